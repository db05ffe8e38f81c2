package art

import "math"

// drawFountain draws a round basin with a jet; s is half its width.
func drawFountain(p *pen, x, y, s float64) {
	p.shadow(x+.8, y+s*.26, s*1.02, s*.62, .26)
	p.inked(p.begin().move(x+s, y).line(x+s, y+s*.24).arc(x, y+s*.24, s, s*.6, 0, math.Pi).line(x-s, y).close(), wallDark, .9)
	p.inked(p.begin().ellipse(x, y, s, s*.6), wallLight, .9)
	q := p.begin().ellipse(x, y, s*.8, s*.45)
	p.fill(q, water)
	p.stroke(q, stroke{color: shore, width: .8})
	p.stroke(p.begin().ellipse(x, y+s*.02, s*.55, s*.28), stroke{color: waterLight, width: .7})
	p.inked(p.begin().poly(x-s*.16, y+s*.08, x-s*.1, y-s*.55, x+s*.1, y-s*.55, x+s*.16, y+s*.08), wallColor, .7)
	p.inked(p.begin().ellipse(x, y-s*.55, s*.3, s*.13), wallLight, .7)
	jet := func(c stroke) {
		q := p.begin()
		for _, d := range [...]float64{-s * .5, s * .5} {
			q.move(x, y-s*.6).cubic(x+d*.2, y-s*1.25, x+d, y-s*1.25, x+d, y-s*.02)
		}
		p.stroke(q.move(x, y-s*.6).line(x, y-s*1.12), c)
	}
	jet(stroke{color: shore, width: 2.1})
	jet(stroke{color: rgb(0xF4FAF9), width: 1.25})
}
