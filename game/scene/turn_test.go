package scene

import (
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/game/art"

	"vassals/game/gesture"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// actionIDs lists the ids of what can be done.
func actionIDs(a *App) string {
	var ids []string
	for _, act := range a.Actions() {
		ids = append(ids, act.ID)
	}
	return strings.Join(ids, "\n") + "\n"
}

// Every step of a turn can be taken back until the turn is confirmed.
func TestTakeBack(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startGame(t, a, 2, allExpansions, 11)
	before := actionIDs(a)
	perform(t, a, firstAction(t, a, "place "))
	perform(t, a, "confirm")
	perform(t, a, firstAction(t, a, "figure "))
	perform(t, a, "confirm")
	if st := a.base.(*table).match.State(); st.Step() != vassals.StepShadow {
		t.Fatalf("step %v, want the shadow's", st.Step())
	}
	perform(t, a, "undo")
	if got := actionIDs(a); !strings.Contains(got, "figure vassal") {
		t.Errorf("back in the figure step one can do\n%s", got)
	}
	perform(t, a, "undo")
	if got := actionIDs(a); !strings.Contains(got, "confirm\n") {
		t.Errorf("back in the first step one can do\n%s", got)
	}
	a.Back()
	if got := actionIDs(a); got != before {
		t.Errorf("back at the beginning one can do\n%s\nwant\n%s", got, before)
	}
	if n := len(a.Record().Moves); n != 0 {
		t.Errorf("%d moves in the record", n)
	}
}

// A tile that lies alike both ways is offered once.
func TestAlikeOnce(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	must(t, a.Start([]byte(`{"record":{"format":"vassals-record","version":1,"game":"vassals",
		"players":[{"name":"Ana","color":"red"},{"name":"Bruno","color":"blue"}],"deck":["straight","bend"],"moves":[]}}`)))
	for _, s := range a.base.(*table).turn.spots {
		if len(s.rotations) != 1 {
			t.Errorf("spot %v: rotations %v, want one", s.Spot, s.rotations)
		}
	}
}

// Keys do what they stand for, on a Russian keyboard too.
func TestKeys(t *testing.T) {
	a := newTestApp(t, newFakePage("ru"), windows[0])
	startGame(t, a, 2, "", 11)
	tb := a.base.(*table)
	a.Key(Key{Key: "ArrowRight"})
	first, ok := tb.tried()
	if !ok {
		t.Fatal("an arrow chooses no spot")
	}
	if len(tb.turn.spots[tb.turn.try].rotations) > 1 {
		a.Key(Key{Key: "к", Code: "KeyR"})
		if turned, _ := tb.tried(); turned.Rotation == first.Rotation {
			t.Error("R does not turn the tile")
		}
	}
	a.Key(Key{Key: "Escape"})
	if _, ok := tb.tried(); ok {
		t.Error("Escape does not take the tile back")
	}
	a.Key(Key{Key: "ArrowLeft"})
	a.Key(Key{Key: "Enter"})
	if st := tb.match.State(); st.Step() == vassals.StepPlace && len(a.Record().Moves) == 0 {
		t.Error("Enter does not confirm")
	}
}

// Whatever moves comes to rest within its time, and shows the state of the
// rules then.
func TestMotionEnds(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	a.SetReducedMotion(false)
	startGame(t, a, 3, allExpansions, 4)
	moved := false
	for n := range 60 {
		playMoves(t, a, n+1)
		moved = moved || a.Busy()
		if a.Screen() != "game" {
			break
		}
		a.Update(a.now + longest + 20)
		tb := a.base.(*table)
		for p := range tb.players() {
			if got, want := tb.shown(p), tb.match.State().Score(p); got != want {
				t.Fatalf("after move %d player %d is shown %d points, want %d", n+1, p, got, want)
			}
		}
		if tb.stage.running() {
			t.Fatalf("after move %d something still moves", n+1)
		}
	}
	if !moved {
		t.Error("nothing ever moved")
	}
}

// Who plays by a touch screen is told of no key.
func TestFingers(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), Viewport{W: 400, H: 700, Ratio: 1})
	must(t, a.Start([]byte(`{"record":{"format":"vassals-record","version":1,"game":"vassals",
		"players":[{"name":"Ana","color":"red"},{"name":"Bruno","color":"blue"}],"deck":["bend","bend"],"moves":[]}}`)))
	place := firstAction(t, a, "place ")
	for _, act := range a.Actions() {
		if act.ID == place {
			touchAt(a, layout.Point{X: act.Target.X, Y: act.Target.Y})
		}
	}
	if !shows(a, "Tap it to turn it") {
		t.Error("by touch: no word of how a tile is turned")
	}
	a.Key(Key{Key: "r", Code: "KeyR"})
	a.Update(a.now + 1000)
	if !shows(a, "Tap it, or R, to turn it") {
		t.Error("by keys: no word of the key")
	}
}

