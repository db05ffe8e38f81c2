package art

import "math"

// drawTower draws a round tower of radius r and height h with its foot at
// (x, y): a slate cone on it, or a crown of merlons.
func drawTower(p *pen, x, y, r, h float64, cone bool) {
	t := y - h
	p.shadow(x+1, y+.4, r*1.15, r*.5, .26)
	p.inked(p.begin().move(x+r, t).line(x+r, y-.3).arc(x, y-.3, r, r*.5, 0, math.Pi).line(x-r, t).close(), wallColor, .85)
	p.fill(p.begin().move(x+r*.2, t).line(x+r*.2, y+r*.19).arc(x, y-.3, r-.4, r*.5-.2, 1.37, 0).line(x+r-.4, t).close(), faint(wallDark, .75))
	coarse := p.m.scale() < .8
	if !coarse {
		p.hair(.9, wallLight, x-r+.75, t, x-r+.75, y-.4)
		p.hair(1, ink, x-r*.2, y-h*.42, x-r*.2, y-h*.66)
	}
	if cone {
		k := r * 1.3
		p.inked(p.begin().move(x-k, t+.6).quad(x, t+r*.95, x+k, t+.6).line(x, t-r*2).close(), slate, .8)
		p.fill(p.begin().move(x-k+.8, t+.6).quad(x-k*.6, t+1.3, x-k*.3, t+1.5).line(x-.1, t-r*1.8).close(), faint(white, .28))
		return
	}
	k := r * 1.12
	m, gap := k*.44, (2*k-3*k*.44)/2
	p.inked(p.begin().move(x-k, t+1.4).line(x-k, t-1.5).line(x-k+m, t-1.5).line(x-k+m, t-.1).
		line(x-k+m+gap, t-.1).line(x-k+m+gap, t-1.5).line(x-k+2*m+gap, t-1.5).line(x-k+2*m+gap, t-.1).
		line(x+k-m, t-.1).line(x+k-m, t-1.5).line(x+k, t-1.5).line(x+k, t+1.4).quad(x, t+2.9, x-k, t+1.4).close(), wallLight, .8)
	p.fill(p.begin().move(x+k*.3, t+.2).line(x+k*.9, t+.2).line(x+k*.9, t+1.5).quad(x+k*.6, t+2, x+k*.3, t+2.2).close(), faint(wallDark, .5))
}

// wallTowers sets a tower on every third of each wall, not too near to a gate
// or to the border, and one where two walls meet in a tip.
func (t *tilePainter) wallTowers() {
	gates := t.gates
	put := func(q point, r, h float64) {
		for _, g := range gates {
			if g.foot.sub(q).length() < 12 {
				return
			}
		}
		if q.border() < 7.5 {
			return
		}
		t.block(q.x, q.y-2, 4, 5)
		t.stand(q.y+1.6, func() { drawTower(t.pen, q.x, q.y+1.6, r, h, false) })
	}
	for _, c := range t.cities {
		for i, w := range c.walls {
			mid := w.shift(wallWidth / 2)
			put(mid.at(1./3), 4, 7)
			put(mid.at(2./3), 4, 7)
			if w.has && i > 0 {
				q := w.tip.to(point{50, 50}, .17)
				q.y++
				put(q, 3.8, 6.5)
			}
		}
	}
}
