package bots

import (
	"flag"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"vassals/rules/vassals"
)

var (
	duel       = flag.String("duel", "", "two variants of the search to compare, with a slash: such as '1:6,12/0 join=0'")
	duelGames  = flag.Int("duel.games", 40, "how many games the variants play")
	duelSeed   = flag.Uint64("duel.seed", 1000, "the seed of their first two games")
	expansions = flag.String("duel.expansions", "", "the expansions in play, with commas")
)

// TestDuel compares two variants of the search, for STRENGTH.md: each deck is
// played from both seats. A variant is how many moves it looks ahead, after
// colons its rounds of so many moves and scenarios, then what differs from the
// plain weights.
func TestDuel(t *testing.T) {
	if *duel == "" {
		t.Skip("no -duel")
	}
	a, b, _ := strings.Cut(*duel, "/")
	list := []Bot{variant(t, a), variant(t, b)}
	s, sets := table(t, 2, splitList(*expansions))
	sum, squares, won := 0.0, 0.0, 0.0
	pairs := *duelGames / 2
	for g := range pairs {
		lead := 0.0
		for seat := range 2 {
			seed := *duelSeed + uint64(g)
			playGame(t, s, vassals.Deck(seed, sets), seed, []Bot{list[seat], list[1-seat]}, nil)
			totals := s.AppendTotals(nil)
			d := float64(totals[seat] - totals[1-seat])
			lead += d / 2
			won += (1 + float64(min(max(d, -1), 1))) / 2
		}
		sum += lead
		squares += lead * lead
	}
	n := float64(pairs)
	mean := sum / n
	fmt.Printf("%s: %d games, leads by %.2f +- %.2f points, wins %.1f %%\n", *duel, 2*pairs, mean, math.Sqrt((squares/n-mean*mean)/n), 100*won/(2*n))
}

func splitList(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// variant makes a bot of what -duel says of it.
func variant(t *testing.T, text string) Bot {
	t.Helper()
	words := strings.Fields(text)
	rounds := strings.Split(words[0], ":")
	var l level
	l.depth = int(number(t, rounds[0]))
	for _, r := range rounds[1:] {
		moves, scenarios, _ := strings.Cut(r, ",")
		l.rounds = append(l.rounds, round{int(number(t, moves)), int(number(t, scenarios))})
	}
	w := plain
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		*weightOf(t, &w, name) = number(t, value)
	}
	return newSearch(l, &w)
}

// weightOf gives a weight by its name.
func weightOf(t *testing.T, w *weights, name string) *float64 {
	t.Helper()
	f, ok := reflect.TypeFor[weights]().FieldByName(name)
	if !ok || f.Type.Kind() != reflect.Float64 {
		t.Fatalf("there is no weight %s", name)
	}
	return (*float64)(reflect.ValueOf(w).Elem().FieldByIndex(f.Index).Addr().UnsafePointer())
}

func number(t *testing.T, text string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
