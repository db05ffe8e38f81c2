// The browser's way back, which on a phone is a swipe: for each thing that it
// shall close before it leaves the page there is an entry in the history of the
// tab. In a frame it belongs to the page around it.

let at = 0; // at which of our entries the tab is
let wanted = 0; // how many there are to be
let moving = 0; // a timer, while the tab goes back by itself
let leave = () => {};

const own = window.top === window;

// The browser answers a step back with an event, except at the end of the
// history, where nothing happens.
const patience = 1000; // milliseconds

function depth(state) {
  return (state && state.depth) || 0;
}

function follow() {
  if (moving || !own) return;
  try {
    while (at < wanted) {
      window.history.pushState({ depth: at + 1 }, '');
      at++;
    }
    if (at > wanted) {
      moving = setTimeout(arrived, patience);
      window.history.go(wanted - at);
    }
  } catch { /* some frames and files have no history */ }
}

function arrived() {
  clearTimeout(moving);
  moving = 0;
  at = depth(window.history.state);
}

function onPopState() {
  if (moving) {
    arrived();
    follow();
    return;
  }
  at = depth(window.history.state);
  if (at >= wanted) {
    follow(); // after a step forth there is nothing to go to
    return;
  }
  const steps = wanted - at;
  wanted = at; // until the game tells what has come of it
  for (let n = 0; n < steps; n++) leave();
}

// listen has close called for each step back.
export function listen(close) {
  leave = close;
  at = depth(window.history.state); // a reload keeps it
  window.addEventListener('popstate', onPopState);
}

// set says how many steps back close has something to do for.
export function set(n) {
  wanted = n;
  follow();
}
