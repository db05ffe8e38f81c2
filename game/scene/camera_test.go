package scene

import (
	"math/rand/v2"
	"testing"

	"vassals/rules/vassals"
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
		const off = flagRoom + .01 // tiles
		if w, h := f.W/scale/2, f.H/scale/2; shown.X-w < e.X-off || shown.X+w > e.X+e.W+off || shown.Y-h < e.Y-off || shown.Y+h > e.Y+e.H+off {
			t.Errorf("%v: the view is %.1f by %.1f tiles about %.1f, the map %.1f", v, 2*w, 2*h, shown, e)
		}
	}
}

// While a figure may be put on a phone, a finger can tell its places apart, or the
// tile is as large as it gets.
func TestPlacesApart(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startGame(t, a, 2, allExpansions, 1)
	tried := 0
	for r := rand.New(rand.NewPCG(1, 4)); len(a.Record().Moves) < 40; {
		chance(t, a, r)
		tb := a.base.(*table)
		if tb.match.State().Step() != vassals.StepFigure || len(tb.offered()) < 2 {
			continue
		}
		tried++
		largest := min(.6*min(tb.boxes.free.W, tb.boxes.free.H), 200)
		if scale := tb.cam.Scale; scale < largest-.01 && tb.gap(tb.offered())*scale < touch-.01 {
			t.Errorf("%d places are %.1f px apart at a scale of %.0f", len(tb.offered()), tb.gap(tb.offered())*scale, scale)
		}
	}
	if tried < 10 {
		t.Errorf("tried %d times only", tried)
	}
}
