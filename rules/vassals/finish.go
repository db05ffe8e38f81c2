package vassals

// Finish ends the move: what the tile completed scores, and the next tile is
// drawn by whoever is next.
func (s *State) Finish() {
	s.begin()
	s.forget()
	n := len(s.tiles) - 1
	t := s.tiles[n]
	kd := &s.kinds[t.Kind]
	for p := range kd.parts {
		root := s.find(nodeOf(n, uint8(p)))
		k := kd.parts[p].kind
		if k != CityPart && k != RoadPart || s.features[root].open > 0 || s.scored(n, p, root) {
			continue
		}
		s.complete(k, root, s.features[root].worth(k, true))
	}
	s.completeCloister(n)
	for _, d := range around {
		if g := int(s.grid[t.cell+d]); g > 0 {
			s.completeCloister(g - 1)
		}
	}
	s.passTurn()
}

// scored reports whether an earlier part of tile n has the same root.
func (s *State) scored(n, part int, root int16) bool {
	for q := range part {
		if s.find(nodeOf(n, uint8(q))) == root {
			return true
		}
	}
	return false
}

// completeCloister scores the cloister of a tile if it has one and the nine
// spots about it are full.
func (s *State) completeCloister(n int) {
	kd := &s.kinds[s.tiles[n].Kind]
	if s.tiles[n].near < 9 || !Tiles[s.tiles[n].Kind].Cloister {
		return
	}
	s.complete(CloisterPart, nodeOf(n, kd.center), 9)
}

// complete scores a feature for its leaders and sends its figures home.
func (s *State) complete(k PartKind, root int16, points int) {
	f := &s.features[root]
	leaders := f.leaders()
	for p := range s.setup.players {
		if leaders>>p&1 != 0 {
			s.points[p][k] += int16(points)
		}
	}
	if k == CityPart {
		for g := Wine; g <= Cloth; g++ {
			s.goods[s.player][g] += f.goods[g]
		}
	}
	if s.watched {
		s.watchComplete(k, root, points)
	}
	if f.figures > 0 {
		s.sendHome(root)
	}
}

// sendHome gives the figures on a feature back to their players.
func (s *State) sendHome(root int16) {
	s.touch(root)
	f := &s.features[root]
	for i := 0; i < len(s.standing) && f.figures > 0; {
		fig := s.standing[i]
		if s.find(fig.node) != root {
			i++
			continue
		}
		last := len(s.standing) - 1
		s.changes = append(s.changes, change{op: opLeave, a: int16(i), fig: fig})
		s.standing[i] = s.standing[last]
		s.standing = s.standing[:last]
		s.supply[fig.player][fig.figure]++
		f.figures--
	}
	f.strength = [maxPlayers]int8{}
	f.builders, f.pigs = 0, 0
}

// passTurn draws the builder's extra tile, or the next player's.
func (s *State) passTurn() {
	switch {
	case s.extra:
		s.extra, s.second = false, true
		if s.watched {
			s.events = append(s.events, Event{Kind: EventExtra, Player: int(s.player)})
		}
	default:
		s.second = false
		s.player++
		if int(s.player) == s.setup.players {
			s.player = 0
		}
	}
	s.draw()
}

// Back takes back the last step. It reports whether there was one.
func (s *State) Back() bool {
	if len(s.past) == 0 {
		return false
	}
	m := &s.past[len(s.past)-1]
	for i := len(s.changes) - 1; i >= int(m.changes); i-- {
		s.revert(&s.changes[i])
	}
	s.changes = s.changes[:m.changes]
	s.vars = m.vars
	s.past = s.past[:len(s.past)-1]
	s.forget()
	return true
}

func (s *State) revert(c *change) {
	switch c.op {
	case opFeature:
		s.features[c.a] = c.old
	case opJoin:
		s.features[c.a] = c.old
		s.parent[c.b] = c.b
		s.size[c.a] -= s.size[c.b]
		s.next[c.a], s.next[c.b] = s.next[c.b], s.next[c.a]
	case opStand:
		s.standing = s.standing[:len(s.standing)-1]
	case opLeave:
		s.standing = append(s.standing, c.fig)
		last := len(s.standing) - 1
		s.standing[c.a], s.standing[last] = s.standing[last], s.standing[c.a]
	case opPlace:
		s.lift(c.a)
	}
}
