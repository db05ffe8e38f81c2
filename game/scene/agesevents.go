package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// nextEvent gives the number of the card that applies next, 4 when all are over.
func (t *agesTable) nextEvent() int {
	for i := range t.boxes.events {
		if _, done := t.match.State().Event(i); !done {
			return i
		}
	}
	return len(t.boxes.events)
}

// drawEvents draws the four cards, as much of each as there is room for. A touch
// tells about all of them.
func (t *agesTable) drawEvents(u *ui) {
	a, w := t.app, t.app.words
	next := t.nextEvent()
	for i, r := range t.boxes.events {
		card, done := t.match.State().Event(i)
		face := parchment
		face.Active = i == next
		face.Pressed = u.pressed == "events" && i == 0
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		alpha, title, small := 1.0, nameStyle.sized(16), hintStyle.sized(13.5)
		if done {
			alpha = .4
			title, small = title.in(sandDark), small.in(sandDark)
		}
		name := w.Event(card.Name)
		round := 4 * (i + 1)
		after := w.Tf("ages.after", map[string]any{"Count": round})
		switch {
		case r.H >= 120: // a card
			ph := min(r.W*.5, r.H*.42)
			if r.W < 130 { // the words need the room
				ph = r.W * .34
			}
			u.sprite(art.EventPicture{Name: card.Name}, layout.Rect{X: r.X + 8, Y: r.Y + 8, W: r.W - 16, H: ph}).Alpha = alpha
			y := r.Y + 10 + ph
			u.text(layout.Rect{X: r.X + 7, Y: y, W: r.W - 14, H: 22}, name, title, middle, 1)
			u.text(layout.Rect{X: r.X + 7, Y: y + 20, W: r.W - 14, H: r.Y + r.H - 24 - y - 20}, w.EventAbout(card.Name), small, middle, 5)
			u.text(layout.Rect{X: r.X + 7, Y: r.Y + r.H - 25, W: r.W - 14, H: 18}, after, small.faced(layout.SerifBold), middle, 1)
		case r.H >= 60 && r.W >= 150: // a line beside the rows
			ph := min(r.H-14, r.W*.34)
			u.sprite(art.EventPicture{Name: card.Name}, layout.Rect{X: r.X + 7, Y: r.Y + (r.H-ph)/2, W: ph, H: ph}).Alpha = alpha
			x, tw := r.X+ph+14, r.W-ph-22
			u.text(layout.Rect{X: x, Y: r.Y + 5, W: tw, H: 20}, name, title, left, 1)
			u.text(layout.Rect{X: x, Y: r.Y + 25, W: tw, H: r.H - 46}, w.EventAbout(card.Name), small, left, 4)
			u.text(layout.Rect{X: x, Y: r.Y + r.H - 22, W: tw, H: 17}, after, small.faced(layout.SerifBold), left, 1)
		default:
			side := min(r.H-10, 34)
			wide := r.W >= 112
			x := r.X + 5
			if !wide {
				x = r.X + (r.W-side-24)/2
			}
			u.sprite(art.EventPicture{Name: card.Name, Bare: true}, layout.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}).Alpha = alpha
			x += side + 4
			if wide {
				u.text(layout.Rect{X: x, Y: r.Y + 3, W: r.X + r.W - 5 - x, H: 20}, name, title.sized(15), left, 1)
				u.text(layout.Rect{X: x, Y: r.Y + 22, W: r.X + r.W - 5 - x, H: 17}, w.Tf("ages.after.short", map[string]any{"Count": round}), small.sized(13), left, 1)
			} else {
				u.text(layout.Rect{X: x, Y: r.Y, W: 22, H: r.H}, itoa(round), numberStyle.sized(16).in(title.color), middle, 1)
			}
		}
		open := func() { a.open(&eventsScreen{app: a, table: t}) }
		text := name + ", " + after + ": " + w.EventAbout(card.Name)
		if i == 0 {
			u.area("events", a.t("menu.events"), r, open)
		} else {
			u.again("events", r, open)
		}
		u.say(0, text)
	}
}

