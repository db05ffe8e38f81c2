package bots

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"vassals/rules/middleages"
)

// agesRandom draws among all legal moves.
type agesRandom struct {
	moves  []middleages.Move
	pcg    *rand.PCG
	chance *rand.Rand
}

func newAgesRandom() *agesRandom {
	pcg := rand.NewPCG(0, 0)
	return &agesRandom{pcg: pcg, chance: rand.New(pcg)}
}

func (b *agesRandom) Choose(s *middleages.State, t Thinking) middleages.Move {
	t.chance(b.pcg)
	b.moves = s.AppendMoves(b.moves[:0])
	return b.moves[b.chance.IntN(len(b.moves))]
}

func (b *agesRandom) Rank(s *middleages.State, t Thinking) []AgesRanked {
	chosen := b.Choose(s, t)
	list := make([]AgesRanked, 0, len(b.moves))
	for _, m := range b.moves {
		r := AgesRanked{Move: m, Weight: 1}
		if m == chosen {
			r.Worth = 1
		}
		list = append(list, r)
	}
	sortAges(list, b.chance)
	return list
}

// agesGreedy looks at every move and takes the one after which it is furthest
// ahead of its best rival, as if the game ended there.
type agesGreedy struct {
	moves  []middleages.Move
	pcg    *rand.PCG
	chance *rand.Rand
}

func newAgesGreedy() *agesGreedy {
	pcg := rand.NewPCG(0, 0)
	return &agesGreedy{pcg: pcg, chance: rand.New(pcg)}
}

func (b *agesGreedy) Choose(s *middleages.State, t Thinking) middleages.Move {
	return b.Rank(s, t)[0].Move
}

func (b *agesGreedy) Rank(s *middleages.State, t Thinking) []AgesRanked {
	defer s.Watch(s.Watch(false))
	t.chance(b.pcg)
	me := s.Player()
	b.moves = s.AppendMoves(b.moves[:0])
	list := make([]AgesRanked, 0, len(b.moves))
	for _, m := range b.moves {
		s.Do(m)
		list = append(list, AgesRanked{m, float64(agesLead(s, me)), 1})
		s.Back()
	}
	sortAges(list, b.chance)
	return list
}

// agesLead gives by how many coins a player is ahead of the best rival if the
// game ends now.
func agesLead(s *middleages.State, player int) int {
	best := 0
	for p, first := 0, true; p < s.Players(); p++ {
		if p == player {
			continue
		}
		if n := s.Total(p); first || n > best {
			best, first = n, false
		}
	}
	return s.Total(player) - best
}

// sortAges puts moves best first; equal ones fall as chance has it.
func sortAges(list []AgesRanked, chance *rand.Rand) {
	chance.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	slices.SortStableFunc(list, func(a, b AgesRanked) int { return cmp.Compare(b.Worth, a.Worth) })
}
