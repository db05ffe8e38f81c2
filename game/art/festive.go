package art

import (
	"image"
	"math"
)

// Ribbon is the banner on which the title is written, as wide as its box. The
// middle of its cloth is the middle of the box.
type Ribbon struct{}

// Scalable is false: it is drawn once.
func (Ribbon) Scalable() bool { return false }

// Raster draws the ribbon.
func (Ribbon) Raster(w, h int, _ float64) *image.RGBA {
	const high = 76
	wide := high * float64(w) / float64(h)
	p := newPen(w, h, wide, high)
	p.push(translation(0, 6))
	l, r, mid := 18.0, wide-18, wide/2
	// end draws a tail: at the left, or mirrored at the right.
	end := func(side affine) {
		p.push(side)
		tail, fold := rgb(0xC9A970), rgb(0x8C6D3E)
		p.inked(p.begin().move(18, 20).line(2, 20).line(11, 41).line(2, 62).line(32, 62).line(32, 20).close(), tail, 2)
		p.fill(p.begin().poly(11, 21.2, 17, 21.2, 17, 60.8, 13, 60.8), faint(fold, .3))
		p.inked(p.begin().poly(18, 60, 32, 59, 32, 62), fold, 1.6)
		p.pop()
	}
	p.fill(p.begin().move(5, 24).line(wide-5, 24).line(wide-2, 66).line(2, 66).close(), faint(rgb(0x120A05), .28))
	end(affine{a: 1, d: 1})
	end(affine{a: -1, d: 1, e: wide})
	cloth := func(in float64) *path {
		l, r, top, low := l+in, r-in, 10+in*.85, 60-in*.85
		return p.begin().move(l, top).quad(mid, top-8, r, top).line(r, low).quad(mid, low-8, l, low).close()
	}
	p.shade(cloth(0), linear(point{0, 4}, point{0, 60}, stop{0, rgb(0xFCF4DF)}, stop{1, rgb(0xF1E2BF)}))
	p.stroke(cloth(0), stroke{color: ink, width: 2.2, miter: true})
	p.stroke(cloth(5.4), stroke{color: gold, width: 1.5, miter: true})
	return p.img
}

// Rays are the rays of light behind the winner, in a box of any proportions.
type Rays struct{}

// Scalable is false: they are drawn once.
func (Rays) Scalable() bool { return false }

// Raster draws the rays.
func (Rays) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	q := p.begin()
	for i := range 16 {
		far := 50.0
		if i&1 == 1 {
			far = 41
		}
		a := float64(i) * math.Pi / 8
		q.move(50, 50)
		for _, side := range [...]float64{-.085, .085} {
			sin, cos := math.Sincos(a + side)
			q.line(50+far*cos, 50+far*sin)
		}
		q.close()
	}
	light := func(opacity float64) stop { return stop{opacity, faint(gold, .42-.2*opacity)} }
	p.shade(q, radial(point{50, 50}, 50, light(.3), light(1)))
	return p.img
}
