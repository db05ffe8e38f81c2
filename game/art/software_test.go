package art

import (
	"image"
	"image/color"
	"math"
	"testing"

	"golang.org/x/image/draw"
)

// halves is a sprite whose left half is red and whose right half is blue.
type halves struct{}

func (halves) Scalable() bool { return true }

func (halves) Raster(w, h int, _ float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, image.Rect(0, 0, w/2, h), image.NewUniform(color.RGBA{255, 0, 0, 255}), image.Point{}, draw.Src)
	draw.Draw(img, image.Rect(w/2, 0, w, h), image.NewUniform(color.RGBA{0, 0, 255, 255}), image.Point{}, draw.Src)
	return img
}

func TestPaint(t *testing.T) {
	const (
		black = "black"
		red   = "red"
		blue  = "blue"
		dim   = "dim red"
	)
	tests := []struct {
		name  string
		zoom  float64
		op    Op
		left  string // at 12, 15
		right string // at 18, 15
		above string // at 15, 11, left of the middle by one
	}{
		{"plain", 0, Op{X: 10, Y: 10, W: 10, H: 10, Alpha: 1}, red, blue, red},
		{"turned a quarter", 0, Op{X: 10, Y: 10, W: 10, H: 10, Alpha: 1, Angle: math.Pi / 2}, "", "", red},
		{"turned half", 0, Op{X: 10, Y: 10, W: 10, H: 10, Alpha: 1, Angle: math.Pi}, blue, red, ""},
		{"clipped", 0, Op{X: 10, Y: 10, W: 10, H: 10, Alpha: 1, Clip: &Clip{15, 0, 30, 30}}, black, blue, ""},
		{"dim", 0, Op{X: 10, Y: 10, W: 10, H: 10, Alpha: 0.5}, dim, "", dim},
		{"not there", 0, Op{X: 10, Y: 10, W: 10, H: 10}, black, black, black},
		{"no room", 0, Op{X: 10, Y: 10, Alpha: 1}, black, black, black},
		{"zoomed", 2, Op{X: 5, Y: 5, W: 5, H: 5, Alpha: 1}, red, blue, red},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.op.Sprite = halves{}
			f := Frame{Zoom: tt.zoom, Ops: []Op{tt.op}}
			img := f.Paint(30, 30, 2)
			if img.Rect != image.Rect(0, 0, 60, 60) {
				t.Fatalf("bounds %v", img.Rect)
			}
			for _, at := range []struct {
				x, y int
				want string
			}{{12, 15, tt.left}, {18, 15, tt.right}, {14, 11, tt.above}, {5, 15, black}, {25, 15, black}} {
				var got string
				switch c := img.RGBAAt(2*at.x, 2*at.y); {
				case c == color.RGBA{255, 0, 0, 255}:
					got = red
				case c == color.RGBA{0, 0, 255, 255}:
					got = blue
				case c == color.RGBA{0, 0, 0, 255}:
					got = black
				case c.R > 120 && c.R < 135 && c.G == 0 && c.B == 0:
					got = dim
				}
				if at.want != "" && got != at.want {
					t.Errorf("at %d, %d: %q %v, want %q", at.x, at.y, got, img.RGBAAt(2*at.x, 2*at.y), at.want)
				}
			}
		})
	}
}
