package vassals

// feature is a road, city, field or cloister, or as much of it as lies on the
// map. It is kept at the root of its parts.
type feature struct {
	tiles      int16 // different tiles; of a field: parts
	open       int16 // sides that no tile lies at yet; a city or road without any is complete
	fountains  int8
	inns       int8
	cathedrals int8
	figures    int8 // of all players and kinds
	goods      [4]int8
	strength   [maxPlayers]int8 // what each player counts for the majority
	builders   uint8            // the players whose builder is there, a bit each
	pigs       uint8
}

func (f *feature) add(g *feature) {
	f.tiles += g.tiles
	f.open += g.open
	f.fountains += g.fountains
	f.inns += g.inns
	f.cathedrals += g.cathedrals
	f.figures += g.figures
	for i := range f.goods {
		f.goods[i] += g.goods[i]
	}
	for i := range f.strength {
		f.strength[i] += g.strength[i]
	}
	f.builders |= g.builders
	f.pigs |= g.pigs
}

// leaders gives the players with the majority, a bit each: all who tie.
func (f *feature) leaders() (mask uint8) {
	var most int8
	for p, n := range f.strength {
		switch {
		case n > most:
			most, mask = n, 1<<p
		case n == most && n > 0:
			mask |= 1 << p
		}
	}
	return mask
}

// worth gives the points of a road or city as it stands: complete, or as
// counted at the end.
func (f *feature) worth(k PartKind, complete bool) int {
	n := int(f.tiles)
	switch {
	case k == RoadPart && f.inns > 0:
		if complete {
			return 2 * n
		}
		return 0
	case k == RoadPart:
		return n
	}
	n += int(f.fountains)
	switch {
	case f.cathedrals > 0 && complete:
		return 3 * n
	case f.cathedrals > 0:
		return 0
	case complete:
		return 2 * n
	}
	return n
}

// A node is a part of a tile on the map: the number of the tile times maxParts
// plus the number of the part. Nodes of one feature are a tree with the feature
// at its root, and a ring that lists them all.

func nodeOf(tile int, part uint8) int16 { return int16(tile*maxParts + int(part)) }

func (s *State) find(n int16) int16 {
	for s.parent[n] != n {
		n = s.parent[n]
	}
	return n
}

// kindOf gives what a node is.
func (s *State) partOf(n int16) *part {
	return &s.kinds[s.tiles[n/maxParts].Kind].parts[n%maxParts]
}

// join makes the features of two touching parts one. The side where they touch
// is open no more.
func (s *State) join(a, b int16, closes int16) {
	a, b = s.find(a), s.find(b)
	if a == b {
		if closes > 0 {
			s.touch(a)
			s.features[a].open -= closes
		}
		return
	}
	if s.size[a] < s.size[b] {
		a, b = b, a
	}
	shared := s.shared(a, b)
	s.changes = append(s.changes, change{op: opJoin, a: a, b: b, old: s.features[a]})
	s.parent[b] = a
	s.size[a] += s.size[b]
	s.next[a], s.next[b] = s.next[b], s.next[a]
	f := &s.features[a]
	f.add(&s.features[b])
	f.open -= closes
	f.tiles -= shared
}

// shared counts the tiles that lie in both of two cities or roads, b the
// smaller: a tile counts once, even where two of its parts meet again.
func (s *State) shared(a, b int16) (n int16) {
	if k := s.partOf(a).kind; k != CityPart && k != RoadPart {
		return 0
	}
	for i := b; ; {
		tile := i / maxParts
		if kd := &s.kinds[s.tiles[tile].Kind]; kd.twice && s.firstOn(kd, tile, i, b) {
			for p := range kd.parts {
				if kd.parts[p].kind == s.partOf(a).kind && s.find(nodeOf(int(tile), uint8(p))) == a {
					n++
					break
				}
			}
		}
		if i = s.next[i]; i == b {
			return n
		}
	}
}

// firstOn reports whether node i is the first part of its tile in the feature
// with root b.
func (s *State) firstOn(kd *kind, tile, i, b int16) bool {
	for p := int16(0); p < i%maxParts; p++ {
		if kd.parts[p].kind == kd.parts[i%maxParts].kind && s.find(tile*maxParts+p) == b {
			return false
		}
	}
	return true
}

// touch keeps a feature as it is for Back.
func (s *State) touch(root int16) {
	s.changes = append(s.changes, change{op: opFeature, a: root, old: s.features[root]})
}
