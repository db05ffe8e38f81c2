package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// headMap is the piece of map over the start screen: a city across three tiles,
// with roads below it.
var headMap = [2][3]struct {
	kind string
	turn vassals.Rotation
}{
	{{"corner", 2}, {"city-three-fountain", 2}, {"corner-fountain", 3}},
	{{"cap-bend-east", 0}, {"cap-crossing", 0}, {"cap-bend-west", 0}},
}

// ribbonHigh is the height of the title's ribbon where there is no map.
const ribbonHigh = 46

// drawHead draws the title over pieces of the game.
func (s *start) drawHead(u *ui, r layout.Rect) {
	if s.setup.Game == agesGame {
		s.drawAgesHead(u, r)
	} else {
		s.drawMapHead(u, r)
	}
	h := min(r.H*.52, 84)
	w := min(r.W*.78, h*5)
	s.drawTitle(u, layout.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H*.66 - h/2, W: w, H: h})
}

// drawMapHead draws the piece of map.
func (s *start) drawMapHead(u *ui, r layout.Rect) {
	const over = .06 // how much of the upper row is cut off
	side := max(r.W/3, r.H/(1.6-over))
	clip := art.Clip{X: r.X + 4, Y: r.Y + 4, W: r.W - 8, H: r.H - 4}
	u.frame.SetClip(&clip)
	x0 := r.X + r.W/2 - side*1.5
	for row, tiles := range headMap {
		for i, t := range tiles {
			k, _ := vassals.KindOf(t.kind)
			x, y := x0+float64(i)*side, r.Y+side*(float64(row)-over)
			u.sprite(art.Tile{Kind: k, Rotation: t.turn, Variant: uint8(i)}, layout.Rect{X: x, Y: y, W: side, H: side})
		}
	}
	foot := r.H * .43                   // behind the ribbon
	size := min(side*.42, (foot-6)/.88) // whole, in a low head too
	u.figure(art.Figure{Figure: vassals.Vassal, Color: art.Red}, layout.Point{X: r.X + r.W/2, Y: r.Y + foot}, size)
	u.frame.SetClip(nil)
}

// drawTitle draws the name of the game on a ribbon.
func (s *start) drawTitle(u *ui, ribbon layout.Rect) {
	u.sprite(art.Ribbon{}, ribbon)
	title := titleStyle.sized(ribbon.H * .62)
	room := layout.Rect{X: ribbon.X + ribbon.W*.16, Y: ribbon.Y, W: ribbon.W * .68, H: ribbon.H * .96}
	name := s.app.gameName(s.setup.Game)
	if wide := layout.Measure(title.face, title.size, name); wide > room.W {
		title = title.sized(title.size * room.W / wide)
	}
	u.text(room, name, title, middle, 1)
}
