package bots

import "vassals/rules/vassals"

// moves walks through all moves for a tile in hand. It keeps its lists from
// one use to the next.
type moves struct {
	places  []vassals.Placement
	figures []vassals.Claim
	shadows []vassals.Claim
}

// each calls do with the state at the end of every move, before its Finish, and
// takes the move back.
func (m *moves) each(s *vassals.State, do func()) {
	defer s.Watch(s.Watch(false))
	m.places = s.AppendPlacements(m.places[:0])
	for _, p := range m.places {
		s.Place(p)
		m.eachFigure(s, do)
		s.Back()
	}
}

func (m *moves) eachFigure(s *vassals.State, do func()) {
	m.figures = s.AppendClaims(m.figures[:0])
	s.Skip()
	m.eachShadow(s, do)
	s.Back()
	for _, c := range m.figures {
		s.Claim(c)
		m.eachShadow(s, do)
		s.Back()
	}
}

func (m *moves) eachShadow(s *vassals.State, do func()) {
	if s.Step() == vassals.StepFinish {
		do()
		return
	}
	m.shadows = s.AppendClaims(m.shadows[:0])
	s.Skip()
	do()
	s.Back()
	for _, c := range m.shadows {
		s.Claim(c)
		do()
		s.Back()
	}
}
