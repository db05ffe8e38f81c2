package art

import "image"

// TileShadowMargin is by how much of the tile's side a TileShadow reaches
// beyond the tile on each side: its box is 1 + 2*TileShadowMargin wide and high.
const TileShadowMargin = .2

// TileShadow is the soft shadow under a tile, or under one that is held above
// the table.
type TileShadow struct{ Lifted bool }

// Raster draws the shadow.
func (s TileShadow) Raster(w, h int, _ float64) *image.RGBA {
	const side = 100 * (1 + 2*TileShadowMargin)
	p := newPen(w, h, side, side)
	dx, dy, dark := 1.2, 3.0, .09
	if s.Lifted {
		dx, dy, dark = 4.4, 12.6, .1
	}
	p.push(translation(100*TileShadowMargin+dx, 100*TileShadowMargin+dy))
	for k := 6.0; k >= 1.2; k -= 1.2 {
		p.fill(p.begin().roundRect(-k, -k, 100+2*k, 100+2*k, 3+k), faint(rgb(0x120A05), dark))
	}
	return p.img
}

// Scalable is true: the shadow zooms with its tile.
func (s TileShadow) Scalable() bool { return true }
