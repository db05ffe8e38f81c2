package art

import (
	"image"
	"image/color"

	"vassals/rules/vassals"
)

// drawGoods draws a kind of goods on a parchment shield about (x, y). At
// size 1 the shield is 19 wide and 22 high.
func drawGoods(p *pen, x, y, size float64, goods vassals.Goods) {
	p.push(scaling(size, size).then(translation(x, y)))
	defer p.pop()
	shield := func(dx, dy, in float64) *path {
		w, top, low, end := 9.4-in, -9.4+in*.87, 1-in*.13, 11-in*1.13
		return p.begin().move(dx-w, dy+top).quad(dx, dy+top-2+in*.2, dx+w, dy+top).line(dx+w, dy+low).
			quad(dx+w*.915, dy+7.6-in*.67, dx, dy+end).quad(dx-w*.915, dy+7.6-in*.67, dx-w, dy+low).close()
	}
	p.fill(shield(1.1, 1.3, 0), faint(ink, .28))
	p.inked(shield(0, 0, 0), parchment, 1.1/size)
	p.stroke(shield(0, 0, 1.5), stroke{color: gold, width: .8})
	p.push(translation(0, -.4))
	defer p.pop()
	drawWare(p, goods)
}

// drawWare draws goods without a shield about the origin, about 13 wide and high.
func drawWare(p *pen, goods vassals.Goods) {
	switch goods {
	case vassals.Wine:
		drawBarrel(p)
	case vassals.Grain:
		drawSheaf(p)
	case vassals.Cloth:
		drawCloth(p)
	}
}

func drawBarrel(p *pen) {
	p.fill(p.begin().move(-4.2, -5.6).quad(-6.4, 0, -4.2, 5.6).line(4.2, 5.6).quad(6.4, 0, 4.2, -5.6).close(), rgb(0xA8743F))
	p.fill(p.begin().move(1.5, -5.4).quad(3, 0, 1.5, 5.4).line(4.1, 5.4).quad(6, 0, 4.1, -5.4).close(), faint(rgb(0x7A4F28), .7))
	p.fill(p.begin().move(-3.6, -5.2).quad(-5.4, 0, -3.6, 5.2).line(-2.2, 5.2).quad(-3.4, 0, -2.2, -5.2).close(), faint(white, .16))
	p.hair(1.2, ink, -5.1, -2.9, 5.1, -2.9)
	p.hair(1.2, ink, -5.1, 2.9, 5.1, 2.9)
	p.stroke(p.begin().move(-4.2, -5.6).quad(-6.4, 0, -4.2, 5.6).line(4.2, 5.6).quad(6.4, 0, 4.2, -5.6).close(), stroke{color: ink, width: .9})
	p.inked(p.begin().circle(0, 0, 1.7), rgb(0x8E1F3F), .6)
}

// drawSheaf draws a sheaf of grain: ears that spread above the band and stalks
// that spread below it.
func drawSheaf(p *pen) {
	stalk, dark, ear := rgb(0xDDAF3C), rgb(0xA97A24), rgb(0xF0C850)
	// The skirt of stalks below the band.
	p.inked(p.begin().move(-1.5, 1).quad(-2.2, 4, -4.6, 6.2).quad(-3, 6.9, -2.2, 6.4).quad(-1, 7.2, 0, 6.6).
		quad(1, 7.2, 2.2, 6.4).quad(3, 6.9, 4.6, 6.2).quad(2.2, 4, 1.5, 1).close(), stalk, .9)
	for _, x := range [...]float64{-2.4, 0, 2.4} {
		p.hair(.5, dark, x*.3, 2.4, x, 5.9)
	}
	// The ears, the outer ones behind.
	for _, e := range [...]struct{ x, y, lean float64 }{{-5, -2.4, -.72}, {5, -2.4, .72}, {-2.9, -4.6, -.36}, {2.9, -4.6, .36}, {0, -5.4, 0}} {
		p.hair(1.9, ink, 0, 1, e.x*.45, e.y*.3, e.x, e.y)
		p.hair(1, stalk, 0, 1, e.x*.45, e.y*.3, e.x, e.y)
		p.push(rotation(e.lean).then(translation(e.x, e.y)))
		drawEar(p, ear, dark)
		p.pop()
	}
	// The band.
	p.stroke(p.begin().move(-2, .8).quad(0, 1.9, 2, .8), stroke{color: ink, width: 2.6})
	p.stroke(p.begin().move(-2, .8).quad(0, 1.9, 2, .8), stroke{color: rgb(0xA63A2A), width: 1.4})
}

// drawEar draws an ear of grain that stands on the origin: grains in pairs.
func drawEar(p *pen, light, dark color.NRGBA) {
	grains := func(more float64) *path {
		q := p.begin().ellipse(0, -4.1, .75+more, 1.15+more)
		for _, y := range [...]float64{-.2, -1.6, -3} {
			q.ellipse(-.75, y, .72+more, 1.05+more).ellipse(.75, y, .72+more, 1.05+more)
		}
		return q
	}
	p.fill(grains(.5), ink)
	p.fill(grains(0), light)
	if p.m.scale() >= .8 {
		for _, y := range [...]float64{-.3, -1.7, -3} {
			p.hair(.35, dark, 0, y+.9, -.8, y-.1)
			p.hair(.35, dark, 0, y+.9, .8, y-.1)
		}
	}
}

// drawCloth draws a bolt of cloth with a loose end.
func drawCloth(p *pen) {
	p.inked(p.begin().move(-5.6, -3.2).line(3.6, -3.2).line(3.6, 2.6).quad(2, 5.2, -.6, 4.4).quad(-3, 3.8, -5.6, 5.6).close(), rgb(0x4C6FA8), .9)
	light := stroke{color: rgb(0xA9C2E4), width: .9}
	p.stroke(p.begin().open(-5, -.4, 3.1, -.4), light)
	p.stroke(p.begin().move(-5, 2.4).quad(-2, 1, 3.1, 1.8), light)
	p.inked(p.begin().roundRect(-6.6, -5.6, 11.6, 4, 2), rgb(0x5F86C2), .9)
	p.inked(p.begin().ellipse(4.6, -3.6, 1.6, 2), rgb(0xDCE6F2), .7)
	p.fill(p.begin().ellipse(4.6, -3.6, .5, .7), ink)
}

// Good is the mark of a kind of goods, in a square box: by itself, or on a
// small parchment shield as on a tile.
type Good struct {
	Goods  vassals.Goods
	Shield bool
}

// Raster draws the mark.
func (g Good) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	if g.Shield {
		drawGoods(p, 49, 48, 4.2, g.Goods)
		return p.img
	}
	p.push(scaling(6.6, 6.6).then(translation(50, 50)))
	drawWare(p, g.Goods)
	return p.img
}

// Scalable is false: the mark is small and has to be sharp.
func (g Good) Scalable() bool { return false }
