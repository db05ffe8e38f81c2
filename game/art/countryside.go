package art

import "math"

// drawWindmill draws a mill on a hump of grass.
func drawWindmill(p *pen, x, y float64, coarse bool) {
	p.fill(p.begin().ellipse(x, y, 9, 3), faint(meadowShade, .9))
	p.shadow(x+1.5, y+.2, 5.4, 1.8, .26)
	p.inked(p.begin().move(x-3.9, y).line(x-2.7, y-10.4).line(x+2.7, y-10.4).line(x+3.9, y).quad(x, y+1.5, x-3.9, y).close(), plaster, .8)
	p.fill(p.begin().move(x+.8, y+.3).line(x+.8, y-10).line(x+2.4, y-10).line(x+3.5, y).quad(x+2, y+.6, x+.8, y+.3).close(), faint(plasterShade, .95))
	p.inked(p.begin().arched(x-1.1, y+.5, 2.2, 2.6, 1.6), ink2, .5)
	if !coarse {
		p.fill(p.begin().rect(x-.7, y-6.6, 1.4, 1.7), ink2)
	}
	p.inked(p.begin().move(x-3.4, y-10.2).quad(x-2.6, y-14.4, x, y-15).quad(x+2.6, y-14.4, x+3.4, y-10.2).close(), roofRed, .8)
	hub := point{x - .3, y - 11.4}
	for i := range 4 {
		p.push(rotation(.38 + float64(i)*math.Pi/2).then(translation(hub.x, hub.y)))
		p.inked(p.begin().poly(.9, -1.2, 8.4, -1.9, 8.4, .5, .9, 0), rgb(0xEFE3C4), .55)
		if !coarse {
			for _, k := range [...]float64{2.8, 4.7, 6.6} {
				p.hair(.3, faint(ink2, .8), k, -1.5, k, .3)
			}
		}
		p.hair(.8, ink, 0, 0, 8.6, .25)
		p.pop()
	}
	p.inked(p.begin().circle(hub.x, hub.y, .9), brown, .5)
}

// drawBoulders draws a few stones in the grass.
func drawBoulders(p *pen, x, y float64) {
	for _, b := range [...]struct{ x, y, r float64 }{{1.6, -.2, 1.2}, {-1.3, 0, 1.6}, {.5, .8, .8}} {
		p.shadow(x+b.x, y+b.y, b.r*1.1, b.r*.4, .22)
		p.inked(p.begin().move(x+b.x-b.r, y+b.y).quad(x+b.x-b.r, y+b.y-b.r*1.5, x+b.x+.1, y+b.y-b.r*1.3).
			quad(x+b.x+b.r, y+b.y-b.r*1.1, x+b.x+b.r, y+b.y).quad(x+b.x, y+b.y+b.r*.35, x+b.x-b.r, y+b.y).close(), stoneShade, .55)
		p.fill(p.begin().ellipse(x+b.x-b.r*.3, y+b.y-b.r*.75, b.r*.4, b.r*.3), faint(wallLight, .8))
	}
}

// drawHives draws two straw beehives on a bench.
func drawHives(p *pen, x, y float64) {
	p.shadow(x+.6, y+.5, 4, .9, .22)
	p.inked(p.begin().rect(x-3.8, y-.9, 7.6, 1.1), brown, .5)
	for _, k := range [...]float64{-1.9, 1.9} {
		p.inked(p.begin().move(x+k-1.6, y-.9).quad(x+k-1.7, y-3.6, x+k, y-4).quad(x+k+1.7, y-3.6, x+k+1.6, y-.9).close(), rgb(0xDDB45A), .55)
		p.hair(.35, ink2, x+k-1.4, y-2, x+k+1.4, y-2)
		p.fill(p.begin().circle(x+k, y-1.3, .4), ink)
	}
}

// drawHedge draws a row of bushes from one place to another.
func drawHedge(p *pen, a, b point) {
	n := max(int(b.sub(a).length()/2.6), 2)
	balls := func(more float64) *path {
		q := p.begin()
		for i := range n + 1 {
			c := a.to(b, float64(i)/float64(n))
			r := 1.5 + .3*float64(i%2)
			q.ellipse(c.x, c.y-r*.7, r+more, r*.85+more)
		}
		return q
	}
	q := p.begin()
	for i := range n + 1 {
		c := a.to(b, float64(i)/float64(n))
		q.ellipse(c.x+.7, c.y+.2, 1.9, .7)
	}
	p.fill(q, faint(ink, .2))
	p.fill(balls(.4), ink)
	p.fill(balls(0), rgb(0x66894A))
	q = p.begin()
	for i := range n + 1 {
		c := a.to(b, float64(i)/float64(n))
		q.ellipse(c.x-.4, c.y-1.7-.2*float64(i%2), .7, .5)
	}
	p.fill(q, faint(rgb(0xA9C070), .85))
}
