package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Graphics that are lost come back with the same game, where nothing can be
// stored too; but not for ever.
func TestLostGraphics(t *testing.T) {
	for name, script := range map[string]string{
		"stored":  "",
		"nothing": `for (const s of ['localStorage', 'sessionStorage']) Object.defineProperty(window, s, { get() { throw new DOMException('no', 'SecurityError'); } });`,
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(open(t, small, "en", script, stopped))
			p.beginPlain()
			p.play(3)
			before := p.record()
			const lose = `window.before = document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext() === undefined`
			p.eval(lose)
			p.arrives("!window.before && window.vassals.screen() === 'game'")
			if after := p.record(); after != before {
				t.Errorf("after the loss\n%s\nbefore it\n%s", after, before)
			}
			if at := eval[string](p.page, "location.href"); strings.Contains(at, "#") {
				t.Errorf("the address is left as %s", at)
			}
			p.play(4)
			p.eval(lose)
			p.arrives("!window.before && window.vassals.screen() === 'game'")
			p.eval(lose)
			p.until("!document.getElementById('trouble').hidden")
		})
	}
}

// Where the browser lacks what the game needs it says so, in the language of
// the person.
func TestLacking(t *testing.T) {
	for _, test := range []struct{ language, script, want string }{
		{"ru", "HTMLCanvasElement.prototype.getContext = () => null;", "WebGL"},
		{"es", "delete window.WebAssembly;", "WebAssembly"},
	} {
		p := visit(t, address, small, test.language, test.script)
		p.do(chromedp.Navigate(address))
		p.until("!document.getElementById('trouble').hidden")
		said := eval[string](p, "document.getElementById('trouble-text').textContent")
		if !strings.Contains(said, test.want) || eval[string](p, "document.documentElement.lang") != test.language {
			t.Errorf("%s: says %q", test.language, said)
		}
	}
}

// A link opens the game that it holds; the menu copies one.
func TestLinks(t *testing.T) {
	p := newPlayer(open(t, small, "en"))
	p.beginPlain()
	p.play(2)
	before := p.record()
	p.eval(`navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }; true`)
	p.press("menu")
	p.press("link")
	p.until("window.copied")
	link := eval[string](p.page, "window.copied")
	p.quiet()

	other := newPlayer(visit(t, link, small, "es"))
	other.load()
	if got := other.screen(); got != "game" || other.record() != before {
		t.Errorf("screen %s, game\n%s\nwant\n%s", got, other.record(), before)
	}
	other.play(3)
	// The address holds it no more: a reload goes on from the storage.
	other.do(chromedp.Reload())
	other.ready()
	other.press("continue")
	if got := other.moves(); got != 3 {
		t.Errorf("%d moves after a reload, want 3", got)
	}
	// The same link in the page that is open is the game as it was sent, beside
	// the one that was played on.
	other.do(chromedp.Navigate(link))
	other.arrives("window.vassals.screen() === 'game' && window.vassals.record().moves.length === 2")
	if got := other.record(); got != before {
		t.Errorf("the link once more gives\n%s\nwant\n%s", got, before)
	}
	other.press("menu")
	other.press("home")
	other.press("games")
	for _, id := range []string{"game 1", "game 2"} {
		if _, ok := other.find(id); !ok {
			t.Errorf("%s is not kept: %v", id, other.ids())
		}
	}
	other.quiet()
}
