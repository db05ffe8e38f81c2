package art

import (
	"image/color"
	"strconv"
)

// Color is the colour of a player. Whoever cannot tell colours apart goes by
// the mark that belongs to each.
type Color uint8

// The colours, in the order in which they are offered.
const (
	Red    Color = iota // marked by a disc
	Blue                // a lozenge
	Green               // a leaf
	Yellow              // a sun
	Black               // a cross
	Pink                // a heart
)

var colorNames = [...]string{"red", "blue", "green", "yellow", "black", "pink"}

// String is the name of the colour, as in records.
func (c Color) String() string {
	if int(c) >= len(colorNames) {
		return "Color(" + strconv.Itoa(int(c)) + ")"
	}
	return colorNames[c]
}

// ParseColor gives the colour of a name, as in records.
func ParseColor(name string) (c Color, ok bool) {
	for i, n := range colorNames {
		if n == name {
			return Color(i), true
		}
	}
	return 0, false
}

// tones are the shades that a player's things are painted in.
type tones struct {
	base, dark, light color.NRGBA
	mark              color.NRGBA // of the mark, on cream
}

// tones gives the shades of c. Under the three kinds of colour blindness any
// two bases are at least 29 apart (CIE76).
func (c Color) tones() tones {
	switch c {
	case Red:
		return tones{rgb(0xCB2C20), rgb(0x7B1712), rgb(0xEC7A68), rgb(0x7B1712)}
	case Blue:
		return tones{rgb(0x1F56AE), rgb(0x123466), rgb(0x6E9FE0), rgb(0x123466)}
	case Green:
		return tones{rgb(0x5FBC72), rgb(0x1F5B31), rgb(0xA8E0AE), rgb(0x1F5B31)}
	case Yellow:
		return tones{rgb(0xE6CB3A), rgb(0x836212), rgb(0xFAEE9C), rgb(0x8A5A08)}
	case Black:
		return tones{rgb(0x443638), rgb(0x171113), rgb(0x8F8284), rgb(0x171113)}
	}
	return tones{rgb(0xD77BB1), rgb(0x7E3263), rgb(0xF3BBDA), rgb(0x7E3263)}
}

// RGBA is the colour itself, solid.
func (c Color) RGBA() color.RGBA {
	b := c.tones().base
	return color.RGBA{b.R, b.G, b.B, 255}
}
