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
