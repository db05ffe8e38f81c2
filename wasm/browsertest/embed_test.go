package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"vassals/wasm/browsertest/site"
)

// probe runs in every frame of the game. It answers what a test asks of
// window.vassals and of the document, in a sealed frame too.
const probe = `window.addEventListener('message', ({ data, source }) => {
  if (!data || !data.probe) return;
  const asks = {
    actions: () => vassals.actions(), screen: () => vassals.screen(), record: () => vassals.record(),
    busy: () => vassals.busy(), focused: () => document.hasFocus(), said: () => document.body.innerText,
    lose: () => document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext(),
    hint: () => Boolean(document.getElementById('hint')), origin: () => self.origin,
    reload: () => location.reload(), crash: () => { setTimeout(() => { throw new Error('probe'); }); },
  };
  source.postMessage({ answer: data.number, value: asks[data.probe]() }, '*');
});
`

// asking gives a page the means to ask its frames, and keeps what boards tell.
const asking = `
const answers = new Map();
let asked = 0;
addEventListener('message', ({ data }) => {
  if (data && answers.has(data.answer)) answers.get(data.answer)(data.value);
});
function ask(frame, question) {
  const number = ++asked;
  frame.contentWindow.postMessage({ probe: question, number }, '*');
  return new Promise((done) => answers.set(number, done));
}
const frame = (id) => document.getElementById(id).querySelector('iframe');
const heard = [];
const told = (id, type) => heard.filter((m) => m.board === id && m.type === type);
addEventListener('DOMContentLoaded', () => {
  for (const board of document.querySelectorAll('vassals-board')) {
    for (const type of ['ready', 'state', 'move', 'score', 'end', 'error']) {
      board.addEventListener(type, ({ detail }) => heard.push({ board: board.id, ...detail }));
    }
  }
});
`

// noStorage is what a browser makes of the storage in frames of other sites.
const noStorage = `for (const s of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(window, s, { get() { throw new DOMException('no', 'SecurityError'); } });
}
`

// stopped has all that happens be within a minute, however slow the machine.
const stopped = `Date.now = () => 1.8e12;
`

// ofBoard asks the frame of a board something.
func ofBoard[T any](p *page, id, question string) T {
	p.t.Helper()
	return eval[T](p, fmt.Sprintf("ask(frame(%q), %q)", id, question))
}

// host serves a page with boards from a server of its own, and opens it.
func host(t *testing.T, win window, game *site.Site, body string) *page {
	t.Helper()
	s := site.Serve(t, "")
	s.Pages["/"] = `<!DOCTYPE html><html lang="es"><meta charset="utf-8"><link rel="icon" href="data:,">
		<meta name="viewport" content="width=device-width"><style>body { margin: 0 } .far { height: 3000px }</style>
		<script src="` + game.URL + site.Folder + `embed.js"></script><body>` + body + `</body></html>`
	p := visit(t, s.URL+"/", win, "en", asking)
	p.do(chromedp.Navigate(p.address))
	return p
}

// board gives the expression for a board.
func board(id string) string { return fmt.Sprintf("document.getElementById(%q)", id) }

// board calls a method of a board.
func (p *page) board(id, call string) {
	p.t.Helper()
	p.eval("(" + board(id) + "." + call + ", true)")
}

// bring brings a board into sight.
func (p *page) bring(id string) {
	p.t.Helper()
	p.board(id, "scrollIntoView({ block: 'center', behavior: 'instant' })")
}

// inFrame presses an action on a board.
func (p *page) inFrame(id string, fits func(action) bool) bool {
	p.t.Helper()
	for _, a := range ofBoard[[]action](p, id, "actions") {
		if a.Target != nil && fits(a) {
			at := eval[struct{ X, Y float64 }](p, fmt.Sprintf("(({ x, y }) => ({ x, y }))(frame(%q).getBoundingClientRect())", id))
			p.do(chromedp.MouseClickXY(at.X+a.Target.X, at.Y+a.Target.Y))
			p.rests(id)
			return true
		}
	}
	return false
}

