package browsertest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

var (
	phone   = window{360, 640, 3, true}
	desktop = window{1280, 800, 1, false}
	small   = window{400, 700, 1, false}
)

// begin starts a game of people with all expansions from the start screen, by touching
// what a person would touch.
func (p *page) begin(players int) {
	p.t.Helper()
	p.press("seat 2")
	p.press("person")
	for range players - 2 {
		p.press("add")
	}
	for _, e := range []string{"fairs", "allornothing", "shadow"} {
		p.press("expansion " + e)
	}
	p.press("start")
	if got := p.screen(); got != "game" {
		p.t.Fatalf("screen %q after start", got)
	}
}

// player is somebody who plays at random, with or without the keys.
type player struct {
	*page
	*rand.Rand
	keys bool
}

// step does one thing of a turn.
func (p player) step() {
	p.t.Helper()
	var spots, claims []action
	can := map[string]bool{}
	for _, a := range p.actions() {
		word, _, _ := strings.Cut(a.ID, " ")
		can[word] = true
		switch {
		case word == "place" && a.Target != nil:
			spots = append(spots, a)
		case (word == "figure" || word == "shadow") && a.Target != nil:
			claims = append(claims, a)
		}
	}
	switch {
	case can["confirm"] && can["rotate"] && p.IntN(3) == 0:
		p.turn()
	case can["confirm"]:
		p.confirm()
	case len(claims) > 0 && p.IntN(2) == 0:
		a := claims[p.IntN(len(claims))]
		p.tap(a.Target.X, a.Target.Y)
	case can["skip"]:
		p.press("skip")
	case len(spots) > 0:
		a := spots[p.IntN(len(spots))]
		p.tap(a.Target.X, a.Target.Y)
	case can["place"]:
		p.whole()
	default:
		p.t.Fatalf("nothing to do on screen %q: %v", p.screen(), p.ids())
	}
}

func (p player) turn() {
	if p.keys {
		p.key("r")
		return
	}
	p.press("rotate")
}

func (p player) confirm() {
	if p.keys {
		p.key(enter)
		return
	}
	p.press("confirm")
}

func (p player) whole() {
	if p.keys {
		p.key("f")
		return
	}
	p.press("whole-map")
}

// finish plays on until the final table.
func (p player) finish() {
	p.t.Helper()
	moves, idle := 0, 0
	for p.screen() == "game" {
		p.step()
		if n := p.moves(); n != moves {
			moves, idle = n, 0
		}
		if idle++; idle > 60 {
			p.t.Fatalf("no move in %d steps after\n%s\nwhere one can\n%s", idle,
				eval[json.RawMessage](p.page, "window.vassals.record()"),
				eval[json.RawMessage](p.page, "window.vassals.actions()"))
		}
	}
	if got := p.screen(); got != "end" {
		p.t.Fatalf("screen %q after the game", got)
	}
}

// check has the referee replay the game and compares its outcome, of the given
// kinds of points, with what the page shows in words.
func (p *page) check(labels map[string]string) {
	p.t.Helper()
	record := eval[json.RawMessage](p, "window.vassals.record()")
	file := filepath.Join(p.t.TempDir(), "game.json")
	if err := os.WriteFile(file, record, 0o600); err != nil {
		p.t.Fatal(err)
	}
	out, err := exec.Command("go", "run", "vassals/rules/referee", file).Output()
	if err != nil {
		p.t.Fatalf("referee: %v", err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	var outcome struct {
		Final     []int
		Breakdown []map[string]int
		Winners   []int
	}
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &outcome); err != nil || outcome.Final == nil {
		p.t.Fatalf("referee: no final line: %v\n%s", err, lines[len(lines)-1])
	}
	for kind, label := range labels {
		var cells []int
		for _, b := range outcome.Breakdown {
			cells = append(cells, b[kind])
		}
		p.wantRow(label, cells)
	}
	p.wantRow("Total", outcome.Final)
	if len(outcome.Winners) == 1 {
		p.wantWords(names[outcome.Winners[0]] + " wins with ")
	}
}

// names are those of the players of a new game.
var names = []string{"Ana", "Bruno", "Clara"}

// wantWords waits until the screen says a text, as a screen reader reads it.
func (p *page) wantWords(text string) {
	p.t.Helper()
	quoted, _ := json.Marshal(text)
	p.until("document.getElementById('mirror').textContent.includes(" + string(quoted) + ")")
}

func (p *page) wantRow(label string, cells []int) {
	p.t.Helper()
	want := label
	for i, n := range cells {
		want += fmt.Sprintf("; %s %d", names[i], n)
	}
	p.wantWords(strings.ReplaceAll(want, "-", "−"))
}

// Whole games by the events that people make, the first moves with all that
// moves. The referee comes to the points that the page shows.
func TestWholeGames(t *testing.T) {
	for _, test := range []struct {
		name    string
		win     window
		players int
		keys    bool
	}{
		{"mouse", window{844, 390, 1, false}, 2, false},
		{"touch", window{360, 640, 1, true}, 2, false},
		{"mouse and keys", small, 3, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := player{visit(t, address, test.win, "en"), rand.New(rand.NewPCG(1, uint64(test.players))), test.keys}
			p.load()
			p.begin(test.players)
			for p.moves() < 12 {
				p.step()
			}
			p.still()
			p.finish()
			p.check(map[string]string{"road": "Roads", "city": "Cities", "cloister": "Cloisters", "field": "Fields", "goods": "Goods"})
			p.quiet()
		})
	}
}
