package art

import (
	"image"
	"image/draw"

	"vassals/rules/vassals"
)

// GamePicture stands for a game where one chooses between them, in a square
// box. Game is the name in records: vassals or middleages.
type GamePicture struct{ Game string }

// Scalable is false: the picture is small and has to be sharp.
func (GamePicture) Scalable() bool { return false }

// Raster draws the picture: a tile of the game and a figure before it.
func (g GamePicture) Raster(w, h int, scale float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	// put shows a sprite in a square, in units.
	put := func(s Sprite, x, y, size float64) {
		a, b := p.m.apply(point{x, y}), p.m.apply(point{x + size, y + size})
		img := s.Raster(max(int(b.x-a.x+.5), 1), max(int(b.y-a.y+.5), 1), scale)
		draw.Draw(p.img, img.Rect.Add(image.Pt(int(a.x+.5), int(a.y+.5))), img, image.Point{}, draw.Over)
	}
	if g.Game == "middleages" {
		p.fill(p.begin().roundRect(36, 7, 61, 59, 5), faint(figureShadow, .35))
		put(Card{Property: "church", Number: 20, Orange: true}, 38, 2, 60)
		p.fill(p.begin().roundRect(1, 36, 64, 62, 5), faint(figureShadow, .4))
		put(Card{Property: "palace", Number: 22, Symbol: "peasant"}, 2, 31, 62)
		put(Lord{Blue}, 47, 43, 56)
		return p.img
	}
	city, _ := vassals.KindOf("corner-fountain")
	p.fill(p.begin().roundRect(5, 9, 86, 86, 3), faint(figureShadow, .35))
	put(Tile{Kind: city}, 3, 4, 86)
	p.stroke(p.begin().roundRect(3.7, 4.7, 84.6, 84.6, 1), stroke{color: ink, width: 1.6})
	put(Figure{Figure: vassals.Vassal, Color: Red}, 40, 38, 60)
	return p.img
}
