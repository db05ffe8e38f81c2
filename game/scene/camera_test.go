package scene

import (
	"math/rand/v2"
	"testing"
)

// A game that is gone on with shows its map and not the bare table beyond, on
// windows in which the whole map would be too small.
func TestViewIsFilled(t *testing.T) {
	for seed, v := range windows[:3] {
		page := newFakePage("en")
		a := newTestApp(t, page, v)
		startGame(t, a, 2, "", seed+1)
		for r := rand.New(rand.NewPCG(uint64(seed), 3)); len(a.Record().Moves) < 50; {
			chance(t, a, r)
		}
		b := newTestApp(t, page, v)
		perform(t, b, "continue")
		tb := b.base.(*table)
		e, f, scale := tb.extent(), tb.boxes.free, tb.cam.Scale
		if e.W*scale < f.W || e.H*scale < f.H {
			t.Fatalf("%v: all of the map fits, nothing is tried", v)
		}
		shown := tb.cam.ToMap(f.Center())
		const off = .01 // tiles
		if w, h := f.W/scale/2, f.H/scale/2; shown.X-w < e.X-off || shown.X+w > e.X+e.W+off || shown.Y-h < e.Y-off || shown.Y+h > e.Y+e.H+off {
			t.Errorf("%v: the view is %.1f by %.1f tiles about %.1f, the map %.1f", v, 2*w, 2*h, shown, e)
		}
	}
}
