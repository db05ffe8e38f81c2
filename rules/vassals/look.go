package vassals

import "math/bits"

// What a search looks at, many thousand times a second: nothing here takes
// memory, and little takes time.

// ID names a feature on the map. It is good until the next step.
type ID int16

// MaxID is above all IDs of any game.
const MaxID = 1024

// Look is a look at a feature. It is good until the next step.
type Look struct{ f *feature }

// Look looks at a feature.
func (s *State) Look(id ID) Look { return Look{&s.features[id]} }

// KindOf tells what a feature is.
func (s *State) KindOf(id ID) PartKind { return s.partOf(int16(id)).kind }

// Tiles counts the tiles of a road or city, and the parts of a field.
func (l Look) Tiles() int { return int(l.f.tiles) }

// Open counts the sides of a road or city at which no tile lies.
func (l Look) Open() int { return int(l.f.open) }

// Fountains counts the fountains of a city.
func (l Look) Fountains() int { return int(l.f.fountains) }

// Inn reports whether a road has an inn.
func (l Look) Inn() bool { return l.f.inns > 0 }

// Cathedral reports whether a city has a cathedral.
func (l Look) Cathedral() bool { return l.f.cathedrals > 0 }

// Goods gives how many goods of each kind a city shows.
func (l Look) Goods() [4]int8 { return l.f.goods }

// Free reports whether no figure stands there.
func (l Look) Free() bool { return l.f.figures == 0 }

// Strength is what a player counts for the majority.
func (l Look) Strength(player int) int { return int(l.f.strength[player]) }

// Strengths is what each player counts for the majority.
func (l Look) Strengths() [maxPlayers]int8 { return l.f.strength }

// Leaders gives the players who would score, a bit each.
func (l Look) Leaders() uint8 { return l.f.leaders() }

// Builders gives the players whose builder is there, a bit each.
func (l Look) Builders() uint8 { return l.f.builders }

// Pigs gives the players whose pig is there, a bit each.
func (l Look) Pigs() uint8 { return l.f.pigs }

// Worth is what a road or city pays as it stands, complete or at the end.
func (l Look) Worth(k PartKind, complete bool) int { return l.f.worth(k, complete) }

// Near counts the tiles on the nine spots about a cloister.
func (s *State) Near(cloister ID) int { return int(s.tiles[cloister/maxParts].near) }

// Standings counts the figures on the map.
func (s *State) Standings() int { return len(s.standing) }

// StandingAt gives whose figure i is, and where it stands.
func (s *State) StandingAt(i int) (player int, fig Figure, id ID) {
	f := &s.standing[i]
	return int(f.player), f.figure, ID(s.nodes[f.node].root)
}

// ClaimID gives the feature that a claim is about, also when the move is
// finished.
func (s *State) ClaimID(c Claim) ID {
	n := len(s.tiles) - 1
	t := &s.tiles[n]
	p, _ := s.kinds[t.Kind].at(c.Place, t.Rotation)
	return ID(s.find(nodeOf(n, p)))
}

// OnLast reports whether a feature has a part on the tile placed last.
func (s *State) OnLast(id ID) bool {
	n := nodeOf(len(s.tiles)-1, 0)
	for p := range len(s.kinds[s.tiles[len(s.tiles)-1].Kind].parts) {
		if s.nodes[n+int16(p)].root == int16(id) {
			return true
		}
	}
	return false
}

// Wall is a part of a city that a field touches.
type Wall int16

// CityOf gives the city of a wall.
func (s *State) CityOf(w Wall) ID { return ID(s.nodes[w].root) }

// AppendWalls appends walls of all cities that a field touches, of each one or
// more.
func (s *State) AppendWalls(list []Wall, field ID) []Wall {
	for n := int16(field); ; {
		if m := s.partOf(n).cities; m != 0 {
			t := n &^ (maxParts - 1)
			for ; m != 0; m &= m - 1 {
				list = append(list, Wall(t+int16(bits.TrailingZeros8(m)))) // cities are the first parts
			}
		}
		if n = s.nodes[n].next; n == int16(field) {
			return list
		}
	}
}

// CountLeft counts the tiles still to be drawn by kind, without the one in hand,
// into n, which is as long as Tiles. It tells nothing of their order.
func (s *State) CountLeft(n []int) {
	clear(n)
	for i := int(s.drawn) + 1; i < len(s.setup.deck); i++ {
		n[s.setup.deck[i]]++
	}
}

// ExtraDue reports whether the tile just placed brings the builder's extra one.
func (s *State) ExtraDue() bool { return s.extra }
