package scene

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/game/gesture"
	"vassals/rules/vassals"
)

// movingApp is an app in which things move.
func movingApp(t *testing.T, v Viewport) *App {
	t.Helper()
	a := newTestApp(t, newFakePage("en"), v)
	a.SetReducedMotion(false)
	return a
}

// shownOps is what a frame shows.
func shownOps(a *App) []art.Op {
	a.stale = true
	a.Update(a.now)
	list := append([]art.Op(nil), a.Frame().Ops...)
	for i := range list {
		list[i].Clip = nil // a pointer
	}
	return list
}

// What moves takes at most 600 ms, and leaves the very picture that a table
// without motion shows at once.
func TestMotionEndsInTheState(t *testing.T) {
	for i, v := range []Viewport{windows[0], windows[2], windows[4]} {
		a, still := movingApp(t, v), newTestApp(t, newFakePage("en"), v)
		for _, b := range []*App{a, still} {
			startGame(t, b, 3, allExpansions, 3+i)
		}
		kinds := map[actKind]bool{}
		r := rand.New(rand.NewPCG(uint64(i), 4))
		for steps := 0; a.Screen() == "game" && steps < 220; steps++ {
			id := chance(t, a, r)
			perform(t, still, id)
			begun := a.now
			for a.Busy() {
				for _, act := range a.base.(*table).stage.acts {
					kinds[act.kind] = true
				}
				if a.now > begun+longest {
					t.Fatalf("%s: still moving after %d ms", id, longest)
				}
				if redraw, awake := a.Update(a.now + 16); a.Busy() && !redraw && !awake {
					t.Fatalf("%s: no frame is wanted for what still moves", id)
				}
			}
			a.notice, still.notice = notice{}, notice{}
			if got, want := shownOps(a), shownOps(still); !reflect.DeepEqual(got, want) {
				for k := range min(len(got), len(want)) {
					if got[k] != want[k] {
						t.Logf("%+v, want %+v", got[k], want[k])
						break
					}
				}
				t.Fatalf("%v: %s: after the motion the picture is not that of the table at rest", v, id)
			}
		}
		for k := actLift; k <= actGoods; k++ {
			if !kinds[k] && k != actShake && k != actGoods {
				t.Errorf("%v: nothing of kind %d has moved", v, k)
			}
		}
	}
}

// scoring plays until a confirmed turn has sent points on their way.
func scoring(t *testing.T, a *App) *table {
	t.Helper()
	r := rand.New(rand.NewPCG(2, 4))
	for a.Screen() == "game" {
		chance(t, a, r)
		tb := a.base.(*table)
		if _, ok := tb.stage.find(actPoints); ok {
			return tb
		}
		a.Update(a.now + 1000)
	}
	t.Fatal("nobody scores")
	return nil
}

// Points, figures and goods on their way are not on the panel yet; a tap ends
// all of it, and the panel shows what the rules say.
func TestTapEndsMotion(t *testing.T) {
	a := movingApp(t, windows[4])
	startGame(t, a, 3, allExpansions, 3)
	tb := scoring(t, a)
	st := tb.match.State()
	act, _ := tb.stage.find(actPoints)
	player := act.to.player
	if got := tb.shown(player); got != st.Score(player)-act.count {
		t.Errorf("the panel shows %d while %d of %d points are on their way", got, act.count, st.Score(player))
	}
	panel := tb.boxes.players[0].Center()
	for _, kind := range []gesture.Kind{gesture.Down, gesture.Up} {
		a.Pointer(gesture.Event{Kind: kind, X: panel.X, Y: panel.Y, Time: a.now})
	}
	if tb.stage.running() {
		t.Error("a tap does not end what moves")
	}
	for p := range st.Players() {
		if tb.shown(p) != st.Score(p) || tb.inHand(p, vassals.Vassal) != int(st.Supply(p)[vassals.Vassal]) {
			t.Errorf("player %d: the panel does not show what the rules say", p)
		}
	}
}

// A camera that is on its way to where it is shows the same picture for a while,
// and yet wants the frames in which it gets there.
func TestGlideToTheSamePlace(t *testing.T) {
	a := movingApp(t, windows[0])
	startGame(t, a, 2, "", 3)
	for a.Update(a.now + 16); a.Busy(); a.Update(a.now + 16) {
	}
	a.notice = notice{} // it wants frames of its own
	cam := a.base.(*table).cam
	cam.GlideTo(cam.Center, cam.Scale, a.now, 300)
	for until := a.now + longest; a.Busy(); {
		if redraw, awake := a.Update(a.now + 16); !redraw && !awake && a.Busy() || a.now > until {
			t.Fatal("the page sleeps while the camera moves, or never comes to rest")
		}
	}
}

// With motion off, in the system or in the settings, nothing moves.
func TestNoMotion(t *testing.T) {
	for _, set := range []func(*App){
		func(a *App) { a.SetReducedMotion(true) },
		func(a *App) { a.set.Still = true },
	} {
		a := movingApp(t, windows[0])
		set(a)
		startGame(t, a, 2, "", 3)
		r := rand.New(rand.NewPCG(2, 4))
		for steps := 0; a.Screen() == "game" && steps < 100; steps++ {
			if id := chance(t, a, r); a.Busy() {
				t.Fatalf("something moves after %s", id)
			}
		}
	}
}

// The score sounds when somebody gets something.
func TestScoreSounds(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	a.SetReducedMotion(false)
	startGame(t, a, 3, allExpansions, 3)
	scoring(t, a)
	if !strings.Contains(strings.Join(page.sounds, " "), "score") {
		t.Errorf("sounds: %v", page.sounds)
	}
}
