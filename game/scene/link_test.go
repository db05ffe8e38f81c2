package scene

import (
	"slices"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/link"
)

// visit opens the app at an address, in which # and ? begin what follows the
// page's own.
func visit(t *testing.T, page *fakePage, rest string) *App {
	t.Helper()
	page.address = "https://example.org/vassals/" + rest
	a := New(page)
	a.SetReducedMotion(true)
	a.Resize(windows[0])
	a.Update(0)
	return a
}

// names gives the players of the start screen, with their bots.
func names(a *App) (list []string) {
	for _, p := range a.base.(*start).setup.Players {
		list = append(list, strings.TrimSuffix(p.Name+":"+p.Bot, ":"))
	}
	return list
}

func TestAddress(t *testing.T) {
	for _, test := range []struct {
		give, language string
		players        []string
		expansions     []string
		bad            bool
	}{
		{"", "en", []string{"Ana", "Bruno:medium"}, nil, false},
		{"index.html?source=pwa&utm=x", "en", []string{"Ana", "Bruno:medium"}, nil, false},
		{"?lang=es&game=vassals", "es", []string{"Ana", "Bruno:medium"}, nil, false},
		{"?players=4&expansions=shadow,fairs", "en", []string{"Ana", "Bruno", "Clara", "Dmitri"}, []string{"fairs", "shadow"}, false},
		{"?players=%D0%90%D0%BD%D0%BD%D0%B0,Bo:greedy", "en", []string{"Анна", "Bo:greedy"}, nil, false},
		{"?players=6&expansions=allornothing", "en", []string{"Ana", "Bruno", "Clara", "Dmitri", "Elena", "Farid"}, []string{"allornothing"}, false},
		{"?players=2", "en", []string{"Ana", "Bruno"}, nil, false},
		{"?expansions=", "en", []string{"Ana", "Bruno:medium"}, nil, false},
		{"?game=middleages&players=3", "en", []string{"Ana", "Bruno", "Clara"}, nil, false},
		{"?game=middleages&players=6", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?lang=xx", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?game=chess", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=6", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=1", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=Ana", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=Ana,", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=Ana,Bo:nobody", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=" + strings.Repeat("x", 41) + ",Bo", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?players=a,b,c,d,e,f,g", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?expansions=fairs,fairs", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"?expansions=river", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"#r=nonsense", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"#r=", "en", []string{"Ana", "Bruno:medium"}, nil, true},
		{"#elsewhere", "en", []string{"Ana", "Bruno:medium"}, nil, false},
		{"?continue", "en", []string{"Ana", "Bruno:medium"}, nil, false},
	} {
		page := newFakePage("en")
		a := visit(t, page, test.give)
		if got := a.Screen() == "question"; got != test.bad {
			t.Errorf("%s: tells of something wrong: %v, want %v", test.give, got, test.bad)
		}
		if test.bad {
			checkFit(t, a, test.give)
			perform(t, a, "yes")
		}
		if a.Screen() != "start" {
			t.Errorf("%s: screen %s", test.give, a.Screen())
			continue
		}
		s := a.base.(*start)
		if a.words.Language() != test.language || !slices.Equal(names(a), test.players) || !slices.Equal(s.setup.Expansions, test.expansions) {
			t.Errorf("%s: %s %v %v", test.give, a.words.Language(), names(a), s.setup.Expansions)
		}
		if len(page.stored) > 0 {
			t.Errorf("%s: kept %v", test.give, page.stored)
		}
	}
}

// linked is a game of a few moves as a link has it.
func linked(t *testing.T, moves int) (*rules.Record, string) {
	t.Helper()
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: "5",
		Players: []rules.Player{{Name: "Zoë", Color: "green"}, {Name: "Yan", Color: "black"}}}
	a := newTestApp(t, newFakePage("en"), windows[0])
	must(t, a.play(rec, false))
	m := a.base.(*table).match
	for range moves {
		m.Place(m.State().AppendPlacements(nil)[0])
		m.Skip()
		m.Finish()
	}
	return m.Record(), "#r=" + link.Encode(m.Record())
}

