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
