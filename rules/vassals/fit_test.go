package vassals_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

// FitsAt and AppendDead agree with the placements offered, tile after tile.
func TestFitsAt(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, mix := range mixes {
		m, err := vassals.NewMatch(&rules.Record{
			Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: "5", Expansions: mix,
			Players: []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Bruno", Color: "blue"}},
		})
		if err != nil {
			t.Fatal(err)
		}
		st := m.State()
		for st.Step() != vassals.StepOver {
			checkFits(t, st)
			list := st.AppendPlacements(nil)
			if len(list) == 0 {
				m.Discard()
				continue
			}
			m.Place(list[r.IntN(len(list))])
			for st.Step() != vassals.StepFinish {
				m.Skip()
			}
			m.Finish()
		}
	}
}

func checkFits(t *testing.T, st *vassals.State) {
	t.Helper()
	left := st.Remaining()
	left[st.Drawn()]++
	dead := st.AppendDead(nil)
	legal := st.AppendPlacements(nil)
	b := st.Bounds()
	for y := b.MinY - 2; y <= b.MaxY+2; y++ {
		for x := b.MinX - 2; x <= b.MaxX+2; x++ {
			at := vassals.Spot{X: x, Y: y}
			want := slices.ContainsFunc(legal, func(p vassals.Placement) bool { return p.Spot == at })
			if got := st.FitsAt(st.Drawn(), at); got != want {
				t.Fatalf("FitsAt(%v, %v) = %v, want %v", st.Drawn(), at, got, want)
			}
			fits := 0
			for k, n := range left {
				if n > 0 && st.FitsAt(vassals.Kind(k), at) {
					fits++
				}
			}
			if got, want := slices.Contains(dead, at), fits == 0 && beside(st, at); got != want {
				t.Fatalf("%v is dead: %v, want %v", at, got, want)
			}
		}
	}
}

// beside reports whether a spot is empty and has a tile at one of its sides.
func beside(st *vassals.State, at vassals.Spot) bool {
	if _, filled := st.TileAt(at); filled {
		return false
	}
	for _, d := range [][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		if _, ok := st.TileAt(vassals.Spot{X: at.X + d[0], Y: at.Y + d[1]}); ok {
			return true
		}
	}
	return false
}