func TestLink(t *testing.T) {
	rec, hash := linked(t, 3)
	want := string(rec.Encode())

	// Nothing is saved: the game is there, and stays when the page is reloaded.
	page := newFakePage("en")
	a := visit(t, page, "?lang=es"+hash)
	if a.Screen() != "game" || string(a.Record().Encode()) != want {
		t.Errorf("screen %s, record %s", a.Screen(), a.Record().Encode())
	}
	if page.address != "https://example.org/vassals/?lang=es" || page.newest() != want {
		t.Errorf("address %s, stored %s", page.address, page.newest())
	}

	// It is the saved game: no question.
	if a = visit(t, page, hash); a.Screen() != "game" {
		t.Errorf("the same game again: screen %s", a.Screen())
	}

	// Another game stands beside it.
	other, otherHash := linked(t, 4)
	a = visit(t, page, otherHash)
	if got := string(other.Encode()); page.newest() != got || a.Screen() != "game" || strings.Contains(page.address, "#") {
		t.Errorf("another game: stored %s, address %s", page.newest(), page.address)
	}
	a = visit(t, page, hash) // and the first one is found again
	if games := a.store.must(t); len(games) != 2 || page.newest() != want {
		t.Errorf("%d games, the newest %s", len(games), page.newest())
	}
	visit(t, page, otherHash)

	// ?at= shows an earlier position of the game.
	a = visit(t, newFakePage("en"), "?at=2"+hash)
	if a.Screen() != "game" || len(a.Record().Moves) != 2 {
		t.Errorf("?at=2: screen %s, record %s", a.Screen(), a.Record().Encode())
	}
	if a = visit(t, newFakePage("en"), "?at=4"+hash); a.Screen() != "question" || len(a.Record().Moves) != 3 {
		t.Errorf("?at=4: screen %s, record %s", a.Screen(), a.Record().Encode())
	}

	if q := a.top().(*question); !strings.Contains(q.text, "“at=4”") { // in one pair of quotes
		t.Errorf("?at=4: %s", q.text)
	}

	// ?continue goes on with the last one.
	if a = visit(t, page, "?continue"); a.Screen() != "game" || string(a.Record().Encode()) != string(other.Encode()) {
		t.Errorf("?continue: screen %s, record %s", a.Screen(), a.Record().Encode())
	}

	// A damaged link changes nothing.
	a = visit(t, page, otherHash[:len(otherHash)-3])
	if a.Screen() != "question" || page.newest() != string(other.Encode()) {
		t.Errorf("damaged: screen %s", a.Screen())
	}
}

// What an address says wrong is told at once, and what the rules have against it.
func TestMisread(t *testing.T) {
	for _, test := range []struct{ address, want string }{
		{"?lang=tlh&game=chess&players=9", "“lang=tlh · game=chess · players=9”"},
		{"?players=9&expansions=river", "“expansions=river · players=9”"},
		{"?players=6", "Six players need All or Nothing"},
		{"?players=a,b,c,d,e,f&expansions=shadow", "Six players need All or Nothing"},
		{"?game=middleages&players=6", "“players=6”"},
	} {
		a := visit(t, newFakePage("en"), test.address)
		q, ok := a.top().(*question)
		if !ok || len(a.sheets) != 1 || !strings.Contains(q.text, test.want) {
			t.Errorf("%s: %+v", test.address, a.sheets)
		}
	}
}

func TestCopyLink(t *testing.T) {
	rec, hash := linked(t, 2)
	page := newFakePage("en")
	a := visit(t, page, "?lang=en"+hash)
	perform(t, a, "menu")
	perform(t, a, "link")
	got, ok := strings.CutPrefix(page.copied, "https://example.org/vassals/#r=")
	back, err := link.Decode(got)
	if !ok || err != nil || string(back.Encode()) != string(rec.Encode()) {
		t.Errorf("copied %q: %v", page.copied, err)
	}
	page.noCopy, page.copied = true, ""
	perform(t, a, "menu")
	perform(t, a, "link")
	if page.edit == nil {
		t.Error("no clipboard, and no text box with the link")
	}
}

func TestRenew(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 1)
	a.Renewed()
	perform(t, a, "later")
	if page.renewed != 0 || hasAction(a, "renew") {
		t.Error("put off, but not gone")
	}
	perform(t, a, "menu")
	perform(t, a, "settings")
	perform(t, a, "renew")
	if page.renewed != 1 {
		t.Errorf("swapped %d times", page.renewed)
	}
}

func hasAction(a *App, id string) bool {
	return slices.ContainsFunc(a.Actions(), func(x Action) bool { return x.ID == id })
}
