package vassals

import "sync"

// Need is what the tiles about an empty spot ask of one that is to lie there:
// at each side a city, a road, a field, or nothing. The zero Need asks nothing.
type Need uint8

// Gaps counts the empty spots beside tiles.
func (s *State) Gaps() int { return len(s.frontier) }

// Gap gives what the empty spot i beside tiles needs. Any step changes their
// order.
func (s *State) Gap(i int) Need { return Need(s.frontier[i].need) }

// Ways gives the sides at which a city or road ends at the spot.
func (n Need) Ways() Edges {
	b := uint8(n) >> 1 & 0x55 // roadSide and citySide have the upper of their two bits
	return Edges(b&1 | b>>1&2 | b>>2&4 | b>>3&8)
}

// City reports whether a city ends at side d of the spot, 0 for the north.
func (n Need) City(d int) bool { return uint8(n)>>(2*d)&3 == citySide }

// Facing gives the city or road that ends at side d, 0 for the north, of the
// empty spot i; the spot must need one there.
func (s *State) Facing(i, d int) ID {
	n := int16(s.grid[s.frontier[i].cell+beside[d]].tile - 1)
	t := &s.tiles[n]
	return ID(s.find(nodeOf(int(n), s.kinds[t.Kind].lies[t.Rotation].edge[d^2])))
}

// AppendAround appends what the empty spots about a cloister need.
func (s *State) AppendAround(list []Need, cloister ID) []Need {
	at := s.tiles[cloister/maxParts].cell
	for y := int32(-side); y <= side; y += side {
		for x := int32(-1); x <= 1; x++ {
			switch c := s.grid[at+x+y]; {
			case c.gap > 0:
				list = append(list, Need(s.frontier[c.gap-1].need))
			case c.tile == 0:
				list = append(list, 0)
			}
		}
	}
	return list
}

// Filling is what a kind of tile can do on a spot with some need, in the best of
// the ways in which it fits there for each.
type Filling struct {
	Fits bool

	// Closes has the sides at which the city or road goes no further, because
	// all its edges on the tile meet other tiles.
	Closes Edges

	// Links has the pairs of sides, a bit each in the order of Pairs, at which
	// the same city or road ends.
	Links uint8
}

// Pairs are the pairs of sides.
var Pairs = [6][2]int{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}

// Fill gives what a tile of a kind can do on a spot.
func (n Need) Fill(k Kind) Filling { return fillings()[k][n] }

var fillings = sync.OnceValue(func() [][256]Filling {
	list := make([][256]Filling, len(Tiles))
	for k, kd := range kinds() {
		for need := range kd.fit {
			list[k][need] = kd.filling(uint8(need))
		}
	}
	return list
})

func (k *kind) filling(need uint8) (f Filling) {
	var met Edges
	for d := range beside {
		if need>>(2*d)&3 != anySide {
			met |= 1 << d
		}
	}
	for r := range Rotation(4) {
		if k.fit[need]>>r&1 == 0 {
			continue
		}
		f.Fits = true
		l := &k.lies[r]
		for d := range beside {
			if p := l.edge[d]; p != none && k.parts[p].edges.Turn(r)&^met == 0 {
				f.Closes |= 1 << d
			}
		}
		for i, d := range Pairs {
			if p := l.edge[d[0]]; p != none && p == l.edge[d[1]] {
				f.Links |= 1 << i
			}
		}
	}
	return f
}
