package bots

import "vassals/rules/vassals"

// greedy looks at every move and takes the one after which it is furthest ahead
// of its best rival, everything counted as if the game ended there.
type greedy struct {
	moves  moves
	totals []int
}

func (b *greedy) Choose(s *vassals.State, t Thinking) {
	if err := s.Enter(b.Rank(s, t)[0].Move); err != nil {
		panic(err) // it was done once already
	}
}

func (b *greedy) Rank(s *vassals.State, t Thinking) []Choice {
	me := s.Player()
	list := make([]Choice, 0, 256)
	b.moves.each(s, func() {
		move := s.Move()
		s.Finish()
		list = append(list, Choice{move, float64(b.lead(s, me))})
		s.Back()
	})
	sort(list, t.Chance)
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
