package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/game/words"
	"vassals/rules/middleages"
	"vassals/rules/vassals"
)

// dialog draws the box that dialogs have in common, a title and a way out, and
// gives the room inside.
func dialog(a *App, u *ui, title string, w, h float64) layout.Rect {
	room := a.room().Inset(margin)
	w, h = min(w, room.W), min(h, room.H)
	box := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y + (room.H-h)/2, W: w, H: h}
	u.panel(parchment, box)
	u.say(1, title)
	u.text(layout.Rect{X: box.X + 18, Y: box.Y + 8, W: w - 18 - 60, H: 44}, title, titleStyle.sized(25), left, 1)
	u.button("close", a.t("button.close"), layout.Rect{X: box.X + w - 54, Y: box.Y + 8, W: touch, H: touch}, light, art.Cross, "", a.close)
	u.sprite(art.Fill{Color: line}, layout.Rect{X: box.X + 14, Y: box.Y + 57, W: w - 28, H: 1})
	return layout.Rect{X: box.X + 16, Y: box.Y + 62, W: w - 32, H: h - 62 - 12}
}

// question asks yes or no. Without a no it only tells something.
type question struct {
	app                  *App
	title, text, yes, no string
	act                  func() // after yes; nil for nothing
	leave                func() // after no; nil for nothing
}

func (q *question) name() string { return "question" }

func (q *question) cancel() bool { q.answer(q.leave); return true }

// answer closes the question and does what follows from the answer.
func (q *question) answer(then func()) {
	q.app.close()
	if then != nil {
		then()
	}
}

func (q *question) draw(u *ui) {
	a := q.app
	room := a.room().Inset(margin)
	w := min(room.W, 420)
	st := a.read(bodyStyle)
	rows := layout.Wrap(st.face, st.size, w-40, q.text)
	h := 60 + layout.LineHeight(st.face, st.size)*float64(len(rows)) + 16 + 56
	box := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y + (room.H-h)/2, W: w, H: h}
	u.panel(parchment, box)
	u.say(1, q.title)
	u.say(0, q.text)
	u.text(layout.Rect{X: box.X + 20, Y: box.Y + 12, W: w - 40, H: 40}, q.title, titleStyle.sized(22), middle, 2)
	u.paragraph(box.X+20, box.Y+56, w-40, q.text, st)
	half := (w - 40 - 10) / 2
	y := box.Y + h - 62
	if q.no == "" {
		u.button("yes", q.yes, layout.Rect{X: box.X + 20, Y: y, W: w - 40, H: 48}, green, art.NoIcon, q.yes, func() { q.answer(q.act) })
		return
	}
	u.button("no", q.no, layout.Rect{X: box.X + 20, Y: y, W: half, H: 48}, light, art.NoIcon, q.no, func() { q.answer(q.leave) })
	u.button("yes", q.yes, layout.Rect{X: box.X + 30 + half, Y: y, W: half, H: 48}, green, art.NoIcon, q.yes, func() { q.answer(q.act) })
}

// newDamaged tells that the saved game could not be read and was kept aside.
func newDamaged(a *App, text string) screen {
	return &question{app: a, title: a.t("storage.damaged.title"), text: a.t("storage.damaged"),
		yes: a.t("storage.export"), no: a.t("button.close"), act: func() { a.page.Save("vassals-damaged.json", text) }}
}

// rulesScreen shows the rules of a game, with those of the sets in play.
type rulesScreen struct {
	app        *App
	game       string
	expansions []string
	scroll     scroller
}

func newRules(a *App, game string, expansions []string) *rulesScreen {
	return &rulesScreen{app: a, game: game, expansions: expansions}
}

func (s *rulesScreen) name() string { return "rules" }
func (s *rulesScreen) cancel() bool { s.app.close(); return true }

func (s *rulesScreen) draw(u *ui) {
	a := s.app
	box := dialog(a, u, a.t("menu.rules"), 680, 2000)
	y := u.beginScroll(&s.scroll, box)
	w := box.W - 12
	st := bodyStyle.sized(17)
	for _, section := range s.sections() {
		u.say(2, section.Title)
		y = u.paragraph(box.X, y+8, w, section.Title, a.read(headingStyle.sized(21))) + 2
		for _, p := range section.Paragraphs {
			text := p.Text
			if p.Term != "" {
				y = u.paragraph(box.X, y+4, w, p.Term, a.read(nameStyle.sized(17))) - 4
				u.say(0, p.Term+" "+text)
			} else {
				u.say(0, text)
			}
			y = u.paragraph(box.X, y+4, w, text, st)
		}
		y += 10
	}
	u.endScroll(y)
}

