// The game in a frame of another page: ?embed=1 in the address says so. What the
// frame and the page around it say to each other is described in embed.html;
// here messages go out and come in, and the frame keeps out of the page's way.
// page.js and input.js ask what is different in a frame.

const query = new URLSearchParams(window.location.search);

// embedded tells whether the page is a frame of another.
export const embedded = query.get('embed') === '1';

const around = embedded && window.parent !== window ? window.parent : null;

// sealed tells whether the frame has an origin of its own, as a sandbox gives it:
// then it has no storage, and servers have to allow what it asks them for.
export const sealed = window.origin === 'null';

// posted tells whether the page around fetches files for the frame. What it hands
// in runs with the rights of the frame's origin, so never in that of the game.
export const posted = sealed && Boolean(around) && query.get('files') === 'posted';

// version is of the protocol.
const version = 1;

// origin gives the origin of the page around, '' when it is not known: then
// nothing is told and nothing is heard.
function origin() {
  const given = query.get('origin') || (document.referrer && new URL(document.referrer).origin);
  if (!given) return '';
  if (given === 'null') return given; // a sandboxed page, or one from a file
  try {
    return new URL(given).origin === given ? given : '';
  } catch {
    return '';
  }
}

const host = around ? origin() : '';

function post(message) {
  if (!host) return;
  // An opaque origin cannot be named; around is the right window all the same.
  around.postMessage({ vassals: version, ...message }, host === 'null' ? '*' : host);
}

// What the commands of the page around may hold.
const whole = (n) => Number.isInteger(n) && n >= 0;
const optional = (check) => (value) => value === undefined || check(value);
const mode = (m) => ['view', 'replay', 'play'].includes(m);
const record = (r) => (typeof r === 'string' ? r.length > 0 : typeof r === 'object' && r !== null && !Array.isArray(r));
const shapes = {
  load: { record, at: optional(whole), mode: optional(mode) },
  goto: { at: whole },
  play: { on: optional((on) => typeof on === 'boolean') },
  setLang: { lang: (code) => typeof code === 'string' && /^[\w-]{2,20}$/.test(code) },
  undo: {},
};

// cleaned gives a command with the parts that it may have, or null.
function cleaned(message) {
  const shape = Object.hasOwn(shapes, message.type) && shapes[message.type];
  if (!shape) return null;
  const command = { type: message.type };
  for (const [name, fits] of Object.entries(shape)) {
    if (!fits(message[name])) return null;
    if (message[name] !== undefined) command[name] = message[name];
  }
  return command;
}

let obey = null; // does a command, and gives what Go says of it
let link = null; // gives the game as a link has it
const early = []; // what was told or asked before the game could be used
const awaited = new Map(); // address -> {resolve, reject} of a file asked for

function receive(event) {
  const { data } = event;
  if (event.source !== around || event.origin !== host || typeof data !== 'object' || data === null) return;
  if (data.vassals !== version) return;
  if (data.type === 'file') {
    take(data);
    return;
  }
  const command = cleaned(data);
  if (!command) post({ type: 'error', of: String(data.type).slice(0, 20), message: 'vassals: the command is not understood' });
  else if (obey) run(command);
  else early.push(() => run(command));
}

function run(command) {
  let error;
  try {
    ({ error } = JSON.parse(obey(JSON.stringify(command))));
  } catch (thrown) {
    error = String(thrown); // a record may hold what is no JSON
  }
  if (error !== undefined) post({ type: 'error', of: command.type, message: error });
}

function take({ url, file, error }) {
  const one = awaited.get(url);
  if (!one) return;
  awaited.delete(url);
  if (file instanceof Blob) one.resolve(file);
  else one.reject(new Error(String(error)));
}

// ask has the page around fetch a file of the game, and gives it as a Blob; the
// programs may come packed by gzip.
export function ask(url, packed) {
  const answer = new Promise((resolve, reject) => { awaited.set(url, { resolve, reject }); });
  post({ type: 'need', url, packed });
  return answer;
}

// tell tells the page around what has happened: an event of Go, as JSON.
export function tell(json) {
  const event = JSON.parse(json);
  const send = () => post(event.type === 'state' ? { ...event, link: link() } : event);
  if (obey) send();
  else early.push(send);
}

// failed tells the page around that the game does not run, or no longer.
export function failed(message) {
  post({ type: 'error', message });
}

// begin says that the game can be used. Commands go to does from now on; gives
// tells the game as a link has it.
export function begin(does, gives, release) {
  if (!embedded) return;
  [obey, link] = [does, gives];
  post({ type: 'ready', release });
  for (const late of early.splice(0)) late();
}

// openTab opens an address of the game in a tab of its own. A sandboxed frame may
// not, but the page around it may.
export function openTab(address) {
  const tab = window.open(new URL(address, document.baseURI), '_blank');
  if (tab) tab.opener = null;
  else post({ type: 'open', address });
}

// inSight gives a promise that is fulfilled when the frame comes into sight.
export function inSight() {
  return new Promise((resolve) => {
    if (!embedded) resolve();
    else watchSight((seen) => { if (seen) resolve(); });
  });
}

// watchSight calls changed with whether anything of the frame is in sight, now
// and when that changes.
export function watchSight(changed) {
  new IntersectionObserver((entries) => changed(entries[entries.length - 1].isIntersecting))
    .observe(document.documentElement);
}

if (embedded) {
  document.documentElement.classList.add('embedded');
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  window.addEventListener('message', receive);
  post({ type: 'hello' });
}
