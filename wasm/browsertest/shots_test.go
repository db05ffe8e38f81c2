package browsertest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestShots writes pictures of the screens, in every size and language, into
// the folder that VASSALS_SHOTS names, for people to look at.
func TestShots(t *testing.T) {
	dir := os.Getenv("VASSALS_SHOTS")
	if dir == "" {
		t.Skip("VASSALS_SHOTS names no folder")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, win := range []window{{360, 640, 3, true}, {844, 390, 3, true}, {768, 1024, 2, true}, {1280, 800, 1, false}, {2560, 1440, 1, false}} {
		for _, language := range []string{"en", "es", "pt", "ru"} {
			t.Run(fmt.Sprintf("%s %dx%d", language, win.w, win.h), func(t *testing.T) {
				shoot(t, open(t, win, language), filepath.Join(dir, fmt.Sprintf("%s-%dx%d-", language, win.w, win.h)))
			})
		}
	}
}

// shoot takes the pictures of one window; name begins their files' names.
func shoot(t *testing.T, p *page, name string) {
	take := func(screen string) {
		t.Helper()
		p.settle()
		// The frame that shows what has settled, and what sharpens after it.
		p.eval("new Promise(done => setTimeout(() => requestAnimationFrame(() => done(true)), 400))")
		png, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name+screen+".png", png, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	take("start")
	for _, screen := range []string{"rules", "settings"} {
		p.press(screen)
		take(screen)
		p.press("close")
	}
	record := readGame(t, everything)
	moves := record["moves"].([]any)
	for _, at := range []struct {
		name  string
		moves int
	}{{"beginning", 0}, {"end", len(moves) - 2}, {"middle", len(moves) / 2}} {
		p.begins(record, moves[:at.moves])
		take("game-" + at.name)
	}
	for _, id := range []string{"tiles", "fields"} { // where there is no button for them, they are in the menu
		p.perform(id)
		take(id)
		p.perform(map[string]string{"tiles": "close", "fields": "fields"}[id])
	}
	id, _ := p.spot()
	p.press(id)
	take("tried")
	p.press("confirm")
	if p.screen() == "game" {
		take("figure")
	}
	p.begins(record, moves[:30])
	somebody := player{p, rand.New(rand.NewPCG(3, 3)), false}
	for range 80 { // until something scores: only that is told with a number
		if strings.ContainsAny(eval[string](p, "document.getElementById('live').textContent"), "123456789") {
			break
		}
		somebody.step()
	}
	take("scoring")
	p.begins(record, moves[:60])
	p.press("menu")
	take("menu")
	p.press("log")
	take("log")
	p.begins(record, moves[:len(moves)-1])
	somebody.finish()
	take("final")
	ages := readGame(t, "middleages/testdata/games/printed.jsonl")
	moves = ages["moves"].([]any)
	p.begins(ages, moves[:len(moves)/2])
	take("ages")
	p.begins(ages, moves)
	take("ages-final")
	p.quiet()
}

// everything has a game with all that there is in Vassals.
const everything = "vassals/testdata/games/fairs-allornothing-shadow.jsonl"

// readGame gives the record of the first game in a file of the rules.
func readGame(t *testing.T, file string) (record map[string]any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "rules", filepath.FromSlash(file)))
	if err != nil {
		t.Fatal(err)
	}
	line, _, _ := bytes.Cut(data, []byte("\n"))
	var game struct{ Record map[string]any }
	if err := json.Unmarshal(line, &game); err != nil {
		t.Fatal(err)
	}
	return game.Record
}

// perform does an action as a script in the page would.
func (p *page) perform(id string) {
	p.t.Helper()
	p.eval(fmt.Sprintf("window.vassals.perform(%q).then(() => true)", id))
	p.settle()
}

// begins opens a game at some point of it.
func (p *page) begins(record map[string]any, moves []any) {
	p.t.Helper()
	record["moves"] = moves
	text, _ := json.Marshal(map[string]any{"record": record})
	p.eval("window.vassals.start(" + string(text) + ").then(() => true)")
	p.settle()
}
