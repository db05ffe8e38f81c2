package browsertest

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// Every language, on a phone and on a desktop: the screens come up, and a few
// turns can be played.
func TestLanguages(t *testing.T) {
	start := map[string]string{"en": "Players", "es": "Jugadores", "pt": "Jogadores", "ru": "Игроки"}
	for _, language := range []string{"en", "es", "pt", "ru"} {
		// The words are the same at every ratio, and a software renderer takes
		// nine times as long for a ratio of 3.
		for _, win := range []window{{360, 640, 1, true}, desktop} {
			name := language + " desktop"
			if win.touch {
				name = language + " phone"
			}
			t.Run(name, func(t *testing.T) {
				p := player{open(t, win, language), rand.New(rand.NewPCG(4, 4)), false}
				if got := eval[string](p.page, "document.documentElement.lang"); got != language {
					t.Errorf("lang is %q, want %q", got, language)
				}
				p.still()
				p.wantWords(start[language])
				for _, screen := range []string{"settings", "rules"} {
					p.press(screen)
					if got := p.screen(); got != screen {
						t.Errorf("screen %q, want %q", got, screen)
					}
					p.press("close")
				}
				p.begin(2)
				for p.moves() < 3 {
					p.step()
				}
				p.press("menu")
				p.key(escape)
				p.quiet()
			})
		}
	}
}

// The language can be changed at any time.
func TestChangeLanguage(t *testing.T) {
	p := open(t, phone, "en")
	p.press("language ru")
	p.wantWords("Игроки")
	p.load()
	if got := eval[string](p, "document.documentElement.lang"); got != "ru" {
		t.Errorf("after a reload lang is %q", got)
	}
	p.quiet()
}

// moves counts the confirmed moves.
func (p *page) moves() int {
	p.t.Helper()
	return eval[int](p, "window.vassals.record().moves.length")
}

// A reload in the middle of a turn loses the steps that were not confirmed, and
// nothing else.
func TestReload(t *testing.T) {
	p := player{open(t, small, "en"), rand.New(rand.NewPCG(9, 9)), false}
	p.begin(3)
	for p.moves() < 5 {
		p.step()
	}
	before := string(eval[json.RawMessage](p.page, "window.vassals.record()"))
	for range 3 { // a spot tried, the tile placed, perhaps a figure chosen
		p.step()
		if p.moves() > 5 {
			before = string(eval[json.RawMessage](p.page, "window.vassals.record()"))
		}
	}
	p.load()
	p.press("continue")
	if after := string(eval[json.RawMessage](p.page, "window.vassals.record()")); after != before {
		t.Errorf("after the reload\n%s\nbefore it\n%s", after, before)
	}
	p.step()
	p.quiet()
}

// spot gives where a spot is on the screen.
func (p *page) spot() (id string, at point) {
	p.t.Helper()
	for _, a := range p.actions() {
		if strings.HasPrefix(a.ID, "place ") && a.Target != nil {
			return a.ID, point{a.Target.X, a.Target.Y}
		}
	}
	p.t.Fatal("no spot in view")
	return "", point{}
}

func (p *page) where(id string) point {
	p.t.Helper()
	a, ok := p.find(id)
	if !ok || a.Target == nil {
		p.t.Fatalf("%q is not in view", id)
	}
	return point{a.Target.X, a.Target.Y}
}

// Two fingers zoom about the point between them; a pinch places nothing.
func TestPinch(t *testing.T) {
	p := open(t, phone, "en")
	p.begin(2)
	id, at := p.spot()
	p.pinch(at, 60, 30)
	if d := distance(p.where(id), at); d > 3 {
		t.Errorf("the place between the fingers moved by %.1f px", d)
	}
	if _, ok := p.find("confirm"); ok {
		t.Error("the pinch tried the tile")
	}
	p.quiet()
}

// The mouse drags the map, the wheel zooms about the pointer, F shows it all.
func TestDragAndWheel(t *testing.T) {
	p := open(t, desktop, "en")
	p.press("start")
	id, at := p.spot()
	p.drag(point{640, 620}, point{700, 600})
	moved := p.where(id)
	if d := distance(moved, point{at.x + 60, at.y - 20}); d > 30 { // it may run on a little
		t.Errorf("dragged from %v to %v", at, moved)
	}
	p.wheel(moved, 240)
	if d := distance(p.where(id), moved); d > 3 {
		t.Errorf("the place under the pointer moved by %.1f px", d)
	}
	p.key("f")
	if d := distance(p.where(id), at); d > 3 {
		t.Errorf("the whole map shows the spot %.1f px from where it was", d)
	}
	p.tap(at.x, at.y)
	p.key("r")
	p.key(escape)
	if _, ok := p.find("confirm"); ok {
		t.Error("Escape did not take the tile back")
	}
	p.quiet()
}

