package art

import "testing"

func BenchmarkOak(b *testing.B) {
	for b.Loop() {
		Oak{}.Raster(1080, 1920, 3)
	}
}