// answers waits until a frame answers a question so.
func (p *page) answers(frame, question, answer string) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`(async () => {
		while (JSON.stringify(await ask(%s, %q)) !== %q) await new Promise((done) => setTimeout(done, 8));
		return true;
	})()`, frame, question, answer))
}

// rests waits until nothing moves on a board.
func (p *page) rests(id string) {
	p.t.Helper()
	p.answers(fmt.Sprintf("frame(%q)", id), "busy", "false")
}

// The page that describes the boards has eight of them. They load the game once,
// each when it is seen, and never run all at once.
func TestBoardsPage(t *testing.T) {
	dir, _ := published(t)
	s := site.Serve(t, dir)
	s.Prefix["packed."] = probe + stopped
	p := visit(t, s.URL+site.Folder+"embed.html", window{1280, 900, 1, false}, "en", asking)
	p.do(chromedp.Navigate(p.address))
	if n := s.Asked("game.", ".wasm"); n > 0 {
		t.Errorf("the game is loaded %d times before anybody sees a board", n)
	}
	boards := eval[[]string](p, "[...document.querySelectorAll('vassals-board')].map((b) => b.id)")
	if len(boards) != 8 {
		t.Errorf("there are %d boards: %v", len(boards), boards)
	}
	for _, id := range boards {
		p.bring(id)
		if eval[string](p, board(id)+".getAttribute('mode')") != "view" {
			p.board(id, "shadowRoot.querySelector('button').click()")
		}
		p.until(fmt.Sprintf("told(%q, 'state').length > 0", id))
		if got := ofBoard[string](p, id, "origin"); got != "null" {
			t.Errorf("the frame %s is of the page's origin, %s", id, got)
		}
		if id == "play" { // the bot begins, in a worker, in a frame of no origin too
			p.until("told('play', 'move').length > 0")
		}
	}
	if n := eval[int](p, "[...document.querySelectorAll('vassals-board')].filter((b) => b.running).length"); n != 6 {
		t.Errorf("%d boards run at once", n)
	}
	// Who slept goes on.
	p.bring("fit")
	p.until("told('fit', 'ready').length === 2 && told('fit', 'state').at(-1).at === 8")
	p.eval("ask(frame('fit'), 'lose').then(() => true)")
	p.until("told('fit', 'ready').length === 3 && told('fit', 'state').at(-1).at === 8")
	for _, program := range []string{"game.", "thinker."} {
		// A server that does not compress is asked for the plain file first, which
		// is given up for the copy by gzip.
		if plain, packed := s.Asked(program, ".wasm"), s.Asked(program, ".wasm.gz"); plain != 1 || packed != 1 {
			t.Errorf("%s is asked for %d times, the copy by gzip %d times", program, plain, packed)
		}
	}
	p.quiet()
	// Who loses the graphics again and again gives up, without a storage too.
	p.eval("ask(frame('fit'), 'lose').then(() => true)")
	p.until("told('fit', 'ready').length === 4 && told('fit', 'state').at(-1).at === 8")
	p.eval("ask(frame('fit'), 'lose').then(() => true)")
	p.until("told('fit', 'error').some((m) => m.message.includes('WebGL'))")
}

