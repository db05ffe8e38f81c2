package art

import (
	"math"

	"vassals/rules/vassals"
)

// PartAt gives the part of a tile that a finger at x, y means, in hundredths of
// the tile's side from the upper left corner of the tile as it lies. Roads are
// wider to the finger than to the eye, and what nobody can claim counts as what
// lies next to it. ok is false outside the tile.
func PartAt(kind vassals.Kind, turn vassals.Rotation, x, y float64) (part vassals.Part, ok bool) {
	p := point{x, y}
	if !(p.border() >= 0) {
		return part, false
	}
	l := planOf(kind, turn)
	if part, ok := l.standingAt(p); ok {
		return part, true
	}
	if l.cloister && garden.around(p) {
		return vassals.Part{Kind: vassals.CloisterPart}, true
	}
	for i, c := range l.cities {
		if c.outline.around(p) {
			return vassals.Part{Kind: vassals.CityPart, Index: uint8(i)}, true
		}
	}
	if i := l.roadNear(p); i >= 0 {
		return vassals.Part{Kind: vassals.RoadPart, Index: uint8(i)}, true
	}
	return l.groundAt(p)
}

// standingAt gives the part on which a figure stands whose foot is at p, or
// nearly.
func (l *plan) standingAt(p point) (vassals.Part, bool) {
	const near = 5 // less than half of what is between two figures
	at := func(q point) bool { return p.sub(q).length() < near }
	if l.cloister && at(l.monk) {
		return vassals.Part{Kind: vassals.CloisterPart}, true
	}
	for i, c := range l.cities {
		if at(c.spot) {
			return vassals.Part{Kind: vassals.CityPart, Index: uint8(i)}, true
		}
	}
	for i, r := range l.roads {
		if at(r.spot) {
			return vassals.Part{Kind: vassals.RoadPart, Index: uint8(i)}, true
		}
	}
	for i, f := range l.fields {
		if at(f.spot) {
			return vassals.Part{Kind: vassals.FieldPart, Index: uint8(i)}, true
		}
	}
	return vassals.Part{}, false
}

// roadNear gives the road that a finger at p touches, or -1.
func (l *plan) roadNear(p point) int {
	const wide = 9 // from the middle of the road
	best, least := -1, float64(wide)
	for i, r := range l.roads {
		if d := r.line.distance(p); d < least {
			best, least = i, d
		}
	}
	return best
}

// groundAt gives the field at p or, where there is none, the field or city
// nearest to it.
func (l *plan) groundAt(p point) (part vassals.Part, ok bool) {
	least := math.Inf(1)
	for i := range cells * cells {
		d := p.sub(middle(i)).length()
		if d >= least {
			continue
		}
		switch {
		case l.grid.fld[i] >= 0:
			part = vassals.Part{Kind: vassals.FieldPart, Index: uint8(l.grid.fld[i])}
		case l.grid.city[i] >= 0:
			part = vassals.Part{Kind: vassals.CityPart, Index: uint8(l.grid.city[i])}
		default:
			continue
		}
		least, ok = d, true
	}
	return part, ok
}
