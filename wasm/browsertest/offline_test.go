package browsertest

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	pagedomain "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"vassals/wasm/browsertest/site"
)

// keeps waits until the service worker keeps a whole version.
func (p *page) keeps() {
	p.t.Helper()
	p.eval("navigator.serviceWorker.ready.then(() => true)")
}

// version gives the script that the page runs, whose name tells the version.
func (p *page) version() string {
	p.t.Helper()
	return eval[string](p, `document.querySelector('script[src^="page."]').getAttribute('src')`)
}

func (p *page) record() string {
	p.t.Helper()
	return string(eval[json.RawMessage](p, "window.vassals.record()"))
}

// play plays until so many moves are confirmed.
func (p player) play(moves int) {
	p.t.Helper()
	for p.moves() < moves {
		p.step()
	}
}

// beginPlain starts a base game of two people.
func (p *page) beginPlain() {
	p.t.Helper()
	p.eval(`window.vassals.start({players: [{name: "Ana", color: "red"}, {name: "Bruno", color: "blue"}], seed: "4"}).then(() => true)`)
	p.settle()
}

func newPlayer(p *page) player { return player{p, rand.New(rand.NewPCG(3, 3)), false} }

// The page that is worked on always comes from the server, and a new version of
// it asks for nothing.
func TestServedFresh(t *testing.T) {
	p := newPlayer(visit(t, address, small, "en"))
	p.load()
	p.keeps()
	p.load()
	if _, ok := p.find("renew"); ok {
		t.Error("the same version asks to be renewed")
	}
	p.beginPlain()
	p.play(1)
	p.quiet()
}

