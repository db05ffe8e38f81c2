package art

import (
	"math"
	"testing"

	"vassals/rules/vassals"
)

// TestTileSpot checks that a figure stands on its own part of the tile, and
// that figures on different parts do not stand on one another.
func TestTileSpot(t *testing.T) {
	least := math.Inf(1)
	for k := range vassals.Tiles {
		kind := vassals.Kind(k)
		for turn := range vassals.Rotation(4) {
			l := planOf(kind, turn)
			parts := partsOf(kind)
			for i, p := range parts {
				x, y := TileSpot(kind, turn, p)
				foot := point{x, y - 3} // spots stand a little before the middle of what they stand on
				ok := true
				switch p.Kind {
				case vassals.CityPart:
					ok = l.grid.cityAt(foot) == int(p.Index)
				case vassals.RoadPart:
					ok = l.roads[p.Index].line.distance(foot) < 3
				case vassals.FieldPart:
					ok = l.grid.fieldAt(foot) == int(p.Index)
				}
				if !ok || foot.border() < 3 {
					t.Errorf("%v turned %d: %v %d stands at %.0f, %.0f, off its part", kind, turn, p.Kind, p.Index, x, y)
				}
				for _, q := range parts[:i] {
					u, v := TileSpot(kind, turn, q)
					d := point{x - u, y - v}.length()
					least = min(least, d)
					if d < 11.5 {
						t.Errorf("%v turned %d: %v %d and %v %d stand %.1f apart", kind, turn, p.Kind, p.Index, q.Kind, q.Index, d)
					}
				}
			}
		}
	}
	t.Logf("the nearest two stand %.1f apart", least)
}
