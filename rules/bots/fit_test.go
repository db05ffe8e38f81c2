package bots

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/rules/vassals"
)

var (
	fit       = flag.String("fit", "", "the weights to fit to the outcomes of games, with commas")
	fitRounds = flag.Int("fit.rounds", 10, "how many times new games are played")
	fitGames  = flag.Int("fit.games", 700, "how many games a round")
)

// TestFit is how the weights were found: bots that only judge play games, with
// some noise, and the weights are moved to where the judgement of positions in
// them would have been nearest to their outcomes, by least squares of the lead
// (Gauss and Newton); then the bots play by the new weights. It begins with the
// plain ones.
func TestFit(t *testing.T) {
	if *fit == "" {
		t.Skip("no -fit")
	}
	f := &fitting{names: splitList(*fit), w: plain, chance: rand.New(rand.NewPCG(77, 1))}
	f.s, f.sets = table(t, 2, splitList(*expansions))
	f.looks = make([]outlook, len(f.names)+1)
	for round := range *fitRounds {
		off := f.round(t, uint64(round))
		var b strings.Builder
		for _, name := range f.names {
			fmt.Fprintf(&b, " %s=%.3g", name, *weightOf(t, &f.w, name))
		}
		fmt.Printf("round %d: off by %.2f points;%s\n", round+1, off, b.String())
	}
}

// fitting is the state of a fit.
type fitting struct {
	names  []string
	w      weights
	s      *vassals.State
	sets   [4]bool
	chance *rand.Rand
	e      eval
	looks  []outlook
	left   []int
	sums   [][]float64 // the normal equations
}

// step is by how much of itself a weight is moved to see what that changes.
const step = 0.02

// round plays games, moves the weights and tells by how much the judgement was
// off.
func (f *fitting) round(t *testing.T, round uint64) float64 {
	n := len(f.names)
	f.left = make([]int, len(vassals.Tiles))
	f.sums = make([][]float64, n)
	for i := range f.sums {
		f.sums[i] = make([]float64, n+1)
	}
	moved := make([]weights, n)
	for j, name := range f.names {
		moved[j] = f.w
		*weightOf(t, &moved[j], name) *= 1 + step
	}
	w := f.w
	w.noise = 0.7
	bot := newSearch(level{}, &w)
	squares, count := 0.0, 0.0
	for g := range *fitGames {
		seed := round*100000 + uint64(g)
		var rows [][]float64
		playGame(t, f.s, vassals.Deck(seed, f.sets), seed, []Bot{bot, bot}, func(int) {
			if f.chance.IntN(4) == 0 {
				rows = append(rows, f.row(moved))
			}
		})
		totals := f.s.AppendTotals(nil)
		for _, row := range rows {
			off := float64(totals[0]-totals[1]) - row[n]
			squares += off * off
			count++
			for i := range n {
				for j := range n {
					f.sums[i][j] += row[i] * row[j]
				}
				f.sums[i][n] += row[i] * off
			}
		}
	}
	for i := range n { // not too far at a time
		f.sums[i][i] += 0.03*f.sums[i][i] + 0.1*count
	}
	for j, x := range solve(f.sums) {
		*weightOf(t, &f.w, f.names[j]) *= 1 + max(min(0.6*x, 0.25), -0.2)
	}
	return math.Sqrt(squares / count)
}

// row gives what each weight changes in the lead of the first player, and last
// the lead, after the move that is about to be finished.
func (f *fitting) row(moved []weights) []float64 {
	f.s.Finish()
	defer f.s.Back()
	f.s.CountLeft(f.left)
	if f.s.Step() != vassals.StepOver {
		f.left[f.s.Drawn()]++
	}
	n := len(moved)
	row := make([]float64, n+1)
	row[n] = f.lead(&f.looks[n], &f.w)
	for j := range moved {
		row[j] = (f.lead(&f.looks[j], &moved[j]) - row[n]) / step
	}
	return row
}

func (f *fitting) lead(o *outlook, w *weights) float64 {
	o.look(w, f.left)
	f.e.fields.forget()
	f.e.judge(f.s, o, w)
	return f.e.want[0] - f.e.want[1]
}

// solve solves linear equations, the last column of which is the right side.
func solve(a [][]float64) []float64 {
	n := len(a)
	for i := range n {
		p := i
		for k := i; k < n; k++ {
			if math.Abs(a[k][i]) > math.Abs(a[p][i]) {
				p = k
			}
		}
		a[i], a[p] = a[p], a[i]
		for k := range n {
			if k == i {
				continue
			}
			f := a[k][i] / a[i][i]
			for j := i; j <= n; j++ {
				a[k][j] -= f * a[i][j]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		x[i] = a[i][n] / a[i][i]
	}
	return x
}
