package art

import (
	"math"
	"testing"

	"vassals/rules/vassals"
)

// turnedTile is the definition of a tile as if it were listed turned.
func turnedTile(t vassals.Tile, r vassals.Rotation) vassals.Tile {
	cities, roads, fields := t.Cities, t.Roads, t.Fields
	t.Cities, t.Roads, t.Fields = nil, nil, nil
	for _, c := range cities {
		c.Edges = c.Edges.Turn(r)
		t.Cities = append(t.Cities, c)
	}
	for _, d := range roads {
		d.Edges = d.Edges.Turn(r)
		t.Roads = append(t.Roads, d)
	}
	for _, f := range fields {
		f.HalfEdges = f.HalfEdges.Turn(r)
		t.Fields = append(t.Fields, f)
	}
	return t
}

// area is the area inside a closed line.
func (l polyline) area() float64 {
	sum := 0.0
	for i, p := range l {
		q := l[(i+1)%len(l)]
		sum += p.x*q.y - q.x*p.y
	}
	return math.Abs(sum) / 2
}

// TestPlanOfAnyDefinition lays out every tile from a turned definition: a plan
// comes from what a tile is, not from its name or from how it is listed.
func TestPlanOfAnyDefinition(t *testing.T) {
	for k, tile := range vassals.Tiles {
		for turn := range vassals.Rotation(4) {
			want := planOf(vassals.Kind(k), turn)
			def := turnedTile(tile, turn)
			got := makePlan(&def, 0)
			if got.sides != want.sides {
				t.Errorf("%s listed turned %d has the sides %v, want %v", tile.Name, turn, got.sides, want.sides)
			}
			for i, c := range want.cities {
				if a, b := got.cities[i].outline.area(), c.outline.area(); math.Abs(a-b) > 150 {
					t.Errorf("%s listed turned %d: city %d is %.0f large, want %.0f", tile.Name, turn, i, a, b)
				}
				if a, b := len(got.cities[i].walls), len(c.walls); a != b {
					t.Errorf("%s listed turned %d: city %d has %d walls, want %d", tile.Name, turn, i, a, b)
				}
			}
			for i, r := range want.roads {
				if a, b := got.roads[i].line.length(), r.line.length(); math.Abs(a-b) > 8 {
					t.Errorf("%s listed turned %d: road %d is %.0f long, want %.0f", tile.Name, turn, i, a, b)
				}
			}
			for i, f := range want.fields {
				if f.room > 4 && got.fields[i].room < 2 {
					t.Errorf("%s listed turned %d: field %d has no room", tile.Name, turn, i)
				}
			}
			p := newPen(24, 24, 100, 100)
			Tile{}.paint(p, got, true)
		}
	}
}
