package art

import "image"

// FocusRing frames the control that the keyboard is on. It fills its box.
type FocusRing struct{}

// Scalable is false: its lines are the same at every size.
func (FocusRing) Scalable() bool { return false }

// Raster draws the ring: gold between two dark lines, so that it stands out on
// parchment, on oak and on the map.
func (FocusRing) Raster(w, h int, scale float64) *image.RGBA {
	wide, high := float64(w)/scale, float64(h)/scale
	p := newPen(w, h, wide, high)
	ring := func(in float64) *path {
		return p.begin().roundRect(in, in, wide-2*in, high-2*in, 11-in)
	}
	p.stroke(ring(2.75), stroke{color: rgb(0x2A1C12), width: 5.5})
	p.stroke(ring(2.75), stroke{color: rgb(0xFFD65C), width: 3})
	return p.img
}
