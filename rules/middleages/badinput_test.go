package middleages

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"vassals/rules"
)

func TestParseMove(t *testing.T) {
	for text, want := range map[string]Move{
		"lord 3":                   {Position: 3},
		"lord 1 scout 4.3":         {Position: 1, Choice: Choice{Kind: ScoutChoice, Spot: Spot{4, 3}}},
		"lord 2 recover field":     {Position: 2, Choice: Choice{Kind: RecoverChoice, Property: Field}},
		"lord 2 coin church":       {Position: 2, Choice: Choice{Kind: CoinChoice, Property: Church}},
		"lord 2 token wall palace": {Position: 2, Choice: Choice{Kind: TokenChoice, Property: Wall, Type: Palace}},
		"take":                     {Kind: TakeMove},
		"take coin mill":           {Kind: TakeMove, Choice: Choice{Kind: CoinChoice, Property: Mill}},
		"lose barracks":            {Kind: LoseMove, Property: Barracks},
	} {
		m, err := ParseMove(text)
		if err != nil || m != want || m.String() != text {
			t.Errorf("%q is read as %+v, written as %q: %v", text, m, m.String(), err)
		}
	}
	for _, text := range []string{
		"", " ", "lord", "lord ", "lord 0", "lord -1", "lord +1", "lord 01", "lord 1.5", "lord 300", "lord x", "Lord 1", "lord  1", "lord 1 ", " lord 1",
		"lord 1 scout", "lord 1 scout 4", "lord 1 scout 4.", "lord 1 scout 4.03", "lord 1 scout 0.1", "lord 1 scout 4,1", "lord 1 scout 4.1 5",
		"lord 1 recover", "lord 1 recover castle", "lord 1 recover Field", "lord 1 recover field mill", "lord 1 coin", "lord 1 token field", "lord 1 token field castle",
		"lord 1 token castle field", "lord 1 dance", "take 1", "take ", "take coin", "lose", "lose castle", "lose field mill", "bend 0,0 90",
	} {
		_, err := ParseMove(text)
		var r *Refusal
		if !errors.As(err, &r) || r.Reason != Unreadable {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// goodRecord is a record in which all chance is fixed.
func goodRecord() *rules.Record {
	rec := &rules.Record{
		Format: rules.Format, Version: rules.Version, Game: "middleages",
		Players: []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Bruno", Color: "blue"}, {Name: "Carla", Color: "green"}, {Name: "Diego", Color: "black"}},
		Events:  []string{"siege", "fire", "harvest", "tax"},
		Order:   []int{2, 0, 3, 1},
		Moves:   []string{"lord 1", "lord 2", "lord 3", "lord 5"},
	}
	for i, k := range printed.Tiles {
		rec.Blue = append(rec.Blue, slices.Repeat([]int{i + 1}, k.Blue)...)
		rec.Orange = append(rec.Orange, slices.Repeat([]int{i + 1}, k.Orange)...)
	}
	return rec
}

// What a record fixes replaces the result of its shuffle; the shuffle is made
// all the same.
func TestFixedChance(t *testing.T) {
	rec := goodRecord()
	m, err := NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State()
	if got := s.drawRow(0); got != "1C 1A 1D . 2B" { // blue 1 1 1 1 2
		t.Errorf("row 1: %s", got)
	}
	for i, name := range rec.Events {
		if c, _ := s.Event(i); c.Name != name {
			t.Errorf("event %d is %s, want %s", i, c.Name, name)
		}
	}
	// The seed, or 0, serves the rest: here the pile.
	for _, seed := range []string{"", "0"} {
		free := newMatch(t, 4, "0").State()
		part := *goodRecord()
		part.Blue, part.Orange, part.Moves, part.Seed = nil, nil, nil, seed
		m, err := NewMatch(&part)
		if err != nil {
			t.Fatal(err)
		}
		if m.State().pile != free.pile || m.State().pcg != free.pcg {
			t.Errorf("seed %q: another pile", seed)
		}
		if order, _ := m.State().AppendOrder(nil); !slices.Equal(order, part.Order) {
			t.Errorf("order %v", order)
		}
	}
	// The printed edition may be named or not.
	part := *goodRecord()
	part.Edition = Printed
	if named, err := NewMatch(&part); err != nil || named.State().position != s.position {
		t.Errorf("edition %d by name is another game: %v", Printed, err)
	}
	// Without orange tiles two players may fix the rest.
	two := *goodRecord()
	two.Players, two.Orange, two.Order, two.Moves = two.Players[:2], nil, []int{1, 0}, nil
	if _, err := NewMatch(&two); err != nil {
		t.Error(err)
	}
	rec.Events = append(rec.Events, "plague")
	if _, err := NewMatch(rec); err != nil {
		t.Error(err)
	}
}

// TestBadRecords spoils a record in one way after another. The error must name
// what is wrong and where.
func TestBadRecords(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(r *rules.Record)
		want  []string
	}{
		{"another game", func(r *rules.Record) {
			*r = rules.Record{Format: rules.Format, Version: 1, Game: "vassals", Seed: "1", Players: r.Players}
		}, []string{"game", "vassals"}},
		{"edition 99", func(r *rules.Record) { r.Edition = 99 }, []string{"edition", "99"}},
		{"edition -1", func(r *rules.Record) { r.Edition = -1 }, []string{"edition", "-1"}},
		{"one player", func(r *rules.Record) { r.Players = r.Players[:1] }, []string{"players"}},
		{"six players", func(r *rules.Record) {
			r.Players = append(r.Players, rules.Player{Name: "Eva", Color: "yellow"}, rules.Player{Name: "Flor", Color: "pink"})
		}, []string{"players", "6"}},
		{"pink", func(r *rules.Record) { r.Players[1].Color = "pink" }, []string{"players[1].color", "pink"}},
		{"expansions", func(r *rules.Record) { r.Expansions = []string{"fairs"} }, []string{"expansions"}},
		{"a deck", func(r *rules.Record) { r.Deck = []string{"bend"} }, []string{"deck"}},
		{"seed with a sign", func(r *rules.Record) { r.Seed = "+1" }, []string{"seed"}},
		{"nothing fixes chance", func(r *rules.Record) { r.Blue, r.Orange, r.Events, r.Order = nil, nil, nil, nil }, []string{"seed", "missing"}},
		{"tile 0", func(r *rules.Record) { r.Blue[3] = 0 }, []string{"blue[3]", "0"}},
		{"tile 24", func(r *rules.Record) { r.Orange[2] = 24 }, []string{"orange[2]", "24"}},
		{"a tile too often", func(r *rules.Record) { r.Blue[51] = 1 }, []string{"blue[51]", "more of tile 1"}},
		{"a tile too few", func(r *rules.Record) { r.Blue = r.Blue[:51] }, []string{"blue", "51", "52"}},
		{"no blue tile", func(r *rules.Record) { r.Blue = []int{} }, []string{"blue", "0"}},
		{"orange tiles for three", func(r *rules.Record) { r.Players, r.Order = r.Players[:3], []int{2, 0, 1} }, []string{"orange"}},
		{"unknown event", func(r *rules.Record) { r.Events[1] = "feast of fools" }, []string{"events[1]", "feast of fools"}},
		{"an event twice", func(r *rules.Record) { r.Events[3] = "siege" }, []string{"events[3]", "siege", "twice"}},
		{"three events", func(r *rules.Record) { r.Events = r.Events[:3] }, []string{"events", "3"}},
		{"unknown player", func(r *rules.Record) { r.Order[1] = 4 }, []string{"order[1]", "4"}},
		{"negative player", func(r *rules.Record) { r.Order[0] = -1 }, []string{"order[0]", "-1"}},
		{"a player twice", func(r *rules.Record) { r.Order[1] = 2 }, []string{"order[1]", "twice"}},
		{"a player too few", func(r *rules.Record) { r.Order = r.Order[:3] }, []string{"order", "3"}},
		{"a lord on another", func(r *rules.Record) { r.Moves[1] = "lord 1" }, []string{"middleages", `move 2 "lord 1"`, "a lord stands"}},
		{"no such position", func(r *rules.Record) { r.Moves[0] = "lord 6" }, []string{"move 1", "5 positions"}},
		{"a choice in the opening", func(r *rules.Record) { r.Moves[0] = "lord 1 coin field" }, []string{"move 1", "no tile is taken"}},
		{"unreadable", func(r *rules.Record) { r.Moves[3] = "king 5" }, []string{`move 4 "king 5"`}},
		{"long move", func(r *rules.Record) { r.Moves[0] = strings.Repeat("lord ", 9999) }, []string{"move 1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := goodRecord()
			c.spoil(r)
			_, err := NewMatch(r)
			if err == nil {
				t.Fatal("no error")
			}
			for _, word := range c.want {
				if !strings.Contains(err.Error(), word) {
					t.Errorf("%v does not name %s", err, word)
				}
			}
			if len(err.Error()) > 400 {
				t.Errorf("%d bytes of error", len(err.Error()))
			}
		})
	}
}

// A refusal says its reason, and changes nothing.
func TestReasons(t *testing.T) {
	pic := picture{rows: [rowCount]string{"10A 4B 16C .", "2 3c 4 5", "1 1b 1 1", ""}, fiefs: []string{"0", "0", "0"}}
	for text, want := range map[string]Reason{
		"lord 9 scout 9.9":    NoPosition,
		"lord 2":              Reserved,
		"lord 1 scout 2.1":    SameRow,
		"lord 1 scout 3.2":    ScoutThere,
		"lord 1 scout 1.4":    NoTile,
		"lord 1 scout 1.2":    LordThere,
		"lord 1 scout 3.5":    NoPosition,
		"lord 1 coin field":   ChoiceUnasked,
		"take":                WrongKind,
		"lose field":          WrongKind,
		"lord one":            Unreadable,
		"lord 1 scout 3.1 no": Unreadable,
	} {
		s := pic.state(t)
		before := s.position
		err := play(t, s, text)
		var r *Refusal
		if !errors.As(err, &r) || r.Reason != want {
			t.Errorf("%q: %v, want reason %d", text, err, want)
		}
		if s.position != before {
			t.Errorf("%q changes the state", text)
		}
	}
}
