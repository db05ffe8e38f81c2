// The files of the game that sealed frames ask for, each fetched once for all.

const files = new Map(); // address -> a promise of a Blob, for all frames

// fetched gives a file of the game, the copy by gzip where that is smaller and the
// server does not compress by itself (see packed.js).
async function fetched(url, packed) {
  const stop = new AbortController();
  const response = await fetch(url, { signal: stop.signal });
  if (packed && response.ok && !response.headers.get('Content-Encoding') && !response.headers.get('Vassals-Kept')) {
    const copy = await fetch(`${url}.gz`).then((r) => (r.ok ? r.blob() : null), () => null);
    const [first] = copy ? new Uint8Array(await copy.slice(0, 1).arrayBuffer()) : [];
    // Packed still, or unpacked by the host: no page that says that there is none.
    if (first === 0x1f || first === 0x00) {
      stop.abort();
      return copy;
    }
  }
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.blob();
}

function file(url, packed) {
  if (!files.has(url)) {
    files.set(url, fetched(url, packed));
    files.get(url).catch(() => files.delete(url)); // the next board tries again
  }
  return files.get(url);
}
