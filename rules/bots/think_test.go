package bots

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"vassals/rules/vassals"
)

// thinkers are the bots of Vassals that think in steps.
var thinkers = []string{"uct", "hard", "expert", "thief", "spoiler"}

// at once stops a Step as soon as it asks.
func atOnce() bool { return true }

// Thinking in the smallest steps comes to the same as thinking in one go.
func TestSteps(t *testing.T) {
	rec := record(t, 20, "8", 3, "allornothing")
	for _, name := range thinkers {
		whole := begin(t, rec, name, Share{})
		whole.Step(nil)
		parts := begin(t, rec, name, Share{})
		steps, before := 1, 0.0
		for ; !parts.Step(atOnce); steps++ {
			if p := parts.Progress(); p <= before || p >= 1 {
				t.Fatalf("%s: progress %v after %v", name, p, before)
			} else {
				before = p
			}
			if len(parts.Choices()) == 0 {
				t.Fatalf("%s: nothing chosen after step %d", name, steps)
			}
		}
		if steps < 20 {
			t.Errorf("%s is done in %d steps", name, steps)
		}
		if !reflect.DeepEqual(whole.Choices(), parts.Choices()) {
			t.Errorf("%s thinks otherwise in steps", name)
		}
	}
}

// The order of the tiles still to come changes nothing.
func TestOrderUnseen(t *testing.T) {
	chance := rand.New(rand.NewPCG(4, 4))
	for _, name := range Names() {
		rec := record(t, 12, "21", 2, "fairs")
		deck := vassals.Deck(21, [4]bool{true, true})
		rec.Deck = nil
		for _, k := range deck {
			rec.Deck = append(rec.Deck, k.String())
		}
		var want []Choice
		for range 3 {
			s := begin(t, rec, name, Share{})
			s.Step(nil)
			if got := s.Choices(); want == nil {
				want = got
			} else if !reflect.DeepEqual(got, want) {
				t.Errorf("%s thinks otherwise with another order of the tiles", name)
			}
			rest := rec.Deck[13:]
			chance.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
		}
	}
}

// The parts of a search make a whole: all moves, as much thought as one worker
// would give or a little more, and a best move that one worker likes too.
func TestShares(t *testing.T) {
	rec := record(t, 15, "31", 2)
	for _, name := range thinkers {
		whole := begin(t, rec, name, Share{})
		whole.Step(nil)
		want := whole.Choices()
		var parts [][]Choice
		for part := range 3 {
			s := begin(t, rec, name, Share{Part: part, Of: 3})
			s.Step(nil)
			parts = append(parts, s.Choices())
		}
		got := Merge(parts)
		if len(got) != len(want) {
			t.Errorf("%s: %d moves merged, %d of one worker", name, len(got), len(want))
		}
		if a, b := thought(got), thought(want); a < 0.9*b || a > 1.5*b {
			t.Errorf("%s: merged from %v simulations, one worker makes %v", name, a, b)
		}
		if i := slices.IndexFunc(want, func(c Choice) bool { return c.Move == got[0].Move }); i > 4 {
			t.Errorf("%s: the best move merged is number %d of one worker", name, i+1)
		}
	}
}

func thought(list []Choice) (sum float64) {
	for _, c := range list {
		sum += c.Weight
	}
	return sum
}

// A bot that has thought before takes no more memory.
func TestNoAllocations(t *testing.T) {
	for _, name := range []string{"easy", "medium", "hard", "farmer"} {
		b, err := Named(name)
		if err != nil {
			t.Fatal(err)
		}
		m := newMatch(t, 17)
		s := m.State()
		s.Watch(false)
		deck := vassals.Deck(17, [4]bool{true, true, true, true})
		game := func() {
			s.Restart(deck)
			for n := 0; n < 12 && s.Step() != vassals.StepOver; n++ {
				if !s.Fits() {
					s.Discard()
					continue
				}
				b.Choose(s, thinking(n))
				s.Finish()
			}
		}
		game()
		if n := testing.AllocsPerRun(2, game); n > 0 {
			t.Errorf("%s: %v allocations in 12 moves, want none", name, n)
		}
	}
}

// What a search supposes of the tiles to come is gone when it ends.
func TestSearchLeavesTheDeck(t *testing.T) {
	m, same := newMatch(t, 23), newMatch(t, 23)
	b, _ := Named("hard")
	for n := range 5 {
		b.Rank(m.State(), thinking(n))
		move := b.Rank(same.State(), thinking(n))[0].Move.String()
		if err := m.Apply(move); err != nil {
			t.Fatal(err)
		}
		if err := same.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	for m.State().Step() != vassals.StepOver && m.State().Fits() {
		if m.State().Drawn() != same.State().Drawn() {
			t.Fatal("the decks differ")
		}
		newRandom().Choose(m.State(), thinking(0))
		m.Finish()
		if err := same.Apply(m.Record().Moves[len(m.Record().Moves)-1]); err != nil {
			t.Fatal(err)
		}
	}
}
