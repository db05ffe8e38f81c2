package middleages

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vassals/rules"
)

// Whatever the moves are, they make a game or are refused in one short line. A
// game that was read is the same when its record is written and read again.
func FuzzMoves(f *testing.F) {
	data, err := os.ReadFile(filepath.Join("testdata", "games", "printed.jsonl"))
	if err != nil {
		f.Fatal(err)
	}
	for line := range bytes.Lines(data) {
		_, rest, _ := bytes.Cut(line, []byte(`"record": `))
		object, _, _ := bytes.Cut(rest, []byte(`, "coins"`))
		rec, err := rules.ReadRecord(object)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(uint8(len(rec.Players)), rec.Seed, strings.Join(rec.Moves, ","))
	}
	f.Add(uint8(2), "1", "lord 1,lord 2,lord 3 scout 4.1")
	f.Add(uint8(9), "-1", "lose field")
	f.Fuzz(func(t *testing.T, players uint8, seed, moves string) {
		rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "middleages", Seed: seed, Moves: strings.Split(moves, ",")}
		for i := range players {
			rec.Players = append(rec.Players, rules.Player{Name: "Ana", Color: rules.Colors[int(i)%len(rules.Colors)]})
		}
		m, err := NewMatch(rec)
		if err != nil {
			if text := err.Error(); text == "" || len(text) > 900 || strings.Contains(text, "\n") {
				t.Fatalf("error %q", text)
			}
			return
		}
		read, err := rules.ReadRecord(m.Record().Encode())
		if err != nil {
			t.Fatal(err)
		}
		again, err := NewMatch(read)
		if err != nil || again.State().position != m.State().position {
			t.Fatalf("the record gives another game: %v", err)
		}
	})
}
