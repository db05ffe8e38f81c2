package middleages

import (
	"slices"
	"testing"
)

// Every event, at the end of round 4. Ana and Bruno take a plain field each in
// that round, which pays 2 coins a field at that time, Carla a plain wall.
func TestEvents(t *testing.T) {
	end := func(card, ana, bruno, carla string) picture {
		return picture{
			round: 4, cards: card + " tax tax tax",
			rows:  [rowCount]string{"", "", "", "1A 1B 10C ."},
			fiefs: []string{ana, bruno, carla},
		}
	}
	const round = "lord 1, lord 2, lord 3"
	check(t, []scenario{
		{rule: "harvest: 1 coin a peasant", moves: round, picture: end("harvest", "0 | 5 8 6", "0 | 6 | 5", "0 | 5"),
			want: []string{"6 | 5 8 6 1", "2 | 6 1 | 5", "3 | 5 10"}}, // a field pays for peasants too
		{rule: "treasury: 1 coin a chest", moves: round, picture: end("treasury", "0 | 6 9", "0 | 5 | 6", "0 | 6"),
			want: []string{"4 | 6 9 1", "3 | 5 1 | 6", "3 | 6 10"}},
		{rule: "fair: 2 a market", moves: round, picture: end("fair", "0 | 13 15", "0", "0 | 13 | 13"),
			want: []string{"6 | 13 15 1", "2 | 1", "4 | 13 10 | 13"}},
		{rule: "milling: 2 a mill", moves: round, picture: end("milling", "0 | 4 6", "0", "0 | 4"),
			want: []string{"6 | 4 6 1", "2 | 1", "4 | 4 10"}},
		{rule: "muster: 3 a barracks", moves: round, picture: end("muster", "0 | 16 18", "0", "0 | 16"),
			want: []string{"8 | 16 18 1", "2 | 1", "5 | 16 10"}},
		{rule: "pilgrims: 3 a church", moves: round, picture: end("pilgrims", "0 | 19 21", "0", "0 | 19"),
			want: []string{"8 | 19 21 1", "2 | 1", "5 | 19 10"}},
		{rule: "court feast: 3 a palace", moves: round, picture: end("feast", "0 | 23 23", "0", "0 | 23"),
			want: []string{"8 | 23 23 1", "2 | 1", "5 | 23 10"}},
		{rule: "well-founded realm: 1 a property with a tile", moves: round, picture: end("well-founded", "0 | 4 4 6 16", "0", "0 | 1 4 7 10 13 16 19"),
			want: []string{"5 | 4 4 6 16 1", "3 | 1", "13 | 1 4 7 10 13 16 19 10"}},
		{rule: "balanced realm: 5 for each set of a field, a village and a church", moves: round, picture: end("balanced", "0 | 1 7 7 19 19 19", "0 | 7 19", "0 | 7 19"),
			want: []string{"14 | 1 7 7 19 19 19 1", "7 | 7 19 1", "2 | 7 19 10"}},
		{rule: "siege: the fewest walls lose the leftmost tile", moves: round, picture: end("siege", "0 | 10 4", "0 | 4", "0"),
			want: []string{"2 | 10 4 1", "2 | 4 | 1", "2 | 10"}},
		{rule: "siege: all who tie lose one", moves: round, picture: end("siege", "0 | 4", "0", "0"),
			want: []string{"2 | 4 | 1", "2 | | 1", "2 | 10"}},
		{rule: "plague: who has 3 villages or more loses the one placed first", moves: round, picture: end("plague", "0 | 8 7 9 7", "0 | 7 7", "0 | 9 8 7"),
			want: []string{"3 | 7 9 7 1 | 8", "2 | 7 7 1", "2 | 8 7 10 | 9"}},
		{rule: "fire: everybody loses a tile of the largest property", moves: round, picture: end("fire", "0 | 2", "0 | 4 13 13 13", "0 | 16 16"),
			want: []string{"5 | 1 | 2", "2 | 4 13 13 1 | 13", "2 | 16 10 | 16"}},
		{rule: "fire: in a tie the owner chooses", moves: round + ", lose mill, lose wall", picture: end("fire", "0 | 4", "0", "0 | 1"),
			want: []string{"2 | 1 | 4", "2 | | 1", "4 | 1 | 10"}},
		{rule: "fire: only among the largest", moves: round + ", lose palace", picture: end("fire", "0 | 4", "0", "0"), err: "more tiles than palace"},
		{rule: "fire: a choice and no other move", moves: round + ", lord 1", picture: end("fire", "0 | 4", "0", "0"), err: "lost to the event"},
		{rule: "drought: everybody loses a field, or pays 3", moves: round, picture: end("drought", "0 | 2", "0", "5 | 4"),
			want: []string{"5 | 1 | 2", "2 | | 1", "4 | 4 10"}},
		{rule: "drought: who has no 3 coins pays what is there", moves: round, picture: end("drought", "0", "0", "0"),
			want: []string{"2 | | 1", "2 | | 1", "0 | 10"}},
		{rule: "burial rites: 2 coins a tile in the own cemetery", moves: round, picture: end("burial", "0 | | 4 5", "0", "0 | 4 | 4"),
			want: []string{"6 | 1 | 4 5", "2 | 1", "4 | 4 10 | 4"}},
		{rule: "king's tax: 1 coin for each property with 3 tiles or more", moves: round, picture: end("tax", "0 | 1 1 4 4 4 13 13", "0 | 13 13 13 13", "0"),
			want: []string{"4 | 1 1 4 4 4 13 13 1", "1 | 13 13 13 13 1", "2 | 10"}},
	})
}

