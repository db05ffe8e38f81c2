package bots

import (
	"strconv"
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

func newMatch(t *testing.T, seed int) *vassals.Match {
	t.Helper()
	m, err := vassals.NewMatch(&rules.Record{
		Format: rules.Format, Version: rules.Version, Game: "vassals",
		Players:    []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Bruno", Color: "blue"}, {Name: "Clara", Color: "green"}},
		Expansions: []string{"fairs", "allornothing", "shadow"},
		Seed:       strconv.Itoa(seed),
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func thinking(n int) Thinking {
	return Thinking{Seed: 1, Moves: n}
}

// hurry lets a bot ask so many times only whether it is enough.
func hurry(t Thinking, times int) Thinking {
	asked := 0
	t.Enough = func() bool { asked++; return asked > times }
	return t
}

// Every bot chooses what it ranks first, ranks every legal move once, or one of
// those that are alike, and leaves the state as it was.
func TestChooseAndRank(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			b, err := Named(name)
			if err != nil {
				t.Fatal(err)
			}
			m := newMatch(t, 7)
			s := m.State()
			for n := 0; n < 12 && s.Step() == vassals.StepPlace; n++ {
				if !s.Fits() {
					m.Discard()
					continue
				}
				ranked := b.Rank(s, hurry(thinking(n), 100))
				if s.Step() != vassals.StepPlace || len(m.Record().Moves) != n {
					t.Fatalf("move %d: ranking changed the state", n)
				}
				checkRanked(t, s, ranked)
				b.Choose(s, hurry(thinking(n), 100))
				if s.Step() != vassals.StepFinish || s.Move() != ranked[0].Move {
					t.Fatalf("move %d: chose %v, ranked %v first", n, s.Move(), ranked[0].Move)
				}
				m.Finish()
			}
		})
	}
}

// checkRanked makes sure that the list is of all moves, each once.
func checkRanked(t *testing.T, s *vassals.State, list []Ranked) {
	t.Helper()
	seen := map[vassals.Move]bool{}
	for _, c := range list {
		if seen[c.Move] {
			t.Fatalf("%v stands twice", c.Move)
		}
		seen[c.Move] = true
		if err := s.Enter(c.Move); err != nil {
			t.Fatalf("%v: %v", c.Move, err)
		}
		for s.Step() != vassals.StepPlace {
			s.Back()
		}
	}
	n, distinct := 0, 0
	new(moves).each(s, func() {
		n++
		if first(s.Move()) {
			distinct++
		}
	})
	if len(list) != n && len(list) != distinct {
		t.Fatalf("%d moves of %d, %d of them distinct", len(list), n, distinct)
	}
}

// A move of greedy leads by as much as it says, and no other by more.
func TestGreedyLead(t *testing.T) {
	b := newGreedy()
	m := newMatch(t, 3)
	s := m.State()
	for n := 0; n < 30; n++ {
		me := s.Player()
		best := b.Rank(s, thinking(n))[0]
		if err := m.Apply(best.Move.String()); err != nil {
			t.Fatal(err)
		}
		f := s.Final()
		rival := 0
		for p, total := range f.Totals {
			if p != me {
				rival = max(rival, total)
			}
		}
		if got := float64(f.Totals[me] - rival); got != best.Worth {
			t.Errorf("move %d: %v leads by %v, not %v", n, best.Move, got, best.Worth)
		}
	}
}

// The events of the last move are still there after a bot has thought.
func TestEventsStay(t *testing.T) {
	m := newMatch(t, 5)
	s := m.State()
	for n := 0; len(s.Events()) == 0; n++ {
		newRandom().Choose(s, thinking(n))
		m.Finish()
	}
	want := len(s.Events())
	for _, name := range Names() {
		b, _ := Named(name)
		b.Rank(s, hurry(thinking(0), 10))
		if got := len(s.Events()); got != want {
			t.Errorf("%s: %d events after it thought, %d before", name, got, want)
		}
	}
}

func TestUnknownBot(t *testing.T) {
	if _, err := Named("oracle"); err == nil {
		t.Error("there is an oracle")
	}
}
