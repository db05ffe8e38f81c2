// Stand-ins until the figures, icons and panels are drawn.

package art

import (
	"image"
	"image/color"
	"image/draw"

	"vassals/game/layout"
)

func flat(w, h int, c color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(m, m.Rect, image.NewUniform(c), image.Point{}, draw.Src)
	return m
}

type solid struct{}

func (solid) Raster(w, h int, s float64) *image.RGBA {
	return flat(w, h, color.RGBA{0x50, 0x38, 0x2A, 255})
}
func (solid) Scalable() bool { return false }

type Ribbon struct{ solid }
type Rays struct{ solid }
type Flag struct{ solid }
type outline1 struct{}

func (outline1) Raster(w, h int, s float64) *image.RGBA {
	return flat(w, h, color.RGBA{90, 80, 20, 100})
}
func (outline1) Scalable() bool { return true }

type Spot struct {
	Held bool
	outline1
}
type Choice struct{ outline1 }
type LastMove struct {
	Color Color
	empty1
}
type HandFrame struct{ empty1 }
type empty1 struct{}

func (empty1) Raster(w, h int, s float64) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) }
func (empty1) Scalable() bool                         { return true }

func (f *Frame) OutlinedText(s string, face layout.Face, size float64, c, o color.RGBA, x, b float64) {
	f.Write(Text{String: s, Face: face, Size: size, Color: c, Outline: o, Width: 2}, x, b, Left)
}
