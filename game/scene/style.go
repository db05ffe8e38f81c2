package scene

import (
	"image/color"

	"vassals/game/art"
	"vassals/game/layout"
)

// style is how a text looks. It may shrink to three quarters of its size to
// fit, never under minText.
type style struct {
	face  layout.Face
	size  float64 // CSS pixels
	color color.RGBA
}

// minText is the smallest text, in CSS pixels. Numbers in round marks may be
// smaller.
const minText = 12

func (s style) least() float64 { return min(s.size, max(minText, s.size*.72)) }

func (s style) in(c color.RGBA) style        { s.color = c; return s }
func (s style) sized(size float64) style     { s.size = size; return s }
func (s style) faced(face layout.Face) style { s.face = face; return s }

// The colours of letters and lines.
var (
	ink      = color.RGBA{0x3B, 0x2A, 0x1C, 0xFF}
	faint    = color.RGBA{0x6B, 0x53, 0x38, 0xFF}
	gold     = color.RGBA{0x9A, 0x6C, 0x0C, 0xFF}
	cream    = color.RGBA{0xFB, 0xF3, 0xDF, 0xFF}
	sand     = color.RGBA{0xC9, 0xA8, 0x6A, 0xFF} // on dark wood
	sandDark = color.RGBA{0xA0, 0x8E, 0x6C, 0xFF} // what is over, on parchment
	line     = color.RGBA{0xCD, 0xB6, 0x84, 0xFF}
	paper    = color.RGBA{0xF2, 0xE5, 0xC6, 0xFF} // about the parchment of panels
)

// The styles of text.
var (
	titleStyle   = style{layout.SerifBlack, 28, ink}
	headingStyle = style{layout.SmallCaps, 20, ink}
	nameStyle    = style{layout.SerifBold, 18, ink}
	bodyStyle    = style{layout.Serif, 16, ink}
	hintStyle    = style{layout.Serif, 15, faint}
	labelStyle   = style{layout.SerifBold, 17, ink}
	numberStyle  = style{layout.Numbers, 18, ink}
	scoreStyle   = style{layout.Numbers, 24, ink}
)

// The faces of panels and buttons.
var (
	parchment = art.Panel{Style: art.Parchment}
	light     = art.Panel{Style: art.Light}
	wood      = art.Panel{Style: art.Wood}
	green     = art.Panel{Style: art.Primary}
	chosen    = art.Panel{Style: art.Chosen}
	disabled  = art.Panel{Style: art.Disabled}
)

func buttonStyle(p art.Panel) style {
	switch p.Style {
	case art.Wood, art.Primary, art.Dark:
		return labelStyle.in(cream)
	case art.Disabled:
		return labelStyle.in(color.RGBA{0xA0, 0x8E, 0x6C, 0xFF})
	}
	return labelStyle
}
