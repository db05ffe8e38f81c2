package scene

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// corpus is what an earlier version has left in the storage, and what is to
// become of it. The name of the file begins with the version.
type corpus struct {
	Stored map[string]string
	Games  []struct {
		Title  string
		Moves  int
		NoUndo bool
	}
	Damaged int
}

func readCorpus(t *testing.T) map[string]corpus {
	t.Helper()
	files, err := filepath.Glob("testdata/saves/*.json")
	must(t, err)
	all := map[string]corpus{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		must(t, err)
		var c corpus
		must(t, json.Unmarshal(data, &c))
		all[strings.TrimSuffix(filepath.Base(file), ".json")] = c
	}
	if len(all) < 20 {
		t.Fatalf("%d saves in the corpus", len(all))
	}
	return all
}

// check compares what an app has with what the corpus says of it.
func (c corpus) check(t *testing.T, a *App, page *fakePage) {
	t.Helper()
	games := a.store.must(t)
	if len(games) != len(c.Games) || len(a.store.damagedSaves()) != c.Damaged {
		t.Fatalf("%d games and %q damaged, want %d and %d", len(games), a.store.damagedSaves(), len(c.Games), c.Damaged)
	}
	for i, want := range c.Games {
		if g := games[i]; g.title() != want.Title || len(g.rec.Moves) != want.Moves || g.NoUndo != want.NoUndo || g.replay() != nil {
			t.Errorf("game %d is %q with %d moves, no undo %v; want %v", i, g.title(), len(g.rec.Moves), g.NoUndo, want)
		}
	}
	if _, old := page.stored[oldKey]; old || page.stored[noUndoKey] != "" {
		t.Error("the save of version 1 is still there")
	}
	for key, text := range c.Stored { // what cannot be read, or not by this version, is lost nowhere
		if g, err := readSave("", text); err == nil && g.replay() == nil || !strings.HasPrefix(key, oldKey) && key != damagedKey || key == indexKey {
			continue
		}
		found := false
		for _, kept := range page.stored {
			found = found || kept == text
		}
		if !found {
			t.Errorf("%s is lost", key)
		}
	}
}

// Saves of every version are brought over, whole, and can be played on; damaged
// ones are told of and kept.
func TestOldSaves(t *testing.T) {
	for name, c := range readCorpus(t) {
		t.Run(name, func(t *testing.T) {
			page := newFakePage("en")
			page.stored = maps.Clone(c.Stored)
			a := newTestApp(t, page, windows[0])
			if told := a.Screen() == "question"; told != strings.Contains(name, "damaged") || a.Screen() != "start" && !told {
				t.Fatalf("screen %s", a.Screen())
			}
			c.check(t, a, page)
			if a.Screen() == "question" {
				perform(t, a, "no")
			}
			b := newTestApp(t, page, windows[0]) // it is done once
			c.check(t, b, page)
			if len(c.Games) > 0 {
				perform(t, b, "continue")
				if n := len(b.Record().Moves); n != c.Games[0].Moves {
					t.Errorf("goes on after %d moves", n)
				}
			}
		})
	}
}

// death ends a page in the middle of what it does.
type death struct{}

// dyingPage dies after so many changes of its storage.
type dyingPage struct {
	*fakePage
	left int
}

func (p *dyingPage) change() {
	if p.left == 0 {
		panic(death{})
	}
	p.left--
}

func (p *dyingPage) Store(key, value string) error {
	p.change()
	return p.fakePage.Store(key, value)
}

func (p *dyingPage) Remove(key string) error {
	p.change()
	return p.fakePage.Remove(key)
}

// dies runs do until the page dies, and reports whether it did.
func dies(do func()) (died bool) {
	defer func() {
		if v := recover(); v != nil {
			if _, died = v.(death); !died {
				panic(v)
			}
		}
	}()
	do()
	return false
}

// The page may die between any two changes of the storage while old saves are
// brought over: the next start does the rest.
func TestOldSavesCutOff(t *testing.T) {
	for name, c := range readCorpus(t) {
		for left, died := 0, true; died; left++ {
			page := newFakePage("en")
			page.stored = maps.Clone(c.Stored)
			died = dies(func() { openApp(&dyingPage{page, left}, windows[0]) })
			a := newTestApp(t, page, windows[0])
			c.check(t, a, page)
			if t.Failed() {
				t.Fatalf("%s, after %d changes: %v", name, left, page.stored)
			}
		}
	}
}

// The page may die between any two changes of the storage in a game: the state
// before the last turn is there, or the one after it; and every other game.
func TestDeath(t *testing.T) {
	for left := range 60 {
		page := newFakePage("en")
		first := newTestApp(t, page, windows[0])
		startGame(t, first, 2, "", 8)
		playMoves(t, first, 2)
		startGame(t, first, 2, "", 9)
		playMoves(t, first, 1)

		var confirmed int
		first.home()
		dies(func() {
			a := openApp(&dyingPage{page, left}, windows[0])
			perform(t, a, "games")
			a.resume(a.store.must(t)[1].id) // the older one comes first
			for n := 3; ; n++ {
				confirmed = n - 1
				playMoves(t, a, n)
			}
		})
		b := newTestApp(t, page, windows[0])
		games := b.store.must(t)
		if len(games) != 2 || b.Screen() != "start" {
			t.Fatalf("after %d changes: %d games, screen %s", left, len(games), b.Screen())
		}
		moves := map[string]int{}
		for _, g := range games {
			must(t, g.replay())
			moves[g.rec.Seed] = len(g.rec.Moves)
		}
		if n := moves["8"]; moves["9"] != 1 || n < max(confirmed, 2) || n > max(confirmed, 2)+1 {
			t.Fatalf("after %d changes: %v, confirmed %d", left, moves, confirmed)
		}
	}
}
