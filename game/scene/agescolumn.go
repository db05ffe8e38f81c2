package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/game/words"
	ages "vassals/rules/middleages"
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
	t.drawFoot(u, r, len(tiles), kind, also, mark, foot > 0)
	if chosen && t.turn.choice.Kind == ages.RecoverChoice || chosen && t.turn.lose >= 0 {
		u.sprite(art.CardFrame{Chosen: true}, r)
	}
}

// drawFoot draws at the foot of a column how many tiles it has and its token,
// which lie below the tiles where they are clear of them.
func (t *agesTable) drawFoot(u *ui, r layout.Rect, n int, kind ages.ChoiceKind, also ages.Property, mark float64, clear bool) {
	box := layout.Rect{X: r.X + r.W - mark - 2, Y: r.Y + r.H - mark - 2, W: mark, H: mark}
	switch kind {
	case ages.CoinChoice:
		u.sprite(art.CoinToken{}, box)
	case ages.TokenChoice:
		u.sprite(art.PropertyToken{Property: also.String()}, box)
	default:
		box.X = r.X + (r.W-mark)/2
	}
	if n > 1 && r.W >= 40 && !clear { // on a tile a bare number is not to be read
		side := min(mark, 20)
		u.number(n, layout.Rect{X: r.X + 3, Y: r.Y + r.H - side - 3, W: side, H: side})
	} else if n > 1 && r.W >= 40 { // one is seen
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
