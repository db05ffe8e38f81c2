package art

import "image"

// Lane is the ground on which a row of tiles lies: parchment under the row that
// is played now, and dark otherwise. It fills its box.
type Lane struct{ Current bool }

// Scalable is false: lines and corners are the same at every size.
func (Lane) Scalable() bool { return false }

// Raster draws the lane.
func (l Lane) Raster(w, h int, scale float64) *image.RGBA {
	const radius = 10
	if l.Current {
		return paintLayers(w, h, image.Rect(0, 0, w, h), []layer{
			{top: ink, bottom: ink},
			{grow: -1.5, top: rgb(0xFBF4E3), bottom: rgb(0xFBF4E3)},
			{grow: -3, top: rgb(0xF9F0DA), bottom: rgb(0xE9D6A6)},
		}, radius, scale)
	}
	wide, high := float64(w)/scale, float64(h)/scale
	p := newPen(w, h, wide, high)
	p.fill(p.begin().roundRect(0, 0, wide, high, radius), faint(figureShadow, .42))
	p.stroke(p.begin().roundRect(.75, .75, wide-1.5, high-1.5, radius-.75), stroke{color: rgb(0x6B4A2F), width: 1.5})
	return p.img
}

// Column is the ground of one property in a fief: its colour is a band across
// it, Head CSS pixels from the top, above which the property's name may stand.
// It fills its box.
type Column struct {
	Property string
	Head     float64
	Empty    bool // without a tile: pale, in a broken line
	Lit      bool // it can be chosen
}

// Scalable is false: lines and corners are the same at every size.
func (Column) Scalable() bool { return false }

// Raster draws the column.
func (c Column) Raster(w, h int, scale float64) *image.RGBA {
	wide, high := float64(w)/scale, float64(h)/scale
	p := newPen(w, h, wide, high)
	ground, line := rgb(0xE8D6AA), stroke{color: rgb(0xB79F6B), width: 1.5}
	if c.Empty {
		ground, line.dash, line.gap = rgb(0xF2E6C8), 4, 3
	}
	if c.Lit {
		line = stroke{color: goldLine, width: 2.6}
	}
	in, band, radius := line.width/2, min(4, 2+high/60), 6.0
	p.clipTo(p.begin().roundRect(in, in, wide-2*in, high-2*in, radius))
	p.fill(p.begin().rect(0, 0, wide, high), ground)
	if c.Lit {
		p.fill(p.begin().rect(0, 0, wide, high), faint(rgb(0xF8E6AE), .7))
	}
	p.fill(p.begin().rect(0, c.Head, wide, band), tintOf(c.Property))
	p.hair(.8, faint(ink, .45), 0, c.Head+band, wide, c.Head+band)
	p.unclip()
	p.stroke(p.begin().roundRect(in, in, wide-2*in, high-2*in, radius), line)
	return p.img
}

// goldLine is the line round what can be chosen on parchment.
var goldLine = rgb(0xC08A16)

// CardSlot is the place of a tile that is not there, in the tile's box.
type CardSlot struct{}

// Scalable is false: its line is as wide at every size.
func (CardSlot) Scalable() bool { return false }

// Raster draws the place.
func (CardSlot) Raster(w, h int, scale float64) *image.RGBA {
	p := newPen(w, h, float64(w)/scale, float64(h)/scale)
	p.cardFrame(w, h, scale, 1.5, stroke{color: rgb(0xA98F5C), width: 1.8, dash: 6, gap: 4.5})
	return p.img
}

// CardFrameMargin is how far a CardFrame reaches beyond its tile on every side,
// in CSS pixels.
const CardFrameMargin = 4

// CardFrame frames a tile, in the tile's box grown by CardFrameMargin: in golden
// dashes where it can be chosen, in a golden line where it is chosen.
type CardFrame struct {
	Chosen bool
	Held   bool // a finger is on it
}

// Scalable is false: its line is as wide at every size.
func (CardFrame) Scalable() bool { return false }

// Raster draws the frame.
func (f CardFrame) Raster(w, h int, scale float64) *image.RGBA {
	p := newPen(w, h, float64(w)/scale, float64(h)/scale)
	line := stroke{color: spotLine, width: 2.6, dash: 6, gap: 4.5}
	if f.Chosen {
		line = stroke{color: rgb(0xF6C945), width: 3.2}
	}
	if f.Held {
		p.fill(p.begin().roundRect(3, 3, float64(w)/scale-6, float64(h)/scale-6, 6), faint(spotFill, .4))
	}
	under := line
	under.color, under.width = faint(figureInk, .85), line.width+1.8
	p.cardFrame(w, h, scale, 2.4, under)
	p.cardFrame(w, h, scale, 2.4, line)
	return p.img
}

// cardFrame draws a line round the box with the corners of a card, its middle
// that far inside. Lengths are CSS pixels.
func (p *pen) cardFrame(w, h int, scale, in float64, s stroke) {
	wide, high := float64(w)/scale, float64(h)/scale
	p.stroke(p.begin().roundRect(in, in, wide-2*in, high-2*in, max(5, wide*cardRadius/100)), s)
}
