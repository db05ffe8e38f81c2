package vassals

import (
	"slices"
	"sync"
)

// none stands for a part that is not there.
const none = 0xFF

// maxParts is the most parts that a tile may have.
const maxParts = 10

// kind is a Tile prepared for play. Its parts are numbered: cities, roads,
// fields, the cloister.
type kind struct {
	parts  []part
	edge   [4]uint8 // the city or road at each side, north up; none in a field
	half   [8]uint8 // the field at each half-edge; none in a city
	center uint8    // the cloister, else the field that reaches no edge, else none
	sign   [4]uint8 // by rotation: what each side is, two bits a side from the north
	twice  bool     // has two cities or two roads, which may become one feature
}

// part is a part of a tile as it begins.
type part struct {
	kind   PartKind
	index  uint8
	edges  Edges
	halves HalfEdges
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
	k := kind{center: none, edge: [4]uint8{none, none, none, none}, twice: len(t.Cities) > 1 || len(t.Roads) > 1}
	for i := range k.half {
		k.half[i] = none
	}
	var sides [4]uint8
	add := func(p part, side uint8) {
		n := uint8(len(k.parts))
		for d := range 4 {
			if p.edges>>d&1 != 0 {
				k.edge[d], sides[d] = n, side
				p.start.open++
			}
		}
		for h := range 8 {
			if p.halves>>h&1 != 0 {
				k.half[h] = n
				if sides[((h+1)&7)/2] == anySide {
					sides[((h+1)&7)/2] = fieldSide
				}
			}
		}
		p.start.tiles = 1
		k.parts = append(k.parts, p)
	}
	for i, c := range t.Cities {
		p := part{kind: CityPart, index: uint8(i), edges: c.Edges}
		p.start.fountains = count(c.Fountain)
		p.start.cathedrals = count(c.Cathedral)
		p.start.goods[c.Goods] = count(c.Goods != NoGoods)
		add(p, citySide)
	}
	for i, r := range t.Roads {
		p := part{kind: RoadPart, index: uint8(i), edges: r.Edges}
		p.start.inns = count(r.Inn)
		add(p, roadSide)
	}
	for i, f := range t.Fields {
		if f.HalfEdges == 0 {
			k.center = uint8(len(k.parts))
		}
		add(part{kind: FieldPart, index: uint8(i), halves: f.HalfEdges}, fieldSide)
	}
	if t.Cloister {
		k.center = uint8(len(k.parts))
		add(part{kind: CloisterPart}, anySide)
	}
	for r := range 4 {
		for d := range 4 {
			k.sign[r] |= sides[(d-r+4)&3] << (2 * d)
		}
	}
	return k
}

func count(b bool) int8 {
	if b {
		return 1
	}
	return 0
}

// fitting gives, by kind and by what an empty spot asks of its four sides, the
// rotations that fit, a bit each.
var fitting = sync.OnceValue(func() [][256]uint8 {
	list := make([][256]uint8, len(Tiles))
	for k := range list {
		for need := range 256 {
			for r := range 4 {
				if fits(kinds()[k].sign[r], uint8(need)) {
					list[k][need] |= 1 << r
				}
			}
		}
	}
	return list
})

func fits(sign, need uint8) bool {
	for d := 0; d < 8; d += 2 {
		if n := need >> d & 3; n != anySide && n != sign>>d&3 {
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
