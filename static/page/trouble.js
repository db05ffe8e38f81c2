// The page that stands in for the game when it cannot run, or has died: what
// happened, a report to copy, and the way back.

import { build } from '../build.js';
import { copy } from './clipboard.js';
import { embedded, failed } from './embed.js';
import { setAddress } from './link.js';
import * as loop from './loop.js';
import * as storage from './storage.js';
import { text, current } from './texts.js';

const sheet = document.getElementById('trouble');
const element = (name) => document.getElementById(`trouble-${name}`);

const log = []; // the last lines of the program's output
const born = Date.now();

let shown = false;

// remember keeps a line of output for the report.
export function remember(line) {
  log.push(line);
  if (log.length > 60) log.shift();
}

function action(label, handler, quiet) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  if (quiet) button.className = 'quiet';
  button.addEventListener('click', () => handler(button));
  element('buttons').append(button);
  return button;
}

function report(what) {
  const lines = [
    `Vassals ${build}`,
    `${new Date().toISOString()}, ${Math.round((Date.now() - born) / 1000)} s after the start`,
    navigator.userAgent,
    `${window.innerWidth}x${window.innerHeight} at ${window.devicePixelRatio}, ${current()}`,
    '',
    what,
  ];
  if (log.length) lines.push('', 'Output:', ...log);
  // A frame has its game in the address; what is stored is the reader's own.
  if (embedded) lines.push('', window.location.href);
  else for (const [key, value] of Object.entries(storage.all())) lines.push('', `${key}:`, value);
  return lines.join('\n');
}

async function offer(button, area) {
  if (!await copy(area.value)) {
    element('details').open = true;
    area.focus();
    area.select();
    return;
  }
  button.textContent = text('crash.copied');
}

// show replaces the game by a message. title and message are in the player's
// language; detail, for the report, is in the program's words. With offerAside
// the saved game can be put out of the way.
export function show(title, message, backLabel, detail, offerAside = false) {
  console.error(detail);
  if (shown) return; // what came first is the cause
  shown = true;
  loop.stop();
  document.getElementById('splash').hidden = true;
  document.getElementById('mirror').hidden = true;
  document.getElementById('editor').hidden = true;
  for (const canvas of document.querySelectorAll('canvas')) canvas.hidden = true;
  element('title').textContent = title;
  element('text').textContent = message;
  const back = action(backLabel, () => {
    if (!embedded) storage.resumeNext();
    window.location.reload();
  });
  const area = element('report');
  area.value = report(detail);
  area.setAttribute('aria-label', text('crash.report'));
  element('details').querySelector('summary').textContent = text('crash.report');
  action(text('crash.copy'), (button) => offer(button, area), true);
  if (offerAside && !embedded) {
    action(text('aside'), () => {
      storage.setAside();
      window.location.reload();
    }, true);
  }
  sheet.hidden = false;
  if (embedded) failed(detail);
  else back.focus();
}

// crash says that the program has died of detail. When it dies again and again
// a saved game may be the reason, and can be put aside.
export function crash(detail) {
  if (shown) {
    remember(detail);
    return;
  }
  const times = storage.recent('crashes', 2 * 60 * 1000);
  show(text('crash.title'), text('crash'), text('crash.back'), detail, times.length > 1);
}

// watch shows a crash for every error that our own scripts throw.
export function watch() {
  const own = new URL('.', document.baseURI).href;
  window.addEventListener('error', (event) => {
    // Not the errors of extensions, nor "ResizeObserver loop", which is none.
    if (!event.error || !String(event.filename).startsWith(own)) return;
    crash(event.error.stack || String(event.error));
  });
  window.addEventListener('unhandledrejection', (event) => {
    remember(`unhandled: ${event.reason && (event.reason.stack || event.reason)}`);
  });
}

// watchGraphics keeps Ebitengine, which reloads the page when the graphics are
// lost, from doing so for ever. address gives the one that shows the game under
// way again, or '': it comes back by that, which works without a storage too.
export function watchGraphics(address) {
  window.addEventListener('webglcontextlost', (event) => {
    const times = storage.recent('graphics', 60 * 1000);
    const again = address();
    if (again) setAddress(again);
    if (times.length < 3) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show(text('crash.title'), text('graphics'), text('retry'), 'The WebGL context was lost three times within a minute.');
  }, { capture: true });
}
