package art

import (
	"image/color"
	"math"
)

// drawTree draws a tree, now and then a fir, with its foot at (x, y).
func drawTree(p *pen, x, y, s float64, d *dice) {
	p.shadow(x+s*.3, y, s*.95, s*.36, .22)
	if d.chance(.24) {
		p.hair(s*.3, trunk, x, y, x, y-s*.6)
		p.inked(p.begin().move(x, y-s*2.7).line(x+s*.95, y-s*.45).quad(x, y-s*.1, x-s*.95, y-s*.45).close(), treeDark, .65)
		p.fill(p.begin().poly(x, y-s*2.4, x-s*.7, y-s*.6, x-s*.1, y-s*.5), faint(treeLight, .65))
		return
	}
	p.hair(s*.34, trunk, x, y, x, y-s*.7)
	green := treeColor
	if d.chance(.5) {
		green = rgb(0x698C45)
	}
	drawCrown(p, x, y, s, green)
	p.fill(p.begin().ellipse(x+s*.3, y-s*.75, s*.75, s*.45), faint(treeDark, .55))
	p.fill(p.begin().ellipse(x-s*.28, y-s*1.62, s*.42, s*.34).ellipse(x-s*.75, y-s*1.08, s*.28, s*.22), faint(treeLight, .85))
}

// drawCrown draws the three balls of a tree's crown, inked about all of them.
func drawCrown(p *pen, x, y, s float64, green color.NRGBA) {
	balls := func(more float64) *path {
		return p.begin().circle(x-.55*s, y-.95*s, .72*s+more).
			circle(x+.55*s, y-.9*s, .7*s+more).circle(x, y-1.5*s, .82*s+more)
	}
	p.fill(balls(.4), ink)
	p.fill(balls(0), green)
}

// drawFruitTree draws a small round tree with apples.
func drawFruitTree(p *pen, x, y, s float64) {
	p.shadow(x+s*.2, y, s*.8, s*.3, .2)
	p.hair(s*.3, trunk, x, y, x, y-s*.8)
	p.inked(p.begin().circle(x, y-s*1.35, s*.8), rgb(0x7C9B4E), .6)
	p.fill(p.begin().circle(x-s*.25, y-s*1.6, s*.36), faint(rgb(0xA9C070), .9))
	if p.m.scale() >= .8 {
		p.fill(p.begin().circle(x+s*.3, y-s*1.5, .42).circle(x-s*.3, y-s*1.15, .42).circle(x+s*.15, y-s*.95, .42), rgb(0xC8503A))
	}
}

func drawBush(p *pen, x, y, s float64) {
	p.shadow(x, y, s*1.1, s*.34, .2)
	balls := func(more float64) *path {
		return p.begin().ellipse(x-.62*s, y-.36*s, .5*s+more, .43*s+more).
			ellipse(x+.62*s, y-.34*s, .46*s+more, .4*s+more).ellipse(x, y-.62*s, .6*s+more, .52*s+more)
	}
	p.fill(balls(.35), ink)
	p.fill(balls(0), rgb(0x7C9B4E))
	p.fill(p.begin().ellipse(x+s*.3, y-s*.25, s*.6, s*.26), faint(treeColor, .7))
	p.fill(p.begin().ellipse(x-s*.16, y-s*.84, s*.3, s*.2), rgb(0xA9C070))
}

func drawFlowers(p *pen, x, y float64, d *dice) {
	for range 6 {
		c := oneOf(d, rgb(0xF6EBD2), rgb(0xE9C04A), rgb(0xD9806A))
		p.fill(p.begin().circle(x+d.between(-2.8, 2.8), y+d.between(-1.7, 1.7), .58), c)
	}
}

// drawPlough draws a tilled strip: a rounded patch with furrows, turned by angle.
func drawPlough(p *pen, at point, w, h, angle float64, coarse bool, d *dice) {
	soil := [...][2]uint32{{0xD6C276, 0xA88F45}, {0xBCA868, 0x8C7440}, {0xC3C878, 0x8C9A45}}[d.IntN(3)]
	p.push(rotation(angle).then(translation(at.x, at.y)))
	defer p.pop()
	q := p.begin()
	round := func(v float64) float64 { return sign(v) * math.Sqrt(math.Abs(v)) }
	for i := range 28 {
		s, c := math.Sincos(float64(i) / 28 * 2 * math.Pi)
		x, y := round(c)*w/2*d.between(.96, 1.04), round(s)*h/2*d.between(.95, 1.05)
		if i == 0 {
			q.move(x, y)
		} else {
			q.line(x, y)
		}
	}
	q.close()
	p.fill(q, rgb(soil[0]))
	p.stroke(q, stroke{color: ink2, width: .55})
	if coarse {
		return
	}
	for y := -h/2 + 1.4; y < h/2-.8; y += 1.75 {
		p.hair(.55, rgb(soil[1]), -w/2+1.2, y, 0, y+d.between(-.25, .25), w/2-1.2, y)
	}
}
