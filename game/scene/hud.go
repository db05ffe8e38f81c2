package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
)

// hud says where the panels of the table lie, in CSS pixels of the window.
type hud struct {
	shape   shape
	players []layout.Rect
	hand    layout.Rect
	log     layout.Rect // empty where there is no room for it
	menu    []layout.Rect
	free    layout.Rect // what the panels leave of the window: the map
	advice  layout.Rect // empty where none is given
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

	lowWide = 148 // the least width of a player's panel with the name beside the score
)

// menuButtons are the buttons over the map, by their number in a shape.
var menuCount = map[shape]int{upright: 3, lying: 3, desk: 6}

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
	cols, high := n, 58.0
	switch wide := max(1, int((room.W-12+gap)/(lowWide+gap))); {
	case (extras || goods) && (wide >= n || n > 3): // low panels, name and score in one line
		rows := (n + wide - 1) / wide
		cols, high = (n+rows-1)/rows, 48
		if rows > 2 {
			high = 44
		}
	case extras || goods:
		high = 78
		if goods {
			high = 96
		}
	case n > 4:
		cols = 3
	}
	w := min((room.W-2*6-gap*float64(cols-1))/float64(cols), 250)
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
	bw := max(touch, (w-16)/3)
	for i := range menuCount[lying] {
		h.menu = append(h.menu, layout.Rect{X: room.X + margin + float64(i)*max(bw+2, (w-bw)/2), Y: foot, W: bw, H: touch})
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
	h := arrange(t.app.room(), len(rec.Players), len(rec.Expansions) > 0, has("fairs"))
	h.advice = t.adviceBox(h.free)
	if h.advice.H > 0 {
		h.free.H = h.advice.Y - 4 - h.free.Y
	}
	return h
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
		{"rules", a.t("menu.rules"), art.Book, func() { a.open(newRules(a, vassalsGame, t.match.Record().Expansions)) }},
		{"zoom-in", a.t("menu.zoom.in"), art.Plus, func() { t.zoomBy(1.3) }},
		{"zoom-out", a.t("menu.zoom.out"), art.Minus, func() { t.zoomBy(1 / 1.3) }},
	}
	if t.boxes.shape != desk {
		list = list[:2]
	}
	if t.advisable() {
		list = append(list, menuEntry{"hint", a.t("hint.title"), art.Lamp, t.advise})
	}
	list = slices.DeleteFunc(list, func(e menuEntry) bool { return !a.offers(e.id) })
	for i, e := range list {
		r, face := t.boxes.menu[i], light
		if e.id == "hint" && t.advice.shown {
			face = chosen
		}
		u.button(e.id, e.label, r, face, e.icon, "", e.act)
		u.blocks = append(u.blocks, r)
	}
}

// menu implements tabletop.
func (t *table) menu() []menuEntry {
	a := t.app
	list := []menuEntry{{"whole-map", a.t("menu.map"), art.WholeMap, func() { a.close(); t.wholeMap() }}}
	if a.set.hint(hintFields) {
		list = append(list, menuEntry{"fields", a.t("menu.fields"), art.Eye, func() { a.close(); t.switchFields() }})
	}
	if a.set.hint(hintTiles) {
		list = append(list, menuEntry{"tiles", a.t("menu.tiles"), art.Pile, func() { a.open(newTiles(t)) }})
	}
	return list
}

// drawLog draws in r, which may be empty, the last things that happened.
func (t *sitting) drawLog(u *ui, r layout.Rect) {
	list := t.table.happened()
	if r.W == 0 || len(list) == 0 {
		return
	}
	u.panel(parchment, r)
	u.text(layout.Rect{X: r.X + 14, Y: r.Y + 8, W: r.W - 28, H: 26}, t.app.t("log.title"), headingStyle.sized(18), left, 1)
	st := bodyStyle.sized(15)
	lh := layout.LineHeight(st.face, st.size)
	first, rest := len(list), r.H-46
	for first > 0 { // as many of the last ones as there is room for
		rows := layout.Wrap(st.face, st.size, r.W-52, list[first-1].text())
		if rest -= lh*float64(len(rows)) + 2; rest < 0 {
			break
		}
		first--
	}
	y := r.Y + 36
	for _, e := range list[first:] {
		u.sprite(art.Badge{Color: t.color(e.player)}, layout.Rect{X: r.X + 14, Y: y + 3, W: 14, H: 14})
		y = u.paragraph(r.X+36, y, r.W-52, e.text(), st) + 2
	}
	u.area("log", t.app.t("log.title"), r, func() { t.app.open(newLog(t.table)) })
}
