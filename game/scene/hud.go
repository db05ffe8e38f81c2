package scene

import (
	"strconv"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// hud says where the panels of the table lie, in CSS pixels of the window.
type hud struct {
	shape   shape
	players []layout.Rect
	hand    layout.Rect
	log     layout.Rect // empty where there is no room for it
	menu    []layout.Rect
	free    layout.Rect // what the panels leave of the window: the map
}

// shape is one of the three arrangements.
type shape uint8

const (
	upright shape = iota // a phone or a tablet upright: players above, hand below
	lying                // a phone on its side: players left, hand right
	desk                 // a large window
)

const (
	margin = 8
	gap    = 5
	touch  = 44 // the least side of what is touched
)

// menuButtons are the buttons over the map, by their number in a shape.
var menuCount = map[shape]int{upright: 2, lying: 2, desk: 5}

// arrange lays the panels out for n players. rows says how many lines of
// figures and goods a player's panel needs beside the score.
func arrange(room layout.Rect, n int, extras, goods bool) hud {
	switch {
	case room.H < 560 && room.W > room.H:
		return arrangeLying(room, n, extras || goods)
	case room.W >= 900:
		return arrangeDesk(room, n)
	}
	return arrangeUpright(room, n, extras, goods)
}

func arrangeUpright(room layout.Rect, n int, extras, goods bool) hud {
	h := hud{shape: upright}
	cols := n
	if n > 4 {
		cols = 3
	}
	high := 58.0
	if extras {
		high += 18
	}
	if goods {
		high += 18
	}
	w := min((room.W-2*6-gap*float64(cols-1))/float64(cols), 210)
	for i := range n {
		h.players = append(h.players, layout.Rect{X: room.X + 6 + float64(i%cols)*(w+gap),
			Y: room.Y + 6 + float64(i/cols)*(high+gap), W: w, H: high})
	}
	below := h.players[n-1].Y + high
	hw := min(room.W-12, 520)
	const hh = 156
	h.hand = layout.Rect{X: room.X + (room.W-hw)/2, Y: room.Y + room.H - hh - 6, W: hw, H: hh}
	for i := range menuCount[upright] {
		h.menu = append(h.menu, layout.Rect{X: room.X + margin + float64(i)*(touch+8), Y: below + margin, W: touch, H: touch})
	}
	h.free = layout.Rect{X: room.X, Y: below + 4, W: room.W, H: h.hand.Y - below - 8}
	return h
}

func arrangeLying(room layout.Rect, n int, more bool) hud {
	h := hud{shape: lying}
	w := 132.0
	if more {
		w = 168
	}
	foot := room.Y + room.H - touch - margin
	high := min((foot-room.Y-margin-gap*float64(n))/float64(n), 58)
	for i := range n {
		h.players = append(h.players, layout.Rect{X: room.X + margin, Y: room.Y + margin + float64(i)*(high+gap), W: w, H: high})
	}
	for i := range menuCount[lying] {
		h.menu = append(h.menu, layout.Rect{X: room.X + margin + float64(i)*(touch+14), Y: foot, W: touch + 6, H: touch})
	}
	const hw = 148
	hh := min(room.H-2*margin, 300)
	h.hand = layout.Rect{X: room.X + room.W - hw - margin, Y: room.Y + (room.H-hh)/2, W: hw, H: hh}
	left := room.X + margin + w + 4
	h.free = layout.Rect{X: left, Y: room.Y, W: h.hand.X - 4 - left, H: room.H}
	return h
}

func arrangeDesk(room layout.Rect, n int) hud {
	h := hud{shape: desk}
	const w, out = 214, 14
	high := min((room.H-2*out-10*float64(n-1))/float64(n), 106)
	for i := range n {
		h.players = append(h.players, layout.Rect{X: room.X + out, Y: room.Y + out + float64(i)*(high+10), W: w, H: high})
	}
	const hw, hh = 196, 358
	h.hand = layout.Rect{X: room.X + room.W - hw - out, Y: room.Y + room.H - hh - out, W: hw, H: hh}
	for i := range menuCount[desk] {
		h.menu = append(h.menu, layout.Rect{X: room.X + room.W - out - 46 - float64(i)*54, Y: room.Y + out, W: 46, H: 46})
	}
	top := h.players[n-1].Y + high + 16
	if rest := room.Y + room.H - out - top; rest >= 120 {
		lh := min(rest, 178)
		h.log = layout.Rect{X: room.X + out, Y: room.Y + room.H - out - lh, W: 262, H: lh}
	}
	left := room.X + out + w + 8
	h.free = layout.Rect{X: left, Y: room.Y + 4, W: h.hand.X - 8 - left, H: room.H - 8}
	return h
}

func (t *table) layOut() hud {
	rec := t.match.Record()
	has := func(e string) bool { return (setup{Expansions: rec.Expansions}).has(e) }
	return arrange(t.app.room(), len(rec.Players), len(rec.Expansions) > 0, has("fairs"))
}

// drawPlayers draws the panel of every player.
func (t *table) drawPlayers(u *ui) {
	st := t.match.State()
	for i := range t.players() {
		r := t.boxes.players[i]
		face := parchment
		face.Active = i == st.Player() && st.Step() != vassals.StepOver
		u.panel(face, r)
		u.area("seat "+itoa(i+1), t.app.seatLabel(t.players()[i]), r, func() { t.openSeat(i) })
		switch t.boxes.shape {
		case upright:
			t.drawUprightPlayer(u, i, r)
		default:
			t.drawWidePlayer(u, i, r)
		}
		t.drawThinking(u, i, r)
		u.say(0, t.describePlayer(i))
	}
}

func (t *table) drawUprightPlayer(u *ui, i int, r layout.Rect) {
	p := t.players()[i]
	x, w := r.X+6, r.W-12
	u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x, Y: r.Y + 6, W: 26, H: 26})
	u.text(layout.Rect{X: x + 28, Y: r.Y + 4, W: w - 28, H: 30}, strconv.Itoa(t.shown(i)), scoreStyle.sized(23), right, 1)
	if w >= 96 {
		t.drawFace(u, i, layout.Rect{X: x + 30, Y: r.Y + 6, W: 26, H: 26})
	}
	y := r.Y + 33
	st := t.match.State()
	figs := st.Supply(i)
	vassal := art.Figure{Figure: vassals.Vassal, Color: t.color(i)}
	const vw = 30 // the vassals in hand: a figure and a number
	if len(t.match.Record().Expansions) == 0 {
		u.name(layout.Rect{X: x, Y: y, W: w - vw - 3, H: 20}, p.Name, nameStyle.sized(15.5), left)
		t.drawCount(u, vassal, int(figs[vassals.Vassal]), x+w-vw, y+1, 17)
		return
	}
	u.name(layout.Rect{X: x, Y: y, W: w, H: 20}, p.Name, nameStyle.sized(15.5), left)
	y += 21
	t.drawCount(u, vassal, int(figs[vassals.Vassal]), x-2, y, 16)
	t.drawSpecials(u, i, x+23, y, 16, w-22)
	y += 18
	if t.has("fairs") {
		t.drawGoods(u, i, x-1, y+1, w, 13)
	}
}

