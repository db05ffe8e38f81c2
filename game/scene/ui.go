package scene

import (
	"image/color"

	"vassals/game/art"
	"vassals/game/layout"
)

// ui collects one picture of the screen: what to draw, what can be touched,
// what a screen reader reads. A screen fills it anew whenever something
// changed; nothing of it is kept but what the last picture showed.
type ui struct {
	frame    *art.Frame
	controls []control
	blocks   []layout.Rect // panels: a touch there does not reach the map
	texts    []textBox
	lines    []Line
	pressed  string    // the id of the control that is held down
	focus    string    // the id of the control that the keyboard is on
	scroll   *scroller // the area that is being laid out
	scrolls  *scroller // the area in front that a drag scrolls
}

// control is a place to touch.
type control struct {
	id, label string
	box       layout.Rect // where it is drawn
	visible   bool        // false when it is scrolled out of its area
	near      bool        // among overlapping ones the nearest gets the touch
	silent    bool        // not listed among the actions: a second way to one
	act       func()

	in     *scroller   // the area that it scrolls in, nil for none
	whole  layout.Rect // where it is in that area, seen or not
	reveal func()      // brings it into view; nil where it always is
}

// textBox remembers a text that was drawn and the room that it had, so that
// tests can tell that nothing is cut and nothing overlaps.
type textBox struct {
	text string
	box  layout.Rect // what the text covers
	fits bool
}

// scroller is an area whose content can be taller than itself.
type scroller struct {
	offset, max float64
	box         layout.Rect
}

func (s *scroller) by(dy float64) bool {
	old := s.offset
	s.offset = min(max(s.offset-dy, 0), s.max)
	return s.offset != old
}

func (u *ui) reset(frame *art.Frame) {
	frame.Reset()
	*u = ui{frame: frame, controls: u.controls[:0], blocks: u.blocks[:0], texts: u.texts[:0],
		lines: u.lines[:0], pressed: u.pressed, focus: u.focus}
}

// cover takes the touch away from all that was drawn so far: a dialog follows.
func (u *ui) cover(view layout.Rect) {
	u.controls = u.controls[:0]
	u.lines = u.lines[:0]
	u.texts = u.texts[:0]
	u.blocks = append(u.blocks[:0], view)
	u.scroll, u.scrolls = nil, nil
	u.frame.Add(art.Fill{Color: color.RGBA{20, 12, 6, 150}}, view.X, view.Y, view.W, view.H)
}

func (u *ui) sprite(s art.Sprite, r layout.Rect) *art.Op {
	return u.frame.Add(s, r.X, r.Y, r.W, r.H)
}

// panel draws a panel and keeps touches from what lies under it.
func (u *ui) panel(p art.Panel, r layout.Rect) {
	u.frame.Panel(p, r.X, r.Y, r.W, r.H)
	u.blocks = append(u.blocks, r)
}

// beginScroll limits what follows to box, and gives the y at which the content
// begins. endScroll says where the content ended.
func (u *ui) beginScroll(s *scroller, box layout.Rect) (y float64) {
	s.box = box
	u.scroll, u.scrolls = s, s
	u.frame.SetClip(&art.Clip{X: box.X, Y: box.Y, W: box.W, H: box.H})
	return box.Y - s.offset
}

func (u *ui) endScroll(end float64) {
	s := u.scroll
	b := s.box
	s.max = max(0, end+s.offset-b.Y-b.H)
	s.offset = min(s.offset, s.max)
	if s.max > 0 {
		u.fade(b, s.offset, b.Y, 1)
		u.fade(b, s.max-s.offset, b.Y+b.H-1, -1)
		if s.max-s.offset > 12 {
			u.icon(art.Down, b.X+b.W/2, b.Y+b.H-8, 16, faint)
		}
	}
	u.frame.SetClip(nil)
	if s.max > 0 {
		h := max(28, b.H*b.H/(b.H+s.max))
		y := b.Y + (b.H-h)*s.offset/s.max
		u.sprite(art.Fill{Color: veil(faint, .18)}, layout.Rect{X: b.X + b.W - 3, Y: b.Y, W: 3, H: b.H})
		u.sprite(art.Fill{Color: veil(faint, .6)}, layout.Rect{X: b.X + b.W - 3, Y: y, W: 3, H: h})
	}
	u.scroll = nil
}

