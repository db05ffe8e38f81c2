package art

import (
	"image"
	"math"
)

// Emblem is a small sign of Middle Ages in a square box: a symbol of a tile
// (peasant, chest), coin, coins (a few of them), cemetery, or attack. Another
// name has no picture.
type Emblem struct{ Name string }

// Scalable is false: the sign is small and has to be sharp.
func (Emblem) Scalable() bool { return false }

// Raster draws the sign.
func (e Emblem) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	switch e.Name {
	case "cemetery":
		drawGraves(p)
	case "attack":
		drawSwords(p)
	case "coin":
		p.push(scaling(5.2, 5.2).then(translation(50, 47)))
		drawCoin(p)
	case "coins":
		p.push(scaling(3.6, 3.6).then(translation(47, 50)))
		drawCoins(p)
	default:
		p.push(scaling(5.2, 5.2).then(translation(50, 53.5)))
		drawSymbol(p, e.Name)
	}
	return p.img
}

// drawSymbol draws a symbol of a tile about the origin, about 16 wide and high.
func drawSymbol(p *pen, name string) {
	switch name {
	case "peasant":
		drawPeasant(p)
	case "chest":
		drawChest(p)
	}
}

// drawPeasant draws a head and shoulders under a straw hat.
func drawPeasant(p *pen) {
	body := func() *path {
		return p.begin().svg("M-7.4 7.6C-7 1 -3 -.6 0 -.6C3 -.6 7 1 7.4 7.6Z")
	}
	p.fill(body(), rgb(0x6F9A48))
	p.fill(p.begin().svg("M2.6 -.2C5 .8 7 3 7.4 7.6L3.4 7.6Q4 3 2.6 -.2Z"), faint(treeDark, .6))
	p.stroke(body(), stroke{color: figureInk, width: 1.4})
	p.part(p.begin().circle(0, -3.6, 3.9), skin, 1.3)
	p.part(p.begin().svg("M-7.6 -4.6Q-5 -6 -3.8 -6.2Q-3.4 -9.4 0 -9.4Q3.4 -9.4 3.8 -6.2Q5 -6 7.6 -4.6Q0 -2.4 -7.6 -4.6Z"), rgb(0xE5B94E), 1.3)
}

// drawChest draws a chest with iron bands and a golden lock.
func drawChest(p *pen) {
	body := func() *path {
		return p.begin().svg("M-8 -2C-8 -8.6 8 -8.6 8 -2L8 7L-8 7Z")
	}
	p.fill(body(), rgb(0xB07A42))
	p.fill(p.begin().svg("M3 -6.8C6 -6 8 -4.4 8 -2L8 7L3 7Z"), faint(rgb(0x6E4520), .6))
	p.fill(p.begin().svg("M-7.2 -2.4C-7 -5 -4 -6.2 -1 -6.4L-1 -4.6Q-5 -4.4 -7.2 -2Z"), faint(white, .28))
	p.hair(1.3, figureInk, -8, -1, 8, -1)
	p.hair(1.2, figureInk, -4.7, -6.2, -4.7, 7)
	p.hair(1.2, figureInk, 4.7, -6.2, 4.7, 7)
	p.stroke(body(), stroke{color: figureInk, width: 1.5})
	p.part(p.begin().roundRect(-2.3, -3.2, 4.6, 5.2, 1), rgb(0xF0C850), 1.1)
	p.fill(p.begin().circle(0, -.8, .8), figureInk)
}

// drawCoin draws a coin with a crown about the origin, 17 wide.
func drawCoin(p *pen) {
	p.fill(p.begin().circle(0, 1.1, 8.6), figureInk)
	p.fill(p.begin().circle(0, .9, 7.6), rgb(0x8A5F14))
	p.part(p.begin().circle(0, 0, 7.9), gold, 1.3)
	p.stroke(p.begin().circle(0, 0, 5.6), stroke{color: rgb(0xA9781C), width: 1})
	p.stroke(p.begin().arc(0, 0, 6.3, 6.3, math.Pi*.9, math.Pi*1.62), stroke{color: rgb(0xFBEBB4), width: 1.1})
	p.fill(p.begin().svg("M-3.3 2.6L-4 -2.4 -1.6 -.6 0 -3.6 1.6 -.6 4 -2.4 3.3 2.6Z"), rgb(0x7A520E))
}

// drawCoins draws piles of coins about the origin, about 24 wide and high.
func drawCoins(p *pen) {
	p.fill(p.begin().ellipse(1, 10.4, 12, 2.4), faint(figureShadow, .3))
	for _, c := range [...]struct {
		x, y float64
		n    int
	}{{4.6, 4, 5}, {-5.4, 5.6, 3}, {1.4, 8.6, 2}} {
		for i := range c.n {
			y := c.y - 2.6*float64(i)
			p.part(p.begin().move(c.x-6, y).line(c.x-6, y+2.2).quad(c.x-5, y+4.6, c.x, y+4.6).quad(c.x+5, y+4.6, c.x+6, y+2.2).line(c.x+6, y).close(), rgb(0xB07F1E), 1)
			p.part(p.begin().ellipse(c.x, y, 6, 2.5), gold, 1)
			p.fill(p.begin().ellipse(c.x-1, y-.3, 3.4, 1.1), faint(rgb(0xFBEBB4), .9))
		}
	}
}

// drawSwords draws two crossed swords, in 100 by 100.
func drawSwords(p *pen) {
	for _, side := range [...]float64{-1, 1} {
		p.push(rotation(.72 * side).then(translation(50, 52)))
		p.part(p.begin().svg("M-5 22L-5 -40 0 -51 5 -40 5 22Z"), rgb(0xC9CFD2), 4)
		p.fill(p.begin().rect(.4, -40, 3, 61), faint(rgb(0x6F7A80), .7))
		p.part(p.begin().roundRect(-3.6, 24, 7.2, 18, 2), brown, 4)
		p.part(p.begin().roundRect(-14, 19, 28, 7, 3), gold, 4)
		p.part(p.begin().circle(0, 44, 5), gold, 4)
		p.pop()
	}
}
