package build

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"vassals/game/art"
)

var redraw = flag.Bool("update", false, "draw the icons of the app anew")

// icons are the files in static/icons: all show the same picture.
var icons = []struct {
	name  string
	size  int
	round float64 // radius of the corners that are cut off, in parts of the size
}{
	{"icon-192.png", 192, .2},
	{"icon-512.png", 512, .2},
	{"maskable-192.png", 192, 0}, // the system cuts these into its shape
	{"maskable-512.png", 512, 0},
	{"apple-touch.png", 180, 0},
	{"favicon.png", 64, .2},
}

// drawIcon draws the picture of the app, with its corners cut off.
func drawIcon(size int, round float64) *image.RGBA {
	img := art.AppIcon{}.Raster(size, size, 1)
	r := round * float64(size)
	for y := range size {
		for x := range size {
			// How far the middle of the pixel lies within the round corner.
			dx := max(r-float64(x)-.5, float64(x)+.5-float64(size)+r, 0)
			dy := max(r-float64(y)-.5, float64(y)+.5-float64(size)+r, 0)
			in := min(max(r-math.Hypot(dx, dy)+.5, 0), 1)
			if round == 0 || in == 1 {
				continue
			}
			i := img.PixOffset(x, y)
			for c := range 4 {
				img.Pix[i+c] = uint8(float64(img.Pix[i+c])*in + .5)
			}
		}
	}
	return img
}

// TestIcons: the icons are the picture of the app as it is drawn now, but for
// what another processor may round otherwise.
func TestIcons(t *testing.T) {
	for _, icon := range icons {
		name := filepath.Join(static, "icons", icon.name)
		want := drawIcon(icon.size, icon.round)
		if *redraw {
			var b bytes.Buffer
			if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, want); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Errorf("%v; -update draws it", err)
			continue
		}
		got, err := png.Decode(bytes.NewReader(data))
		if err != nil || got.Bounds() != want.Bounds() {
			t.Errorf("%s: %v, size %v, want %v", icon.name, err, got.Bounds(), want.Bounds())
			continue
		}
		far := 0
		for y := range icon.size {
			for x := range icon.size {
				r, g, b, a := got.At(x, y).RGBA()
				w := want.RGBAAt(x, y)
				for _, d := range []int{int(r>>8) - int(w.R), int(g>>8) - int(w.G), int(b>>8) - int(w.B), int(a>>8) - int(w.A)} {
					if d < -3 || d > 3 {
						far++
					}
				}
			}
		}
		if far > 0 {
			t.Errorf("%s: %d values are not as drawn now; -update draws it anew", icon.name, far)
		}
	}
}
