package scene

import (
	"strconv"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// drawPlayers draws the panel of every player.
func (t *table) drawPlayers(u *ui) {
	st := t.match.State()
	clear(t.icons)
	for i := range t.players() {
		r := t.boxes.players[i]
		face := parchment
		face.Active = i == st.Player() && st.Step() != vassals.StepOver
		u.panel(face, r)
		if !t.onlook {
			u.area("seat "+itoa(i+1), t.app.seatLabel(t.players()[i]), r, func() { t.openSeat(i) })
		}
		switch {
		case r.H <= tinyHigh:
			t.drawTinyPlayer(u, i, r)
		case t.boxes.shape == desk && r.H >= 84:
			t.drawDeskPlayer(u, i, r)
		case r.W >= 2.4*r.H:
			t.drawLowPlayer(u, i, r)
		default:
			t.drawNarrowPlayer(u, i, r)
		}
		t.drawThinking(u, i, r)
		u.say(0, t.describePlayer(i))
	}
}

// drawScore draws a player's score, in gold while points come.
func (t *table) drawScore(u *ui, i int, r layout.Rect, size float64) {
	st := scoreStyle.sized(size)
	if t.stage.counting(i) {
		st = st.in(gold)
	}
	u.text(r, strconv.Itoa(t.shown(i)), st, right, 1)
	t.icons[holding{player: i}] = layout.Point{X: r.X + r.W - size*.6, Y: r.Y + r.H/2}
}

// drawNarrowPlayer draws a panel that has the name below the mark.
func (t *table) drawNarrowPlayer(u *ui, i int, r layout.Rect) {
	p := t.players()[i]
	x, w := r.X+6, r.W-12
	u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x, Y: r.Y + 6, W: 26, H: 26})
	t.drawScore(u, i, layout.Rect{X: x + 28, Y: r.Y + 4, W: w - 28, H: 30}, 23)
	if w >= 96 {
		t.drawFace(u, i, layout.Rect{X: x + 30, Y: r.Y + 6, W: 26, H: 26})
	}
	y := r.Y + 33
	const vw = 30 // the vassals in hand: a figure and a number
	if len(t.match.Record().Expansions) == 0 {
		u.name(layout.Rect{X: x, Y: y, W: w - vw - 3, H: 20}, p.Name, nameStyle.sized(15.5), left)
		t.drawVassals(u, i, x+w-vw, y+1, 17)
		return
	}
	u.name(layout.Rect{X: x, Y: y, W: w, H: 20}, p.Name, nameStyle.sized(15.5), left)
	y += 21
	t.drawVassals(u, i, x-2, y, 17)
	t.drawSpecials(u, i, x+26, y, 17, w-26)
	if t.has("fairs") {
		t.drawGoods(u, i, x-1, y+20, w/3, 15)
	}
}

// drawLowPlayer draws a panel that has the name beside the mark, and below them
// in one line what the player has.
func (t *table) drawLowPlayer(u *ui, i int, r layout.Rect) {
	x, w := r.X+8, r.W-15
	b := min(24, r.H*.47)
	top := r.Y + (r.H-b-18)/2
	u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x, Y: top, W: b, H: b})
	t.drawScore(u, i, layout.Rect{X: x + w - 42, Y: top - 1, W: 42, H: b + 2}, 21)
	face := 0.0
	if t.drawFace(u, i, layout.Rect{X: x + w - 42 - b, Y: top, W: b, H: b}) {
		face = b + 2
	}
	u.name(layout.Rect{X: x + b + 6, Y: top, W: w - b - 50 - face, H: b}, t.players()[i].Name, nameStyle.sized(16.5), left)
	y := top + b + 1
	const side, each = 17, 24
	goods := 0.0
	if t.has("fairs") {
		goods = 3 * each
		t.drawGoods(u, i, x+w-goods+3, y+1, each, 14.5)
	}
	t.drawVassals(u, i, x-1, y, side)
	t.drawSpecials(u, i, x+side+11, y, side, w-goods-side-11)
}

