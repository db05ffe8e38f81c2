package browsertest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// agesPlayer is somebody who plays Middle Ages at random, by touching what a
// person would touch.
type agesPlayer struct {
	*page
	*rand.Rand
}

// step does one thing of a turn.
func (p agesPlayer) step() {
	p.t.Helper()
	var list []action
	for _, a := range p.actions() {
		word, _, _ := strings.Cut(a.ID, " ")
		if a.Target == nil {
			continue
		}
		switch word {
		case "confirm":
			p.tap(a.Target.X, a.Target.Y)
			return
		case "lord", "scout", "recover", "coin", "token", "space", "lose", "skip":
			list = append(list, a)
		}
	}
	if slices.ContainsFunc(list, func(a action) bool { return !strings.HasPrefix(a.ID, "lord ") }) {
		list = slices.DeleteFunc(list, func(a action) bool { return strings.HasPrefix(a.ID, "lord ") })
	}
	if len(list) == 0 {
		p.t.Fatalf("nothing to touch on screen %q: %v", p.screen(), p.ids())
	}
	a := list[p.IntN(len(list))]
	p.tap(a.Target.X, a.Target.Y)
}

// A whole game of three people by touch, on the smallest telephone, with a
// reload in the middle; the referee comes to the coins that the page shows. Then
// they go over it.
func TestWholeGameOfMiddleAges(t *testing.T) {
	p := agesPlayer{open(t, window{360, 640, 1, true}, "en"), rand.New(rand.NewPCG(1, 3))}
	p.press("game middleages")
	p.press("seat 2")
	p.press("person")
	p.press("add")
	p.press("start")
	if got := p.screen(); got != "game" {
		t.Fatalf("screen %q after start", got)
	}
	for p.moves() < 6 {
		p.step()
	}
	p.still()
	for p.moves() < 25 {
		p.step()
	}
	before := p.record()
	p.load()
	p.press("continue")
	if got := p.record(); got != before {
		t.Fatalf("after the reload\n%s\nwant\n%s", got, before)
	}
	for steps := 0; p.screen() == "game"; steps++ {
		if steps > 800 {
			t.Fatal("the game does not end")
		}
		p.step()
	}
	if got := p.screen(); got != "end" {
		t.Fatalf("screen %q after the game", got)
	}
	moves := p.moves()
	p.check(map[string]string{"income": "Income", "effects": "Effects", "rivals": "Rivals", "events": "Events", "penalty": "Penalty"})
	p.press("analysis")
	p.wantWords("Who would win")
	p.press("previous")
	p.wantWords(fmt.Sprintf("Move %d of %d", moves-1, moves)) // 16 a player, the first lords, and what an event takes
	p.press("close")
	if got := p.screen(); got != "end" {
		t.Errorf("screen %q after the analysis", got)
	}
	p.quiet()
}
