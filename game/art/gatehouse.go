package art

import (
	"image/color"
	"math"
)

var gateDark = rgb(0x43331F)

// gateHouses puts a gate where each road passes a wall: seen from the front,
// where the road runs north or south, or from the side.
func (t *tilePainter) gateHouses() {
	for _, g := range t.gates {
		if math.Abs(g.dir.y) >= .6 {
			t.frontGate(g)
		} else {
			t.sideGate(g)
		}
	}
}

// frontGate is an arch between two towers.
func (t *tilePainter) frontGate(g gate) {
	c, d := g.foot, g.dir
	n := d.right()
	if n.x < 0 {
		n = n.mul(-1)
	}
	t.fill(t.begin().
		move(c.x+n.x*6.5-d.x*3, c.y+n.y*6.5-d.y*3).line(c.x+n.x*6.5+d.x*5, c.y+n.y*6.5+d.y*5).
		line(c.x-n.x*6.5+d.x*5, c.y-n.y*6.5+d.y*5).line(c.x-n.x*6.5-d.x*3, c.y-n.y*6.5-d.y*3).close(), roadColor)
	through := color.NRGBA(roadColor)
	if d.y < 0 { // we look into the gate from outside
		through = gateDark
	}
	t.stand(c.y+1, func() {
		t.inked(t.begin().rect(c.x-6, c.y-6.6, 12, 9.6), wallColor, .9)
		t.inked(t.begin().move(c.x-3.6, c.y+3).line(c.x-3.6, c.y-2).quad(c.x, c.y-6.6, c.x+3.6, c.y-2).line(c.x+3.6, c.y+3).close(), through, .8)
		if through == gateDark && !t.coarse { // the portcullis
			for _, k := range [...]float64{-1.8, 0, 1.8} {
				t.hair(.45, faint(wallLight, .6), c.x+k, c.y-3.4, c.x+k, c.y-.6)
			}
		}
		q := t.begin().move(c.x-6, c.y-6.4)
		for i := 0.0; i < 5; i++ {
			y := c.y - 8.2
			if int(i)&1 == 1 {
				y = c.y - 6.7
			}
			q.line(c.x-6+i*2.4, y).line(c.x-3.6+i*2.4, y)
		}
		t.inked(q.line(c.x+6, c.y-6.4).close(), wallLight, .6)
	})
	for _, k := range [...]float64{-7.4, 7.4} {
		x, y := c.x+n.x*k, c.y+n.y*k+3
		t.stand(y, func() { drawTower(t.pen, x, y, 3.7, 8.6, true) })
	}
}

// sideGate is a square gate tower, turned so that the eye sees into its arch
// from outside the city.
func (t *tilePainter) sideGate(g gate) {
	s := -sign(g.dir.x) // 1: the road comes from the right
	c := g.foot
	c.x -= s * 2.5
	const high = 9
	// The corners of the foot: behind on the inner side, in front, and the far
	// end of the side with the arch.
	a, b, e := point{c.x - s*6.2, c.y + 5.4}, point{c.x - s*.4, c.y + 5.8}, point{c.x + s*7.6, c.y - 2.2}
	t.fill(t.begin().poly(e.x+s, c.y+4.4, b.x, c.y+4.4, e.x-s, c.y-4.4, e.x+s, c.y-4.4), roadColor)
	t.stand(c.y+5, func() {
		t.shadow(c.x+2, c.y+5.6, 8, 2.4, .26)
		front, flank := wallColor, wallLight
		if s > 0 { // the side with the arch is in the shade
			flank = blend(wallColor, wallDark, .2)
		} else {
			front = blend(wallColor, wallDark, .3)
		}
		up := func(p point, h float64) (x, y float64) { return p.x, p.y - h }
		t.inked(t.begin().move(up(a, 0)).line(up(b, 0)).line(up(b, high)).line(up(a, high)).close(), front, .85)
		t.inked(t.begin().move(up(b, 0)).line(up(e, 0)).line(up(e, high)).line(up(b, high)).close(), flank, .85)
		arch := func(in float64) *path {
			l, m, r := b.to(e, in), b.to(e, .5), b.to(e, 1-in)
			return t.begin().move(l.x, l.y).line(up(l, 4.2)).quad(m.x, m.y-9.6+in*6, r.x, r.y-4.2).line(r.x, r.y).close()
		}
		t.inked(arch(.1), wallLight, .6)
		t.inked(arch(.2), gateDark, .6)
		if !t.coarse {
			m := a.to(b, .5)
			t.hair(1.1, ink, m.x, m.y-4.2, m.x, m.y-6.4)
		}
		// the roof, a pyramid that juts out a little
		o := a.to(e, .5)
		o.y -= high + 5.6
		l, m, r := point{a.x - s*1.1, a.y - high + .5}, point{b.x, b.y - high + .9}, point{e.x + s*1.1, e.y - high + .2}
		t.inked(t.begin().poly(l.x, l.y, m.x, m.y, o.x, o.y), lit(slate, s > 0), .8)
		t.inked(t.begin().poly(m.x, m.y, r.x, r.y, o.x, o.y), lit(slate, s < 0), .8)
	})
}

// lit is a colour in the light, or in the shade.
func lit(c color.NRGBA, light bool) color.NRGBA {
	if light {
		return blend(c, white, .16)
	}
	return blend(c, ink, .14)
}
