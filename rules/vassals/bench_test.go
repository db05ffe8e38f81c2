package vassals

import (
	"math/rand/v2"
	"testing"
)

// The games of the benchmarks: whole random games, from decks shuffled anew. At
// every tile all legal placements are listed and one is drawn, then all legal
// figures and one or none is drawn, then likewise the shadow. At the end the
// final scoring is counted.
func BenchmarkBase2Players(b *testing.B) { benchmarkGames(b, newGamer(2)) }

func BenchmarkAllExpansions3Players(b *testing.B) {
	benchmarkGames(b, newGamer(3, Fairs, AllOrNothing, Shadow))
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
	g := newGamer(3, Fairs, AllOrNothing, Shadow)
	for range 2000 {
		g.play()
	}
	if n := testing.AllocsPerRun(200, g.play); n >= 1 {
		t.Errorf("%v allocations a game, want none", n)
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

func newGamer(players int, sets ...Set) *gamer {
	su := setup{players: players, sets: [4]bool{Base: true}}
	for _, set := range sets {
		su.sets[set] = true
	}
	su.deck = Deck(1, su.sets)
	s := newState(su, 1)
	if err := s.layStart(nil); err != nil {
		panic(err)
	}
	s.past, s.changes = s.past[:0], s.changes[:0]
	s.open()
	return &gamer{state: s, deck: Deck(1, su.sets), chance: rand.New(rand.NewPCG(1, 0))}
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
