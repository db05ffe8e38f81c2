package art

import "vassals/rules/vassals"

// layStreets leads a street from each gate, and from the middle of a city
// without one, to the square where a figure would stand.
func (l *plan) layStreets() {
	for i := range l.cities {
		c := &l.cities[i]
		if len(sides(c.Edges)) < 2 {
			continue
		}
		square := c.square.point
		for _, g := range l.gates() {
			if g.city == i {
				a := g.foot.along(g.dir, 4)
				m := a.to(square, .5).along(g.dir, 3)
				c.street = append(c.street, polyline{a}.cubicTo(a.along(g.dir, 8), m, square, 12))
			}
		}
	}
}

// gate is where a road passes a wall.
type gate struct {
	city int
	foot point // the middle of the gate on the ground
	dir  point // into the city
}

// gates lists the gates of all roads and stubs.
func (l *plan) gates() []gate {
	var out []gate
	add := func(line polyline) {
		n := len(line) - 1
		e := line[n]
		d := e.sub(line[max(0, n-4)]).unit()
		foot := e.along(d, 1.5)
		out = append(out, gate{max(l.grid.cityAt(e.along(d, 3)), 0), foot, d})
	}
	for _, r := range l.roads {
		if r.EndsAt == vassals.AtCity {
			add(r.line)
		}
	}
	for _, s := range l.stubs {
		add(s)
	}
	return out
}
