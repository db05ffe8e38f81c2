package bots

import (
	"fmt"
	"testing"

	"vassals/rules/middleages"
)

// BenchmarkAges is a whole game of expert bots; it tells how long one thinks
// about a move.
func BenchmarkAges(b *testing.B) {
	for _, players := range []int{2, 5} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			m, err := middleages.NewMatch(agesRecord(b, 0, "1", players))
			if err != nil {
				b.Fatal(err)
			}
			bot, err := AgesNamed("expert")
			if err != nil {
				b.Fatal(err)
			}
			s := m.State()
			s.Watch(false)
			moves := 0
			for seed := uint64(1); b.Loop(); seed++ {
				s.Restart(seed)
				for n := 0; s.Step() != middleages.StepOver; n++ {
					s.Do(bot.Choose(s, Thinking{Seed: seed, Moves: n}))
					moves++
				}
			}
			b.ReportMetric(1000*b.Elapsed().Seconds()/float64(moves), "ms/move")
		})
	}
}
