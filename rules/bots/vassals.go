package bots

import (
	"errors"
	"math/rand/v2"

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
	case "uct":
		return newUCT(), nil
	}
	if l, ok := levels[levelOf(name)]; ok {
		return newSearch(l, temper(name)), nil
	}
	return nil, unknown(name)
}

// stepper is a Bot that thinks in steps.
type stepper interface {
	begin(s *vassals.State, t Thinking, share Share)
	step(enough func() bool) (done bool)
	ranked() []Ranked // best first, good until the next use
	progress() float64
}

// vassalsSearch is the thinking of a bot about a record of Vassals.
type vassalsSearch struct {
	bot   Bot
	steps stepper // the bot, if it thinks in steps
	state *vassals.State
	Thinking
	done   bool
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
		s.done = true
		return s, nil
	}
	s.state.Watch(false)
	s.Moves = len(rec.Moves)
	if rec.Seed != "" { // a record with a deck may have none
		if s.Seed, err = rules.ParseSeed(rec.Seed); err != nil {
			return nil, err
		}
	}
	if b, ok := b.(stepper); ok {
		s.steps = b
		b.begin(s.state, s.Thinking, share)
	}
	return s, nil
}

func (s *vassalsSearch) Step(enough func() bool) (done bool) {
	switch {
	case s.done:
	case s.steps != nil:
		s.done = s.steps.step(enough)
		s.ranked = s.steps.ranked()
	default:
		s.ranked = s.bot.Rank(s.state, s.Thinking)
		s.done = true
	}
	return s.done
}

func (s *vassalsSearch) Choices() []Choice {
	list := make([]Choice, len(s.ranked))
	for i, r := range s.ranked {
		list[i] = Choice{r.Move.String(), r.Worth, r.Weight}
	}
	return list
}

func (s *vassalsSearch) Progress() float64 {
	switch {
	case s.done:
		return 1
	case s.steps == nil:
		return 0
	}
	return s.steps.progress()
}

// standingVassals judges the state. The judgement knows what is on the map and
// in hand; what features yet to come will bring besides was measured in games
// of bots, in points for each tile left.
func standingVassals(rec *rules.Record) ([]float64, error) {
	const base, expansion = 1.1, 0.18
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := m.State()
	left := make([]int, len(vassals.Tiles))
	s.CountLeft(left)
	if s.Step() != vassals.StepOver {
		left[s.Drawn()]++
	}
	var o outlook
	var e eval
	w := plain
	o.look(&w, left)
	e.fields.forget()
	e.judge(s, &o, &w)
	list := make([]float64, s.Players())
	for p := range list {
		list[p] = e.want[p] + (base+expansion*float64(len(rec.Expansions)))*o.draws[p]
	}
	return list, nil
}
