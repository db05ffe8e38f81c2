package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
)

// games are those that can be chosen, in the order of the start screen.
var games = []string{vassalsGame, agesGame}

// most gives how many can play the game of a setup.
func (s setup) most() int {
	if s.Game == agesGame {
		return 5
	}
	return 6
}

// game gives the game of a setup as records name it.
func (s setup) game() string {
	if s.Game == agesGame {
		return agesGame
	}
	return vassalsGame
}

// gameName names a game.
func (a *App) gameName(game string) string {
	if game == agesGame {
		return a.t("game.middleages")
	}
	return a.t("app.name")
}

// heights gives how tall the buttons are that choose the game, and those of the
// expansions: less on a low window.
func (s *start) heights() (games, expansions float64) {
	if s.app.room().H < 720 {
		return 46, 76
	}
	return 64, 88
}

// drawGames draws a button a game.
func (s *start) drawGames(u *ui, x, y, w float64) float64 {
	a := s.app
	high, _ := s.heights()
	lines := 1
	if high > 60 {
		lines = 2
	}
	u.say(2, a.t("start.game"))
	for i, r := range strip(layout.Rect{X: x, Y: y + 2, W: w, H: high}, len(games), 8, w) {
		game := games[i]
		face, st, state := light, labelStyle.in(faint), a.t("settings.off")
		if s.setup.game() == game {
			face, st, state = chosen, labelStyle, a.t("settings.on")
		}
		face.Pressed = u.pressed == "game "+game
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		side := min(high-10, r.W*.3)
		u.sprite(art.GamePicture{Game: game}, layout.Rect{X: r.X + 6, Y: r.Y + (r.H-side)/2, W: side, H: side})
		u.text(layout.Rect{X: r.X + side + 12, Y: r.Y + 4, W: r.W - side - 18, H: r.H - 8}, a.gameName(game), st.sized(18), left, lines)
		u.area("game "+game, a.t("start.game")+": "+a.gameName(game)+": "+state, r, func() { s.chooseGame(game) })
	}
	return y + high + 10
}

// chooseGame takes another game, and mends what it has not: the sixth player,
// pink, opponents with a temperament.
func (s *start) chooseGame(game string) {
	set := &s.setup
	set.Game = game
	if game == agesGame {
		set.Players = slices.Clone(set.Players[:min(len(set.Players), set.most())])
		for i, p := range set.Players {
			if p.Color == art.Pink.String() {
				set.Players[i].Color = s.freeColor(*set, art.Red).String()
			}
			if o, ok := opponentOf(p.Bot); ok {
				s.sit(i, o.Level)
			}
		}
	}
	s.changed()
}

// headCards are the tiles over the start screen of Middle Ages.
var headCards = [3]art.Card{
	{Property: "market", Number: 14, Symbol: "peasant"},
	{Property: "palace", Number: 22, Symbol: "peasant"},
	{Property: "church", Number: 21, Symbol: "chest"},
}

// drawAgesHead draws the tiles of Middle Ages over the start screen, and lords
// on them.
func (s *start) drawAgesHead(u *ui, r layout.Rect) {
	side := min(r.W/3-8, r.H*.92)
	between := min((r.W-3*side)/4, 24)
	x := r.X + (r.W-3*side-2*between)/2
	for i, c := range headCards {
		at := layout.Rect{X: x + float64(i)*(side+between), Y: r.Y + 4, W: side, H: side}
		u.sprite(c, at)
		if i != 1 {
			dx, dy, size := art.CardStand(side, i == 2)
			at = layout.Rect{X: at.X + dx, Y: at.Y + dy - size*.3, W: size, H: size}
			if i == 0 {
				u.sprite(art.Lord{Color: art.Red}, at)
			} else {
				u.sprite(art.Scout{Color: art.Blue}, at)
			}
		}
	}
}
