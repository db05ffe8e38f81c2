package scene

import (
	"vassals/rules"
	ages "vassals/rules/middleages"
	"vassals/rules/vassals"
)

// upTo gives the record of a game after so many of its moves.
func upTo(rec *rules.Record, moves int) *rules.Record {
	cut := *rec
	cut.Moves = rec.Moves[:moves:moves]
	return &cut
}

// revisit shows another position of the game on a table that is looked at, with
// the tile laid last in a frame and in view.
func (t *table) revisit(m *vassals.Match) {
	t.match, t.game = m, m
	t.told = nil
	t.recall()
	n := len(t.log)
	if n == 0 || t.log[n-1].kind == entryDiscard {
		return
	}
	spot := t.log[n-1].spot
	t.marked = &spot
	if t.seen {
		t.cam.SetBounds(t.extent())
		t.show(spot)
	}
}

// become implements watched. The next move comes as it does when it is played.
func (t *table) become(m rules.Match, forth bool) {
	t.stage.clear()
	t.revisit(m.(*vassals.Match))
	if n := len(t.log); forth && n > 0 && t.log[n-1].kind == entryMove {
		e := t.log[n-1]
		t.turn.placed = vassals.Placement{Spot: e.spot, Rotation: e.turn}
		t.stage.settle(t)
		t.stage.score(t, e)
	}
}

// become implements watched.
func (t *agesTable) become(m rules.Match, forth bool) {
	t.flight.clear()
	var from departure
	if forth && t.match != nil {
		from = t.depart()
	}
	t.match, t.game = m.(*ages.Match), m
	t.turn, t.shown = agesTurn{lose: -1}, -1
	t.recall()
	if n := len(t.log); forth && n > 0 {
		t.fly(t.log[n-1].player, from)
	}
}
