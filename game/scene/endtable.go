package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// finalRow is the greatest height of a line of the final table.
const finalRow = 56

// drawTable draws the points of every player by kind.
func (e *end) drawTable(u *ui, out outcome, box layout.Rect) {
	a, t := e.app, e.table.sat()
	x, w, y := box.X+14, box.W-28, box.Y+10
	head := 0.0
	if box.H > 440 { // the winner, where there is room
		head = min(box.H*.2, 120)
		mid := layout.Rect{X: box.X + (box.W-head*1.7)/2, Y: y, W: head * 1.7, H: head}
		u.sprite(art.Rays{}, mid)
		u.sprite(art.Figure{Figure: vassals.Double, Color: t.color(out.winners[0])}, layout.Rect{X: box.X + (box.W-head)/2, Y: y, W: head, H: head})
		y += head + 2
	}
	low := box.H-60-52 < 26*float64(len(out.rows)+1) // many rows on a low window
	title := layout.Rect{X: x, Y: y, W: w, H: 56}
	if low {
		y -= 4
		title = layout.Rect{X: x, Y: y, W: w, H: 28}
	}
	if out.tie != "" {
		u.say(0, out.tie)
		tie := layout.Rect{X: x, Y: y + 34, W: w, H: 22}
		if title.H = 34; low { // beside each other
			title.W, title.H = w*.5, 28
			tie = layout.Rect{X: x + w*.5 + 8, Y: y, W: w*.5 - 8, H: 28}
		}
		u.text(tie, out.tie, hintStyle, middle, 1)
	}
	if low {
		u.text(title, out.title, titleStyle.sized(21), middle, 1)
		y += 28
	} else {
		u.text(title, out.title, titleStyle.sized(24), middle, 2)
		y += 60
	}
	heads := 52.0
	if low {
		heads = 24
	}
	row := min((box.Y+box.H-10-y-heads)/float64(len(out.rows)+1), finalRow)
	c := out.columns(w, row)
	e.drawHeads(u, layout.Rect{X: x + c.label, Y: y, W: w - c.label, H: heads})
	y += heads
	for _, s := range out.rows {
		u.sprite(art.Fill{Color: line}, layout.Rect{X: x, Y: y, W: w, H: 1})
		e.drawRow(u, s, layout.Rect{X: x, Y: y, W: w, H: row}, c, c.style, min(19, row-5))
		y += row
	}
	u.sprite(art.Fill{Color: ink}, layout.Rect{X: x, Y: y, W: w, H: 2})
	e.drawRow(u, sum{label: a.t("final.total"), cells: out.totals}, layout.Rect{X: x, Y: y, W: w, H: row}, c, nameStyle.sized(min(19, row-3)), min(24, row-4))
}

// finalColumns says how the width of the final table is shared out.
type finalColumns struct {
	label float64 // the room for the labels and their signs
	sign  float64 // the side of these; 0 for none
	style style   // of all labels
}

// columns gives the labels as much room as they need at their full size, where
// that leaves enough for the numbers, and else all of them the same smaller one.
func (o outcome) columns(w, row float64) finalColumns {
	n := float64(len(o.totals))
	c := finalColumns{style: bodyStyle.sized(min(17, row-4))}
	switch {
	case n < 4:
		c.label = min(w*.46, 230)
	case n > 4:
		c.label = min(w*.3, 170)
	default:
		c.label = min(w*.37, 190)
	}
	if c.sign = min(32, row-10); c.sign < 24 || c.label < 110 {
		c.sign = 0
	}
	widest := 0.0
	for _, s := range o.rows {
		widest = max(widest, layout.Measure(c.style.face, c.style.size, s.label)+1)
	}
	const number = 44 // the least width
	c.label = max(c.label, min(widest+c.margins(), w-number*n))
	if room := c.label - c.margins(); room < widest-.5 {
		c.style = c.style.sized(max(c.style.size*room/widest, minText))
	}
	return c
}

// margins is what a label leaves of its room.
func (c finalColumns) margins() float64 {
	if c.sign > 0 {
		return 8 + c.sign + 8
	}
	return 8
}

// drawHeads draws who has which column.
func (e *end) drawHeads(u *ui, r layout.Rect) {
	t := e.table.sat()
	col := r.W / float64(len(t.players()))
	for i, p := range t.players() {
		cx := r.X + col*(float64(i)+.5)
		if r.H < 40 { // the name beside the badge
			nw := min(layout.Measure(nameStyle.face, 15, p.Name)+1, col-26)
			bx := cx - (nw+24)/2
			u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: bx, Y: r.Y + 1, W: 20, H: 20})
			u.name(layout.Rect{X: bx + 24, Y: r.Y, W: nw, H: 22}, p.Name, nameStyle.sized(15), left)
			continue
		}
		u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: cx - 14, Y: r.Y, W: 28, H: 28})
		u.name(layout.Rect{X: cx - col/2 + 1, Y: r.Y + 29, W: col - 2, H: 20}, p.Name, nameStyle.sized(15), middle)
	}
}

// drawRow draws a label and a number a player, the highest in gold.
func (e *end) drawRow(u *ui, s sum, r layout.Rect, c finalColumns, st style, size float64) {
	name := layout.Rect{X: r.X + 4, Y: r.Y, W: c.label - 8, H: r.H}
	if side := c.sign; s.sign != (sign{}) && side > 0 {
		u.sign(s.sign, layout.Rect{X: name.X, Y: r.Y + (r.H-side)/2, W: side, H: side})
		name.X, name.W = name.X+side+8, name.W-side-8
	}
	u.text(name, s.label, st, left, 1)
	best := max(0, slices.Max(s.cells))
	col := (r.W - c.label) / float64(len(s.cells))
	said := s.label
	for i, n := range s.cells {
		num := numberStyle.sized(size)
		if n == best && n > 0 {
			num = num.in(gold)
		}
		u.text(layout.Rect{X: r.X + c.label + col*float64(i), Y: r.Y, W: col, H: r.H}, numeral(n), num, middle, 1)
		said += "; " + e.table.sat().players()[i].Name + " " + numeral(n)
	}
	u.say(0, said)
}
