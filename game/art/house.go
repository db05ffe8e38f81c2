package art

import "image/color"

// drawHouse draws a house of width w with the middle of its foot at (x, y):
// either its long side or its gable to the front.
func drawHouse(p *pen, x, y, w float64, coarse bool, d *dice) {
	roof := oneOf(d, roofRed, roofOrange, roofDark, roofBrick)
	if d.chance(.14) {
		roof = slate
	}
	long, chimney := d.chance(.52), d.chance(.3)
	p.shadow(x+w*.12, y+.1, w*.56, w*.14, .2)
	if long {
		longHouse(p, x, y, w, roof, coarse)
	} else {
		gableHouse(p, x, y, w, roof, coarse)
	}
	if chimney {
		top := y - w*.34 - w*.44*.7
		p.inked(p.begin().poly(x+w*.12, top, x+w*.12, top-w*.24, x+w*.24, top-w*.24, x+w*.24, top+w*.06), roofDark, .5)
	}
}

func longHouse(p *pen, x, y, w float64, roof color.NRGBA, coarse bool) {
	wall, high := w*.34, w*.44
	l, r, t := x-w/2, x+w/2, y-wall
	p.fill(p.begin().rect(l, t, w, wall), plaster)
	p.fill(p.begin().rect(l+w*.55, t, w*.45, wall), plasterShade)
	p.stroke(p.begin().rect(l, t, w, wall), stroke{color: ink, width: .65})
	if !coarse {
		p.fill(p.begin().rect(l+w*.22, y-wall*.62, w*.15, wall*.62).circle(x+w*.2, y-wall*.5, w*.07), ink2)
	}
	p.fill(p.begin().poly(l-.7, t+.3, l+w*.16, t-high, r-w*.16, t-high, r+.7, t+.3), roof)
	p.fill(p.begin().poly(l+w*.17, t-high+.4, l+w*.36, t-high+.4, l+w*.3, t, l, t), faint(white, .2))
	if !coarse {
		for _, k := range [...]float64{.45, .63, .8} {
			p.hair(.3, faint(ink, .45), l+w*k, t-high+.8, l+w*(k+.03), t-.4)
		}
	}
	p.stroke(p.begin().poly(l-.7, t+.3, l+w*.16, t-high, r-w*.16, t-high, r+.7, t+.3), stroke{color: ink, width: .75})
}

func gableHouse(p *pen, x, y, w float64, roof color.NRGBA, coarse bool) {
	wall, high, g := w*.34, w*.44, w*.44
	l, r, t := x-w/2, x+w/2, y-wall
	p.inked(p.begin().rect(l+g, t, w-g, wall), plasterShade, .65)
	p.inked(p.begin().poly(l, y, l, t, l+g/2, t-high, l+g, t, l+g, y), plaster, .65)
	p.inked(p.begin().poly(l+g/2, t-high, r-g*.3, t-high, r+.8, t+.4, l+g+.4, t+.4), roof, .75)
	p.hair(.9, ink, l-.7, t+.5, l+g/2, t-high, l+g+.5, t+.5)
	if coarse {
		return
	}
	for _, k := range [...]float64{.3, .55, .78} {
		p.hair(.3, faint(ink, .45), l+g*.62+(w-g)*k, t-high+.7, l+g+(w-g)*k, t-.3)
	}
	p.fill(p.begin().rect(l+g*.36, y-wall*.6, g*.3, wall*.6).ellipse(l+w*.74, y-wall*.5, w*.06, w*.07), ink2)
}
