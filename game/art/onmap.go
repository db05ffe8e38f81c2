package art

import "image"

// What lies on the map besides tiles and figures. All of it zooms.

var (
	spotLine = rgb(0xF3D27A)
	spotPlus = rgb(0xF8E3A4)
	spotFill = rgb(0xF4E2B0)
)

// Spot is a place where the drawn tile fits, in the box of a tile there.
type Spot struct{ Held bool } // Held: a finger is on it

// Scalable is true: spots zoom with the map.
func (Spot) Scalable() bool { return true }

// Raster draws the spot.
func (s Spot) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	fill, line := .2, 1.8
	if s.Held {
		fill, line = .45, 2.6
	}
	p.fill(p.begin().roundRect(5, 5, 90, 90, 6), faint(spotFill, fill))
	p.stroke(p.begin().roundRect(5, 5, 90, 90, 6), stroke{color: faint(oakSeam, .4), width: line + 1.6, dash: 6, gap: 4.5})
	p.stroke(p.begin().roundRect(5, 5, 90, 90, 6), stroke{color: spotLine, width: line, dash: 6, gap: 4.5})
	p.stroke(p.begin().open(43, 50, 57, 50).open(50, 43, 50, 57), stroke{color: faint(oakSeam, .4), width: line + 2.6})
	p.stroke(p.begin().open(43, 50, 57, 50).open(50, 43, 50, 57), stroke{color: spotPlus, width: line + .8})
	return p.img
}

// Choice is a ring of golden dashes round a figure that could be put, in a
// square box.
type Choice struct{}

// Scalable is true: the ring zooms with its figure.
func (Choice) Scalable() bool { return true }

// Raster draws the ring.
func (Choice) Raster(w, h int, _ float64) *image.RGBA {
	const r, dashes = 45.5, 12
	p := newPen(w, h, 100, 100)
	// The dashes and gaps go up evenly: the ring's length is a multiple.
	const step = 2 * 3.14159265 * r / dashes
	p.stroke(p.begin().circle(50, 50, r), stroke{color: faint(figureInk, .75), width: 6.6, dash: step * .58, gap: step * .42})
	p.stroke(p.begin().circle(50, 50, r), stroke{color: rgb(0xF6C945), width: 4, dash: step * .58, gap: step * .42})
	return p.img
}

// LastMove frames the tile that a player placed last, in the tile's box. The
// player's mark stands in a corner, for whoever cannot tell the colour.
type LastMove struct{ Color Color }

// Scalable is true: the frame zooms with its tile.
func (LastMove) Scalable() bool { return true }

// Raster draws the frame.
func (m LastMove) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	t := m.Color.tones()
	p.frame(3.2, stroke{color: faint(t.dark, .8), width: .9})
	p.frame(1.5, stroke{color: t.base, width: 2.6})
	corner := func(far float64) *path {
		return p.begin().move(0, 0).line(far, 0).cubic(far, far*.6, far*.6, far, 0, far).close()
	}
	p.fill(corner(14), faint(t.dark, .8))
	p.fill(corner(13.1), t.base)
	p.fill(p.begin().circle(5.4, 5.4, 4.5), cream)
	drawMark(p, m.Color, 5.4, 5.4, 3.1)
	return p.img
}

// HandFrame frames the tile in hand, in the tile's box.
type HandFrame struct{}

// Scalable is true: the frame zooms with its tile.
func (HandFrame) Scalable() bool { return true }

// Raster draws the frame.
func (HandFrame) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	p.frame(2.6, stroke{color: faint(ink, .4), width: .9})
	p.frame(1.1, stroke{color: glowCream, width: 2.2})
	return p.img
}

// frame draws a line round the box, whose middle is that far inside it.
func (p *pen) frame(in float64, s stroke) {
	s.miter = true
	p.stroke(p.begin().rect(in, in, 100-2*in, 100-2*in), s)
}

// Flag is a green flag with a check mark, the button for done, in a square
// box. Its pole stands at FlagFoot.
type Flag struct{}

// FlagFootX and FlagFootY are where the pole of a Flag stands, as shares of
// the side of its box.
const (
	FlagFootX = .18
	FlagFootY = .94
)

// Scalable is true: the flag zooms with the map.
func (Flag) Scalable() bool { return true }

// Raster draws the flag.
func (Flag) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	p.push(scaling(1.3, 1.3).then(translation(100*FlagFootX, 100*FlagFootY)))
	green, shade := rgb(0x3E8E4A), rgb(0x2C6B38)
	cloth := func() *path {
		return p.begin().move(2, -60).cubic(16, -66, 24, -52, 48, -58).line(43, -40).line(49, -20).cubic(26, -14, 18, -28, 2, -22).close()
	}
	p.fill(p.begin().ellipse(5, 1.5, 14, 3.8), faint(figureShadow, .4))
	p.fill(p.begin().roundRect(-2.6, -63, 5.2, 65.4, 2), figureInk)
	p.fill(p.begin().roundRect(-1.3, -62, 2.6, 63, 1), rgb(0x8A5A34))
	p.fill(p.begin().rect(-1.3, -60, .9, 60), rgb(0xB98A54))
	p.fill(cloth(), green)
	p.clipTo(cloth())
	p.fill(p.begin().move(2, -30).cubic(18, -36, 26, -22, 46, -28).line(50, -12).line(2, -12).close(), faint(shade, .7))
	p.fill(p.begin().move(2, -63).cubic(10, -64, 12, -62, 10.4, -61).cubic(8, -50, 8, -34, 9.6, -20).line(2, -18).close(), faint(shade, .55))
	p.stroke(p.begin().move(3, -57).cubic(15, -62, 22, -50, 45, -54.6), stroke{color: rgb(0x8FCB8F), width: 2.2})
	p.unclip()
	p.stroke(cloth(), stroke{color: figureInk, width: 2.4})
	p.part(p.begin().circle(0, -64, 4), gold, 2)
	check := func() *path { return p.begin().open(14, -40.5, 22, -32.5, 36.5, -50) }
	p.stroke(check(), stroke{color: faint(shade, .9), width: 9})
	p.stroke(check(), stroke{color: rgb(0xFFF7E2), width: 6})
	return p.img
}
