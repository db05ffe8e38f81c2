package vassals

import (
	"math/rand/v2"
	"testing"
)

func benchGame(tb testing.TB, players int, sets ...Set) *State {
	su := setup{players: players, sets: [4]bool{Base: true}}
	for _, set := range sets {
		su.sets[set] = true
	}
	su.deck = Deck(1, su.sets)
	s := newState(su, 1)
	s.put(Kind(startKind()), middle, 0)
	s.changes = s.changes[:0]
	s.open()
	return s
}

func startKind() Kind { k, _ := KindOf(Start); return k }

func BenchmarkBase2(b *testing.B) { benchmark(b, benchGame(b, 2)) }
func BenchmarkAll3(b *testing.B)  { benchmark(b, benchGame(b, 3, Fairs, AllOrNothing, Shadow)) }

func benchmark(b *testing.B, s *State) {
	pcg := rand.NewPCG(1, 0)
	rng := rand.New(pcg)
	var ps []Placement
	var cs []Claim
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		rng.Shuffle(len(s.setup.deck), func(i, j int) { d := s.setup.deck; d[i], d[j] = d[j], d[i] })
		for s.Step() != StepOver {
			switch s.Step() {
			case StepPlace:
				ps = s.AppendPlacements(ps[:0])
				if len(ps) == 0 {
					s.Discard()
					break
				}
				s.Place(ps[rng.IntN(len(ps))])
			case StepFigure, StepShadow:
				cs = s.AppendClaims(cs[:0])
				if i := rng.IntN(len(cs) + 1); i < len(cs) {
					s.Claim(cs[i])
				} else {
					s.Skip()
				}
			case StepFinish:
				s.Finish()
			}
		}
		n += s.count0()
		for s.Back() {
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

func (s *State) count0() int { return int(s.count()[0][0]) }
