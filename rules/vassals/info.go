package vassals

// Feature is what can be known of a road, city, field or cloister on the map.
type Feature struct {
	Kind       PartKind
	Parts      []TilePart // all its parts
	Tiles      int        // different tiles; of a cloister the filled ones of its nine spots
	Open       int        // sides of a road or city that no tile lies at; empty spots round a cloister
	Complete   bool       // fields never are
	Fountains  int
	Inns       int
	Cathedrals int
	Goods      [4]int // by kind
	Figures    []Standing
	Strength   []int // what each player counts for the majority
	Leaders    []int // the players who would score
	Cities     int   // of a field: the completed cities that it touches

	// Now is what it would pay each leader if the game ended now, without what
	// a pig adds; Finished what it would pay complete as it is.
	Now, Finished int
}

// FeatureAt tells of the feature that a part of a tile belongs to; ok is false
// when there is no such part.
func (s *State) FeatureAt(at Spot, p Part) (info Feature, ok bool) {
	node, ok := s.node(at, p)
	if !ok {
		return Feature{}, false
	}
	root := s.find(node)
	f := &s.features[root]
	info = Feature{Kind: p.Kind, Parts: s.parts(root), Tiles: int(f.tiles), Open: int(f.open),
		Fountains: int(f.fountains), Inns: int(f.inns), Cathedrals: int(f.cathedrals)}
	for g, n := range f.goods {
		info.Goods[g] = int(n)
	}
	leaders := f.leaders()
	for p := range s.setup.players {
		info.Strength = append(info.Strength, int(f.strength[p]))
		if leaders>>p&1 != 0 {
			info.Leaders = append(info.Leaders, p)
		}
	}
	for _, fig := range s.standing {
		if s.find(fig.node) == root {
			info.Figures = append(info.Figures, s.show(fig))
		}
	}
	switch p.Kind {
	case FieldPart:
		info.Open = 0
		info.Cities = s.citiesAround(root)
		info.Now = 3 * info.Cities
		info.Finished = info.Now
		info.Tiles = countTiles(info.Parts)
	case CloisterPart:
		near := int(s.tiles[root/maxParts].near)
		info.Tiles, info.Open, info.Complete = near, 9-near, near == 9
		info.Now, info.Finished = near, 9
	default:
		info.Complete = f.open == 0
		info.Now, info.Finished = f.worth(p.Kind, info.Complete), f.worth(p.Kind, true)
	}
	return info, true
}

func countTiles(parts []TilePart) int {
	seen := map[Spot]bool{}
	for _, p := range parts {
		seen[p.Spot] = true
	}
	return len(seen)
}

// node gives the node of a part of the tile on a spot.
func (s *State) node(at Spot, p Part) (int16, bool) {
	n, ok := s.tileAt(at)
	if !ok {
		return 0, false
	}
	for i, q := range s.kinds[s.tiles[n].Kind].parts {
		if q.kind == p.Kind && q.index == p.Index {
			return nodeOf(n, uint8(i)), true
		}
	}
	return 0, false
}

// Bounds is the smallest box of spots round all tiles, its corners included.
type Bounds struct{ MinX, MinY, MaxX, MaxY int }

// Bounds gives the box of all tiles on the map.
func (s *State) Bounds() Bounds {
	first := s.Tile(0).Spot
	b := Bounds{first.X, first.Y, first.X, first.Y}
	for i := 1; i < len(s.tiles); i++ {
		at := s.spot(s.tiles[i].cell)
		b.MinX, b.MaxX = min(b.MinX, at.X), max(b.MaxX, at.X)
		b.MinY, b.MaxY = min(b.MinY, at.Y), max(b.MaxY, at.Y)
	}
	return b
}
