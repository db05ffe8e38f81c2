package art

import (
	"image"
	"image/draw"

	"vassals/rules/vassals"
)

// AppIcon is the picture of the game on a home screen or in a tab, in a square
// box that it fills. What matters lies within the middle four fifths, so that
// the corners may be cut off in any way.
type AppIcon struct{}

// Scalable is false: it is drawn once in each size.
func (AppIcon) Scalable() bool { return false }

// Raster draws the icon: a vassal before the wall of a city.
func (AppIcon) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	p.fill(p.begin().rect(0, 0, 100, 100), rgb(0xEBCF8F))
	p.fill(p.begin().circle(50, 44, 46), faint(rgb(0xF7E6B8), .8))
	p.fill(p.begin().circle(50, 44, 34), faint(rgb(0xFCF2D2), .8))
	drawBattlements(p)
	p.fill(p.begin().move(0, 76).quad(50, 69, 100, 76).line(100, 100).line(0, 100).close(), meadowColor)
	p.fill(p.begin().move(0, 88).quad(50, 82, 100, 88).line(100, 100).line(0, 100).close(), faint(meadowShade, .7))
	p.stroke(p.begin().move(0, 76).quad(50, 69, 100, 76), stroke{color: ink, width: 1.8})

	size := int(float64(min(w, h))*.94 + .5)
	img := Figure{vassals.Vassal, Red, false}.Raster(size, size, 1)
	at := image.Pt((w-size)/2, int(float64(h)*.83-float64(size)*FigureFoot+.5))
	draw.Draw(p.img, img.Rect.Add(at), img, image.Point{}, draw.Over)
	return p.img
}

// drawBattlements draws a wall with merlons across the icon.
func drawBattlements(p *pen) {
	q := p.begin().move(-4, 100).line(-4, 50)
	for x := -4.0; x < 104; x += 18 {
		q.line(x, 44).line(x+10, 44).line(x+10, 50).line(x+18, 50)
	}
	p.inked(q.line(106, 100).close(), wallColor, 1.8)
	p.fill(p.begin().rect(0, 51.2, 100, 3.4), faint(wallLight, .9))
	for row := range 4 {
		y := 57.6 + 5.6*float64(row)
		p.hair(.8, faint(wallDark, .75), 0, y, 100, y)
		for x := 4.0 + 6.5*float64(row&1); x < 100; x += 13 {
			p.hair(.8, faint(wallDark, .75), x, y, x, y-5.6)
		}
	}
}
