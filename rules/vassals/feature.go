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
	for i := range f.goods {
		f.goods[i] += g.goods[i]
	}
	if g.figures == 0 {
		return
	}
	f.figures += g.figures
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

// node is a part of a tile on the map; its index is the number of the tile times
// maxParts plus the number of the part. The nodes of one feature all know its
// root, the one that has the feature, and are a ring.
type node struct {
	root int16
	next int16
	size int16 // of a root: how many nodes the feature has
}

func nodeOf(tile int, part uint8) int16 { return int16(tile*maxParts + int(part)) }

func (s *State) find(n int16) int16 { return s.nodes[n].root }

// partOf gives what a node is.
func (s *State) partOf(n int16) *part {
	return &s.kinds[s.tiles[n/maxParts].Kind].parts[n%maxParts]
}

// join makes the features of two touching parts one. closes is how many open
// sides go where they touch: of a city or road two, of a field none.
func (s *State) join(a, b, closes int16) {
	a, b = s.find(a), s.find(b)
	if a == b {
		if closes > 0 {
			s.touch(a)
			s.features[a].open -= closes
		}
		return
	}
	if s.nodes[a].size < s.nodes[b].size {
		a, b = b, a
	}
	f := &s.features[a]
	s.changes = append(s.changes, change{op: opJoin, a: a, b: b, old: *f})
	if closes > 0 {
		f.tiles -= s.shared(a, b)
	}
	f.open -= closes
	f.add(&s.features[b])
	s.nodes[a].size += s.nodes[b].size
	s.label(b, a)
	s.nodes[a].next, s.nodes[b].next = s.nodes[b].next, s.nodes[a].next
}

// part takes the nodes of b out of a again.
func (s *State) part(a, b int16) {
	s.nodes[a].next, s.nodes[b].next = s.nodes[b].next, s.nodes[a].next
	s.label(b, b)
	s.nodes[a].size -= s.nodes[b].size
}

// label gives all nodes in the ring of n a root.
func (s *State) label(n, root int16) {
	for i := n; ; {
		nd := &s.nodes[i]
		nd.root = root
		if i = nd.next; i == n {
			return
		}
	}
}

// shared counts the tiles that lie in both of two cities or roads, b the
// smaller: a tile counts once, even where two of its parts meet again.
func (s *State) shared(a, b int16) (n int16) {
	for i := b; ; {
		t := i / maxParts
		if k := &s.kinds[s.tiles[t].Kind]; k.twice && s.firstOf(k, i) && s.onTile(k, t, a) {
			n++
		}
		if i = s.nodes[i].next; i == b {
			return n
		}
	}
}

// onTile reports whether a part of a tile belongs to the city or road with that
// root.
func (s *State) onTile(k *kind, t, root int16) bool {
	for p := range k.ways {
		if s.find(nodeOf(int(t), p)) == root {
			return true
		}
	}
	return false
}

// firstOf reports whether a node is the first part of its tile in its feature.
func (s *State) firstOf(k *kind, n int16) bool {
	for m := n - n%maxParts; m < n; m++ {
		if s.find(m) == s.find(n) {
			return false
		}
	}
	return true
}

// touch keeps a feature as it is for Back.
func (s *State) touch(root int16) {
	s.changes = append(s.changes, change{op: opFeature, a: root, old: s.features[root]})
}