// drawWidePlayer draws a panel that has the name beside the mark.
func (t *table) drawWidePlayer(u *ui, i int, r layout.Rect) {
	p := t.players()[i]
	x, w := r.X+9, r.W-18
	st := t.match.State()
	figs := st.Supply(i)
	if t.boxes.shape == lying || r.H < 84 {
		b := min(24, r.H*.46)
		u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x, Y: r.Y + 4, W: b, H: b})
		u.text(layout.Rect{X: x + w - 42, Y: r.Y + 2, W: 42, H: b + 4}, strconv.Itoa(t.shown(i)), scoreStyle.sized(21), right, 1)
		face := 0.0
		if t.drawFace(u, i, layout.Rect{X: x + w - 42 - b, Y: r.Y + 4, W: b, H: b}) {
			face = b + 2
		}
		u.name(layout.Rect{X: x + b + 6, Y: r.Y + 3, W: w - b - 50 - face, H: b + 2}, p.Name, nameStyle.sized(16.5), left)
		y, s := r.Y+b+6, min(17, r.H-b-10)
		t.drawCount(u, art.Figure{Figure: vassals.Vassal, Color: t.color(i)}, int(figs[vassals.Vassal]), x, y, s)
		next := x + s + 14
		next = t.drawSpecials(u, i, next, y, s, 4*s)
		if t.has("fairs") {
			t.drawGoods(u, i, max(next, x+w-66), y, 66, min(s, 13))
		}
		return
	}
	u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x + 2, Y: r.Y + 10, W: 34, H: 34})
	u.text(layout.Rect{X: x + w - 62, Y: r.Y + 8, W: 60, H: 40}, strconv.Itoa(t.shown(i)), scoreStyle.sized(32), right, 1)
	u.name(layout.Rect{X: x + 44, Y: r.Y + 5, W: w - 108, H: 26}, p.Name, nameStyle.sized(20), left)
	u.text(layout.Rect{X: x + 44, Y: r.Y + 30, W: w - 108, H: 18}, t.seatNow(i), hintStyle.sized(14), left, 1)
	t.drawFace(u, i, layout.Rect{X: x + w - 29, Y: r.Y + r.H - 35, W: 27, H: 27})
	y := r.Y + 52
	fx := x + 2.0
	for range figs[vassals.Vassal] {
		u.sprite(art.Figure{Figure: vassals.Vassal, Color: t.color(i)}, layout.Rect{X: fx, Y: y, W: 18, H: 18})
		fx += 15.5
	}
	t.drawSpecials(u, i, fx+2, y, 18, 72)
	if t.has("fairs") {
		t.drawGoods(u, i, x+2, y+25, 130, 18)
	}
}

