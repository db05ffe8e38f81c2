package vassals

// Figure is a kind of figure.
type Figure uint8

// The kinds of figures.
const (
	NoFigure     Figure = iota
	Vassal              // 1 for the majority
	Double              // 2 for the majority (All or Nothing)
	Builder             // 0; brings extra tiles (Fairs & Crafts)
	Pig                 // 0; makes a field richer (Fairs & Crafts)
	ShadowFigure        // 1; a second figure on the same tile (Shadow)
	figureKinds
)

var figureNames = [figureKinds]string{"none", "vassal", "double", "builder", "pig", "shadow"}

// String gives the name of the figure in records.
func (f Figure) String() string { return figureNames[f] }

// Strength is what the figure counts for the majority.
func (f Figure) Strength() int { return int(strengths[f]) }

var strengths = [figureKinds]int8{0, 1, 2, 0, 0, 1}

// Supply is how many figures of each kind a player has in hand.
type Supply [figureKinds]int8

// PartKind says what a part of a tile, or the feature that it belongs to, is.
type PartKind uint8

// The kinds of parts, in the order in which the parts of a tile are numbered.
const (
	CityPart PartKind = iota
	RoadPart
	FieldPart
	CloisterPart
)

var partNames = [...]string{"city", "road", "field", "cloister"}

// String gives "city", "road", "field" or "cloister".
func (k PartKind) String() string { return partNames[k] }

// Part names a part of a tile: the city, road or field with that index in its
// Tile, or the cloister.
type Part struct {
	Kind  PartKind
	Index uint8
}

// Place is how a record names a part of a tile as it lies on the map: a city or
// road by a side, a field by a half-edge, what reaches no edge by C.
type Place uint8

// The places, clockwise from the north; first the sides, then the half-edges.
const (
	PlaceN Place = iota
	PlaceE
	PlaceS
	PlaceW
	PlaceNNE
	PlaceENE
	PlaceESE
	PlaceSSE
	PlaceSSW
	PlaceWSW
	PlaceWNW
	PlaceNNW
	PlaceC
)

var placeNames = [...]string{"N", "E", "S", "W", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW", "C"}

// String gives the name of the place in records.
func (p Place) String() string { return placeNames[p] }

// at gives what is at a place of a tile that lies with rotation r, an index of
// its parts.
func (k *kind) at(p Place, r Rotation) (part uint8, ok bool) {
	switch {
	case p < PlaceNNE:
		part = k.lies[r].edge[p]
	case p < PlaceC:
		part = k.lies[r].half[p-PlaceNNE]
	default:
		part = k.center
	}
	return part, part != none
}

// PartAt gives the part at a place of a tile that lies with rotation r; ok is
// false when there is none.
func PartAt(k Kind, r Rotation, at Place) (part Part, ok bool) {
	kd := &kinds()[k]
	p, ok := kd.at(at, r)
	if !ok {
		return Part{}, false
	}
	return Part{kd.parts[p].kind, kd.parts[p].index}, true
}
