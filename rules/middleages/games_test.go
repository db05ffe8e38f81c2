package middleages

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"vassals/rules"
)

// Whole random games that another engine played with the printed tables, one a
// line, with all its numbers: the coins after each move, the final ones less the
// penalty, and the winners.
func TestOutsideGames(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "games", "printed.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(data) {
		var game struct {
			Record  json.RawMessage `json:"record"`
			Coins   [][]int         `json:"coins"`
			Final   []int           `json:"final"`
			Winners []int           `json:"winners"`
		}
		if err := json.Unmarshal(line, &game); err != nil {
			t.Fatal(err)
		}
		rec, err := rules.ReadRecord(game.Record)
		if err != nil {
			t.Fatal(err)
		}
		m := begun(t, rec)
		s := m.State()
		for i, move := range rec.Moves {
			if err := m.Apply(move); err != nil {
				t.Fatalf("seed %s: %v", rec.Seed, err)
			}
			if got := coins(s); !slices.Equal(got, game.Coins[i]) {
				t.Fatalf("seed %s, move %d %q: coins %v, want %v", rec.Seed, i+1, move, got, game.Coins[i])
			}
		}
		f := s.Final()
		if s.Step() != StepOver || !slices.Equal(f.Totals, game.Final) || !slices.Equal(f.Winners, game.Winners) {
			t.Errorf("seed %s: step %v, final %v, winners %v, want %v, %v", rec.Seed, s.Step(), f.Totals, f.Winners, game.Final, game.Winners)
		}
	}
}

// begun makes the game of a record without its moves.
func begun(t testing.TB, rec *rules.Record) *Match {
	t.Helper()
	begin := *rec
	begin.Moves = nil
	m, err := NewMatch(&begin)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func coins(s *State) []int {
	list := make([]int, s.Players())
	for p := range list {
		list[p] = s.Coins(p)
	}
	return list
}
