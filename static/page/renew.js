// The service worker keeps the game for when there is no network, and fetches a
// new version beside the one that runs. This module starts it, tells when a new
// version is there, and swaps to it when the player wants.

import { release } from '../build.js';
import { embedded } from './embed.js';

// How often a page that stays open looks for a new version.
const pause = 60 * 60 * 1000;

let registration = null;

// versionOf asks a worker which version it keeps.
function versionOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage('version', [port2]);
  });
}

// waits deals with a worker that waits to take over. Where the page is of its
// version already there is nothing to ask the player.
async function waits(worker, tell) {
  if (await versionOf(worker) === release) worker.postMessage('take over');
  else tell();
}

function follow(worker, tell) {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') waits(worker, tell);
  });
}

// start has the browser keep the game. tell is called when a new version is
// there. In a frame of another page nothing is kept, and where the browser
// forbids it the game needs the network.
export async function start(tell) {
  if (window.top !== window || embedded) return;
  try {
    registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  // Only now this window counts itself among those that may need old files.
  if (navigator.serviceWorker.controller) navigator.serviceWorker.controller.postMessage('begun');
  if (registration.waiting) waits(registration.waiting, tell);
  if (registration.installing) follow(registration.installing, tell);
  registration.addEventListener('updatefound', () => follow(registration.installing, tell));
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < pause) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no network: later
  });
}

// renew swaps to the version that waits. leave is called just before the page is
// loaded anew: with another address any earlier, Chromium leaves the new version
// waiting.
export function renew(leave) {
  const again = () => {
    leave();
    window.location.reload();
  };
  const waiting = registration && registration.waiting;
  if (!waiting) { // another window has swapped already
    again();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  waiting.postMessage('take over');
}
