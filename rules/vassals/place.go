package vassals

// step in grid to the four sides, clockwise from the north, and to the eight
// spots around.
var (
	beside = [4]int32{-side, 1, side, -1}
	around = [8]int32{-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1}
)

// begin keeps what Back needs to undo a step.
func (s *State) begin() {
	s.past = append(s.past, mark{s.vars, int32(len(s.changes))})
}

// AppendPlacements appends every legal placement of the tile in hand; all four
// rotations are counted, even where they look alike.
func (s *State) AppendPlacements(list []Placement) []Placement {
	if s.step != StepPlace {
		return list
	}
	fit := &s.fit[s.Drawn()]
	for _, cell := range s.frontier {
		m := fit[s.need[cell]]
		if m == 0 {
			continue
		}
		at := s.spot(cell)
		for r := Rotation(0); m != 0; r, m = r+1, m>>1 {
			if m&1 != 0 {
				list = append(list, Placement{at, r})
			}
		}
	}
	return list
}

// Fits reports whether the tile in hand fits anywhere.
func (s *State) Fits() bool {
	fit := &s.fit[s.Drawn()]
	for _, cell := range s.frontier {
		if fit[s.need[cell]] != 0 {
			return true
		}
	}
	return false
}

// Legal reports whether the tile in hand may be placed so.
func (s *State) Legal(p Placement) bool {
	return s.step == StepPlace && s.fitsAt(s.Drawn(), p)
}

func (s *State) fitsAt(k Kind, p Placement) bool {
	cell, ok := s.cell(p.Spot)
	return ok && p.Rotation < 4 && s.where[cell] > 0 && s.fit[k][s.need[cell]]>>p.Rotation&1 != 0
}

// Place puts the tile in hand on the map. It must be Legal.
func (s *State) Place(p Placement) {
	cell, _ := s.cell(p.Spot)
	s.begin()
	s.put(s.Drawn(), cell, p.Rotation)
	s.claimed = [2]Claim{}
	s.extra = false
	if !s.second && s.Left() > 0 {
		s.extra = s.builderWorks()
	}
	s.step = StepFigure
}

// builderWorks reports whether the tile just placed became part of a road or
// city with the builder of the player to move.
func (s *State) builderWorks() bool {
	if !s.setup.sets[Fairs] {
		return false
	}
	i := len(s.tiles) - 1
	for p := range s.kinds[s.tiles[i].Kind].parts {
		if s.features[s.find(nodeOf(i, uint8(p)))].builders>>s.player&1 != 0 {
			return true
		}
	}
	return false
}

// Discard sets the tile in hand aside, which must fit nowhere; the same player
// draws another.
func (s *State) Discard() {
	s.begin()
	s.forget()
	s.aside++
	s.draw()
}

// put lays a tile and joins its parts with what lies beside it.
func (s *State) put(k Kind, cell int32, r Rotation) {
	kd := &s.kinds[k]
	n := len(s.tiles)
	s.tiles = append(s.tiles, tile{Kind: k, Rotation: r, cell: cell, near: 1})
	s.addNodes(n, kd)
	s.changes = append(s.changes, change{op: opPlace, a: s.where[cell] - 1})
	s.leaveFrontier(cell)
	s.grid[cell] = int16(n + 1)
	for _, d := range around {
		if g := s.grid[cell+d]; g > 0 {
			s.tiles[g-1].near++
			s.tiles[n].near++
		}
	}
	sign := kd.sign[r]
	for d := range 4 {
		next := cell + beside[d]
		back := (d + 2) & 3
		if g := int(s.grid[next]); g > 0 {
			s.meet(n, g-1, d)
			continue
		}
		s.need[next] |= sign >> (2 * d) & 3 << (2 * back)
		if s.where[next] == 0 {
			s.frontier = append(s.frontier, next)
			s.where[next] = int16(len(s.frontier))
		}
	}
}

func (s *State) addNodes(n int, kd *kind) {
	base := n * maxParts
	for len(s.parent) < base+maxParts {
		s.parent = append(s.parent, 0)
		s.next = append(s.next, 0)
		s.size = append(s.size, 0)
		s.features = append(s.features, feature{})
	}
	for i := range kd.parts {
		node := base + i
		s.parent[node], s.next[node], s.size[node] = int16(node), int16(node), 1
		s.features[node] = kd.parts[i].start
	}
}

// leaveFrontier takes a spot out of the frontier; the last one takes its place.
func (s *State) leaveFrontier(cell int32) {
	i := s.where[cell] - 1
	if i < 0 { // the first tile
		return
	}
	last := s.frontier[len(s.frontier)-1]
	s.frontier[i], s.where[last] = last, i+1
	s.frontier = s.frontier[:len(s.frontier)-1]
	s.where[cell] = 0
}

// meet joins the parts of tile n and of tile m, which lies at its side d.
func (s *State) meet(n, m, d int) {
	a, b := &s.tiles[n], &s.tiles[m]
	ka, kb := &s.kinds[a.Kind], &s.kinds[b.Kind]
	back := d + 2
	if p := ka.edge[(d-int(a.Rotation)+4)&3]; p != none {
		q := kb.edge[(back-int(b.Rotation)+4)&3]
		s.join(nodeOf(n, p), nodeOf(m, q), 2)
	}
	// The field on one's left of a side is the one on the other's right.
	for _, h := range [2][2]int{{2*d + 7, 2 * back}, {2 * d, 2*back + 7}} {
		if p := ka.half[(h[0]-2*int(a.Rotation)+16)&7]; p != none {
			q := kb.half[(h[1]-2*int(b.Rotation)+16)&7]
			s.join(nodeOf(n, p), nodeOf(m, q), 0)
		}
	}
}

// lift takes the last tile off again; was is where its spot stood in frontier.
func (s *State) lift(was int16) {
	n := len(s.tiles) - 1
	t := s.tiles[n]
	for d := 3; d >= 0; d-- {
		next := t.cell + beside[d]
		if s.grid[next] > 0 {
			continue
		}
		back := (d + 2) & 3
		s.need[next] &^= 3 << (2 * back)
		if s.need[next] == 0 { // it came with this tile, and is the last of those left
			s.frontier = s.frontier[:len(s.frontier)-1]
			s.where[next] = 0
		}
	}
	for _, d := range around {
		if g := s.grid[t.cell+d]; g > 0 {
			s.tiles[g-1].near--
		}
	}
	s.grid[t.cell] = 0
	if was >= 0 {
		if int(was) == len(s.frontier) {
			s.frontier = append(s.frontier, t.cell)
		} else {
			moved := s.frontier[was]
			s.frontier = append(s.frontier, moved)
			s.where[moved] = int16(len(s.frontier))
			s.frontier[was] = t.cell
		}
		s.where[t.cell] = was + 1
	}
	s.tiles = s.tiles[:n]
}
