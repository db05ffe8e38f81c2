package scene

import (
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/rules"
)

// three saves three games: one under way, one that has ended, one not begun.
func three(t *testing.T, a *App) {
	t.Helper()
	startGame(t, a, 6, allExpansions, 3)
	playMoves(t, a, 45)
	startGame(t, a, 2, "", 4)
	for r := rand.New(rand.NewPCG(2, 2)); a.Screen() == "game"; {
		chance(t, a, r)
	}
	must(t, a.Start([]byte(`{"game":"middleages","seed":"4","players":[{"name":"Ana","color":"red"},{"name":"Bruno","color":"blue"},{"name":"Clara","color":"green"}]}`)))
	a.home()
}

func titles(a *App) (list []string) {
	for _, g := range a.top().(*gamesScreen).games {
		list = append(list, g.title())
	}
	return list
}

// Games can be opened, looked at again, renamed, kept as files and deleted.
func TestGames(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	three(t, a)
	perform(t, a, "games")
	const newest, over, first = "Ana, Bruno, Clara", "Ana, Bruno", "Ana, Bruno, Clara, Dmitri, Elena, Farid"
	if got := titles(a); len(got) != 3 || got[0] != newest || got[1] != over || got[2] != first {
		t.Fatalf("games %q", got)
	}

	perform(t, a, "more 3")
	perform(t, a, "rename")
	page.edit("Sunday", true)
	perform(t, a, "close")
	if got := titles(a); got[2] != "Sunday" {
		t.Errorf("renamed to %q", got[2])
	}

	perform(t, a, "more 3")
	perform(t, a, "export")
	rec, err := rules.ReadRecord([]byte(page.saved["vassals.json"]))
	if err != nil || len(rec.Moves) != 45 {
		t.Errorf("the file: %v", err)
	}

	perform(t, a, "delete")
	if got := titles(a); a.Screen() != "games" || len(got) != 2 {
		t.Fatalf("screen %s, games %q", a.Screen(), got)
	}
	a.Key(Key{Key: "u", Code: "KeyU"})
	if got := titles(a); len(got) != 3 || got[2] != "Sunday" {
		t.Fatalf("after undo %q", got)
	}

	perform(t, a, "game 2")
	a.Update(a.now + 16)
	if a.Screen() != "end" {
		t.Errorf("the game that has ended: screen %s", a.Screen())
	}
	perform(t, a, "home")
	if got := a.base.(*start).last.title(); got != newest {
		t.Errorf("to go on with after a look at another: %s", got)
	}
	perform(t, a, "games")
	perform(t, a, "game 3")
	playMoves(t, a, 46)
	a.home()
	perform(t, a, "games")
	if got := titles(a); got[0] != "Sunday" {
		t.Errorf("the game played last is not the first: %q", got)
	}

	// All are deleted: nothing to go on with, and nothing is left of them.
	for range 3 {
		perform(t, a, "more 1")
		perform(t, a, "delete")
	}
	perform(t, a, "close")
	if can(a, "continue") {
		t.Error("deleted, but to be gone on with")
	}
	for key := range page.stored {
		if strings.HasPrefix(key, entryPrefix) {
			t.Errorf("%s is left", key)
		}
	}
}

// A file holds a game, or it is said that it does not.
func TestImport(t *testing.T) {
	rec, _ := linked(t, 3)
	good := string(rec.Encode())
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	for _, bad := range []struct {
		text string
		ok   bool
	}{
		{"", false}, {"", true}, {"{}", true}, {good[:len(good)-2], true}, {"\x00\xff", true},
		{strings.Replace(good, `"version":1`, `"version":2`, 1), true},
		{strings.Replace(good, "bend 1,0", "bend 9,0", 1), true},
		{`{"save":3,"record":` + good + `}`, true},
	} {
		perform(t, a, "games")
		perform(t, a, "import")
		page.file(bad.text, bad.ok)
		if a.Screen() != "question" || page.newest() != "" {
			t.Errorf("%.30q: screen %s, stored %s", bad.text, a.Screen(), page.newest())
		}
		perform(t, a, "yes")
		perform(t, a, "close")
	}
	for range 2 { // the second time it is there already
		perform(t, a, "games")
		perform(t, a, "import")
		page.file(good, true)
		if a.Screen() != "game" || page.newest() != good || len(a.store.must(t)) != 1 {
			t.Errorf("screen %s, %d games, stored %s", a.Screen(), len(a.store.must(t)), page.newest())
		}
		a.home()
	}
}

