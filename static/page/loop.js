// The gate in front of requestAnimationFrame. Ebitengine asks for a frame after
// every frame, for ever; an idle table then costs as much as a moving one. So
// the page gives Ebitengine its own requestAnimationFrame, which keeps the
// callback and asks the browser for a frame only while something moves.

const real = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);

// How many frames an event brings. The first may have begun before the event
// and only now ask for its successor; in the next Go sees the event and says
// whether it wants more. Counted and not timed: a frame of a slow machine may
// take longer than any time that one would give it.
const afterEvent = 2;

let pending = null; // what Ebitengine wants to run in the next frame
let asked = 0;      // the frame that the browser owes us, by its number
let awake = true;   // whether Go wants frames
let owed = 0;       // frames that come anyway
let stopped = false;
let hidden = false; // the page is out of sight

// With the battery saver frames come at most this often, in milliseconds: every
// second one of a common screen.
const saverTime = 25;
let saving = false;
let last = 0; // when the last frame came

function frame(time) {
  if (saving && time - last < saverTime) {
    asked = real(frame);
    return;
  }
  asked = 0;
  if (hidden) return;
  last = time;
  if (owed > 0) owed--;
  const callback = pending;
  pending = null;
  if (callback && !stopped) callback(time);
}

function ask() {
  if (asked || stopped || hidden || !pending) return;
  if (!awake && owed === 0) return;
  asked = real(frame);
}

function request(callback) {
  pending = callback;
  ask();
  return 1;
}

// install puts the gate in place. Ebitengine reads requestAnimationFrame once,
// while it is initialised.
export function install() {
  window.requestAnimationFrame = request;
}

// uninstall gives the rest of the page the browser's own function back.
export function uninstall() {
  window.requestAnimationFrame = real;
}

// wake lets a few frames come: something has happened that Go is to see.
export function wake() {
  owed = afterEvent;
  ask();
}

// act wakes for what a person does, and asks for the frame anew. WebKit allows
// what needs a person's doing, to copy, to fill the screen, to open a window,
// only in frames that were asked for while it heard of the doing, and in those
// that these ask for.
export function act() {
  cancel(asked);
  asked = 0;
  wake();
}

// setSaver takes half of the frames away, or gives them back.
export function setSaver(on) {
  saving = on;
}

// setAwake says whether Go wants frames until it says otherwise.
export function setAwake(on) {
  awake = on;
  ask();
}

// setHidden holds all frames back while the page is out of sight. Browsers do so
// too, but not all of them at once and everywhere.
export function setHidden(on) {
  hidden = on;
  if (!on) wake();
}

// stop ends all frames: the program is dead.
export function stop() {
  stopped = true;
}