// After one visit the game works without the network, from a plain server and
// in a folder of it; and a browser would install it.
func TestOffline(t *testing.T) {
	dir, _ := published(t)
	s := site.Serve(t, dir)
	p := newPlayer(visit(t, s.URL+site.Folder, small, "en"))
	p.load()
	p.beginPlain()
	p.play(2)
	p.keeps()
	result, err := chromedp.Run(p.ctx, func(ctx context.Context, t *chromedp.Target) (r pagedomain.GetInstallabilityErrorsResult, err error) {
		m, err := cdp.Call(ctx, t, pagedomain.GetAppManifest, pagedomain.GetAppManifestParams{})
		if err != nil {
			return r, err
		}
		for _, e := range m.Errors {
			p.t.Errorf("manifest: %s", e.Message)
		}
		return cdp.Call(ctx, t, pagedomain.GetInstallabilityErrors, cdp.Empty{})
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range result.InstallabilityErrors {
		if e.ErrorID != "in-incognito" { // as the tests are
			t.Errorf("cannot be installed: %s", e.ErrorID)
		}
	}
	elsewhere := eval[[]string](p.page, `performance.getEntriesByType('resource').map((e) => e.name).filter((n) => !n.startsWith(location.origin))`)
	if len(elsewhere) > 0 {
		t.Errorf("asked other sites: %v", elsewhere)
	}
	p.quiet()

	before := p.record()
	s.Close()
	p.load()
	p.press("continue")
	if after := p.record(); after != before {
		t.Errorf("without the network\n%s\nbefore\n%s", after, before)
	}
	p.play(4)
	p.load()
	p.press("continue")
	p.play(5)
}

// update has the browser look for a new version.
func (p *page) update() {
	p.t.Helper()
	p.eval("navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true, () => true)")
}

func (p *page) caches() int {
	p.t.Helper()
	return eval[int](p, "caches.keys().then((keys) => keys.length)")
}

// A new version waits until the player wants it, and then all of it is there,
// with the game under way; of the old one nothing is left.
func TestNewVersion(t *testing.T) {
	a, b := published(t)
	s := site.Serve(t, a)
	p := newPlayer(visit(t, s.URL+site.Folder, small, "en"))
	p.load()
	p.keeps()
	p.beginPlain()
	p.play(1)
	old := p.version()
	s.Set(func() { s.Dir = b })
	p.update()
	p.until("window.vassals.actions().some((a) => a.id === 'renew')")

	// Reloaded, the page is as it was: the old one, all of it.
	p.load()
	if got := p.version(); got != old {
		t.Errorf("runs %s, want the old %s", got, old)
	}
	p.until("window.vassals.actions().some((a) => a.id === 'renew')")
	p.press("later")
	p.press("continue")
	p.play(2)
	before := p.record()
	p.press("menu")
	p.press("settings")
	p.scrollTo("renew")
	a1, _ := p.find("renew")
	p.do(chromedp.MouseClickXY(a1.Target.X, a1.Target.Y))
	p.arrives("window.vassals.screen() === 'game' && !document.querySelector('script[src=\"" + old + "\"]')")
	if after := p.record(); after != before {
		t.Errorf("in the new version\n%s\nbefore\n%s", after, before)
	}
	if n := p.caches(); n != 1 {
		t.Errorf("%d versions are kept", n)
	}
	p.play(3)
	p.quiet()
	s.Close()
	p.load()
	if got := p.version(); got == old {
		t.Error("the old version is back")
	}
}

// scrollTo turns the wheel until an action is in view.
func (p *page) scrollTo(id string) {
	p.t.Helper()
	for range 20 {
		if a, ok := p.find(id); ok && a.Target != nil {
			return
		}
		p.wheel(point{200, 400}, 120)
	}
}

// A new version brings the game under way with it also where nothing can be
// stored.
func TestNewVersionUnstored(t *testing.T) {
	a, b := published(t)
	s := site.Serve(t, a)
	p := newPlayer(visit(t, s.URL+site.Folder, small, "en",
		"Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"))
	p.load()
	p.keeps()
	old := p.version()
	p.beginPlain()
	p.play(1)
	before := p.record()
	s.Set(func() { s.Dir = b })
	p.update()
	p.until("window.vassals.actions().some((a) => a.id === 'renew')")
	renew, _ := p.find("renew")
	p.do(chromedp.MouseClickXY(renew.Target.X, renew.Target.Y))
	p.arrives("window.vassals.screen() === 'game' && !document.querySelector('script[src=\"" + old + "\"]')")
	if after := p.record(); after != before {
		t.Errorf("in the new version\n%s\nbefore\n%s", after, before)
	}
}

// A new version that breaks off on its way changes nothing, be it the same one
// over again.
func TestCutUpdate(t *testing.T) {
	a, b := published(t)
	for _, test := range []struct{ name, dir, worker, cut string }{
		{"page", b, "", "index.html"},
		{"style", b, "", ".css"},
		{"same", a, "// again\n", "index.html"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := site.Serve(t, a)
			p := visit(t, s.URL+site.Folder, small, "en")
			p.load()
			p.keeps()
			old := p.version()
			// The browser looks for a new version by itself too, some time after a load:
			// what is cut off stays so.
			s.Set(func() { s.Dir, s.Prefix["sw.js"], s.Cut = test.dir, test.worker, test.cut })
			p.update()
			p.until("navigator.serviceWorker.getRegistration().then(async (r) => !r.installing && !r.waiting && (await caches.keys()).length === 1)")
			if _, ok := p.find("renew"); ok {
				t.Error("a half version is offered")
			}
			s.Close()
			p.load()
			if got := p.version(); got != old {
				t.Errorf("runs %s, want %s", got, old)
			}
			p.beginPlain()
		})
	}
}

// A first visit that breaks off says so, and the next one works.
func TestCutVisit(t *testing.T) {
	dir, _ := published(t)
	s := site.Serve(t, dir)
	s.Set(func() { s.Cut = ".wasm.gz" })
	p := visit(t, s.URL+site.Folder, small, "pt")
	p.do(chromedp.Navigate(p.address))
	p.until("!document.getElementById('trouble').hidden")
	if got := eval[string](p, "document.getElementById('trouble-title').textContent"); got != "O jogo não carregou" {
		t.Errorf("says %q", got)
	}
	s.Set(func() { s.Cut = "" })
	p.do(chromedp.Click("#trouble-buttons button"))
	p.arrives("window.vassals.screen() === 'start'")
}

// Where nothing can be kept for later, the game needs the network and plays.
func TestNothingKept(t *testing.T) {
	dir, _ := published(t)
	for name, refuse := range map[string]struct{ worker, page string }{
		"no caches":   {worker: "caches.open = () => Promise.reject(new DOMException('no', 'SecurityError'));\n"},
		"full":        {worker: "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));\n"},
		"no workers":  {page: "Object.defineProperty(navigator, 'serviceWorker', { get() { throw new DOMException('no', 'SecurityError'); } });"},
		"old browser": {page: "delete Navigator.prototype.serviceWorker; delete window.DecompressionStream;"},
	} {
		t.Run(name, func(t *testing.T) {
			s := site.Serve(t, dir)
			s.Prefix["sw.js"] = refuse.worker
			p := newPlayer(visit(t, s.URL+site.Folder, small, "en", refuse.page))
			p.load()
			p.beginPlain()
			p.play(1)
			p.load()
			p.press("continue")
			if n := p.moves(); n != 1 {
				t.Errorf("%d moves after a reload, want 1", n)
			}
			p.mu.Lock()
			defer p.mu.Unlock()
			for _, line := range p.console {
				if !strings.Contains(line, "sw.js") {
					t.Errorf("console error: %s", line)
				}
			}
		})
	}
}