// What cannot be read is listed, can be kept as a file, and deleted for good.
func TestDamagedGames(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 5)
	playMoves(t, a, 1)
	good := page.newest()
	page.stored[entryPrefix+"b"] = `{"save":2,"record":`
	page.stored[entryPrefix+"c"] = strings.Replace(page.stored[entryPrefix+a.store.at.id], `"moves":["`, `"moves":["cap 7,7 0","`, 1)
	page.stored[entryPrefix+"d"] = `{"save":3,"board":[]}`
	a = newTestApp(t, page, windows[0])
	if a.Screen() != "question" {
		t.Fatalf("screen %s", a.Screen())
	}
	perform(t, a, "no")
	perform(t, a, "games")
	s := a.top().(*gamesScreen)
	if len(s.games)+len(s.damaged) != 3 || string(s.games[0].rec.Encode()) != good || page.stored[entryPrefix+"d"] == "" {
		t.Fatalf("%d games, %q damaged, of a newer version %q", len(s.games), s.damaged, page.stored[entryPrefix+"d"])
	}
	perform(t, a, "export-damaged 1")
	if page.saved["vassals-damaged.json"] == "" {
		t.Error("no file")
	}
	perform(t, a, "delete-damaged 1")
	perform(t, a, "undo")
	perform(t, a, "delete-damaged 1")
	if n := len(a.store.damagedSaves()); n != len(s.damaged) {
		t.Errorf("%d damaged saves are left, %d shown", n, len(s.damaged))
	}
}

// The index is only an order: without it, or with a wrong one, all games are
// there.
func TestIndex(t *testing.T) {
	for _, bad := range []string{"", "{", "[]", `["x"]`, `["x","x","x"]`, `[1,2,3]`, "null"} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		three(t, a)
		var want []string
		for _, g := range a.store.must(t) {
			want = append(want, g.id)
		}
		if page.stored[indexKey] = bad; bad == "" {
			delete(page.stored, indexKey)
		}
		got, err := a.store.ids()
		if err != nil || strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("index %s: %v, want %v, %v", bad, got, want, err)
		}
	}
}

// checkGames checks what is shown of saved games.
func checkGames(t *testing.T, lang string, v Viewport) {
	page := newFakePage(lang)
	a := newTestApp(t, page, v)
	name := lang + " " + v.String() + ": "
	perform(t, a, "games")
	checkFit(t, a, name+"no games")
	three(t, a)
	page.stored[damagedKey] = "x"
	perform(t, a, "games")
	s := a.top().(*gamesScreen)
	s.games[1].Name = strings.Repeat("Wide name ", 4)
	checkFit(t, a, name+"games")
	perform(t, a, "more 2")
	checkFit(t, a, name+"a saved game")
	perform(t, a, "delete")
	checkFit(t, a, name+"deleted")
	s.scroll.offset = s.scroll.max
	a.stale = true
	checkFit(t, a, name+"the last games")
	page.file = nil
	perform(t, a, "import")
	page.file("{", true)
	checkFit(t, a, name+"a bad file")
	perform(t, a, "yes")
	perform(t, a, "game 1")
	a.taken()
	checkFit(t, a, name+"taken over")
}

func TestFitGames(t *testing.T) {
	for _, lang := range languages() {
		for _, v := range windows {
			checkGames(t, lang, v)
		}
	}
}

// TestSheetGames draws the list of games for people to look at.
func TestSheetGames(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	for _, v := range []Viewport{windows[0], windows[2], windows[4]} {
		page := newFakePage("pt")
		a := newTestApp(t, page, v)
		three(t, a)
		page.stored[damagedKey] = "x"
		painter := &art.Painter{}
		shoot(t, a, painter, v, "games-start "+v.String())
		perform(t, a, "games")
		shoot(t, a, painter, v, "games "+v.String())
		perform(t, a, "more 3")
		shoot(t, a, painter, v, "games-more "+v.String())
		perform(t, a, "delete")
		shoot(t, a, painter, v, "games-deleted "+v.String())
		perform(t, a, "game 1")
		a.taken()
		shoot(t, a, painter, v, "games-taken "+v.String())
	}
}
