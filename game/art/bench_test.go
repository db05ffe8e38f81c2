package art

import (
	"fmt"
	"testing"

	"vassals/rules/vassals"
)

// BenchmarkTile draws each kind of tile in turn, at the sides that a map is
// shown at. The plans are made beforehand, as they are kept.
func BenchmarkTile(b *testing.B) {
	for _, size := range []int{60, 120, 240, 480} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			n := vassals.Kind(len(vassals.Tiles))
			for k := range n {
				planOf(k, 0)
			}
			i := 0
			for b.Loop() {
				Tile{vassals.Kind(i) % n, 0, 0}.Raster(size, size, 1)
				i++
			}
		})
	}
}

// BenchmarkPlan lays out each kind of tile in turn.
func BenchmarkPlan(b *testing.B) {
	i := 0
	for b.Loop() {
		makePlan(&vassals.Tiles[i%len(vassals.Tiles)], 0)
		i++
	}
}
