// The programs of the game, compiled. Boards that share an origin, as frames of
// one page, share them too: one of them loads a program and the others take it.
// In a sandboxed frame, which no server answers unless it allows everybody, the
// page around hands the files in.

import { packed } from '../build.js';
import { ask, embedded, posted } from './embed.js';

const kept = {}; // by address: a promise of the program, while this page loads it or has it
if (embedded) window.vassalsPrograms = kept;

// compiled gives the program of an address, compiled. watch may put itself
// between its bytes and who reads them, to count what comes.
export async function compiled(url, watch = (body) => body) {
  for (;;) {
    const other = lender(url);
    if (!other) break;
    try {
      const program = await unless(other, other.vassalsPrograms[url]);
      kept[url] = Promise.resolve(program);
      return program;
    } catch { /* then another, or from the server */ }
  }
  kept[url] = load(url, watch);
  kept[url].catch(() => delete kept[url]);
  return kept[url];
}

// lender finds a frame beside this one that has the program, or loads it.
function lender(url) {
  if (!embedded) return null;
  for (let i = 0; i < window.parent.length; i++) {
    const frame = window.parent[i];
    try {
      if (frame !== window && frame.vassalsPrograms && frame.vassalsPrograms[url]) return frame;
    } catch { /* one of another origin */ }
  }
  return null;
}

// unless gives what a frame has promised, unless the frame is taken off its page:
// then nothing may come of it any more.
function unless(frame, promised) {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => { if (frame.closed) reject(new Error('the frame is gone')); }, 500);
    promised.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

async function load(url, watch) {
  const response = await file(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const { body } = response;
  if (!WebAssembly.compileStreaming || !body || typeof ReadableStream !== 'function') {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  // Some hosts give .wasm another type, which streaming compilation refuses.
  return WebAssembly.compileStreaming(new Response(watch(body), { headers: { 'Content-Type': 'application/wasm' } }));
}

// file fetches a file of the game.
export async function file(url) {
  const program = url.endsWith('.wasm');
  if (!posted) return program ? globalThis.fetchPacked(url, packed) : fetch(url);
  const given = await ask(url, program && packed && typeof DecompressionStream === 'function');
  const [first] = new Uint8Array(await given.slice(0, 1).arrayBuffer());
  return new Response(first === 0x1f ? given.stream().pipeThrough(new DecompressionStream('gzip')) : given);
}
