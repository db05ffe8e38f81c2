package vassals

// Breakdown is a player's points of the whole game by kind.
type Breakdown struct {
	Road     int `json:"road"`
	City     int `json:"city"`
	Cloister int `json:"cloister"`
	Field    int `json:"field"`
	Goods    int `json:"goods"`
}

// Total adds them up.
func (b Breakdown) Total() int { return b.Road + b.City + b.Cloister + b.Field + b.Goods }

// Final is the outcome of a game: each player's points with the final scoring,
// and the players with the most.
type Final struct {
	Totals    []int
	Breakdown []Breakdown
	Winners   []int
}

// Final counts the game as if it ended now. Once it is over this is the final
// scoring.
func (s *State) Final() Final {
	total := s.count()
	f := Final{Totals: make([]int, s.setup.players), Breakdown: make([]Breakdown, s.setup.players)}
	best := 0
	for p := range s.setup.players {
		t := total[p]
		f.Breakdown[p] = Breakdown{Road: int(t[RoadPart]), City: int(t[CityPart]), Cloister: int(t[CloisterPart]), Field: int(t[FieldPart]), Goods: int(t[goodsPoints])}
		f.Totals[p] = f.Breakdown[p].Total()
		best = max(best, f.Totals[p])
	}
	for p, n := range f.Totals {
		if n == best {
			f.Winners = append(f.Winners, p)
		}
	}
	return f
}

// AppendTotals appends every player's points as if the game ended now.
func (s *State) AppendTotals(list []int) []int {
	total := s.count()
	for p := range s.setup.players {
		n := 0
		for _, k := range total[p] {
			n += int(k)
		}
		list = append(list, n)
	}
	return list
}

// count gives the points of all players with what the final scoring adds. Only
// features with figures pay, so the figures lead to all of them.
func (s *State) count() [maxPlayers]points {
	total := s.points
	for i, fig := range s.standing {
		root := s.find(fig.node)
		if s.met(i, root) {
			continue
		}
		f := &s.features[root]
		k := s.partOf(root).kind
		switch k {
		case FieldPart:
			s.countField(&total, root)
			continue
		case CloisterPart:
			give(&total, f.leaders(), k, int16(s.tiles[root/maxParts].near))
		default:
			give(&total, f.leaders(), k, int16(f.worth(k, false)))
		}
	}
	s.countGoods(&total)
	return total
}

// met reports whether a figure before the i-th stands on the same feature.
func (s *State) met(i int, root int16) bool {
	for _, fig := range s.standing[:i] {
		if s.find(fig.node) == root {
			return true
		}
	}
	return false
}

func give(total *[maxPlayers]points, leaders uint8, k PartKind, n int16) {
	for p := range total {
		if leaders>>p&1 != 0 {
			total[p][k] += n
		}
	}
}

// countField gives the leaders of a field 3 points for every completed city
// that it touches, 4 to those whose pig is there.
func (s *State) countField(total *[maxPlayers]points, root int16) {
	f := &s.features[root]
	leaders := f.leaders()
	n := int16(s.citiesAround(root))
	give(total, leaders&^f.pigs, FieldPart, 3*n)
	give(total, leaders&f.pigs, FieldPart, 4*n)
}

// citiesAround counts the completed cities that a field touches, each once.
func (s *State) citiesAround(field int16) int {
	var buf [64]int16
	seen := buf[:0]
	for n := field; ; {
		t := n / maxParts
		kd := &s.kinds[s.tiles[t].Kind]
	cities:
		for _, c := range Tiles[s.tiles[t].Kind].Fields[kd.parts[n%maxParts].index].Cities {
			root := s.find(nodeOf(int(t), uint8(c))) // cities are the first parts
			if s.features[root].open > 0 {
				continue
			}
			for _, r := range seen {
				if r == root {
					continue cities
				}
			}
			seen = append(seen, root)
		}
		if n = s.nodes[n].next; n == field {
			return len(seen)
		}
	}
}

// countGoods gives 10 points for the most of each kind of goods.
func (s *State) countGoods(total *[maxPlayers]points) {
	for g := Wine; g <= Cloth; g++ {
		var most int8
		for p := range s.setup.players {
			most = max(most, s.goods[p][g])
		}
		for p := range s.setup.players {
			if most > 0 && s.goods[p][g] == most {
				total[p][goodsPoints] += 10
			}
		}
	}
}
