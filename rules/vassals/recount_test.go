package vassals_test

import (
	"vassals/rules/vassals"
)

// This file counts a whole map anew by flood fill, from nothing but the tiles
// that lie on it, the figures that stand on it and the table of tiles. It is
// slow and plain on purpose and shares no code with the engine, so that the two
// can check one another.

// spot is a square of the map: x grows to the east, y to the south.
type spot struct{ x, y int }

// lying is a tile on the map, turned clockwise by turns quarters.
type lying struct {
	at    spot
	tile  vassals.Kind
	turns int
}

// What a feature, or a part of one on a tile, is: the words of records.
const (
	road     = "road"
	city     = "city"
	cloister = "cloister"
	field    = "field"
)

// part is one road, city or field of one tile, by its index in the table, or
// the tile's cloister.
type part struct {
	at    spot
	kind  string
	index int
}

// piece is a figure that stands on the map.
type piece struct {
	player int
	kind   string // vassal, double, builder, pig or shadow
	on     part
}

// table is what lies and stands on the table: all that a recount reads.
type table struct {
	tiles  []lying // in order of placing
	pieces []piece
	where  map[spot]int // index into tiles
}

// feature is a road, city, cloister or field as the whole map shows it.
type feature struct {
	kind   string
	parts  []part
	spots  map[spot]bool // the tiles it uses, each once
	open   int           // edges (half-edges, empty neighbours) that lead to empty spots
	pieces []piece

	fountains, inns, cathedrals int
	goods                       [4]int // by vassals.Goods
	cities                      map[*feature]bool
}

// complete says whether f can score during the game. Fields never can.
func (f *feature) complete() bool { return f.kind != field && f.open == 0 }

// count is the map cut into features.
type count struct {
	features []*feature // in the order of the tiles and their parts
	of       map[part]*feature
}

// The four sides of a square by number, clockwise from the north, and the eight
// halves of its sides, clockwise from the eastern half of the north side.
var (
	sideNames = [4]string{"N", "E", "S", "W"}
	halfNames = [8]string{"NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"}
	sideOf    = [8]int{0, 1, 1, 2, 2, 3, 3, 0}
	opposite  = [4]int{2, 3, 0, 1}
	mirrored  = [8]int{3, 6, 5, 0, 7, 2, 1, 4} // the half that a half lies against
)

// next is the spot beyond a side.
func (s spot) next(side int) spot {
	switch side {
	case 0:
		return spot{s.x, s.y - 1}
	case 1:
		return spot{s.x + 1, s.y}
	case 2:
		return spot{s.x, s.y + 1}
	}
	return spot{s.x - 1, s.y}
}

// around lists the eight spots that surround s.
func (s spot) around() []spot {
	var all []spot
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if dx != 0 || dy != 0 {
				all = append(all, spot{s.x + dx, s.y + dy})
			}
		}
	}
	return all
}

// sidesOf lists the sides in a set of edges after a turn, clockwise from N.
func sidesOf(edges vassals.Edges, turns int) []int {
	var sides []int
	for side := range 4 {
		before := (side - turns + 4) % 4
		if edges&(1<<before) != 0 {
			sides = append(sides, side)
		}
	}
	return sides
}

// halvesOf lists the halves in a set of half-edges after a turn, clockwise from NNE.
func halvesOf(halves vassals.HalfEdges, turns int) []int {
	var list []int
	for half := range 8 {
		before := (half - 2*turns + 8) % 8
		if halves&(1<<before) != 0 {
			list = append(list, half)
		}
	}
	return list
}

func (t *table) add(l lying) {
	if t.where == nil {
		t.where = make(map[spot]int)
	}
	t.where[l.at] = len(t.tiles)
	t.tiles = append(t.tiles, l)
}

// at gives the tile on a spot.
func (t *table) at(s spot) (lying, bool) {
	i, ok := t.where[s]
	if !ok {
		return lying{}, false
	}
	return t.tiles[i], true
}

// parts lists the parts of a lying tile: cities, roads, fields, the cloister.
func (l lying) parts() []part {
	tile := &vassals.Tiles[l.tile]
	var all []part
	for i := range tile.Cities {
		all = append(all, part{l.at, city, i})
	}
	for i := range tile.Roads {
		all = append(all, part{l.at, road, i})
	}
	for i := range tile.Fields {
		all = append(all, part{l.at, field, i})
	}
	if tile.Cloister {
		all = append(all, part{l.at, cloister, 0})
	}
	return all
}

// exits lists the sides, for fields the halves, by which a part leaves its tile.
func (l lying) exits(p part) []int {
	tile := &vassals.Tiles[l.tile]
	switch p.kind {
	case city:
		return sidesOf(tile.Cities[p.index].Edges, l.turns)
	case road:
		return sidesOf(tile.Roads[p.index].Edges, l.turns)
	case field:
		return halvesOf(tile.Fields[p.index].HalfEdges, l.turns)
	}
	return nil
}

