package scene

import (
	"testing"

	ages "vassals/rules/middleages"
)

// A line of the log leads to the fief of whoever played, and to the tile there.
func TestAgesLogShows(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startAges(t, a, 3, 4)
	agesTo(t, a, 24)
	tb := a.base.(*agesTable)
	for i, e := range tb.log {
		must(t, a.Perform("menu"))
		must(t, a.Perform("log"))
		must(t, a.Perform("log "+itoa(i+1)))
		if a.Screen() != "game" || tb.owner() != e.player {
			t.Fatalf("line %d shows the fief of player %d on screen %q, want that of %d", i+1, tb.owner(), a.Screen(), e.player)
		}
		st, m := tb.match.State(), tb.mark
		column := st.AppendColumn(nil, e.player, st.Property(m.tile))
		if lastIndex(column, m.tile) < 0 && lastIndex(st.Cemetery(e.player), m.tile) < 0 && st.Lord(e.player) != m.spot {
			t.Errorf("line %d, %q, points to %+v, which is nowhere", i+1, e.text(tb), m)
		}
	}
	a.Update(a.now + 16)
	a.tap(tb.boxes.lanes[0].Center())
	if tb.mark != (agesMark{}) {
		t.Error("a touch leaves the mark")
	}
}

// What the analysis shows points to where the lord went and to the tile that was
// taken, in the fief of that player.
func TestAgesMark(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[2])
	finishedAges(t, a, 3)
	perform(t, a, "analysis")
	s := a.base.(*analysis)
	tb := s.view.(*agesTable)
	for n := len(s.review.rec.Moves); n > 0; n-- {
		perform(t, a, "move "+itoa(n))
		e := tb.log[n-1]
		st := tb.match.State()
		if tb.owner() != e.player {
			t.Fatalf("move %d shows the fief of player %d, want that of %d", n, tb.owner(), e.player)
		}
		if at := tb.mark.spot; at != (ages.Spot{}) && st.Lord(e.player) != at {
			t.Errorf("move %d points to %v, the lord is on %v", n, at, st.Lord(e.player))
		}
		if n > 3 && tb.mark.tile == 0 {
			t.Errorf("move %d points to no tile", n)
		}
	}
}
