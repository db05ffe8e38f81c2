package scene

import (
	"image/color"

	"vassals/game/art"
	"vassals/game/layout"
)

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
