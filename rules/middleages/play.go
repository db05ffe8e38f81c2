package middleages

// Play makes a move. On an error, which is a Refusal, the state is as before.
func (s *State) Play(m Move) error {
	if err := s.check(m); err != nil {
		return err
	}
	s.Do(m)
	return nil
}

// check says what the rules have against a move.
func (s *State) check(m Move) error {
	last := s.NextRow() == 0
	switch {
	case s.step == StepOver:
		return refuse(GameOver, "the game is over")
	case s.step == StepLose && m.Kind != LoseMove:
		return refuse(WrongKind, "a tile lost to the event is to be chosen: lose property")
	case s.step == StepLose:
		return s.checkLoss(m.Property)
	case m.Kind == LoseMove:
		return refuse(WrongKind, "no event asks for a tile")
	case last && m.Kind != TakeMove:
		return refuse(WrongKind, "in the last round no lord moves: take")
	case !last && m.Kind != LordMove:
		return refuse(WrongKind, "the lord must move; it stays in the last round only")
	}
	if !last {
		if err := s.checkLord(m.Position); err != nil {
			return err
		}
	}
	if s.step == StepOpening {
		if m.Choice.Kind != NoChoice {
			return refuse(ChoiceUnasked, "no tile is taken yet that asks for a choice")
		}
		return nil
	}
	return s.checkChoice(m.Choice)
}

func (s *State) checkLoss(p Property) error {
	f := &s.fiefs[s.Player()]
	if f.count[p] != f.most() {
		return refuse(NotLargest, "another property has more tiles than %v", p)
	}
	return nil
}

func (s *State) checkLord(position int8) error {
	at := Spot{int8(s.NextRow()), position}
	if int(position) > s.Width() {
		return refuse(NoPosition, "a row has %d positions", s.Width())
	}
	if s.LordAt(at) >= 0 {
		return refuse(LordThere, "a lord stands on %v", at)
	}
	if p := s.ScoutAt(at); p >= 0 && p != s.Player() {
		return refuse(Reserved, "the scout of another player reserves %v", at)
	}
	return nil
}

// choiceOf says what kind of choice the effect of a property takes.
var choiceOf = [Properties]ChoiceKind{Village: RecoverChoice, Wall: ScoutChoice, Church: CoinChoice, Palace: TokenChoice}

var choiceNames = [...]string{RecoverChoice: "recover", ScoutChoice: "scout", CoinChoice: "coin", TokenChoice: "token"}

func (s *State) checkChoice(c Choice) error {
	f := &s.fiefs[s.Player()]
	p := s.Property(s.TileAt(f.lord))
	takes := choiceOf[p]
	switch {
	case c.Kind == NoChoice && (takes == NoChoice || takes == ScoutChoice):
		return nil
	case c.Kind != NoChoice && c.Kind != takes:
		return refuse(ChoiceUnasked, "the %v taken asks for no %s", p, choiceNames[c.Kind])
	case takes == ScoutChoice:
		return s.checkScout(c.Spot)
	}
	s.choices = s.AppendChoices(s.choices[:0])
	possible := s.choices[0].Kind != NoChoice
	switch {
	case c.Kind == NoChoice && possible:
		return refuse(ChoiceMissing, "the %v taken asks for a choice: %s", p, choiceNames[takes])
	case c.Kind == NoChoice:
		return nil
	case !possible:
		return refuse(ChoiceUnasked, "the effect of the %v taken cannot be applied", p)
	case c.Kind == RecoverChoice && s.buried(f)>>c.Property&1 == 0:
		return refuse(NotInCemetery, "no %v lies in the cemetery", c.Property)
	case c.Kind != RecoverChoice && f.tokens[c.Property] != noToken:
		return refuse(SpaceTaken, "a token lies under the %v already", c.Property)
	case c.Kind == TokenChoice && s.setup.pays[c.Property]>>c.Type&1 != 0:
		return refuse(PaysAlready, "the %v pays for the type %v already", c.Property, c.Type)
	}
	return nil
}

func (s *State) checkScout(at Spot) error {
	switch {
	case at.Row > rowCount || int(at.Position) > s.Width():
		return refuse(NoPosition, "there are %d rows of %d positions", rowCount, s.Width())
	case int(at.Row) == s.NextRow():
		return refuse(SameRow, "the lord stands in row %d itself", at.Row)
	case s.TileAt(at) == 0:
		return refuse(NoTile, "no tile lies on %v any more", at)
	case s.LordAt(at) >= 0:
		return refuse(LordThere, "a lord stands on %v", at)
	case s.ScoutAt(at) >= 0:
		return refuse(ScoutThere, "a scout stands on %v already", at)
	}
	return nil
}
