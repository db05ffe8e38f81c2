package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// agesMark is what is pointed out on the table of Middle Ages; of the zero value
// nothing. There may be several like a tile.
type agesMark struct {
	tile   ages.Tile // in the fief or cemetery
	player int       // of this player
	spot   ages.Spot // a place of a row
}

// mark gives what a move did: the tile that was taken or lost, and where the
// lord went.
func (e agesEntry) mark() agesMark {
	m := agesMark{player: e.player}
	for _, ev := range e.events {
		switch ev.Kind {
		case ages.EventTake:
			m.tile = ev.Tile
		case ages.EventLose: // to an event, by the owner's choice
			if m.tile == 0 && ev.Player == e.player {
				m.tile = ev.Tile
			}
		case ages.EventLord:
			m.spot = ev.Spot
		}
	}
	return m
}

// show points out the tile that a line of the log tells of, in its row or in the
// fief of its player.
func (e agesEntry) show(t *agesTable) {
	for len(t.app.sheets) > 0 {
		t.app.close()
	}
	m := e.mark()
	opening := m.tile == 0 // the line tells of a lord's place, which he may have left
	if opening {
		m.tile = e.tile
	}
	if !opening || t.match.State().Lord(e.player) != m.spot {
		m.spot = ages.Spot{}
	}
	t.mark = m
	t.shown = e.player
	t.turn.look = ages.Spot{}
	t.advice.shown = false
}

// unmark points nothing out any more, where one plays.
func (t *agesTable) unmark() {
	if !t.onlook {
		t.mark = agesMark{}
	}
}

// lastIndex gives the index of the last tile of a kind, -1 for none.
func lastIndex(list []ages.Tile, tile ages.Tile) int {
	for i := len(list) - 1; i >= 0; i-- {
		if list[i] == tile {
			return i
		}
	}
	return -1
}

// drawBetter sets a flag where the lord goes in the better move.
func (t *agesTable) drawBetter(u *ui) {
	if t.better && t.mark.spot.Row > 0 {
		r := t.boxes.tile(t.mark.spot)
		u.flag(layout.Point{X: r.X + r.W*.8, Y: r.Y + r.H*.4}, min(max(r.W*.8, 30), 60))
	}
}

// drawGraves draws the sign of a player's cemetery, framed when the tile that is
// pointed out lies there.
func (t *agesTable) drawGraves(u *ui, player int, r layout.Rect) {
	st, m := t.match.State(), t.mark
	u.sprite(art.Emblem{Name: "cemetery"}, r)
	if m.player == player && slices.Contains(st.Cemetery(player), m.tile) && lastIndex(st.AppendColumn(nil, player, st.Property(m.tile)), m.tile) < 0 {
		u.sprite(art.CardFrame{Chosen: true}, r.Inset(-2)) // no more, for the number beside it
	}
}
