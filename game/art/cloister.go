package art

// drawCloister draws a walled garden with beds, a quadrangle with an arcade,
// and a church with a bell tower behind it; the foot of the wall in front is
// 5 below y.
func drawCloister(p *pen, x, y float64, coarse bool, d *dice) {
	garden := [...]point{{-25, -25}, {25, -25}, {27, -8}, {25, 5}, {-25, 5}, {-27, -8}}
	yard := func(k, m, dx, dy float64) *path {
		q := p.begin()
		for i, g := range garden {
			gx, gy := x+g.x*k+dx, y-10+(g.y+10)*m+dy
			if i == 0 {
				q.move(gx, gy)
			} else {
				q.line(gx, gy)
			}
		}
		return q.close()
	}
	p.fill(yard(1, 1, 1.6, 1.8), faint(ink, .2))
	p.inked(yard(1, 1, 0, 0), wallColor, 1.1)
	p.fill(yard(.94, .9, 0, 0), rgb(0xA8BF6C))
	p.stroke(yard(.94, .9, 0, 0), stroke{color: faint(ink2, .7), width: .5})
	drawBeds(p, x, y, coarse)
	drawChurch(p, x+7, y-15, coarse)
	drawQuad(p, x, y, coarse)
	drawBellTower(p, x+17, y-5)
	drawTree(p, x-21, y-21, 2.6, &dice{d.Rand})
	drawTree(p, x+22.5, y+2, 2.3, d)
	drawBush(p, x-20, y+3.6, 2)
}

func drawBeds(p *pen, x, y float64, coarse bool) {
	for _, dy := range [...]float64{-18, -11.4, -4.8} {
		p.inked(p.begin().roundRect(x-21.5, y+dy, 8.6, 4.8, 1), rgb(0x8A6A3E), .5)
		if coarse {
			continue
		}
		for i, c := range [...]uint32{0x6F9A48, 0xD98A5A, 0x6F9A48} {
			p.fill(p.begin().circle(x-19.8+float64(i)*2.6, y+dy+2.3, 1.15), rgb(c))
		}
	}
}

// drawQuad draws the four wings about the cloister's garden.
func drawQuad(p *pen, x, y float64, coarse bool) {
	l, w, b := x-10, 20.0, y-1
	p.shadow(x+4, y+.6, 17, 3.6, .25)
	p.inked(p.begin().rect(l, b-15, w, 15), roofOrange, .9)
	p.fill(p.begin().poly(l+w, b-15, l+w, b, l+w-3.4, b-6.6, l+w-3.4, b-12), faint(roofDark, .6))
	p.inked(p.begin().rect(l+3.4, b-12, w-6.8, 5.4), rgb(0x8FB35C), .7)
	p.inked(p.begin().ellipse(x, b-9.2, 1.9, 1.3), water, .5)
	p.hair(.5, ink, l, b-15, l+3.4, b-12)
	p.hair(.5, ink, l+w, b-15, l+w-3.4, b-12)
	p.inked(p.begin().rect(l-.6, b-4.4, w+1.2, 5.6), stone, .8)
	q := p.begin()
	for i := range 5 {
		q.arched(l+1.2+float64(i)*3.7, b+1, 2.7, 2.8, 2)
	}
	p.fill(q, window)
}

// drawChurch draws the long church behind the quadrangle.
func drawChurch(p *pen, x, y float64, coarse bool) {
	p.inked(p.begin().rect(x-14, y-7.5, 25, 6.5), stone, .85)
	for _, k := range [...]float64{-10.4, -5.4, -.4} {
		p.fill(p.begin().arched(x+k, y-2, 2, 2.6, 1.4), window)
	}
	p.inked(p.begin().poly(x-15, y-7, x-12, y-15.5, x+9, y-15.5, x+12, y-7), roofRed, .95)
	p.fill(p.begin().poly(x-11.6, y-15, x-3, y-15, x-5, y-7.4, x-14, y-7.4), faint(white, .18))
	if !coarse {
		for _, k := range [...]float64{-8, -3, 2, 6.6} {
			p.hair(.4, faint(ink, .5), x+k, y-14.8, x+k*1.16, y-7.6)
		}
	}
}

func drawBellTower(p *pen, x, y float64) {
	p.shadow(x+2, y+.4, 6.5, 2, .28)
	p.inked(p.begin().rect(x-4.8, y-24, 9.6, 24), stone, .95)
	p.fill(p.begin().rect(x+1, y-23.6, 3.4, 23.2), stoneShade)
	p.inked(p.begin().arched(x-1.8, y-15.5, 3.6, 4, 2.6), window, .5)
	p.inked(p.begin().arched(x-2, y, 4, 4.6, 2.4), ink2, .5)
	p.hair(.6, ink, x-4.8, y-11.5, x+4.8, y-11.5)
	drawSpire(p, x, y-23.4, 6.2, 12.6, roofRed)
}
