package art

import (
	"testing"

	"vassals/rules/vassals"
)

// TestPartAt checks that a touch where a figure stands, and all over a part,
// means that part.
func TestPartAt(t *testing.T) {
	for k := range vassals.Tiles {
		kind := vassals.Kind(k)
		for turn := range vassals.Rotation(4) {
			for _, want := range partsOf(kind) {
				x, y := TileSpot(kind, turn, want)
				if got, ok := PartAt(kind, turn, x, y); !ok || got != want {
					t.Errorf("%v turned %d: where a figure stands on %v is %v", kind, turn, want, got)
				}
			}
			l := planOf(kind, turn)
			for i, r := range l.roads {
				want := vassals.Part{Kind: vassals.RoadPart, Index: uint8(i)}
				if got, _ := PartAt(kind, turn, r.line[0].x, r.line[0].y); got != want {
					t.Errorf("%v turned %d: where %v begins is %v", kind, turn, want, got)
				}
			}
			for i := range cells * cells {
				p := middle(i)
				got, ok := PartAt(kind, turn, p.x, p.y)
				if _, figure := l.standingAt(p); figure {
					continue
				}
				if n := l.grid.city[i]; n >= 0 && got != (vassals.Part{Kind: vassals.CityPart, Index: uint8(n)}) {
					t.Errorf("%v turned %d: in city %d at %v is %v", kind, turn, n, p, got)
				}
				if n := l.grid.fld[i]; n >= 0 && l.roadNear(p) < 0 && got != (vassals.Part{Kind: vassals.FieldPart, Index: uint8(n)}) {
					t.Errorf("%v turned %d: in field %d at %v is %v", kind, turn, n, p, got)
				}
				if !ok {
					t.Errorf("%v turned %d: nothing at %v", kind, turn, p)
				}
			}
		}
	}
	for _, p := range []point{{-1, 50}, {50, 101}} {
		if got, ok := PartAt(0, 0, p.x, p.y); ok {
			t.Errorf("outside the tile at %v is %v", p, got)
		}
	}
}
