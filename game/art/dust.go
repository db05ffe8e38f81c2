package art

import "image"

// Dust is what a tile raises when it lands, in one of two pictures, the second
// later and thinner. Its box is that of the tile's shadow: see
// [TileShadowMargin].
type Dust struct{ Late bool }

// Scalable is true: dust zooms with its tile.
func (Dust) Scalable() bool { return true }

// Raster draws the dust.
func (u Dust) Raster(w, h int, _ float64) *image.RGBA {
	const side = 100 * (1 + 2*TileShadowMargin)
	p := newPen(w, h, side, side)
	p.push(translation(100*TileShadowMargin, 100*TileShadowMargin))
	d := newDice("dust", 0)
	puff := func(x, y, dx, dy float64) {
		far, size, thick := d.between(1, 3.5), d.between(2.2, 4.4), .62
		if u.Late {
			far, size, thick = far+d.between(4, 7), size*1.25, .34
		}
		x, y = x+dx*far, y+dy*far
		p.fill(p.begin().ellipse(x+.8, y+1.2, size, size*.78), faint(oakSeam, thick*.4))
		p.fill(p.begin().ellipse(x, y, size, size*.78), faint(rgb(0xD8C6A0), thick))
		p.fill(p.begin().ellipse(x-size*.2, y-size*.2, size*.55, size*.4), faint(rgb(0xF3E6C8), thick*.8))
	}
	for k := 6.0; k < 100; k += 8 { // much in front, less at the sides, little behind
		at := k + d.between(-3, 3)
		puff(at, 100, 0, 1)
		if d.between(0, 1) < .7 {
			puff(0, at, -1, .25)
		}
		if d.between(0, 1) < .7 {
			puff(100, at, 1, .25)
		}
		if d.between(0, 1) < .35 {
			puff(at, 0, 0, -.8)
		}
	}
	return p.img
}
