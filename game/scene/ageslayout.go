package scene

import (
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// agesBoxes says where things lie on the table of Middle Ages, in CSS pixels of
// the window.
type agesBoxes struct {
	shape  shape
	title  layout.Rect   // the name of the game and the round; empty where the panel tells it
	chips  []layout.Rect // a small panel a player, by player; none where all fiefs are seen
	fiefs  []layout.Rect // by player; empty for a fief that is not seen
	menu   []layout.Rect
	events [4]layout.Rect
	lanes  [4]layout.Rect
	label  float64 // the room for the number of a row
	side   float64 // of a tile in a row
	step   float64 // from one to the next
	hand   layout.Rect
	log    layout.Rect // empty where there is no room for it
}

const (
	laneMargin = 3 // between the tiles and the edge of their row
	handHigh   = 138
)

// layOut lays the table out, with the fief of the owner large.
func (t *agesTable) layOut() agesBoxes {
	room := t.app.room()
	n := len(t.players())
	switch {
	case t.around != nil:
		v := *t.around
		return agesWatched(&v, n, t.owner())
	case room.H < 560 && room.W > room.H:
		return agesLying(room, n, t.owner())
	case room.W >= 900:
		return agesDesk(room, n, t.owner())
	}
	return agesUpright(room, n, t.owner())
}

// rows lays the four rows out from x, y on, with tiles of a side.
func (b *agesBoxes) rows(x, y, label, side, between, gap float64, n int) {
	b.label, b.side, b.step = label, side, side+between
	w := label + float64(n+1)*b.step + 6
	for i := range b.lanes {
		b.lanes[i] = layout.Rect{X: x, Y: y + float64(i)*(side+2*laneMargin+gap), W: w, H: side + 2*laneMargin}
	}
}

// bottom is the y below the rows.
func (b *agesBoxes) bottom() float64 { return b.lanes[3].Y + b.lanes[3].H }

// tile gives the box of a place of the rows.
func (b *agesBoxes) tile(at ages.Spot) layout.Rect {
	lane := b.lanes[at.Row-1]
	return layout.Rect{X: lane.X + b.label + float64(at.Position-1)*b.step + (b.step-b.side)/2, Y: lane.Y + (lane.H-b.side)/2, W: b.side, H: b.side}
}

// strip shares a row of boxes out.
func strip(r layout.Rect, n int, gap, most float64) []layout.Rect {
	w := min((r.W-gap*float64(n-1))/float64(n), most)
	list := make([]layout.Rect, n)
	for i := range list {
		list[i] = layout.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	return list
}

func agesUpright(room layout.Rect, n, owner int) agesBoxes {
	b := agesBoxes{shape: upright, fiefs: make([]layout.Rect, n)}
	const pad, chip, event = 6, 48, 44
	x, w := room.X+pad, room.W-2*pad
	b.menu = []layout.Rect{{X: x + w - touch, Y: room.Y + pad, W: touch, H: chip}}
	b.chips = strip(layout.Rect{X: x, Y: room.Y + pad, W: w - touch - gap, H: chip}, n, gap, 180)
	top := room.Y + pad + chip + gap
	label := 24.0
	if room.W < 350 {
		label = 17
	}
	hand := float64(handHigh)
	if room.H > 800 {
		hand += 14
	}
	wide := (w-label-6)/float64(n+1) - 3
	rest := room.H - (top - room.Y) - event - gap - hand - 2*pad - 2*gap
	side := max(min(wide, max(rest*.6, rest-150)/4-2*laneMargin-4, 120), touch)
	between := 3.0
	if wide > side+7 {
		between = 8
	}
	if room.W > 600 {
		label = 36
	}
	if laneW := label + float64(n+1)*(side+between) + 6; w-laneW >= 250 { // the events beside the rows
		b.rows(x, top, label, side, between, 5, n)
		for i, l := range b.lanes {
			b.events[i] = layout.Rect{X: l.X + l.W + 8, Y: l.Y, W: w - l.W - 8, H: l.H}
		}
	} else {
		copy(b.events[:], strip(layout.Rect{X: x, Y: top, W: w, H: event}, 4, gap, 300))
		b.rows(x, top+event+gap, label, side, max(between, min((w-label-6)/float64(n+1)-side, side*1.4)), 3, n)
		for i := range b.lanes {
			b.lanes[i].W = w
		}
	}
	b.hand = layout.Rect{X: x, Y: room.Y + room.H - hand - pad, W: w, H: hand}
	y := b.bottom() + gap
	b.fiefs[owner] = layout.Rect{X: x, Y: y, W: w, H: min(b.hand.Y-gap-y, 330)}
	return b
}

func agesLying(room layout.Rect, n, owner int) agesBoxes {
	b := agesBoxes{shape: lying, fiefs: make([]layout.Rect, n)}
	const pad, event = 6, 46
	label, least := 22.0, 3.0 // least lies between two tiles
	if room.W < 600 {
		label, least = 15, 2
	}
	most := (room.W*.54-label-6)/float64(n+1) - least
	side := max(min((room.H-2*pad-event-gap-3*3)/4-2*laneMargin, most, 96), touch)
	between := max(min(most-side+least, 7), least)
	if foot := touch + gap + 4*(touch+4) - label - 6; side+between < foot/float64(n+1) {
		between = foot/float64(n+1) - side
	}
	b.rows(room.X+pad, room.Y+pad, label, side, between, 3, n)
	foot := layout.Rect{X: room.X + pad, Y: room.Y + room.H - pad - event, W: b.lanes[0].W, H: event}
	b.menu = []layout.Rect{{X: foot.X, Y: foot.Y, W: touch, H: event}}
	copy(b.events[:], strip(layout.Rect{X: foot.X + touch + gap, Y: foot.Y, W: foot.W - touch - gap, H: event}, 4, 4, 200))
	x := room.X + pad + b.lanes[0].W + 4
	w := room.X + room.W - pad - x
	b.chips = strip(layout.Rect{X: x, Y: room.Y + pad, W: w, H: 46}, n, 3, 170)
	hand := float64(handHigh)
	b.hand = layout.Rect{X: x, Y: room.Y + room.H - pad - hand, W: w, H: hand}
	top := room.Y + pad + 46 + gap
	b.fiefs[owner] = layout.Rect{X: x, Y: top, W: w, H: b.hand.Y - gap - top}
	return b
}

func agesDesk(room layout.Rect, n, owner int) agesBoxes {
	b := agesBoxes{shape: desk, fiefs: make([]layout.Rect, n)}
	const pad, head, event, label, between = 14, 46, 150, 44, 11
	side := min((room.H-2*pad-head-event-4*gap-12)/4-2*laneMargin-2, (room.W*.46-label)/float64(n+1)-between, 124)
	b.rows(room.X+pad, room.Y+pad+head, label, side, between, gap, n)
	left := max(b.lanes[0].W, min(490, room.W*.46))
	b.step = (left - label - 6) / float64(n+1)
	for i := range b.lanes {
		b.lanes[i].W = left
	}
	b.title = layout.Rect{X: room.X + pad, Y: room.Y + pad - 4, W: left - 3*50, H: head}
	for i := range 3 {
		b.menu = append(b.menu, layout.Rect{X: room.X + pad + left - touch - float64(i)*50, Y: room.Y + pad - 4, W: touch, H: touch})
	}
	y := b.bottom() + 12
	low := min(room.Y+room.H-pad-y, 190)
	copy(b.events[:], strip(layout.Rect{X: room.X + pad, Y: y, W: left, H: low}, 4, 8, 300))
	if rest := room.Y + room.H - pad - y - low - 12; rest >= 100 {
		b.log = layout.Rect{X: room.X + pad, Y: y + low + 12, W: left, H: rest}
	}
	x := room.X + pad + left + pad
	w := room.X + room.W - pad - x
	b.hand = layout.Rect{X: x, Y: room.Y + room.H - pad - event, W: w, H: event}
	if rest := w - 720; b.log.W == 0 && rest >= 270 {
		b.hand.W = 720
		b.log = layout.Rect{X: x + 720 + 10, Y: b.hand.Y, W: rest - 10, H: event}
	}
	b.stack(layout.Rect{X: x, Y: room.Y + pad, W: w, H: b.hand.Y - 12 - room.Y - pad}, n, owner)
	return b
}

// stack lays all fiefs out one over the other, the owner's larger.
func (b *agesBoxes) stack(r layout.Rect, n, owner int) {
	const between = 9
	rest := r.H - between*float64(n-1)
	limit := max(270, r.W*.3)
	most := min(rest/float64(n)*1.5, limit, rest)
	if n == 2 {
		most = min(rest*.54, limit)
	}
	other := min((rest-most)/float64(n-1), limit)
	y := r.Y
	for i := range n {
		h := other
		if i == owner {
			h = most
		}
		b.fiefs[i] = layout.Rect{X: r.X, Y: y, W: r.W, H: h}
		y += h + between
	}
}
