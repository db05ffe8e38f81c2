package scene

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/link"
)

// played is a game of either kind with moves made at random.
func played(t testing.TB, game string, players, moves int) *rules.Record {
	t.Helper()
	a := newTestApp(t, newFakePage("en"), windows[4])
	must(t, a.Start([]byte(fmt.Sprintf(`{"game":%q,"players":%d,"seed":"3"}`, game, players))))
	r := rand.New(rand.NewPCG(4, 4))
	for len(a.Record().Moves) < moves && a.Screen() == "game" {
		if game == agesGame {
			agesChance(t, a, r)
		} else {
			chance(t, a, r)
		}
	}
	return a.Record()
}

// embedded opens a board in a page of somebody else's.
func embedded(t testing.TB, page *fakePage, v Viewport, query string, rec *rules.Record) *App {
	t.Helper()
	page.address = "https://example.org/vassals/index.html?embed=1&" + query
	if rec != nil {
		page.address += "#r=" + link.Encode(rec)
	}
	return newTestApp(t, page, v)
}

// heardTypes gives the types of the events told since the last time.
func (p *fakePage) heardTypes(t testing.TB) string {
	t.Helper()
	var list []string
	for _, text := range p.events {
		var e struct{ Type string }
		must(t, json.Unmarshal([]byte(text), &e))
		list = append(list, e.Type)
	}
	p.events = nil
	return strings.Join(list, " ")
}

// In no mode anything is kept on the device or read from it, but settings, and
// the way back stays that of the page around.
func TestEmbeddedKeepsNothing(t *testing.T) {
	for _, game := range games {
		rec := played(t, game, 3, 9)
		for _, mode := range modes {
			page := newFakePage("en")
			home := newTestApp(t, page, windows[0])
			startGame(t, home, 2, "", 1) // a game in a tab of its own
			page.stored[settingsKey] = `{"mute":true}`
			before := fmt.Sprint(page.stored)
			page.depth = -7
			a := embedded(t, page, windows[0], "mode="+mode, rec)
			if want := map[string]string{modePlay: "game"}[mode]; a.Screen() != want && a.Screen() != mode {
				t.Fatalf("%s %s: screen %s", game, mode, a.Screen())
			}
			if string(a.Record().Encode()) != string(rec.Encode()) {
				t.Errorf("%s %s: another record: %s", game, mode, a.Record().Encode())
			}
			must(t, a.Command([]byte(`{"type":"setLang","lang":"ru"}`)))
			if mode == modePlay {
				must(t, a.Command([]byte(`{"type":"undo"}`)))
			}
			a.Renewed()
			a.Update(a.now + 16)
			if got := fmt.Sprint(page.stored); got != before {
				t.Errorf("%s %s: stored %s, before %s", game, mode, got, before)
			}
			if page.volume != 0 {
				t.Errorf("%s %s: the settings are not read", game, mode)
			}
			if page.depth != -7 || len(page.told) > 0 || page.persisted > 0 || !strings.Contains(page.address, "embed=1") {
				t.Errorf("%s %s: the page is changed: depth %d, told %v, address %s", game, mode, page.depth, page.told, page.address)
			}
			for _, act := range a.Actions() {
				if act.ID == "renew" || act.ID == "games" {
					t.Errorf("%s %s: action %s", game, mode, act.ID)
				}
			}
		}
	}
}

func TestEmbeddedAddress(t *testing.T) {
	rec := played(t, vassalsGame, 2, 6)
	for _, test := range []struct {
		query string
		rec   *rules.Record
		want  string // the screen in the end
		moves int
		bad   bool
	}{
		{"mode=view", rec, modeView, 6, false},
		{"", rec, modeView, 6, false},
		{"mode=view&at=4", rec, modeView, 4, false},
		{"mode=replay&at=0&theme=dark&what=ever&controls=0&origin=https%3A%2F%2Fexample.com", rec, modeReplay, 0, false},
		{"mode=play&at=2", rec, "game", 2, false},
		{"mode=play", rec, "game", 6, false},
		{"mode=play", nil, "start", 0, false},
		{"mode=play&players=3", nil, "game", 0, false},
		{"mode=play&game=middleages", nil, "game", 0, false},
		{"mode=play&expansions=fairs", nil, "game", 0, false},
		{"mode=view&game=middleages", nil, modeView, 0, false},
		{"mode=chess", rec, modeView, 6, true},
		{"mode=view&at=7", rec, modeView, 6, true},
		{"mode=view&at=-1", rec, modeView, 6, true},
		{"mode=view&at=x", rec, modeView, 6, true},
		{"mode=view&controls=2", rec, modeView, 6, true},
		{"mode=view&lang=xx", rec, modeView, 6, true},
		{"mode=play&players=9", nil, "game", 0, true},
		{"mode=view#r=nonsense", nil, modeView, 0, true},
		{"mode=play#r=nonsense", nil, "game", 0, true},
	} {
		page := newFakePage("en")
		a := embedded(t, page, windows[0], test.query, test.rec)
		if got := a.Screen() == "question"; got != test.bad {
			t.Errorf("%s: tells of something wrong: %v", test.query, got)
		}
		if test.bad {
			perform(t, a, "yes")
		}
		moves := 0
		if r := a.Record(); r != nil {
			moves = len(r.Moves)
		}
		if a.Screen() != test.want || moves != test.moves {
			t.Errorf("%s: screen %s after %d moves", test.query, a.Screen(), moves)
		}
	}
}

