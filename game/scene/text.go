package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// textBox remembers a text that was drawn and the room that it had, so that
// tests can tell that nothing is cut and nothing overlaps.
type textBox struct {
	text string
	box  layout.Rect // what the text covers
	fits bool
}

// Where a text stands in its box.
type align uint8

const (
	left align = iota
	middle
	right
)

// within gives the x of what is w wide in box.
func (a align) within(box layout.Rect, w float64) float64 {
	switch a {
	case middle:
		return box.X + (box.W-w)/2
	case right:
		return box.X + box.W - w
	}
	return box.X
}

// text sets a text into box, in the middle of its height, smaller or on more
// lines when it is too long, and gives the height that it took.
func (u *ui) text(box layout.Rect, s string, st style, at align, lines int) float64 {
	rows, size, ok := layout.Fit(st.face, st.size, st.least(), box.W, lines, s)
	lh := layout.LineHeight(st.face, size)
	h := lh * float64(len(rows))
	if h-lh+size > box.H+1 { // the room between lines may stand out
		ok = false
	}
	y := box.Y + (box.H-h)/2
	wide := 0.0
	for i, row := range rows {
		w := layout.Measure(st.face, size, row)
		wide = max(wide, w)
		u.frame.Text(row, st.face, size, st.color, at.within(box, w), layout.Baseline(st.face, size, y+lh*float64(i), lh), art.Left)
	}
	x := at.within(box, wide)
	if _, seen := u.seen(layout.Rect{X: x, Y: y, W: max(wide, 12), H: max(h, 12)}); seen {
		u.texts = append(u.texts, textBox{s, layout.Rect{X: x, Y: y, W: wide, H: h}, ok})
	}
	return h
}

// top sets a text at the top of box, on at most so many lines, and gives the y
// below it.
func (u *ui) top(box layout.Rect, s string, st style, at align, lines int) float64 {
	rows, size, _ := layout.Fit(st.face, st.size, st.least(), box.W, lines, s)
	box.H = min(box.H, layout.LineHeight(st.face, size)*float64(len(rows)))
	u.text(box, s, st, at, lines)
	return box.Y + box.H
}

// name sets a name that people chose into box: one line, cut with an ellipsis
// when it is too long, which for a name is no fault.
func (u *ui) name(box layout.Rect, s string, st style, at align) {
	u.text(box, layout.Ellipsis(st.face, st.size, box.W, s), st, at, 1)
}

// paragraph sets a text of any number of lines from y down and gives the y
// below it.
func (u *ui) paragraph(x, y, w float64, s string, st style) float64 {
	rows := layout.Wrap(st.face, st.size, w, s)
	lh := layout.LineHeight(st.face, st.size)
	for i, row := range rows {
		u.frame.Text(row, st.face, st.size, st.color, x, layout.Baseline(st.face, st.size, y+lh*float64(i), lh), art.Left)
	}
	h := lh * float64(len(rows))
	if _, seen := u.seen(layout.Rect{X: x, Y: y, W: w, H: h}); seen {
		u.texts = append(u.texts, textBox{s, layout.Rect{X: x, Y: y, W: w, H: h}, true})
	}
	return y + h
}
