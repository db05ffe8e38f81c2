// The page around the game: it shows a splash, loads game.wasm and runs it, and
// gives Go what only a page has. What works around a gap of Ebitengine 2.9 says
// which one, so that it can go when the gap is closed.

import { release, wasm } from './build.js';
import * as back from './page/back.js';
import { copy } from './page/clipboard.js';
import { edit } from './page/editor.js';
import * as embed from './page/embed.js';
import * as files from './page/files.js';
import * as fullscreen from './page/fullscreen.js';
import * as input from './page/input.js';
import * as letters from './page/letters.js';
import * as link from './page/link.js';
import * as loop from './page/loop.js';
import * as mirror from './page/mirror.js';
import { compiled } from './page/program.js';
import * as renew from './page/renew.js';
import * as size from './page/size.js';
import * as sound from './page/sound.js';
import * as storage from './page/storage.js';
import * as surface from './page/surface.js';
import * as tabs from './page/tabs.js';
import { current, setLanguage, text } from './page/texts.js';
import * as thinkers from './page/thinkers.js';
import * as trouble from './page/trouble.js';

const splash = document.getElementById('splash');
const progress = document.getElementById('progress');

let game = null; // the functions of Go, once it runs

// runs tells whether the browser can run the game's program.
const runs = typeof WebAssembly === 'object' && typeof WebAssembly.instantiate === 'function';

// draws tells whether the browser can draw the game.
function draws() {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2');
  if (!gl) return false;
  // The graphics memory of the probe shall not wait for the garbage collector.
  const lose = gl.getExtension('WEBGL_lose_context');
  if (lose) lose.loseContext();
  return true;
}

// counted gives a stream of bytes that tells how much of it has come. The length
// in the headers may be that of a compressed body, so the build tells the true
// one.
function counted(body) {
  const reader = body.getReader();
  let got = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      got += value.byteLength;
      progress.value = Math.min(got / wasm.bytes, 1);
      controller.enqueue(value);
    },
  });
}

// adoptCanvas corrects what Ebitengine makes of the page: a second viewport meta
// without viewport-fit, and a canvas that comes first for Tab and has no name.
function adoptCanvas() {
  const metas = document.querySelectorAll('meta[name=viewport]');
  metas.forEach((meta, i) => {
    if (i > 0) meta.remove();
  });
  const canvas = document.querySelector('canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', text('canvas'));
  input.adopt(canvas);
}

// What Go calls. Nothing here throws, and nothing here blocks.
window.vassalsPage = {
  // connect takes the functions of Go: what surface.js asks, and hidden(bool).
  connect(functions) {
    game = functions;
    surface.connect(functions);
    loop.uninstall();
    adoptCanvas();
  },
  // shown ends the splash: the first frame is on the canvas.
  shown() {
    splash.classList.add('gone');
    setTimeout(() => { splash.hidden = true; }, 300);
    // Where there is no game to go on with, this is no action and does nothing.
    if (!embed.embedded && storage.resumes()) game.perform('continue');
    surface.begin();
    renew.start(() => { if (game) game.renewed(); });
    embed.begin((command) => game.command(command), () => game.link(), release);
  },
  bytes: input.bytes,
  drain: input.drain,
  words: input.takeWords,
  awake: loop.setAwake,
  wake: loop.wake,
  // room gives the size in one array: width, height, ratio, insets, text scale.
  room() {
    const { width, height, ratio, insets, textScale } = size.current();
    return [width, height, ratio, ...insets, textScale];
  },
  letters: letters.draw,
  load: storage.load,
  store: storage.save,
  remove: storage.remove,
  keys: storage.keys,
  persist: storage.persist,
  tell: tabs.tell,
  // date writes a time in milliseconds as people of the language shown do.
  date: (time) => new Intl.DateTimeFormat(current(), { dateStyle: 'medium', timeStyle: 'short' }).format(time),
  languages: () => [...navigator.languages],
  reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  language(code, title) {
    setLanguage(code);
    document.title = title;
    const canvas = document.querySelector('canvas');
    if (canvas) canvas.setAttribute('aria-label', text('canvas'));
  },
  announce: mirror.announce,
  mirror: (json) => mirror.update(JSON.parse(json)),
  edit: (x, y, w, h, label, value, max) => edit(x, y, w, h, label, value, max, input.edited),
  sound: sound.play,
  volume: sound.setVolume,
  saver(on) {
    size.setSaver(on);
    loop.setSaver(on);
  },
  fullscreen: fullscreen.state,
  setFullscreen: fullscreen.set,
  save: files.save,
  open: () => files.open((ok, content) => game.opened(ok, content)),
  depth: back.set,
  // copy puts a text on the clipboard and tells Go whether it could.
  copy: (content) => copy(content).then((ok) => game.copied(ok)),
  address: () => window.location.href,
  setAddress: link.setAddress,
  // renew swaps to the new version that game.renewed told of. The game under way
  // comes back by the address, also where nothing could be stored.
  renew: () => renew.renew(() => {
    const again = game.address();
    if (again) link.setAddress(again);
  }),
  // entropy gives two random numbers of 32 bits.
  entropy: () => [...crypto.getRandomValues(new Uint32Array(2))],
  // event tells the page around a frame what has happened in the game, which is
  // stored nowhere: if the frame is loaded anew it goes on by its address.
  event(json) {
    embed.tell(json);
    const address = game && JSON.parse(json).type === 'state' ? game.address() : '';
    if (address) link.setAddress(address);
  },
  openTab: embed.openTab,
  thinkers: thinkers.count,
  ask: thinkers.ask,
  forget: thinkers.forget,
  crash(detail) {
    thinkers.end();
    surface.disconnect();
    trouble.crash(detail);
  },
};

