package art

import "vassals/rules/vassals"

// TileSpot is where the foot of a figure on a part stands, in hundredths of
// the tile's side from the upper left corner of the tile as it lies. It is the
// same for all variants, which leave that place free. It panics when the tile
// has no such part.
func TileSpot(kind vassals.Kind, turn vassals.Rotation, part vassals.Part) (x, y float64) {
	l := planOf(kind, turn)
	p := l.monk
	switch part.Kind {
	case vassals.CityPart:
		p = l.cities[part.Index].spot
	case vassals.RoadPart:
		p = l.roads[part.Index].spot
	case vassals.FieldPart:
		p = l.fields[part.Index].spot
	}
	return p.x, p.y
}
