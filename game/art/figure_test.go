package art

import (
	"fmt"
	"image"
	"image/color"
	"path/filepath"
	"testing"

	"vassals/rules/vassals"
)

// TestFigureGolden compares figures, icons and panels with the pictures that
// were looked at, as TestTileGolden does with tiles.
func TestFigureGolden(t *testing.T) {
	var got []string
	add := func(name string, s Sprite, w, h int, scale float64) {
		got = append(got, name+" "+fingerprint(s.Raster(w, h, scale)))
	}
	for c := range Color(6) {
		add(fmt.Sprint("badge ", c), Badge{c}, 34, 34, 1)
		add(fmt.Sprint("small badge ", c), Badge{c}, 16, 16, 1)
		add(fmt.Sprint("last move ", c), LastMove{c}, 96, 96, 1)
		for _, f := range figures {
			add(fmt.Sprint(f, " ", c), Figure{f, c, false}, 96, 96, 1)
			add(fmt.Sprint(f, " ", c, " lying"), Figure{f, c, true}, 48, 48, 1)
			add(fmt.Sprint(f, " ", c, " small"), Figure{f, c, false}, 18, 18, 1)
		}
	}
	for i := range iconNames {
		add(fmt.Sprint("icon ", i), Icon{i, color.RGBA{0x3B, 0x2A, 0x1C, 255}}, 24, 24, 1)
	}
	for s := range Primary + 1 {
		add(fmt.Sprint("panel ", s), Panel{Style: s}, 90, 70, 1)
		add(fmt.Sprint("panel ", s, " active"), Panel{Style: s, Active: true}, 111, 90, 1.25)
		add(fmt.Sprint("panel ", s, " pressed"), Panel{Style: s, Pressed: true}, 180, 140, 2)
	}
	add("oak", Oak{}, 640, 360, 2)
	add("spot", Spot{}, 96, 96, 1)
	add("spot held", Spot{true}, 96, 96, 1)
	add("choice", Choice{}, 44, 44, 1)
	add("hand", HandFrame{}, 96, 96, 1)
	add("flag", Flag{}, 64, 64, 1)
	add("ribbon", Ribbon{}, 380, 84, 1)
	add("rays", Rays{}, 204, 120, 1)
	add("app icon", AppIcon{}, 192, 192, 1)
	compareLines(t, filepath.Join("testdata", "figures.golden"), got)
}

// TestSizes draws every sprite in sizes that a strange window could ask for.
func TestSizes(t *testing.T) {
	for _, s := range []Sprite{
		Badge{Pink}, Figure{vassals.Double, Black, false}, Figure{vassals.Vassal, Red, true}, Icon{Gear, color.RGBA{255, 255, 255, 255}},
		Panel{}, Panel{Style: Dark, Active: true}, Oak{}, Spot{}, Choice{}, LastMove{Blue}, HandFrame{}, Flag{}, Ribbon{}, Rays{}, AppIcon{}, Portrait{"miser"}, Portrait{"hard"},
		Card{Property: "mill", Number: 5, Symbol: "chest"}, CardBack{12, true}, PropertyIcon{"palace"}, Emblem{"coins"}, Lord{Green}, Scout{Yellow},
		CoinToken{}, PropertyToken{"wall"}, Lane{}, Lane{true}, Column{Property: "field", Head: 20}, CardSlot{}, CardFrame{Chosen: true},
		EventPicture{Name: "siege"}, EventPicture{"fire", true}, GamePicture{"vassals"}, GamePicture{"middleages"},
	} {
		for _, size := range []image.Point{{1, 1}, {1, 40}, {40, 1}, {3, 2}, {25, 24}, {26, 60}, {60, 26}} {
			for _, scale := range []float64{.5, 1, 3} {
				if img := s.Raster(size.X, size.Y, scale); img.Rect.Size() != size {
					t.Errorf("%T at %v is %v large", s, size, img.Rect.Size())
				}
			}
		}
	}
}

// TestFigureBox makes sure that nothing of a figure is cut off by its box.
func TestFigureBox(t *testing.T) {
	for _, f := range figures {
		for _, lying := range []bool{false, true} {
			if lying && (f == vassals.Builder || f == vassals.Pig) {
				continue // these never lie
			}
			const size = 200
			img := Figure{f, Red, lying}.Raster(size, size, 1)
			cut := 0
			for i := range size {
				for _, at := range []image.Point{{i, 0}, {i, size - 1}, {0, i}, {size - 1, i}} {
					if img.RGBAAt(at.X, at.Y).A != 0 {
						cut++
					}
				}
			}
			if cut > 0 {
				t.Errorf("%v, lying %v, touches the sides of its box in %d pixels", f, lying, cut)
			}
		}
	}
}

// TestPanelEdge makes sure that a panel lies in its box to the pixel.
func TestPanelEdge(t *testing.T) {
	const m = PanelMargin
	img := Panel{Style: Disabled}.Raster(2*(50+2*m), 2*(40+2*m), 2)
	for _, c := range []struct {
		x, y  int
		solid bool
	}{{2*m - 1, 60, false}, {2 * m, 60, true}, {2*(m+50) - 1, 60, true}, {2 * (m + 50), 60, false}, {60, 2*m - 1, false}, {60, 2 * m, true}, {2 * m, 2 * m, false}} {
		if got := img.RGBAAt(c.x, c.y).A == 255; got != c.solid {
			t.Errorf("solid at (%d, %d): %v, want %v", c.x, c.y, got, c.solid)
		}
	}
}

func BenchmarkFigure(b *testing.B) {
	for b.Loop() {
		Figure{vassals.Vassal, Red, false}.Raster(96, 96, 1)
	}
}

func BenchmarkPanel(b *testing.B) {
	for b.Loop() {
		Panel{}.Raster(1032, 1500, 3)
	}
}
