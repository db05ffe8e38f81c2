package vassals

import "slices"

// beside holds the steps in grid to the four sides, clockwise from the north.
var beside = [4]int32{-side, 1, side, -1}

// touching reports whether two spots touch, be it by a corner, or are one.
func touching(a, b int32) bool {
	d := uint32(a - b + side + 1)
	return d%side <= 2 && d/side <= 2
}

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
	// Whether a tile fits is as hard to foresee for a processor as for a
	// player, so there are no branches here: the spots that do not fit and the
	// rotations too many are written over by the next ones.
	fit := &s.kinds[s.Drawn()].fit
	n := 0
	for _, g := range s.frontier {
		m := uint32(fit[g.need])
		s.fitting[n&(len(s.fitting)-1)] = uint32(g.cell)<<4 | m
		n += int((m + 15) >> 4) // 0 or 1
	}
	at := len(list)
	list = slices.Grow(list, 4*n)[:at+4*n]
	for _, f := range s.fitting[:n] {
		spot := s.spot(int32(f >> 4))
		r := &rotations[f&15]
		four := (*[4]Placement)(list[at:])
		four[0] = Placement{spot, r.list[0]}
		four[1] = Placement{spot, r.list[1]}
		four[2] = Placement{spot, r.list[2]}
		four[3] = Placement{spot, r.list[3]}
		at += r.n
	}
	return list[:at]
}

// rotations lists the rotations of a set of them.
var rotations = func() (sets [16]struct {
	n    int
	list [4]Rotation
}) {
	for set := range sets {
		for r := range Rotation(4) {
			if set>>r&1 != 0 {
				sets[set].list[sets[set].n] = r
				sets[set].n++
			}
		}
	}
	return sets
}()

// Fits reports whether the tile in hand fits anywhere.
func (s *State) Fits() bool {
	fit := &s.kinds[s.Drawn()].fit
	for _, g := range s.frontier {
		if fit[g.need] != 0 {
			return true
		}
	}
	return false
}

// Legal reports whether the tile in hand may be placed so.
func (s *State) Legal(p Placement) bool {
	return s.step == StepPlace && s.fitsAt(s.Drawn(), p)
}

// FitsAt reports whether a tile of kind k, turned some way, would fit on a spot
// as the map is now. It does on none that is filled or has no tile beside it.
func (s *State) FitsAt(k Kind, at Spot) bool {
	cell, ok := s.cell(at)
	if !ok || s.grid[cell].gap == 0 {
		return false
	}
	return s.kinds[k].fit[s.frontier[s.grid[cell].gap-1].need] != 0
}

// AppendDead appends the empty spots beside tiles that neither the tile in hand
// nor any of those still to be drawn fits, as the map is now.
func (s *State) AppendDead(list []Spot) []Spot {
	left := s.Remaining()
	if s.step == StepPlace {
		left[s.Drawn()]++
	}
	for _, g := range s.frontier {
		dead := true
		for k, n := range left {
			dead = dead && (n == 0 || s.kinds[k].fit[g.need] == 0)
		}
		if dead {
			list = append(list, s.spot(g.cell))
		}
	}
	return list
}

func (s *State) fitsAt(k Kind, p Placement) bool {
	cell, ok := s.cell(p.Spot)
	if !ok || p.Rotation > 3 || s.grid[cell].gap == 0 {
		return false
	}
	need := s.frontier[s.grid[cell].gap-1].need
	return s.kinds[k].fit[need]>>p.Rotation&1 != 0
}

// Place puts the tile in hand on the map. It must be Legal.
func (s *State) Place(p Placement) {
	cell, _ := s.cell(p.Spot)
	s.begin()
	s.claimed = [2]Claim{}
	s.full = false
	s.put(s.Drawn(), cell, p.Rotation)
	s.extra = !s.second && s.setup.sets[Fairs] && s.Left() > 0 && s.builderWorks()
	s.step = StepFigure
}

