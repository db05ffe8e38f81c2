// For the page and for the service worker, hence no module.

// fetchPacked fetches a large file. A server that compresses answers with a
// Content-Encoding, the better of those that it knows; from one that does not,
// the copy by gzip that lies beside the file is taken, if packed says that
// there is one.
self.fetchPacked = async (url, packed, options = {}) => {
  const stop = new AbortController();
  const response = await fetch(url, { ...options, signal: stop.signal });
  const plain = response.ok && !response.headers.get('Content-Encoding') && !response.headers.get('Vassals-Kept');
  if (!packed || !plain || typeof DecompressionStream !== 'function') return response;
  try {
    const copy = await fetch(`${url}.gz`, options);
    if (!copy.ok) return response;
    const reader = copy.body.getReader();
    const first = await reader.read();
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(first.value);
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    const begins = (...bytes) => bytes.every((b, i) => first.value[i] === b);
    let body;
    if (begins(0x1f, 0x8b)) body = chunks.pipeThrough(new DecompressionStream('gzip'));
    else if (begins(0x00, 0x61, 0x73, 0x6d)) body = chunks; // wasm: the host has unpacked it by itself
    else return response; // a page that says, with status 200, that there is no such file
    stop.abort();
    return new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
  } catch {
    return response;
  }
};
