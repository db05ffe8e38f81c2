package art

import (
	"image"
	"image/color"
	"image/draw"
)

// Fill is one colour, premultiplied, all over its box.
type Fill struct{ Color color.RGBA }

// Raster gives an image of that colour.
func (f Fill) Raster(w, h int, _ float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(f.Color), image.Point{}, draw.Src)
	return img
}

// Scalable is true: any raster does for any size.
func (Fill) Scalable() bool { return true }
