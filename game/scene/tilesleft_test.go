package scene

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// The screen of the tiles left counts them all, marks those that fit the spot
// where the tile is tried, and fits in every window and language.
func TestTilesLeft(t *testing.T) {
	for _, lang := range languages() {
		for _, v := range windows {
			a := newTestApp(t, newFakePage(lang), v)
			startGame(t, a, 2, allExpansions, 3)
			playMoves(t, a, 12)
			for _, tried := range []bool{false, true} {
				if tried {
					perform(t, a, firstAction(t, a, "place "))
				}
				tb := a.base.(*table)
				n, fits := 0, 0
				for _, k := range tb.tilesLeft(tb.asked()) {
					n += k.n
					if k.fits {
						fits++
					}
				}
				if want := tb.match.State().Left(); n != want || tried != (fits > 0) {
					t.Errorf("tried %v: %d tiles, %d kinds fit; want %d", tried, n, fits, want)
				}
				a.Key(Key{Key: "t"})
				if a.Screen() != "tiles" {
					t.Fatalf("T shows %q", a.Screen())
				}
				checkFit(t, a, lang+" "+v.String()+": tiles")
				perform(t, a, "close")
			}
		}
	}
}

// deadGame plays until a spot is dead.
func deadGame(t *testing.T, a *App) *table {
	t.Helper()
	startGame(t, a, 2, "", 1)
	r := rand.New(rand.NewPCG(2, 2))
	for a.Screen() == "game" {
		tb := a.base.(*table)
		if len(tb.turn.dead) > 0 && tb.match.State().Step() == vassals.StepPlace && tb.turn.try < 0 {
			return tb
		}
		chance(t, a, r)
	}
	t.Fatal("no spot was ever dead")
	return nil
}

// A tap on an empty spot tells what still fits there, unless the hints are not
// wanted.
func TestAskAboutSpot(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[4])
	tb := deadGame(t, a)
	dead := tb.turn.dead[0]
	middle := tb.cam.ToScreen(layout.Point{X: float64(dead.X) + .5, Y: float64(dead.Y) + .5})
	tb.tap(middle)
	if a.notice.text != a.t("info.dead") {
		t.Errorf("a tap on a dead spot tells %q", a.notice.text)
	}
	if got := tb.asked(); got == nil || *got != dead || tb.fitting(dead) != 0 {
		t.Errorf("asked about %v, %d tiles fit; want %v, 0", got, tb.fitting(dead), dead)
	}
	a.set.Purist = true
	a.notice, tb.marked = notice{}, nil
	tb.tap(middle)
	if a.notice.text != "" || tb.marked != nil {
		t.Errorf("a purist is told %q", a.notice.text)
	}
	a.stale = true
	if strings.Contains(actionIDs(a), "tiles\n") {
		t.Error("a purist is offered the tiles left")
	}
	if slices.Contains(tb.turn.dead, tb.turn.spots[0].Spot) {
		t.Error("a spot where the tile fits is dead")
	}
}

// TestTilesSheet draws the screens about the tiles left.
func TestTilesSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	for i, lang := range []string{"ru", "en", "es"} {
		v := windows[[]int{1, 4, 2}[i]]
		painter := &art.Painter{}
		a := newTestApp(t, newFakePage(lang), v)
		name := lang + "-" + v.String() + "-"
		shoot(t, a, painter, v, name+"start")
		deadGame(t, a)
		a.Update(a.now + 5000)
		shoot(t, a, painter, v, name+"dead")
		perform(t, a, "undo")
		a.Update(a.now + 5000)
		shoot(t, a, painter, v, name+"undone")
		perform(t, a, "tiles")
		shoot(t, a, painter, v, name+"tiles")
		perform(t, a, "close")
		perform(t, a, firstAction(t, a, "place "))
		perform(t, a, "menu")
		shoot(t, a, painter, v, name+"menu")
		perform(t, a, "tiles")
		shoot(t, a, painter, v, name+"fitting")
	}
}
