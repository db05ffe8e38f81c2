// The address of the page, which may hold a game after "#r=".

// A game that is pasted into the address of a page that is open already comes by
// the fragment alone, which loads nothing.
export function watch() {
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith('#r=')) window.location.reload();
  });
}

// setAddress changes what the browser shows as the address, without loading
// anything; a frame may be forbidden to.
export function setAddress(address) {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch { /* it stays as it was */ }
}
