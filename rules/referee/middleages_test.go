package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The games of Middle Ages that another engine played.
func TestOutsideAges(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "middleages", "testdata", "games", "printed.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(data) {
		var game struct {
			Record         json.RawMessage
			Coins          [][]int
			Final, Winners []int
		}
		if err := json.Unmarshal(line, &game); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := run(&out, []string{write(t, game.Record)}); err != nil {
			t.Fatal(err)
		}
		lines := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
		n := len(lines) - 1
		if n != len(game.Coins) {
			t.Fatalf("%d moves, want %d", n, len(game.Coins))
		}
		before := make([]int, len(game.Final))
		for i, l := range lines[:n] {
			checkAgesMove(t, i, l, before, game.Coins[i])
		}
		var last agesLast
		if err := json.Unmarshal(lines[n], &last); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(last.Final, game.Final) || !slices.Equal(last.Winners, game.Winners) {
			t.Errorf("final %s, want %v, winners %v", lines[n], game.Final, game.Winners)
		}
		for p, b := range last.Breakdown {
			if b.Total() != last.Final[p] || b.Coins() != before[p] {
				t.Errorf("player %d: %+v does not add up to %d and %d", p, b, before[p], last.Final[p])
			}
		}
	}
}

// checkAgesMove compares a line with what another engine counts, and its events
// with the change since the coins before, which it brings up to date.
func checkAgesMove(t *testing.T, i int, data []byte, before, want []int) {
	t.Helper()
	var l agesLine
	if err := json.Unmarshal(data, &l); err != nil {
		t.Fatal(err)
	}
	if l.N != i+1 || !slices.Equal(l.Scores, want) {
		t.Errorf("%s, want number %d and scores %v", data, i+1, want)
	}
	for _, e := range l.Events {
		if e.Event != "coins" {
			continue
		}
		if e.Player != nil {
			before[*e.Player] += e.Coins
		}
		if e.From != nil {
			before[*e.From] -= e.Coins
		}
	}
	if !slices.Equal(before, want) {
		t.Fatalf("%s: the events lead to %v", data, before)
	}
}

func TestAgesEvents(t *testing.T) {
	record := strings.Replace(head, `"game": "vassals"`, `"game": "middleages"`, 1) + `, "seed": "5201",
		"moves": ["lord 2", "lord 1", "lord 1", "lord 3"]}`
	var out bytes.Buffer
	if err := run(&out, []string{write(t, []byte(record))}); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`{"n":1,"player":1,"move":"lord 2","scores":[0,0],"events":[{"event":"lord","player":1,"at":"1.2"}]}`,
		`{"event":"discard","tile":7,"back":"blue","at":"1.3"}`,
		`"scores":[3,0],"events":[{"event":"lord","player":0,"at":"2.1"},{"event":"take","player":0,"tile":2,"back":"blue","at":"1.1","property":"field"},` +
			`{"event":"coins","player":0,"coins":1,"source":"effect"},{"event":"coins","player":0,"coins":2,"source":"income"}]}`,
		`{"event":"coins","player":1,"from":0,"coins":2,"source":"rivals"}`,
		`{"event":"refill","row":1}`,
	} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("%s\nlacks %s", out.String(), part)
		}
	}
}
