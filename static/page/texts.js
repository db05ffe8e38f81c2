// The few texts that the page shows by itself: while Go is loading, and when it
// has died. build.js is generated from the locale files.

import { texts } from '../build.js';
import { embedded } from './embed.js';
import * as storage from './storage.js';

const saved = 'vassals.page-language';

// What the address asks for counts for this visit only.
const asked = new URLSearchParams(window.location.search).get('lang');

let language = choose();

function choose() {
  for (const tag of [asked, storage.load(saved).value, ...navigator.languages]) {
    const code = (tag || '').toLowerCase().split('-')[0];
    if (texts[code]) return code;
  }
  return 'en';
}

// text gives the message "page.<id>" in the language shown.
export function text(id) {
  const key = `page.${id}`;
  return (texts[language] && texts[language][key]) || texts.en[key] || id;
}

// current gives the code of the language shown.
export function current() {
  return language;
}

// setLanguage follows the language that was chosen in the game, and keeps it
// for the next splash; in a frame it is the page's around it.
export function setLanguage(code) {
  if (texts[code]) language = code;
  document.documentElement.lang = code;
  if (!embedded && code !== asked && storage.load(saved).value !== code) storage.save(saved, code);
}
