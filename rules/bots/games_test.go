package bots

import (
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

// mixes are all mixes of the expansions.
var mixes = [][]string{
	nil, {"fairs"}, {"allornothing"}, {"shadow"}, {"fairs", "allornothing"}, {"fairs", "shadow"},
	{"allornothing", "shadow"}, {"fairs", "allornothing", "shadow"},
}

// table is a game for so many players.
func table(t *testing.T, players int, mix []string) (*vassals.State, [4]bool) {
	t.Helper()
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: "1", Expansions: mix}
	for i := range players {
		rec.Players = append(rec.Players, rules.Player{Name: "Bot", Color: rules.Colors[i]})
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State()
	s.Watch(false)
	var sets [4]bool
	for set := range sets {
		sets[set] = s.Has(vassals.Set(set))
	}
	return s, sets
}

// playGame plays a game to its end, watch sees each move before its Finish. An
// illegal move of a bot fails the test.
func playGame(t *testing.T, s *vassals.State, deck []vassals.Kind, seed uint64, bots []Bot, watch func(player int)) {
	t.Helper()
	s.Restart(deck)
	for n := 0; s.Step() != vassals.StepOver; n++ {
		if !s.Fits() {
			s.Discard()
			continue
		}
		me := s.Player()
		bots[me].Choose(s, Thinking{Seed: seed, Moves: n})
		if s.Step() != vassals.StepFinish {
			t.Fatalf("seed %d, move %d: the bot did not make a move", seed, n)
		}
		if watch != nil {
			watch(me)
		}
		s.Finish()
	}
}

func named(t *testing.T, names ...string) (list []Bot) {
	t.Helper()
	for _, name := range names {
		b, err := Named(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, b)
	}
	return list
}

// In random games of every mix the judgement of a bot leads to legal moves only:
// Choose panics on others.
func TestRandomGames(t *testing.T) {
	games := 500
	if testing.Short() {
		games = 15
	}
	for i, mix := range mixes {
		players := 3 + i%3
		s, sets := table(t, players, mix)
		list := named(t, "easy")
		for len(list) < players {
			list = append(list, newRandom())
		}
		for g := range games {
			seed := uint64(i*1000 + g)
			playGame(t, s, vassals.Deck(seed, sets), seed, list, nil)
		}
	}
}

// hurried is a bot that must play soon.
type hurried struct{ Bot }

func (h hurried) Choose(s *vassals.State, t Thinking) { h.Bot.Choose(s, hurry(t, 9)) }

// Every bot finishes games of every mix, alone at the table.
func TestEveryBotFinishes(t *testing.T) {
	for i, mix := range mixes {
		if testing.Short() && i%3 > 0 {
			continue
		}
		s, sets := table(t, 2+i%4, mix)
		for _, b := range named(t, Names()...) {
			list := make([]Bot, s.Players())
			for p := range list {
				list[p] = hurried{b}
			}
			playGame(t, s, vassals.Deck(uint64(i), sets), uint64(i), list, nil)
		}
	}
}

// A level beats the level below. The games are the same every time, and the
// margins are wide.
func TestLevels(t *testing.T) {
	tests := []struct {
		strong, weak string
		games        int
		wins         int // at least
	}{
		{"easy", "random", 20, 17},
		{"medium", "greedy", 20, 15},
		{"medium", "easy", 20, 15},
		{"hard", "medium", 12, 8},
		{"expert", "medium", 2, 1},
	}
	s, sets := table(t, 2, nil)
	for _, test := range tests {
		if testing.Short() {
			test.games, test.wins = test.games/2, test.wins/2
		}
		wins := 0
		for g := range test.games {
			list := named(t, test.strong, test.weak)
			if g%2 == 1 {
				list[0], list[1] = list[1], list[0]
			}
			seed := uint64(g / 2)
			playGame(t, s, vassals.Deck(seed, sets), seed, list, nil)
			if totals := s.AppendTotals(nil); totals[g%2] > totals[1-g%2] {
				wins++
			}
		}
		t.Logf("%s beats %s in %d of %d games", test.strong, test.weak, wins, test.games)
		if wins < test.wins {
			t.Errorf("%s beats %s in %d of %d games, want %d", test.strong, test.weak, wins, test.games, test.wins)
		}
	}
}
