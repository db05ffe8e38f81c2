package middleages

// endRound fills the row that was played, and applies an event after every
// fourth round.
func (s *State) endRound() {
	if s.round <= lastRefill {
		s.deal(s.Row() - 1)
		if s.watched {
			s.tell(Event{Kind: EventRefill, Spot: Spot{Row: int8(s.Row())}})
		}
	}
	s.turn, s.due = 0, 0
	if s.round%4 == 0 {
		s.applyCard(int(s.round)/4 - 1)
	}
	if s.due > 0 {
		s.step = StepLose
		return
	}
	s.nextRound()
}

// nextRound begins the next round: the tile on which no lord stands is
// discarded, and the lords from left to right give the order of turns.
func (s *State) nextRound() {
	s.turn, s.due = 0, 0
	if s.round == rounds {
		s.step = StepOver
		return
	}
	s.round++
	s.step = StepTurn
	row := int8(s.Row())
	for i := range int8(s.Width()) {
		at := Spot{row, i + 1}
		if p := s.LordAt(at); p >= 0 {
			s.order[s.due] = uint8(p)
			s.due++
			continue
		}
		t := s.rows[row-1][i]
		s.rows[row-1][i] = 0
		s.discards[s.discarded] = t
		s.discarded++
		if s.watched {
			s.tell(Event{Kind: EventDiscard, Tile: t, Spot: at})
		}
	}
}

// applyCard applies an event to everybody, judged by the position before it:
// coins first, then tiles.
func (s *State) applyCard(i int) {
	if s.watched {
		s.tell(Event{Kind: EventCard, Card: i})
	}
	c := &s.setup.edition.Cards[s.setup.cards[i]]
	for p := range s.setup.players {
		switch coins := s.fiefs[p].worth(c); {
		case coins > 0:
			s.pay(Bank, p, coins, FromCard)
		case coins < 0:
			s.pay(p, Bank, -coins, FromCard)
		}
	}
	switch c.Does {
	case LoseFirst:
		s.loseFirst(c.Counts[0])
	case LoseIf, LoseOrPay:
		least := max(c.Least, 1)
		for p := range s.setup.players {
			if int(s.fiefs[p].count[c.Counts[0]]) >= least {
				s.lose(p, c.Counts[0], Bank)
			}
		}
	case LoseMost:
		s.loseMost()
	}
}

// worth gives the coins that an event brings a player, less than 0 where it
// takes them.
func (f *fief) worth(c *Card) int {
	n := 0
	switch c.Does {
	case PayPeasants:
		n = int(f.symbols[Peasant])
	case PayChests:
		n = int(f.symbols[Chest])
	case PayTiles:
		n = int(f.count[c.Counts[0]])
	case PayProperties:
		n = f.with(1)
	case TaxProperties:
		n = -f.with(c.Least)
	case PayCemetery:
		n = int(f.dead)
	case PaySets:
		n = rounds
		for _, p := range c.Counts {
			n = min(n, int(f.count[p]))
		}
	case LoseOrPay:
		if f.count[c.Counts[0]] == 0 {
			n = -1
		}
	}
	return n * c.Coins
}

// with counts the properties that have so many tiles or more.
func (f *fief) with(least int) (n int) {
	for _, count := range f.count {
		if int(count) >= least {
			n++
		}
	}
	return n
}

// loseFirst takes the leftmost tile of all who have the fewest of a type.
func (s *State) loseFirst(p Property) {
	least := uint8(rounds)
	for _, f := range s.fiefs[:s.setup.players] {
		least = min(least, f.count[p])
	}
	var hit [maxPlayers]bool // before any tile goes
	for i := range s.setup.players {
		hit[i] = s.fiefs[i].count[p] == least
	}
	for i := range s.setup.players {
		if first, ok := s.fiefs[i].leftmost(); ok && hit[i] {
			s.lose(i, first, Bank)
		}
	}
}

// loseMost takes a tile of everybody's largest property. Who has several of
// that size chooses, in the order of the lords.
func (s *State) loseMost() {
	row := s.fiefs[0].lord.Row // all lords stand on one row
	for i := range int8(s.Width()) {
		p := s.LordAt(Spot{row, i + 1})
		if p < 0 {
			continue
		}
		f := &s.fiefs[p]
		most := f.most()
		switch {
		case most == 0:
		case f.with(int(most)) > 1:
			s.order[s.due] = uint8(p)
			s.due++
		default:
			for q, n := range f.count {
				if n == most {
					s.lose(p, Property(q), Bank)
				}
			}
		}
	}
}
