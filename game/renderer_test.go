//go:build js

package game

import (
	"image"
	"image/color"
	"math"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// TestMain runs the tests within an Update: pixels can be read only there.
func TestMain(m *testing.M) {
	t := &tests{m: m}
	if err := ebiten.RunGame(t); err != nil {
		panic(err)
	}
	os.Exit(t.code)
}

type tests struct {
	m    *testing.M
	code int
}

func (t *tests) Update() error {
	t.code = t.m.Run()
	return ebiten.Termination
}

func (*tests) Draw(*ebiten.Image) {}

func (*tests) Layout(w, h int) (int, int) { return w, h }

// draw draws f until it is finished, and gives the pixels.
func draw(t *testing.T, r *Renderer, f *art.Frame, width, height, ratio float64) *image.RGBA {
	t.Helper()
	w, h := int(math.Round(width*ratio)), int(math.Round(height*ratio))
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	for n := 0; ; n++ {
		r.Draw(dst, f, ratio)
		if !r.Unfinished() {
			break
		}
		if n == 100 {
			t.Fatal("a frame is never finished")
		}
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	return img
}

// difference gives how far two pictures are apart on average, and the largest
// difference of a channel.
func difference(a, b *image.RGBA) (mean float64, most int) {
	sum := 0
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		d = max(d, -d)
		sum += d
		most = max(most, d)
	}
	return float64(sum) / float64(len(a.Pix)), most
}

// TestRendererAgreesWithPainter draws the same frames on the GPU and the CPU.
func TestRendererAgreesWithPainter(t *testing.T) {
	white := color.RGBA{255, 255, 255, 255}
	tile := art.Tile{Kind: vassals.Kind(3)}
	tests := []struct {
		name  string
		ratio float64
		build func(*art.Frame)
		mean  float64 // the most that pixels may differ on average
		most  int     // and at any one
	}{
		{"text", 2.625, func(f *art.Frame) { f.Text("Ana: 8 points", layout.Serif, 17, white, 10, 40, art.Left) }, 0.01, 1},
		{"dim text", 2, func(f *art.Frame) {
			f.Text("Ana: 8 points", layout.Serif, 17, white, 10, 40, art.Left).Alpha = 0.5
		}, 0.1, 2},
		{"clipped text", 2, func(f *art.Frame) {
			f.SetClip(&art.Clip{X: 20, Y: 30, W: 40, H: 8})
			f.Text("Ana: 8 points", layout.Serif, 17, white, 10, 40, art.Left)
		}, 0.01, 1},
		{"fill", 1.5, func(f *art.Frame) {
			f.Add(art.Fill{Color: white}, 10, 10, 51, 30)
			f.Add(art.Fill{Color: color.RGBA{60, 0, 0, 128}}, 30, 20, 60.3, 50.7)
			f.Add(art.Fill{Color: white}, 5, 90, 90, 0.2)
		}, 0.01, 1},
		{"tile of a step", 1, func(f *art.Frame) { f.Add(tile, 10, 10, 91, 91) }, 0.01, 1},
		{"tile between steps", 1, func(f *art.Frame) { f.Add(tile, 10, 10, 80, 80) }, 4, 255},
		{"turned tile", 2, func(f *art.Frame) { f.Add(tile, 20, 20, 64, 64).Angle = 0.3 }, 2, 255},
		{"zoomed frame", 1, func(f *art.Frame) {
			f.Zoom = 2
			f.Text("Ana", layout.SansBlack, 20, white, 10, 40, art.Left)
		}, 0.01, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var f art.Frame
			tt.build(&f)
			got := draw(t, NewRenderer(), &f, 120, 120, tt.ratio)
			mean, most := difference(got, f.Paint(120, 120, tt.ratio))
			if mean > tt.mean || most > tt.most {
				t.Errorf("they differ by %.3f on average, at most %d; want %g, %d", mean, most, tt.mean, tt.most)
			}
		})
	}
}

// TestRendererLeavesNoSeams draws a white map, from rasters that are too large
// and too small: nothing of the ground may show between the tiles.
func TestRendererLeavesNoSeams(t *testing.T) {
	r := NewRenderer()
	var f art.Frame
	camera := layout.NewCamera(layout.Rect{W: 120, H: 120})
	for _, scale := range []float64{40, 47.4, 62, 70} {
		camera.GlideTo(layout.Point{X: 0.37, Y: 0.61}, scale, 0, 0)
		f.Reset()
		for y := -4; y < 5; y++ {
			for x := -4; x < 5; x++ {
				b := camera.TileRect(x, y, 1.5)
				f.Add(sheet{}, b.X, b.Y, b.W, b.H)
			}
		}
		// The first frame of a new scale is drawn from the rasters of the old.
		dst := ebiten.NewImage(180, 180)
		r.Draw(dst, &f, 1.5)
		img := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(img.Pix)
		for i, v := range img.Pix {
			if v < 254 {
				t.Fatalf("at scale %g pixel %d, %d is %d", scale, i/4%180, i/4/180, v)
			}
		}
	}
}

// sheet is white.
type sheet struct{}

func (sheet) Scalable() bool { return true }

func (sheet) Raster(w, h int, _ float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	return img
}

func TestUploadCutsLargeRasters(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, partSide+10, 3))
	for x := range img.Rect.Dx() {
		for y := range 3 {
			img.SetRGBA(x, y, color.RGBA{uint8(x), uint8(x >> 8), uint8(y), 255})
		}
	}
	texture := upload(img)
	if len(texture.parts) != 2 {
		t.Fatalf("%d parts, want 2", len(texture.parts))
	}
	dst := ebiten.NewImage(img.Rect.Dx(), 3)
	NewRenderer().draw(dst, texture, ebiten.GeoM{}, 1, false)
	got := image.NewRGBA(img.Rect)
	dst.ReadPixels(got.Pix)
	if mean, most := difference(got, img); most != 0 {
		t.Errorf("the parts differ from the whole by %g on average, at most %d", mean, most)
	}
	texture.drop()
}

func TestRendererAsksForLetters(t *testing.T) {
	r := NewRenderer()
	var asked []string
	r.Letters = func(t art.Text, w, h int, scale float64) *image.RGBA {
		asked = append(asked, t.String)
		return image.NewRGBA(image.Rect(0, 0, w, h))
	}
	var f art.Frame
	f.Text("Ana", layout.Serif, 17, color.RGBA{A: 255}, 0, 30, art.Left)
	f.Text("花子", layout.Serif, 17, color.RGBA{A: 255}, 0, 60, art.Left)
	draw(t, r, &f, 120, 120, 1)
	draw(t, r, &f, 120, 120, 1)
	if len(asked) != 1 || asked[0] != "花子" {
		t.Errorf("asked for %q", asked)
	}
}
