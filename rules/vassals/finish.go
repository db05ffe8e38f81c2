package vassals

// Finish ends the move: what the tile completed scores, and the next tile is
// drawn by whoever is next.
func (s *State) Finish() {
	s.begin()
	s.forget()
	n := len(s.tiles) - 1
	k := &s.kinds[s.tiles[n].Kind]
	for p := range k.ways {
		root := s.find(nodeOf(n, p))
		if f := &s.features[root]; f.open == 0 && s.firstOf(k, nodeOf(n, p)) {
			kind := k.parts[p].kind
			s.complete(kind, root, f.worth(kind, true))
		}
	}
	if s.full {
		s.completeCloisters(s.tiles[n].cell)
	}
	s.passTurn()
}

// completeCloisters scores the cloisters that the tile on a spot completed.
func (s *State) completeCloisters(at int32) {
	for _, c := range s.cloisters {
		if t := &s.tiles[c]; t.near == 9 && touching(t.cell, at) {
			s.complete(CloisterPart, nodeOf(int(c), s.kinds[t.Kind].center), 9)
		}
	}
}

// complete scores a feature for its leaders and sends its figures home.
func (s *State) complete(k PartKind, root int16, points int) {
	f := &s.features[root]
	if k == CityPart && f.goods != [4]int8{} {
		s.changes = append(s.changes, change{op: opGoods, a: int16(s.player), old: feature{goods: f.goods}})
		for g, n := range f.goods {
			s.goods[s.player][g] += n
		}
	}
	if s.watched {
		s.watchComplete(k, root, points)
	}
	if f.figures == 0 {
		return
	}
	leaders := f.leaders()
	for p := range s.setup.players {
		if leaders>>p&1 != 0 {
			s.changes = append(s.changes, change{op: opPoints, a: int16(p), b: int16(points), kind: k})
			s.points[p][k] += int16(points)
		}
	}
	s.sendHome(root)
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
		s.part(c.a, c.b)
	case opStand:
		last := len(s.standing) - 1
		fig := s.standing[last]
		s.supply[fig.player][fig.figure]++
		s.standing = s.standing[:last]
	case opLeave:
		s.supply[c.fig.player][c.fig.figure]--
		s.standing = append(s.standing, c.fig)
		last := len(s.standing) - 1
		s.standing[c.a], s.standing[last] = s.standing[last], s.standing[c.a]
	case opPlace:
		s.lift(c)
	case opPoints:
		s.points[c.a][c.kind] -= c.b
	case opGoods:
		for g, n := range c.old.goods {
			s.goods[c.a][g] -= n
		}
	}
}
