// window.vassals: how tests, players' scripts and embedding pages look into the
// game and act in it. It does nothing that a person could not do.

import { pending } from './input.js';
import { outgrown } from './size.js';

let game = null; // what Go answers; null before it runs
let dead = false;
let fulfil;

const ready = new Promise((resolve) => { fulfil = resolve; });

// ask calls a function of Go, which answers {"value": …} or {"error": "…"}.
function ask(name, ...args) {
  if (!game) throw new Error('vassals: the game is not running');
  const answer = JSON.parse(game[name](...args));
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

const surface = {
  // ready is fulfilled when the first screen accepts input.
  ready,
  // screen gives the name of the screen: start, game, end, rules, settings…,
  // loading before the game runs and crash when it has died.
  screen: () => (game ? ask('screen') : dead ? 'crash' : 'loading'),
  // record gives the record of the current game, or null.
  record: () => (game ? ask('record') : null),
  // actions gives what can be done now: [{id, label, target: {x, y} or null}].
  actions: () => (game ? ask('actions') : []),
  // perform does one of the actions.
  perform: async (id) => { ask('perform', String(id)); },
  // start begins a game: {game, players, expansions, seed} or {record}.
  start: async (options) => { ask('start', JSON.stringify(options === undefined ? {} : options)); },
  // busy tells whether anything moves, loads or thinks, or an event waits, be it
  // that the window has another size.
  busy: () => (game ? pending() || outgrown() || ask('busy') : !dead),
};

// install puts the surface on the window.
export function install() {
  Object.defineProperty(window, 'vassals', { value: Object.freeze(surface), enumerable: true });
}

// connect gives the surface the functions of Go.
export function connect(functions) {
  game = functions;
}

// disconnect takes them away: the program has died.
export function disconnect() {
  game = null;
  dead = true;
}

// begin fulfils ready.
export function begin() {
  fulfil();
}
