package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// renewal is a new version of the game that waits.
type renewal struct {
	there bool
	later bool // the player wants none of it now
}

// Renewed tells that a new version of the game is there, which the player may
// swap to. An embedded board is no place for it.
func (a *App) Renewed() {
	if a.embed != nil {
		return
	}
	if !a.renewal.there {
		a.page.Announce(a.t("renew.text"))
	}
	a.renewal = renewal{there: true}
	a.stale = true
}

// renew swaps. Confirmed turns are saved, and the page comes back to the game.
func (a *App) renew() {
	a.renewal.later = true
	a.page.Renew()
}

// drawRenewal offers the new version above whatever is not a dialog. The
// settings offer it too, to those who put it off.
func (a *App) drawRenewal(u *ui) {
	if !a.renewal.there || a.renewal.later || len(a.sheets) > 0 {
		return
	}
	room := a.noticeRoom()
	w := min(room.W, 420)
	text := a.t("renew.text")
	rows := layout.Wrap(bodyStyle.face, bodyStyle.size, w-32, text)
	high := layout.LineHeight(bodyStyle.face, bodyStyle.size) * float64(len(rows))
	box := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y, W: w, H: high + 20 + 48 + 10}
	u.panel(parchment, box)
	u.say(2, text)
	u.text(layout.Rect{X: box.X + 16, Y: box.Y + 8, W: w - 32, H: high}, text, bodyStyle, middle, len(rows))
	half := (w - 32 - 10) / 2
	y := box.Y + high + 16
	u.button("later", a.t("renew.later"), layout.Rect{X: box.X + 16, Y: y, W: half, H: 48}, light, art.NoIcon, a.t("renew.later"),
		func() { a.renewal.later = true })
	u.button("renew", a.t("renew.now"), layout.Rect{X: box.X + 26 + half, Y: y, W: half, H: 48}, green, art.NoIcon, a.t("renew.now"), a.renew)
}
