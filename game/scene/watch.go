package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// botSteps gives the buttons of a bot's turn.
func (t *sitting) botSteps() (small []stepButton, large stepButton) {
	a := t.app
	first := stepButton{"undo", a.t("action.undo"), "", art.Undo, disabled, nil}
	switch {
	case t.botsAlone():
		first = stepButton{"step", a.t("button.step"), "", art.Next, light, t.single}
	case t.canUndo():
		first.face, first.act = light, t.undo
	}
	n := a.set.speed()
	speed := stepButton{"speed", a.words.Tf("action.speed", map[string]any{"Count": n}), itoa(n) + "×", art.NoIcon, light, t.nextSpeed}
	large = stepButton{"pause", a.t("button.pause"), a.t("button.pause"), art.Pause, light, t.pause}
	if t.paused {
		large = stepButton{"pause", a.t("button.resume"), a.t("button.resume"), art.Play, green, t.pause}
	}
	return []stepButton{first, speed}, large
}

// seatNow says who plays a seat, or that it is thinking.
func (t *sitting) seatNow(player int) string {
	if t.bot.stop != nil && t.game.Player() == player {
		return t.app.t("bot.thinks")
	}
	bot := t.botOf(player)
	if _, ok := opponentOf(bot); ok {
		return t.app.t("opponent." + bot + ".title")
	}
	return t.app.seatText(bot)
}

// drawFace draws the portrait of the bot that plays a seat. It reports whether
// one does.
func (t *sitting) drawFace(u *ui, player int, r layout.Rect) bool {
	bot := t.botOf(player)
	if bot != "" {
		u.face(bot, r)
	}
	return bot != ""
}

// drawThinking shows in a player's panel how far its thinking is.
func (t *sitting) drawThinking(u *ui, player int, r layout.Rect) {
	if t.bot.stop == nil || t.game.Player() != player {
		return
	}
	u.progress(layout.Rect{X: r.X + 10, Y: r.Y + r.H - 7, W: r.W - 20, H: 3}, t.bot.progress)
}

// seatsScreen lists who plays, and lets seats be handed over.
type seatsScreen struct {
	app   *App
	table *sitting
}

func (s *seatsScreen) name() string { return "seats" }
func (s *seatsScreen) cancel() bool { s.app.close(); return true }

func (s *seatsScreen) draw(u *ui) {
	a := s.app
	players := s.table.players()
	const row = 54
	box := dialog(a, u, a.t("menu.players"), 460, 62+12+row*float64(len(players))+4)
	for i, p := range players {
		y := box.Y + 4 + row*float64(i)
		u.sprite(art.Badge{Color: s.table.color(i)}, layout.Rect{X: box.X, Y: y + 6, W: 34, H: 34})
		w := min(box.W*.58, 220)
		u.name(layout.Rect{X: box.X + 44, Y: y, W: box.W - w - 52, H: 46}, p.Name, nameStyle, left)
		u.say(0, a.seatLabel(p))
		a.seatButton(u, "seat "+itoa(i+1), p, layout.Rect{X: box.X + box.W - w, Y: y, W: w, H: 46}, func() { s.table.openSeat(i) })
	}
}

// openSeat offers who plays a seat from now on.
func (t *sitting) openSeat(i int) {
	t.app.open(newPicker(t.app, t.game.Record().Game, t.botOf(i), func(bot string) { t.sit(i, bot) }))
}
