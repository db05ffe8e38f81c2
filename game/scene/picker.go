package scene

import (
	"vassals/game/layout"
	"vassals/rules/bots"
)

// picker offers everybody who can play a seat: a person, bots by strength, and
// the opponents with a temperament.
type picker struct {
	app    *App
	game   string
	bot    string // who plays it now, empty for a person
	choose func(bot string)
	scroll scroller
}

func (s *picker) name() string { return "seat" }
func (s *picker) cancel() bool { s.app.close(); return true }

// card is one choice of the picker.
type card struct {
	id, bot      string
	title, about string
	trade, level string // of an opponent
}

// cards lists the choices: those without a temperament, and the opponents.
func (s *picker) cards() (plain, named []card) {
	a := s.app
	plain = append(plain, card{id: "person", title: a.t("seat.person")})
	for _, l := range bots.Levels() {
		plain = append(plain, card{id: "bot " + l, bot: l, title: a.words.Tf("seat.bot", map[string]any{"Level": a.t("level." + l)}), about: a.t("level." + l + ".about")})
	}
	if s.game == agesGame { // the temperaments are for the other game
		return plain, nil
	}
	for _, o := range bots.Opponents() {
		named = append(named, card{id: "opponent " + o.Code, bot: o.Code,
			title: a.t("opponent." + o.Code + ".name"), trade: a.t("opponent." + o.Code + ".title"),
			about: a.t("opponent." + o.Code + ".about"), level: a.t("level." + o.Level)})
	}
	return plain, named
}

func (s *picker) draw(u *ui) {
	a := s.app
	plain, named := s.cards()
	const wide, low, head = 820, 64, 36
	w := min(a.room().W-2*margin, wide) - 38
	row := w >= 620 // all that have no temperament in one row
	cols := max(1, int(w/280))
	high := 82.0
	rows := float64((len(named) + cols - 1) / cols)
	h := low + 16.0
	if len(named) > 0 {
		h += head + rows*(high+8)
	}
	if !row {
		h += 2*(low+8) - low + 52
	}
	box := dialog(a, u, a.t("seat.title"), wide, 62+12+h)
	y := u.beginScroll(&s.scroll, box) + 4
	if row {
		y = s.grid(u, plain, len(plain), layout.Rect{X: box.X, Y: y, W: w, H: low})
	} else {
		y = s.grid(u, plain[:1], 1, layout.Rect{X: box.X, Y: y, W: w, H: 52})
		y = s.grid(u, plain[1:], 2, layout.Rect{X: box.X, Y: y, W: w, H: low})
	}
	if len(named) == 0 {
		u.endScroll(y)
		return
	}
	u.say(2, a.t("seat.opponents"))
	u.text(layout.Rect{X: box.X, Y: y - 2, W: w, H: head}, a.t("seat.opponents"), headingStyle, left, 1)
	u.endScroll(s.grid(u, named, cols, layout.Rect{X: box.X, Y: y + head, W: w, H: high}))
}

// grid draws cards in columns; r is the width of all and the height of one. It
// gives the y below them.
func (s *picker) grid(u *ui, list []card, cols int, r layout.Rect) float64 {
	const between = 8
	w := (r.W - between*float64(cols-1)) / float64(cols)
	for i, c := range list {
		s.card(u, c, layout.Rect{X: r.X + float64(i%cols)*(w+between), Y: r.Y + float64(i/cols)*(r.H+between), W: w, H: r.H})
	}
	rows := (len(list) + cols - 1) / cols
	return r.Y + float64(rows)*(r.H+between)
}

// card draws one choice: the face, the title, what to expect.
func (s *picker) card(u *ui, c card, r layout.Rect) {
	face := light
	if c.bot == s.bot {
		face = chosen
	}
	face.Pressed = u.pressed == c.id
	u.frame.Panel(face, r.X, r.Y, r.W, r.H)
	title, about := nameStyle.sized(16.5), hintStyle.sized(14).in(ink)
	said := c.title
	if c.level == "" {
		const side = 34
		u.face(c.bot, layout.Rect{X: r.X + 6, Y: r.Y + (r.H-side)/2, W: side, H: side})
		text := layout.Rect{X: r.X + side + 12, Y: r.Y + 4, W: r.W - side - 18, H: r.H - 8}
		if c.about != "" {
			said += ". " + c.about
			u.top(layout.Rect{X: text.X, Y: text.Y + 22, W: text.W, H: text.H - 22}, c.about, about, left, 2)
			text.H = 22
		}
		u.text(text, c.title, title, left, 1)
	} else {
		said += ", " + c.trade + ", " + c.level + ". " + c.about
		side := r.H - 14
		u.face(c.bot, layout.Rect{X: r.X + 7, Y: r.Y + 7, W: side, H: side})
		text := layout.Rect{X: r.X + side + 16, Y: r.Y + 7, W: r.W - side - 24, H: 22}
		tw := layout.Measure(title.face, title.size, c.title)
		lw := layout.Measure(about.face, about.size, c.level) + 1
		u.text(layout.Rect{X: text.X, Y: text.Y, W: tw + 1, H: 22}, c.title, title, left, 1)
		u.text(layout.Rect{X: text.X + tw + 7, Y: text.Y + 1, W: text.W - tw - lw - 14, H: 22}, c.trade, about.in(faint).sized(15), left, 1)
		u.text(layout.Rect{X: text.X + text.W - lw, Y: text.Y + 1, W: lw, H: 22}, c.level, about.in(gold), right, 1)
		u.top(layout.Rect{X: text.X, Y: text.Y + 25, W: text.W, H: r.H - 36}, c.about, about.sized(14.5), left, 3)
	}
	u.say(0, said)
	u.area(c.id, said, r, func() { s.app.close(); s.choose(c.bot) })
}

// newPicker offers who plays a seat.
func newPicker(a *App, game, bot string, choose func(bot string)) *picker {
	if !knownBot(bot) {
		bot = ""
	}
	return &picker{app: a, game: game, bot: bot, choose: choose}
}
