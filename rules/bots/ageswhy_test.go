package bots

import (
	"strconv"
	"testing"

	"vassals/rules/middleages"
)

// Reasons agree with what the move then brings, and leave the state as it was.
func TestAgesWhy(t *testing.T) {
	seen := map[string]int{}
	for seed := range 6 {
		players := 2 + seed%4
		rec := agesRecord(t, 17*players, strconv.Itoa(seed), players)
		begin := *rec
		begin.Moves = nil
		m, err := middleages.NewMatch(&begin)
		if err != nil {
			t.Fatal(err)
		}
		s := m.State()
		for _, text := range rec.Moves {
			events := len(s.Events())
			for _, move := range s.AppendMoves(nil) {
				list := AgesWhy(s, move)
				for i, r := range list {
					seen[r.Kind]++
					if r.Player == s.Player() && (r.Kind == WhyAttack || r.Kind == WhyDeny || r.Kind == WhyKeepOut) {
						t.Errorf("%v: %+v concerns the player itself", move, r)
					}
					if i > 0 && r.Coins > list[i-1].Coins {
						t.Errorf("%v: %+v is not in its place", move, r)
					}
				}
				if len(list) == 0 && move.Kind == middleages.LordMove {
					t.Errorf("nothing speaks for %v", move)
				}
			}
			if len(s.Events()) != events {
				t.Error("the events are others")
			}
			if err := m.Apply(text); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range []string{WhyNext, WhyGap, WhyAttack, WhyDeny, WhyRecover, WhyCoin, WhyToken, WhyReserve, WhyKeepOut} {
		if seen[kind] == 0 {
			t.Errorf("never %s", kind)
		}
	}
}
