package bots

import (
	"math/rand/v2"

	"vassals/rules/vassals"
)

// greedy looks at every move and takes the one after which it is furthest ahead
// of its best rival, everything counted as if the game ended there.
type greedy struct {
	moves  moves
	totals []int
	pcg    *rand.PCG
	chance *rand.Rand
}

func newGreedy() *greedy {
	pcg := rand.NewPCG(0, 0)
	return &greedy{pcg: pcg, chance: rand.New(pcg)}
}

func (b *greedy) Choose(s *vassals.State, t Thinking) {
	if err := s.Enter(b.Rank(s, t)[0].Move); err != nil {
		panic(err) // it was done once already
	}
}

func (b *greedy) Rank(s *vassals.State, t Thinking) []Ranked {
	t.chance(b.pcg)
	me := s.Player()
	list := make([]Ranked, 0, 256)
	b.moves.each(s, func() {
		move := s.Move()
		s.Finish()
		list = append(list, Ranked{move, float64(b.lead(s, me)), 1})
		s.Back()
	})
	sortRanked(list, b.chance)
	return list
}

// lead gives by how many points a player is ahead of the best rival if the game
// ends now.
func (b *greedy) lead(s *vassals.State, player int) int {
	b.totals = s.AppendTotals(b.totals[:0])
	best := 0
	for p, n := range b.totals {
		if p != player {
			best = max(best, n)
		}
	}
	return b.totals[player] - best
}
