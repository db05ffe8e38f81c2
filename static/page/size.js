// The room that the canvas has.
//
// Ebitengine asks document.body for its clientWidth and clientHeight, multiplies
// them by a devicePixelRatio that it reads only once, and listens to nothing but
// the window's resize event (hajimehoshi/ebiten#2343, #3067). So it runs without
// HiDPI here, and the body answers in device pixels by the ratio of now.

// Above this ratio more pixels cost battery and show nothing.
const maxRatio = 3;
const saverRatio = 2; // with the battery saver

const room = document.getElementById('room');
const safe = document.getElementById('safe');

let width = 0, height = 0; // CSS pixels
let ratio = 1;
let mostRatio = maxRatio;
let deviceWidth = 0, deviceHeight = 0;
let insets = [0, 0, 0, 0];
let textScale = 1;

// What #safe's letters measure where nobody asked for larger ones: style.css
// takes the size of the system's text on iOS, of the browser's elsewhere.
const usualText = CSS.supports('-webkit-touch-callout', 'none') ? 17 : 16;
let onChange = () => {};

// The exact size in device pixels, where the browser tells it: a CSS size times
// the ratio can be off by one.
let exact = null;

function measure() {
  const box = room.getBoundingClientRect();
  const css = window.getComputedStyle(safe);
  const sides = [css.paddingTop, css.paddingRight, css.paddingBottom, css.paddingLeft].map((s) => parseFloat(s) || 0);
  const text = (parseFloat(css.fontSize) || usualText) / usualText;
  const w = Math.max(1, box.width), h = Math.max(1, box.height);
  const r = Math.min(Math.max(window.devicePixelRatio || 1, 1), mostRatio);
  let dw = Math.round(w * r), dh = Math.round(h * r);
  if (exact && Math.abs(exact[0] - dw) <= 1 && Math.abs(exact[1] - dh) <= 1) [dw, dh] = exact;
  const same = w === width && h === height && r === ratio && dw === deviceWidth && dh === deviceHeight
    && sides.every((s, i) => s === insets[i]) && text === textScale;
  [width, height, ratio, deviceWidth, deviceHeight, insets, textScale] = [w, h, r, dw, dh, sides, text];
  return !same;
}

// current gives the size in CSS pixels, the ratio, the safe insets (top, right,
// bottom, left), and how many times larger than usual text is wanted.
export function current() {
  return { width, height, ratio, insets, textScale };
}

// outgrown tells whether the room has changed and no event has told of it yet:
// the browser sends it with a frame.
export function outgrown() {
  const box = room.getBoundingClientRect();
  return Math.max(1, box.width) !== width || Math.max(1, box.height) !== height;
}

function check() {
  if (!measure()) return;
  onChange();
  // Ebitengine sizes its canvas when it hears this.
  window.dispatchEvent(new Event('resize'));
}

// setSaver takes fewer pixels, for the battery's sake, or all of them again. Go
// calls it, and is not to be called back meanwhile.
export function setSaver(on) {
  mostRatio = on ? saverRatio : maxRatio;
  setTimeout(check);
}

// Zooming the browser, or a move to another monitor, changes the ratio.
function watchRatio() {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener('change', () => {
    check();
    watchRatio();
  }, { once: true });
}

// watch measures now and whenever the room may have changed, and calls changed
// each time it has, before Ebitengine learns of it.
export function watch(changed) {
  onChange = changed;
  for (const [name, value] of [['clientWidth', () => deviceWidth], ['clientHeight', () => deviceHeight]]) {
    Object.defineProperty(document.body, name, { configurable: true, get: value });
  }
  const observer = new ResizeObserver((entries) => {
    const box = entries[entries.length - 1].devicePixelContentBoxSize;
    exact = box ? [box[0].inlineSize, box[0].blockSize] : null;
    check();
  });
  try {
    observer.observe(room, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(room); // Safari knows no device pixels here
  }
  // iOS settles some time after it was turned.
  window.addEventListener('orientationchange', () => {
    check();
    setTimeout(check, 300);
  });
  window.addEventListener('resize', (event) => {
    if (!event.isTrusted) return;
    // Ebitengine hears of it from check, if anything changed.
    event.stopImmediatePropagation();
    check();
  }, { capture: true });
  if (window.visualViewport) window.visualViewport.addEventListener('resize', check);
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', check); // the size of text may have been changed elsewhere
  watchRatio();
  measure();
}
