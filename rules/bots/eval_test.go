package bots

import (
	"math"
	"testing"

	"vassals/rules/vassals"
)

// What is kept from one judgement to the next changes none.
func TestJudgeAfresh(t *testing.T) {
	m := newMatch(t, 11)
	s := m.State()
	var kept, fresh options
	var o outlook
	left := make([]int, len(vassals.Tiles))
	for n := 0; s.Step() != vassals.StepOver; n++ {
		if !s.Fits() {
			m.Discard()
			continue
		}
		s.CountLeft(left)
		o.look(&plain, left)
		kept.begin(s, &o, &plain)
		for kept.next(kept.keep) {
		}
		for i, op := range kept.list {
			if n%4 > 0 || i%5 > 0 || op.move.Figure != vassals.NoFigure || op.move.Shadow {
				continue
			}
			mark := s.Steps()
			if err := s.Play(op.move); err != nil {
				t.Fatal(err)
			}
			fresh.fields.forget()
			fresh.judge(s, &o, &plain)
			if got := fresh.lead(&fresh.want, (s.Player()+2)%3); s.Step() != vassals.StepOver && !s.Extra() && math.Abs(got-op.lead) > 1e-9 {
				t.Fatalf("move %d: %v is worth %v, afresh %v", n, op.move, op.lead, got)
			}
			for s.Steps() > mark {
				s.Back()
			}
		}
		bot := newRandom()
		bot.Choose(s, thinking(n))
		m.Finish()
	}
}

// With the last tile nothing is left to chance: what every way to play it is
// said to be worth is what comes of it, whatever figures go with it.
func TestJudgeLastMove(t *testing.T) {
	judged := 0
	for seed := range 12 {
		m := newMatch(t, seed)
		s := m.State()
		bot := newRandom()
		for n := 0; s.Step() != vassals.StepOver && (s.Left() > 0 || !s.Fits()); n++ {
			if !s.Fits() {
				m.Discard()
				continue
			}
			bot.Choose(s, thinking(n))
			m.Finish()
		}
		if s.Step() == vassals.StepOver {
			continue
		}
		var b options
		var o outlook
		me := s.Player()
		o.look(&plain, make([]int, len(vassals.Tiles)))
		b.begin(s, &o, &plain)
		for b.next(b.keep) {
		}
		for _, op := range b.list {
			if err := s.Play(op.move); err != nil {
				t.Fatal(err)
			}
			var want [maxPlayers]float64
			for p, n := range s.AppendTotals(nil) {
				want[p] = float64(n)
			}
			if lead := b.lead(&want, me); math.Abs(lead-op.lead) > 1e-9 {
				t.Errorf("seed %d: %v leads by %v, not %v", seed, op.move, lead, op.lead)
			}
			for s.Step() != vassals.StepPlace {
				s.Back()
			}
			judged++
		}
	}
	if judged < 100 {
		t.Errorf("%d moves judged", judged)
	}
}
