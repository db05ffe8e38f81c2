package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// viewBoxes says where the parts of an embedded board lie.
type viewBoxes struct {
	chips []layout.Rect // a small panel a player; none where the board is bare
	bar   layout.Rect   // to step through the game; empty where there is none
	free  layout.Rect   // what these leave
}

func (v *viewer) layOut() viewBoxes {
	a := v.app
	room := a.room()
	b := viewBoxes{free: room}
	if a.embed.bare {
		return b
	}
	if a.embed.mode == modeReplay {
		const high = touch + 8
		b.bar = layout.Rect{X: room.X, Y: room.Y + room.H - high, W: room.W, H: high}
		b.free.H -= high
	}
	return b
}

func (v *viewer) draw(u *ui) {
	v.boxes = v.layOut()
	v.table.drawWatched(u, v)
	u.say(1, v.title())
	if v.boxes.bar.W > 0 {
		v.drawBar(u, v.boxes.bar)
	}
}

// drawBar draws the way through the game.
func (v *viewer) drawBar(u *ui, r layout.Rect) {
	a := v.app
	u.panel(parchment, r)
	to := func(move int) func() {
		if move < 0 || move > v.last() || move == v.at {
			return nil
		}
		return func() { v.step(move) }
	}
	play := stepButton{"play", a.t("button.resume"), "", art.Play, green, v.toggle}
	if v.running {
		play = stepButton{"play", a.t("button.pause"), "", art.Pause, light, v.toggle}
	}
	list := []stepButton{
		{"first", a.t("replay.first"), "", art.Previous, light, to(0)},
		{"previous", a.t("analysis.previous"), "", art.Less, light, to(v.at - 1)},
		play,
		{"next", a.t("analysis.next"), "", art.More, light, to(v.at + 1)},
		{"last", a.t("replay.last"), "", art.Next, light, to(v.last())},
	}
	const between = 4
	x := r.X + 6
	for _, b := range list {
		if b.act == nil {
			b.face = disabled
		}
		u.button(b.id, b.label, layout.Rect{X: x, Y: r.Y + 4, W: touch, H: touch}, b.face, b.icon, "", b.act)
		x += touch + between
	}
	u.text(layout.Rect{X: x + 4, Y: r.Y + 4, W: r.X + r.W - 12 - x, H: touch}, v.title(), hintStyle, left, 2)
}

// drawWatched implements watched.
func (t *table) drawWatched(u *ui, v *viewer) {
	t.boxes = hud{free: v.boxes.free, players: make([]layout.Rect, len(t.players()))}
	t.cam.SetView(t.boxes.free)
	t.cam.SetBounds(t.extent())
	if !t.seen && t.app.view.W > 0 {
		t.look(t.extent(), wholeScale)
		t.seen = true
	}
	u.sprite(art.Oak{}, t.app.window())
	t.drawTiles(u)
	t.drawMarked(u)
	t.drawTold(u)
	t.drawScored(u)
	t.drawLanding(u)
	t.drawFigures(u)
	t.drawTip(u)
	t.drawFlights(u)
	u.controls = append(u.controls, control{id: "whole-map", label: t.app.t("menu.map"), act: t.wholeMap})
}

// drawWatched implements watched.
func (t *agesTable) drawWatched(u *ui, v *viewer) {
	t.boxes = t.layOut()
	u.sprite(art.Oak{}, t.app.window())
	t.sayTable(u)
	t.drawTitle(u)
	t.drawEvents(u)
	t.drawLanes(u)
	t.drawChips(u)
	for p, r := range t.boxes.fiefs {
		if r.W > 0 {
			t.drawFief(u, p, r)
		}
	}
	t.drawFlights(u)
}
