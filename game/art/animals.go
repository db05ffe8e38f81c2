package art

func drawSheep(p *pen, x, y, s float64) {
	p.shadow(x, y+.2, s*1.1, s*.3, .22)
	p.hair(.55, ink, x-s*.5, y-s*.4, x-s*.5, y)
	p.hair(.55, ink, x+s*.5, y-s*.4, x+s*.5, y)
	p.inked(p.begin().ellipse(x, y-s*.75, s, s*.62), rgb(0xF7F0DF), .55)
	p.fill(p.begin().ellipse(x+s, y-s, s*.36, s*.42), rgb(0x4A3B30))
}

// drawFlock draws a few sheep behind a fence.
func drawFlock(p *pen, x, y float64, d *dice) {
	for i := range 3 {
		drawSheep(p, x-4+float64(i)*4+d.between(-.7, .7), y-1.4+float64(i%2)*1.9, 1.55)
	}
	if p.m.scale() < .8 {
		return
	}
	fence := stroke{color: rgb(0x8A6A44), width: .6}
	p.stroke(p.begin().open(x-7.6, y+1.6, x-2, y+3, x+7.4, y+2.2), fence)
	p.stroke(p.begin().open(x-7.6, y+.4, x-2, y+1.8, x+7.4, y+1), fence)
	for _, q := range [...]point{{-7.6, 2}, {-4.8, 2.7}, {-2, 3.4}, {1.2, 3.2}, {4.4, 2.9}, {7.4, 2.6}} {
		p.hair(.8, ink2, x+q.x, y+q.y, x+q.x, y+q.y-3.2)
	}
}

func drawHaystack(p *pen, x, y, s float64) {
	p.shadow(x+.6, y, s*1.1, s*.35, .22)
	p.inked(p.begin().move(x-s, y).quad(x-s, y-s*1.5, x, y-s*1.8).quad(x+s, y-s*1.5, x+s, y).
		quad(x, y+s*.3, x-s, y).close(), rgb(0xE2BD62), .65)
	p.fill(p.begin().move(x, y-s*1.6).quad(x+s*.9, y-s*1.3, x+s*.9, y).quad(x+s*.4, y+.3, x, y+.2).close(), faint(rgb(0xB98E3E), .6))
	p.hair(.4, ink2, x-s*.4, y-s*.9, x-s*.5, y-s*.1)
	p.hair(.4, ink2, x+s*.1, y-s*1.2, x+s*.1, y-s*.3)
}
