package art

import (
	"image"
	"image/color"
	"strconv"

	"vassals/game/layout"
)

// Card is a tile of Middle Ages, in a square box: its property on the land, its
// number on a shield in the colour of its back, its symbol. Where the box is
// small, shield and symbol take more of it, so that they can be read from 40
// CSS pixels on.
type Card struct {
	Property string
	Number   int
	Symbol   string // peasant, chest, or anything else for none
	Orange   bool   // its back is orange, and not blue

	// Moving lets a raster of about the right size do, for a tile that grows or
	// shrinks on its way.
	Moving bool
}

// CardStrip is the height, as a share of a card's side, in which its number and
// symbol stand when the card is side CSS pixels large: what must be left to see
// of a card when another lies over it.
func CardStrip(side float64) float64 { return (5 + 25*signSize(side)) / 100 }

// signSize is by how much the shield and the symbol of a card of some CSS pixels
// are larger than their measures.
func signSize(side float64) float64 { return clamp(76/max(side, 1), 1, 1.6) }

// Scalable reports whether the card is moving.
func (c Card) Scalable() bool { return c.Moving }

// Raster draws the card.
func (c Card) Raster(w, h int, scale float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	line := max(1.7, 100/float64(max(w, 1)))
	size := signSize(float64(w) / scale)
	p.cardShape(line/2, ink, func() {
		p.land(c.Property + strconv.Itoa(c.Number))
		// Under larger signs the building is smaller, so that it is seen whole.
		small := 1.3 - .3*size
		p.push(translation(0, 3).then(scaling(small, small).about(50, 88)))
		drawProperty(p, c.Property, c.Number%3)
		p.pop()
		p.foot(tintOf(c.Property))
	}, line)
	p.push(scaling(size, size).about(3, 3))
	p.shield(3.4, 3.4, backColor(c.Orange), c.Number)
	p.pop()
	if c.Symbol == "peasant" || c.Symbol == "chest" {
		p.push(scaling(size, size).about(97, 3))
		p.part(p.begin().circle(84, 16.6, 12.9), parchment, 1.5)
		p.push(scaling(1.12, 1.12).then(translation(84, 17)))
		drawSymbol(p, c.Symbol)
		p.pop()
		p.pop()
	}
	return p.img
}

// cardRadius is that of a card's corners.
const cardRadius = 7

// cardShape paints inside a card's outline, whose line has its middle that far
// inside the box, and then the outline.
func (p *pen) cardShape(in float64, c color.NRGBA, paint func(), line float64) {
	shape := func() *path { return p.begin().roundRect(in, in, 100-2*in, 100-2*in, cardRadius) }
	p.clipTo(shape())
	paint()
	p.unclip()
	p.stroke(shape(), stroke{color: c, width: line})
}

// land paints sky and hills, a little different for every name.
func (p *pen) land(name string) {
	d := newDice(name, 0)
	p.fill(p.begin().rect(0, 0, 100, 100), rgb(0xF3E7C9))
	a, b := d.between(-3, 3), d.between(-3, 3)
	p.fill(p.begin().svg("M0 0L100 0").line(100, 27+a).quad(72, 34+b, 50, 29).quad(24, 24, 0, 31-a).close(), rgb(0xD5E1DC))
	if p.m.scale() >= .8 {
		x := d.between(40, 66)
		p.fill(p.begin().ellipse(x, 13, 9, 2.6).ellipse(x-4, 11.4, 4.4, 2.8).ellipse(x+3, 10.6, 5, 3.4), faint(rgb(0xFBF6E6), .85))
	}
	p.fill(p.begin().move(0, 42+b).quad(20, 33+a, 44, 40).quad(72, 33-a, 100, 41-b).line(100, 100).line(0, 100).close(), rgb(0xBFCB8B))
	p.stroke(p.begin().move(0, 42+b).quad(20, 33+a, 44, 40).quad(72, 33-a, 100, 41-b), stroke{color: faint(ink2, .55), width: .9})
	p.fill(p.begin().move(0, 50+a).quad(28, 42, 55, 48).quad(80, 51+b, 100, 46).line(100, 100).line(0, 100).close(), meadowColor)
	p.fill(p.begin().move(0, 66).quad(30, 58+b, 62, 64).quad(82, 67, 100, 62+a).line(100, 100).line(0, 100).close(), faint(meadowShade, .45))
	if p.m.scale() < .8 {
		return
	}
	for range 16 {
		x, y := d.between(4, 96), d.between(62, 88)
		p.stroke(p.begin().open(x-.9, y-2, x, y, x+.1, y-2.8).open(x+1.2, y-2.2, x+.4, y), stroke{color: tuftColor, width: .8})
	}
}