// Wild touches, in any window, break nothing and never leave the rules.
func TestWildTaps(t *testing.T) {
	for _, v := range windows {
		a := newTestApp(t, newFakePage("en"), v)
		startGame(t, a, 2, allExpansions, 4)
		x, y := 7.0, 3.0
		for i := range 1500 {
			x, y = x*1.37+11, y*1.51+17
			for x > v.W {
				x -= v.W
			}
			for y > v.H {
				y -= v.H
			}
			now := float64(i) * 50
			kinds := []gesture.Kind{gesture.Down, gesture.Up}
			if i%7 == 0 {
				kinds = []gesture.Kind{gesture.Down, gesture.Move, gesture.Cancel}
			}
			for _, k := range kinds {
				a.Pointer(gesture.Event{Kind: k, Pointer: gesture.Touch, ID: i % 3, X: x, Y: y, Time: now, Scale: 1})
			}
			if i%50 == 0 {
				a.Resize(windows[i/50%len(windows)])
				a.Back()
			}
			a.Update(now + 16)
		}
	}
}

// Behind the final table the map can be looked at, in motion too.
func TestMapAtTheEnd(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startGame(t, a, 2, "", 4)
	for r := rand.New(rand.NewPCG(2, 2)); a.Screen() == "game"; {
		chance(t, a, r)
	}
	a.SetReducedMotion(false)
	perform(t, a, "table")
	cam := a.mapped().camera()
	cam.ZoomAt(layout.Point{X: 100, Y: 300}, 3)
	before := cam.Scale
	perform(t, a, "whole-map")
	for range 60 {
		a.Update(a.now + 16)
	}
	if cam.Scale >= before || a.Busy() {
		t.Errorf("the scale is %.0f after %.0f, busy %v", cam.Scale, before, a.Busy())
	}
}

// A choice that was taken back is no choice: the next Escape takes the tile.
func TestChoiceTakenBack(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startGame(t, a, 2, "", 11)
	perform(t, a, firstAction(t, a, "place "))
	perform(t, a, "confirm")
	perform(t, a, firstAction(t, a, "figure "))
	perform(t, a, "undo")
	a.Back()
	if _, ok := a.base.(*table).tried(); ok {
		t.Error("Escape does not take the tile back")
	}
}

// Names of forty characters fit wherever they are shown.
func TestLongNames(t *testing.T) {
	for _, lang := range []string{"en", "ru"} {
		for _, v := range windows {
			a := newTestApp(t, newFakePage(lang), v)
			must(t, a.Start([]byte(`{"players":[{"name":"WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW","color":"red"},
				{"name":"Александра Константинопольская-Первая","color":"blue"}],"expansions":["fairs","shadow"],"seed":"3"}`)))
			r := rand.New(rand.NewPCG(1, 1))
			for i := 0; a.Screen() == "game"; i++ {
				a.notice, a.stale = notice{}, true
				if i < 8 {
					checkFit(t, a, lang+" "+v.String())
				}
				chance(t, a, r)
			}
			checkFit(t, a, lang+" "+v.String()+" end")
		}
	}
}

// Whatever can be touched is touched inside the window, wherever the map lies.
func TestTargetsInWindow(t *testing.T) {
	for _, v := range windows {
		t.Run(v.String(), func(t *testing.T) {
			a := newTestApp(t, newFakePage("en"), v)
			startGame(t, a, 2, allExpansions, 4)
			playMoves(t, a, 20)
			cam := a.mapped().camera()
			cam.ZoomAt(cam.View.Center(), 2)
			for i := range 24 {
				cam.PanBy(37*float64(i%5-2), 41*float64(i%7-3))
				a.stale = true
				for _, act := range a.Actions() {
					if p := act.Target; p != nil && (p.X < 0 || p.Y < 0 || p.X > v.W || p.Y > v.H) {
						t.Errorf("%s is to be touched at %v", act.ID, *p)
					}
				}
			}
		})
	}
}

// Every entry of the menu can be touched, in a low window once it is scrolled.
func TestMenuInWindow(t *testing.T) {
	for _, v := range append(windows, Viewport{W: 447, H: 562, Ratio: 1}) {
		t.Run(v.String(), func(t *testing.T) {
			a := newTestApp(t, newFakePage("en"), v)
			startGame(t, a, 2, "", 4)
			perform(t, a, "menu")
			s := a.top().(*menuScreen)
			reached := map[string]bool{}
			for _, offset := range []float64{0, s.scroll.max} {
				s.scroll.offset, a.stale = offset, true
				for _, act := range a.Actions() {
					if p := act.Target; p != nil {
						reached[act.ID] = true
						if p.Y > v.H-margin {
							t.Errorf("%s is to be touched at %v", act.ID, *p)
						}
					}
				}
			}
			for _, act := range a.Actions() {
				if !reached[act.ID] {
					t.Errorf("%s is out of reach", act.ID)
				}
			}
		})
	}
}

// The flag with the check mark is all in view, also on a tile at the edge.
func TestFlagInView(t *testing.T) {
	tried := 0
	for seed := range 8 {
		a := newTestApp(t, newFakePage("en"), windows[0])
		startGame(t, a, 2, "", seed+1)
		if !can(a, "place 1,0") {
			continue
		}
		tried++
		perform(t, a, "place 1,0")
		a.Update(a.now + 5000)
		for _, c := range a.ui.controls {
			if c.id == "confirm" && c.box.X+c.box.W > windows[0].W {
				t.Errorf("seed %d: the flag reaches to %.0f", seed+1, c.box.X+c.box.W)
			}
		}
		shoot(t, a, &art.Painter{}, windows[0], "flag"+itoa(seed))
	}
	if tried == 0 {
		t.Error("no tile goes there")
	}
}
