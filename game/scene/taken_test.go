package scene

import (
	"maps"
	"slices"
	"testing"
)

// secondTab opens a game that is open in a first tab already, and passes on what
// the browser tells both of it.
func secondTab(t *testing.T, page *fakePage) (a, b *App, second *fakePage) {
	t.Helper()
	a = newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 5)
	playMoves(t, a, 3)
	second = newFakePage("en")
	second.seed = 1000
	second.stored = page.stored // one storage for both
	b = newTestApp(t, second, windows[0])
	perform(t, b, "continue")
	return a, b, second
}

// The tab that opens a game later goes on with it. The first one is told, plays
// nothing over it, and may take it back or go on with a copy.
func TestTwoTabs(t *testing.T) {
	page := newFakePage("en")
	a, b, second := secondTab(t, page)
	playMoves(t, b, 4)
	later := page.newest()
	a.Stored(entryPrefix + a.store.at.id)
	if a.Screen() != "question" || len(page.told) != 1 {
		t.Fatalf("the first tab shows %s, told %q", a.Screen(), page.told)
	}
	b.Heard(page.told[0])
	if !noticed(b, second, "taken.over") {
		t.Error("the second tab is not told")
	}
	perform(t, a, "yes")
	if got := string(a.Record().Encode()); got != later || a.Screen() != "game" {
		t.Errorf("taken back: screen %s with\n%s\nwant\n%s", a.Screen(), got, later)
	}
	b.Stored(entryPrefix + b.store.at.id)
	if b.Screen() != "question" {
		t.Fatalf("the second tab shows %s", b.Screen())
	}
	perform(t, b, "no")
	playMoves(t, b, 5)
	playMoves(t, a, 6)
	games := a.store.must(t)
	if len(games) != 2 || len(games[0].rec.Moves) != 6 || len(games[1].rec.Moves) != 5 || games[1].Name != "Copy of Ana, Bruno" {
		t.Errorf("%d games, the first two have %d and %d moves, the copy is %q", len(games), len(games[0].rec.Moves), len(games[1].rec.Moves), games[1].Name)
	}
	if a.Screen() != "game" || b.Screen() != "game" {
		t.Errorf("screens %s and %s", a.Screen(), b.Screen())
	}
}

// Where the browser tells nothing, a tab sees before it writes that the game
// goes on elsewhere.
func TestTwoTabsUntold(t *testing.T) {
	page := newFakePage("en")
	a, b, _ := secondTab(t, page)
	playMoves(t, b, 5)
	stored := maps.Clone(page.stored)
	playMoves(t, a, 4)
	if a.Screen() != "question" || !maps.Equal(page.stored, stored) {
		t.Fatalf("screen %s", a.Screen())
	}
	a.Key(Key{Key: "Escape"})
	if a.Screen() != "start" || !can(a, "continue") {
		t.Errorf("screen %s after Escape", a.Screen())
	}
	b.SetHidden(true)
	perform(t, a, "continue")
	b.SetHidden(false)
	if b.Screen() != "question" {
		t.Errorf("the tab that comes back shows %s", b.Screen())
	}
}

// A copy can be made before anything is played in the tab that lost the game.
func TestTwoTabsUnplayed(t *testing.T) {
	page := newFakePage("en")
	_, b, second := secondTab(t, page)
	c := newTestApp(t, second, windows[0])
	perform(t, c, "continue")
	b.Stored(entryPrefix + b.store.at.id)
	perform(t, b, "no")
	playMoves(t, b, 4)
	games := b.store.must(t)
	if len(games) != 2 || games[0].Name != "Copy of Ana, Bruno" || len(games[0].rec.Moves) != 4 || len(games[1].rec.Moves) != 3 {
		t.Errorf("%d games, the first is %q", len(games), games[0].Name)
	}
}

// Other tabs may rename, delete or add games meanwhile.
func TestTabsShareTheList(t *testing.T) {
	page := newFakePage("en")
	a, b, _ := secondTab(t, page)
	a.Stored("")
	perform(t, a, "no") // a copy
	a.home()
	perform(t, a, "games")
	id := b.store.at.id
	i := slices.IndexFunc(a.top().(*gamesScreen).games, func(g *saved) bool { return g.id == id })
	must(t, a.store.rename(a.top().(*gamesScreen).games[i], "Monday"))
	b.Stored(entryPrefix + id)
	playMoves(t, b, 4)
	a.Stored(entryPrefix + id)
	if g := a.top().(*gamesScreen).games[0]; b.Screen() != "game" || g.title() != "Monday" || len(g.rec.Moves) != 4 {
		t.Errorf("screen %s, game %q with %d moves", b.Screen(), g.title(), len(g.rec.Moves))
	}
	undo := a.store.remove(id)
	b.Stored(entryPrefix + id)
	playMoves(t, b, 5) // it is under way, so it is there again
	must(t, undo())    // and stays so
	if g := a.store.must(t)[0]; g.id != id || len(g.rec.Moves) != 5 {
		t.Errorf("the game under way is lost")
	}
}

// The browser is asked once to keep what is stored, when there is something.
func TestPersist(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 5)
	playMoves(t, a, lasting-1)
	if page.persisted != 0 {
		t.Error("asked for a game that has hardly begun")
	}
	playMoves(t, a, lasting+2)
	a = newTestApp(t, page, windows[0])
	perform(t, a, "continue")
	playMoves(t, a, lasting+4)
	if page.persisted != 1 {
		t.Errorf("asked %d times", page.persisted)
	}
}

// A phone's way back closes what is in front, then takes back the step under
// way, then leaves the table; the page knows how far it goes.
func TestLeave(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	check := func(what, screen string, depth int) {
		t.Helper()
		a.Update(a.now + 16)
		if a.Screen() != screen || page.depth != depth {
			t.Errorf("%s: screen %s, %d deep; want %s, %d", what, a.Screen(), page.depth, screen, depth)
		}
	}
	check("at first", "start", 0)
	perform(t, a, "games")
	check("a dialog", "games", 1)
	a.Leave()
	check("back from it", "start", 0)
	startGame(t, a, 2, "", 5)
	check("a game", "game", 1)
	perform(t, a, "menu")
	perform(t, a, "log")
	check("dialogs", "log", 3)
	a.Leave()
	a.Leave()
	check("back from them", "game", 1)
	perform(t, a, firstAction(t, a, "place "))
	page.depth = 0
	a.Leave()
	check("back from a step", "game", 1)
	if can(a, "confirm") {
		t.Error("the tile is still tried")
	}
	a.Leave()
	check("back from the table", "start", 0)
	a.Leave()
	check("back from the start", "start", 0)
	perform(t, a, "continue")
	if a.Screen() != "game" {
		t.Errorf("screen %s", a.Screen())
	}
}
