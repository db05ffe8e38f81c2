package browsertest

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/chromedp/chromedp"
)

// chooser stands in for the dialogs of the browser: what is to be kept as a
// file goes into window.kept, what is chosen is window.chosen.
const chooser = `
	const create = URL.createObjectURL;
	URL.createObjectURL = (blob) => { blob.text().then((text) => { window.kept = text; }); return create.call(URL, blob); };
	HTMLAnchorElement.prototype.click = () => {};
	HTMLInputElement.prototype.click = function () {
		const data = new DataTransfer();
		data.items.add(new File([window.chosen], 'game.json'));
		this.files = data.files;
		this.dispatchEvent(new Event('change'));
	};`

// A game can be kept as a file, deleted, and had back from the file, with all
// others beside it.
func TestGamesAndFiles(t *testing.T) {
	p := player{open(t, small, "en", chooser), rand.New(rand.NewPCG(9, 9)), false}
	p.begin(2)
	for p.moves() < 3 {
		p.step()
	}
	record := string(eval[json.RawMessage](p.page, "window.vassals.record()"))
	p.press("menu")
	p.press("home")
	p.press("start")
	p.press("menu")
	p.press("home")
	p.press("games")
	p.press("more 2")
	p.press("export")
	p.until("window.kept !== undefined")
	if kept := eval[string](p.page, "window.kept"); kept != record {
		t.Errorf("the file holds\n%s\nwant\n%s", kept, record)
	}
	p.press("delete")
	if _, ok := p.find("game 2"); ok {
		t.Error("the game is still there")
	}
	p.press("close")

	p.press("games")
	p.eval("(window.chosen = '{') !== ''")
	p.press("import")
	p.until("window.vassals.screen() === 'question'")
	p.press("yes")
	p.eval("(window.chosen = window.kept) !== ''")
	p.press("import")
	p.until("window.vassals.screen() === 'game'")
	if got := string(eval[json.RawMessage](p.page, "window.vassals.record()")); got != record {
		t.Errorf("from the file comes\n%s\nwant\n%s", got, record)
	}
	p.load()
	p.press("games")
	p.press("game 1")
	if got := p.moves(); got != 3 {
		t.Errorf("%d moves after a reload", got)
	}
	p.quiet()
}

// A game that is opened in a second tab goes on there: both are told, and what
// was played in either is kept.
func TestTwoTabs(t *testing.T) {
	a := player{open(t, small, "en"), rand.New(rand.NewPCG(5, 5)), false}
	a.begin(2)
	for a.moves() < 2 {
		a.step()
	}
	b := player{a.another(small, "en"), rand.New(rand.NewPCG(6, 6)), false}
	b.press("continue")
	a.until("window.vassals.screen() === 'question'")
	b.until("document.getElementById('live').textContent.includes('another tab')")
	for b.moves() < 4 {
		b.step()
	}
	a.press("yes") // it goes on here
	if n := a.moves(); n != 4 {
		t.Errorf("%d moves in the first tab", n)
	}
	b.until("window.vassals.screen() === 'question'")
	b.press("no") // a copy
	for b.moves() < 5 {
		b.step()
	}
	for a.moves() < 6 {
		a.step()
	}
	a.load()
	a.press("games")
	a.press("game 2")
	if n := a.moves(); n != 5 {
		t.Errorf("%d moves in the copy", n)
	}
	a.quiet()
	b.quiet()
}

