// The queue of what people do. Ebitengine polls the state of its devices once a
// tick, which loses fast taps, keeps ghost fingers after a touchcancel and
// swallows Tab and F5 (hajimehoshi/ebiten#3249, #3690). So it gets to hear of no
// event: they are caught here on their way down, written into a queue of plain
// numbers, and Go fetches them all in one call an Update.

import { embedded } from './embed.js';
import { hint } from './hint.js';
import * as loop from './loop.js';

// The kinds of events; wasm/events.go has the same list.
const Down = 0, Move = 1, Up = 2, Cancel = 3, Wheel = 4, Pinch = 5, Key = 6, Resize = 7, Edited = 8, Thought = 9;

const pointers = { mouse: 0, touch: 1, pen: 2 };

// Numbers in an event: kind, pointer, id, x, y, a, b, flags, time.
const stride = 9;
const capacity = 128;

const queue = []; // arrays of stride numbers
const words = []; // the texts that belong to Key (key, code), Edited and Thought, in order
const numbers = new Float64Array(stride * capacity);

// bytes is what Go copies after drain.
export const bytes = new Uint8Array(numbers.buffer);

// A finger that moves less than that, in CSS pixels, still taps.
const slop = 10;

const down = new Map(); // pointer id -> the event that pressed it

const paired = new Set(); // those of them that were down together with another

let canvas = null;
let keepsFocus = () => false; // whether a wheel or a key over this element is ours

function push(kind, pointer, id, x, y, a, b, flags, time) {
  if (kind === Up || kind === Key) loop.act();
  else loop.wake();
  queue.push([kind, pointer, id, x, y, a, b, flags, time]);
}

// drain moves events into bytes and gives how many; what does not fit waits.
export function drain() {
  const n = Math.min(queue.length, capacity);
  for (let i = 0; i < n; i++) numbers.set(queue[i], i * stride);
  queue.splice(0, n);
  if (queue.length) loop.wake();
  return n;
}

// takeWords gives the texts of the events drained so far, one a line.
export function takeWords() {
  return words.splice(0).map((w) => w.replace(/[\n\r]/g, ' ')).join('\n');
}

// pending reports whether Go has events to fetch.
export function pending() {
  return queue.length > 0;
}

// edited queues the end of the text box: what it held, or that it was given up.
export function edited(ok, text) {
  words.push(text);
  push(Edited, 0, 0, 0, 0, 0, 0, ok ? 1 : 0, performance.now());
}

// thought queues what a worker says that a bot thinks in.
export function thought(worker, text) {
  words.push(text);
  push(Thought, 0, worker, 0, 0, 0, 0, 0, performance.now());
}

// lost queues that a worker is no more.
export function lost(worker) {
  words.push('');
  push(Thought, 0, worker, 0, 0, 0, 0, 1, performance.now());
}

// resized queues a change of size.
export function resized() {
  push(Resize, 0, 0, 0, 0, 0, 0, 0, performance.now());
}

// cancelAll takes all pointers away; what they began comes to nothing.
export function cancelAll() {
  for (const [id, event] of down) {
    push(Cancel, pointers[event.pointerType] || 0, id, event.clientX, event.clientY, 0, 0, 0, performance.now());
  }
  down.clear();
}

function pointer(kind, event) {
  push(kind, pointers[event.pointerType] || 0, event.pointerId, event.clientX, event.clientY, 0, 0, 0, event.timeStamp);
}

function onPointerDown(event) {
  if (event.target !== canvas || event.button !== 0) return;
  document.documentElement.classList.remove('keyboard');
  // The focus moves first: leaving the text box ends it before this tap begins.
  canvas.focus({ preventScroll: true });
  try {
    canvas.setPointerCapture(event.pointerId);
  } catch { /* the pointer is gone already */ }
  if (down.size === 0) paired.clear();
  down.set(event.pointerId, event);
  if (down.size > 1) for (const id of down.keys()) paired.add(id);
  pointer(Down, event);
}

// alone tells whether a finger is the only one on a frame. Then its way is the
// page's around the frame, which it scrolls; what it may still be is a tap. Where
// the page has nothing to scroll the browser leaves the finger here.
function alone(event) {
  if (!embedded || event.pointerType !== 'touch' || down.size > 1) return false;
  if (paired.has(event.pointerId)) return true;
  const began = down.get(event.pointerId);
  if (Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > slop) {
    down.delete(event.pointerId);
    pointer(Cancel, event);
    hint();
  }
  return true;
}

function onPointerMove(event) {
  if (down.has(event.pointerId)) {
    if (!alone(event)) pointer(Move, event);
    return;
  }
  // Of a mouse that hovers only the last place counts.
  if (event.target !== canvas || event.pointerType === 'touch') return;
  const last = queue[queue.length - 1];
  if (last && last[0] === Move && last[2] === event.pointerId) {
    [last[3], last[4], last[8]] = [event.clientX, event.clientY, event.timeStamp];
    return;
  }
  pointer(Move, event);
}

