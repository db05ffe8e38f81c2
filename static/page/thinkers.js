// The workers in which bots think, so that the page stays at its frame rate.
// They are started when the first question comes, all from one compiled program.
// One that cannot be had, dies or falls silent is given up, and Go, which is told
// so, thinks about its part itself, in the page.

import { thinker } from '../build.js';
import { sealed } from './embed.js';
import { lost, thought } from './input.js';
import { compiled, file } from './program.js';

const most = 4;

// A worker that thinks says something several times a second. One that owes an
// answer and says nothing for some ticks is stuck. Counted and not timed: a page
// that was asleep must not find all its workers guilty when it wakes.
const tick = 2000;
const ticks = 5;

// After so many deaths of workers that did run, no more are started.
const deaths = 8;

const workers = []; // by number
let program = null; // a promise of the compiled program and the script's address
let refused = false;
let late = false;   // the program is still on its way after all patience
let died = 0;
let warned = false;

// count gives how many workers there are for a question; 0 when there are none.
export function count() {
  if (refused || late || typeof Worker !== 'function') return 0;
  return Math.max(1, Math.min(most, (navigator.hardwareConcurrency || 2) - 1));
}

// script gives the address of the worker's script. A sandboxed frame has an
// origin of its own, in which no worker may come from an address of ours: there
// it is made of what the addresses give.
async function script() {
  if (!sealed) return new URL(thinker.script, document.baseURI).href;
  const texts = await Promise.all([thinker.loader, thinker.script].map(async (u) => (await file(u)).text()));
  return URL.createObjectURL(new Blob(texts.map((t) => `${t}\n`), { type: 'text/javascript' }));
}

function load() {
  if (program) return program;
  const loader = new URL(thinker.loader, document.baseURI).href;
  program = Promise.all([compiled(thinker.wasm), script()])
    .then(([module, address]) => {
      late = false;
      return { module, loader, address };
    });
  return program;
}

// give gives a worker up.
function give(number, why) {
  const one = workers[number];
  if (!one) return;
  delete workers[number];
  clearInterval(one.timer);
  if (one.worker) one.worker.terminate();
  if (one.spoke) died++;
  else if (one.worker || one.failed) refused = true;
  else late = true;
  if (died >= deaths) refused = true;
  if (!warned) console.warn('Bots think in the page now:', why);
  warned = true;
  lost(number);
}

// start starts a worker. Whatever goes wrong with it ends in give.
async function start(number) {
  const one = { worker: null, early: [], spoke: false, failed: false, left: 0, timer: 0 };
  workers[number] = one;
  const end = (why) => { if (workers[number] === one) give(number, why); };
  try {
    const { module, loader, address } = await load();
    if (workers[number] !== one) return;
    one.worker = new Worker(address);
    one.worker.onmessage = ({ data }) => {
      if (typeof data !== 'string') {
        end(data.end);
        return;
      }
      one.spoke = true;
      const { done, err } = JSON.parse(data);
      if (done || err) rest(one);
      else one.left = ticks;
      thought(number, data);
    };
    one.worker.onerror = (event) => {
      event.preventDefault();
      end(event.message || 'the worker was refused');
    };
    one.worker.postMessage({ module, loader });
    for (const text of one.early.splice(0)) one.worker.postMessage(text);
  } catch (error) {
    one.failed = true;
    end(error);
  }
}

// rest ends the wait for an answer.
function rest(one) {
  clearInterval(one.timer);
  one.timer = 0;
}

// ask has a worker think about a question; Go hears of it by thought and lost.
export function ask(number, text) {
  if (!workers[number]) start(number);
  const one = workers[number];
  if (!one) return;
  one.left = ticks;
  if (!one.timer) {
    one.timer = setInterval(() => { if (--one.left <= 0) give(number, 'a worker is silent'); }, tick);
  }
  if (one.worker) one.worker.postMessage(text);
  else one.early.push(text);
}

// forget has a worker stop thinking about its question.
export function forget(number, text) {
  const one = workers[number];
  if (!one) return;
  rest(one);
  if (one.worker) one.worker.postMessage(text);
  else one.early.length = 0;
}

// end ends all workers: the game is over.
export function end() {
  refused = true;
  for (const one of workers.splice(0)) {
    if (one) {
      rest(one);
      if (one.worker) one.worker.terminate();
    }
  }
}
