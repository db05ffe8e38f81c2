package scene

import (
	"fmt"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/game/gesture"
	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/link"
)

// frames are rooms that pages give to boards.
var frames = []Viewport{{W: 320, H: 240, Ratio: 2}, {W: 360, H: 270, Ratio: 2}, {W: 360, H: 480, Ratio: 2}, {W: 640, H: 400, Ratio: 1}, {W: 1024, H: 640, Ratio: 1}}

// TestSheetEmbed draws embedded boards for people to look at.
func TestSheetEmbed(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	painter := &art.Painter{}
	for _, game := range games {
		for _, n := range []int{2, 5} {
			rec := played(t, game, n, 999)
			for _, v := range frames {
				for _, query := range []string{"mode=view", "mode=view&controls=0", "mode=replay&lang=ru", "mode=play"} {
					a := embedded(t, newFakePage("en"), v, query+"&at="+itoa(len(rec.Moves)/2), rec)
					name := strings.NewReplacer("mode=", "", "&", "-", "=", "").Replace(query)
					name = game[:4] + itoa(n) + "-" + v.String() + "-" + name
					shoot(t, a, painter, v, name)
					for _, act := range a.Actions() {
						if act.ID == "last" || act.ID == "menu" || act.ID == "tile 2.2" {
							perform(t, a, act.ID)
							shoot(t, a, painter, v, name+"-"+act.ID)
							break
						}
					}
				}
			}
		}
	}
}

// Nothing is cut or overlaps on an embedded board, in any language.
func TestEmbedFit(t *testing.T) {
	for _, game := range games {
		for _, n := range []int{2, 5} {
			rec := played(t, game, n, 999)
			for _, v := range frames {
				if n == 5 && v.W*v.H < 100_000 {
					continue // a panel a player is less than a finger wide there
				}
				for _, lang := range languages() {
					for _, mode := range modes {
						a := embedded(t, newFakePage("en"), v, "mode="+mode+"&lang="+lang+"&at=0", rec)
						for _, at := range []int{0, len(rec.Moves) / 3, len(rec.Moves)} {
							must(t, a.Command([]byte(fmt.Sprintf(`{"type":"load","at":%d,"record":%s}`, at, rec.Encode()))))
							a.Update(a.now + 16)
							a.notice = notice{}
							what := fmt.Sprintf("%s of %d in %v %s %s at %d: ", game, n, v, lang, mode, at)
							checkFit(t, a, what)
							for _, act := range a.Actions() {
								switch act.ID {
								case "events", "menu", "fief 1":
									perform(t, a, act.ID)
									checkFit(t, a, what+act.ID)
									a.sheets, a.stale = nil, true
								}
							}
						}
					}
				}
			}
		}
	}
}

// Whatever is done to a board that is looked at, the game stays the same.
func TestViewOnly(t *testing.T) {
	for _, game := range games {
		rec := played(t, game, 3, 14)
		m, err := newMatch(rec)
		must(t, err)
		rec.Players[m.Player()].Bot = "easy" // which must not be asked
		for _, query := range []string{"mode=view", "mode=view&controls=0", "mode=replay"} {
			page := newFakePage("en")
			a := embedded(t, page, frames[3], query, rec)
			for _, k := range []Key{{Key: "Enter"}, {Key: "Escape"}, {Key: "u"}, {Key: "r"}, {Key: "s"}, {Key: "Backspace"}, {Key: "+"}, {Key: "-"}, {Key: "m"}, {Key: "ArrowUp"}} {
				a.Key(k)
				a.Update(a.now + 16)
			}
			a.sheets = nil
			before := a.base
			for _, act := range a.Actions() {
				if strings.HasPrefix(act.ID, "place") || strings.HasPrefix(act.ID, "seat") || act.ID == "take" {
					t.Errorf("%s %s: action %s", game, query, act.ID)
				}
				_ = a.Perform(act.ID)
				a.Update(a.now + 16)
				for _, inner := range a.Actions() {
					if strings.HasPrefix(inner.ID, "seat") {
						t.Errorf("%s %s: %s offers %s", game, query, act.ID, inner.ID)
					}
				}
				a.sheets, a.stale = nil, true
			}
			must(t, a.Command([]byte(`{"type":"goto","at":14}`)))
			if a.base != before || string(a.Record().Encode()) != string(rec.Encode()) {
				t.Errorf("%s %s: screen %s, record %s", game, query, a.Screen(), a.Record().Encode())
			}
			if got := page.heardTypes(t); strings.Contains(got, "move") || len(page.asked) > 0 {
				t.Errorf("%s %s: told %s, asked %d bots", game, query, got, len(page.asked))
			}
			if want := !strings.Contains(query, "controls=0"); want != (a.ui.named("tab") != nil) {
				t.Errorf("%s %s: a way into a tab: %v", game, query, !want)
			}
		}
	}
}

