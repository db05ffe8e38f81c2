// Package bots holds the computer players. They know the rules and nothing
// else: chance is passed in, and so is the time.
package bots

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"vassals/rules"
	"vassals/rules/vassals"
)

// Bot is a computer player of Vassals.
//
// Both methods want a state in which a tile is to be placed that fits, and look
// at nothing that a person at the table does not see. A Bot remembers nothing
// from one move to the next, but is not safe for use by several goroutines.
type Bot interface {
	// Choose steps the state through the bot's move, up to its Finish.
	Choose(s *vassals.State, t Thinking)

	// Rank gives the moves for the tile in hand, best first, and leaves the
	// state as it was. The first is the one that Choose makes.
	Rank(s *vassals.State, t Thinking) []Choice
}

// Choice is a move and what a bot thinks that it is worth. The scale is the
// bot's own: more is better.
type Choice struct {
	Move  vassals.Move
	Worth float64
}

// Thinking is what a bot may use for a move.
type Thinking struct {
	// Chance decides between equal moves.
	Chance *rand.Rand

	// Enough tells a bot that searches to play now. Without it the bot makes
	// the number of simulations of its level, whatever time they take.
	Enough func() bool
}

// levels are the bots by name, weakest first.
var levels = []struct {
	name string
	make func() Bot
}{
	{"random", func() Bot { return new(random) }},
	{"greedy", func() Bot { return new(greedy) }},
}

// Levels gives the names of all bots, weakest first.
func Levels() []string {
	names := make([]string, len(levels))
	for i, l := range levels {
		names[i] = l.name
	}
	return names
}

// Named makes the bot with a name.
func Named(name string) (Bot, error) {
	for _, l := range levels {
		if l.name == name {
			return l.make(), nil
		}
	}
	return nil, fmt.Errorf("bots: there is no bot %s, only %s", rules.Clip(name), strings.Join(Levels(), ", "))
}

// Seed sets chance for the move after the first n of a game. So a bot plays the
// same move whether the game was played through or loaded from its record. The
// seed is the record's, 0 if it has none.
func Seed(chance *rand.PCG, seed uint64, n int) { chance.Seed(seed, uint64(n)+1) }

// sort puts choices best first; equal ones fall as chance has it.
func sort(list []Choice, chance *rand.Rand) {
	chance.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	slices.SortStableFunc(list, func(a, b Choice) int {
		switch {
		case a.Worth > b.Worth:
			return -1
		case a.Worth < b.Worth:
			return 1
		}
		return 0
	})
}
