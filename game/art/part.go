package art

import "vassals/rules/vassals"

// PartKind is a kind of part of a tile.
type PartKind uint8

// The kinds of parts that a figure can stand on.
const (
	CityPart PartKind = iota
	RoadPart
	FieldPart
	CloisterPart
)

// Part is one part of a tile: the one with the given index in the Cities,
// Roads or Fields of its kind; a cloister has the index 0.
type Part struct {
	Kind  PartKind
	Index uint8
}

// TileSpot is where the foot of a figure on a part stands, in hundredths of
// the tile's side from the upper left corner of the tile as it lies. It is the
// same for all variants, which leave that place free. It panics when the tile
// has no such part.
func TileSpot(kind vassals.Kind, turn vassals.Rotation, part Part) (x, y float64) {
	l := planOf(kind, turn)
	p := l.monk
	switch part.Kind {
	case CityPart:
		p = l.cities[part.Index].spot
	case RoadPart:
		p = l.roads[part.Index].spot
	case FieldPart:
		p = l.fields[part.Index].spot
	}
	return p.x, p.y
}