func distance(a, b point) float64 { return math.Hypot(a.x-b.x, a.y-b.y) }

// A save that cannot be read is told of and kept; the game still plays.
func TestDamagedSave(t *testing.T) {
	p := open(t, phone, "es")
	p.eval(`localStorage.setItem('vassals.game', '{"format": "something else"}') === undefined`)
	p.load()
	if got := p.screen(); got != "question" {
		t.Errorf("screen %q, want a question about the damaged save", got)
	}
	p.press("no")
	p.press("start")
	if got := p.screen(); got != "game" {
		t.Errorf("screen %q after start", got)
	}
	if kept := eval[string](p, "localStorage.getItem('vassals.damaged.1')"); !strings.Contains(kept, "something else") {
		t.Errorf("kept %q", kept)
	}
	p.quiet()
}

// An idle table asks for no frames, so it draws nothing and costs nothing.
func TestIdle(t *testing.T) {
	p := open(t, small, "en")
	p.press("start")
	_, at := p.spot()
	p.tap(at.x, at.y)
	p.eval("new Promise(done => setTimeout(() => done(true), 3000))") // what sharpens, sharpens
	const asked = "new Promise(done => { const n = window.framesAsked; setTimeout(() => done(window.framesAsked - n), 2000); })"
	if n := eval[int](p, asked); n != 0 {
		t.Errorf("%d frames in two idle seconds", n)
	}
	p.tap(at.x, at.y) // and it wakes
	p.quiet()
}

// What happens while a frame is still being made, however long that takes,
// brings one more.
func TestEventInSlowFrame(t *testing.T) {
	p := open(t, small, "en")
	const slow = `(async () => {
		const browsers = window.requestAnimationFrame;
		let due = null;
		window.requestAnimationFrame = f => { due = f; };
		const loop = await import('/page/loop.js?apart');
		loop.install();
		const request = window.requestAnimationFrame;
		window.requestAnimationFrame = browsers;
		let made = 0;
		const make = () => { made++; };
		request(make);
		loop.setAwake(false);
		due(0); // a frame begins, and has not asked for the next
		loop.wake();
		await new Promise(done => setTimeout(done, 200));
		due = null;
		request(make);
		if (!due) return 'the event brings no frame';
		for (let n = 0; due && n < 10; n++) {
			const f = due;
			due = null;
			f(0);
			request(make);
		}
		return made < 10 ? '' : 'frames without end';
	})()`
	if fault := eval[string](p, slow); fault != "" {
		t.Error(fault)
	}
	p.quiet()
}

// What is dropped on the table does nothing, be it no file of the system, of
// which the browser has no entry.
func TestDrop(t *testing.T) {
	p := open(t, small, "en")
	p.eval(`(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(['{}'], 'game.json'));
		for (const type of ['dragenter', 'dragover', 'drop']) {
			document.querySelector('canvas').dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
		}
		return true;
	})()`)
	p.press("rules")
	if got := p.screen(); got != "rules" {
		t.Errorf("screen %q after a drop", got)
	}
	p.quiet()
}

// Scripts are told in words what they may not do.
func TestSurfaceRefuses(t *testing.T) {
	p := open(t, small, "en")
	for _, call := range []string{`perform("fly")`, `start({})`, `start({players: [{name: "Ana", color: "red"}]})`, `start({record: {format: "x"}})`} {
		said := eval[string](p, "window.vassals."+call+".then(() => '', e => e instanceof Error ? e.message : 'no Error')")
		if said == "" || said == "no Error" {
			t.Errorf("%s: %q", call, said)
		}
	}
	if got := p.screen(); got != "start" {
		t.Errorf("screen %q", got)
	}
	p.quiet()
}

// Where the browser stores nothing, or no more, the game says so and plays on;
// leaving the table does not lose it.
func TestNoStorage(t *testing.T) {
	for name, script := range map[string]string{
		"forbidden": `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
		"full":      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
	} {
		t.Run(name, func(t *testing.T) {
			p := player{open(t, small, "en", script), rand.New(rand.NewPCG(8, 8)), false}
			p.press("start")
			p.until("document.getElementById('live').textContent.includes('stor')")
			for p.moves() < 3 {
				p.step()
			}
			before := p.moves()
			p.press("menu")
			p.press("home")
			p.press("continue")
			if after := p.moves(); after != before {
				t.Errorf("%d moves after leaving the table, want %d", after, before)
			}
			p.quiet()
		})
	}
}
