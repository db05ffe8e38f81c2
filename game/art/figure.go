package art

import (
	"image"
	"image/color"
	"image/draw"

	"vassals/rules/vassals"
)

// FigureFoot is how far down its box, as a share of the height, a Figure
// stands on the ground; across, it stands in the middle.
const FigureFoot = .94

// FigureHeight is the height of a vassal as a share of the side of its box.
// The rest is room for taller figures, and for shadows.
const FigureHeight = .82

// simpleBelow is the side in device pixels under which a figure is drawn
// without its small parts and with a larger mark.
const simpleBelow = 24

// Figure is a figure of a player, in a square box. A lying one is a farmer.
type Figure struct {
	Figure vassals.Figure
	Color  Color
	Lying  bool
}

// Scalable is true: figures zoom with the map.
func (f Figure) Scalable() bool { return true }

// Raster draws the figure with the shadow that it throws.
func (f Figure) Raster(w, h int, _ float64) *image.RGBA {
	return carve(w, h, shapeOf(f.Figure), f.Color, f.Lying)
}

// carve draws a figure of some shape.
func carve(w, h int, s shape, color Color, lying bool) *image.RGBA {
	p := newPen(w, h, 100, 100)
	// From here on the foot is at (50, 100) and a vassal 100 high.
	p.push(translation(-50, -100).then(scaling(FigureHeight, FigureHeight)).then(translation(50, 100*FigureFoot)))
	c := &carver{pen: p, tones: color.tones(), color: color, simple: min(w, h) < simpleBelow}
	c.push(scaling(s.size, s.size).about(50, 100))
	dark := .36
	if s.ghostly {
		dark = .2
	}
	if lying {
		// Feet to the right, and the lit side up: x and y change places.
		c.fill(c.begin().ellipse(53, 95, s.tall*.53, 9), faint(figureShadow, dark))
		c.push(affine{b: 1, c: 1, e: s.tall/2 - 50, f: 47 - s.broad})
	} else {
		c.fill(c.begin().ellipse(58, 97, s.broad+7, 9), faint(figureShadow, dark))
	}
	rim := s.outline(new(path))
	c.stroke(rim, stroke{color: faint(cream, .92), width: 9.5})
	if s.ghostly {
		c.veiled(.64, func() { s.body(c) })
	} else {
		s.body(c)
	}
	if s.over != nil {
		s.over(c)
	}
	if lying {
		at := affine{b: 1, c: 1, e: s.tall/2 - 50, f: 47 - s.broad}.apply(s.mark)
		c.pop()
		c.badge(at, s)
	} else {
		c.badge(s.mark, s)
	}
	return p.img
}

var (
	figureInk    = rgb(0x2A1C12)
	figureShadow = rgb(0x1D120A)
	skin         = rgb(0xF0D2A8)
	skinShade    = rgb(0xC99A68)
)

// shape is how a kind of figure looks.
type shape struct {
	size        float64 // against a vassal
	broad, tall float64 // half the width at the foot; the height
	mark        point   // the middle of the mark
	markSize    float64 // half the size of the mark
	ghostly     bool    // it can be seen through

	outline func(q *path) *path // adds all that has to have a rim
	body    func(c *carver)     // paints it
	over    func(c *carver)     // paints what is solid on a ghostly one
}

func shapeOf(f vassals.Figure) shape {
	switch f {
	case vassals.Double:
		return shape{size: .92, broad: 46, tall: 114, mark: point{50, 76}, markSize: 11, outline: doubleOutline, body: carveDouble}
	case vassals.Builder:
		return shape{size: 1, broad: 32, tall: 94, mark: point{49.5, 77}, markSize: 9.8, outline: builderOutline, body: carveBuilder}
	case vassals.Pig:
		return shape{size: .98, broad: 38, tall: 68, mark: point{41, 60}, markSize: 10.4, outline: pigOutline, body: carvePig}
	case vassals.ShadowFigure:
		return shape{size: 1, broad: 35, tall: 96, mark: point{50, 70}, markSize: 10.4, ghostly: true, outline: shadowOutline, body: carveShadow, over: carveHood}
	}
	return shape{size: 1, broad: 34, tall: 94, mark: point{50, 72}, markSize: 10.4, outline: vassalOutline, body: carveVassal}
}

// carver paints one figure.
type carver struct {
	*pen
	tones
	color  Color
	simple bool // without small parts
}

// part fills a part of a figure and draws its ink line.
func (p *pen) part(q *path, paint color.NRGBA, line float64) {
	p.fill(q, paint)
	p.stroke(q, stroke{color: figureInk, width: line})
}

// lit paints a light stripe, of which a small figure has none.
func (c *carver) lit(q *path, paint color.NRGBA, opacity float64) {
	if !c.simple {
		c.fill(q, faint(paint, opacity))
	}
}

// base paints the foot that a figure stands on, half of whose width is broad.
func (c *carver) base(broad float64) {
	l, r := 50-broad, 50+broad
	c.part(c.begin().move(l, 91).quad(l, 84, 50, 84).quad(r, 84, r, 91).line(r, 95).quad(r, 101, 50, 101).quad(l, 101, l, 95).close(), c.dark, 4.6)
	c.lit(c.begin().move(l+3, 93).quad(l+4, 97.4, 50-broad*.3, 98.2).line(50-broad*.3, 95.6).quad(l+6, 95, l+3, 93).close(), c.light, .35)
}

// face paints a face about (x, y).
func (c *carver) face(x, y, r float64) {
	c.part(c.begin().circle(x, y, r), skin, 4)
	c.fill(c.begin().move(x+r*.25, y-r*.78).quad(x+r*1.2, y-r*.4, x+r*.8, y+r*.3).quad(x+r*.6, y+r*.75, x+r*.25, y+r*.8).
		quad(x+r*.85, y, x+r*.25, y-r*.78).close(), faint(skinShade, .6))
	if c.simple {
		return
	}
	c.fill(c.begin().circle(x-r*.3, y+r*.12, r*.135).circle(x+r*.36, y+r*.12, r*.135), figureInk)
}

// badge paints the mark on its cream disc, always upright.
func (c *carver) badge(at point, s shape) {
	size, line := s.markSize, 2.4
	if c.simple {
		size *= 4.0 / 3
	}
	disc := c.begin().circle(at.x, at.y, size*1.5)
	if s.ghostly {
		c.fill(disc, faint(cream, .9))
	} else {
		c.part(disc, cream, line)
	}
	drawMark(c.pen, c.color, at.x, at.y, size)
}

// veiled lets what is painted meanwhile be seen through.
func (c *carver) veiled(opacity float64, paint func()) {
	under := c.img
	c.img = image.NewRGBA(under.Rect)
	paint()
	veil := image.NewUniform(color.Alpha{uint8(opacity*255 + .5)})
	draw.DrawMask(under, under.Rect, c.img, image.Point{}, veil, image.Point{}, draw.Over)
	c.img = under
}
