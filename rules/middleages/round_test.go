package middleages

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vassals/rules"
)

func newMatch(t testing.TB, players int, seed string) *Match {
	t.Helper()
	return newMatchOf(t, Printed, players, seed)
}

func newMatchOf(t testing.TB, edition, players int, seed string) *Match {
	t.Helper()
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "middleages", Edition: edition, Seed: seed}
	for i := range players {
		rec.Players = append(rec.Players, rules.Player{Name: fmt.Sprint("Player ", i), Color: rules.Colors[i]})
	}
	m, err := NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Setup: four rows of one tile more than players, each in the order of numbers,
// the rest in the pile; orange tiles only with 4 and 5 players.
func TestSetup(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s := newMatch(t, players, "3").State()
		all := 52
		if players > 3 {
			all = 84
		}
		if got := s.Pile() + 4*(players+1); got != all {
			t.Errorf("%d players: %d tiles, want %d", players, got, all)
		}
		for row := range int8(4) {
			for i := range int8(players + 1) {
				at, next := s.TileAt(Spot{row + 1, i + 1}), s.TileAt(Spot{row + 1, i + 2})
				if at == 0 || int(i) < players && at > next || int(i) == players && next != 0 {
					t.Errorf("%d players: row %d is %s", players, row+1, s.drawRow(int(row)))
				}
			}
		}
		for i, tile := range s.pile[s.top:s.bottom] {
			if want := int(s.top)+i >= 52; tile.Orange() != want {
				t.Errorf("%d players: tile %d of the pile is orange: %v", players, i, tile.Orange())
			}
		}
		if s.Step() != StepOpening || s.Round() != 0 || s.NextRow() != 1 || s.CoinTokens() != 8 || s.PropertyTokens() != 8 {
			t.Errorf("%d players: step %v, round %d, next row %d", players, s.Step(), s.Round(), s.NextRow())
		}
		for p := range players {
			if s.Coins(p) != 0 || s.Lord(p) != (Spot{}) || s.Scout(p) != (Spot{}) {
				t.Errorf("%d players: player %d has begun", players, p)
			}
		}
	}
}

// In the starting order each lord goes on a free tile of the top row; then the
// one without a lord is discarded, and the row says who begins.
func TestOpening(t *testing.T) {
	m := newMatch(t, 3, "3")
	s := m.State()
	order, _ := s.AppendOrder(nil)
	for i, move := range []string{"lord 4", "lord 1", "lord 2"} {
		if s.Player() != order[i] {
			t.Errorf("player %d opens as number %d, want %d", s.Player(), i, order[i])
		}
		if i == 1 {
			if err := m.Apply("lord 4"); err == nil || !strings.Contains(err.Error(), "a lord stands on 1.4") {
				t.Errorf("%v, want that the tile is taken", err)
			}
		}
		if err := m.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	want := []int{order[1], order[2], order[0]}
	got, moved := s.AppendOrder(nil)
	if s.Round() != 1 || moved != 0 || !slices.Equal(got, want) {
		t.Errorf("round %d is played by %v, want %v", s.Round(), got, want)
	}
	if s.TileAt(Spot{1, 3}) != 0 || len(s.Discards()) != 1 {
		t.Error("the tile without a lord is not discarded")
	}
}

// The row played is filled again, in the order of numbers, after rounds 1 to 12
// only; the rounds play rows 1 to 4 over and over; in the last no lord moves.
func TestRounds(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s := newMatch(t, players, "11").State()
		for range players {
			s.Do(s.AppendMoves(nil)[0])
		}
		for round := 1; round <= 16; round++ {
			row := (round-1)%4 + 1
			if s.Round() != round || s.Row() != row {
				t.Fatalf("round %d in row %d, want %d in %d", s.Round(), s.Row(), round, row)
			}
			for s.Round() == round && s.Step() != StepOver {
				moves := s.AppendMoves(nil)
				if want := round == 16; s.Step() == StepTurn && (moves[0].Kind == TakeMove) != want {
					t.Errorf("round %d: move %v", round, moves[0])
				}
				s.Do(moves[0])
			}
			n := 0
			for i := range s.Width() {
				if s.rows[row-1][i] != 0 {
					n++
				}
			}
			want := players + 1
			if round > 12 {
				want = 0
			}
			if n != want || !slices.IsSorted(s.rows[row-1][:s.Width()]) {
				t.Errorf("after round %d: row %s", round, s.drawRow(row-1))
			}
		}
		if s.Step() != StepOver {
			t.Error("the game goes on after round 16")
		}
		if err := s.Play(Move{Kind: TakeMove}); err == nil {
			t.Error("a move after the end")
		}
	}
}

