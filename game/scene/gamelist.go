package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
)

// gamesScreen lists the saved games, the one played last first.
type gamesScreen struct {
	app     *App
	games   []*saved
	damaged []string // the keys of what cannot be read
	deleted string   // what was deleted last, empty for nothing
	undo    func() error
	scroll  scroller
}

func newGames(a *App) *gamesScreen {
	s := &gamesScreen{app: a}
	s.refresh()
	return s
}

func (s *gamesScreen) name() string { return "games" }
func (s *gamesScreen) cancel() bool { s.app.close(); s.left(); return true }

// refresh reads what is stored.
func (s *gamesScreen) refresh() {
	s.games, _ = s.app.store.list() // of a storage that is denied the player knows
	s.damaged = s.app.store.damagedSaves()
	s.app.stale = true
}

// left brings the start screen up to date.
func (s *gamesScreen) left() {
	if start, ok := s.app.base.(*start); ok {
		start.look()
	}
}

// The height of a game in the list, and the side of its picture.
const (
	gameRow  = 100.0
	gameSide = 84.0
)

func (s *gamesScreen) draw(u *ui) {
	a := s.app
	all := gameRow*float64(max(len(s.games), 2)) + 54*float64(len(s.damaged))
	box := dialog(a, u, a.t("games.title"), 680, 62+all+54+16)
	u.controls[len(u.controls)-1].act = func() { s.cancel() } // the cross
	foot := layout.Rect{X: box.X, Y: box.Y + box.H - 48, W: box.W, H: 48}
	box.H -= 54
	y := u.beginScroll(&s.scroll, box)
	w := box.W - 8
	if len(s.games)+len(s.damaged) == 0 {
		u.say(0, a.t("games.empty"))
		y = u.paragraph(box.X, y+8, w, a.t("games.empty"), bodyStyle.sized(17))
	}
	for i := range s.games {
		s.drawGame(u, i, layout.Rect{X: box.X, Y: y + 2, W: w, H: gameRow - 6})
		y += gameRow
	}
	for i := range s.damaged {
		y = s.drawDamaged(u, i, layout.Rect{X: box.X, Y: y + 2, W: w, H: 48})
	}
	u.endScroll(y)
	s.drawFoot(u, foot)
}

// drawGame draws a game: a picture of it, what it is called, when it was played.
func (s *gamesScreen) drawGame(u *ui, i int, r layout.Rect) {
	a, g := s.app, s.games[i]
	id := itoa(i + 1)
	title, date := g.title(), a.page.Date(g.Played)
	game := a.gameName(g.rec.Game)
	label := a.words.Tf("games.open", map[string]any{"Name": title})
	label += ". " + game
	if _, seen := u.seen(r); seen {
		face := light
		face.Pressed = u.pressed == "game "+id
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		state := a.t("games.damaged")
		if g.replay() == nil {
			state = a.stage(g.match)
			if g.match.Player() < 0 {
				state = a.t("games.over")
			}
		}
		a.drawPicture(u, g, layout.Rect{X: r.X + 5, Y: r.Y + (r.H-gameSide)/2, W: gameSide, H: gameSide})
		text := layout.Rect{X: r.X + gameSide + 14, Y: r.Y + 6, W: r.W - gameSide - 14 - touch - 10, H: 24}
		u.name(text, title, nameStyle.sized(17), left)
		line := date
		if text.W > 260 { // elsewhere the picture alone says which game it is
			line = game + ", " + date
		}
		u.text(layout.Rect{X: text.X, Y: text.Y + 24, W: text.W, H: 36}, line, hintStyle.sized(14), left, 2)
		u.text(layout.Rect{X: text.X, Y: text.Y + 60, W: text.W, H: 22}, state, bodyStyle.sized(15), left, 1)
		u.say(0, title+". "+game+". "+date+". "+state)
	}
	u.area("game "+id, label+", "+date, layout.Rect{X: r.X, Y: r.Y, W: r.W - touch - 8, H: r.H}, func() { a.resume(g.id) })
	more := layout.Rect{X: r.X + r.W - touch - 6, Y: r.Y + (r.H-touch)/2, W: touch, H: touch}
	u.button("more "+id, a.words.Tf("games.more", map[string]any{"Name": title}), more, light, art.Menu, "",
		func() { a.open(&gameScreen{app: a, list: s, game: g}) })
}

// drawDamaged draws what cannot be read; it can be kept as a file.
func (s *gamesScreen) drawDamaged(u *ui, i int, r layout.Rect) float64 {
	a, key := s.app, s.damaged[i]
	id := itoa(i + 1)
	u.icon(art.Warning, r.X+20, r.Y+r.H/2, 24, faint)
	u.text(layout.Rect{X: r.X + 44, Y: r.Y, W: r.W - 44 - 2*touch - 20, H: r.H}, a.t("games.damaged"), bodyStyle.sized(17), left, 2)
	u.say(0, a.t("games.damaged"))
	y := r.Y + (r.H-touch)/2
	u.button("export-damaged "+id, a.t("games.damaged")+": "+a.t("storage.export"), layout.Rect{X: r.X + r.W - 2*touch - 12, Y: y, W: touch, H: touch}, light, art.Export, "",
		func() {
			if text, ok, err := a.page.Load(key); ok && err == nil {
				a.page.Save("vassals-damaged.json", text)
			}
		})
	u.button("delete-damaged "+id, a.t("games.damaged")+": "+a.t("games.delete"), layout.Rect{X: r.X + r.W - touch - 6, Y: y, W: touch, H: touch}, light, art.Trash, "",
		func() { s.delete(a.t("games.damaged"), a.store.removeDamaged(key)) })
	return r.Y + r.H + 4
}

// drawFoot offers to open a file, or to undo the last deletion.
func (s *gamesScreen) drawFoot(u *ui, r layout.Rect) {
	a := s.app
	if s.undo == nil {
		u.button("import", a.t("games.import"), r, green, art.Import, a.t("games.import"), func() { a.page.Open(a.importGame) })
		return
	}
	const wide = 130
	said := a.words.Tf("games.deleted", map[string]any{"Name": s.deleted})
	u.say(0, said)
	u.name(layout.Rect{X: r.X, Y: r.Y, W: r.W - wide - 10, H: r.H}, said, bodyStyle, left)
	u.button("undo", a.t("games.restore")+": "+s.deleted, layout.Rect{X: r.X + r.W - wide, Y: r.Y, W: wide, H: r.H}, green, art.Undo, a.t("games.restore"), s.restore)
	u.area("import", a.t("games.import"), layout.Rect{}, func() { a.page.Open(a.importGame) })
}

// delete tells that something is gone, which undo brings back.
func (s *gamesScreen) delete(what string, undo func() error) {
	s.deleted, s.undo = what, undo
	s.refresh()
	s.app.page.Announce(s.app.words.Tf("games.deleted", map[string]any{"Name": what}))
}

// restore brings back what was deleted last.
func (s *gamesScreen) restore() {
	err := s.undo()
	s.undo = nil
	if err != nil {
		s.app.noteRefusal(err)
	}
	s.refresh()
}

// importGame shows the game in a file; it is one of the saved games from then on.
func (a *App) importGame(text string, ok bool) {
	var rec *rules.Record
	if ok {
		if g, err := readSave("", text); err == nil && g.replay() == nil {
			rec = g.rec
		}
	}
	if rec == nil {
		a.open(&question{app: a, title: a.t("games.import"), text: a.t("games.badfile"), yes: a.t("button.close")})
		return
	}
	a.takeUp(rec)
}
