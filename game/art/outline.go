package art

import (
	"math"

	"vassals/rules/vassals"
)

// Every wall leaves the tile's corner at 40 degrees from its city's side and
// is straight for the first straightEnd units. That makes the cut of a wall on
// the border the same on every tile, so that wall ends meet exactly.
var (
	sin40 = math.Sin(40 * math.Pi / 180)
	cos40 = math.Cos(40 * math.Pi / 180)
)

const straightEnd = 9

// wallLine is the outer rim of a piece of city wall; the city is on the right.
type wallLine struct {
	polyline
	tip point // the corner of the tile at which the wall narrows to nothing
	has bool  // whether there is such a corner
}

// gap is a run of sides, clockwise, that a city does not reach.
type gap struct {
	first side
	count int // 1 to 3
}

func (g gap) last() side { return g.first + side(g.count) - 1 }

// out is a point on the straight end at the beginning of the gap's curve.
func (g gap) out(k float64) point {
	s := g.first - 1
	return g.first.start().along(s.along(), -cos40*k).along(s.inward(), sin40*k)
}

// in is a point on the straight end at the end of the gap's curve.
func (g gap) in(k float64) point {
	s := g.last() + 1
	return s.start().along(s.along(), cos40*k).along(s.inward(), sin40*k)
}

// curve joins the ends of the gap by two cubics that meet in m; b and c are
// the lengths of their handles at the corners and at m, and dir is the
// direction of the curve in m.
func (g gap) curve(b float64, m, dir point, c float64) polyline {
	l := polyline{g.first.start(), g.out(straightEnd)}
	l = l.cubicTo(g.out(b), m.along(dir, -c), m, 24)
	l = l.cubicTo(m.along(dir, c), g.in(b), g.in(straightEnd), 24)
	return append(l, (g.last() + 1).start())
}

// cityOutline is the outline of city i of t, north up, and its walls.
func cityOutline(t *vassals.Tile, i int, d *dice) (outline polyline, walls []wallLine) {
	edges := t.Cities[i].Edges
	start := side(-1)
	for s := side(0); s < 4; s++ {
		if s.in(edges) && !(s - 1).in(edges) {
			start = s
		}
	}
	if start < 0 {
		return polyline{{0, 0}, {100, 0}, {100, 100}, {0, 100}}, nil
	}
	for k := side(0); k < 4; {
		s := start + k
		if s.in(edges) {
			outline = append(outline, s.start())
			k++
			continue
		}
		g := gap{first: s.norm()}
		for k < 4 && !(start + k).in(edges) {
			g.count++
			k++
		}
		for _, w := range gapWalls(t, i, g, d) {
			outline = append(outline, w.polyline...)
			walls = append(walls, w)
		}
	}
	return outline, walls
}

// gapWalls gives the wall across a gap of a city: one, or two that meet in a tip.
func gapWalls(t *vassals.Tile, i int, g gap, d *dice) []wallLine {
	finish := func(l polyline) polyline {
		return l.resample(1.6).wobble(1, straightEnd, d).resample(1.6)
	}
	for s := g.first + 1; s <= g.last(); s++ {
		if tip(t, s) {
			a, b := tipCurves(g, s)
			at := s.start()
			return []wallLine{{finish(a), at, true}, {finish(b), at, true}}
		}
	}
	return []wallLine{{polyline: finish(gapCurve(t, i, g))}}
}

// gapCurve is the bold curve across a gap without a tip.
func gapCurve(t *vassals.Tile, i int, g gap) polyline {
	city, cities := t.Cities[i], len(t.Cities)
	switch g.count {
	case 3: // a cap on the one side of the city
		s := (g.last() + 1).norm()
		depth := 35.0
		if cities == 2 {
			depth = 28
		} else if cities > 2 {
			depth = 25
		}
		return g.curve(21, s.middle().along(s.inward(), depth), s.along().mul(-1), 27)
	case 2: // across a corner
		field := (g.first + 1).start()
		far := point{100 - field.x, 100 - field.y}
		depth := 50.0
		switch {
		case cities == 1 && hasBend(t):
			depth = 55
		case cities == 1:
			depth = 58
		case cities == 2 && len(sides(t.Cities[1-i].Edges)) == 2:
			depth = 43
		case cities == 3:
			depth = 45
		}
		across := g.first.start().sub((g.last() + 1).start()).mul(-.01)
		return g.curve(24, far.to(field, depth/100), across, 17)
	}
	depth, handle := 23.0, 26.0
	if len(sides(city.Edges)) == 3 {
		depth = 25
	}
	for j, other := range t.Cities {
		if j != i && g.first.in(other.Edges) {
			depth, handle = 45, 24 // a cap sits in the field
		}
	}
	m := g.first.middle().along(g.first.inward(), depth)
	return g.curve(19, m, g.first.along(), handle)
}

// tipCurves gives the two walls of a gap that meet in the corner where s
// begins. They are written for a gap that begins in the east and a tip in the
// south-east, and turned or mirrored from there.
func tipCurves(g gap, s side) (a, b polyline) {
	mirrored := s == g.first+2
	c := gap{first: 1, count: g.count}
	a = polyline{c.first.start(), c.out(straightEnd)}
	if g.count == 3 {
		a = a.cubicTo(c.out(22), point{70, 30}, point{78, 50}, 20)
		a = a.cubicTo(point{83, 64}, point{91.5, 85}, point{100, 100}, 20)
		b = polyline{{100, 100}}
		b = b.cubicTo(point{84, 90}, point{66, 78}, point{51, 58}, 20)
		b = b.cubicTo(point{42, 46}, c.in(34), c.in(straightEnd), 20)
	} else {
		a = a.cubicTo(c.out(22), point{71, 36}, point{74, 50}, 20)
		a = a.cubicTo(point{77, 66}, point{92, 84}, point{100, 100}, 20)
		b = polyline{{100, 100}}
		b = b.cubicTo(point{84, 92}, point{66, 77}, point{50, 74}, 20)
		b = b.cubicTo(point{36, 71}, c.in(22), c.in(straightEnd), 20)
	}
	b = append(b, (c.last() + 1).start())
	if mirrored {
		for _, l := range []polyline{a, b} {
			for i := range l {
				l[i].x = 100 - l[i].x
			}
		}
		a, b = b.reversed(), a.reversed()
	}
	a.turn(int(g.first - 1))
	b.turn(int(g.first - 1))
	return a, b
}

// hasBend reports whether a single road passes through the tile.
func hasBend(t *vassals.Tile) bool {
	return len(t.Roads) == 1 && len(sides(t.Roads[0].Edges)) == 2
}
