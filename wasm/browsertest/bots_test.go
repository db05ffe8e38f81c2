package browsertest

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// A person plays by touches against a bot to the end, with a hint on the way,
// and goes over the game then.
func TestAgainstBot(t *testing.T) {
	p := player{open(t, phone, "en"), rand.New(rand.NewPCG(1, 8)), false}
	p.eval(`window.vassals.start({record: {format: "vassals-record", version: 1, game: "vassals",
		players: [{name: "Ana", color: "red"}, {name: "Bruno", color: "blue", bot: "easy"}], seed: "7",
		deck: ["cap", "bend", "corner", "straight", "cloister", "bend"],
		moves: []}}).then(() => true)`)
	p.settle()
	p.press("hint")
	if _, ok := p.find("hint 3"); !ok {
		t.Fatalf("no three good moves: %v", p.ids())
	}
	p.press("hint 1")
	if n := p.moves(); n != 0 {
		t.Fatalf("a hint has played %d moves", n)
	}
	p.press("confirm")
	p.finish()
	if who := eval[string](p.page, "window.vassals.record().players[1].bot"); who != "easy" {
		t.Errorf("the record says that %q played", who)
	}
	p.wantWords("Total; Ana")
	p.press("analysis")
	if got := p.screen(); got != "analysis" {
		t.Fatalf("screen %q after analysis", got)
	}
	if text := eval[string](p.page, "document.getElementById('mirror').textContent"); !strings.Contains(text, "Who would win") {
		t.Errorf("the moves are not checked: %q", text)
	}
	p.press("previous")
	p.press("close")
	if got := p.screen(); got != "end" {
		t.Errorf("screen %q after the analysis", got)
	}
	p.quiet()
}