// Boards of a game from another origin, which may store nothing, do what the page
// says and tell what happens; and nobody else has a say.
func TestBoardElsewhere(t *testing.T) {
	dir, _ := published(t)
	game := site.Serve(t, dir)
	game.Prefix["packed."] = noStorage + probe
	record := readGame(t, everything)
	record["moves"] = record["moves"].([]any)[:30]
	text, err := json.Marshal(record)
	if err != nil {
		t.Fatal(err)
	}
	p := host(t, window{800, 700, 1, false}, game, `<vassals-board id="a" mode="replay" record='`+string(text)+`'></vassals-board>
		<div class="far"></div><vassals-board id="b" mode="play" players="2"></vassals-board>`)
	p.until("customElements.get('vassals-board')")
	p.do(chromedp.MouseClickXY(400, 300))
	p.until("told('a', 'state').length > 0")
	if got := ofBoard[string](p, "a", "origin"); got != game.URL {
		t.Errorf("the frame's origin is %s", got)
	}
	if got := eval[string](p, "frame('a').getAttribute('sandbox')"); got != "allow-scripts allow-same-origin" {
		t.Errorf("the sandbox allows %s", got)
	}
	p.until("told('a', 'state')[0].at === 30 && told('a', 'state')[0].lang === 'es' && told('a', 'state')[0].link")

	// The wheel is the page's until somebody clicks into the board.
	p.rests("a")
	turn := func() {
		p.do(call(input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseWheel, X: 400, Y: 200, DeltaX: 1e-6, DeltaY: 60}))
	}
	turn()
	p.until("scrollY > 0")
	p.eval("scrollTo({ top: 0, behavior: 'instant' }) === undefined")
	if ofBoard[bool](p, "a", "focused") {
		t.Error("the board has taken the focus")
	}
	p.do(chromedp.MouseClickXY(400, 20))
	p.until("document.activeElement === frame('a')")
	p.answers("frame('a')", "focused", "true")
	turn()
	p.rests("a")
	if n := eval[float64](p, "scrollY"); n != 0 {
		t.Errorf("the page scrolls by %v under the wheel on a board that is used", n)
	}

	p.board("a", "goTo(12)")
	p.until("told('a', 'state').at(-1).at === 12")
	p.board("a", "goTo(99)")
	p.until("told('a', 'error').length === 1 && told('a', 'error')[0].of === 'goto'")
	p.board("a", "setAttribute('lang', 'ru')")
	p.until("told('a', 'state').at(-1).lang === 'ru'")
	p.board("a", "load({ format: 'vassals-record', version: 1, game: 'middleages', seed: '3', moves: ['lord 1'], players: [{ name: 'Ana', color: 'red' }, { name: 'Bruno', color: 'blue' }] })")
	p.until("told('a', 'state').at(-1).game === 'middleages' && told('a', 'state').at(-1).at === 1")
	if !p.eval(board("a") + ".shadowRoot.querySelector('a').href.includes('#r=')") {
		t.Error("the link beside the board holds no game")
	}

	// Messages of others, and misshapen ones.
	before := eval[int](p, "heard.length")
	p.eval(`(async () => {
		const stranger = document.createElement('iframe');
		document.body.append(stranger);
		stranger.contentWindow.eval("parent.postMessage({ vassals: 1, type: 'end', points: [1, 2], winners: [1] }, '*'); parent[0].postMessage({ vassals: 1, type: 'goto', at: 0 }, '*')");
		postMessage({ vassals: 1, type: 'move', at: 1, move: 'x', player: 0 }, '*');
		const to = frame('a').contentWindow;
		to.postMessage({ vassals: 2, type: 'goto', at: 0 }, '*');
		to.postMessage('goto', '*');
		to.postMessage(null, '*');
		to.postMessage({ vassals: 1, type: 'goto', at: -1 }, '*');
		return true;
	})()`)
	p.until(fmt.Sprintf("heard.length > %d", before))
	if got := eval[string](p, fmt.Sprintf("JSON.stringify(heard.slice(%d))", before)); strings.Count(got, "{") != 1 || !strings.Contains(got, "not understood") {
		t.Errorf("heard %s", got)
	}

	// A move by the pointer. The board that lies far below took the program of the
	// first.
	p.bring("b")
	p.board("b", "start()")
	p.until("told('b', 'state').length > 0")
	p.rests("b")
	for step := 0; !p.eval("told('b', 'move').length > 0"); step++ {
		found := false
		for _, beginning := range []string{"confirm", "skip", "place"} {
			found = found || p.inFrame("b", func(a action) bool { return strings.HasPrefix(a.ID, beginning) })
		}
		if !found || step > 8 {
			t.Fatalf("no move comes about: %v", ofBoard[[]action](p, "b", "actions"))
		}
	}
	p.until("told('b', 'state').at(-1).at === 1 && told('b', 'move')[0].player === 0")
	// Lost graphics come back with the same game, which is stored nowhere.
	p.eval("ask(frame('b'), 'lose').then(() => true)")
	p.until("told('b', 'ready').length === 2 && told('b', 'state').at(-1).at === 1")
	if !p.eval("new Set(told('b', 'state').filter((m) => m.at === 1).map((m) => m.link)).size === 1") {
		t.Errorf("after the loss there is another game: %s", eval[string](p, "JSON.stringify(told('b', 'state'))"))
	}
	// So does a frame that is loaded anew. What it is told meanwhile it does then.
	p.eval(`(addEventListener('message', function told({ data }) {
		if (!data || data.type !== 'hello') return;
		document.getElementById('b').undo();
		removeEventListener('message', told);
	}), ask(frame('b'), 'reload').then(() => true))`)
	p.until("told('b', 'ready').length === 3 && told('b', 'state').at(-1).at === 0")
	// Other looks leave the game as it is.
	p.board("b", "setAttribute('theme', 'dark')")
	p.until("told('b', 'ready').length === 4 && told('b', 'state').at(-1).at === 0")
	if !p.eval("new Set(told('b', 'state').filter((m) => m.at === 0).slice(-2).map((m) => m.link)).size === 1") {
		t.Errorf("with another theme there is another game: %s", eval[string](p, "JSON.stringify(told('b', 'state'))"))
	}
	// A board that sleeps wakes where it is to be now.
	p.board("a", "sleep()")
	p.board("a", "setAttribute('at', '0')")
	p.board("a", "start()")
	p.bring("a")
	p.until("told('a', 'ready').length === 2 && told('a', 'state').at(-1).at === 0 && told('a', 'state').at(-1).game === 'middleages'")
	// It goes on through many changes at once, and when it is moved on the page
	// before they have come about.
	p.eval(`(() => {
		const a = document.getElementById('a');
		const changes = { at: '3', theme: 'light', record: a.getAttribute('record'), mode: 'view', players: '3', controls: '1' };
		for (const name in changes) a.setAttribute(name, changes[name]);
		a.setAttribute('mode', 'replay');
		a.setAttribute('at', '2');
		return true;
	})()`)
	p.until("told('a', 'ready').length === 3 && told('a', 'state').at(-1).at === 2 && told('a', 'state').at(-1).game === 'vassals'")
	p.eval(`(() => {
		const a = document.getElementById('a');
		a.setAttribute('at', '4');
		a.setAttribute('game', 'vassals');
		a.setAttribute('players', '2');
		document.body.append(a);
		a.scrollIntoView({ block: 'center', behavior: 'instant' });
		return true;
	})()`)
	p.until("told('a', 'ready').length === 4 && told('a', 'state').at(-1).at === 4")
	if n := game.Asked("game.", ".wasm.gz"); n != 1 {
		t.Errorf("the game is asked for %d times", n)
	}
	if n := game.Asked("sw.js", ""); n != 0 {
		t.Error("a frame registers the service worker")
	}
	p.quiet()
}

