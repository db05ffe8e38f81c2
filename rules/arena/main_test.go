package main

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/middleages"
	"vassals/rules/vassals"
)

func arena(t *testing.T, o options) string {
	t.Helper()
	if o.game == "" {
		o.game = "vassals"
	}
	var out bytes.Buffer
	if err := run(&out, o, nil); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// The records of an arena are whole legal games, alike every time; the report
// says what came of them.
func TestRecords(t *testing.T) {
	o := options{players: "greedy,random,random", expansions: "fairs,shadow", games: 5, seed: 18446744073709551615, records: t.TempDir()}
	lines := strings.Split(strings.TrimSpace(arena(t, o)), "\n")
	var rep report
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &rep); err != nil {
		t.Fatal(err)
	}
	if rep.Games != 5 || len(rep.Bots) != 3 || rep.Bots[0].Bot != "greedy" || rep.MovesPerSecond <= 0 {
		t.Errorf("report %+v", rep)
	}
	again := o
	again.records = t.TempDir()
	arena(t, again)
	sums := make([]int, 3)
	for i := range 5 {
		name := "0000" + strconv.Itoa(i+1) + ".json"
		m := readMatch(t, filepath.Join(o.records, name))
		if m.State().Step() != vassals.StepOver {
			t.Errorf("%s is not over", name)
		}
		if want := strconv.FormatUint(o.seed+uint64(i/3), 10); m.Record().Seed != want {
			t.Errorf("%s has seed %s, want %s", name, m.Record().Seed, want)
		}
		if got := m.Record().Players[i%3].Bot; got != "greedy" {
			t.Errorf("%s seats %s at %d", name, got, i%3)
		}
		for seat, total := range m.State().Final().Totals {
			sums[(seat-i+6)%3] += total
		}
		one, _ := os.ReadFile(filepath.Join(o.records, name))
		two, _ := os.ReadFile(filepath.Join(again.records, name))
		if !bytes.Equal(one, two) {
			t.Errorf("%s is another game the second time", name)
		}
	}
	for k, b := range rep.Bots {
		if math.Abs(b.Mean-float64(sums[k])/5) > 1e-3 {
			t.Errorf("%s: mean %v, want %v", b.Bot, b.Mean, float64(sums[k])/5)
		}
	}
}

// Games of Middle Ages are recorded with their edition, and what is suggested in
// one is what the bot played there.
func TestAges(t *testing.T) {
	o := options{game: "middleages", edition: middleages.Newest, players: "greedy,random,greedy", games: 3, seed: 9, records: t.TempDir()}
	arena(t, o)
	for i := range 3 {
		name := filepath.Join(o.records, "0000"+strconv.Itoa(i+1)+".json")
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := rules.Read(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		m, err := middleages.NewMatch(rec)
		if err != nil {
			t.Fatal(err)
		}
		if m.Player() >= 0 || rec.Edition != middleages.Newest {
			t.Errorf("%s: player %d is to move, edition %d", name, m.Player(), rec.Edition)
		}
		for n := len(rec.Moves) - 1; n > 30; n-- {
			m.UndoMove()
			short := filepath.Join(t.TempDir(), "game.json")
			if err := os.WriteFile(short, m.Record().Encode(), 0o666); err != nil {
				t.Fatal(err)
			}
			bot := rec.Players[m.Player()].Bot
			if got := arena(t, options{suggest: short, bot: bot}); got != rec.Moves[n]+"\n" {
				t.Errorf("%s, move %d: %s suggests %q, played %q", name, n+1, bot, got, rec.Moves[n])
			}
		}
	}
}

// What is suggested in an arena's game is what the bot played there.
func TestSuggest(t *testing.T) {
	o := options{players: "greedy,random", games: 1, seed: 4, records: t.TempDir()}
	arena(t, o)
	m := readMatch(t, filepath.Join(o.records, "00001.json"))
	played := slices.Clone(m.Record().Moves)
	for n := len(played) - 1; n > len(played)-20; n-- {
		m.UndoMove()
		name := filepath.Join(t.TempDir(), "game.json")
		if err := os.WriteFile(name, m.Record().Encode(), 0o666); err != nil {
			t.Fatal(err)
		}
		bot := m.Record().Players[m.State().Player()].Bot
		if got := arena(t, options{suggest: name, bot: bot}); got != played[n]+"\n" {
			t.Errorf("move %d: %s suggests %q, played %q", n+1, bot, got, played[n])
		}
		top := strings.Split(arena(t, options{suggest: name, bot: bot, top: 3}), "\n")
		if worth, move, ok := strings.Cut(top[0], "\t"); !ok || worth == "" || move != played[n] {
			t.Errorf("move %d: the best of %s is %q, played %q", n+1, bot, top[0], played[n])
		}
	}
}

func TestOptions(t *testing.T) {
	tests := []struct {
		name string
		o    options
		word string
	}{
		{"no players", options{game: "vassals", games: 1}, "-players"},
		{"one player", options{game: "vassals", games: 1, players: "random"}, "players"},
		{"six players", options{game: "vassals", games: 1, players: "random,random,random,random,random,random"}, "players"},
		{"unknown bot", options{game: "vassals", games: 1, players: "random,oracle"}, "oracle"},
		{"unknown expansion", options{game: "vassals", games: 1, players: "random,random", expansions: "dragons"}, "dragons"},
		{"unknown game", options{game: "chess", games: 1, players: "random,random"}, "chess"},
		{"expansions of Middle Ages", options{game: "middleages", games: 1, players: "random,random", expansions: "fairs"}, "expansions"},
		{"unknown edition", options{game: "middleages", games: 1, players: "random,random", edition: 99}, "edition"},
		{"six players of Middle Ages", options{game: "middleages", games: 1, players: "random,random,random,random,random,random"}, "players"},
		{"no games", options{game: "vassals", players: "random,random"}, "-games"},
		{"no file", options{suggest: filepath.Join(t.TempDir(), "no.json"), bot: "greedy"}, "no.json"},
		{"negative time", options{game: "vassals", games: 1, players: "random,random", think: -1}, "-think"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := run(&bytes.Buffer{}, test.o, nil)
			if err == nil || !strings.Contains(err.Error(), test.word) {
				t.Errorf("%v does not name %s", err, test.word)
			}
		})
	}
}

// Values of the Wilson interval as tables of it give them.
func TestWilson(t *testing.T) {
	tests := []struct{ rate, n, low, high float64 }{
		{0.5, 10, 0.2366, 0.7634},
		{0, 10, 0, 0.2775},
		{1, 10, 0.7225, 1},
		{0.61, 200, 0.5409, 0.6749},
	}
	for _, test := range tests {
		if low, high := wilson(test.rate, test.n); math.Abs(low-test.low) > 2e-4 || math.Abs(high-test.high) > 2e-4 {
			t.Errorf("%v of %v: %.4f to %.4f, want %.4f to %.4f", test.rate, test.n, low, high, test.low, test.high)
		}
	}
}

func readMatch(t *testing.T, name string) *vassals.Match {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rec, err := rules.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