// A reader may look closer, and ask about what is on the board.
func TestViewTells(t *testing.T) {
	page := newFakePage("en")
	a := embedded(t, page, frames[3], "mode=view", played(t, vassalsGame, 2, 20))
	tb := a.base.(*viewer).table.(*table)
	tap := func(x, y float64) {
		for _, kind := range []gesture.Kind{gesture.Down, gesture.Up} {
			a.Pointer(gesture.Event{Kind: kind, X: x, Y: y, Time: a.now})
		}
		a.Update(a.now + 16)
	}
	at := tb.cell(tb.match.State().Tile(0).Spot)
	before := tb.cam.Scale
	a.Pointer(gesture.Event{Kind: gesture.Wheel, X: at.Center().X, Y: at.Center().Y, DY: -200})
	a.Update(a.now + 16)
	if tb.cam.Scale <= before || a.ui.named("whole-map") == nil {
		t.Errorf("scale %f, before %f", tb.cam.Scale, before)
	}
	at = tb.cell(tb.match.State().Tile(0).Spot)
	for i := range 9 { // some part of the tile tells of itself
		if tap(at.X+at.W*float64(i+1)/10, at.Y+at.H*.3); tb.told != nil {
			break
		}
	}
	if a.ui.named("info") == nil {
		t.Error("the map does not tell of itself")
	}
	perform(t, a, "whole-map")
	if tb.told != nil || tb.cam.Scale != before {
		t.Errorf("the whole map: scale %f, before %f", tb.cam.Scale, before)
	}

	must(t, a.Command([]byte(`{"type":"goto","at":0}`)))
	a.Update(a.now + 16)
	next := tb.match.State().Tile(0).Spot
	next.X++
	at = tb.cell(next)
	page.said = nil
	if tap(at.Center().X, at.Center().Y); len(page.said) == 0 {
		t.Error("an empty spot does not tell what fits it")
	}

	a = embedded(t, page, frames[3], "mode=view", played(t, agesGame, 2, 20))
	for _, act := range a.Actions() {
		if strings.HasPrefix(act.ID, "tile ") {
			page.said = nil
			perform(t, a, act.ID)
			for _, b := range a.ui.texts { // they lie over those of the fief
				if !b.fits {
					t.Errorf("%s: %q does not fit", act.ID, b.text)
				}
			}
			if len(page.said) == 0 {
				t.Errorf("%s tells nothing", act.ID)
			}
		}
	}
}

// The way into a tab takes the game along as it stands.
func TestOpenTab(t *testing.T) {
	rec := played(t, vassalsGame, 2, 8)
	page := newFakePage("es")
	a := embedded(t, page, frames[3], "mode=replay&at=5", rec)
	perform(t, a, "tab")
	want := "https://example.org/vassals/index.html?lang=es#r=" + link.Encode(upTo(rec, 5))
	if page.tab != want {
		t.Errorf("opened %s, want %s", page.tab, want)
	}
	a = embedded(t, page, frames[3], "mode=play&at=4", rec)
	perform(t, a, "menu")
	for _, id := range []string{"export", "home", "games"} {
		if a.ui.named(id) != nil {
			t.Errorf("the menu of an embedded board has %s", id)
		}
	}
	perform(t, a, "tab")
	for _, game := range games { // without controls there is no menu
		b := embedded(t, newFakePage("es"), frames[3], "mode=play&controls=0&game="+game, nil)
		if b.ui.named("menu") != nil || b.ui.named("hint") == nil {
			t.Errorf("%s without controls: %v", game, b.Actions())
		}
	}
	if want := "#r=" + link.Encode(upTo(rec, 4)); !strings.HasSuffix(page.tab, want) {
		t.Errorf("opened %s, want %s", page.tab, want)
	}
}

// Bots play on an embedded board too, and hold where the page around says so.
func TestEmbeddedBots(t *testing.T) {
	page := newFakePage("en")
	a := embedded(t, page, frames[3], "mode=play&players=Ana:easy,Bo:easy", nil)
	answer := func() {
		for _, q := range page.asked {
			q.answer(bots.Answer{Done: true, Choices: []bots.Choice{{Move: a.anyMove()}}})
		}
		page.asked = nil
	}
	page.events = nil
	must(t, a.Command([]byte(`{"type":"play","on":false}`)))
	for range 50 {
		a.Update(a.now + 100)
		answer()
	}
	if n := len(a.Record().Moves); n > 0 {
		t.Errorf("bots made %d moves while all hold", n)
	}
	must(t, a.Command([]byte(`{"type":"play"}`)))
	for range 500 {
		if len(a.Record().Moves) >= 3 {
			break
		}
		a.Update(a.now + 100)
		answer()
	}
	if got := page.heardTypes(t); strings.Count(got, "move") != 3 || len(a.Record().Moves) != 3 {
		t.Errorf("after %d moves told %s", len(a.Record().Moves), got)
	}
}

// A record with names made to break something is shown as any other.
func TestOddRecords(t *testing.T) {
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: vassalsGame, Seed: "5",
		Players: []rules.Player{{Name: "<script>alert(1)</script>", Color: "green"}, {Name: "\u202eabc", Color: "black"}}}
	for _, mode := range modes {
		page := newFakePage("en")
		a := embedded(t, page, frames[1], "mode="+mode, nil)
		must(t, a.Command([]byte(`{"type":"load","record":`+string(rec.Encode())+`}`)))
		a.Update(a.now + 16)
		checkFit(t, a, mode)
	}
}
