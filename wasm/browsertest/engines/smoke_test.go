// Package engines plays the game in three browsers, Chromium, Firefox and
// WebKit: what all browsers have to do alike. What the game does in detail the
// tests beside it look at, in Chromium.
package engines

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"vassals/wasm/browsertest/site"
)

// TestEngines: a game against a bot is played, saved, gone on with, copied as a
// link, and played without the network; a board in a frame starts.
func TestEngines(t *testing.T) {
	dir := t.TempDir()
	if err := site.Write(filepath.Join("..", "..", "..", "static"), dir); err != nil {
		t.Fatal(err)
	}
	// A test that is out of time would leave the browsers running.
	ctx := context.Background()
	if end, ok := t.Deadline(); ok {
		limited, cancel := context.WithDeadline(ctx, end.Add(-30*time.Second))
		defer cancel()
		ctx = limited
	}
	for _, d := range drivers {
		t.Run(d.name, func(t *testing.T) { smoke(t, &page{d.start(t, ctx), t}, site.Serve(t, dir)) })
	}
}

func smoke(t *testing.T, p *page, s *site.Site) {
	address := s.URL + site.Folder + "?lang=en"
	p.visit(address)
	t.Log(eval[string](p, "`${navigator.userAgent}, ${innerWidth}x${innerHeight}`"))
	p.must("start")
	if got := p.screen(); got != "game" {
		t.Fatalf("screen %q after start", got)
	}
	p.turn()
	if n := p.moves(); n != 2 {
		t.Fatalf("%d moves, want one of a person and one of a bot", n)
	}
	if n := p.colours(); n < 50 {
		t.Errorf("the window shows %d colours, no game", n)
	}

	goOn := func(where string) {
		t.Helper()
		before := p.record()
		p.again()
		p.must("continue")
		if after := p.record(); after != before {
			t.Errorf("%s\n%s\nbefore\n%s", where, after, before)
		}
	}
	goOn("reloaded")

	// What a browser allows only to a person who has just done something.
	p.must("menu")
	p.must("link")
	p.until("document.getElementById('live').textContent.includes('on the clipboard')")

	board(p, s.URL+site.Folder+"embed.html", "city")
	p.visit(address)
	p.must("continue")
	eval[any](p, "navigator.serviceWorker.ready.then(() => true)")
	s.Close()
	goOn("without the network")
	p.turn()
	if n := p.moves(); n != 4 {
		t.Errorf("%d moves, want 4", n)
	}
	goOn("without the network, once more")
}

// board opens a page with boards in sandboxed frames, and waits until one of them
// tells what it shows.
func board(p *page, address, id string) {
	p.t.Helper()
	if err := p.open(address); err != nil {
		p.t.Fatal(err)
	}
	eval[any](p, fmt.Sprintf(`(() => {
		const board = document.getElementById(%q);
		board.addEventListener('state', () => { window.told = true; });
		board.scrollIntoView({ block: 'center', behavior: 'instant' });
	})()`, id))
	p.until("window.told === true")
}
