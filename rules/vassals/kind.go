package vassals

import (
	"math/bits"
	"slices"
	"sync"
)

// none stands for a part that is not there.
const none = 0xFF

// maxParts is the most parts that a tile may have.
const maxParts = 8

// kind is a Tile prepared for play. Its parts are numbered: cities, roads,
// fields, the cloister.
type kind struct {
	parts    []part
	ways     uint8 // how many parts are cities or roads
	center   uint8 // the cloister, else the field that reaches no edge, else none
	cloister bool
	twice    bool       // has two cities or two roads, which may become one feature
	lies     [4]lie     // by rotation
	fit      [256]uint8 // by what an empty spot needs: the rotations that fit, a bit each
}

// lie is how a kind of tile lies on the map with one of its rotations.
type lie struct {
	edge  [4]uint8        // the city or road at each side; none in a field
	half  [8]uint8        // the field at each half-edge; none in a city
	first [maxParts]Place // the place by which each part is named: the first one clockwise
	sides uint8           // what each side is, two bits a side from the north
	needs [4]uint8        // what the spot at each side needs because of it
}

// part is a part of a tile as it begins.
type part struct {
	kind   PartKind
	index  uint8
	edges  Edges
	halves HalfEdges
	cities uint8   // of a field: the cities of the tile that it touches, a bit each
	start  feature // the feature that it is alone
}

// What a side of a tile can be, two bits.
const (
	anySide uint8 = iota
	fieldSide
	roadSide
	citySide
)

// kinds gives Tiles prepared for play.
var kinds = sync.OnceValue(func() []kind {
	list := make([]kind, len(Tiles))
	for i := range Tiles {
		list[i] = prepare(&Tiles[i])
	}
	return list
})

func prepare(t *Tile) kind {
	k := kind{center: none, cloister: t.Cloister, twice: len(t.Cities) > 1 || len(t.Roads) > 1}
	for i, c := range t.Cities {
		p := part{kind: CityPart, index: uint8(i), edges: c.Edges}
		p.start.fountains = count(c.Fountain)
		p.start.cathedrals = count(c.Cathedral)
		p.start.goods[c.Goods] = count(c.Goods != NoGoods)
		k.parts = append(k.parts, p)
	}
	for i, r := range t.Roads {
		p := part{kind: RoadPart, index: uint8(i), edges: r.Edges}
		p.start.inns = count(r.Inn)
		k.parts = append(k.parts, p)
	}
	k.ways = uint8(len(k.parts))
	for i, f := range t.Fields {
		if f.HalfEdges == 0 {
			k.center = uint8(len(k.parts))
		}
		p := part{kind: FieldPart, index: uint8(i), halves: f.HalfEdges}
		for _, c := range f.Cities {
			p.cities |= 1 << c // cities are the first parts
		}
		k.parts = append(k.parts, p)
	}
	if t.Cloister {
		k.center = uint8(len(k.parts))
		k.parts = append(k.parts, part{kind: CloisterPart})
	}
	for i := range k.parts {
		k.parts[i].start.tiles = 1
		k.parts[i].start.open = int16(bits.OnesCount8(uint8(k.parts[i].edges)))
	}
	for r := range k.lies {
		k.lies[r] = lay(k.parts, Rotation(r))
	}
	for need := range k.fit {
		for r := range k.lies {
			if fits(k.lies[r].sides, uint8(need)) {
				k.fit[need] |= 1 << r
			}
		}
	}
	return k
}

// lay turns the parts of a tile.
func lay(parts []part, r Rotation) lie {
	l := lie{edge: [4]uint8{none, none, none, none}}
	for h := range l.half {
		l.half[h] = none
	}
	var sides [4]uint8
	for i, p := range parts {
		edges, halves := p.edges.Turn(r), p.halves.Turn(r)
		for d := range sides {
			if edges>>d&1 != 0 {
				l.edge[d], sides[d] = uint8(i), citySide
				if p.kind == RoadPart {
					sides[d] = roadSide
				}
			}
		}
		for h := range l.half {
			if d := ((h + 1) & 7) / 2; halves>>h&1 != 0 {
				l.half[h] = uint8(i)
				sides[d] = max(sides[d], fieldSide) // a road goes between two fields
			}
		}
		l.first[i] = first(edges, halves)
	}
	for d, side := range sides {
		l.sides |= side << (2 * d)
		l.needs[d] = side << (2 * (d ^ 2))
	}
	return l
}

// first gives the first place clockwise of a part.
func first(edges Edges, halves HalfEdges) Place {
	switch {
	case edges != 0:
		return Place(bits.TrailingZeros8(uint8(edges)))
	case halves != 0:
		return PlaceNNE + Place(bits.TrailingZeros8(uint8(halves)))
	}
	return PlaceC
}

func count(b bool) int8 {
	if b {
		return 1
	}
	return 0
}

// fits reports whether sides are what a spot needs.
func fits(sides, need uint8) bool {
	for d := 0; d < 8; d += 2 {
		if n := need >> d & 3; n != anySide && n != sides>>d&3 {
			return false
		}
	}
	return true
}

// KindOf gives the kind of tile with a name.
func KindOf(name string) (Kind, bool) {
	i := slices.IndexFunc(Tiles, func(t Tile) bool { return t.Name == name })
	return Kind(max(i, 0)), i >= 0
}

// Alike reports whether a tile lies alike with the rotations a and b: nothing
// in the rules tells them apart.
func Alike(k Kind, a, b Rotation) bool {
	if a == b {
		return true
	}
	parts := kinds()[k].parts
	t := &Tiles[k]
	same := func(p, q part) bool {
		if p.kind != q.kind || p.edges.Turn(a) != q.edges.Turn(b) || p.halves.Turn(a) != q.halves.Turn(b) || p.start != q.start {
			return false
		}
		return p.kind != FieldPart || touched(t, p.index).Turn(a) == touched(t, q.index).Turn(b)
	}
	for _, p := range parts {
		if !slices.ContainsFunc(parts, func(q part) bool { return same(p, q) }) {
			return false
		}
	}
	return true
}

// touched gives the sides of the cities that a field of a tile touches.
func touched(t *Tile, field uint8) (edges Edges) {
	for _, c := range t.Fields[field].Cities {
		edges |= t.Cities[c].Edges
	}
	return edges
}

// Start is the kind of the tile that lies on the table at the beginning.
const Start = "cap-straight"