// A frame that no script of ours has made works too. One that is sealed says what
// the server has to do. One that is not takes no files from the page around, and
// keeps its game through a crash, of which it says nothing that is the reader's.
func TestPlainFrame(t *testing.T) {
	dir, _ := published(t)
	game := site.Serve(t, dir)
	game.Prefix["packed."] = probe
	game.Pages["/"] = `<!DOCTYPE html><link rel="icon" href="data:,"><style>iframe { width: 400px; height: 300px }</style><script>` + asking + `
		addEventListener('message', ({ data }) => { if (data && data.vassals) heard.push(data); });</script>
		<iframe id="open" src="` + site.Folder + `?embed=1&mode=view&game=vassals"></iframe>
		<iframe id="sealed" sandbox="allow-scripts" src="` + site.Folder + `?embed=1&mode=view&lang=pt"></iframe>
		<iframe id="other" src="` + site.Folder + `?embed=1&mode=view&origin=https://elsewhere.example"></iframe>`
	p := visit(t, game.URL+"/", window{900, 700, 1, false}, "en")
	p.do(chromedp.Navigate(p.address))
	p.until("heard.some((m) => m.type === 'state' && m.mode === 'view')")
	p.until("heard.some((m) => m.type === 'error')")
	if said := eval[string](p, "ask(document.getElementById('sealed'), 'said')"); !strings.Contains(said, "Access-Control-Allow-Origin") || !strings.Contains(said, "servidor") {
		t.Errorf("the sealed frame says %q", said)
	}
	// The third talks to another page only.
	p.answers(board("other"), "busy", "false")
	if n := eval[int](p, "heard.filter((m) => m.type === 'ready').length"); n != 1 {
		t.Errorf("%d frames say that they are ready", n)
	}

	game.Set(func() {
		game.Pages["/"] = `<!DOCTYPE html><link rel="icon" href="data:,"><script>` + asking + `
			addEventListener('message', ({ data }) => { if (data && data.vassals) heard.push(data); });
			for (const s of [localStorage, sessionStorage]) s.setItem('vassals.kept', 'by the reader');</script>
			<iframe id="own" src="` + site.Folder + `?embed=1&mode=play&game=vassals&files=posted"></iframe>`
	})
	p.do(chromedp.Navigate(p.address))
	for n := range 2 {
		p.until(fmt.Sprintf("heard.filter((m) => m.type === 'ready').length === %d", n+1))
		p.eval(`ask(document.getElementById('own'), 'crash').then(() => true)`)
		p.until(fmt.Sprintf("heard.filter((m) => m.type === 'error').length === %d", n+1))
		report := eval[string](p, "own.contentDocument.getElementById('trouble-report').value")
		if strings.Contains(report, "by the reader") || !strings.Contains(report, "#r=") {
			t.Errorf("the report is\n%s", report)
		}
		if n := eval[int](p, "own.contentDocument.querySelectorAll('#trouble-buttons button').length"); n != 2 {
			t.Errorf("a frame that has crashed offers %d things", n)
		}
		p.eval("own.contentDocument.querySelector('#trouble-buttons button').click() === undefined")
	}
	p.until("heard.filter((m) => m.type === 'ready').length === 3")
	if got := eval[string](p, "Object.keys(sessionStorage).join()"); got != "vassals.kept" {
		t.Errorf("the frame keeps %s", got)
	}
	if !p.eval("heard.every((m) => m.type !== 'need') && new Set(heard.filter((m) => m.type === 'state').map((m) => m.link)).size === 1") {
		t.Errorf("heard %s", eval[string](p, "JSON.stringify(heard)"))
	}
}

