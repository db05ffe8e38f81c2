package art

import "math"

// streetWidth is the width of a street with its gutters.
const streetWidth = 5

// layStreets leads a street to the square, where a figure would stand, from
// every gate and from the middle of every side that the city reaches: there
// the neighbour's street goes on.
func (l *plan) layStreets() {
	for i := range l.cities {
		c := &l.cities[i]
		if c.nave == nil {
			l.layStreetsTo(i, c.square.point)
		} else {
			l.layStreetsTo(i, point{c.nave.x - 7, c.nave.y + 6})
		}
	}
}

func (l *plan) layStreetsTo(i int, square point) {
	c := &l.cities[i]
	for s := range side(4) {
		if !(s - side(l.turn)).in(c.Edges) {
			continue
		}
		a, in := s.middle(), s.inward()
		b := a.along(in, straightEnd)
		street := polyline{a.along(in, -3), b}
		k := min(square.sub(b).length()*.5, 14)
		street = street.cubicTo(b.along(in, k), square.along(b.sub(square).unit(), k), square, 16)
		c.street = append(c.street, street.resample(1.5))
	}
	for _, g := range l.gates {
		if g.city == i {
			a := g.foot.along(g.dir, 4)
			street := polyline{a}.cubicTo(a.along(g.dir, 8), a.to(square, .5).along(g.dir, 3), square, 12)
			c.street = append(c.street, street.resample(1.5))
		}
	}
}

// inStreet reports whether a street of city i enters a box.
func (l *plan) inStreet(i int, b box) bool {
	for _, s := range l.cities[i].street {
		for _, p := range s {
			if b.around(p) {
				return true
			}
		}
	}
	return false
}

// pave paints the streets and the square of a city.
func (t *tilePainter) pave(c *cityPlan) {
	paved, gutter := blend(groundColor, roadColor, .7), blend(groundColor, groundShade, .9)
	square := func(more float64) *path {
		q := t.begin()
		if c.nave != nil {
			return q.ellipse(c.nave.x-6, c.nave.y+5, 17+more, 6.5+more)
		}
		return q.ellipse(c.square.x, c.square.y, c.square.r*1.16+more, c.square.r*.76+more)
	}
	for _, s := range [...]stroke{{color: gutter, width: streetWidth, butt: true}, {color: paved, width: streetWidth - 1.2, butt: true}} {
		q := t.begin()
		for _, l := range c.street {
			q.through(l)
		}
		t.stroke(q, s)
		t.fill(square((s.width-streetWidth+1.2)/2), s.color)
	}
	if t.coarse {
		return
	}
	cobble := stroke{color: faint(groundShade, .9), width: .5}
	for _, l := range c.street {
		for i := 3; i < len(l)-1; i++ {
			n := l.normal(i)
			for range 2 {
				p := l[i].along(n, t.between(-1.5, 1.5))
				if p.border() < 6 || !t.chance(.45) {
					continue
				}
				t.stroke(t.begin().move(p.x-.6, p.y).quad(p.x, p.y-.6, p.x+.6, p.y), cobble)
			}
		}
	}
	if c.nave == nil {
		s := c.square
		for range 14 {
			a, r := t.between(0, 6.3), t.between(.3, .95)
			p := point{s.x + math.Cos(a)*r*s.r, s.y + math.Sin(a)*r*s.r*.66}
			t.stroke(t.begin().move(p.x-.7, p.y).quad(p.x, p.y-.7, p.x+.7, p.y), cobble)
		}
	}
}
