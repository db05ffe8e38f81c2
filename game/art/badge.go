package art

import (
	"image"
	"math"
)

// cream is the rim of figures and the ground of marks.
var cream = rgb(0xFBF1DA)

// drawMark draws the mark of a colour about (x, y); s is half its size.
func drawMark(p *pen, c Color, x, y, s float64) {
	p.push(scaling(s, s).then(translation(x, y)))
	defer p.pop()
	q, paint := p.begin(), c.tones().mark
	switch c {
	case Red: // disc
		p.fill(q.circle(0, 0, .84), paint)
	case Blue: // lozenge
		p.fill(q.poly(0, -1.1, .82, 0, 0, 1.1, -.82, 0), paint)
	case Green: // leaf
		p.fill(q.move(-.74, .8).cubic(-1.16, -.5, -.1, -1.05, .97, -.97).cubic(1.06, .1, .5, 1.16, -.74, .8).close(), paint)
		p.stroke(p.begin().open(-1, 1.05, -.7, .75), stroke{color: paint, width: .24})
		p.stroke(p.begin().move(-.62, .66).quad(-.2, .1, .42, -.42), stroke{color: cream, width: .2})
	case Yellow: // sun
		for i := range 16 {
			r := 1.16
			if i&1 == 1 {
				r = .64
			}
			sin, cos := math.Sincos(float64(i) * math.Pi / 8)
			if i == 0 {
				q.move(r*cos, r*sin)
			} else {
				q.line(r*cos, r*sin)
			}
		}
		p.fill(q.close(), paint)
	case Black: // cross
		const a, b = .32, 1.0
		p.fill(q.poly(-a, -b, a, -b, a, -a, b, -a, b, a, a, a, a, b, -a, b, -a, a, -b, a, -b, -a, -a, -a), paint)
	default: // heart
		p.fill(q.move(0, 1.02).cubic(-1.5, -.08, -.98, -1.05, -.46, -.92).quad(-.1, -.82, 0, -.46).
			quad(.1, -.82, .46, -.92).cubic(.98, -1.05, 1.5, -.08, 0, 1.02).close(), paint)
	}
}

// Badge is a disc in a player's colour that bears the mark, in a square box
// that it fills.
type Badge struct{ Color Color }

// Raster draws the badge.
func (b Badge) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	t := b.Color.tones()
	line, inner, mark := 5.0, 30.0, 20.6
	if min(w, h) < 24 { // the mark matters more than the ring
		line, inner, mark = 6, 33, 26
	}
	p.fill(p.begin().circle(50, 50, 49), ink)
	p.clipTo(p.begin().circle(50, 50, 49-line))
	p.fill(p.begin().rect(0, 0, 100, 100), t.base)
	p.stroke(p.begin().arc(51.5, 51.5, 46, 46, math.Pi*.95, math.Pi*1.55), stroke{color: faint(t.light, .8), width: 5})
	p.stroke(p.begin().arc(48.5, 48.5, 46, 46, -math.Pi*.05, math.Pi*.55), stroke{color: faint(t.dark, .45), width: 5})
	p.unclip()
	p.fill(p.begin().circle(50, 50, inner+3), t.dark)
	p.fill(p.begin().circle(50, 50, inner), cream)
	drawMark(p, b.Color, 50, 50, mark)
	return p.img
}

// Scalable is false: the badge has to be sharp.
func (b Badge) Scalable() bool { return false }
