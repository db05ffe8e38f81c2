package vassals

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vassals/rules"
)

// Whole random games that another engine played, one a line, with all its
// numbers: after each placed tile the scores and how many legal placements the
// tile had, and the final points.
func TestOutsideGames(t *testing.T) {
	for _, set := range []string{"base", "fairs", "allornothing", "shadow", "fairs-allornothing-shadow"} {
		for i, line := range readLines(t, set+".jsonl") {
			var game struct {
				Record json.RawMessage `json:"record"`
				Scores [][]int         `json:"scores"`
				Places []int           `json:"places"`
				Final  []int           `json:"final"`
			}
			if err := json.Unmarshal(line, &game); err != nil {
				t.Fatal(err)
			}
			rec, err := rules.ReadRecord(game.Record)
			if err != nil {
				t.Fatal(err)
			}
			replay(t, set, i, rec, game.Scores, game.Places, game.Final)
		}
	}
}

func replay(t *testing.T, set string, i int, rec *rules.Record, scores [][]int, places, final []int) {
	t.Helper()
	moves := rec.Moves
	begin := *rec
	begin.Moves = nil
	m, err := NewMatch(&begin)
	if err != nil {
		t.Fatalf("%s game %d: %v", set, i, err)
	}
	n := 0
	for _, move := range moves {
		count := len(m.State().AppendPlacements(nil))
		if err := m.Apply(move); err != nil {
			t.Fatalf("%s game %d: %v", set, i, err)
		}
		if strings.HasPrefix(move, "discard ") {
			continue
		}
		if count != places[n] {
			t.Errorf("%s game %d, move %q: %d placements, want %d", set, i, move, count, places[n])
		}
		if want := scores[n]; want != nil {
			for p := range want {
				if got := m.State().Score(p); got != want[p] {
					t.Errorf("%s game %d, move %q: player %d has %d points, want %d", set, i, move, p, got, want[p])
				}
			}
		}
		n++
	}
	if m.State().Step() != StepOver || n != len(places) {
		t.Errorf("%s game %d: step %v after %d tiles of %d", set, i, m.State().Step(), n, len(places))
	}
	if got := m.State().Final().Totals; !slices.Equal(got, final) {
		t.Errorf("%s game %d: final points %v, want %v", set, i, got, final)
	}
}

// The decks that seeds give, as another engine shuffled them.
func TestOutsideDecks(t *testing.T) {
	for _, line := range readLines(t, "decks.jsonl") {
		var deck struct {
			Seed       string
			Expansions []string
			Deck       []string
		}
		if err := json.Unmarshal(line, &deck); err != nil {
			t.Fatal(err)
		}
		seed, err := rules.ParseSeed(deck.Seed)
		if err != nil {
			t.Fatal(err)
		}
		sets := [4]bool{Base: true}
		for _, name := range deck.Expansions {
			sets[setNames[name]] = true
		}
		var got []string
		for _, k := range Deck(seed, sets) {
			got = append(got, k.String())
		}
		if !slices.Equal(got, deck.Deck) {
			t.Errorf("seed %s with %v: another deck", deck.Seed, deck.Expansions)
		}
	}
}

func readLines(t *testing.T, name string) (lines [][]byte) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "games", name))
	if err != nil {
		t.Fatal(err)
	}
	sc := bufio.NewScanner(bytes.NewReader(data))
	sc.Buffer(nil, 1<<20)
	for sc.Scan() {
		lines = append(lines, bytes.Clone(sc.Bytes()))
	}
	return lines
}