// A board that is not embedded takes no commands, and tells nothing.
func TestNotEmbedded(t *testing.T) {
	page := newFakePage("en")
	page.address += "?embed=0"
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 1)
	a.Update(a.now + 16)
	if err := a.Command([]byte(`{"type":"setLang","lang":"ru"}`)); err == nil || len(page.events) > 0 {
		t.Errorf("command: %v, events %v", err, page.events)
	}
}

func TestCommands(t *testing.T) {
	rec := played(t, vassalsGame, 2, 6)
	other := played(t, agesGame, 3, 5)
	big, err := json.Marshal(strings.Repeat("x", maxCommand))
	must(t, err)
	text := func(v any) string { b, err := json.Marshal(v); must(t, err); return string(b) }
	for _, test := range []struct {
		mode, give string
		at         int // -1 for refused
	}{
		{modeView, `{"type":"goto","at":3}`, 3},
		{modeReplay, `{"type":"goto","at":0}`, 0},
		{modeReplay, `{"type":"goto","at":6}`, 6},
		{modeReplay, `{"type":"goto","at":7}`, -1},
		{modeReplay, `{"type":"goto","at":-1}`, -1},
		{modeReplay, `{"type":"goto","at":1.5}`, -1},
		{modeReplay, `{"type":"goto","at":"1"}`, -1},
		{modeReplay, `{"type":"goto","at":1e99}`, -1},
		{modeReplay, `{"type":"goto"}`, -1},
		{modePlay, `{"type":"goto","at":1}`, -1},
		{modeView, `{"type":"load","record":` + string(other.Encode()) + `}`, 5},
		{modePlay, `{"type":"load","record":` + text(link.Encode(rec)) + `,"at":2}`, 2},
		{modeReplay, `{"type":"load","record":` + text("#r="+link.Encode(other)) + `,"at":2,"mode":"play"}`, 2},
		{modeReplay, `{"type":"load","vassals":1,"record":` + string(other.Encode()) + `,"at":0,"mode":"view"}`, 0},
		{modeView, `{"type":"load","record":` + string(other.Encode()) + `,"at":6}`, -1},
		{modeView, `{"type":"load","record":` + string(other.Encode()) + `,"mode":"chess"}`, -1},
		{modeView, `{"type":"load"}`, -1},
		{modeView, `{"type":"load","record":null}`, -1},
		{modeView, `{"type":"load","record":7}`, -1},
		{modeView, `{"type":"load","record":[]}`, -1},
		{modeView, `{"type":"load","record":"nonsense"}`, -1},
		{modeView, `{"type":"load","record":{"format":"vassals-record","version":1,"game":"chess","players":[],"moves":[]}}`, -1},
		{modeView, `{"type":"load","record":` + string(big) + `}`, -1},
		{modeView, `{"type":"load","record":{"format":` + string(big[:rules.MaxRecord+9]) + `"}}`, -1},
		{modeReplay, `{"type":"play"}`, 6},
		{modeView, `{"type":"play"}`, 6},
		{modePlay, `{"type":"play","on":false}`, 6},
		{modePlay, `{"type":"play","on":7}`, -1},
		{modeView, `{"type":"setLang","lang":"pt"}`, 6},
		{modeView, `{"type":"setLang","lang":"xx"}`, -1},
		{modeView, `{"type":"setLang"}`, -1},
		{modeView, `{"type":"setLang","lang":["pt"]}`, -1},
		{modePlay, `{"type":"undo"}`, 5},
		{modeView, `{"type":"undo"}`, -1},
		{modeReplay, `{"type":"dance"}`, -1},
		{modeReplay, `{"type":7}`, -1},
		{modeReplay, `{}`, -1},
		{modeReplay, `[]`, -1},
		{modeReplay, `null`, -1},
		{modeReplay, `"goto"`, -1},
		{modeReplay, `{"type":"goto","at":3`, -1},
		{modeReplay, ``, -1},
	} {
		short := rules.Clip(test.mode + " " + test.give)
		page := newFakePage("en")
		a := embedded(t, page, windows[0], "mode="+test.mode, rec)
		page.heardTypes(t)
		err := a.Command([]byte(test.give))
		if refused := test.at < 0; (err != nil) != refused {
			t.Errorf("%s: %v", short, err)
			continue
		}
		want := test.at
		if want < 0 {
			want = 6
			if len(page.events) > 0 {
				t.Errorf("%s: refused, and told of: %v", short, page.events)
			}
		} else if got := page.heardTypes(t); !strings.Contains(got, "state") || strings.Contains(got, "move") {
			t.Errorf("%s: events %s", short, got)
		}
		a.Update(a.now + 16)
		if strings.Contains(test.give, `"play"}`) && test.mode == modeReplay {
			continue // it has begun anew
		}
		if got := len(a.Record().Moves); got != want {
			t.Errorf("%s: after %d moves, want %d", short, got, want)
		}
		checkFit(t, a, short)
	}
}

