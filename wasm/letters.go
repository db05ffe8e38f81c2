//go:build js

package main

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"syscall/js"

	"vassals/game/art"
	"vassals/game/layout"
)

// letters has the browser draw a line with letters that the fonts of the game
// lack: names come from all over the world. It suits game.Renderer.
func (p *page) letters(t art.Text, w, h int, scale float64) *image.RGBA {
	x, y := t.Origin()
	family, weight := "serif", 400
	switch t.Face {
	case layout.SerifBold:
		weight = 700
	case layout.SerifBlack:
		weight = 800
	case layout.Sans:
		family = "sans-serif"
	case layout.SansBlack:
		family, weight = "sans-serif", 800
	}
	pixels := p.host.Call("letters", map[string]any{
		"text": t.String, "font": fmt.Sprintf("%d %gpx %s", weight, t.Size*scale, family),
		"width": w, "height": h,
		"x": x * scale, "y": math.Round(y * scale), "drop": t.Drop * scale, "outline": t.Width * scale,
		"color": css(t.Color), "outlineColor": css(t.Outline), "shadowColor": css(t.Shadow),
	})
	if pixels.IsNull() {
		return nil
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if js.CopyBytesToGo(img.Pix, pixels) != len(img.Pix) {
		return nil
	}
	// A canvas gives straight alpha, an image.RGBA has it multiplied in.
	for i := 0; i < len(img.Pix); i += 4 {
		a := uint32(img.Pix[i+3])
		for j := range 3 {
			img.Pix[i+j] = uint8((uint32(img.Pix[i+j])*a + 127) / 255)
		}
	}
	return img
}

// css gives a colour as a style sheet names it.
func css(c color.RGBA) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("rgb(%d %d %d / %.3f)", n.R, n.G, n.B, float64(n.A)/255)
}
