// Package art draws everything that the game shows, on the CPU, from its
// definition: tiles, figures, icons, parchment, letters. It knows no Ebitengine
// and no browser, so a picture is the same natively and in the page, and tests
// can compare it to the last bit.
package art

import "image"

// Sprite is a picture that can be drawn at any size. Its dynamic type is a
// comparable struct that says all of what is shown, so that a Sprite and a size
// together are the key of a cache of rasters.
type Sprite interface {
	// Raster draws the sprite into a new image of w by h device pixels, which
	// it fills to the edges; scale is the number of device pixels in a CSS
	// pixel, for line widths that are given in CSS pixels. The pixels are
	// premultiplied.
	Raster(w, h int, scale float64) *image.RGBA

	// Scalable reports whether a raster of about the right size may be scaled
	// to the size wanted (tiles, figures: what zooms with the map). Where it
	// is false the sprite is rasterised at exactly the size that is shown, on
	// whole device pixels (text, panels, icons).
	Scalable() bool
}
