package scene

import (
	"slices"
	"testing"

	"vassals/game/art"
)

// ringed gives the op of the ring, nil when there is none.
func ringed(a *App) *art.Op {
	a.Update(a.now + 16)
	i := slices.IndexFunc(a.Frame().Ops, func(op art.Op) bool { return op.Sprite == art.FocusRing{} })
	if i < 0 {
		return nil
	}
	return &a.Frame().Ops[i]
}

// A ring shows what the keyboard is on; what was out of view comes into it, in
// an area that scrolls as well as on the map.
func TestFocus(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[1])
	perform(t, a, "settings")
	for _, act := range a.Actions() {
		a.Focus(act.ID)
		r := ringed(a)
		if r == nil {
			t.Fatalf("%s: no ring", act.ID)
		}
		c := a.ui.named(act.ID)
		if r.H < touch || r.Y > c.box.Y || r.Y+r.H < c.box.Y+c.box.H {
			t.Errorf("%s: ring from %g, %g high, round %v", act.ID, r.Y, r.H, c.box)
		}
	}
	a.Focus("")
	if ringed(a) != nil {
		t.Error("a ring round nothing")
	}
	perform(t, a, "close")
	startGame(t, a, 2, "", 3)
	playMoves(t, a, 25)
	tb := a.base.(*table)
	tb.zoomBy(2)
	for _, s := range tb.turn.spots {
		id := "place " + itoa(s.X) + "," + itoa(s.Y)
		a.Focus(id)
		if a.Update(a.now + 1000); ringed(a) == nil || !tb.boxes.free.Contains(a.ui.named(id).box.Center()) {
			t.Errorf("%s: no ring in view", id)
		}
	}
	a.Focus("no such action")
	if ringed(a) != nil {
		t.Error("a ring round nothing")
	}
}
