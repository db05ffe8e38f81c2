package scene

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// noticed reports whether the app shows or has said a text.
func noticed(a *App, page *fakePage, id string) bool {
	return a.notice.text == a.t(id) || slices.Contains(page.said, a.t(id))
}

// playMoves plays until so many moves are confirmed.
func playMoves(t *testing.T, a *App, n int) {
	t.Helper()
	r := rand.New(rand.NewPCG(2, 2))
	for len(a.Record().Moves) < n {
		chance(t, a, r)
	}
}

// A confirmed turn is on the device at once; a step that is not confirmed is
// not, and a new start of the app goes on after the last confirmed turn.
func TestContinue(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 3, allExpansions, 5)
	playMoves(t, a, 4)
	want := string(a.Record().Encode())
	perform(t, a, firstAction(t, a, "place "))
	perform(t, a, "confirm")
	if page.newest() != want && len(a.Record().Moves) == 4 {
		t.Errorf("stored %s\nwant %s", page.newest(), want)
	}
	stored := page.newest()
	b := newTestApp(t, page, windows[0])
	perform(t, b, "continue")
	if got := string(b.Record().Encode()); got != stored {
		t.Errorf("continued with %s\nwant %s", got, stored)
	}
}

func firstAction(t *testing.T, a *App, prefix string) string {
	t.Helper()
	for _, act := range a.Actions() {
		if strings.HasPrefix(act.ID, prefix) {
			return act.ID
		}
	}
	t.Fatalf("no action %q", prefix)
	return ""
}

// A new game stands beside those that are there, in any state of theirs.
func TestSideBySide(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 5)
	playMoves(t, a, 2)
	first := page.newest()
	a.home()
	people(t, a)
	perform(t, a, "start")
	playMoves(t, a, 1)
	if games, err := a.store.list(); len(games) != 2 || err != nil || string(games[1].rec.Encode()) != first {
		t.Fatalf("%d games, %v", len(games), err)
	}
	a.resume(a.store.must(t)[1].id)
	playMoves(t, a, 3)
	if games := a.store.must(t); len(games) != 2 || len(games[0].rec.Moves) != 3 || len(games[1].rec.Moves) != 1 {
		t.Error("the game that goes on is not the first in the list")
	}
}

func (s *store) must(t *testing.T) []*saved {
	t.Helper()
	games, err := s.list()
	must(t, err)
	return games
}

// Where the browser stores nothing, or nothing more, the player is told and the
// game plays on.
func TestNoStorage(t *testing.T) {
	for _, full := range []bool{false, true} {
		page := newFakePage("pt")
		page.forbidden, page.full = !full, full
		a := newTestApp(t, page, windows[0])
		startGame(t, a, 2, "", 5)
		if told := map[bool]string{true: "storage.full", false: "storage.forbidden"}[full]; !noticed(a, page, told) {
			t.Errorf("full %v: the player is not told", full)
		}
		playMoves(t, a, 3)
		want := string(a.Record().Encode())
		a.home()
		perform(t, a, "continue")
		if got := string(a.Record().Encode()); got != want {
			t.Errorf("full %v: from the start screen the game goes on with\n%s\nwant\n%s", full, got, want)
		}
	}
}

// A save that cannot be read is told of, kept aside, and can be exported.
func TestDamagedSave(t *testing.T) {
	for _, bad := range []string{"", "{", `{"format":"vassals-record","version":2}`, "\x00\xff", strings.Repeat("[", 5000)} {
		page := newFakePage("ru")
		page.stored[oldKey] = bad
		a := newTestApp(t, page, windows[0])
		if a.Screen() != "question" {
			t.Fatalf("save %.20q: screen %q", bad, a.Screen())
		}
		perform(t, a, "yes")
		if page.saved["vassals-damaged.json"] != bad || page.stored[damagedPrefix+"1"] != bad {
			t.Errorf("save %.20q is not kept", bad)
		}
		people(t, a)
		perform(t, a, "start")
		playMoves(t, a, 1)
	}
}

// The result of a game can be looked at again after a reload, and a new game
// needs no question then.
func TestResultStays(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 5)
	for r := rand.New(rand.NewPCG(2, 2)); a.Screen() == "game"; {
		chance(t, a, r)
	}
	b := newTestApp(t, page, windows[0])
	perform(t, b, "continue")
	b.Update(b.now + 16)
	if b.Screen() != "end" {
		t.Fatalf("screen %q, want the final table", b.Screen())
	}
	c := newTestApp(t, page, windows[0])
	perform(t, c, "start")
	if c.Screen() != "game" {
		t.Fatalf("screen %q after start", c.Screen())
	}
}
