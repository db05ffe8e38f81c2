package scene

import (
	"slices"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// describeFief says what a player has.
func (t *agesTable) describeFief(player int) string {
	w, st := t.app.words, t.match.State()
	list := []string{w.N("coins.of", st.Coins(player), map[string]any{"Name": t.players()[player].Name})}
	var tiles []string
	for p := range ages.Property(ages.Properties) {
		if n := st.Count(player, p); n > 0 {
			tiles = append(tiles, w.Properties(p, n))
		}
		switch kind, also := st.Token(player, p); kind {
		case ages.CoinChoice:
			list = append(list, w.Tf("ages.token.coin", map[string]any{"Property": w.Property(p)}))
		case ages.TokenChoice:
			list = append(list, w.Tf("ages.token.type", map[string]any{"Property": w.Property(p), "Type": w.Property(also)}))
		}
	}
	if len(tiles) == 0 {
		tiles = append(tiles, t.app.t("ages.fief.empty"))
	}
	list = slices.Insert(list, 1, strings.Join(tiles, ", "))
	if n := len(st.Cemetery(player)); n > 0 {
		list = append(list, w.Tf("ages.cemetery", map[string]any{"Count": n}))
	}
	return strings.Join(list, ". ")
}

// fiefHead is the height of the head of a fief, columnGap lies between two
// columns.
const (
	fiefHead  = 36
	columnGap = 4
)

// drawFief draws a player's fief.
func (t *agesTable) drawFief(u *ui, player int, r layout.Rect) {
	st := t.match.State()
	face := parchment
	face.Active = player == t.game.Player() && t.boxes.shape == desk
	u.frame.Panel(face, r.X, r.Y, r.W, r.H)
	if t.boxes.shape == desk {
		u.area(t.fiefID(player), t.app.words.Tf("ages.fief", map[string]any{"Name": t.players()[player].Name}), r,
			func() { t.app.open(&fiefScreen{app: t.app, table: t, player: player}) })
	} else {
		u.again(t.fiefID(player), r, func() { t.showFief(player) })
	}
	t.drawFiefHead(u, player, r)
	columns, head := t.columns(r)
	mine := st.Step() != ages.StepOver && player == st.Player() && !t.botsTurn()
	for i, c := range columns {
		p := ages.Property(i)
		act, id, label, lit, chosen := t.columnOffer(p)
		lit = lit && mine
		t.drawColumn(u, player, p, c, head, lit, chosen && player == st.Player())
		if lit {
			box := c
			if d := touch - c.W; d > 0 {
				box.X, box.W = c.X-d/2, touch
			}
			if d := touch - c.H; d > 0 {
				box.Y, box.H = c.Y-d/2, touch
			}
			u.near(id, label, box, true, act)
		}
	}
}

// drawFiefHead draws whose fief it is, the cemetery, and in large windows the
// coins.
func (t *agesTable) drawFiefHead(u *ui, player int, r layout.Rect) {
	st := t.match.State()
	name := t.players()[player].Name
	dead := len(st.Cemetery(player))
	if t.boxes.shape != desk {
		if r.H < 130 {
			return
		}
		x, w := r.X+12, r.W-24
		if dead > 0 {
			t.drawGraves(u, player, layout.Rect{X: x + w - 40, Y: r.Y + 4, W: 20, H: 20})
			u.text(layout.Rect{X: x + w - 18, Y: r.Y + 5, W: 18, H: 20}, itoa(dead), numberStyle.sized(15), left, 1)
			w -= 46
		}
		nw := min(layout.Measure(nameStyle.face, 15, name)+1, w*.5)
		u.name(layout.Rect{X: x, Y: r.Y + 5, W: nw, H: 20}, name, nameStyle.sized(15), left)
		status, st := t.status(player), hintStyle.sized(14)
		if rest := w - nw - 8; layout.Measure(st.face, minText, status) <= rest { // the chip tells it too
			u.text(layout.Rect{X: x + nw + 8, Y: r.Y + 5, W: rest, H: 20}, status, st, left, 1)
		}
		return
	}
	x, y := r.X+14, r.Y+5
	u.sprite(art.Badge{Color: t.color(player)}, layout.Rect{X: x, Y: y, W: 28, H: 28})
	x += 36
	if t.drawFace(u, player, layout.Rect{X: x, Y: y, W: 28, H: 28}) {
		x += 34
	}
	right1 := r.X + r.W - 14
	t.drawCoins(u, player, layout.Rect{X: right1 - 56, Y: y - 1, W: 54, H: 30}, 26, right)
	u.sprite(art.Emblem{Name: "coin"}, layout.Rect{X: right1 - 86, Y: y + 1, W: 26, H: 26})
	t.drawGraves(u, player, layout.Rect{X: right1 - 150, Y: y + 2, W: 24, H: 24})
	u.text(layout.Rect{X: right1 - 122, Y: y, W: 24, H: 28}, itoa(dead), numberStyle.sized(16).in(faint), left, 1)
	w := right1 - 158 - x
	nw := min(layout.Measure(nameStyle.face, 20, name)+1, w*.55)
	u.name(layout.Rect{X: x, Y: y - 1, W: nw, H: 30}, name, nameStyle.sized(20), left)
	u.text(layout.Rect{X: x + nw + 10, Y: y, W: w - nw - 10, H: 30}, t.status(player), hintStyle, left, 1)
	t.drawThinking(u, player, r)
}
