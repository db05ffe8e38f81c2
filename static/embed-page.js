// embed.html: where this copy of the game lies, and the buttons that talk to a board.

const base = new URL('.', document.baseURI);
for (const span of document.querySelectorAll('[data-base]')) span.textContent = base.href;
for (const span of document.querySelectorAll('[data-origin]')) span.textContent = base.origin;

const board = document.getElementById('replay');
const log = document.querySelector('#log code');
const lines = [];
let state = { at: Number(board.getAttribute('at')), moves: Infinity };

for (const type of ['ready', 'state', 'move', 'score', 'end', 'error']) {
  board.addEventListener(type, ({ detail }) => {
    if (type === 'state') state = detail;
    lines.push(JSON.stringify({ vassals: 1, ...detail }));
    if (lines.length > 6) lines.shift();
    log.textContent = lines.join('\n');
    log.parentElement.scrollTop = log.parentElement.scrollHeight;
  });
}

const does = {
  back: () => board.goTo(Math.max(0, state.at - 1)),
  on: () => board.goTo(Math.min(state.moves, state.at + 1)),
  play: () => board.play(),
  lang: () => board.setLang(state.lang === 'es' ? 'en' : 'es'),
};
document.getElementById('buttons').addEventListener('click', ({ target }) => {
  if (does[target.dataset.do]) does[target.dataset.do]();
});
