package bots

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

// record gives a game of Vassals after n moves by the greedy bot.
func record(t *testing.T, n int, seed string, players int, expansions ...string) *rules.Record {
	t.Helper()
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: seed, Expansions: expansions, Moves: []string{}}
	for i := range players {
		rec.Players = append(rec.Players, rules.Player{Name: "Bot", Color: rules.Colors[i]})
	}
	for range n {
		s := begin(t, rec, "greedy", Share{})
		s.Step(nil)
		rec.Moves = append(rec.Moves, s.Choices()[0].Move)
	}
	return rec
}

func begin(t testing.TB, rec *rules.Record, bot string, share Share) Search {
	t.Helper()
	s, err := Begin(rec, bot, share)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Every bot finds legal moves, the same ones each time.
func TestBegin(t *testing.T) {
	rec := record(t, 9, "3", 2, "fairs", "shadow")
	for _, name := range Names() {
		s := begin(t, rec, name, Share{})
		if s.Progress() != 0 {
			t.Errorf("%s has thought already", name)
		}
		if !s.Step(nil) || s.Progress() != 1 {
			t.Errorf("%s does not end", name)
		}
		list := s.Choices()
		if len(list) == 0 {
			t.Fatalf("%s chooses nothing", name)
		}
		for _, c := range list {
			m, err := vassals.NewMatch(rec)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Apply(c.Move); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		again := begin(t, rec, name, Share{})
		again.Step(nil)
		if !reflect.DeepEqual(list, again.Choices()) {
			t.Errorf("%s thinks otherwise the second time", name)
		}
	}
}

// A tile that fits nowhere is set aside, by every bot.
func TestBeginDiscard(t *testing.T) {
	rec := record(t, 0, "1", 2)
	rec.Seed, rec.Deck = "", []string{"city-whole-fountain", "bend"}
	rec.Start = []rules.Tile{{Tile: "cloister"}}
	for _, name := range Names() {
		s := begin(t, rec, name, Share{})
		s.Step(nil)
		if list := s.Choices(); len(list) != 1 || list[0].Move != "discard city-whole-fountain" {
			t.Errorf("%s: %v", name, list)
		}
	}
}

func TestBeginErrors(t *testing.T) {
	rec := record(t, 0, "1", 2)
	over := record(t, 0, "1", 2)
	over.Deck = []string{}
	wrong := record(t, 0, "1", 2)
	wrong.Moves = []string{"bend 0,0 0"}
	tests := []struct {
		name  string
		rec   *rules.Record
		bot   string
		share Share
	}{
		{"unknown bot", rec, "oracle", Share{}},
		{"game over", over, "greedy", Share{}},
		{"wrong move", wrong, "greedy", Share{}},
		{"no such part", rec, "greedy", Share{2, 2}},
		{"negative part", rec, "greedy", Share{-1, 2}},
		{"unknown game", &rules.Record{Game: "chess"}, "greedy", Share{}},
	}
	for _, test := range tests {
		if _, err := Begin(test.rec, test.bot, test.share); err == nil {
			t.Errorf("%s: no error", test.name)
		}
	}
}

// Merging takes means by weight, in whatever order the parts come.
func TestMerge(t *testing.T) {
	a := []Choice{{"b", 4, 10}, {"a", 3, 10}, {"c", 9, 1}, {"d", 1, 0}}
	b := []Choice{{"a", 9, 20}, {"b", 4, 10}, {"d", 2, 0}}
	want := []Choice{{"a", 7, 30}, {"b", 4, 20}, {"c", 9, 1}, {"d", 1.5, 0}}
	for _, parts := range [][][]Choice{{a, b}, {b, a}, {a, nil, b}} {
		if got := Merge(parts); !slices.Equal(got, want) {
			t.Errorf("merged to %v, want %v", got, want)
		}
	}
	if got := Merge(nil); len(got) != 0 {
		t.Errorf("nothing merged to %v", got)
	}
}

// Standing at the end of a game is its outcome.
func TestStandingAtTheEnd(t *testing.T) {
	rec := record(t, 0, "", 2)
	rec.Deck = []string{"straight", "bend", "cap"}
	for range rec.Deck {
		s := begin(t, rec, "greedy", Share{})
		s.Step(nil)
		rec.Moves = append(rec.Moves, s.Choices()[0].Move)
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Standing(rec)
	if err != nil {
		t.Fatal(err)
	}
	for p, total := range m.State().Final().Totals {
		if got[p] != float64(total) {
			t.Errorf("player %d stands at %v, has %d", p, got[p], total)
		}
	}
}

// Standing at any time is near what comes of a game, on average, and who is
// ahead near the end mostly wins.
func TestStanding(t *testing.T) {
	s, sets := table(t, 2, nil)
	list := named(t, "medium", "medium")
	early, late, final, right := 0.0, 0.0, 0.0, 0
	const games = 12
	for g := range games {
		rec := record(t, 0, strconv.Itoa(g), 2)
		playGame(t, s, vassals.Deck(uint64(g), sets), uint64(g), list, func(int) {
			rec.Moves = append(rec.Moves, s.Move().String())
		})
		stand := func(n int) []float64 {
			cut := *rec
			cut.Moves = rec.Moves[:n]
			list, err := Standing(&cut)
			if err != nil {
				t.Fatal(err)
			}
			return list
		}
		totals := s.AppendTotals(nil)
		a, b := stand(10), stand(len(rec.Moves)-8)
		early += (a[0] + a[1]) / (2 * games)
		late += (b[0] + b[1]) / (2 * games)
		final += float64(totals[0]+totals[1]) / (2 * games)
		if (b[0] > b[1]) == (totals[0] > totals[1]) {
			right++
		}
	}
	t.Logf("after 10 moves %.0f, 8 before the end %.0f, in the end %.0f", early, late, final)
	if math.Abs(early-final) > 20 || math.Abs(late-final) > 5 || right < games*2/3 {
		t.Errorf("after 10 moves %.0f, 8 before the end %.0f, in the end %.0f; %d of %d winners foreseen", early, late, final, right, games)
	}
}

// Every level and every opponent is a bot with time to think.
func TestNames(t *testing.T) {
	names := Names()
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			t.Errorf("%s stands twice", name)
		}
		if Budget(name) <= 0 {
			t.Errorf("%s has no time", name)
		}
	}
	for _, o := range Opponents() {
		if !slices.Contains(Levels(), o.Level) {
			t.Errorf("%s has no level", o.Code)
		}
	}
}
