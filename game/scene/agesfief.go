package scene

import (
	"slices"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/game/words"
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

// columns gives the boxes of the columns of a fief, and how high their names
// stand; 0 without names.
func (t *agesTable) columns(r layout.Rect) (list []layout.Rect, head float64) {
	top := r.Y + 8
	switch {
	case t.boxes.shape == desk:
		top = r.Y + fiefHead
	case r.H >= 130:
		top = r.Y + 26
	}
	box := layout.Rect{X: r.X + 9, Y: top, W: r.W - 18, H: r.Y + r.H - 9 - top}
	list = strip(box, ages.Properties, columnGap, 200)
	if t.onlook && list[0].W < 46 && box.H > 2.6*list[0].W+40 { // two rows of larger tiles
		box.H = (box.H - columnGap) / 2
		list = strip(box, ages.Properties/2, columnGap, 200)
		box.Y += box.H + columnGap
		return append(list, strip(box, ages.Properties/2, columnGap, 200)...), 0
	}
	if r.H < 150 {
		return list, 0
	}
	st := nameStyle.sized(14)
	for p := range ages.Property(ages.Properties) { // all names or none
		if layout.Measure(st.face, minText, t.app.words.Property(p)) > list[0].W-5 {
			return list, 0
		}
	}
	return list, 20
}

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

// columnOffer gives what a touch of a column of one's own fief chooses.
func (t *agesTable) columnOffer(p ages.Property) (act func(), id, label string, lit, chosen bool) {
	w := t.app.words
	name := map[string]any{"Property": w.Property(p)}
	if i := slices.Index(t.turn.losses, p); i >= 0 {
		return func() { t.chooseLoss(i) }, "lose " + p.String(), w.Tf("action.lose", name), true, t.turn.lose == i
	}
	if !t.choosing() {
		return nil, "", "", false, t.turn.choice.Kind > ages.ScoutChoice && t.turn.choice.Property == p
	}
	c := ages.Choice{Kind: t.asks(), Property: p}
	switch {
	case c.Kind == ages.TokenChoice && slices.Contains(t.spaces(), p):
		return func() { t.useSpace(p) }, "space " + p.String(), w.Tf("action.space", name), true, t.turn.space == p
	case slices.Contains(t.turn.choices, c):
		return func() { t.choose(c) }, c.String(), t.choiceLabel(c), true, t.turn.choice == c
	}
	return nil, "", "", false, false
}

// choiceLabel names a choice.
func (t *agesTable) choiceLabel(c ages.Choice) string {
	w := t.app.words
	name := map[string]any{"Property": w.Property(c.Property)}
	switch c.Kind {
	case ages.RecoverChoice:
		return w.Tf("action.recover", name)
	case ages.CoinChoice:
		return w.Tf("ages.token.coin", name)
	case ages.TokenChoice:
		return w.Tf("ages.token.type", map[string]any{"Property": w.Property(c.Property), "Type": w.Property(c.Type)})
	}
	return c.String()
}

// drawColumn draws the tiles of a property and the token under it.
func (t *agesTable) drawColumn(u *ui, player int, p ages.Property, r layout.Rect, head float64, lit, chosen bool) {
	st := t.match.State()
	tiles := st.AppendColumn(nil, player, p)
	if t.flight.brings(player, p) && len(tiles) > 0 {
		tiles = tiles[:len(tiles)-1]
	}
	u.sprite(art.Column{Property: p.String(), Head: head, Empty: len(tiles) == 0, Lit: lit || chosen}, r)
	if head > 0 {
		name := t.app.words.Property(p)
		size := fitAll(t.app.words, r.W-5)
		u.text(layout.Rect{X: r.X + 2, Y: r.Y, W: r.W - 4, H: head}, name, nameStyle.sized(size), middle, 1)
	}
	top := r.Y + head + 7
	side := min(r.W-5, 112)
	kind, also := st.Token(player, p)
	if c := t.turn.choice; chosen && (c.Kind == ages.CoinChoice || c.Kind == ages.TokenChoice) && player == t.game.Player() {
		kind, also = c.Kind, c.Type
	}
	foot := 0.0 // room for the token and the count
	mark := min(24, r.W-8)
	if high := r.Y + r.H - top; high-side >= mark+4 {
		foot = mark + 4
	}
	if len(tiles) == 0 {
		ghost := min(r.W*.74, r.H-head-foot-10)
		u.sprite(art.PropertyIcon{Property: p.String()}, layout.Rect{X: r.X + (r.W-ghost)/2, Y: top, W: ghost, H: ghost}).Alpha = .3
	} else {
		high := r.Y + r.H - 3 - foot - top
		side = min(side, high)
		x := r.X + (r.W-side)/2
		step := side * art.CardStrip(side)
		if n := len(tiles); n > 1 {
			step = min(step, (high-side)/float64(n-1))
		}
		for i, tile := range tiles {
			u.sprite(t.card(tile), layout.Rect{X: x, Y: top + step*float64(i), W: side, H: side})
		}
		if i := lastIndex(tiles, t.mark.tile); i >= 0 && t.mark.player == player {
			r := layout.Rect{X: x, Y: top + step*float64(i), W: side, H: side}
			if i < len(tiles)-1 { // the others lie over it
				r.H = step
			}
			u.sprite(art.CardFrame{Chosen: true}, r.Inset(-art.CardFrameMargin))
		}
	}
	t.drawFoot(u, r, len(tiles), kind, also, mark, chosen)
	if chosen && t.turn.choice.Kind == ages.RecoverChoice || chosen && t.turn.lose >= 0 {
		u.sprite(art.CardFrame{Chosen: true}, r)
	}
}

// drawFoot draws at the foot of a column how many tiles it has and its token.
func (t *agesTable) drawFoot(u *ui, r layout.Rect, n int, kind ages.ChoiceKind, also ages.Property, mark float64, chosen bool) {
	box := layout.Rect{X: r.X + r.W - mark - 2, Y: r.Y + r.H - mark - 2, W: mark, H: mark}
	switch kind {
	case ages.CoinChoice:
		u.sprite(art.CoinToken{}, box)
	case ages.TokenChoice:
		u.sprite(art.PropertyToken{Property: also.String()}, box)
	default:
		box.X = r.X + (r.W-mark)/2
	}
	if n > 1 && r.W >= 40 { // one is seen
		count := layout.Rect{X: r.X + 3, Y: box.Y, W: r.W - 6, H: mark}
		at := middle
		if kind != ages.NoChoice {
			at = left
			count.X += 2
		}
		u.text(count, itoa(n), numberStyle.sized(15).in(faint), at, 1)
	}
}

// fitAll gives the largest size at which the names of all properties are at
// most w wide in a line.
func fitAll(w *words.Words, wide float64) float64 {
	size := 15.0
	for p := range ages.Property(ages.Properties) {
		if m := layout.Measure(nameStyle.face, size, w.Property(p)); m > wide {
			size = max(size*wide/m, minText)
		}
	}
	return size
}