func (t *table) has(expansion string) bool {
	return (setup{Expansions: t.match.Record().Expansions}).has(expansion)
}

// drawCount draws a small picture and how many there are.
func (t *table) drawCount(u *ui, s art.Sprite, n int, x, y, side float64) {
	u.sprite(s, layout.Rect{X: x, Y: y, W: side, H: side})
	u.text(layout.Rect{X: x + side + 1, Y: y, W: 13, H: side}, strconv.Itoa(n), numberStyle.sized(min(16, side)), left, 1)
}

// drawSpecials draws the double vassal, builder, pig and shadow in hand and
// gives the x after them.
func (t *table) drawSpecials(u *ui, i int, x, y, side, w float64) float64 {
	figs := t.match.State().Supply(i)
	step := min(side-1, (w-side)/3)
	for _, f := range []vassals.Figure{vassals.Double, vassals.Builder, vassals.Pig, vassals.ShadowFigure} {
		if figs[f] > 0 {
			u.sprite(art.Figure{Figure: f, Color: t.color(i)}, layout.Rect{X: x, Y: y, W: side, H: side})
			x += step
		}
	}
	return x
}

// drawGoods draws how many of each kind of goods a player has, over a width.
func (t *table) drawGoods(u *ui, i int, x, y, w, side float64) {
	goods := t.match.State().Goods(i)
	for g := vassals.Wine; g <= vassals.Cloth; g++ {
		t.drawCount(u, art.Good{Goods: g}, int(goods[g]), x, y, side)
		x += w / 3
	}
}

// menuEntry is something to do, in the menu or as a button over the map.
type menuEntry struct {
	id, label string
	icon      art.IconName
	act       func()
}

// drawMenu draws the buttons over the map.
func (t *table) drawMenu(u *ui) {
	a := t.app
	list := []menuEntry{
		{"menu", a.t("menu.title"), art.Menu, func() { a.open(newMenu(t)) }},
		{"whole-map", a.t("menu.map"), art.WholeMap, t.wholeMap},
		{"rules", a.t("menu.rules"), art.Book, func() { a.open(newRules(a, t.match.Record().Expansions)) }},
		{"zoom-in", a.t("menu.zoom.in"), art.Plus, func() { t.zoomBy(1.3) }},
		{"zoom-out", a.t("menu.zoom.out"), art.Minus, func() { t.zoomBy(1 / 1.3) }},
	}
	for i, r := range t.boxes.menu {
		e := list[i]
		u.button(e.id, e.label, r, light, e.icon, "", e.act)
		u.blocks = append(u.blocks, r)
	}
}

// drawLog draws the last things that happened.
func (t *table) drawLog(u *ui) {
	r := t.boxes.log
	if r.W == 0 || len(t.log) == 0 {
		return
	}
	u.panel(parchment, r)
	u.text(layout.Rect{X: r.X + 14, Y: r.Y + 8, W: r.W - 28, H: 26}, t.app.t("log.title"), headingStyle.sized(18), left, 1)
	st := bodyStyle.sized(15)
	lh := layout.LineHeight(st.face, st.size)
	first, rest := len(t.log), r.H-46
	for first > 0 { // as many of the last ones as there is room for
		rows := layout.Wrap(st.face, st.size, r.W-52, t.log[first-1].text(t))
		if rest -= lh*float64(len(rows)) + 2; rest < 0 {
			break
		}
		first--
	}
	y := r.Y + 36
	for _, e := range t.log[first:] {
		u.sprite(art.Badge{Color: t.color(e.player)}, layout.Rect{X: r.X + 14, Y: y + 3, W: 14, H: 14})
		y = u.paragraph(r.X+36, y, r.W-52, e.text(t), st) + 2
	}
	u.area("log", t.app.t("log.title"), r, func() { t.app.open(newLog(t)) })
}
