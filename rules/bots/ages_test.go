package bots

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"vassals/rules"
	"vassals/rules/middleages"
)

// agesRecord gives a game of Middle Ages after n random moves.
func agesRecord(t testing.TB, n int, seed string, players int) *rules.Record {
	t.Helper()
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "middleages", Seed: seed, Moves: []string{}}
	for i := range players {
		rec.Players = append(rec.Players, rules.Player{Name: "Bot", Color: rules.Colors[i]})
	}
	for range n {
		s := begin(t, rec, "random", Share{})
		s.Step(nil)
		rec.Moves = append(rec.Moves, s.Choices()[0].Move)
	}
	return rec
}

// Every bot finds legal moves of Middle Ages at every stage of a game, each
// once, the same ones each time.
func TestBeginAges(t *testing.T) {
	for players := 2; players <= 5; players++ {
		for _, name := range Names() {
			if name == "uct" { // plays Vassals only
				continue
			}
			for n := players; n < 17*players; n += 23 {
				rec := agesRecord(t, n, "5", players)
				part := Share{1, 10} // enough to test
				s := begin(t, rec, name, part)
				if s.Progress() != 0 || !s.Step(nil) || s.Progress() != 1 {
					t.Errorf("%s does not think from 0 to 1", name)
				}
				list := s.Choices()
				checkAges(t, name, rec, list)
				again := begin(t, rec, name, part)
				again.Step(nil)
				if !reflect.DeepEqual(list, again.Choices()) {
					t.Errorf("%s thinks otherwise the second time", name)
				}
			}
		}
	}
}

func checkAges(t *testing.T, name string, rec *rules.Record, list []Choice) {
	t.Helper()
	if len(list) == 0 {
		t.Fatalf("%s chooses nothing", name)
	}
	m, err := middleages.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	var seen []string
	for _, c := range list {
		if slices.Contains(seen, c.Move) {
			t.Errorf("%s: %s stands twice", name, c.Move)
		}
		seen = append(seen, c.Move)
		if err := m.Apply(c.Move); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		m.UndoMove()
	}
}

// A move of greedy leads by as much as it says, and no other by more.
func TestAgesGreedyLead(t *testing.T) {
	rec := agesRecord(t, 0, "8", 3)
	for range 3 * 17 {
		s := begin(t, rec, "greedy", Share{})
		s.Step(nil)
		best := s.Choices()[0]
		m, err := middleages.NewMatch(rec)
		if err != nil {
			t.Fatal(err)
		}
		me := m.Player()
		for _, move := range m.State().AppendMoves(nil) {
			if err := m.Apply(move.String()); err != nil {
				t.Fatal(err)
			}
			lead := float64(agesLead(m.State(), me))
			if lead > best.Worth || move.String() == best.Move && lead != best.Worth {
				t.Errorf("%v leads by %v; greedy plays %v", move, lead, best)
			}
			m.UndoMove()
		}
		rec.Moves = append(rec.Moves, best.Move)
	}
	if _, err := Begin(rec, "greedy", Share{}); err == nil {
		t.Error("a move after the end")
	}
	m, err := middleages.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Standing(rec)
	if err != nil {
		t.Fatal(err)
	}
	for p, total := range m.State().Final().Totals {
		if math.Abs(got[p]-float64(total)) > 1e-6 {
			t.Errorf("player %d stands at %v, has %d", p, got[p], total)
		}
	}
}

// A search cut into steps comes to what it comes to at once, and the parts of
// one merge to its simulations.
func TestAgesSteps(t *testing.T) {
	rec := agesRecord(t, 12, "4", 3)
	whole := begin(t, rec, "hard", Share{})
	whole.Step(nil)
	cut := begin(t, rec, "hard", Share{})
	last := 0.0
	for steps := 0; !cut.Step(func() bool { return true }); steps++ {
		if len(cut.Choices()) == 0 || cut.Progress() <= last || steps > 1000 {
			t.Fatalf("step %d: progress %v, %d choices", steps, cut.Progress(), len(cut.Choices()))
		}
		last = cut.Progress()
	}
	if !reflect.DeepEqual(whole.Choices(), cut.Choices()) {
		t.Error("cut into steps the search comes to something else")
	}
	var parts [][]Choice
	for i := range 3 {
		s := begin(t, rec, "hard", Share{i, 3})
		s.Step(nil)
		parts = append(parts, s.Choices())
	}
	if reflect.DeepEqual(parts[0], parts[1]) {
		t.Error("two parts of a search are the same")
	}
	merged := Merge(parts)
	checkAges(t, "merged", rec, merged)
	if n, want := weight(merged), weight(whole.Choices()); math.Abs(n-want) > 40 {
		t.Errorf("%v simulations in all parts, %v in the whole", n, want)
	}
}

func weight(list []Choice) (n float64) {
	for _, c := range list {
		n += c.Weight
	}
	return n
}

// A search does not know the tiles to come: with another order of them it comes
// to the same.
func TestAgesFair(t *testing.T) {
	rec := agesRecord(t, 14, "6", 2)
	m, err := middleages.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	b, err := AgesNamed("hard")
	if err != nil {
		t.Fatal(err)
	}
	s := m.State()
	want := b.Rank(s, Thinking{Seed: 1, Moves: 14})
	s.Imagine(rand.New(rand.NewPCG(99, 0)))
	got := b.Rank(s, Thinking{Seed: 1, Moves: 14})
	if !slices.Equal(got, want) {
		t.Errorf("ranks %v, with other tiles to come %v", want, got)
	}
}