function onPointerEnd(kind, event) {
  // The browser takes a finger away that scrolls.
  if (embedded && event.type === 'pointercancel' && down.size === 1 && !paired.has(event.pointerId)) hint();
  if (down.delete(event.pointerId)) pointer(kind, event);
}

function clamp(value, limit) {
  return Math.max(-limit, Math.min(limit, value));
}

function onWheel(event) {
  if (event.target !== canvas) {
    // A pinch over what lies above the canvas must not zoom the page either.
    if (event.ctrlKey && keepsFocus(event.target)) event.preventDefault();
    return;
  }
  event.stopImmediatePropagation();
  // The wheel scrolls the page around a frame until somebody has clicked into it.
  if (embedded && !document.hasFocus()) return;
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? window.innerHeight : 1;
  const dx = clamp(event.deltaX * unit, 600), dy = clamp(event.deltaY * unit, 600);
  const ctrl = event.ctrlKey ? 1 : 0;
  const last = queue[queue.length - 1];
  if (last && last[0] === Wheel && last[7] === ctrl) {
    last[3] = event.clientX;
    last[4] = event.clientY;
    last[5] += dx;
    last[6] += dy;
    return;
  }
  push(Wheel, 0, 0, event.clientX, event.clientY, dx, dy, ctrl, event.timeStamp);
}

// The pinch of a trackpad in Safari, whose scale counts from its beginning.
let gestureScale = 1;

function onGesture(event) {
  if (event.target !== canvas) return;
  event.preventDefault();
  if (event.type === 'gesturestart') gestureScale = 1;
  // On a touch screen the fingers have told this already.
  if (down.size > 0 || !(event.scale > 0)) return;
  push(Pinch, 0, 0, event.clientX, event.clientY, event.scale / gestureScale, 0, 0, event.timeStamp);
  gestureScale = event.scale;
}

// Keys that scroll or leave a page when nobody takes them.
const taken = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' ', 'Enter', 'Escape',
  'Home', 'End', 'PageUp', 'PageDown', 'Backspace', '\'', '/']);

function onKeyDown(event) {
  const target = event.target;
  if (event.key === 'Tab') document.documentElement.classList.add('keyboard');
  const foreign = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
    || event.key === 'Tab' || /^F\d+$/.test(event.key) || event.key === 'Unidentified' || event.key === 'Dead';
  if (target === canvas) event.stopImmediatePropagation();
  if (foreign) return;
  if (target !== canvas && target !== document.body && !keepsFocus(target)) return;
  // A button of the mirror keeps what presses it.
  if (target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
  if (taken.has(event.key)) event.preventDefault();
  words.push(event.key, event.code);
  push(Key, 0, 0, 0, 0, 0, 0, (event.shiftKey ? 1 : 0) | (event.repeat ? 2 : 0), event.timeStamp);
}

function swallow(event) {
  if (event.target === canvas) event.stopImmediatePropagation();
}

function swallowTouch(event) {
  if (event.target !== canvas) return;
  event.stopImmediatePropagation();
  // In a frame the page around it scrolls by one finger.
  const scrolls = embedded && event.touches.length === 1;
  // No emulated mouse, no magnifying glass, no double tap zoom.
  if (event.cancelable && !scrolls) event.preventDefault();
}

// listen begins to queue events. mine says whether keys on an element (of the
// mirror) are the game's too.
export function listen(mine) {
  keepsFocus = mine;
  const on = (type, handler) => window.addEventListener(type, handler, { capture: true, passive: false });
  on('pointerdown', onPointerDown);
  on('pointermove', onPointerMove);
  on('pointerup', (event) => onPointerEnd(Up, event));
  on('pointercancel', (event) => onPointerEnd(Cancel, event));
  on('lostpointercapture', (event) => onPointerEnd(Cancel, event));
  on('wheel', onWheel);
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) on(type, onGesture);
  on('keydown', onKeyDown);
  for (const type of ['keyup', 'mousedown', 'mouseup', 'mousemove']) on(type, swallow);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) on(type, swallowTouch);
  // Ebitengine takes what is dropped for files of the system, and dies of others.
  for (const type of ['dragenter', 'dragover', 'drop']) {
    on(type, (event) => {
      if (event.target !== canvas) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    });
  }
  for (const type of ['contextmenu', 'selectstart', 'dragstart']) {
    on(type, (event) => { if (event.target === canvas) event.preventDefault(); });
  }
  window.addEventListener('blur', cancelAll);
  window.addEventListener('pagehide', cancelAll);
}

// adopt takes the canvas that Ebitengine made.
export function adopt(element) {
  canvas = element;
}
