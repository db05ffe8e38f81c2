package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// gameScreen is what can be done with one of the saved games.
type gameScreen struct {
	app  *App
	list *gamesScreen
	game *saved
}

func (s *gameScreen) name() string { return "saved" }
func (s *gameScreen) cancel() bool { s.app.close(); return true }

func (s *gameScreen) draw(u *ui) {
	a, g := s.app, s.game
	list := []menuEntry{
		{"open", a.t("start.continue"), art.Play, func() { a.resume(g.id) }},
		{"rename", a.t("games.rename"), art.Pencil, s.rename},
		{"export", a.t("menu.export"), art.Export, func() { a.page.Save(g.rec.Game+".json", string(g.rec.Encode())) }},
		{"link", a.t("menu.link"), art.Link, func() { a.copyLink(g.rec) }},
		{"delete", a.t("games.delete"), art.Trash, s.delete},
	}
	if g.replay() == nil && g.match.Player() < 0 {
		list[0].label = a.t("final.table")
	}
	const row = 54
	cols := 1
	if a.room().H < 400 {
		cols = 2
	}
	rows := (len(list) + cols - 1) / cols
	wide := min(340*float64(cols), a.room().W-2*margin)
	title := titleStyle.sized(25)
	box := dialog(a, u, layout.Ellipsis(title.face, title.size, wide-80, g.title()), wide, 62+12+row*float64(rows)+4)
	w := (box.W - 8*float64(cols-1)) / float64(cols)
	for i, e := range list {
		u.button(e.id, e.label, layout.Rect{X: box.X + float64(i%cols)*(w+8), Y: box.Y + 6 + float64(i/cols)*row, W: w, H: 48}, light, e.icon, e.label, e.act)
	}
}

// rename asks for another name; without one the game is called by its players.
func (s *gameScreen) rename() {
	a := s.app
	room := a.room().Inset(margin)
	w := min(room.W, 340)
	box := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y + room.H/3, W: w, H: touch}
	a.page.Edit(a.toPage(box), a.t("games.name"), s.game.title(), 40, func(text string, ok bool) {
		if !ok || text == s.game.title() {
			return
		}
		if err := a.store.rename(s.game, text); err != nil {
			a.noteRefusal(err)
		}
		s.list.refresh()
	})
}

func (s *gameScreen) delete() {
	s.app.close()
	s.list.delete(s.game.title(), s.app.store.remove(s.game.id))
}