// builderWorks reports whether the tile just placed became part of a road or
// city with the builder of the player to move.
func (s *State) builderWorks() bool {
	n := len(s.tiles) - 1
	for p := range s.kinds[s.tiles[n].Kind].ways {
		if s.features[s.find(nodeOf(n, p))].builders>>s.player&1 != 0 {
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
func (s *State) put(k Kind, at int32, r Rotation) {
	kd := &s.kinds[k]
	n := len(s.tiles)
	s.tiles = append(s.tiles, tile{Kind: k, Rotation: r, cell: at})
	for i := range kd.parts {
		nd := nodeOf(n, uint8(i))
		s.nodes[nd] = node{root: nd, next: nd, size: 1}
		s.features[nd] = kd.parts[i].start
	}
	s.fill(at)
	s.grid[at].tile = int16(n + 1)
	l := &kd.lies[r]
	for d := range beside {
		next := at + beside[d]
		c := &s.grid[next]
		switch {
		case c.tile > 0:
			s.meet(n, l, int(c.tile)-1, d)
		case c.gap > 0:
			s.frontier[c.gap-1].need |= l.needs[d]
		default:
			s.frontier = append(s.frontier, gap{next, l.needs[d]})
			c.gap = int16(len(s.frontier))
		}
	}
	s.surround(n, kd.cloister)
}

// fill takes a spot out of the frontier; the last one takes its place.
func (s *State) fill(at int32) {
	c := change{op: opPlace, a: s.grid[at].gap - 1}
	if c.a >= 0 { // not the first tile
		c.need = s.frontier[c.a].need
		last := len(s.frontier) - 1
		s.frontier[c.a] = s.frontier[last]
		s.grid[s.frontier[c.a].cell].gap = c.a + 1
		s.frontier = s.frontier[:last]
		s.grid[at].gap = 0
	}
	s.changes = append(s.changes, c)
}

// meet joins the parts of tile n, which lies as l says, and of tile m at its
// side d.
func (s *State) meet(n int, l *lie, m, d int) {
	t := &s.tiles[m]
	o := &s.kinds[t.Kind].lies[t.Rotation]
	if p := l.edge[d]; p != none {
		s.join(nodeOf(n, p), nodeOf(m, o.edge[d^2]), 2)
	}
	// The half of a side to the right of its middle meets the half to the left
	// of the other tile's. Both halves are often one field.
	right, left := l.half[2*d], l.half[(2*d+7)&7]
	if right == none {
		return
	}
	otherLeft, otherRight := o.half[(2*(d^2)+7)&7], o.half[2*(d^2)]
	s.join(nodeOf(n, right), nodeOf(m, otherLeft), 0)
	if left != right || otherLeft != otherRight {
		s.join(nodeOf(n, left), nodeOf(m, otherRight), 0)
	}
}

// surround counts tile n for the cloisters that it touches, its own too.
func (s *State) surround(n int, cloister bool) {
	t := &s.tiles[n]
	if cloister {
		s.cloisters = append(s.cloisters, int16(n))
		for y := int32(-side); y <= side; y += side {
			for x := int32(-1); x <= 1; x++ {
				if x|y != 0 && s.grid[t.cell+x+y].tile > 0 {
					t.near++
				}
			}
		}
	}
	for _, c := range s.cloisters {
		if c := &s.tiles[c]; touching(c.cell, t.cell) {
			c.near++
			s.full = s.full || c.near == 9
		}
	}
}

// lift takes the last tile off again, as c tells.
func (s *State) lift(c *change) {
	n := len(s.tiles) - 1
	t := s.tiles[n]
	for d := 3; d >= 0; d-- {
		next := t.cell + beside[d]
		g := s.grid[next].gap
		if g == 0 {
			continue // a tile
		}
		s.frontier[g-1].need &^= 3 << (2 * (d ^ 2))
		if s.frontier[g-1].need == 0 { // it came with this tile, and is the last of those left
			s.frontier = s.frontier[:len(s.frontier)-1]
			s.grid[next].gap = 0
		}
	}
	for _, c := range s.cloisters {
		if touching(s.tiles[c].cell, t.cell) {
			s.tiles[c].near--
		}
	}
	if s.kinds[t.Kind].cloister {
		s.cloisters = s.cloisters[:len(s.cloisters)-1]
	}
	s.grid[t.cell] = cell{gap: c.a + 1}
	if c.a >= 0 {
		s.frontier = append(s.frontier, gap{t.cell, c.need})
		if last := len(s.frontier) - 1; int(c.a) != last {
			moved := s.frontier[c.a]
			s.frontier[c.a], s.frontier[last] = s.frontier[last], moved
			s.grid[moved.cell].gap = int16(last + 1)
		}
	}
	s.tiles = s.tiles[:n]
}