// drawDeskPlayer draws a large panel: every vassal in hand is seen.
func (t *table) drawDeskPlayer(u *ui, i int, r layout.Rect) {
	x, w := r.X+9, r.W-18
	u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x + 2, Y: r.Y + 10, W: 34, H: 34})
	t.drawScore(u, i, layout.Rect{X: x + w - 62, Y: r.Y + 8, W: 60, H: 40}, 32)
	u.name(layout.Rect{X: x + 44, Y: r.Y + 5, W: w - 108, H: 26}, t.players()[i].Name, nameStyle.sized(20), left)
	u.text(layout.Rect{X: x + 44, Y: r.Y + 30, W: w - 108, H: 18}, t.seatNow(i), hintStyle.sized(14), left, 1)
	t.drawFace(u, i, layout.Rect{X: x + w - 29, Y: r.Y + r.H - 35, W: 27, H: 27})
	y := r.Y + 51
	fx := x + 1.0
	for range t.inHand(i, vassals.Vassal) {
		u.sprite(art.Figure{Figure: vassals.Vassal, Color: t.color(i)}, layout.Rect{X: fx, Y: y, W: 20, H: 20})
		fx += 15.5
	}
	t.icons[holding{player: i, figure: vassals.Vassal}] = layout.Point{X: fx + 8, Y: y + 10}
	t.drawSpecials(u, i, fx+2, y, 20, x+w-fx)
	if t.has("fairs") {
		t.drawGoods(u, i, x+2, y+25, 43, 19)
	}
}

func (t *table) has(expansion string) bool {
	return (setup{Expansions: t.match.Record().Expansions}).has(expansion)
}

// drawCount draws a small picture and how many there are.
func (t *table) drawCount(u *ui, s art.Sprite, n int, x, y, side float64) {
	u.sprite(s, layout.Rect{X: x, Y: y, W: side, H: side})
	u.text(layout.Rect{X: x + side, Y: y, W: 12, H: side}, strconv.Itoa(n), numberStyle.sized(min(16, side)), left, 1)
}

// drawVassals draws how many vassals a player has in hand.
func (t *table) drawVassals(u *ui, i int, x, y, side float64) {
	t.icons[holding{player: i, figure: vassals.Vassal}] = layout.Point{X: x + side/2, Y: y + side/2}
	t.drawCount(u, art.Figure{Figure: vassals.Vassal, Color: t.color(i)}, t.inHand(i, vassals.Vassal), x, y, side)
}

// specials are the figures of which a player has one each, at most.
var specials = []vassals.Figure{vassals.Double, vassals.Builder, vassals.Pig, vassals.ShadowFigure}

// drawSpecials draws the double vassal, builder, pig and shadow in hand, closer
// together where w is not wide enough for them.
func (t *table) drawSpecials(u *ui, i int, x, y, side, w float64) {
	n := 0
	for _, f := range specials {
		n += min(t.inHand(i, f), 1)
	}
	step := side
	if n > 1 {
		step = min(side, (w-side)/float64(n-1))
	}
	for _, f := range specials {
		t.icons[holding{player: i, figure: f}] = layout.Point{X: x + side/2, Y: y + side/2}
		if t.inHand(i, f) > 0 {
			u.sprite(art.Figure{Figure: f, Color: t.color(i)}, layout.Rect{X: x, Y: y, W: side, H: side})
			x += step
		}
	}
}

// drawGoods draws how many of each kind of goods a player has, each in a column.
func (t *table) drawGoods(u *ui, i int, x, y, column, side float64) {
	for g := vassals.Wine; g <= vassals.Cloth; g++ {
		t.icons[holding{player: i, goods: g}] = layout.Point{X: x + side/2, Y: y + side/2}
		t.drawCount(u, art.Good{Goods: g}, t.stock(i, g), x, y, side)
		x += column
	}
}
