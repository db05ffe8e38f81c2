//go:build js

package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// partSide is the largest side of an image: the textures of old telephones
// take 4096 pixels, and a raster as wide as a large monitor has more.
const partSide = 2048

// texture is a raster on the GPU, in as many parts as it takes.
type texture struct{ parts []part }

type part struct {
	image *ebiten.Image
	x, y  int // where it belongs in the raster
}

func upload(img *image.RGBA) texture {
	var t texture
	b := img.Bounds()
	for y := 0; y < b.Dy(); y += partSide {
		for x := 0; x < b.Dx(); x += partSide {
			r := image.Rect(x, y, min(x+partSide, b.Dx()), min(y+partSide, b.Dy()))
			t.parts = append(t.parts, part{ebiten.NewImageFromImage(img.SubImage(r.Add(b.Min))), x, y})
		}
	}
	return t
}

func (t texture) drop() {
	for _, p := range t.parts {
		p.image.Deallocate()
	}
}
