// What a screen reader and the Tab key find beside the canvas, which is opaque
// to both: the text of the screen, and a real button for everything that can be
// done. Go sends it when the screen has changed and come to rest.

import { text } from './texts.js';

const root = document.getElementById('mirror');
const live = document.getElementById('live');

const lines = document.createElement('div');
const heading = document.createElement('h2');
const list = document.createElement('ul');
root.append(lines, heading, list);

let handlers = { perform: () => {}, focus: () => {} };

// listen says what a press of a button does, and what the keyboard on one, or
// on none any more; they get the action's id, or ''.
export function listen(given) {
  handlers = given;
  list.addEventListener('focusin', (event) => {
    if (event.target.matches(':focus-visible')) handlers.focus(event.target.dataset.action);
  });
  list.addEventListener('focusout', () => handlers.focus(''));
}

// owns reports whether an element belongs to the mirror.
export function owns(element) {
  return root.contains(element);
}

function show(screen) {
  const wanted = screen.map(([level, line]) => [level ? `H${level}` : 'P', line]);
  const old = [...lines.children];
  // Elements that stay as they are keep a reader's place.
  wanted.forEach(([tag, line], i) => {
    if (old[i] && old[i].tagName === tag) {
      if (old[i].textContent !== line) old[i].textContent = line;
      return;
    }
    const element = document.createElement(tag);
    element.textContent = line;
    if (old[i]) old[i].replaceWith(element);
    else lines.append(element);
  });
  for (const element of old.slice(wanted.length)) element.remove();
}

function button(id) {
  const item = document.createElement('li');
  const element = document.createElement('button');
  element.type = 'button';
  element.dataset.action = id;
  element.addEventListener('click', () => handlers.perform(id));
  item.append(element);
  return item;
}

function offer(actions) {
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const place = focused ? [...list.children].indexOf(focused.parentElement) : -1;
  const known = new Map([...list.children].map((item) => [item.firstChild.dataset.action, item]));
  const items = actions.map(([id, label, inView]) => {
    const item = known.get(id) || button(id);
    known.delete(id);
    if (item.firstChild.textContent !== label) item.firstChild.textContent = label;
    item.firstChild.classList.toggle('ringed', inView); // on the canvas
    return item;
  });
  for (const item of known.values()) item.remove();
  items.forEach((item, i) => {
    if (list.children[i] !== item) list.insertBefore(item, list.children[i] || null);
  });
  // The keyboard stays in the list when its button has gone.
  if (focused && document.activeElement !== focused) {
    if (focused.isConnected) focused.focus({ preventScroll: true });
    else if (list.children.length) {
      list.children[Math.min(place, list.children.length - 1)].firstChild.focus({ preventScroll: true });
    }
  }
}

// update shows a screen: {lines: [[level, text], …], actions: [[id, label,
// whether the canvas shows it], …]}.
export function update(screen) {
  root.setAttribute('aria-label', text('mirror'));
  heading.textContent = text('actions');
  show(screen.lines);
  offer(screen.actions);
  root.hidden = false;
}

const spoken = []; // what is to be spoken

// announce has a text spoken. The same text twice is spoken twice, and of what
// comes at once nothing is left out.
export function announce(line) {
  if (spoken.push(line) > 1) return;
  setTimeout(() => {
    const all = spoken.splice(0).join(' ');
    live.textContent = live.textContent === all ? `${all}\u00a0` : all;
  });
}
