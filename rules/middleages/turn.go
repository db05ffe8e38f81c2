package middleages

// Do makes a move that AppendMoves gave. Others are not refused: Play does that.
func (s *State) Do(m Move) {
	s.past = append(s.past, s.position)
	s.forget()
	switch s.step {
	case StepOpening:
		s.enter(s.Player(), Spot{1, m.Position})
		s.turn++
		if s.turn == s.due {
			s.nextRound()
		}
	case StepTurn:
		s.takeTurn(m)
	case StepLose:
		s.lose(s.Player(), m.Property, Bank)
		s.turn++
		if s.turn == s.due {
			s.nextRound()
		}
	}
}

// takeTurn moves the lord, takes the tile it left, and does what that brings.
func (s *State) takeTurn(m Move) {
	me := s.Player()
	at := s.fiefs[me].lord
	if m.Kind == LordMove {
		s.enter(me, Spot{int8(s.NextRow()), m.Position})
	}
	t := s.rows[at.Row-1][at.Position-1]
	s.rows[at.Row-1][at.Position-1] = 0
	if s.watched {
		s.tell(Event{Kind: EventTake, Player: me, Tile: t, Spot: at, Property: s.Property(t)})
	}
	s.take(me, t, m.Choice)
	s.turn++
	if s.turn == s.due {
		s.endRound()
	}
}

// take adds a tile to a fief, applies its effect and pays its income.
func (s *State) take(player int, t Tile, c Choice) {
	p := s.Property(t)
	s.add(player, t)
	s.effect(player, p, c)
	s.pay(Bank, player, s.income(player, p), FromIncome)
}

// enter moves a lord; a scout of its own in that row comes home.
func (s *State) enter(player int, to Spot) {
	f := &s.fiefs[player]
	f.lord = to
	if s.watched {
		s.tell(Event{Kind: EventLord, Player: player, Spot: to})
	}
	if f.scout.Row == to.Row {
		if s.watched {
			s.tell(Event{Kind: EventHome, Player: player, Spot: f.scout})
		}
		f.scout = Spot{}
	}
}

// add puts a tile into a fief.
func (s *State) add(player int, t Tile) {
	f := &s.fiefs[player]
	f.tiles[f.size] = t
	f.size++
	f.count[s.Property(t)]++
	f.symbols[s.Symbol(t)]++
}

// income gives what a property of a player pays.
func (s *State) income(player int, p Property) int {
	f := &s.fiefs[player]
	types := s.setup.pays[p]
	own := 0
	switch t := f.tokens[p]; {
	case t == coinToken:
		own = int(f.count[p])
	case t >= firstToken:
		types |= 1 << (t - firstToken)
	}
	n := 0
	for q, count := range f.count {
		if types>>q&1 != 0 {
			n += int(count)
		}
	}
	return s.setup.edition.Incomes[p].Rate*n + own
}

// Income gives what a property would pay a player now, with the tiles there are.
func (s *State) Income(player int, p Property) int { return s.income(player, p) }

// AppendMoves appends every legal move. There is always one until the game is
// over.
func (s *State) AppendMoves(list []Move) []Move {
	switch s.step {
	case StepLose:
		f := &s.fiefs[s.Player()]
		most := f.most()
		for p := range Property(Properties) {
			if f.count[p] == most {
				list = append(list, Move{Kind: LoseMove, Property: p})
			}
		}
		return list
	case StepOver:
		return list
	}
	s.choices = s.AppendChoices(s.choices[:0])
	if s.NextRow() == 0 {
		for _, c := range s.choices {
			list = append(list, Move{Kind: TakeMove, Choice: c})
		}
		return list
	}
	free := s.free()
	for i := range int8(s.Width()) {
		if free>>i&1 == 0 {
			continue
		}
		for _, c := range s.choices {
			list = append(list, Move{Kind: LordMove, Position: i + 1, Choice: c})
		}
	}
	return list
}

// AppendLords appends the positions of the next row to which the lord of the
// player whose turn it is may go, from the left.
func (s *State) AppendLords(list []int8) []int8 {
	if s.step > StepTurn || s.NextRow() == 0 {
		return list
	}
	free := s.free()
	for i := range int8(s.Width()) {
		if free>>i&1 != 0 {
			list = append(list, i+1)
		}
	}
	return list
}

// free gives the positions of the next row to which the lord may go, the
// leftmost as the lowest bit.
func (s *State) free() uint8 {
	row := int8(s.NextRow())
	me := s.Player()
	free := uint8(1)<<s.Width() - 1
	for p := range s.setup.players {
		f := &s.fiefs[p]
		if f.lord.Row == row {
			free &^= 1 << (f.lord.Position - 1)
		}
		if f.scout.Row == row && p != me {
			free &^= 1 << (f.scout.Position - 1)
		}
	}
	return free
}

// AppendChoices appends what the player whose turn it is may choose for the
// tile that is taken; NoChoice is among them where the move may be without. The
// position to which the lord goes makes no difference. In the opening there is
// but NoChoice.
func (s *State) AppendChoices(list []Choice) []Choice {
	if s.step == StepOpening {
		return append(list, Choice{})
	}
	if s.step != StepTurn {
		return list
	}
	me := s.Player()
	f := &s.fiefs[me]
	begin := len(list)
	switch s.Property(s.TileAt(f.lord)) {
	case Wall:
		list = s.appendScouts(append(list, Choice{}), f)
	case Village:
		buried := s.buried(f)
		for p := range Property(Properties) {
			if buried>>p&1 != 0 {
				list = append(list, Choice{Kind: RecoverChoice, Property: p})
			}
		}
	case Church:
		for p := range Property(Properties) {
			if f.tokens[p] == noToken && s.coinsLeft > 0 {
				list = append(list, Choice{Kind: CoinChoice, Property: p})
			}
		}
	case Palace:
		for p := range Property(Properties) {
			if f.tokens[p] != noToken || s.tokensLeft == 0 {
				continue
			}
			for t := range Property(Properties) {
				if s.setup.pays[p]>>t&1 == 0 {
					list = append(list, Choice{Kind: TokenChoice, Property: p, Type: t})
				}
			}
		}
	}
	if len(list) == begin {
		list = append(list, Choice{})
	}
	return list
}

// appendScouts appends the tiles that a scout may reserve: in any row but the
// one that the lord enters, with no lord and no scout.
func (s *State) appendScouts(list []Choice, f *fief) []Choice {
	for row := range int8(rowCount) {
		if int(row)+1 == s.NextRow() {
			continue
		}
		for i := range int8(s.Width()) {
			at := Spot{row + 1, i + 1}
			if s.rows[row][i] != 0 && s.LordAt(at) < 0 && s.ScoutAt(at) < 0 {
				list = append(list, Choice{Kind: ScoutChoice, Spot: at})
			}
		}
	}
	return list
}

// buried gives the properties of the tiles in a cemetery as bits.
func (s *State) buried(f *fief) (types uint8) {
	for _, t := range f.cemetery[:f.dead] {
		types |= 1 << s.Property(t)
	}
	return types
}

// most gives the number of tiles of the largest property.
func (f *fief) most() uint8 {
	most := uint8(0)
	for _, n := range f.count {
		most = max(most, n)
	}
	return most
}
