// Storage for Go. A forbidden localStorage throws at the mere reading of
// window.localStorage, which kills a Go program past its recover; so Go only
// ever calls these functions, and they give {ok, value, err} back.
//
// err is 'denied' (forbidden here), 'full' or 'broken'.

import { embedded } from './embed.js';

// Every key of the game begins with this.
const prefix = 'vassals.';

function reason(error) {
  switch (error && error.name) {
    case 'SecurityError': return 'denied';
    case 'QuotaExceededError':
    case 'NS_ERROR_DOM_QUOTA_REACHED': return 'full';
  }
  return 'broken';
}

function store() {
  const s = window.localStorage;
  if (!s) throw new DOMException('no localStorage', 'SecurityError');
  return s;
}

// load reads a value; value is null when there is none.
export function load(key) {
  try {
    return { ok: true, value: store().getItem(key), err: '' };
  } catch (error) {
    return { ok: false, value: null, err: reason(error) };
  }
}

// save writes a value and reads it back. One setItem is all or nothing: the
// page may die at any moment and leaves the old value or the new one.
export function save(key, value) {
  try {
    const s = store();
    s.setItem(key, value);
    if (s.getItem(key) !== value) return { ok: false, value: null, err: 'broken' };
    return { ok: true, value: null, err: '' };
  } catch (error) {
    return { ok: false, value: null, err: reason(error) };
  }
}

// remove deletes a value.
export function remove(key) {
  try {
    store().removeItem(key);
    return { ok: true, value: null, err: '' };
  } catch (error) {
    return { ok: false, value: null, err: reason(error) };
  }
}

// keys lists the keys that begin with some text.
export function keys(beginning) {
  try {
    const s = store();
    const list = [];
    for (let i = 0; i < s.length; i++) {
      if (s.key(i).startsWith(beginning)) list.push(s.key(i));
    }
    return { ok: true, value: list, err: '' };
  } catch (error) {
    return { ok: false, value: null, err: reason(error) };
  }
}

// persist asks the browser not to drop what is stored when the device runs short
// of space.
export function persist() {
  try {
    navigator.storage.persist().catch(() => {});
  } catch { /* this browser knows no such promise */ }
}

// The saved games; game/scene/games.go has the same keys.
const entry = `${prefix}game.`;

// newest gives the key of the game that was played last, or null.
function newest() {
  try {
    const key = entry + JSON.parse(load(`${prefix}games`).value)[0];
    return load(key).value === null ? null : key;
  } catch {
    return null;
  }
}

// all gives the values of the game by their keys, for the report of a crash: of
// the saved games only that which was played last.
export function all() {
  const values = {};
  const last = newest();
  for (const key of keys(prefix).value || []) {
    if (key === last || !key.startsWith(entry)) values[key] = load(key).value;
  }
  return values;
}

// setAside moves the game that was played last to where the game keeps damaged
// ones, for when it may be what makes the program die. The list of games offers
// it as a file from then on. A storage that refuses the copy keeps the game
// where it is.
export function setAside() {
  const key = newest();
  if (key === null) return;
  const game = load(key).value;
  const aside = key.replace(entry, `${prefix}damaged.`);
  if (save(aside, game).ok) {
    remove(key);
    return;
  }
  remove(key); // a full storage has room for it only then
  if (!save(aside, game).ok) save(key, game);
}

// recent adds the time now to a list that a reload keeps, and gives the times of
// the last span milliseconds. The list is in the storage of this tab; that of a
// frame, which shares the storage with others if it has any, and of a tab without
// one in the name of the window. The state of the history does not last in a
// sealed frame.
export function recent(name, span) {
  const now = Date.now();
  const add = (list) => {
    const times = Array.isArray(list) ? list.filter((t) => now - t < span) : [];
    return [...times, now];
  };
  if (!embedded) {
    try {
      const times = add(JSON.parse(window.sessionStorage.getItem(prefix + name)));
      window.sessionStorage.setItem(prefix + name, JSON.stringify(times));
      return times;
    } catch { /* no such storage */ }
  }
  let kept = {};
  try {
    if (window.name.startsWith(prefix)) kept = Object(JSON.parse(window.name.slice(prefix.length)));
  } catch { /* not written here */ }
  const times = add(kept[name]);
  window.name = prefix + JSON.stringify({ ...kept, [name]: times });
  return times;
}

// resumeNext says that the page is reloaded for no wish of the player's, and
// shall go on with the game at once.
export function resumeNext() {
  try {
    window.sessionStorage.setItem(`${prefix}resume`, '1');
  } catch { /* then the player chooses to go on */ }
}

// resumes reports whether resumeNext was called before this load, once.
export function resumes() {
  try {
    const resume = window.sessionStorage.getItem(`${prefix}resume`) === '1';
    window.sessionStorage.removeItem(`${prefix}resume`);
    return resume;
  } catch {
    return false;
  }
}
