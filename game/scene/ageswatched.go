package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// drawWatched implements watched.
func (t *agesTable) drawWatched(u *ui, v *viewBoxes) {
	around := *v
	t.around = &around
	t.boxes = agesWatched(v, len(t.players()), t.owner())
	u.sprite(art.Oak{}, t.app.window())
	t.sayTable(u)
	t.drawEvents(u)
	t.drawLanes(u)
	t.drawChips(u)
	for p, r := range t.boxes.fiefs {
		if r.W > 0 {
			t.drawFief(u, p, r)
		}
	}
	t.drawBetter(u)
	f := t.boxes.fiefs[t.owner()]
	t.drawRound(u, layout.Rect{X: f.X + f.W - roundWide - 6, Y: f.Y + f.H - roundHigh + 5, W: roundWide, H: roundHigh})
	t.drawAsked(u, v)
	t.drawFlights(u)
}

// agesWatched lays the table of Middle Ages out where nobody plays: nothing is
// asked, so that the tiles get that room.
func agesWatched(v *viewBoxes, n, owner int) agesBoxes {
	wide := 1.0
	switch {
	case v.slim && v.free.W < 700:
		return agesSlim(v.free, n, owner)
	case v.slim && n > 3: // beside the rows there would be room for one fief only
		wide = 1.25
	}
	if room := v.free.Inset(6); room.H*wide > room.W {
		return agesWatchedHigh(v, room, n, owner)
	}
	return agesWatchedWide(v, v.free.Inset(6), n, owner)
}

// chipHigh is the height of a player's small panel on a table that is looked at.
const chipHigh = 46

// agesWatchedHigh lays the rows out over the fief.
func agesWatchedHigh(v *viewBoxes, room layout.Rect, n, owner int) agesBoxes {
	b := agesBoxes{shape: upright, fiefs: make([]layout.Rect, n)}
	const label, event = 20.0, touch
	chips := layout.Rect{X: room.X, Y: room.Y, W: room.W, H: chipHigh}
	v.giveTab(&chips)
	b.chips = strip(chips, n, gap, 180)
	y := room.Y + chipHigh + gap
	copy(b.events[:], strip(layout.Rect{X: room.X, Y: y, W: room.W, H: event}, 4, gap, 300))
	y += event + gap
	rest := room.Y + room.H - y
	side := min(rest*.62/4-2*laneMargin-3, (room.W-label-6)/float64(n+1)-2, 120)
	b.rows(room.X, y, label, side, (room.W-label-6)/float64(n+1)-side, 3, n)
	y = b.bottom() + gap
	b.fiefs[owner] = layout.Rect{X: room.X, Y: y, W: room.W, H: min(room.Y+room.H-y, 330)}
	return b
}

// agesSlim lays the rows out over the fief in less room, without the events.
func agesSlim(room layout.Rect, n, owner int) agesBoxes {
	b := agesBoxes{shape: upright, fiefs: make([]layout.Rect, n)}
	const label = 20.0
	room.X, room.W = room.X+6, room.W-12
	b.chips = strip(layout.Rect{X: room.X, Y: room.Y + 6, W: room.W, H: touch}, n, gap, 180)
	y := room.Y + 6 + touch + gap
	rest := room.Y + room.H - y - gap
	side := min(rest*.7/4-2*laneMargin-2, (room.W-label-6)/float64(n+1)-2, 100)
	b.rows(room.X, y, label, side, (room.W-label-6)/float64(n+1)-side, 2, n)
	y = b.bottom() + gap
	b.fiefs[owner] = layout.Rect{X: room.X, Y: y, W: room.W, H: min(room.Y+room.H-y, 260)}
	return b
}

// agesWatchedWide lays the rows out to the left of the fief, or of all of them.
func agesWatchedWide(v *viewBoxes, room layout.Rect, n, owner int) agesBoxes {
	b := agesBoxes{shape: lying, fiefs: make([]layout.Rect, n)}
	label, between, share := 22.0, 3.0, .52
	if room.W < 500 {
		label, between = 15, 2
	}
	if n > 3 {
		share = .58
	}
	event := min(max(room.H*.13, 28), 46)
	side := min((room.H-event-gap-3*3)/4-2*laneMargin, (room.W*share-label-6)/float64(n+1)-between, 124)
	left := max(label+float64(n+1)*(side+between)+6, min(4*46+12, room.W*.4))
	b.rows(room.X, room.Y, label, side, (left-label-6)/float64(n+1)-side, 3, n)
	foot := layout.Rect{X: room.X, Y: b.bottom() + gap, W: left}
	if foot.H = min(room.Y+room.H-foot.Y, 150); left < 4*160 {
		foot.H = min(foot.H, 100) // too narrow for what the events do
	}
	if foot.H >= touch {
		v.giveTab(&foot)
	}
	right := layout.Rect{X: room.X + left + 6, Y: room.Y, W: room.W - left - 6, H: room.H}
	if right.W >= 380 && right.H >= 120*float64(n) { // all fiefs
		b.shape = desk
		b.stack(right, n, owner)
	} else {
		chips := layout.Rect{X: right.X, Y: right.Y, W: right.W, H: chipHigh}
		v.giveTab(&chips)
		b.chips = strip(chips, n, gap, 180)
		b.fiefs[owner] = layout.Rect{X: right.X, Y: right.Y + chipHigh + gap, W: right.W, H: min(right.H-chipHigh-gap, 400)}
	}
	copy(b.events[:], strip(foot, 4, 4, 200))
	return b
}

// giveTab puts the way into a tab at the end of a line, where it would lie over
// the board.
func (v *viewBoxes) giveTab(r *layout.Rect) {
	if v.tab.W == 0 || v.bar.W > 0 || v.tabGiven {
		return
	}
	v.tabGiven = true
	v.tab = layout.Rect{X: r.X + r.W - touch, Y: r.Y, W: touch, H: min(r.H, 60)}
	r.W -= touch + gap
}

// drawAsked tells about the tile that was touched, over the lower edge of the
// board.
func (t *agesTable) drawAsked(u *ui, v *viewBoxes) {
	free, tile := v.free, t.match.State().TileAt(t.turn.look)
	if tile == 0 {
		return
	}
	_, _, facts := t.told()
	high := 36.0
	if len(facts) > 0 {
		high += 23 * float64(len(facts))
	}
	w := min(free.W-2*margin, 420)
	r := layout.Rect{X: free.X + free.W - w - margin, Y: free.Y + free.H - high - margin, W: w, H: high}
	if r.Overlaps(v.tab) { // it comes after it
		left := v.tab.X + v.tab.W + 4
		r.X, r.W = left, r.X+r.W-left
	}
	u.coverPart(r)
	u.panel(parchment, r)
	u.text(layout.Rect{X: r.X + 12, Y: r.Y + 5, W: r.W - 24, H: 24}, t.tileTitle(tile), nameStyle.sized(17), left, 1)
	t.drawFacts(u, facts, layout.Rect{X: r.X + 12, Y: r.Y + 30, W: r.W - 24, H: high - 36})
	u.say(0, t.toldText())
}