// fade lets the parchment rise over the content at an edge of box beyond which
// there is more of it.
func (u *ui) fade(box layout.Rect, more, y, dir float64) {
	const steps = 22
	if more < 2 {
		return
	}
	for i := range steps {
		share := 1 - float64(i)/steps
		u.sprite(art.Fill{Color: veil(paper, share*share)}, layout.Rect{X: box.X - 4, Y: y + dir*float64(i), W: box.W + 8, H: 1})
	}
}

// veil is a colour of which so much is left.
func veil(c color.RGBA, alpha float64) color.RGBA {
	part := func(v uint8) uint8 { return uint8(float64(v)*alpha + .5) }
	return color.RGBA{part(c.R), part(c.G), part(c.B), part(c.A)}
}

// seen limits a control's box to what can be seen of it.
func (u *ui) seen(box layout.Rect) (layout.Rect, bool) {
	if u.scroll == nil {
		return box, true
	}
	b := u.scroll.box
	x0, y0 := max(box.X, b.X), max(box.Y, b.Y)
	x1, y1 := min(box.X+box.W, b.X+b.W), min(box.Y+box.H, b.Y+b.H)
	if x1-x0 < 12 || y1-y0 < 12 {
		return box, false
	}
	return layout.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}, true
}

// area makes box touchable without drawing anything.
func (u *ui) area(id, label string, box layout.Rect, act func()) {
	seen, ok := u.seen(box)
	u.controls = append(u.controls, control{id: id, label: label, box: seen, visible: ok, act: act, in: u.scroll, whole: box})
}

// again makes box another way to the control id.
func (u *ui) again(id string, box layout.Rect, act func()) {
	seen, ok := u.seen(box)
	u.controls = append(u.controls, control{id: id, box: seen, visible: ok, silent: true, act: act})
}

// button draws a button with an icon, a text or both.
func (u *ui) button(id, label string, box layout.Rect, face art.Panel, icon art.IconName, text string, act func()) {
	face.Pressed = u.pressed == id
	u.frame.Panel(face, box.X, box.Y, box.W, box.H)
	st := buttonStyle(face)
	size := min(24, box.H*.5)
	switch {
	case text == "":
		c := box.Center()
		u.icon(icon, c.X, c.Y, size, st.color)
	case icon == art.NoIcon:
		u.text(box.Inset(6), text, st, middle, 2)
	default:
		room := box.W - 12 - size - 6
		w := min(room, layout.Measure(st.face, st.size, text))
		x := box.X + (box.W-w-size-6)/2
		u.icon(icon, x+size/2, box.Y+box.H/2, size, st.color)
		u.text(layout.Rect{X: x + size + 6, Y: box.Y + 2, W: w + 1, H: box.H - 4}, text, st, left, 2)
	}
	u.area(id, label, box, act)
}

func (u *ui) icon(name art.IconName, cx, cy, size float64, c color.RGBA) {
	u.frame.Add(art.Icon{Name: name, Color: c}, cx-size/2, cy-size/2, size, size)
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

// say adds a line for screen readers.
func (u *ui) say(level int, text string) { u.lines = append(u.lines, Line{level, text}) }

// at gives the control under p: the one drawn last, or of those made by near
// the nearest.
func (u *ui) at(p layout.Point) *control {
	var best *control
	least := 0.0
	for i := len(u.controls) - 1; i >= 0; i-- {
		c := &u.controls[i]
		if !c.visible || c.act == nil || !c.box.Contains(p) {
			continue
		}
		if !c.near {
			if best == nil {
				return c
			}
			continue
		}
		if u.blocked(p) {
			continue
		}
		mid := c.box.Center()
		d := (mid.X-p.X)*(mid.X-p.X) + (mid.Y-p.Y)*(mid.Y-p.Y)
		if best == nil || d < least {
			best, least = c, d
		}
	}
	return best
}

// blocked reports whether a panel lies over the map at p.
func (u *ui) blocked(p layout.Point) bool {
	for _, b := range u.blocks {
		if b.Contains(p) {
			return true
		}
	}
	return false
}

// near makes box touchable where several such boxes may overlap: the one whose
// middle is nearest to the touch gets it.
func (u *ui) near(id, label string, box layout.Rect, visible bool, act func()) {
	u.controls = append(u.controls, control{id: id, label: label, box: box, visible: visible, near: true, act: act})
}