// partAt gives the part of a kind that leaves the tile by an exit.
func (l lying) partAt(kind string, exit int) (part, bool) {
	tile := &vassals.Tiles[l.tile]
	side, half := (exit-l.turns+4)%4, (exit-2*l.turns+8)%8 // as the tile is printed
	switch kind {
	case city:
		for i, c := range tile.Cities {
			if c.Edges>>side&1 != 0 {
				return part{l.at, city, i}, true
			}
		}
	case road:
		for i, r := range tile.Roads {
			if r.Edges>>side&1 != 0 {
				return part{l.at, road, i}, true
			}
		}
	case field:
		for i, f := range tile.Fields {
			if f.HalfEdges>>half&1 != 0 {
				return part{l.at, field, i}, true
			}
		}
	}
	return part{}, false
}

// recount cuts the map into its features.
func recount(t *table) *count {
	c := &count{of: make(map[part]*feature)}
	for _, l := range t.tiles {
		for _, p := range l.parts() {
			if c.of[p] == nil {
				c.features = append(c.features, c.flood(t, p))
			}
		}
	}
	for _, p := range t.pieces {
		f := c.of[p.on]
		f.pieces = append(f.pieces, p)
	}
	for _, f := range c.features {
		if f.kind == field {
			c.meetCities(t, f)
		}
	}
	return c
}

// flood collects the feature of one part.
func (c *count) flood(t *table, first part) *feature {
	f := &feature{kind: first.kind, spots: make(map[spot]bool)}
	c.of[first] = f
	for todo := []part{first}; len(todo) > 0; {
		p := todo[0]
		todo = todo[1:]
		f.parts = append(f.parts, p)
		f.spots[p.at] = true
		l, _ := t.at(p.at)
		f.decorate(l, p)
		if p.kind == cloister {
			for _, s := range p.at.around() {
				if _, ok := t.at(s); !ok {
					f.open++
				}
			}
		}
		for _, exit := range l.exits(p) {
			side, facing := exit, 0
			if p.kind == field {
				side, facing = sideOf[exit], mirrored[exit]
			} else {
				facing = opposite[exit]
			}
			beyond, ok := t.at(p.at.next(side))
			if !ok {
				f.open++
				continue
			}
			q, ok := beyond.partAt(p.kind, facing)
			if !ok {
				panic("recount: the edges of the map do not match")
			}
			if c.of[q] == nil {
				c.of[q] = f
				todo = append(todo, q)
			}
		}
	}
	return f
}

// decorate adds what a part shows.
func (f *feature) decorate(l lying, p part) {
	tile := &vassals.Tiles[l.tile]
	switch p.kind {
	case city:
		c := tile.Cities[p.index]
		if c.Fountain {
			f.fountains++
		}
		if c.Cathedral {
			f.cathedrals++
		}
		if c.Goods != vassals.NoGoods {
			f.goods[c.Goods]++
		}
	case road:
		if tile.Roads[p.index].Inn {
			f.inns++
		}
	}
}

// meetCities lists the cities that a field touches, finished or not.
func (c *count) meetCities(t *table, f *feature) {
	f.cities = make(map[*feature]bool)
	for _, p := range f.parts {
		l, _ := t.at(p.at)
		for _, i := range vassals.Tiles[l.tile].Fields[p.index].Cities {
			f.cities[c.of[part{p.at, city, i}]] = true
		}
	}
}

// edgeKind says what a side of a lying tile shows.
func (l lying) edgeKind(side int) string {
	if _, ok := l.partAt(city, side); ok {
		return city
	}
	if _, ok := l.partAt(road, side); ok {
		return road
	}
	return field
}

// fits says whether a tile may lie on its spot: the spot is empty, some side
// touches a tile, and every side that does shows the same as the tile there.
func (t *table) fits(l lying) bool {
	if _, ok := t.at(l.at); ok {
		return false
	}
	touching := false
	for side := range 4 {
		beyond, ok := t.at(l.at.next(side))
		if !ok {
			continue
		}
		touching = true
		if l.edgeKind(side) != beyond.edgeKind(opposite[side]) {
			return false
		}
	}
	return touching
}

// placements lists every spot and rotation at which a tile fits.
func (t *table) placements(k vassals.Kind) []lying {
	var all []lying
	seen := make(map[spot]bool)
	for _, l := range t.tiles {
		for side := range 4 {
			s := l.at.next(side)
			if seen[s] {
				continue
			}
			seen[s] = true
			for turns := range 4 {
				if try := (lying{s, k, turns}); t.fits(try) {
					all = append(all, try)
				}
			}
		}
	}
	return all
}