// Those whom a fire leaves a choice make it in the order of the next row.
func TestFireOrder(t *testing.T) {
	s := picture{
		round: 8, cards: "tax fire tax tax", rows: [rowCount]string{"", "", "", "1A 1B 10C ."},
		fiefs: []string{"0 | 4", "0 | 4", "0"},
	}.state(t)
	if err := play(t, s, "lord 3, lord 1, lord 2"); err != nil {
		t.Fatal(err)
	}
	order, moved := s.AppendOrder(nil)
	if s.Step() != StepLose || s.Player() != 1 || !slices.Equal(order, []int{1, 0}) || moved != 0 {
		t.Fatalf("step %v, order %v, %d have moved", s.Step(), order, moved)
	}
	if next := s.AppendNext(nil); !slices.Equal(next, []int{1, 2, 0}) {
		t.Errorf("the next round is played by %v", next)
	}
	if got := s.AppendMoves(nil); !slices.Equal(got, []Move{{Kind: LoseMove, Property: Field}, {Kind: LoseMove, Property: Mill}}) {
		t.Errorf("moves %v", got)
	}
	if err := play(t, s, "lose field, lose mill"); err != nil {
		t.Fatal(err)
	}
	if s.Step() != StepTurn || s.Round() != 9 || s.Player() != 1 {
		t.Errorf("step %v, round %d, player %d", s.Step(), s.Round(), s.Player())
	}

	// After round 16 it is the order of the row just played.
	s = picture{
		round: 16, cards: "tax tax tax fire", rows: [rowCount]string{". . . .", ". . . .", ". . . .", "1C 1B 10A ."},
		fiefs: []string{"0 | 4", "0 | 4", "0"},
	}.state(t)
	if err := play(t, s, "take, take, take, lose mill, lose wall"); err != nil {
		t.Fatal(err)
	}
	if s.Step() != StepOver || s.drawFief(1) != "2 | 1 | 4" || s.drawFief(0) != "2 | 4 | 10" {
		t.Errorf("step %v, fiefs %s, %s", s.Step(), s.drawFief(0), s.drawFief(1))
	}
}

// An event applies after rounds 4, 8, 12 and 16, from the left, and is then
// turned over.
func TestEventTimes(t *testing.T) {
	s := newMatch(t, 2, "7").State()
	turned := func() (n int) {
		for i := range rounds / 4 {
			if _, done := s.Event(i); done {
				n++
			}
		}
		return n
	}
	applied := -1
	for s.Step() != StepOver {
		round := s.Round()
		s.Do(s.AppendMoves(nil)[0])
		for _, e := range s.Events() {
			if e.Kind != EventCard {
				continue
			}
			applied++
			if e.Card != applied || round != 4*(applied+1) {
				t.Errorf("event %d is applied in round %d, want event %d", e.Card, round, applied)
			}
		}
		if n := turned(); n != applied+1 {
			t.Errorf("round %d: %d events are turned over, want %d", round, n, applied+1)
		}
	}
	if applied != 3 {
		t.Errorf("%d events were applied", applied+1)
	}
}
