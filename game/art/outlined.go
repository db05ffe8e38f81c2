package art

import (
	"image/color"

	"vassals/game/layout"
)

// outlineShare is the width of the outline of OutlinedText, as a share of the
// size of its letters.
const outlineShare = .1

// OutlinedText adds a line of text that can be read on any ground: it begins
// at x on the baseline, in the colour fill with an outline round it.
func (f *Frame) OutlinedText(s string, face layout.Face, size float64, fill, outline color.RGBA, x, baseline float64) *Op {
	return f.Write(Text{String: s, Face: face, Size: size, Color: fill, Outline: outline, Width: size * outlineShare}, x, baseline, Left)
}
