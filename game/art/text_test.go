package art

import (
	"image"
	"image/color"
	"math"
	"testing"

	"vassals/game/layout"
)

func TestTextStaysInItsBox(t *testing.T) {
	black := color.RGBA{A: 255}
	tests := []struct {
		name string
		text Text
	}{
		{"serif", Text{String: "ÅÇŞjЙщgpQ", Face: layout.Serif, Size: 17, Color: black}},
		{"title", Text{String: "Vassals Ñ", Face: layout.SerifBlack, Size: 42, Color: black}},
		{"small caps", Text{String: "Êxpansões Й", Face: layout.SmallCaps, Size: 19, Color: black}},
		{"numbers", Text{String: "−128", Face: layout.Numbers, Size: 34, Color: black}},
		{"outlined", Text{String: "+Йg8", Face: layout.Numbers, Size: 24, Color: black, Outline: black, Width: 3}},
		{"shadow", Text{String: "Йgj", Face: layout.Serif, Size: 24, Color: black, Outline: black, Width: 2, Shadow: black, Drop: 3}},
	}
	for _, tt := range tests {
		for _, scale := range []float64{1, 2.5, 3} {
			var f Frame
			op := f.Write(tt.text, 100, 50, Middle)
			w, h := int(math.Ceil(op.W*scale)), int(math.Ceil(op.H*scale))
			img := op.Sprite.Raster(w, h, scale)
			if img.Bounds() != image.Rect(0, 0, w, h) {
				t.Fatalf("%s: bounds %v", tt.name, img.Bounds())
			}
			ink := inkBounds(img)
			if ink.Empty() || !ink.In(image.Rect(1, 0, w-1, h)) {
				t.Errorf("%s at %g: ink %v in %dx%d", tt.name, scale, ink, w, h)
			}
		}
	}
}

func TestTextAlign(t *testing.T) {
	text := Text{String: "Ana", Face: layout.Serif, Size: 20}
	width := layout.Measure(layout.Serif, 20, "Ana")
	left, middle, right := text.Box(100, 50, Left), text.Box(100, 50, Middle), text.Box(100, 50, Right)
	if math.Abs(left.X-middle.X-width/2) > 1e-9 || math.Abs(left.X-right.X-width) > 1e-9 {
		t.Errorf("boxes begin at %g, %g, %g; the text is %g wide", left.X, middle.X, right.X, width)
	}
	if c := middle.Center().X; c < 99.99 || c > 100.01 {
		t.Errorf("the middle is at %g, want 100", c)
	}
}

func TestTextOutlineSurrounds(t *testing.T) {
	text := Text{String: "l", Face: layout.SansBlack, Size: 40, Color: color.RGBA{255, 255, 255, 255}, Outline: color.RGBA{0, 0, 0, 255}, Width: 4}
	b := text.Box(0, 0, Left)
	img := text.Raster(int(b.W), int(b.H), 1)
	y := img.Bounds().Dy() / 2
	row := ""
	for x := range img.Bounds().Dx() {
		switch c := img.RGBAAt(x, y); {
		case c.A == 0:
			row += " "
		case c.A == 255 && c.R == 255:
			row += "w"
		case c.A == 255 && c.R == 0:
			row += "b"
		}
	}
	// From left to right: nothing, outline, letter, outline, nothing.
	var kinds string
	for i := range row {
		if i == 0 || row[i] != row[i-1] {
			kinds += row[i : i+1]
		}
	}
	if kinds != " bwb " {
		t.Errorf("across the letter: %q", row)
	}
}

func TestTextMissingLettersLeaveAGap(t *testing.T) {
	text := Text{String: "世", Face: layout.Serif, Size: 20, Color: color.RGBA{A: 255}}
	b := text.Box(0, 0, Left)
	if ink := inkBounds(text.Raster(int(b.W), int(b.H), 1)); !ink.Empty() {
		t.Errorf("ink at %v, want none", ink)
	}
}

// inkBounds gives the smallest box around all that is not transparent.
func inkBounds(img *image.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
		for x := img.Rect.Min.X; x < img.Rect.Max.X; x++ {
			if img.RGBAAt(x, y).A != 0 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

func BenchmarkTextRaster(b *testing.B) {
	text := Text{String: "Ana finishes a city: 8 points.", Face: layout.Serif, Size: 16, Color: color.RGBA{A: 255}}
	box := text.Box(0, 0, Left)
	for b.Loop() {
		text.Raster(int(box.W*3), int(box.H*3), 3)
	}
}
