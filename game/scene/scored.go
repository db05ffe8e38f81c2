package scene

import (
	"image/color"

	"vassals/game/art"
	"vassals/game/layout"
)

var pointsGold = color.RGBA{0xF2, 0xC9, 0x4C, 0xFF}

// drawScored lights what the last turn finished along its outline, with what it
// was worth and for whom, until the next player does something.
func (t *table) drawScored(u *ui) {
	steady, flash := t.stage.lit()
	for _, f := range t.scored {
		t.glowFeature(u, f.parts, color.NRGBA{}, steady)
		if flash > 0 {
			t.glowFeature(u, f.parts, color.NRGBA{}, flash)
		}
	}
	if t.stage.running() || t.told != nil || t.fieldsShown() { // other things are told now
		return
	}
	for _, f := range t.scored {
		t.drawWorth(u, f)
	}
}

// drawWorth draws the points of a feature beside the marks of those who got
// them.
func (t *table) drawWorth(u *ui, f scoredFeature) {
	if len(f.parts) == 0 {
		return
	}
	// The part nearest to the middle of them all carries the points.
	var mid layout.Point
	for _, p := range f.parts {
		mid.X += (float64(p.X) + .5) / float64(len(f.parts))
		mid.Y += (float64(p.Y) + .5) / float64(len(f.parts))
	}
	at := t.cam.ToScreen(mid)
	n := 0
	for _, points := range f.points {
		if points > 0 {
			n++
		}
	}
	const b, w = 22, 62
	x := at.X - w*float64(n)/2
	for p, points := range f.points {
		if points == 0 {
			continue
		}
		u.frame.Panel(art.Panel{Style: art.Dark}, x, at.Y-14, w-4, 28)
		u.sprite(art.Badge{Color: t.color(p)}, layout.Rect{X: x + 4, Y: at.Y - b/2, W: b, H: b})
		u.text(layout.Rect{X: x + b + 6, Y: at.Y - 13, W: w - b - 14, H: 26}, "+"+itoa(points), numberStyle.in(pointsGold).sized(18), middle, 1)
		x += w
	}
}
