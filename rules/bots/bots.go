// Package bots holds the computer players of both games. They know the rules
// and nothing else: chance is the seed of a record, and time is passed in.
//
// Begin has a bot think about a record in steps, which suits a page or a
// worker. What belongs to one game stands in files with its name.
package bots

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"vassals/rules"
)

// Choice is a move in the notation of the record, what a bot thinks that it is
// worth, and how many simulations stand behind that. For a bot that searches
// the worth is the lead over the best rival, in points, that it expects at the
// end; of other bots more is just better.
type Choice struct {
	Move   string
	Worth  float64
	Weight float64
}

// Share is the part of a search that one of several workers does: part Part,
// from 0, of Of. The zero value is the whole.
type Share struct{ Part, Of int }

// mine reports whether a simulation belongs to this part.
func (s Share) mine(simulation int) bool { return s.Of < 2 || simulation%s.Of == s.Part }

// Search is a bot's thinking about the next move of a game, done in steps. It
// is not safe for use by several goroutines.
type Search interface {
	// Step thinks until enough says so, or until the simulations of the bot are
	// done, and then reports done. enough is asked between simulations; without
	// it Step thinks to the end. How the thinking is cut into steps changes
	// nothing about what comes of it.
	Step(enough func() bool) (done bool)

	// Choices gives what is thought so far, best first. After one Step there is
	// at least one.
	Choices() []Choice

	// Progress tells how much of the thinking is done, 0 to 1.
	Progress() float64
}

// game is what the package knows of a game.
type game struct {
	begin    func(rec *rules.Record, bot string, share Share) (Search, error)
	standing func(rec *rules.Record) ([]float64, error)
}

// games are the games by name.
var games = map[string]game{
	"vassals":    {beginVassals, standingVassals},
	"middleages": {beginAges, standingAges},
}

func gameOf(rec *rules.Record) (game, error) {
	g, ok := games[rec.Game]
	if !ok {
		return g, fmt.Errorf("bots: nobody plays %s", rules.Clip(rec.Game))
	}
	return g, nil
}

// Begin has a bot think about the next move of a record, be it the only legal
// one. It fails when there is no such bot, the record is wrong or its game is
// over.
func Begin(rec *rules.Record, bot string, share Share) (Search, error) {
	g, err := gameOf(rec)
	if err != nil {
		return nil, err
	}
	if share.Part < 0 || share.Of < 0 || share.Part >= max(share.Of, 1) {
		return nil, fmt.Errorf("bots: there is no part %d of %d", share.Part, share.Of)
	}
	return g.begin(rec, bot, share)
}

// Standing tells what each player will probably have at the end of a game, in
// points. Of a game that is over it is the outcome.
func Standing(rec *rules.Record) ([]float64, error) {
	g, err := gameOf(rec)
	if err != nil {
		return nil, err
	}
	return g.standing(rec)
}

// Merge makes one list of what several workers thought, each with a share of
// the same search: worths are means by weight, and weights are added. The order
// of the parts does not matter.
func Merge(parts [][]Choice) []Choice {
	var all []Choice
	for _, part := range parts {
		all = append(all, part...)
	}
	// Sums of floats depend on their order.
	slices.SortFunc(all, func(a, b Choice) int {
		return cmp.Or(cmp.Compare(a.Move, b.Move), cmp.Compare(a.Weight, b.Weight), cmp.Compare(a.Worth, b.Worth))
	})
	list := all[:0]
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].Move == all[0].Move {
			n++
		}
		list = append(list, mean(all[:n]))
		all = all[n:]
	}
	sortChoices(list)
	return list
}

// mean makes one of several opinions on a move.
func mean(same []Choice) Choice {
	m := Choice{Move: same[0].Move}
	for _, c := range same {
		m.Weight += c.Weight
		m.Worth += c.Weight * c.Worth
	}
	if m.Weight > 0 {
		m.Worth /= m.Weight
		return m
	}
	for _, c := range same {
		m.Worth += c.Worth / float64(len(same))
	}
	return m
}

// sortChoices puts choices best first. One that much less thought went into than
// into others comes after them: its worth is not known as well.
func sortChoices(list []Choice) {
	most := 0.0
	for _, c := range list {
		most = max(most, c.Weight)
	}
	slices.SortStableFunc(list, func(a, b Choice) int { return compareThought(a.Worth, a.Weight, b.Worth, b.Weight, most) })
}

// compareThought orders two moves by worth, the better one first, and those
// that less than half of the most thought went into after the others.
func compareThought(worthA, weightA, worthB, weightB, most float64) int {
	vague := func(weight float64) int {
		if weight < most/2 {
			return 1
		}
		return 0
	}
	return cmp.Or(vague(weightA)-vague(weightB), cmp.Compare(worthB, worthA))
}

// Levels are the bots that the start screen offers by their strength, weakest
// first.
func Levels() []string { return []string{"easy", "medium", "hard", "expert"} }

// Opponent is a bot with a temperament. Its level says how well it plays.
type Opponent struct {
	Code  string // its name in records
	Level string
}

// Opponents are the bots with a temperament, weakest first.
func Opponents() []Opponent {
	return []Opponent{
		{"hasty", "easy"},
		{"abbot", "medium"},
		{"farmer", "medium"},
		{"miser", "hard"},
		{"thief", "hard"},
		{"spoiler", "expert"},
	}
}

// Names gives the names of all bots: levels, opponents, and those that only
// serve to compare with; uct of these plays Vassals alone.
func Names() []string {
	names := append([]string{"random", "greedy", "uct"}, Levels()...)
	for _, o := range Opponents() {
		names = append(names, o.Code)
	}
	return names
}

// levelOf gives the level of a bot; of an opponent, its own.
func levelOf(bot string) string {
	for _, o := range Opponents() {
		if o.Code == bot {
			return o.Level
		}
	}
	return bot
}

// Budget is how long a bot may think about a move on a page.
func Budget(bot string) time.Duration {
	switch levelOf(bot) {
	case "hard":
		return 700 * time.Millisecond
	case "expert", "uct":
		return 1500 * time.Millisecond
	}
	return 200 * time.Millisecond
}

// unknown is the error for a bot that does not exist.
func unknown(bot string) error {
	return fmt.Errorf("bots: there is no bot %s, only %s", rules.Clip(bot), strings.Join(Names(), ", "))
}
