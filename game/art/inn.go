package art

import "math"

// drawInn draws a broad timbered house with lit windows and a sign with a jug,
// which hangs on the left at side -1 and on the right at side 1.
func drawInn(p *pen, x, y, s, side float64, coarse bool) {
	w, wall, high := 17*s, 6*s, 7*s
	l, r, t := x-w/2, x+w/2, y-wall
	p.shadow(x+1.5, y+.3, w*.56, 2.2*s, .25)
	p.fill(p.begin().rect(l, t, w, wall), plaster)
	for _, k := range [...]float64{.14, .4, .62, .86} {
		p.hair(.7, brown, l+w*k, t, l+w*k, y)
	}
	p.hair(.6, brown, l, t+wall*.5, r, t+wall*.5)
	p.stroke(p.begin().rect(l, t, w, wall), stroke{color: ink, width: .8})
	p.inked(p.begin().poly(r-5.5*s, t-high*.55, r-5.5*s, t-high*.55-6*s, r-2.9*s, t-high*.55-6*s, r-2.9*s, t-high*.55+.6*s), wallColor, .6)
	p.inked(p.begin().poly(l-1.2, t+.6, l+3*s, t-high, r-3*s, t-high, r+1.2, t+.6), rgb(0xA8462F), .85)
	p.fill(p.begin().poly(l+3.2*s, t-high+.4, x-s, t-high+.4, x-3*s, t, l-.3, t), faint(white, .2))
	if !coarse {
		for _, k := range [...]float64{.3, .5, .7} {
			p.hair(.35, faint(ink, .5), l+w*k, t-high+.9, l+w*(k+.01), t-.2)
		}
		for i, q := range [...]point{{-3.6, -15.6}, {-2.6, -17.6}, {-3.9, -19.2}} { // smoke
			p.fill(p.begin().circle(r+q.x*s, y+q.y*s-1.6*s, (.9+float64(i)*.25)*s), faint(white, .5-float64(i)*.12))
		}
	}
	p.inked(p.begin().arched(x-2*s, y, 3.4*s, 4*s, 1.6*s), ink2, .6)
	lamp := rgb(0xF0C24E)
	p.inked(p.begin().circle(l+w*.27, y-wall*.72, 1.1*s), lamp, .5)
	p.inked(p.begin().circle(l+w*.74, y-wall*.72, 1.1*s), lamp, .5)
	wallEnd := x + side*w/2
	drawSign(p, wallEnd+side*4.6*s, t+.2, s, wallEnd)
}

// drawSign draws the shield with a jug that hangs from a beam about (x, y).
func drawSign(p *pen, x, y, s, from float64) {
	far := x + 3*s*sign(x-from)
	p.hair(.9, ink, from, y, far, y)
	p.inked(p.begin().move(x-3*s, y+s).line(x+3*s, y+s).line(x+3*s, y+5.6*s).quad(x, y+8.2*s, x-3*s, y+5.6*s).close(), gold, .8)
	p.fill(p.begin().rect(x-1.5*s, y+2.2*s, 2.4*s, 3.2*s), ink)
	p.stroke(p.begin().move(x+.9*s, y+2.8*s).quad(x+2.5*s, y+3.5*s, x+.9*s, y+4.7*s), stroke{color: ink, width: .7 * s})
}

// drawLake draws a lake about (x, y) with reeds at its shore.
func drawLake(p *pen, x, y, rx, ry float64, coarse bool, d *dice) {
	a := d.between(0, 2*math.Pi)
	bank := func(k, dy float64) *path {
		q := p.begin()
		for i := range 40 {
			t := float64(i) / 40 * 2 * math.Pi
			s, c := math.Sincos(t)
			m := k * (1 + .1*math.Sin(2*t+a) + .06*math.Sin(3*t+a*2))
			if i == 0 {
				q.move(x+c*rx*m, y+s*ry*m+dy)
			} else {
				q.line(x+c*rx*m, y+s*ry*m+dy)
			}
		}
		return q.close()
	}
	p.inked(bank(1.1, 0), rgb(0xD9C88F), .5)
	p.inked(bank(1, 0), shore, .75)
	p.fill(bank(.88, ry*.1), water)
	p.fill(bank(.5, ry*.14), rgb(0x93BFCE))
	for _, g := range [...]struct{ x, y, w float64 }{{-.3, -.25, .3}, {.15, .2, .36}, {-.2, .45, .2}} {
		p.hair(.8, waterLight, x+rx*(g.x-g.w), y+ry*g.y, x+rx*g.x, y+ry*g.y-.5, x+rx*(g.x+g.w), y+ry*g.y)
	}
	if coarse {
		return
	}
	for _, k := range [...]float64{-.9, -.8, .85} {
		bx, by := x+rx*k, y+ry*.5
		p.hair(.6, treeDark, bx, by, bx+.3, by-3)
		p.hair(.6, treeDark, bx+.9, by, bx+1.5, by-2.3)
	}
}