// eventsScreen says what the events of this game do, and what they would bring
// everybody now.
type eventsScreen struct {
	app    *App
	table  *agesTable
	scroll scroller
}

func (s *eventsScreen) name() string { return "events" }
func (s *eventsScreen) cancel() bool { s.app.close(); return true }

func (s *eventsScreen) draw(u *ui) {
	a, t, w := s.app, s.table, s.app.words
	box := dialog(a, u, a.t("menu.events"), 560, 62+4*118+16)
	y := u.beginScroll(&s.scroll, box) + 4
	next := t.nextEvent()
	for i := range t.boxes.events {
		card, done := t.match.State().Event(i)
		face := art.Panel{Style: art.Field}
		if i == next {
			face = chosen
		}
		r := layout.Rect{X: box.X + 2, Y: y, W: box.W - 12, H: 108}
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		pw := 92.0
		if r.W < 330 {
			pw = 60
		}
		op := u.sprite(art.EventPicture{Name: card.Name}, layout.Rect{X: r.X + 8, Y: r.Y + (r.H-pw)/2, W: pw, H: pw})
		x, tw := r.X+pw+18, r.W-pw-28
		after := w.Tf("ages.after", map[string]any{"Count": 4 * (i + 1)})
		u.text(layout.Rect{X: x, Y: r.Y + 6, W: tw, H: 24}, w.Event(card.Name)+" · "+w.Tf("ages.after.short", map[string]any{"Count": 4 * (i + 1)}), nameStyle.sized(17), left, 1)
		about := w.EventAbout(card.Name) + "."
		u.text(layout.Rect{X: x, Y: r.Y + 30, W: tw, H: 40}, about, bodyStyle.sized(15.5), left, 2)
		now := ""
		if done {
			op.Alpha = .45
			now = a.t("ages.event.done")
		} else if results := t.eventNow(card); results != "" && a.set.hint(hintInfo) {
			now = w.Tf("ages.event.now", map[string]any{"Results": results})
		}
		if now != "" {
			u.text(layout.Rect{X: x, Y: r.Y + 68, W: tw, H: 36}, now, hintStyle.sized(14.5), left, 2)
		}
		u.say(0, w.Event(card.Name)+", "+after+". "+about+" "+now)
		y += 116
	}
	u.endScroll(y)
}

// eventNow says what coins a card would bring everybody now; it is empty for one
// that takes tiles.
func (t *agesTable) eventNow(card *ages.Card) string {
	text := ""
	for p, player := range t.players() {
		n, coins := t.match.State().Worth(p, card)
		if !coins {
			return ""
		}
		if n == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += called(player.Name) + " " + signedInt(n)
	}
	if text == "" {
		return "0"
	}
	return text
}

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
	y = s.seat(u, layout.Rect{X: box.X, Y: y + 6, W: min(wide, 280), H: 48})
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
	t, w, st := s.table, s.app.words, s.table.match.State()
	u.sprite(art.Fill{Color: line}, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 1})
	rule := w.PropertyRule(p)
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
	_ = t
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

// drawMenu draws the buttons of the table.
func (t *agesTable) drawMenu(u *ui) {
	a := t.app
	list := []menuEntry{
		{"menu", a.t("menu.title"), art.Menu, func() { a.open(newMenu(t)) }},
		{"log", a.t("log.title"), art.Log, func() { a.open(newLog(t)) }},
		{"rules", a.t("menu.rules"), art.Book, func() { a.open(newRules(a, agesGame, nil)) }},
	}
	for i, r := range t.boxes.menu {
		if e := list[i]; e.id != "log" || t.boxes.log.W == 0 {
			u.button(e.id, e.label, r, light, e.icon, "", e.act)
		}
	}
}
