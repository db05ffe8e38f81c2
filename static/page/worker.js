// A worker in which a bot thinks: it runs thinker.wasm, which wants to be called
// again and again while it has something to think about. A classic script, so
// that it may also come as a blob together with the loader of Go.

'use strict';

const early = [];    // what the page has said before Go ran
let hear = null;     // Go: takes a message and tells whether there is more to think
let step = null;     // Go: thinks for a moment and tells the same
let going = false;

// Where there are but two cores the page needs them both, to draw and to show,
// more so where it draws without a graphics card. There a worker rests for as
// long as it has thought.
const scarce = (navigator.hardwareConcurrency || 2) <= 2;

// The next step waits behind the messages of the page that have come meanwhile;
// a timer would wait for longer than that.
const turn = new MessageChannel();
turn.port1.onmessage = think;

function think() {
  going = false;
  const begun = performance.now();
  goOn(step(), performance.now() - begun);
}

function goOn(more, took = 0) {
  if (!more || going) return;
  going = true;
  if (scarce && took > 0) setTimeout(think, took);
  else turn.port2.postMessage(null);
}

// begin gets the functions of Go.
self.begin = (hears, steps) => {
  [hear, step] = [hears, steps];
  for (const line of early.splice(0)) goOn(hear(line));
};

// say replies to the page; over says that it was all.
self.say = (line, over) => self.postMessage({ say: line, over });

async function start({ module, loader }) {
  let end = 'The program of the worker has ended.';
  try {
    if (!self.Go) importScripts(loader);
    const go = new self.Go();
    await go.run(await WebAssembly.instantiate(module, go.importObject));
  } catch (error) {
    end = String((error && error.stack) || error);
  }
  self.postMessage({ end });
}

// The page sends the program first, and then what it asks or wants forgotten.
self.onmessage = ({ data }) => {
  const line = data.ask || data.forget;
  if (!line) start(data);
  else if (hear) goOn(hear(line));
  else early.push(line);
};
