package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// fiefScreen shows all of a player's fief: the tiles, what each property pays,
// the tokens, the cemetery.
type fiefScreen struct {
	app    *App
	table  *agesTable
	player int
	scroll scroller
}

func (s *fiefScreen) name() string { return "fief" }
func (s *fiefScreen) cancel() bool { s.app.close(); return true }

func (s *fiefScreen) draw(u *ui) {
	a, t, w, st := s.app, s.table, s.app.words, s.table.match.State()
	name := t.players()[s.player].Name
	box := dialog(a, u, w.Tf("ages.fief", map[string]any{"Name": called(name)}), 560, 760)
	u.say(0, t.describeFief(s.player))
	y := u.beginScroll(&s.scroll, box) + 4
	wide := box.W - 10
	u.text(layout.Rect{X: box.X + 2, Y: y, W: wide, H: 26}, w.N("coins.of", st.Coins(s.player), map[string]any{"Name": called(name)}), nameStyle, left, 1)
	y += 30
	for p := range ages.Property(ages.Properties) {
		y = s.property(u, p, layout.Rect{X: box.X, Y: y, W: wide})
	}
	if dead := st.Cemetery(s.player); len(dead) > 0 {
		u.sprite(art.Fill{Color: line}, layout.Rect{X: box.X, Y: y, W: wide, H: 1})
		u.text(layout.Rect{X: box.X + 2, Y: y + 6, W: wide, H: 26}, a.t("ages.graves"), headingStyle, left, 1)
		y = s.tiles(u, dead, box.X+2, y+36, wide)
	}
	if !t.onlook {
		y = s.seat(u, layout.Rect{X: box.X, Y: y + 6, W: min(wide, 280), H: 48})
	}
	u.endScroll(y)
}

// seat draws who plays the fief, where that can be changed.
func (s *fiefScreen) seat(u *ui, r layout.Rect) float64 {
	p := s.table.players()[s.player]
	s.app.seatButton(u, "seat "+itoa(s.player+1), p, r, func() { s.table.openSeat(s.player) })
	return r.Y + r.H + 8
}

// property draws a property, its tiles and what it does.
func (s *fiefScreen) property(u *ui, p ages.Property, r layout.Rect) float64 {
	w, st := s.app.words, s.table.match.State()
	u.sprite(art.Fill{Color: line}, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 1})
	rule := w.PropertyRule(st.Edition(), p)
	u.sprite(art.PropertyIcon{Property: p.String()}, layout.Rect{X: r.X, Y: r.Y + 6, W: 34, H: 34})
	x := r.X + 42
	y := u.paragraph(x, r.Y+5, r.X+r.W-x, rule.Term, nameStyle.sized(17))
	y = u.paragraph(x, y-2, r.X+r.W-x, rule.Text, bodyStyle.sized(15))
	u.say(0, rule.Term+" "+rule.Text)
	name := map[string]any{"Property": w.Property(p)}
	switch kind, also := st.Token(s.player, p); kind {
	case ages.CoinChoice:
		u.sprite(art.CoinToken{}, layout.Rect{X: x, Y: y + 2, W: 24, H: 24})
		y = max(u.paragraph(x+30, y+3, r.X+r.W-x-30, w.Tf("ages.token.coin", name), bodyStyle.sized(15)), y+28)
	case ages.TokenChoice:
		u.sprite(art.PropertyToken{Property: also.String()}, layout.Rect{X: x, Y: y + 2, W: 24, H: 24})
		text := w.Tf("ages.token.type", map[string]any{"Property": w.Property(p), "Type": w.Property(also)})
		y = max(u.paragraph(x+30, y+3, r.X+r.W-x-30, text, bodyStyle.sized(15)), y+28)
	}
	tiles := st.AppendColumn(nil, s.player, p)
	if len(tiles) > 0 {
		y = s.tiles(u, tiles, x, y+4, r.X+r.W-x)
	}
	return y + 8
}

// tiles draws tiles side by side.
func (s *fiefScreen) tiles(u *ui, list []ages.Tile, x, y, w float64) float64 {
	const side, between = 56, 5
	cols := max(int((w+between)/(side+between)), 1)
	for i, tile := range list {
		u.sprite(s.table.card(tile), layout.Rect{X: x + float64(i%cols)*(side+between), Y: y + float64(i/cols)*(side+between), W: side, H: side})
	}
	return y + float64((len(list)+cols-1)/cols)*(side+between)
}
