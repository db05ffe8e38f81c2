package art

import "image"

// CoinToken is an extra-coin token, in a square box: what lies under a property
// that pays one coin more for each of its tiles.
type CoinToken struct{}

// Scalable is true: a token flies to its place.
func (CoinToken) Scalable() bool { return true }

// Raster draws the token.
func (CoinToken) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	p.push(scaling(5.2, 5.2).then(translation(47, 45)))
	drawCoin(p)
	p.pop()
	p.part(p.begin().circle(73, 73, 23), parchment, 5)
	p.fill(p.begin().rect(69.4, 60, 7.2, 26).rect(60, 69.4, 26, 7.2), rgb(0x2F6B3A))
	return p.img
}

// PropertyToken is a property token, in a square box: what lies under a
// property that pays for another one's tiles too. Property is that other one.
type PropertyToken struct{ Property string }

// Scalable is true: a token flies to its place.
func (PropertyToken) Scalable() bool { return true }

// Raster draws the token.
func (t PropertyToken) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	tint := tintOf(t.Property)
	p.fill(p.begin().circle(50, 52, 47), faint(figureShadow, .35))
	p.part(p.begin().circle(50, 49, 45), tint, 4)
	p.fill(p.begin().circle(50, 49, 37.5), figureInk)
	p.clipTo(p.begin().circle(50, 49, 35.6))
	p.fill(p.begin().rect(0, 0, 100, 100), parchment)
	p.push(translation(-50, -50).then(scaling(.74, .74)).then(translation(50, 52)))
	drawProperty(p, t.Property, 0)
	p.pop()
	p.unclip()
	return p.img
}