// On the start screen there is nothing to step through.
func TestCommandsAtStart(t *testing.T) {
	page := newFakePage("en")
	a := embedded(t, page, windows[0], "mode=play", nil)
	page.events = nil
	for _, text := range []string{`{"type":"goto","at":0}`, `{"type":"play"}`, `{"type":"play","on":false}`} {
		err := a.Command([]byte(text))
		if err == nil || !strings.Contains(err.Error(), "nothing to step through") || len(page.events) > 0 {
			t.Errorf("%s: %v, told %v", text, err, page.events)
		}
	}
}

// The events of a game that is played come in their order, and tell what the
// record says.
func TestEvents(t *testing.T) {
	for _, game := range games {
		page := newFakePage("en")
		a := embedded(t, page, windows[0], "mode=play&players=2&game="+game, nil)
		if got := page.heardTypes(t); got != "state score" {
			t.Errorf("%s: at first: %s", game, got)
		}
		r := rand.New(rand.NewPCG(4, 4))
		var moves []string
		points := fmt.Sprint(make([]int, 2))
		over := false
		for a.Screen() == "game" {
			if game == agesGame {
				agesChance(t, a, r)
			} else {
				chance(t, a, r)
			}
			a.Update(a.now + 16)
			var last string
			for _, text := range page.events {
				var e struct {
					Type, Move, Game, Mode string
					At, Moves, Turn        int
					Over                   bool
					Points, Winners        []int
				}
				must(t, json.Unmarshal([]byte(text), &e))
				switch e.Type {
				case "move":
					if moves = append(moves, e.Move); e.At != len(moves) {
						t.Fatalf("%s: move %d is %d", game, len(moves), e.At)
					}
				case "state":
					if e.At != len(moves) || e.Moves != len(moves) || e.Game != game || e.Mode != modePlay || e.Over != (e.Turn < 0) {
						t.Fatalf("%s: after %d moves: %s", game, len(moves), text)
					}
				case "score":
					if s := fmt.Sprint(e.Points); s == points {
						t.Fatalf("%s: the same points again: %s", game, s)
					} else {
						points = s
					}
				case "end":
					if over = true; fmt.Sprint(e.Points) != points || len(e.Winners) == 0 {
						t.Errorf("%s: %s, points %s", game, text, points)
					}
				}
				if order := "move state score end"; strings.Index(order, e.Type) < strings.Index(order, last) && e.Type != "move" {
					t.Fatalf("%s: %s after %s", game, e.Type, last)
				}
				last = e.Type
			}
			page.events = nil
		}
		if !over {
			t.Errorf("%s: the end is not told", game)
		}
		if got := a.Record().Moves; fmt.Sprint(got) != fmt.Sprint(moves) {
			t.Errorf("%s: moves told %v, made %v", game, moves, got)
		}
		must(t, a.Command([]byte(`{"type":"undo"}`)))
		a.Update(a.now + 16)
		if a.Screen() != "game" || len(a.Record().Moves) >= len(moves) {
			t.Errorf("%s: undo after the end: screen %s", game, a.Screen())
		}
	}
}

// A page that is loaded anew shows the same game at the same move.
func TestReturn(t *testing.T) {
	rec := played(t, vassalsGame, 2, 8)
	for _, query := range []string{"mode=view&at=3", "mode=replay&at=3&controls=0&origin=https%3A%2F%2Fexample.com", "mode=play&at=3"} {
		page := newFakePage("en")
		a := embedded(t, page, windows[0], query, rec)
		must(t, a.Command([]byte(`{"type":"setLang","lang":"pt"}`)))
		if a.embed.mode == modePlay {
			must(t, a.Command([]byte(`{"type":"undo"}`)))
		} else {
			must(t, a.Command([]byte(`{"type":"goto","at":6}`)))
		}
		again := newFakePage("en")
		again.address = a.Return()
		b := newTestApp(t, again, windows[0])
		if b.Screen() != a.Screen() || b.Link() != a.Link() || string(b.Record().Encode()) != string(a.Record().Encode()) ||
			b.words.Language() != "pt" || b.embed.bare != a.embed.bare || b.Return() != a.Return() {
			t.Errorf("%s: %s shows screen %s, record %s", query, again.address, b.Screen(), b.Record().Encode())
		}
	}
	page := newFakePage("en")
	a := visit(t, page, "?at=2&x=y#r="+link.Encode(rec))
	if got := a.Return(); got != "https://example.org/vassals/?x=y#r="+link.Encode(upTo(rec, 2)) {
		t.Errorf("in a tab of its own: %s", got)
	}
	if a = visit(t, newFakePage("en"), ""); a.Return() != "" {
		t.Errorf("without a game: %s", a.Return())
	}
}
