package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"

	"vassals/rules"
)

// result is how a game ended.
type result struct {
	record *rules.Record // nil if no records are wanted
	moves  int
	totals []int // by bot, not by seat
	won    []bool
}

// fared gives the result of game number i from what its seats have at the end.
func fared(i, moves int, rec *rules.Record, totals, winners []int) result {
	n := len(totals)
	r := result{record: rec, moves: moves, totals: make([]int, n), won: make([]bool, n)}
	for k := range n {
		r.totals[k] = totals[(k+i)%n]
	}
	for _, seat := range winners {
		r.won[((seat-i)%n+n)%n] = true
	}
	return r
}

// tally is how a bot fared.
type tally struct {
	Bot   string  `json:"bot"`
	Wins  int     `json:"wins"`
	Draws int     `json:"draws"` // shared victories
	Mean  float64 `json:"mean"`
	Rate  float64 `json:"rate"` // of the games, a shared victory as its share
	Low   float64 `json:"low"`
	High  float64 `json:"high"`

	share float64
	sum   int
}

// report is the last line.
type report struct {
	Games          int      `json:"games"`
	MovesPerSecond float64  `json:"moves_per_second"`
	Bots           []*tally `json:"bots"`
}

// play plays all games and reports them.
func play(w io.Writer, t table, o options) error {
	if o.records != "" {
		if err := os.MkdirAll(o.records, 0o777); err != nil {
			return err
		}
	}
	rep := report{Games: o.games}
	for _, name := range words(o.players) {
		rep.Bots = append(rep.Bots, &tally{Bot: name})
	}
	moves := 0
	var took time.Duration
	for i := range o.games {
		begin := time.Now()
		r := t.play(i)
		took += time.Since(begin)
		moves += r.moves
		count(rep.Bots, r)
		if r.record != nil {
			name := filepath.Join(o.records, fmt.Sprintf("%05d.json", i+1))
			if err := os.WriteFile(name, append(r.record.Encode(), '\n'), 0o666); err != nil {
				return err
			}
		}
	}
	for _, b := range rep.Bots {
		b.sumUp(o.games)
	}
	rep.MovesPerSecond = math.Round(float64(moves) / max(took.Seconds(), 1e-9))
	return rep.print(w)
}

// count adds a game to the tallies.
func count(list []*tally, r result) {
	winners := 0
	for _, won := range r.won {
		if won {
			winners++
		}
	}
	for k, b := range list {
		b.sum += r.totals[k]
		switch {
		case !r.won[k]:
			continue
		case winners == 1:
			b.Wins++
		default:
			b.Draws++
		}
		b.share += 1 / float64(winners)
	}
}

func (b *tally) sumUp(games int) {
	n := float64(games)
	low, high := wilson(b.share/n, n)
	b.Mean = round(float64(b.sum) / n)
	b.Rate, b.Low, b.High = round(b.share/n), round(low), round(high)
}

// round leaves as many digits as a report needs.
func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

// wilson gives the 95 % interval of a rate in n games.
func wilson(rate, n float64) (low, high float64) {
	const z = 1.959964 // 97.5 % of the normal distribution lie below
	middle := rate + z*z/(2*n)
	half := z * math.Sqrt(rate*(1-rate)/n+z*z/(4*n*n))
	scale := 1 + z*z/n
	return max(0, (middle-half)/scale), min(1, (middle+half)/scale)
}

func (r *report) print(w io.Writer) error {
	var b strings.Builder
	tab := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tab, "bot\twins\tdraws\tmean score\twin rate\t95 % interval\t")
	for _, t := range r.Bots {
		fmt.Fprintf(tab, "%s\t%d\t%d\t%.1f\t%.1f %%\t%.1f to %.1f %%\t\n", t.Bot, t.Wins, t.Draws, t.Mean, 100*t.Rate, 100*t.Low, 100*t.High)
	}
	tab.Flush()
	fmt.Fprintf(&b, "%d games, %.0f moves a second\n", r.Games, r.MovesPerSecond)
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	b.Write(line)
	b.WriteByte('\n')
	_, err = io.WriteString(w, b.String())
	return err
}