// Equal numbers keep the order of drawing, blue before orange.
func TestEqualNumbers(t *testing.T) {
	s := newState(4, &printed)
	s.bottom = 5
	copy(s.pile[:], []Tile{TileOf(7, true), TileOf(3, false), TileOf(7, false), TileOf(7, true), TileOf(7, false)})
	s.deal(0)
	if got := s.drawRow(0); got != "3 7 7 7o 7o" {
		t.Errorf("row %s", got)
	}
}

// Two players leave 4 tiles over; with three and five the discards are shuffled
// in the middle of the last refills, with four never; then the piles come out
// exactly.
func TestPiles(t *testing.T) {
	for _, c := range []struct{ players, left, shuffles int }{{2, 4, 0}, {3, 0, 2}, {4, 4, 0}, {5, 0, 2}} {
		for seed := range 20 {
			s := newMatch(t, c.players, fmt.Sprint(seed)).State()
			shuffles := 0
			for s.Step() != StepOver {
				moves := s.AppendMoves(nil)
				s.Do(moves[(seed*7)%len(moves)])
				for _, e := range s.Events() {
					if e.Kind == EventShuffle {
						shuffles++
					}
				}
			}
			if s.Pile() != c.left || shuffles != c.shuffles {
				t.Errorf("%d players: %d tiles are left, %d shuffles, want %d, %d", c.players, s.Pile(), shuffles, c.left, c.shuffles)
			}
		}
	}
}

// The end: 10 coins for each property without a tile, which may lead below 0;
// the most coins win, then palaces, churches and so on.
func TestFinal(t *testing.T) {
	for _, c := range []struct {
		rule    string
		fiefs   []string
		totals  []int
		winners []int
		tie     Property
	}{
		{"10 coins for each empty property", []string{"100 | 1 4", "10 | 1 4 7 10 13 16 19", "85 | 1 4 7 10 13 16 19 22"}, []int{40, 0, 85}, []int{2}, Properties},
		{"tiles in the cemetery fill no property", []string{"50 | 1 4 7 | 10 13 16 19 22", "10 | 1 4"}, []int{0, -50}, []int{0}, Properties},
		{"the penalty may lead below 0", []string{"0 | 1", "0 | 1 4"}, []int{-70, -60}, []int{1}, Properties},
		{"a tie goes to the most palaces", []string{"0 | 1 4 19", "0 | 1 4 22", "0 | 1 19 22 22"}, []int{-50, -50, -50}, []int{2}, Palace},
		{"then to the most churches", []string{"0 | 19 22", "0 | 19 19 22", "0 | 4 4 22"}, []int{-60, -60, -60}, []int{1}, Church},
		{"and so on to fields", []string{"0 | 1 4", "0 | 1 1 4", "0 | 4 1"}, []int{-60, -60, -60}, []int{1}, Field},
		{"a complete tie is a shared victory", []string{"0 | 1 4 7", "0 | 10 13", "0 | 7 4 1"}, []int{-50, -60, -50}, []int{0, 2}, Properties},
		{"the tie-break among three leaves two", []string{"0 | 1 22", "0 | 1 22", "0 | 1 19"}, []int{-60, -60, -60}, []int{0, 1}, Palace},
	} {
		rows := [rowCount]string{"1A 1B" + strings.Repeat(" 1", len(c.fiefs)-1)}
		s := picture{rows: rows, fiefs: c.fiefs}.state(t)
		f := s.Final()
		if !slices.Equal(f.Totals, c.totals) || !slices.Equal(f.Winners, c.winners) || f.Tie != c.tie {
			t.Errorf("%s: %+v, want %v, winners %v, by %d", c.rule, f, c.totals, c.winners, c.tie)
		}
		for p, b := range f.Breakdown {
			if b.Total() != f.Totals[p] || b.Coins() != s.Coins(p) {
				t.Errorf("%s: %+v does not add up", c.rule, b)
			}
		}
	}
}
