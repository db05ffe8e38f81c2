package bots

import (
	"errors"
	"math"
	"math/rand/v2"

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
	return AgesWith(name, AgesPlain)
}

// AgesManner is how a bot is bound in where its lord may go; only for
// experiments with the tables.
type AgesManner uint8

// The manners.
const (
	AgesPlain    AgesManner = iota // not bound
	AgesPeaceful                   // takes no barracks or wall where it need not
	AgesWarlike                    // takes barracks or a wall where it can
)

// AgesWith makes a bot that searches, bound to a manner.
func AgesWith(name string, manner AgesManner) (AgesBot, error) {
	l, ok := agesLevels[levelOf(name)]
	if !ok {
		return nil, unknown(name)
	}
	return &agesThinker{agesLevel: l, likes: agesLikes[name], manner: manner}, nil
}

// agesLikes says how many coins more a tile of a property is worth to those
// opponents that have a temperament, by the property's place on the board.
var agesLikes = map[string]*[middleages.Properties]float64{
	"hasty":   {middleages.Mill: 4, middleages.Market: 2},
	"abbot":   {middleages.Church: 5, middleages.Palace: 2},
	"farmer":  {middleages.Field: 5, middleages.Village: 2},
	"miser":   {middleages.Market: 5},
	"thief":   {middleages.Mill: 3, middleages.Barracks: 3},
	"spoiler": {middleages.Wall: 3, middleages.Barracks: 3},
}

// agesLevel is how well a bot of Middle Ages plays.
type agesLevel struct {
	simulations int     // for two players; 0 for a bot that goes by its sense of worth alone
	blur        float64 // how far that sense errs, in coins
	blind       bool    // it goes without that sense: a plain search, to compare with
}

var agesLevels = map[string]agesLevel{
	"easy":   {blur: 6},
	"medium": {simulations: 60},
	"hard":   {simulations: 400},
	"expert": {simulations: 3000},
	"uct":    {simulations: 400, blind: true},
}

// agesThinker is a bot that thinks by a tree or, on the lowest level, by the
// first look at everything.
type agesThinker struct {
	agesLevel
	likes  *[middleages.Properties]float64
	manner AgesManner
}

func (b *agesThinker) Choose(s *middleages.State, t Thinking) middleages.Move {
	return b.Rank(s, t)[0].Move
}

func (b *agesThinker) Rank(s *middleages.State, t Thinking) []AgesRanked {
	tree := b.begin(s, t)
	tree.think(t.Enough)
	return tree.ranked()
}

func (b *agesThinker) begin(s *middleages.State, t Thinking) *agesTree {
	tree := newAgesTree(s, t.Seed, uint64(t.Moves)+1)
	tree.blur, tree.likes, tree.manner = b.blur, b.likes, b.manner
	if b.blind {
		tree.noise, tree.temper = math.MaxInt32, math.MaxInt32
	}
	tree.simulations = b.simulations * 2 / s.Players() // one takes the longer the more players there are
	return tree
}

// agesSearch is the thinking of a bot about a record of Middle Ages.
type agesSearch struct {
	bot   AgesBot
	tree  *agesTree // nil for a bot without one
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
	if b, ok := b.(*agesThinker); ok {
		s.tree = b.begin(s.state, s.Thinking)
		s.tree.share(share)
	}
	return s, nil
}

func (s *agesSearch) Step(enough func() bool) (done bool) {
	if s.tree != nil {
		done = s.tree.think(enough)
		s.ranked = s.tree.ranked()
		return done
	}
	if s.ranked == nil {
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
	switch {
	case s.ranked == nil:
		return 0
	case s.tree == nil || s.tree.simulations == 0:
		return 1
	}
	return float64(s.tree.done) / float64(s.tree.simulations)
}

// agesGuesses is how many playouts tell what players will have.
const agesGuesses = 60

func standingAges(rec *rules.Record) ([]float64, error) {
	m, err := middleages.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := m.State()
	pcg := rand.NewPCG(0, uint64(len(rec.Moves)))
	p := &agesPlayout{agesSense: newAgesSense(s.Edition()), chance: rand.New(pcg), noise: agesNoise}
	list := make([]float64, s.Players())
	imagined := s.Clone()
	for range agesGuesses {
		imagined.Copy(s)
		imagined.Imagine(p.chance)
		p.run(imagined)
		for q := range list {
			list[q] += float64(imagined.Total(q)) / agesGuesses
		}
	}
	return list, nil
}