// keepOutput copies what the program prints into the report of a crash.
function keepOutput() {
  const write = globalThis.fs.writeSync;
  const decoder = new TextDecoder();
  let line = '';
  globalThis.fs.writeSync = (fd, bytes) => {
    line += decoder.decode(bytes, { stream: true });
    const lines = line.split('\n');
    line = lines.pop();
    lines.forEach(trouble.remember);
    return write.call(globalThis.fs, fd, bytes);
  };
}

// watchSeen has the game stop while nobody can see it.
function watchSeen() {
  let outside = false; // of the part of the page around that is in sight
  const changed = () => {
    const hidden = document.hidden || outside;
    if (document.hidden) input.cancelAll();
    if (game) game.hidden(hidden);
    loop.setHidden(hidden);
  };
  document.addEventListener('visibilitychange', changed);
  if (!embed.embedded) return;
  embed.watchSight((seen) => {
    outside = !seen;
    changed();
  });
}

function watchPage() {
  link.watch();
  back.listen(() => { if (game) game.leave(); });
  if (!embed.embedded) { // a frame keeps nothing that other tabs could change
    tabs.listen((key) => { if (game) game.stored(key); }, (said) => { if (game) game.heard(said); });
  }
  watchSeen();
  window.addEventListener('pageshow', loop.wake);
  fullscreen.watch(input.resized);
  window.addEventListener('focus', loop.wake);
  window.matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
    if (game) game.motion(event.matches);
  });
}

async function main() {
  surface.install();
  trouble.watch();
  document.documentElement.lang = current();
  document.getElementById('loading').textContent = text('loading');
  await embed.inSight();
  // Loading goes on while the graphics are tried, which takes its time.
  const loading = runs && compiled(wasm.url, counted);
  const missing = !runs ? 'nowasm' : !draws() ? 'nowebgl' : '';
  if (missing) {
    if (loading) loading.catch(() => {});
    trouble.show(text('name'), text(missing), text('retry'), missing);
    return;
  }
  let instance, go;
  try {
    go = new globalThis.Go();
    instance = await WebAssembly.instantiate(await loading, go.importObject);
  } catch (error) {
    // A server that does not let a sandboxed frame read its files gives no answer.
    const refused = embed.sealed && error instanceof TypeError;
    const said = refused ? text('failed.sealed') : text('failed');
    trouble.show(text('failed.title'), said, text('retry'), String((error && error.stack) || error));
    return;
  }
  progress.removeAttribute('value');
  keepOutput();
  size.watch(input.resized);
  input.listen(mirror.owns);
  mirror.listen({
    perform(id) { if (game) game.perform(id); },
    focus(id) {
      if (!game) return;
      game.focus(id);
      loop.wake();
    },
  });
  sound.listen();
  trouble.watchGraphics(() => (game ? game.address() : ''));
  watchPage();
  loop.install();
  await go.run(instance);
  thinkers.end();
  surface.disconnect();
  trouble.crash('The program has ended.');
}

main();
