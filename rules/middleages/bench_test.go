package middleages

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// The games of the benchmarks: whole random games with new seeds, one of all
// legal moves drawn each time, and the end counted.
func BenchmarkGames(b *testing.B) {
	for players := 2; players <= maxPlayers; players++ {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			g := newGamer(b, players)
			b.ReportAllocs()
			for b.Loop() {
				g.play()
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// After some games to make room for everything, a random game takes no memory.
func TestNoAllocations(t *testing.T) {
	g := newGamer(t, 5)
	for range 300 {
		g.play()
	}
	if n := testing.AllocsPerRun(100, g.play); n >= 1 {
		t.Errorf("%v allocations a game, want none", n)
	}
}

// A clone goes its own way, and imagining changes only what nobody knows.
func TestClone(t *testing.T) {
	for players := 2; players <= maxPlayers; players++ {
		g := newGamer(t, players)
		g.state.Restart(7)
		for range 17 * players {
			for _, m := range g.state.AppendMoves(nil) {
				before := g.state.position
				c := g.state.Clone()
				if c.position != before || c.setup != g.state.setup {
					t.Fatal("a clone is another")
				}
				c.Imagine(g.chance)
				want := before
				want.pcg, want.pile = c.pcg, c.pile
				if c.position != want {
					t.Fatal("imagining changes what is known")
				}
				if a, b := count(before.pile[before.top:before.bottom]), count(c.pile[c.top:c.bottom]); a != b {
					t.Fatal("imagining changes which tiles are left")
				}
				c.Do(m)
				if g.state.position != before {
					t.Fatal("a move of the clone is one of the original")
				}
			}
			moves := g.state.AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			g.state.Do(moves[g.chance.IntN(len(moves))])
		}
	}
}

func count(list []Tile) (n [64]int) {
	for _, t := range list {
		n[t]++
	}
	return n
}

// gamer plays random games.
type gamer struct {
	state  *State
	seed   uint64
	chance *rand.Rand
	moves  []Move
	totals int
}

func newGamer(t testing.TB, players int) *gamer {
	s := newMatch(t, players, "1").State()
	s.Watch(false)
	return &gamer{state: s, chance: rand.New(rand.NewPCG(1, 0))}
}

func (g *gamer) play() {
	s := g.state
	g.seed++
	s.Restart(g.seed)
	for s.Step() != StepOver {
		g.moves = s.AppendMoves(g.moves[:0])
		s.Do(g.moves[g.chance.IntN(len(g.moves))])
	}
	for p := range s.Players() {
		g.totals += s.Total(p)
	}
}
