package middleages

import "slices"

// effect applies what a tile of a property does when it is placed.
func (s *State) effect(me int, p Property, c Choice) {
	f := &s.fiefs[me]
	switch p {
	case Field:
		s.pay(Bank, me, int(f.symbols[Peasant]), FromEffect)
	case Market:
		s.pay(Bank, me, int(f.symbols[Chest]), FromEffect)
	case Mill:
		for q := range s.setup.players {
			if q != me && s.fiefs[q].count[Mill] < f.count[Mill] {
				s.pay(q, me, s.setup.edition.MillFee, FromRivals)
			}
		}
	case Barracks:
		for q := range s.setup.players {
			if q != me && s.fiefs[q].count[Wall] < f.count[Barracks] {
				s.attack(me, q)
			}
		}
	}
	switch c.Kind {
	case RecoverChoice:
		s.recover(me, c.Property)
	case ScoutChoice:
		f.scout = c.Spot
		if s.watched {
			s.tell(Event{Kind: EventScout, Player: me, Spot: c.Spot})
		}
	case CoinChoice:
		f.tokens[c.Property] = coinToken
		s.coinsLeft--
		if s.watched {
			s.tell(Event{Kind: EventCoin, Player: me, Property: c.Property})
		}
	case TokenChoice:
		f.tokens[c.Property] = firstToken + token(c.Type)
		s.tokensLeft--
		if s.watched {
			s.tell(Event{Kind: EventToken, Player: me, Property: c.Property, Type: c.Type})
		}
	}
}

// attack takes the leftmost tile of a player, and then coins. Who has no tile
// loses nothing and pays nothing.
func (s *State) attack(me, other int) {
	p, ok := s.fiefs[other].leftmost()
	if !ok {
		return
	}
	s.lose(other, p, me)
	s.pay(other, me, s.setup.edition.BarracksFee, FromRivals)
}

// leftmost gives the leftmost property that has a tile.
func (f *fief) leftmost() (Property, bool) {
	for p, n := range f.count {
		if n > 0 {
			return Property(p), true
		}
	}
	return 0, false
}

// lose puts the tile of a property that was placed first into the cemetery; by
// is the player who attacks, or Bank for an event.
func (s *State) lose(player int, p Property, by int) {
	f := &s.fiefs[player]
	i := s.firstOf(f.tiles[:f.size], p)
	t := f.tiles[i]
	drop(f.tiles[:f.size], i)
	f.size--
	f.count[p]--
	f.symbols[s.Symbol(t)]--
	f.cemetery[f.dead] = t
	f.dead++
	if s.watched {
		s.tell(Event{Kind: EventLose, Player: player, From: by, Tile: t, Property: p})
	}
}

// recover brings the tile of a property back that came to the cemetery first.
func (s *State) recover(player int, p Property) {
	f := &s.fiefs[player]
	i := s.firstOf(f.cemetery[:f.dead], p)
	t := f.cemetery[i]
	drop(f.cemetery[:f.dead], i)
	f.dead--
	s.add(player, t)
	if s.watched {
		s.tell(Event{Kind: EventRecover, Player: player, Tile: t, Property: p})
	}
}

// firstOf gives the index of the first tile of a property, which is there.
func (s *State) firstOf(list []Tile, p Property) int {
	return slices.IndexFunc(list, func(t Tile) bool { return s.Property(t) == p })
}

// drop takes a tile out of a list and leaves nothing at its end.
func drop(list []Tile, i int) {
	copy(list[i:], list[i+1:])
	list[len(list)-1] = 0
}
