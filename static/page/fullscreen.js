// Filling the whole screen, where the browser can: not on an iPhone, nor in a
// frame that may not. The whole document fills it, since what lies over the
// canvas has to stay in view.

const root = document.documentElement;

// state tells whether the screen can be filled, and whether it is.
export function state() {
  return [Boolean(document.fullscreenEnabled && root.requestFullscreen), Boolean(document.fullscreenElement)];
}

// set fills the screen or ends that. A browser that does not want to says so in
// a promise, which changes nothing.
export function set(on) {
  if (on === state()[1]) return;
  const done = on ? root.requestFullscreen({ navigationUI: 'hide' }) : document.exitFullscreen();
  if (done) done.catch(() => {});
}

// watch calls changed when the screen is filled or is no longer.
export function watch(changed) {
  document.addEventListener('fullscreenchange', changed);
}
