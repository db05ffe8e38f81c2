// The gate in front of requestAnimationFrame. Ebitengine asks for a frame after
// every frame, for ever; an idle table then costs as much as a moving one. So
// the page gives Ebitengine its own requestAnimationFrame, which keeps the
// callback and asks the browser for a frame only while something moves.

const real = window.requestAnimationFrame.bind(window);

// How long an event keeps frames coming, in milliseconds: enough for a frame
// in which Go sees the event and says whether it wants more.
const afterEvent = 60;

let pending = null; // what Ebitengine wants to run in the next frame
let asked = false;  // whether the browser owes us a frame
let awake = true;   // whether Go wants frames
let until = 0;      // frames come anyway until then
let stopped = false;

function frame(time) {
  asked = false;
  const callback = pending;
  pending = null;
  if (callback && !stopped) callback(time);
}

function ask() {
  if (asked || stopped || !pending) return;
  if (!awake && performance.now() > until) return;
  asked = true;
  real(frame);
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

// wake lets frames come for a moment. Call it before the event is queued.
export function wake() {
  until = performance.now() + afterEvent;
  ask();
}

// setAwake says whether Go wants frames until it says otherwise.
export function setAwake(on) {
  awake = on;
  ask();
}

// stop ends all frames: the program is dead.
export function stop() {
  stopped = true;
}

// isAsleep reports whether no frame will come by itself.
export function isAsleep() {
  return !asked;
}
