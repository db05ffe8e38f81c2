package art

import "image/color"

// The colours of the map, as on the vellum.
var (
	ink  = rgb(0x3B2A1C)
	ink2 = rgb(0x6B5338) // thinner lines, texture

	meadowColor = rgb(0xA8BA6A)
	meadowShade = rgb(0x8CA657)
	meadowLight = rgb(0xBDCC82)
	tuftColor   = rgb(0x6F8C45)

	treeColor = rgb(0x5E7F3F)
	treeDark  = rgb(0x4C6B35)
	treeLight = rgb(0x7E9C52)
	trunk     = rgb(0x6B4A2F)

	roadColor = rgb(0xEFE0B8)
	roadEdge  = rgb(0xB79F6B)
	pebble    = rgb(0xC9B384)

	groundColor = rgb(0xE3C98F)
	groundShade = rgb(0xD2B275)

	roofRed      = rgb(0xB5533A)
	roofOrange   = rgb(0xC96F4A)
	roofDark     = rgb(0x9A4332)
	roofBrick    = rgb(0xBE6040)
	slate        = rgb(0x6E7B86)
	plaster      = rgb(0xF4E6C6)
	plasterShade = rgb(0xD9C194)

	wallColor = rgb(0xBFB299)
	wallLight = rgb(0xDCD2B8)
	wallDark  = rgb(0x85775E)

	water      = rgb(0x7FB0C2)
	shore      = rgb(0x4F8299)
	waterLight = rgb(0xBBDCE4)

	stone      = rgb(0xDDD3BC)
	stoneShade = rgb(0xB9AB8C)
	brown      = rgb(0x8A5A3C)
	window     = rgb(0x3B4A66)

	parchment = rgb(0xF4E8CC)
	gold      = rgb(0xD6A436)
	white     = rgb(0xFFFFFF)
)

// rgb is a solid colour from its six hexadecimal digits.
func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}

// faint is the colour at an opacity from 0 to 1. It is not inlined for the
// reason that [path] gives.
//
//go:noinline
func faint(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(opacity*float64(c.A) + .5)
	return c
}

// blend is the colour on the way from a to b, at t from 0 to 1.
func blend(a, b color.NRGBA, t float64) color.NRGBA {
	f := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + .5) }
	return color.NRGBA{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), f(a.A, b.A)}
}
