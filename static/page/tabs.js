// What tabs with the game tell each other: the browser says when another tab
// has changed the storage, and a channel carries texts between them.

let channel = null;

// listen has stored(key) called when another tab changes a value, with '' when
// it may have been any, and heard(text) for what another tab says.
export function listen(stored, heard) {
  window.addEventListener('storage', (event) => {
    if (event.storageArea === window.sessionStorage) return;
    stored(event.key || '');
  });
  // A page that the browser has kept aside hears of nothing meanwhile.
  window.addEventListener('pageshow', (event) => { if (event.persisted) stored(''); });
  try {
    channel = new BroadcastChannel('vassals');
    channel.onmessage = (event) => heard(String(event.data));
  } catch { /* then nobody is told, and nothing is lost */ }
}

// tell sends a text to the other tabs.
export function tell(text) {
  if (channel) channel.postMessage(text);
}
