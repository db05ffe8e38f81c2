package bots

import (
	"slices"
	"testing"

	"vassals/rules/vassals"
)

// habits are what can be seen of a player over some games.
type habits struct {
	claims [4]int // figures put, by PartKind
	moves  int
	hand   int // vassals in hand, after each move
	home   int // figures that came home
	shared int // figures beside those of a rival, at each move of both
	rival  int // points
}

// habitsOf watches a bot play against another. Both go by their judgement alone,
// in which all temperament lies.
func habitsOf(t *testing.T, bot, rival string, games int) (h habits) {
	t.Helper()
	s, sets := table(t, 2, nil)
	list := []Bot{newSearch(level{}, temper(bot)), newSearch(level{}, temper(rival))}
	for g := range games {
		me := g % 2
		seats := []Bot{list[me], list[1-me]}
		seed := uint64(g / 2)
		playGame(t, s, vassals.Deck(seed, sets), seed, seats, func(player int) {
			h.shared += contested(s)
			if player != me {
				return
			}
			h.moves++
			h.hand += int(s.Supply(player)[vassals.Vassal])
			for _, c := range s.Move().Claims() {
				p, _ := vassals.PartAt(s.Move().Tile, s.Move().At.Rotation, c.Place)
				h.claims[p.Kind]++
				h.home++
			}
		})
		for i := range s.Standings() {
			if p, _, _ := s.StandingAt(i); p == me {
				h.home--
			}
		}
		h.rival += s.AppendTotals(nil)[1-me]
	}
	return h
}

// contested counts the figures on cities and roads beside those of a rival.
func contested(s *vassals.State) (n int) {
	for i := range s.Standings() {
		p, _, id := s.StandingAt(i)
		if k := s.KindOf(id); k <= vassals.RoadPart && s.Look(id).Strength(1-p) > 0 {
			n++
		}
	}
	return n
}

// per makes a habit a mean over the moves.
func per(n func(h habits) int) func(h habits) float64 {
	return func(h habits) float64 { return float64(n(h)) / float64(h.moves) }
}

// share is how much of the figures is put on some kinds of features.
func share(kinds ...vassals.PartKind) func(h habits) float64 {
	return func(h habits) float64 {
		some, all := 0, 0
		for k, n := range h.claims {
			all += n
			if slices.Contains(kinds, vassals.PartKind(k)) {
				some += n
			}
		}
		return float64(some) / float64(all)
	}
}

// Each opponent plays as it is described, more so than the plain bot of its
// level.
func TestTempers(t *testing.T) {
	tests := []struct {
		bot, what string
		of        func(h habits) float64
		low, high float64 // times the plain bot's
	}{
		{"farmer", "fields", share(vassals.FieldPart), 1.3, 9},
		{"abbot", "cloisters and roads", share(vassals.CloisterPart, vassals.RoadPart), 1.15, 9},
		{"miser", "vassals in hand", per(func(h habits) int { return h.hand }), 1.1, 9},
		{"hasty", "figures come home", per(func(h habits) int { return h.home }), 1.2, 9},
		{"thief", "figures beside a rival's", per(func(h habits) int { return h.shared }), 1.1, 9},
		{"spoiler", "points of the rival", per(func(h habits) int { return h.rival }), 0, 0.97},
	}
	for _, test := range tests {
		games := 20
		if test.bot == "spoiler" { // a smaller difference needs more
			if testing.Short() {
				continue
			}
			games = 80
		}
		level := levelOf(test.bot)
		got, plain := test.of(habitsOf(t, test.bot, level, games)), test.of(habitsOf(t, level, level, games))
		t.Logf("%s: %s %.3f, %s %.3f", test.bot, test.what, got, level, plain)
		if got < test.low*plain || got > test.high*plain {
			t.Errorf("%s: %s %.3f, of %s %.3f", test.bot, test.what, got, level, plain)
		}
	}
}
