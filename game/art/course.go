package art

import "vassals/rules/vassals"

// cityOf is the city that a road from side s ends at, or -1: the one that the
// fields on both sides of the road touch.
func cityOf(t *vassals.Tile, s side) int {
	a, b := beside(t, s)
	if a < 0 || b < 0 {
		return -1
	}
	for _, i := range t.Fields[a].Cities {
		for _, j := range t.Fields[b].Cities {
			if i == j {
				return i
			}
		}
	}
	return -1
}

// course is the line of road i of t, north up and without wobble. A road that
// ends at a city ends a little inside one of the outlines.
func course(t *vassals.Tile, i int, outlines []polyline) polyline {
	r := t.Roads[i]
	ss := sides(r.Edges)
	if len(ss) == 2 {
		return through(t, ss[0], ss[1])
	}
	s := ss[0]
	a, in := s.middle(), s.inward()
	switch r.EndsAt {
	case vassals.AtCity:
		return toCity(t, s, outlines)
	case vassals.AtHouse: // nearly across, as seen from the west and turned
		l := polyline{{0, 50}}
		l = l.cubicTo(point{30, 50}, point{66, 54}, housePlace, 40)
		l.turn(int(s) - 3)
		return l
	}
	c := centre(t)
	handle := point{a.x + (c.x-a.x)*.7, a.y + (c.y-a.y)*.75}
	return polyline{a}.cubicTo(a.along(in, 20), handle, c, 40)
}

// housePlace is where a road from the west ends at a house.
var housePlace = point{80, 57}

// centre is where the roads of t meet, north up.
func centre(t *vassals.Tile) point {
	c := point{50, 50}
	if t.Cloister {
		return point{50, 52}
	}
	if s, ok := onlyCap(t); ok {
		c = c.along(s.inward(), 10)
	}
	return c
}

// onlyCap reports whether t has a single city, on a single side, and which.
func onlyCap(t *vassals.Tile) (side, bool) {
	if len(t.Cities) != 1 {
		return 0, false
	}
	ss := sides(t.Cities[0].Edges)
	return ss[0], len(ss) == 1
}

// through is a road from the side a to the side b.
func through(t *vassals.Tile, a, b side) polyline {
	p, q := a.middle(), b.middle()
	if (b - a).norm() == 2 {
		if t.Bridge {
			return polyline{p}.cubicTo(p.along(a.inward(), 30), q.along(b.inward(), 30), q, 40)
		}
		m := centre(t)
		if _, ok := onlyCap(t); !ok {
			m = m.along(b.along(), 2)
		}
		d := q.sub(p).mul(.2)
		l := polyline{p}.cubicTo(p.along(a.inward(), 22), m.sub(d), m, 24)
		return l.cubicTo(m.add(d), q.along(b.inward(), 22), q, 24)
	}
	k := 30.0
	if len(t.Roads) == 2 {
		k = 24 // leave room for the other bend
	}
	for _, c := range t.Cities {
		if len(sides(c.Edges)) == 2 {
			k = 17 // leave room for a city in the opposite corner
		}
	}
	return polyline{p}.cubicTo(p.along(a.inward(), k), q.along(b.inward(), k), q, 40)
}

// toCity is a road from the side s up to the wall of its city.
func toCity(t *vassals.Tile, s side, outlines []polyline) polyline {
	i := max(cityOf(t, s), 0)
	a, aim := s.middle(), gateAim(t, i, s)
	c := point{a.x + (aim.x-a.x)*.55, a.y + (aim.y-a.y)*.55}
	l := polyline{a}.cubicTo(a.along(s.inward(), 16), c, aim, 60).resample(.7)
	for k, p := range l {
		if p.border() > 4 && outlines[i].around(p) {
			return l[:k+1]
		}
	}
	return l
}

// gateAim is a place inside city i at which a road from the side s aims. It is
// written for a city in the north or the north-west, and turned from there.
func gateAim(t *vassals.Tile, i int, s side) point {
	ss := sides(t.Cities[i].Edges)
	switch {
	case len(ss) == 1:
		p := point{50, 10}
		switch (s - ss[0]).norm() {
		case 1:
			p = point{64, 8}
		case 3:
			p = point{36, 8}
		}
		return p.turn(int(ss[0]))
	case len(ss) == 2 && (ss[1]-ss[0])&1 == 1: // a corner
		first := ss[1] + 1 // the first side of the gap, clockwise
		if ss[1]-ss[0] == 3 {
			first = ss[0] + 1
		}
		p := point{48, 40}
		switch {
		case tip(t, first+1):
			p = point{60, 48}
		case len(t.Cities) > 1:
			return point{40, 36}.turn(int(first - 1))
		}
		if (s - first).norm() == 1 {
			p = point{p.y, p.x}
		}
		return p.turn(int(first - 1))
	}
	return point{50, 50}
}

// stubs are short roads from a crossing to the cities that part two fields
// there without a road that one could claim.
func stubs(t *vassals.Tile, outlines []polyline) []polyline {
	crossing := false
	for _, r := range t.Roads {
		crossing = crossing || r.EndsAt == vassals.AtCrossing
	}
	if !crossing {
		return nil
	}
	var out []polyline
	for i, c := range t.Cities {
		ss := sides(c.Edges)
		if len(ss) != 1 {
			continue
		}
		s := ss[0]
		a, b := fieldAt(t, 2*int(s)+6), fieldAt(t, 2*int(s)+1)
		if a == b {
			continue
		}
		l := polyline{centre(t), s.middle().along(s.inward(), 8)}.resample(.7)
		for k, p := range l {
			if outlines[i].around(p) {
				l = l[:k+1]
				break
			}
		}
		out = append(out, l)
	}
	return out
}
