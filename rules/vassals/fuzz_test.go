package vassals_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

// Whatever the bytes are, they are a game or an error in one short line. A game
// that was read can be written and read again, and is the same.
func FuzzReadRecord(f *testing.F) {
	for _, rec := range outsideRecords(f) {
		f.Add([]byte(rec))
	}
	files, err := filepath.Glob(filepath.Join("testdata", "*.json"))
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		var scenario struct{ Record json.RawMessage }
		if json.Unmarshal(data, &scenario) == nil && scenario.Record != nil {
			f.Add([]byte(scenario.Record))
		}
	}
	for _, odd := range []string{"", "{", "null", "[]", `{"format":"vassals-record"}`, "\xff", `{"seed":1e999}`, strings.Repeat("[", 1000)} {
		f.Add([]byte(odd))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := rules.ReadRecord(data)
		if err != nil {
			checkError(t, err)
			return
		}
		again, err := rules.ReadRecord(rec.Encode())
		if err != nil || !bytes.Equal(again.Encode(), rec.Encode()) {
			t.Fatalf("%s\nis written as\n%s\n%v", data, rec.Encode(), err)
		}
		if rec.Game != "vassals" {
			return
		}
		m, err := vassals.NewMatch(rec)
		if err != nil {
			checkError(t, err)
			return
		}
		n, err := vassals.NewMatch(again)
		if err != nil || !reflect.DeepEqual(m.State().Final(), n.State().Final()) {
			t.Fatalf("%s\nends otherwise when it is read again: %v", data, err)
		}
		for m.UndoMove() {
		}
		if len(m.Record().Moves) > 0 {
			t.Fatalf("%s\nleaves moves that cannot be undone", data)
		}
	})
}

// A text is a move or an error; a move reads the same once it is written.
func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"bend 3,-1 90", "cap 0,1 180 vassal N shadow NNW", "discard cloister", "bend 03,1 0", "bend 1,1 45", " ", "bend 1,1 0 pig C"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := vassals.ParseMove(text)
		if err != nil {
			checkError(t, err)
			return
		}
		if m.String() != text {
			t.Errorf("%q is written as %q", text, m)
		}
	})
}

func checkError(t *testing.T, err error) {
	t.Helper()
	if text := err.Error(); len(text) > 500 || strings.ContainsAny(text, "\n\r") {
		t.Errorf("no short line: %q", text)
	}
}

// outsideRecords gives the record of the first game of each file of whole games.
func outsideRecords(tb testing.TB) (list []json.RawMessage) {
	tb.Helper()
	for _, set := range []string{"base", "fairs-allornothing-shadow"} {
		data, err := os.ReadFile(filepath.Join("testdata", "games", set+".jsonl"))
		if err != nil {
			tb.Fatal(err)
		}
		line, _, _ := bytes.Cut(data, []byte("\n"))
		var game struct{ Record json.RawMessage }
		if err := json.Unmarshal(line, &game); err != nil {
			tb.Fatal(err)
		}
		list = append(list, game.Record)
	}
	return list
}
