package bots

import (
	"math/rand/v2"

	"vassals/rules/vassals"
)

// random draws a placement among all legal ones, then a figure for it or none,
// then likewise the shadow.
type random struct {
	moves  moves
	pcg    *rand.PCG
	chance *rand.Rand
}

func newRandom() *random {
	pcg := rand.NewPCG(0, 0)
	return &random{pcg: pcg, chance: rand.New(pcg)}
}

func (b *random) Choose(s *vassals.State, t Thinking) {
	t.chance(b.pcg)
	b.moves.draw(s, b.chance)
}

func (b *random) Rank(s *vassals.State, t Thinking) []Ranked {
	defer s.Watch(s.Watch(false))
	b.Choose(s, t)
	chosen := s.Move()
	for s.Step() != vassals.StepPlace {
		s.Back()
	}
	list := []Ranked{{Move: chosen, Worth: 1, Weight: 1}}
	b.moves.each(s, func() {
		if m := s.Move(); m != chosen {
			list = append(list, Ranked{Move: m, Weight: 1})
		}
	})
	sortRanked(list, b.chance)
	return list
}