// The phone's way back closes dialogs one by one, then takes back the step of
// the turn, then leaves the table; a reload in between changes nothing in that.
func TestBack(t *testing.T) {
	p := open(t, window{360, 640, 1, true}, "en")
	back := func(want string) {
		t.Helper()
		p.eval("new Promise((done) => { window.addEventListener('popstate', () => setTimeout(() => done(true)), { once: true }); history.back(); })")
		p.settle()
		if got := p.screen(); got != want {
			t.Fatalf("back leads to screen %q, want %q", got, want)
		}
	}
	before := eval[int](p, "history.length")
	p.press("settings")
	back("start")
	p.begin(2)
	p.press("menu")
	p.press("log")
	back("menu")
	back("game")
	_, at := p.spot()
	p.tap(at.x, at.y)
	back("game")
	if _, ok := p.find("confirm"); ok {
		t.Error("the tile is still tried")
	}
	p.press("menu")
	p.press("close") // by itself it takes its entry back
	p.until("history.state && history.state.depth === 1")
	back("start")
	p.until("!(history.state && history.state.depth)")
	p.press("continue")
	p.do(chromedp.Reload())
	p.ready()
	if got := p.screen(); got != "start" {
		t.Fatalf("screen %q after the reload", got)
	}
	p.until("!(history.state && history.state.depth)")
	p.press("continue")
	back("start")
	if n := eval[int](p, "history.length"); n > before+3 {
		t.Errorf("the history has grown from %d to %d entries", before, n)
	}
	p.quiet()
}

// Turned on its side and back, a phone shows the same place of the map.
func TestRotate(t *testing.T) {
	p := player{open(t, window{390, 844, 1, true}, "en"), rand.New(rand.NewPCG(2, 3)), false}
	p.begin(2)
	for p.moves() < 6 {
		p.step()
	}
	p.drag(point{200, 400}, point{120, 330})
	id, before := p.spot()
	p.resize(window{844, 390, 1, true})
	p.until("window.innerWidth === 844 && !window.vassals.busy()")
	a, ok := p.find(id)
	if !ok || p.screen() != "game" {
		t.Errorf("on its side: screen %q, %v", p.screen(), p.ids())
	}
	if a.Target != nil && distance(point{a.Target.X, a.Target.Y}, before) < 1 { // it may be out of view
		t.Error("on its side the map is where it was")
	}
	p.resize(window{390, 844, 1, true})
	p.until("window.innerWidth === 390 && !window.vassals.busy()")
	if d := distance(p.where(id), before); d > 3 {
		t.Errorf("the map has moved by %.1f px", d)
	}
	p.quiet()
}

// hide has the page believe that it is out of sight, or in sight again.
const hide = `(on) => {
	Object.defineProperty(document, 'hidden', { configurable: true, get: () => on });
	Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => on ? 'hidden' : 'visible' });
	document.dispatchEvent(new Event('visibilitychange'));
	return true;
}`

// watchSound keeps the sound that the page makes.
const watchSound = `
	const Real = window.AudioContext;
	window.AudioContext = class extends Real { constructor(...args) { super(...args); window.sound = this; } };`

// Out of sight the page draws nothing, makes no sound and lets no bot play; in
// sight again it is as it was and goes on.
func TestHidden(t *testing.T) {
	p := open(t, small, "en", watchSound)
	p.press("start") // the second seat is a bot's
	_, at := p.spot()
	p.tap(at.x, at.y)
	p.until("window.sound && window.sound.state === 'running'")
	state := "JSON.stringify([window.vassals.screen(), window.vassals.record(), window.vassals.actions()])"
	p.eval("new Promise(done => setTimeout(() => done(true), 1500))") // what sharpens, sharpens
	before := eval[string](p, state)
	p.eval("(" + hide + ")(true)")
	p.until("window.sound.state === 'suspended'")
	p.eval("new Promise(done => setTimeout(() => done(true), 300))")
	const asked = "new Promise(done => { const n = window.framesAsked; window.dispatchEvent(new Event('resize')); setTimeout(() => done(window.framesAsked - n), 1500); })"
	if n := eval[int](p, asked); n != 0 {
		t.Errorf("%d frames out of sight", n)
	}
	p.eval("(" + hide + ")(false)")
	p.settle()
	if after := eval[string](p, state); after != before {
		t.Errorf("in sight again\n%s\nbefore\n%s", after, before)
	}
	p.until("window.sound.state === 'running'")
	p.press("confirm")
	for range 3 {
		if _, ok := p.find("skip"); ok {
			p.press("skip")
		}
	}
	p.until("window.vassals.record().moves.length >= 2")
	p.quiet()
}
