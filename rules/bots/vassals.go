package bots

import (
	"errors"
	"math/rand/v2"
	"slices"

	"vassals/rules"
	"vassals/rules/vassals"
)

// Bot is a computer player of Vassals at work on a state itself, without a
// record, for whoever plays many games.
//
// Both methods want a state in which a tile is to be placed that fits, and look
// at nothing that a person at the table does not see. A Bot remembers nothing
// from one move to the next, but is not safe for use by several goroutines.
type Bot interface {
	// Choose steps the state through the bot's move, up to its Finish.
	Choose(s *vassals.State, t Thinking)

	// Rank gives moves for the tile in hand, best first, and leaves the state
	// as it was. The first is the one that Choose makes.
	Rank(s *vassals.State, t Thinking) []Ranked
}

// Ranked is a Choice of Vassals.
type Ranked struct {
	Move          vassals.Move
	Worth, Weight float64
}

// Thinking is what a bot may use for a move.
type Thinking struct {
	// Seed is that of the game, 0 if it has none, and Moves how many were made
	// in it. They decide between equal moves, and what a search samples: so a
	// bot plays the same move whether the game was played through or loaded
	// from its record.
	Seed  uint64
	Moves int

	// Enough tells a bot that searches to play now. Without it the bot makes
	// the number of simulations of its level, whatever time they take.
	Enough func() bool
}

// chance makes the generator for a move.
func (t Thinking) chance(pcg *rand.PCG) { pcg.Seed(t.Seed, uint64(t.Moves)+1) }

// Named makes the bot of Vassals with a name.
func Named(name string) (Bot, error) {
	switch name {
	case "random":
		return newRandom(), nil
	case "greedy":
		return newGreedy(), nil
	}
	if slices.Contains(Names(), name) {
		return newGreedy(), nil
	}
	return nil, unknown(name)
}

// vassalsSearch is the thinking of a bot about a record of Vassals.
type vassalsSearch struct {
	bot   Bot
	state *vassals.State
	Thinking
	ranked []Ranked
}

func beginVassals(rec *rules.Record, bot string, share Share) (Search, error) {
	b, err := Named(bot)
	if err != nil {
		return nil, err
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := &vassalsSearch{bot: b, state: m.State()}
	switch {
	case s.state.Step() == vassals.StepOver:
		return nil, errors.New("bots: the game is over")
	case !s.state.Fits():
		s.ranked = []Ranked{{Move: vassals.Move{Tile: s.state.Drawn(), Discard: true}, Weight: 1}}
		return s, nil
	}
	s.state.Watch(false)
	s.Moves = len(rec.Moves)
	if rec.Seed != "" { // a record with a deck may have none
		if s.Seed, err = rules.ParseSeed(rec.Seed); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (s *vassalsSearch) Step(enough func() bool) (done bool) {
	if s.ranked == nil {
		s.Enough = enough
		s.ranked = s.bot.Rank(s.state, s.Thinking)
	}
	return true
}

func (s *vassalsSearch) Choices() []Choice {
	list := make([]Choice, len(s.ranked))
	for i, r := range s.ranked {
		list[i] = Choice{r.Move.String(), r.Worth, r.Weight}
	}
	return list
}

func (s *vassalsSearch) Progress() float64 {
	if s.ranked == nil {
		return 0
	}
	return 1
}

func standingVassals(rec *rules.Record) ([]float64, error) {
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	var list []float64
	for _, n := range m.State().AppendTotals(nil) {
		list = append(list, float64(n))
	}
	return list, nil
}
