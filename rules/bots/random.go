package bots

import "vassals/rules/vassals"

// random draws a placement among all legal ones, then a figure for it or none,
// then likewise the shadow.
type random struct{ moves moves }

func (b *random) Choose(s *vassals.State, t Thinking) {
	b.moves.places = s.AppendPlacements(b.moves.places[:0])
	s.Place(b.moves.places[t.Chance.IntN(len(b.moves.places))])
	for s.Step() != vassals.StepFinish {
		list := s.AppendClaims(b.moves.figures[:0])
		if i := t.Chance.IntN(len(list) + 1); i < len(list) {
			s.Claim(list[i])
		} else {
			s.Skip()
		}
		b.moves.figures = list
	}
}

func (b *random) Rank(s *vassals.State, t Thinking) []Choice {
	defer s.Watch(s.Watch(false))
	b.Choose(s, t)
	chosen := s.Move()
	for s.Step() != vassals.StepPlace {
		s.Back()
	}
	list := []Choice{{Move: chosen}}
	b.moves.each(s, func() {
		if m := s.Move(); m != chosen {
			list = append(list, Choice{Move: m})
		}
	})
	sort(list[1:], t.Chance)
	return list
}
