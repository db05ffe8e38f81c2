package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// sign is a small picture beside a line of text: a piece of a tile, and what
// stands on it. The zero sign is none.
type sign struct {
	kind   string  // the tile's name, "" for none
	zoom   float64 // how many times larger than the sign the tile is
	dx, dy float64 // where the middle of the piece lies, from that of the tile, in tiles
	sprite art.Sprite
}

// The signs of the kinds of points.
var (
	signRoad     = sign{kind: "bend", zoom: 1.5, dx: -.1, dy: .1}
	signCity     = sign{kind: "city-three-road-fountain", zoom: 1.35, dy: .06}
	signCloister = sign{kind: "cloister", zoom: 1.3}
	signField    = sign{kind: "bend", zoom: 2.2, dx: .22, dy: -.22, sprite: art.Figure{Figure: vassals.Vassal, Color: art.Black, Lying: true}}
	signGoods    = sign{sprite: art.Good{Goods: vassals.Wine}}
)

// sign draws a sign in a square box.
func (u *ui) sign(s sign, r layout.Rect) {
	if s.kind != "" {
		const frame = 1.5
		in := r.Inset(frame)
		u.sprite(art.Fill{Color: ink}, r)
		u.frame.SetClip(&art.Clip{X: in.X, Y: in.Y, W: in.W, H: in.H})
		k, _ := vassals.KindOf(s.kind)
		side := r.W * s.zoom
		mid := r.Center()
		u.sprite(art.Tile{Kind: k}, layout.Rect{X: mid.X - side*(.5+s.dx), Y: mid.Y - side*(.5+s.dy), W: side, H: side})
		u.frame.SetClip(nil)
	}
	if s.sprite != nil {
		u.sprite(s.sprite, r.Inset(r.W*.08))
	}
}