// sections gives the rules in the order in which they are read.
func (s *rulesScreen) sections() []words.Section {
	if s.game == agesGame {
		edition := middleages.Tables(middleages.Newest)
		if t, ok := s.app.table().(*agesTable); ok {
			edition = t.match.State().Edition()
		}
		return s.app.words.AgesRules(edition)
	}
	var sets []vassals.Set
	for _, e := range s.expansions {
		if set, ok := vassals.ParseSet(e); ok {
			sets = append(sets, set)
		}
	}
	return s.app.words.Rules(sets...)
}

// menuScreen is the menu of the table.
type menuScreen struct {
	app    *App
	table  tabletop
	scroll scroller
}

func newMenu(t tabletop) *menuScreen { return &menuScreen{app: t.sat().app, table: t} }

func (s *menuScreen) name() string { return "menu" }
func (s *menuScreen) cancel() bool { s.app.close(); return true }

func (s *menuScreen) draw(u *ui) {
	a := s.app
	sat := s.table.sat()
	rec := sat.game.Record()
	list := slices.DeleteFunc(append(s.table.menu(),
		menuEntry{"players", a.t("menu.players"), art.People, func() { a.open(&seatsScreen{a, sat}) }},
		menuEntry{"log", a.t("log.title"), art.Log, func() { a.open(newLog(s.table)) }},
		menuEntry{"rules", a.t("menu.rules"), art.Book, func() { a.open(newRules(a, rec.Game, rec.Expansions)) }},
		menuEntry{"settings", a.t("menu.settings"), art.Gear, func() { a.open(newSettings(a)) }},
		menuEntry{"link", a.t("menu.link"), art.Link, func() { a.close(); a.copyLink(rec) }},
		menuEntry{"export", a.t("menu.export"), art.Export, func() { a.page.Save(rec.Game+".json", string(sat.game.Record().Encode())) }},
		menuEntry{"tab", a.t("replay.tab"), art.Outside, func() { a.close(); a.openTab() }},
		menuEntry{"home", a.t("menu.leave"), art.Home, a.home},
	), func(e menuEntry) bool { return !a.offers(e.id) })
	const row = 54
	cols := 1
	if a.room().H < 530 {
		cols = 2
	}
	rows := (len(list) + cols - 1) / cols
	box := dialog(a, u, a.t("menu.title"), 340*float64(cols), 62+12+row*float64(rows)+4)
	w := (box.W - 12 - 8*float64(cols-1)) / float64(cols)
	y := u.beginScroll(&s.scroll, box) + 6
	for i, e := range list {
		u.line(e, layout.Rect{X: box.X + 4 + float64(i%cols)*(w+8), Y: y + float64(i/cols)*row, W: w, H: 48})
	}
	u.endScroll(y + row*float64(rows) - 6)
}

// line draws an entry of a menu, its icon and its text in line with the others'.
func (u *ui) line(e menuEntry, box layout.Rect) {
	face := light
	face.Pressed = u.pressed == e.id
	u.frame.Panel(face, box.X, box.Y, box.W, box.H)
	st := buttonStyle(face)
	u.icon(e.icon, box.X+32, box.Y+box.H/2, 24, st.color)
	u.text(layout.Rect{X: box.X + 60, Y: box.Y + 2, W: box.W - 72, H: box.H - 4}, e.label, st, left, 2)
	u.area(e.id, e.label, box, e.act)
}

// home leaves the table for the start screen. The game is saved.
func (a *App) home() {
	s := newStart(a)
	a.show(s)
	s.look()
}

// logScreen lists what happened.
type logScreen struct {
	app    *App
	table  tabletop
	scroll scroller
}

func newLog(t tabletop) *logScreen { return &logScreen{app: t.sat().app, table: t} }

func (s *logScreen) name() string { return "log" }
func (s *logScreen) cancel() bool { s.app.close(); return true }

func (s *logScreen) draw(u *ui) {
	a, t := s.app, s.table
	box := dialog(a, u, a.t("log.title"), 520, 640)
	y := u.beginScroll(&s.scroll, box)
	st := bodyStyle.sized(16)
	list := t.happened()
	empty, show := a.t("log.empty"), a.t("log.show")
	if t.sat().game.Record().Game == agesGame {
		empty, show = a.t("log.ages.empty"), a.t("log.ages.show")
	}
	if len(list) == 0 {
		y = u.paragraph(box.X, y+8, box.W-12, empty, st)
	}
	for i := len(list) - 1; i >= 0; i-- {
		e := list[i]
		text := e.text()
		u.say(0, text)
		u.sprite(art.Badge{Color: t.sat().color(e.player)}, layout.Rect{X: box.X, Y: y + 9, W: 18, H: 18})
		top := y
		y = max(u.paragraph(box.X+28, y+6, box.W-40, text, st)+2, top+touch)
		if e.show != nil {
			u.area("log "+itoa(i+1), show+": "+text, layout.Rect{X: box.X, Y: top, W: box.W - 8, H: y - top}, e.show)
		}
	}
	u.endScroll(y)
}
