package art

import "image/color"

// stop is a colour at a place from 0 to 1 of a gradient.
type stop struct {
	at    float64
	color color.NRGBA
}

// linear is a gradient from one point to another, for pen.shade.
func linear(from, to point, stops ...stop) func(point) color.NRGBA {
	d := to.sub(from)
	k := 1 / (d.x*d.x + d.y*d.y)
	return func(p point) color.NRGBA {
		v := p.sub(from)
		return pick((v.x*d.x+v.y*d.y)*k, stops)
	}
}

// radial is a gradient from the middle to the distance r, for pen.shade.
func radial(middle point, r float64, stops ...stop) func(point) color.NRGBA {
	return func(p point) color.NRGBA { return pick(p.sub(middle).length()/r, stops) }
}

// pick is the colour at t, between the two stops that surround it.
func pick(t float64, stops []stop) color.NRGBA {
	if t <= stops[0].at {
		return stops[0].color
	}
	for i := 1; i < len(stops); i++ {
		if a, b := stops[i-1], stops[i]; t < b.at {
			return blend(a.color, b.color, (t-a.at)/(b.at-a.at))
		}
	}
	return stops[len(stops)-1].color
}
