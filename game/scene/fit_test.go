package scene

import (
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/game/layout"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// checkFit fails the test where a text is cut, overlaps another one, or lies
// outside the window, and where something to touch is too small for a finger.
func checkFit(t *testing.T, a *App, what string) {
	t.Helper()
	a.Update(a.now + 16)
	for i, b := range a.ui.texts {
		if !b.fits {
			t.Errorf("%s: %q does not fit", what, b.text)
		}
		if w := a.window(); b.box.X < w.X-1 || b.box.X+b.box.W > w.X+w.W+1 {
			t.Errorf("%s: %q leaves the window", what, b.text)
		}
		for _, c := range a.ui.texts[:i] {
			if overlap := (layout.Rect{X: b.box.X + 1, Y: b.box.Y + 3, W: b.box.W - 2, H: b.box.H - 6}); overlap.Overlaps(c.box) && c.box.W > 0 && b.box.W > 0 {
				t.Errorf("%s: %q and %q overlap", what, b.text, c.text)
			}
		}
	}
	for _, c := range a.ui.controls {
		if c.visible && !c.silent && (c.box.W < touch-.5 || c.box.H < touch-.5) && a.ui.scrolls == nil {
			t.Errorf("%s: %q is %.0fx%.0f, too small to touch", what, c.id, c.box.W, c.box.H)
		}
	}
}

// Nothing is cut or overlaps in any language, in any window, on any screen.
func TestFit(t *testing.T) {
	for _, lang := range languages() {
		for _, v := range windows {
			for _, n := range []int{2, 4, 6} {
				checkScreens(t, lang, v, n)
			}
		}
	}
}

func checkScreens(t *testing.T, lang string, v Viewport, n int) {
	page := newFakePage(lang)
	a := newTestApp(t, page, v)
	name := lang + " " + v.String() + " " + itoa(n) + " players: "
	for len(a.base.(*start).setup.Players) < n && n < 6 {
		perform(t, a, "add")
	}
	checkFit(t, a, name+"start")
	perform(t, a, "seat 2")
	checkFit(t, a, name+"seat")
	perform(t, a, "opponent thief")
	checkFit(t, a, name+"start with an opponent")
	for _, id := range []string{"rules", "settings"} {
		perform(t, a, id)
		checkFit(t, a, name+id)
		perform(t, a, "close")
	}
	perform(t, a, "settings")
	perform(t, a, "about")
	checkFit(t, a, name+"about")
	perform(t, a, "close")
	perform(t, a, "close")
	startGame(t, a, n, allExpansions, 3)
	r := rand.New(rand.NewPCG(1, 5))
	seen := map[string]bool{}
	for a.Screen() == "game" {
		id := chance(t, a, r)
		word, _, _ := strings.Cut(id, " ")
		tb, ok := a.base.(*table)
		if !ok {
			break
		}
		if state := word + itoa(min(len(tb.scored), 1)); !seen[state] {
			seen[state] = true
			a.notice = notice{}
			a.stale = true
			checkFit(t, a, name+"after "+id)
		}
		if !seen["menu"] && a.Screen() == "game" && len(a.Record().Moves) == 9 {
			seen["menu"] = true
			for _, id := range []string{"menu", "log"} {
				perform(t, a, id)
				checkFit(t, a, name+id)
			}
			perform(t, a, "close")
			perform(t, a, "tiles")
			checkFit(t, a, name+"tiles")
			perform(t, a, "close")
			perform(t, a, "close")
		}
	}
	checkFit(t, a, name+"end")
	a.renewal.there = true
	perform(t, a, "home")
	a.Update(a.now + 16)
	a.ui.texts = a.ui.texts[:0] // it lies over those of the screen
	a.drawRenewal(&a.ui)
	checkFit(t, a, name+"a new version")
	checkBots(t, lang, v, n)
}

// checkBots checks what is shown in the turns of bots.
func checkBots(t *testing.T, lang string, v Viewport, n int) {
	page := newFakePage(lang)
	a := newTestApp(t, page, v)
	name := lang + " " + v.String() + " " + itoa(n) + " bots: "
	seats := []string{"", "expert", "thief", "hasty", "spoiler", "medium"}[:n]
	startBots(t, a, `"expansions":["fairs","allornothing","shadow"],"seed":"5"`, seats...)
	perform(t, a, "menu")
	perform(t, a, "players")
	checkFit(t, a, name+"players")
	perform(t, a, "close")
	perform(t, a, "close")
	playMoves(t, a, 1)
	a.notice = notice{}
	checkFit(t, a, name+"thinking")
	page.asked[0].answer(bots.Answer{Done: true, Choices: []bots.Choice{{Move: a.anyMove()}}})
	for a.base.(*table).turn.try < 0 {
		a.Update(a.now + 16)
	}
	a.notice = notice{}
	checkFit(t, a, name+"the bot's tile")
	perform(t, a, "pause")
	checkFit(t, a, name+"a pause")
	perform(t, a, "seat 2")
	perform(t, a, "person")
	perform(t, a, "hint")
	checkFit(t, a, name+"looking for a hint")
	page.asked[len(page.asked)-1].answer(bots.Answer{Done: true, Choices: goodMoves(a.base.(*table))})
	checkFit(t, a, name+"hint")
	for i := range n {
		perform(t, a, "seat "+itoa(i+1))
		perform(t, a, "bot hard")
	}
	checkFit(t, a, name+"watching")
}

// anyMove gives a move that can be made now, without a figure.
func (a *App) anyMove() string {
	tb := a.base.(*table)
	s := tb.turn.spots[0]
	return vassals.Move{Tile: tb.turn.kind, At: vassals.Placement{Spot: s.Spot, Rotation: s.rotations[0]}}.String()
}

// A frame that a page folds up or hides leaves hardly a pixel, to any screen. The
// game is there when it unfolds.
func TestNoRoom(t *testing.T) {
	for n := 2; n <= 6; n++ {
		for _, begin := range []func(a *App){
			func(a *App) { startGame(t, a, n, allExpansions, 5) },
			func(a *App) { startAges(t, a, min(n, 5), 5) },
		} {
			a := newTestApp(t, newFakePage("en"), windows[0])
			begin(a)
			for _, id := range []string{"whole-map", "menu", "log", "close", "settings", "close", "rules", "close", "players", "close", "tiles", "events"} {
				_ = a.Perform(id) // where the game has it
				for _, v := range []Viewport{{W: 1, H: 1, Ratio: 1}, {W: 100, H: 400, Ratio: 1}, {W: 400, H: 1, Ratio: 1}, windows[0]} {
					a.Resize(v)
					a.Update(a.now + 16)
				}
			}
			if rec := a.Record(); rec == nil || len(a.Actions()) == 0 {
				t.Errorf("%d players: nothing is left on screen %s", n, a.Screen())
			}
		}
	}
}