// foot paints the band at the foot of a card.
func (p *pen) foot(c color.NRGBA) {
	p.fill(p.begin().rect(0, 89, 100, 11), c)
	p.fill(p.begin().rect(0, 89.5, 100, 2), faint(white, .3))
	p.fill(p.begin().rect(0, 96.6, 100, 4), faint(ink, .16))
	p.hair(1.3, ink, 0, 89, 100, 89)
}

func backColor(orange bool) color.NRGBA {
	if orange {
		return rgb(0xC0601C)
	}
	return rgb(0x2F5F96)
}

// shield draws a shield with a number on it, 26 wide and 27 high.
func (p *pen) shield(x, y float64, c color.NRGBA, number int) {
	p.push(translation(x, y))
	defer p.pop()
	shape := func(in float64) *path {
		return p.begin().move(in, in).line(26-in, in).line(26-in, 17).cubic(26-in, 23-in*.6, 18, 26-in, 13, 27.4-in*1.2).
			cubic(8, 26-in, in, 23-in*.6, in, 17).close()
	}
	p.fill(shape(0), c)
	p.clipTo(shape(0))
	p.fill(p.begin().rect(13, 0, 14, 28), faint(ink, .16))
	p.unclip()
	p.stroke(shape(2.2), stroke{color: faint(cream, .6), width: .9})
	p.stroke(shape(0), stroke{color: figureInk, width: 1.6})
	p.number(13, 19.2, 19, cream, number)
}

// number writes a number with its middle at x.
func (p *pen) number(x, baseline, size float64, c color.NRGBA, number int) {
	s := strconv.Itoa(number)
	q := p.begin()
	layout.Trace(layout.Numbers, size, s, x-layout.Measure(layout.Numbers, size, s)/2, baseline, letters{q})
	p.fill(q, c)
}

// letters adds the outlines of letters to a path.
type letters struct{ *path }

func (l letters) MoveTo(x, y float32)       { l.move(float64(x), float64(y)) }
func (l letters) LineTo(x, y float32)       { l.line(float64(x), float64(y)) }
func (l letters) QuadTo(a, b, x, y float32) { l.quad(float64(a), float64(b), float64(x), float64(y)) }
func (l letters) CubeTo(a, b, c, d, x, y float32) {
	l.cubic(float64(a), float64(b), float64(c), float64(d), float64(x), float64(y))
}
func (l letters) ClosePath() { l.close() }

// CardBack is the back of a tile, in a square box, as the pile shows it; with
// Number 0 it has no number.
type CardBack struct {
	Number int
	Orange bool
}

// Scalable is false: the back lies still.
func (CardBack) Scalable() bool { return false }

// Raster draws the back.
func (c CardBack) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	back := backColor(c.Orange)
	line := max(1.7, 100/float64(max(w, 1)))
	p.cardShape(line/2, ink, func() {
		p.fill(p.begin().rect(0, 0, 100, 100), back)
		light := stroke{color: faint(cream, .2), width: 1.6}
		for k := -100.0; k < 100; k += 14 {
			p.stroke(p.begin().open(k, 0, k+100, 100), light)
			p.stroke(p.begin().open(k+100, 0, k, 100), light)
		}
		p.stroke(p.begin().roundRect(7, 7, 86, 86, 4), stroke{color: faint(cream, .75), width: 2})
		p.part(p.begin().circle(50, 50, 27), blend(back, ink, .25), 2)
		p.stroke(p.begin().circle(50, 50, 23), stroke{color: gold, width: 1.6})
		if c.Number > 0 {
			p.number(50, 61.5, 34, cream, c.Number)
			return
		}
		p.push(scaling(4.4, 4.4).then(translation(50, 51)))
		p.fill(p.begin().svg("M-3.3 2.6L-4 -2.4 -1.6 -.6 0 -3.6 1.6 -.6 4 -2.4 3.3 2.6Z"), rgb(0xEABD4B))
		p.pop()
	}, line)
	return p.img
}