// One finger scrolls the page, and is told that two move the map.
func TestBoardFingers(t *testing.T) {
	dir, _ := published(t)
	game := site.Serve(t, dir)
	game.Prefix["packed."] = probe
	p := host(t, window{400, 700, 2, true}, game, `<vassals-board id="a" mode="view" game="vassals"></vassals-board><div class="far"></div>`)
	p.until("told('a', 'state').length > 0")
	p.rests("a")
	swipe := func(at ...point) {
		p.fingers(input.DispatchTouchEventTypeTouchStart, at...)
		for i := range 8 {
			for j := range at {
				at[j].y -= float64(5 + i)
			}
			p.fingers(input.DispatchTouchEventTypeTouchMove, at...)
		}
		p.fingers(input.DispatchTouchEventTypeTouchEnd)
	}
	swipe(point{150, 250}, point{250, 260})
	p.rests("a")
	if n := eval[float64](p, "scrollY"); n != 0 || ofBoard[bool](p, "a", "hint") {
		t.Errorf("two fingers scroll the page by %v, or get a hint", n)
	}
	swipe(point{200, 250})
	p.until("scrollY > 0")
	p.answers("frame('a')", "hint", "true")
	p.quiet()
}

// The page that is worked on has boards too.
func TestServedBoards(t *testing.T) {
	p := visit(t, address+"embed.html", small, "en", asking)
	p.do(chromedp.Navigate(p.address))
	p.bring("fit")
	p.until("told('fit', 'state').length > 0")
	p.quiet()
}
