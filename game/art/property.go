package art

import (
	"image"
	"image/color"
)

// The pictures of Middle Ages name the properties as records do: field, mill,
// village, wall, market, barracks, church, palace. Another name has no picture.

// tintOf is the colour that stands for a property: of the foot of its tiles and
// the head of its column.
func tintOf(property string) color.NRGBA {
	switch property {
	case "field":
		return rgb(0xA9BC62)
	case "mill":
		return rgb(0xD3B65E)
	case "village":
		return rgb(0xCB8650)
	case "wall":
		return rgb(0x9C937F)
	case "market":
		return rgb(0xC99A2E)
	case "barracks":
		return rgb(0xA34A3C)
	case "church":
		return rgb(0x6685AE)
	case "palace":
		return rgb(0x87578F)
	}
	return parchment
}

// PropertyIcon is what stands on the tiles of a property, without the land
// around it, in a square box.
type PropertyIcon struct{ Property string }

// Scalable is false: the icon is small and has to be sharp.
func (PropertyIcon) Scalable() bool { return false }

// Raster draws the icon.
func (i PropertyIcon) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	p.push(translation(0, 7))
	drawProperty(p, i.Property, 0)
	return p.img
}

// drawProperty draws what stands on a tile, on the ground at about y 82 and
// between 2 and 98 across. Tiles of one property differ a little by variant,
// from 0 to 2.
func drawProperty(p *pen, property string, variant int) {
	b := &mason{pen: p, coarse: p.m.scale() < .8, variant: variant}
	switch property {
	case "field":
		b.field()
	case "mill":
		b.mill()
	case "village":
		b.village()
	case "wall":
		b.walls()
	case "market":
		b.market()
	case "barracks":
		b.barracks()
	case "church":
		b.church()
	case "palace":
		b.palace()
	}
}

// mason draws buildings as large as a tile.
type mason struct {
	*pen
	coarse  bool // without small parts
	variant int
}

// block draws a wall by its upper left corner and its size, with its shade.
func (b *mason) block(x, y, w, h float64, c, shade color.NRGBA) {
	b.fill(b.begin().rect(x, y, w, h), c)
	b.fill(b.begin().rect(x+w*.62, y, w*.38, h), faint(shade, .8))
	b.stroke(b.begin().rect(x, y, w, h), stroke{color: ink, width: 1.4})
}

// roof draws a roof that is seen from its long side: its eaves from l to r at
// y, its ridge high above them and shorter by inset at each end.
func (b *mason) roof(l, r, y, high, inset float64, c color.NRGBA) {
	w := r - l
	b.fill(b.begin().poly(l-2, y, l+inset, y-high, r-inset, y-high, r+2, y), c)
	b.fill(b.begin().poly(l+inset, y-high, l+w*.42, y-high, l+w*.36, y, l-2, y), faint(white, .2))
	b.fill(b.begin().poly(l+w*.74, y-high, r-inset, y-high, r+2, y, l+w*.8, y), faint(ink, .16))
	if !b.coarse {
		for _, k := range [...]float64{.2, .34, .48, .62, .76, .9} {
			b.hair(.5, faint(ink, .5), l+inset+(w-2*inset)*k, y-high+1.4, l+w*k, y-1)
		}
	}
	b.stroke(b.begin().poly(l-2, y, l+inset, y-high, r-inset, y-high, r+2, y), stroke{color: ink, width: 1.4})
}

// windowAt draws a pointed window whose foot has its middle at (x, y).
func (b *mason) windowAt(x, y, s float64) {
	b.inked(b.begin().arched(x-2*s, y, 4*s, 4*s, 3*s), window, .8)
	if !b.coarse {
		b.hair(.6, faint(rgb(0x9DB1CF), .9), x-.7*s, y-1*s, x-.7*s, y-4.6*s)
	}
}

// door draws a door of planks whose foot has its middle at (x, y).
func (b *mason) door(x, y, w, h float64) {
	b.inked(b.begin().arched(x-w/2-1.2, y, w+2.4, h+.8, w*.62), stoneShade, 1.1)
	b.inked(b.begin().arched(x-w/2, y, w, h, w*.5), ink2, .9)
	if !b.coarse {
		b.hair(.6, faint(ink, .8), x, y, x, y-h-w*.3)
		b.fill(b.begin().circle(x+w*.24, y-h*.5, .9), gold)
	}
}

// pennant draws a flag on a pole that stands at (x, y).
func (b *mason) pennant(x, y, high float64, c color.NRGBA) {
	b.hair(1.8, ink, x, y, x, y-high)
	t := y - high
	b.inked(b.begin().move(x+.6, t).cubic(x+6, t-3, x+9, t+3, x+16, t).line(x+12.6, t+4.4).line(x+16, t+9).cubic(x+9, t+11.6, x+6, t+6, x+.6, t+9).close(), c, 1.1)
	b.fill(b.begin().circle(x, t-.6, 1.5), gold)
}

// courses draws the joints of masonry in a box.
func (b *mason) courses(x, y, w, h float64) {
	if b.coarse {
		return
	}
	for row := 0; float64(row)*6+5 < h; row++ {
		at := y + 5 + 6*float64(row)
		for k := x + 3 + 5*float64(row&1); k < x+w-6; k += 12 {
			b.hair(.8, faint(wallDark, .75), k, at, k+6, at)
			b.hair(.8, faint(wallDark, .75), k+3, at, k+3, at+4)
		}
	}
}
