package bots

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"slices"

	"vassals/rules"
	"vassals/rules/middleages"
)

// AgesBot is a computer player of Middle Ages at work on a state itself,
// without a record, for whoever plays many games.
//
// Both methods want a game that is not over, look at nothing that a person at
// the table does not see, and leave the state as it was. An AgesBot remembers
// nothing from one move to the next, but is not safe for use by several
// goroutines.
type AgesBot interface {
	// Choose gives the bot's move.
	Choose(s *middleages.State, t Thinking) middleages.Move

	// Rank gives moves, best first. The first is the one that Choose gives.
	Rank(s *middleages.State, t Thinking) []AgesRanked
}

// AgesRanked is a Choice of Middle Ages.
type AgesRanked struct {
	Move          middleages.Move
	Worth, Weight float64
}

// AgesNamed makes the bot of Middle Ages with a name.
func AgesNamed(name string) (AgesBot, error) {
	switch name {
	case "random":
		return newAgesRandom(), nil
	case "greedy":
		return newAgesGreedy(), nil
	}
	if slices.Contains(Names(), name) {
		return newAgesGreedy(), nil
	}
	return nil, unknown(name)
}

// agesSearch is the thinking of a bot about a record of Middle Ages.
type agesSearch struct {
	bot   AgesBot
	state *middleages.State
	Thinking
	ranked []AgesRanked
}

func beginAges(rec *rules.Record, bot string, share Share) (Search, error) {
	b, err := AgesNamed(bot)
	if err != nil {
		return nil, err
	}
	m, err := middleages.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := &agesSearch{bot: b, state: m.State()}
	if s.state.Step() == middleages.StepOver {
		return nil, errors.New("bots: the game is over")
	}
	s.state.Watch(false)
	s.Moves = len(rec.Moves)
	if rec.Seed != "" { // a record that fixes chance may have none
		if s.Seed, err = rules.ParseSeed(rec.Seed); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (s *agesSearch) Step(enough func() bool) (done bool) {
	if s.ranked == nil {
		s.Enough = enough
		s.ranked = s.bot.Rank(s.state, s.Thinking)
	}
	return true
}

func (s *agesSearch) Choices() []Choice {
	list := make([]Choice, len(s.ranked))
	for i, r := range s.ranked {
		list[i] = Choice{r.Move.String(), r.Worth, r.Weight}
	}
	return list
}

func (s *agesSearch) Progress() float64 {
	if s.ranked == nil {
		return 0
	}
	return 1
}

func standingAges(rec *rules.Record) ([]float64, error) {
	m, err := middleages.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := m.State()
	list := make([]float64, s.Players())
	for p := range list {
		list[p] = float64(s.Total(p))
	}
	return list, nil
}

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
