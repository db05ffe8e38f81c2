// <vassals-board>: a board of the game on any page, in a frame. embed.html tells
// page authors how to use it. wasm/build makes embed.js of the files here and of
// the texts, as one function; it reads nothing of the page around it.

const script = document.currentScript || document.querySelector('script[src*="embed.js"]');
const base = new URL('.', script.src);

// A frame of the page's own origin could take its sandbox off; it gets an origin
// of its own, without a storage and without the right to read files.
// WebKit takes 'self' in the policy of such a frame for that other origin, which
// nothing comes from, and lets no script of it run: there frames are not sealed.
let sealing = base.origin === window.location.origin;

// So long a loaded frame may keep silent, in milliseconds. Its scripts have run
// by then and said hello.
const silence = 2000;

const version = 1; // of the messages

// So many boards run at once, for a phone's sake: more have those sleep that have
// been out of sight for longest.
const most = 6;
const running = [];

const whole = (n) => Number.isInteger(n) && n >= 0;
const text = (t) => typeof t === 'string';
const points = (list) => Array.isArray(list) && list.every(Number.isFinite);

// What the messages of a frame hold, of those that the page gets to hear of.
const shapes = {
  ready: () => true,
  state: (m) => whole(m.at) && whole(m.moves) && text(m.game) && text(m.mode),
  move: (m) => whole(m.at) && text(m.move) && whole(m.player),
  score: (m) => points(m.points),
  end: (m) => points(m.points),
  error: (m) => text(m.message),
};

// dress gives a shadow root the style, without a style element where the browser
// can, since the policy of the page may forbid that.
function dress(root) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const element = document.createElement('style');
    element.textContent = style;
    root.append(element);
  }
}

function element(name, properties, ...children) {
  const e = Object.assign(document.createElement(name), properties);
  e.append(...children);
  return e;
}

class Board extends HTMLElement {
  static observedAttributes = ['game', 'lang', 'record', 'at', 'mode', 'players', 'expansions', 'theme', 'controls'];

  #stage = element('div', { className: 'stage' });
  #picture = element('img', { alt: '' });
  #word = element('span', { className: 'word' });
  #still = element('button', { type: 'button', className: 'still' }, this.#picture, this.#word);
  #out = element('a', { target: '_blank', rel: 'noopener' });
  #frame = null;
  #wanted = false;  // the board is to run when it is in sight
  #inSight = false;
  #left = 0;        // when it was in sight last
  #sealed = false;  // the frame has an origin of its own
  #spoke = false;   // the frame has said anything
  #ready = false;
  #early = [];      // commands that wait for the frame
  #game = '';       // the game as a link has it, as the frame told it last
  #state = null;    // and the rest of what it told
  #try = 0;         // counts the starts
  #coming = false;  // a start waits for the record
  #read = null;     // what the attribute record says, and a promise of the game

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    dress(root);
    this.#stage.append(this.#still, element('slot', { name: 'frame' }));
    root.append(this.#stage, element('p', {}, this.#out));
    this.#still.addEventListener('click', (event) => this.#tapped(event));
    this.#sight.observe(this);
  }

