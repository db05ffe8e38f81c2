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

// After a program that could not be loaded, the page thinks itself for so long
// before it tries once more, and after each further time twice as long; less
// when the browser says that there is a network again.
const pause = 10000;

const workers = []; // by number
let program = null; // a promise of the compiled program and the script's address
let refused = false;
let late = false;   // the program is still on its way after all patience
let missed = 0;     // how often it could not be loaded
let again = 0;      // when it may be tried again, in ms as performance.now tells
let died = 0;
let warned = false;

// count gives how many workers there are for a question; 0 when there are none.
export function count() {
  if (refused || late || performance.now() < again || typeof Worker !== 'function') return 0;
  return Math.max(1, Math.min(most, (navigator.hardwareConcurrency || 2) - 1));
}

window.addEventListener('online', () => { again = 0; });

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
      missed = 0;
      return { module, loader, address };
    }, (error) => {
      program = null;
      again = performance.now() + pause * 2 ** missed++;
      throw error;
    })
    .finally(() => { late = false; });
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
  else if (one.loaded) refused = true;
  else if (program) late = true;
  if (died >= deaths) refused = true;
  if (!warned) console.warn('Bots think in the page now:', why);
  warned = true;
  lost(number);
}

// start starts a worker. Whatever goes wrong with it ends in give.
async function start(number) {
  const one = { worker: null, early: [], spoke: false, loaded: false, left: 0, timer: 0 };
  workers[number] = one;
  const end = (why) => { if (workers[number] === one) give(number, why); };
  try {
    const { module, loader, address } = await load();
    if (workers[number] !== one) return;
    one.loaded = true;
    one.worker = new Worker(address);
    one.worker.onmessage = ({ data }) => {
      if (!data.say) {
        end(data.end);
        return;
      }
      one.spoke = true;
      if (data.over) rest(one);
      else one.left = ticks;
      thought(number, data.say);
    };
    one.worker.onerror = (event) => {
      event.preventDefault();
      end(event.message || 'the worker was refused');
    };
    one.worker.postMessage({ module, loader });
    for (const line of one.early.splice(0)) one.worker.postMessage({ ask: line });
  } catch (error) {
    end(error);
  }
}

// rest ends the wait for an answer.
function rest(one) {
  clearInterval(one.timer);
  one.timer = 0;
}

// ask has a worker think about a question; Go hears of it by thought and lost.
export function ask(number, line) {
  if (!workers[number]) start(number);
  const one = workers[number];
  if (!one) return;
  one.left = ticks;
  if (!one.timer) {
    one.timer = setInterval(() => { if (--one.left <= 0) give(number, 'a worker is silent'); }, tick);
  }
  if (one.worker) one.worker.postMessage({ ask: line });
  else one.early.push(line);
}

// forget has a worker stop thinking about its question.
export function forget(number, line) {
  const one = workers[number];
  if (!one) return;
  rest(one);
  if (one.worker) one.worker.postMessage({ forget: line });
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
