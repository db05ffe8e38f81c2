// Package vassals holds the rules of Vassals, the tile-laying game, with its
// three expansions: what a tile is, where it fits, who may stand on it and
// what it scores. It draws nothing, keeps no clock and no randomness but the
// seed of a record.
package vassals

// Set says with which box a tile or a figure comes.
type Set uint8

// The base game and its expansions. A Sets value has the bit 1<<set.
const (
	Base Set = iota
	Fairs
	AllOrNothing
	Shadow
)

// Edges is a set of the four sides of a tile, as bits clockwise from the north.
type Edges uint8

// The sides of a tile, by compass.
const (
	N Edges = 1 << iota
	E
	S
	W
)

// HalfEdges is a set of the eight halves of a tile's sides, as bits clockwise
// from the eastern half of the north side. Fields reach half-edges, because a
// road that leaves a tile parts the field there.
type HalfEdges uint8

// The halves of a tile's sides, named as on a compass rose.
const (
	NNE HalfEdges = 1 << iota
	ENE
	ESE
	SSE
	SSW
	WSW
	WNW
	NNW
)

// Goods is a kind of ware that a city tile can show (Fairs & Crafts).
type Goods uint8

// The three kinds of goods.
const (
	NoGoods Goods = iota
	Wine
	Grain
	Cloth
)

// End says what stops a road inside a tile.
type End uint8

// What a road with a single edge stops at. A road that passes through its tile
// has NoEnd.
const (
	NoEnd End = iota
	AtCrossing
	AtCity
	AtCloister
	AtHouse
)

// City is one walled part of a tile.
type City struct {
	Edges     Edges // the sides it reaches, at least one
	Fountain  bool
	Cathedral bool
	Goods     Goods
}

// Road is one stretch of road on a tile.
type Road struct {
	Edges  Edges // one side, or the two that it joins
	EndsAt End   // set when Edges has one side
	Inn    bool
}

// Field is one stretch of meadow on a tile.
type Field struct {
	HalfEdges HalfEdges // none when walls close it in on the tile itself
	Cities    []int     // the Cities of the tile, by index, that it touches
}

// Tile is a kind of tile as printed, north up.
type Tile struct {
	Name     string // the name in records: lower-case words joined by hyphens
	Set      Set
	Count    int // how many of them are in the box, the start tile included
	Cities   []City
	Roads    []Road
	Fields   []Field
	Cloister bool
	Bridge   bool // two roads pass over one another without meeting
}

// Kind is a kind of tile: an index into Tiles.
type Kind uint8

// Rotation is a number of quarter turns clockwise, 0 to 3.
type Rotation uint8

// Turn gives the sides e after r quarter turns clockwise.
func (e Edges) Turn(r Rotation) Edges { return (e<<r | e>>(4-r)) & 15 }

// Turn gives the half-edges h after r quarter turns clockwise.
func (h HalfEdges) Turn(r Rotation) HalfEdges { return h<<(2*r) | h>>(8-2*r) }

// String gives the name of the tile in records.
func (k Kind) String() string { return Tiles[k].Name }