  #sight = new IntersectionObserver((entries) => {
    this.#inSight = entries[entries.length - 1].isIntersecting;
    if (this.#inSight) this.#appear();
    else this.#left = performance.now();
  });

  #appear() {
    if (this.#wanted || this.#mode === 'view') this.start();
    else this.#show();
  }

  connectedCallback() {
    window.addEventListener('message', this.#receive);
    this.#show();
    if (this.#inSight) this.#appear(); // it was moved within the page
  }

  disconnectedCallback() {
    window.removeEventListener('message', this.#receive);
    this.#stop();
  }

  attributeChangedCallback(name, before, value) {
    if (!this.isConnected || before === value) return;
    if (name === 'lang') {
      if (this.#frame) this.setLang(this.#language);
    } else if (name === 'theme' || name === 'controls') this.#anew();
    else if (name !== 'at' || value === null) this.#again();
    else this.#move(value);
    this.#show();
  }

  // move shows the game after so many moves, also in a frame that comes later.
  #move(at) {
    if (this.#state) this.#state = { ...this.#state, at };
    if (this.#frame) this.goTo(Number(at));
    else if (!this.#state) this.#again();
  }

  // start has the board run now.
  async start() {
    this.#wanted = true;
    if (this.#frame || !this.isConnected) return;
    const own = ++this.#try;
    this.#coming = true;
    const record = this.#game || await this.#record();
    if (own !== this.#try) return;
    this.#coming = false;
    makeRoom();
    running.push(this);
    [this.#sealed, this.#spoke] = [sealing, false];
    this.#frame = element('iframe', { src: this.#address(record, true), title: this.#title, allow: 'autoplay; clipboard-write; fullscreen' });
    // Two sets of rights, by where the game comes from; nothing else is needed.
    this.#frame.setAttribute('sandbox', this.#sealed ? 'allow-scripts' : 'allow-scripts allow-same-origin');
    if (this.#sealed) this.#frame.addEventListener('load', () => setTimeout(() => this.#unseal(own), silence));
    // Not into the shadow: frames find each other only where the page's own are.
    this.#frame.slot = 'frame';
    this.append(this.#frame);
    this.#still.hidden = true;
  }

  // unseal starts a frame anew from which nothing has come, see sealing.
  #unseal(own) {
    if (own !== this.#try || this.#spoke) return;
    sealing = false;
    this.#stop();
    this.start();
  }

  // The commands; embed.html tells what they do.
  load(record, { at, mode } = {}) { this.#send({ type: 'load', record, at, mode }); }
  goTo(at) { this.#send({ type: 'goto', at }); }
  play(on = true) { this.#send({ type: 'play', on }); }
  setLang(lang) { this.#send({ type: 'setLang', lang }); }
  undo() { this.#send({ type: 'undo' }); }

  // sleep puts the still picture in the place of a board that goes on from where
  // it was when it comes into sight again.
  sleep() {
    this.#stop();
    this.#show();
  }

  get running() { return this.#frame !== null; }

  // idle tells since when nobody has seen the board, Infinity while somebody does.
  get idle() { return this.#inSight ? Infinity : this.#left; }

  get #mode() { return this.getAttribute('mode') || (this.hasAttribute('record') ? 'view' : 'play'); }

  get #kind() { return this.getAttribute('game') === 'middleages' ? 'middleages' : 'vassals'; }

  get #language() {
    const around = this.closest('[lang]');
    for (const tag of [around && around.lang, ...navigator.languages]) {
      const code = (tag || '').toLowerCase().split('-')[0];
      if (texts[code]) return code;
    }
    return 'en';
  }

  get #title() { return this.#text(this.#kind === 'vassals' ? 'embed.vassals' : 'embed.middleages'); }

  #text(id) { return texts[this.#language][`page.${id}`]; }

  // record gives the game of the attribute, as a link has it.
  #record() {
    const given = this.getAttribute('record');
    if (!given) return '';
    if (!this.#read || this.#read.given !== given) {
      const game = read(given).catch((error) => {
        this.#tell('error', { type: 'error', message: String(error) });
        return unreadable;
      });
      this.#read = { given, game };
    }
    return this.#read.game;
  }

  // address gives that of the game: in the frame, or in a tab of its own.
  #address(record, framed) {
    const url = new URL('index.html', base);
    const set = (name, value) => { if (value !== null && value !== undefined) url.searchParams.set(name, value); };
    if (framed) {
      set('embed', '1');
      set('origin', window.origin);
      if (this.#sealed) set('files', 'posted');
      set('mode', this.#state ? this.#state.mode : this.#mode);
      for (const name of ['theme', 'controls']) set(name, this.getAttribute(name));
    }
    set('lang', this.#language);
    if (record) set('at', this.#state ? this.#state.at : this.getAttribute('at'));
    for (const name of ['game', 'players', 'expansions']) set(name, this.getAttribute(name));
    if (record) url.hash = `r=${record}`;
    return url.href;
  }

  // show brings the still picture, and what stands below the frame, up to date.
  async #show() {
    const view = this.#mode === 'view';
    const picture = new URL(this.#kind === 'vassals' ? 'pictures/vassals.jpg' : 'pictures/middleages.jpg', base).href;
    if (this.#picture.src !== picture) this.#picture.src = picture;
    this.#word.textContent = this.#mode === 'replay' ? this.#text('embed.replay') : this.#text('embed.play');
    this.#still.setAttribute('aria-label', view ? this.#title : `${this.#title}. ${this.#word.textContent}`);
    this.#still.disabled = view;
    if (this.#frame) this.#frame.title = this.#title;
    this.#out.textContent = this.#text('embed.open');
    this.#out.href = this.#address(this.#game, false);
    if (this.#game || !this.#inSight || !this.hasAttribute('record')) return;
    const own = this.#try;
    const record = await this.#record();
    if (own === this.#try && !this.#game) this.#out.href = this.#address(record, false);
  }

  #tapped(event) {
    this.start().then(() => {
      // Who came by the keyboard goes on with it in the frame.
      if (event.detail === 0 && this.#frame) this.#frame.focus({ preventScroll: true });
    });
  }

  #stop() {
    this.#try++;
    this.#coming = false;
    if (!this.#frame) return;
    running.splice(running.indexOf(this), 1);
    this.#frame.remove();
    this.#frame = null;
    this.#ready = false;
    this.#still.hidden = false;
  }

  // anew starts a board that runs once more, with the game that is on it.
  #anew() {
    if (!this.running) return;
    this.#stop();
    this.start();
  }

  // again begins with another game, as the attributes have it; a page may set
  // several of them at once.
  #again() {
    const was = this.running || this.#coming;
    this.#stop();
    [this.#game, this.#state, this.#early] = ['', null, []];
    if (was || this.#mode === 'view' && this.#inSight) this.start();
  }

  #send(command) {
    if (!this.#ready) {
      this.#early.push(command);
      this.start();
      return;
    }
    this.#post(command);
  }

  #post(message) {
    // A sealed frame's origin cannot be named.
    this.#frame.contentWindow.postMessage({ vassals: version, ...message }, this.#sealed ? '*' : base.origin);
  }

  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  #receive = (event) => {
    const { data } = event;
    if (!this.#frame || event.source !== this.#frame.contentWindow) return;
    if (event.origin !== (this.#sealed ? 'null' : base.origin)) return;
    if (typeof data !== 'object' || data === null || data.vassals !== version) return;
    this.#spoke = true;
    if (data.type === 'hello') this.#ready = false; // it may have been loaded anew
    else if (data.type === 'need') this.#give(data);
    else if (data.type === 'open') this.#open(data);
    else if (Object.hasOwn(shapes, data.type) && shapes[data.type](data)) this.#heard(data);
  };

  #heard({ vassals, ...message }) {
    if (message.type === 'ready') {
      this.#ready = true;
      for (const command of this.#early.splice(0)) this.#post(command);
    }
    if (message.type === 'state') {
      this.#state = message;
      if (text(message.link) && /^[\w-]*$/.test(message.link)) this.#game = message.link;
      this.#show();
    }
    this.#tell(message.type, message);
  }

  // give hands a file of the game to a sealed frame, which cannot fetch any.
  async #give({ url, packed }) {
    const frame = this.#frame;
    let answer;
    try {
      const { href } = new URL(url, base);
      if (!this.#sealed || !href.startsWith(base.href)) throw new Error(`${url} is no file of the game`);
      answer = { file: await file(href, packed === true) };
    } catch (error) {
      answer = { error: String(error) };
    }
    if (frame === this.#frame) this.#post({ type: 'file', url, ...answer });
  }

  #open({ address }) {
    const url = new URL(String(address), base);
    if (url.href.startsWith(base.href)) window.open(url, '_blank', 'noopener');
  }
}

function makeRoom() {
  if (running.length < most) return;
  const [first] = [...running].sort((a, b) => a.idle - b.idle);
  if (first.idle < Infinity) first.sleep();
}

customElements.define('vassals-board', Board);
