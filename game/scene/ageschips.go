package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// status says when a player is to move.
func (t *agesTable) status(player int) string {
	if t.match.State().Step() == ages.StepOver {
		return ""
	}
	switch n := t.place(player); {
	case player == t.game.Player() && t.botOf(player) != "":
		return t.seatNow(player)
	case player == t.game.Player():
		return t.app.t("ages.now")
	case n > 0:
		return t.app.words.Tf("ages.nth", map[string]any{"Number": n})
	case t.match.State().Step() == ages.StepLose:
		return ""
	}
	return t.app.t("ages.played")
}

// drawChips draws a small panel a player: coins, and when it is that player's
// turn. A touch shows the fief.
func (t *agesTable) drawChips(u *ui) {
	for p, r := range t.boxes.chips {
		face := parchment
		face.Active = p == t.game.Player()
		face.Pressed = u.pressed == t.fiefID(p)
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		name := t.players()[p].Name
		wide := r.W >= 88
		badge := 22.0
		if wide {
			badge = 28
		}
		x := r.X + 6
		if wide {
			u.sprite(art.Badge{Color: t.color(p)}, layout.Rect{X: x, Y: r.Y + (r.H-badge)/2, W: badge, H: badge})
			x += badge + 5
			u.name(layout.Rect{X: x, Y: r.Y + 2, W: r.X + r.W - 6 - x, H: 20}, name, nameStyle.sized(15), left)
			u.sprite(art.Emblem{Name: "coin"}, layout.Rect{X: x, Y: r.Y + r.H - 23, W: 18, H: 18})
			t.drawCoins(u, p, layout.Rect{X: x + 20, Y: r.Y + r.H - 24, W: 40, H: 21}, 17, left)
			if room := r.X + r.W - x - 62; room > 18 {
				t.drawFace(u, p, layout.Rect{X: r.X + r.W - 26, Y: r.Y + r.H - 26, W: 22, H: 22})
			}
		} else {
			u.sprite(art.Badge{Color: t.color(p)}, layout.Rect{X: r.X + (r.W-badge)/2, Y: r.Y + 3, W: badge, H: badge})
			t.drawCoins(u, p, layout.Rect{X: r.X + 2, Y: r.Y + r.H - 24, W: r.W - 4, H: 19}, 16.5, middle)
		}
		if t.owner() == p {
			u.sprite(art.Fill{Color: gold}, layout.Rect{X: r.X + 8, Y: r.Y + r.H - 3.5, W: r.W - 16, H: 2})
		}
		t.drawTurn(u, p, r)
		t.drawThinking(u, p, r)
		u.area(t.fiefID(p), t.app.words.Tf("ages.fief", map[string]any{"Name": name})+". "+t.status(p), r, func() { t.showFief(p) })
	}
}

func (t *agesTable) fiefID(player int) string { return "fief " + itoa(player+1) }

// showFief shows a player's fief; the one that is shown, in full.
func (t *agesTable) showFief(player int) {
	if t.owner() == player {
		t.app.open(&fiefScreen{app: t.app, table: t, player: player})
		return
	}
	t.shown = player
	t.app.page.Announce(t.describeFief(player))
}

// drawTurn draws a player's place in the order of the round at the corner of a
// panel, until that turn is over.
func (t *agesTable) drawTurn(u *ui, player int, r layout.Rect) {
	st := t.match.State()
	n := t.place(player)
	if n == 0 || st.Step() == ages.StepOver {
		return
	}
	const side = 19
	box := layout.Rect{X: r.X + r.W - side + 3, Y: r.Y - 4, W: side, H: side}
	u.frame.Panel(art.Panel{Style: art.Dark}, box.X, box.Y, box.W, box.H)
	u.text(box, itoa(n), numberStyle.sized(12).in(pointsGold), middle, 1)
}

// drawCoins draws how many coins a player has, without those on their way.
func (t *agesTable) drawCoins(u *ui, player int, r layout.Rect, size float64, at align) {
	n := t.match.State().Coins(player) - t.flight.coming(player)
	if t.onlook && t.match.Player() < 0 { // no final table follows
		n = t.points()[player]
	}
	st := scoreStyle.sized(size)
	if t.flight.counting(player) {
		st = st.in(gold)
	}
	u.text(r, itoa(n), st, at, 1)
}

// coinPlace is where a player's coins are seen.
func (t *agesTable) coinPlace(player int) layout.Point {
	if r := t.boxes.fiefs[player]; t.boxes.shape == desk {
		return layout.Point{X: r.X + r.W - 40, Y: r.Y + 20}
	}
	r := t.boxes.chips[player]
	return layout.Point{X: r.X + r.W/2, Y: r.Y + r.H*.7}
}
