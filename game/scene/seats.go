package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
	"vassals/rules/bots"
)

// opponentOf gives the named opponent with a code.
func opponentOf(bot string) (o bots.Opponent, ok bool) {
	i := slices.IndexFunc(bots.Opponents(), func(o bots.Opponent) bool { return o.Code == bot })
	if i < 0 {
		return o, false
	}
	return bots.Opponents()[i], true
}

// knownBot reports whether a seat is played by the program. A bot that it does
// not know, of a record from elsewhere, is played by a person.
func knownBot(bot string) bool { return slices.Contains(bots.Names(), bot) }

// seatText says who plays a seat: a person, or which bot.
func (a *App) seatText(bot string) string {
	if o, ok := opponentOf(bot); ok {
		return a.words.Tf("seat.opponent", map[string]any{"Title": a.t("opponent." + bot + ".title"), "Level": a.t("level." + o.Level)})
	}
	switch {
	case slices.Contains(bots.Levels(), bot):
		return a.words.Tf("seat.bot", map[string]any{"Level": a.t("level." + bot)})
	case knownBot(bot):
		return a.t("seat.bot.other")
	}
	return a.t("seat.person")
}

// seatLabel is seatText with the name of the player, for screen readers.
func (a *App) seatLabel(p rules.Player) string {
	return a.words.Tf("seat.of", map[string]any{"Name": p.Name, "Seat": a.seatText(p.Bot)})
}

// face draws who plays a seat.
func (u *ui) face(bot string, r layout.Rect) { u.sprite(art.Portrait{Code: bot}, r) }

// seatButton draws who plays a seat, as a button that lets somebody else play
// it: with a text where it is wide.
func (a *App) seatButton(u *ui, id string, p rules.Player, r layout.Rect, act func()) {
	face := light
	face.Pressed = u.pressed == id
	u.frame.Panel(face, r.X, r.Y, r.W, r.H)
	const arrow = 13
	side := r.H - 8
	u.face(p.Bot, layout.Rect{X: r.X + 3, Y: r.Y + 4, W: side, H: side})
	if room := r.W - side - arrow - 12; room > 40 {
		u.text(layout.Rect{X: r.X + side + 6, Y: r.Y + 2, W: room, H: r.H - 4}, a.seatText(p.Bot), labelStyle.sized(16), left, 2)
	}
	u.icon(art.Dropdown, r.X+r.W-arrow/2-4, r.Y+r.H/2, arrow, faint)
	u.area(id, a.seatLabel(p), r, act)
}

// sit gives a seat of the start screen to a person or a bot. An opponent brings
// a name of its own, and leaves with it.
func (s *start) sit(i int, bot string) {
	players := s.setup.Players
	p := &players[i]
	_, was := opponentOf(p.Bot)
	p.Bot = bot
	switch _, is := opponentOf(bot); {
	case is:
		p.Name = s.freeName(i, s.app.t("opponent."+bot+".name"))
	case was:
		others := slices.Delete(slices.Clone(players), i, i+1)
		p.Name = s.newPlayer(setup{Players: others}).Name
	}
	s.changed()
}

// freeName gives a name that no other player of the setup has.
func (s *start) freeName(i int, name string) string {
	for n, try := 2, name; ; n, try = n+1, name+" "+itoa(n) {
		if !slices.ContainsFunc(s.setup.Players, func(q rules.Player) bool { return q.Name == try && q != s.setup.Players[i] }) {
			return try
		}
	}
}

// firstSetup is who plays when somebody comes for the first time: a person
// against a bot that knows its trade.
func (s *start) firstSetup() setup {
	var set setup
	for _, bot := range []string{"", "medium"} {
		p := s.newPlayer(set)
		p.Bot = bot
		set.Players = append(set.Players, p)
	}
	return set
}
