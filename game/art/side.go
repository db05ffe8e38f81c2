package art

import "vassals/rules/vassals"

// side is a side of a tile, clockwise from the north: 0 to 3. Sums of sides
// and turns are taken modulo 4.
type side int

func (s side) norm() side              { return s & 3 }
func (s side) edge() vassals.Edges     { return 1 << s.norm() }
func (s side) in(e vassals.Edges) bool { return e&s.edge() != 0 }

// start is the corner where the side begins when one walks clockwise.
func (s side) start() point {
	return [...]point{{0, 0}, {100, 0}, {100, 100}, {0, 100}}[s.norm()]
}

// along is the direction in which one walks the side clockwise.
func (s side) along() point {
	return [...]point{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}[s.norm()]
}

// inward is the direction from the side into the tile.
func (s side) inward() point { return s.along().right() }

// middle is the middle of the side.
func (s side) middle() point { return s.start().along(s.along(), 50) }

// sides lists the sides in e.
func sides(e vassals.Edges) []side {
	var out []side
	for s := side(0); s < 4; s++ {
		if s.in(e) {
			out = append(out, s)
		}
	}
	return out
}

// fieldAt is the field of t at the half-edge with the given bit, counted
// modulo 8, or -1 for none.
func fieldAt(t *vassals.Tile, bit int) int {
	for i, f := range t.Fields {
		if f.HalfEdges>>(bit&7)&1 != 0 {
			return i
		}
	}
	return -1
}

// beside gives the fields on both sides of the middle of a side: first the one
// that a clockwise walk meets first.
func beside(t *vassals.Tile, s side) (before, after int) {
	return fieldAt(t, 2*int(s)+7), fieldAt(t, 2*int(s))
}

// tip reports whether a city's wall reaches the corner where s begins, though
// the city reaches neither side there: the field ends in that corner, and
// another begins, without a road between them.
func tip(t *vassals.Tile, s side) bool {
	a, b := fieldAt(t, 2*int(s)+6), fieldAt(t, 2*int(s)+7)
	return a >= 0 && b >= 0 && a != b
}
