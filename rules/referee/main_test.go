package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// outside is a whole game that another engine played.
type outside struct {
	Record json.RawMessage
	Scores [][]int
	Places []int
	Final  []int
}

func outsideGames(t *testing.T) (list []outside) {
	t.Helper()
	for _, set := range []string{"base", "fairs", "allornothing", "shadow", "fairs-allornothing-shadow"} {
		data, err := os.ReadFile(filepath.Join("..", "vassals", "testdata", "games", set+".jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(data) {
			var game outside
			if err := json.Unmarshal(line, &game); err != nil {
				t.Fatal(err)
			}
			list = append(list, game)
		}
	}
	return list
}

func TestOutsideGames(t *testing.T) {
	for i, game := range outsideGames(t) {
		var out bytes.Buffer
		if err := run(&out, []string{write(t, game.Record)}); err != nil {
			t.Fatalf("game %d: %v", i, err)
		}
		checkGame(t, i, &out, game)
	}
}

func checkGame(t *testing.T, i int, out *bytes.Buffer, game outside) {
	t.Helper()
	sc := bufio.NewScanner(out)
	n, tiles := 0, 0
	for sc.Scan() {
		var l struct {
			line
			lastLine
		}
		if err := json.Unmarshal(sc.Bytes(), &l); err != nil {
			t.Fatal(err)
		}
		if l.Final != nil {
			if !slices.Equal(l.Final, game.Final) {
				t.Errorf("game %d: final %v, want %v", i, l.Final, game.Final)
			}
			for p, b := range l.Breakdown {
				if b.Total() != l.Final[p] {
					t.Errorf("game %d: the breakdown of player %d adds up to %d, not %d", i, p, b.Total(), l.Final[p])
				}
			}
			if sc.Scan() {
				t.Errorf("game %d: more follows the final line", i)
			}
			break
		}
		if n++; l.N != n {
			t.Fatalf("game %d: move %d is numbered %d", i, n, l.N)
		}
		if strings.HasPrefix(l.Move, "discard ") {
			continue
		}
		if l.Placements != game.Places[tiles] {
			t.Errorf("game %d, move %d: %d placements, want %d", i, n, l.Placements, game.Places[tiles])
		}
		if want := game.Scores[tiles]; want != nil && !slices.Equal(l.Scores, want) {
			t.Errorf("game %d, move %d: scores %v, want %v", i, n, l.Scores, want)
		}
		tiles++
	}
	if tiles != len(game.Places) {
		t.Errorf("game %d: %d tiles, want %d", i, tiles, len(game.Places))
	}
}

const head = `{"format": "vassals-record", "version": 1, "game": "vassals", "players": [{"name": "Ana", "color": "red"}, {"name": "Bruno", "color": "blue"}]`

func TestEvents(t *testing.T) {
	record := head + `, "expansions": ["fairs"], "deck": ["corner-tip-roads-cloth", "straight"],
		"start": [{"tile": "cap", "x": 0, "y": 0, "rotation": 0}, {"tile": "cap", "x": -1, "y": 0, "rotation": 180}, {"tile": "cap", "x": -1, "y": -1, "rotation": 90}],
		"figures": [{"player": 1, "kind": "vassal", "x": 0, "y": 0, "place": "N"}],
		"moves": ["corner-tip-roads-cloth 0,-1 180"]}`
	var out bytes.Buffer
	err := run(&out, []string{write(t, []byte(record))})
	if err == nil || !strings.Contains(err.Error(), "move 1 ") || out.Len() > 0 {
		t.Fatalf("%v, want the edges to differ", err)
	}
	record = strings.Replace(record, "0,-1 180", "0,-1 270", 1)
	if err := run(&out, []string{write(t, []byte(record))}); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`{"n":1,"player":0,"move":"corner-tip-roads-cloth 0,-1 270","scores":[0,6],"placements":`,
		`{"event":"score","kind":"city","points":[0,6],"figures":[{"player":1,"kind":"vassal"}]}`,
		`{"event":"goods","player":0,"goods":{"cloth":1}}`,
	} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("%s\nlacks %s", out.String(), part)
		}
	}
	if strings.Contains(out.String(), "final") {
		t.Error("a final line of a game that is not over")
	}
}

func TestErrors(t *testing.T) {
	good := write(t, []byte(head+`, "deck": [], "moves": []}`))
	tests := []struct {
		name  string
		data  string
		words []string
	}{
		{"no JSON", "x", []string{"JSON"}},
		{"another key", head + `, "speed": 3, "seed": "1", "moves": []}`, []string{"speed"}},
		{"rotation", head + `, "deck": ["bend"], "moves": ["bend 3,1 45"]}`, []string{`move 1 "bend 3,1 45": rotation must be 0, 90, 180 or 270`}},
		{"after the end", head + `, "deck": [], "moves": ["bend 1,0 0"]}`, []string{"move 1", "over"}},
		{"long move", head + `, "deck": ["bend"], "moves": ["` + strings.Repeat("bend ", 9999) + `"]}`, []string{"move 1"}},
		{"Middle Ages", strings.Replace(head, `"game": "vassals"`, `"game": "middleages"`, 1) + `, "seed": "1", "moves": ["lord 4"]}`, []string{"middleages", `move 1 "lord 4": a row has 3 positions`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			name := write(t, []byte(test.data))
			var out bytes.Buffer
			err := run(&out, []string{good, name, good})
			if err == nil {
				t.Fatal("no error")
			}
			text := oneLine(err.Error())
			for _, word := range append(test.words, filepath.Base(name)) {
				if !strings.Contains(text, word) {
					t.Errorf("%q does not name %q", text, word)
				}
			}
			if len(text) >= 1000 || strings.Contains(text, "\n") {
				t.Errorf("%d bytes: %q", len(text), text)
			}
			if n := strings.Count(out.String(), "final"); n != 1 {
				t.Errorf("%d files were replayed, want only the one before", n)
			}
		})
	}
}

func TestLongName(t *testing.T) {
	err := run(&bytes.Buffer{}, []string{strings.Repeat("long\n", 400)})
	if text := oneLine(err.Error()); len(text) >= 1000 || strings.Contains(text, "\n") {
		t.Errorf("%d bytes: %q", len(text), text)
	}
}

func write(t *testing.T, data []byte) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "game.json")
	if err := os.WriteFile(name, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}
