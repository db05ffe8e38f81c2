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

// revisit implements watched: the tile laid last is in a frame and in view.
func (t *table) revisit(m rules.Match, better bool) {
	t.match, t.game = m.(*vassals.Match), m
	t.told, t.better = nil, better
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

// become implements watched.
func (t *table) become(m rules.Match, forth bool) {
	t.stage.clear()
	t.revisit(m, false)
	t.watchGrowth()
	if n := len(t.log); forth && n > 0 && t.log[n-1].kind == entryMove {
		e := t.log[n-1]
		t.turn.placed = vassals.Placement{Spot: e.spot, Rotation: e.turn}
		t.stage.settle(t)
		if !t.app.embed.bare { // else there are no panels to fly to
			t.stage.score(t, e)
		}
	}
}

// leastWatched is the scale below which the tiles of a replay are too small to
// see what a move did, CSS pixels a tile.
const leastWatched = 34

// watchGrowth keeps all of the map in view until the player moves it. A replay
// goes where something happens once that would be too small.
func (t *table) watchGrowth() {
	if t.led || t.boxes.free.W == 0 { // it has not been shown yet
		return
	}
	if _, scale := t.cam.Fit(t.watchedExtent(), 6); scale >= leastWatched || !t.app.replays() || t.marked == nil {
		t.watchMap()
		return
	}
	center, _ := t.cam.Aim()
	t.goTo(center, leastWatched)
	t.show(*t.marked)
}

// revisit implements watched: the large fief is that of whoever moved last.
func (t *agesTable) revisit(m rules.Match, better bool) {
	t.match, t.game = m.(*ages.Match), m
	t.turn, t.shown = agesTurn{lose: -1}, -1
	t.recall()
	t.mark, t.better = agesMark{}, better
	n := len(t.log)
	if t.follows = n > 0; t.follows {
		t.mark = t.log[n-1].mark()
	}
}

// become implements watched.
func (t *agesTable) become(m rules.Match, forth bool) {
	t.flight.clear()
	var from departure
	if forth && t.match != nil {
		from = t.depart()
	}
	t.revisit(m, false)
	t.follows = t.follows && (t.app.replays() || m.Player() < 0)
	if n := len(t.log); forth && n > 0 {
		t.fly(t.log[n-1].player, from)
	}
}
