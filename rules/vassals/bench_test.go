package vassals

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vassals/rules"
)

// The games of the benchmarks: whole random games, from decks shuffled anew. At
// every tile all legal placements are listed and one is drawn, then all legal
// figures and one or none is drawn, then likewise the shadow. At the end the
// final scoring is counted.
func BenchmarkBase2Players(b *testing.B) { benchmarkGames(b, newGamer(2)) }

func BenchmarkAllExpansions3Players(b *testing.B) {
	benchmarkGames(b, newGamer(3, "fairs", "allornothing", "shadow"))
}

// BenchmarkYardstick does nothing of the game. It says how fast the machine is
// at the moment, to compare the other figures by.
func BenchmarkYardstick(b *testing.B) {
	var table [1 << 12]uint32
	x := uint64(1)
	for b.Loop() {
		for range 10_000 {
			x ^= x << 13
			x ^= x >> 7
			x ^= x << 17
			table[x>>52] += uint32(x)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "loops/s")
}

func benchmarkGames(b *testing.B, g *gamer) {
	b.ReportAllocs()
	for b.Loop() {
		g.play()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// After some games to make room for everything, a random game takes no memory.
func TestNoAllocations(t *testing.T) {
	g := newGamer(3, "fairs", "allornothing", "shadow")
	for range 2000 {
		g.play()
	}
	if n := testing.AllocsPerRun(200, g.play); n >= 1 {
		t.Errorf("%v allocations a game, want none", n)
	}
}

// Beginning anew is as good as a new game, wherever the old one was.
func TestRestart(t *testing.T) {
	rec := &rules.Record{
		Format: rules.Format, Version: rules.Version, Game: "vassals",
		Players:    []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Bruno", Color: "blue"}},
		Expansions: []string{"fairs", "shadow"},
		Deck:       []string{"bend", "cloister", "straight", "city-three"},
		Start:      []rules.Tile{{Tile: "cloister-road", X: 5}, {Tile: "straight", X: 5, Y: 1, Rotation: 90}},
		Figures:    []rules.Figure{{Kind: "vassal", X: 5, Place: "C"}, {Player: 1, Kind: "vassal", X: 5, Place: "S"}, {Player: 1, Kind: "builder", X: 5, Y: 1, Place: "S"}},
	}
	fresh, err := newGame(rec)
	if err != nil {
		t.Fatal(err)
	}
	var want Frozen
	fresh.Freeze(&want)
	g := &gamer{state: fresh, deck: slices.Clone(fresh.setup.deck), chance: rand.New(rand.NewPCG(1, 0))}
	first := slices.Clone(g.deck)
	for range 20 {
		g.play()
		fresh.Restart(first)
		if err := fresh.Thaw(&want); err != nil {
			t.Fatal(err)
		}
	}
}

// gamer plays random games.
type gamer struct {
	state  *State
	deck   []Kind
	chance *rand.Rand
	places []Placement
	claims []Claim
	totals []int
}

func newGamer(players int, expansions ...string) *gamer {
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals", Expansions: expansions, Seed: "1"}
	for i := range players {
		rec.Players = append(rec.Players, rules.Player{Name: "Bot", Color: rules.Colors[i]})
	}
	s, err := newGame(rec)
	if err != nil {
		panic(err)
	}
	s.Watch(false)
	return &gamer{state: s, deck: Deck(1, s.setup.sets), chance: rand.New(rand.NewPCG(1, 0))}
}

func (g *gamer) play() {
	g.chance.Shuffle(len(g.deck), func(i, j int) { g.deck[i], g.deck[j] = g.deck[j], g.deck[i] })
	s := g.state
	s.Restart(g.deck)
	for s.Step() != StepOver {
		switch s.Step() {
		case StepPlace:
			g.places = s.AppendPlacements(g.places[:0])
			if len(g.places) == 0 {
				s.Discard()
				continue
			}
			s.Place(g.places[g.chance.IntN(len(g.places))])
		case StepFigure, StepShadow:
			g.claims = s.AppendClaims(g.claims[:0])
			if i := g.chance.IntN(len(g.claims) + 1); i < len(g.claims) {
				s.Claim(g.claims[i])
			} else {
				s.Skip()
			}
		case StepFinish:
			s.Finish()
		}
	}
	g.totals = s.AppendTotals(g.totals[:0])
}
