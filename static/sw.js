// The service worker: it keeps one whole version of the game, so that the game
// starts without the network, and never puts files of two versions together.
//
// files.js tells which files make a version. A new version is fetched beside
// the old one, all of it or nothing, and waits until the player wants it
// (page/renew.js). While one works on the game the list is "live": then the
// network comes first and what is kept is only for when there is none.
//
// To take the worker away from those who have it, put an empty files.js there:
// a worker without a list ends itself.

importScripts('packed.js', 'files.js');

const { version, live, files } = self.release || { version: '', live: true, files: [] };
const scope = self.registration.scope;
const prefix = `vassals ${scope} `;
const own = prefix + version;
const home = new URL('index.html', scope).href;
const listed = new Map(files.map((file) => [new URL(file.url, scope).href, file]));

// whole fetches a file, from another version's where it is the same.
async function whole(file) {
  if (file.lasting) {
    const kept = await caches.match(file.url);
    if (kept) return kept;
  }
  const response = await self.fetchPacked(file.url, file.packed, { cache: file.lasting ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
  const body = await response.arrayBuffer();
  if (file.mark ? !new TextDecoder().decode(body).includes(file.mark) : await hash(body) !== file.hash) {
    throw new Error(`${file.url} is of another version, or damaged`);
  }
  // A new response: one that was redirected would not do for a page.
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.set('Vassals-Kept', version);
  return new Response(body, { headers });
}

async function hash(body) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...sum));
}

// fill keeps the version, all of it or nothing.
async function fill() {
  const had = await caches.has(own); // the same version may be at work, under another copy of this script
  try {
    const cache = await caches.open(own);
    await Promise.all(files.map(async (file) => cache.put(file.url, await whole(file))));
    if ((await caches.open(own).then((c) => c.keys())).length < files.length) throw new Error('removed meanwhile');
  } catch (error) {
    if (!had) await caches.delete(own);
    throw error;
  }
}

// tidy removes the other versions, unless one of them is about to take over, or
// a window may still run one and want another of its files.
async function tidy() {
  if (self.registration.waiting || self.registration.installing) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== own) await caches.delete(name);
  }
}

// kept gives a file of this version; of another only by a name that changes
// with the file.
async function kept(url) {
  const cache = await caches.open(own);
  return await cache.match(url) || (live ? undefined : caches.match(url));
}

async function answer(request, url) {
  if (live) {
    try {
      return await fetch(request);
    } catch (error) {
      const copy = await kept(url);
      if (copy) return copy;
      throw error;
    }
  }
  // Somebody may have emptied the storage: then the network has to do.
  return await kept(url) || fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(files.length ? fill() : self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    await tidy();
    if (!files.length) return void await self.registration.unregister();
    await self.clients.claim();
  })());
});

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0].postMessage(version);
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'begun') event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.search = url.hash = '';
  if (request.method !== 'GET' || !url.href.startsWith(scope) || !files.length) return;
  if (request.mode === 'navigate') {
    // Other pages beside the game are none of it.
    if (url.href !== scope && url.href !== home) return;
    event.respondWith(answer(request, home));
  } else if (listed.has(url.href) || !live && /\.[0-9a-f]{10}\.\w+$/.test(url.pathname)) {
    event.respondWith(answer(request, url.href));
  }
});
