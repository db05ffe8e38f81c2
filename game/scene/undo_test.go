package scene

import (
	"fmt"
	"strings"
	"testing"
)

// known is what the table knows of the moves, to be compared.
func known(a *App) string {
	tb := a.base.(*table)
	st := tb.match.State()
	s := fmt.Sprintf("%s\nplayer %d, tile %v, last", a.Record().Encode(), st.Player(), st.Drawn())
	for p := range tb.players() {
		s += fmt.Sprint(" ", st.Score(p), st.Supply(p), tb.last[p])
	}
	for _, e := range tb.log {
		s += "\n" + e.text(tb)
	}
	return s + fmt.Sprint("\n", tb.scored, actionIDs(a))
}

func can(a *App, id string) bool { return strings.Contains("\n"+actionIDs(a), "\n"+id+"\n") }

// Turns are taken back to the beginning of the game and redone to where it was:
// each time all is as it was then, on the device too.
func TestUndoRedo(t *testing.T) {
	for seed := 1; seed < 4; seed++ {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		startGame(t, a, 3, allExpansions, seed)
		if can(a, "undo") || can(a, "redo") {
			t.Fatal("there is nothing to undo or redo at first")
		}
		var states []string
		for n := range 75 {
			s := known(a)
			if n > 0 { // undo is there from now on
				s = strings.Replace(s, "\nundo\n", "\n", 1)
			}
			states = append(states, s)
			playMoves(t, a, len(a.Record().Moves)+1)
		}
		plain := func() string {
			s := strings.Replace(known(a), "\nundo\n", "\n", 1)
			return strings.Replace(s, "\nredo\n", "\n", 1)
		}
		states = append(states, plain())
		check := func(what string, n int) {
			t.Helper()
			if got := plain(); got != states[n] {
				t.Fatalf("seed %d: %s to %d:\n%s\nwant\n%s", seed, what, n, got, states[n])
			}
			if page.newest() != string(a.Record().Encode()) {
				t.Fatalf("seed %d: %s to %d is not saved", seed, what, n)
			}
		}
		for n := len(states) - 2; n >= 0; n-- {
			perform(t, a, "undo")
			check("undo", n)
		}
		if len(a.Record().Moves) != 0 || can(a, "undo") {
			t.Fatalf("seed %d: more to undo at the beginning", seed)
		}
		for n := 1; n < len(states); n++ {
			a.Key(Key{Key: "н", Code: "KeyY"})
			check("redo", n)
		}
		if can(a, "redo") {
			t.Errorf("seed %d: more to redo at the end", seed)
		}
	}
}

// A tile set aside of itself comes back with the turn before, and goes again
// with the turn redone.
func TestUndoDiscard(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	must(t, a.Start([]byte(`{"record":{"format":"vassals-record","version":1,"game":"vassals",
		"players":[{"name":"Ana","color":"red"},{"name":"Bruno","color":"blue"}],
		"deck":["cap","city-whole-fountain","bend"],"moves":[]}}`)))
	before := known(a)
	perform(t, a, "place 0,-1") // no city is open any more
	perform(t, a, "confirm")
	perform(t, a, "skip")
	if moves := a.Record().Moves; len(moves) != 2 || moves[1] != "discard city-whole-fountain" {
		t.Fatalf("moves %q, want the second a discard", moves)
	}
	after := strings.Replace(known(a), "\nundo\n", "\n", 1)
	perform(t, a, "undo")
	if got := strings.Replace(known(a), "\nredo\n", "\n", 1); got != before {
		t.Errorf("undone:\n%s\nwant\n%s", got, before)
	}
	perform(t, a, "redo")
	if got := strings.Replace(known(a), "\nundo\n", "\n", 1); got != after {
		t.Errorf("redone:\n%s\nwant\n%s", got, after)
	}
}

// Another turn in place of the one taken back ends the redoing.
func TestRedoEnds(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startGame(t, a, 2, "", 5)
	playMoves(t, a, 5)
	perform(t, a, "undo")
	perform(t, a, "undo")
	if !can(a, "redo") {
		t.Fatal("no redo after an undo")
	}
	playMoves(t, a, 4)
	if can(a, "redo") {
		t.Error("redo after another turn")
	}
}

// Where the players agreed on it, no turn is taken back, in a game continued
// later neither; the steps of a turn still are.
func TestNoUndo(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	people(t, a)
	perform(t, a, "undo-turns")
	perform(t, a, "start")
	playMoves(t, a, 3)
	b := newTestApp(t, page, windows[0])
	perform(t, b, "continue")
	for _, app := range []*App{a, b} {
		if can(app, "undo") {
			t.Error("undo is offered")
		}
		app.Key(Key{Key: "u"})
		if n := len(app.Record().Moves); n != 3 {
			t.Errorf("%d moves after U, want 3", n)
		}
		perform(t, app, firstAction(t, app, "place "))
		perform(t, app, "undo")
	}
	c := newTestApp(t, page, windows[0])
	startGame(t, c, 2, "", 1) // this one allows it
	playMoves(t, c, 1)
	if !can(c, "undo") {
		t.Error("no undo in a game that allows it")
	}
}
