package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// tinyHigh is the height of a player's panel on a board that is hardly larger
// than a hand.
const tinyHigh = 30

// watchedHud lays the panels of a table out that is only looked at.
func (t *table) watchedHud(v *viewBoxes) hud {
	n, free := len(t.players()), v.free
	h := hud{shape: upright, players: make([]layout.Rect, n)}
	switch {
	case v.bare:
	case free.H < 300 || free.W < 300:
		h.players = strip(layout.Rect{X: free.X + 5, Y: free.Y + 5, W: free.W - 10, H: tinyHigh}, n, 4, 150)
		free.Y, free.H = free.Y+tinyHigh+6, free.H-tinyHigh-6
	default:
		h = arrange(free, n, t.has("fairs") || t.has("allornothing") || t.has("shadow"), t.has("fairs"))
		last := h.players[n-1]
		if h.shape == upright {
			free.H -= last.Y + last.H + 4 - free.Y
			free.Y = last.Y + last.H + 4
		} else {
			free.W -= last.X + last.W + 4 - free.X
			free.X = last.X + last.W + 4
		}
	}
	return hud{shape: h.shape, players: h.players, free: free}
}

// drawWatched implements watched.
func (t *table) drawWatched(u *ui, v *viewBoxes) {
	t.boxes = t.watchedHud(v)
	t.cam.SetView(t.boxes.free)
	t.cam.SetBounds(t.extent())
	if !t.seen && t.app.view.W > 0 {
		t.watchMap()
		t.watchGrowth()
		t.seen = true
	}
	u.sprite(art.Oak{}, t.app.window())
	t.drawTiles(u)
	t.drawMarked(u)
	t.drawTold(u)
	t.drawScored(u)
	t.drawLanding(u)
	t.drawFigures(u)
	t.drawLast(u)
	if !v.bare {
		t.drawPlayers(u)
	} else {
		for i := range t.players() {
			u.say(0, t.describePlayer(i))
		}
	}
	t.drawTip(u)
	t.drawFlights(u)
	t.drawWholeMap(u, v)
}

// drawLast marks the tile laid last with the badge of whoever laid it, or with
// a flag where it is the better move.
func (t *table) drawLast(u *ui) {
	n := len(t.log)
	if t.marked == nil || n == 0 || *t.marked != t.log[n-1].spot || t.stage.falls(*t.marked) {
		return // an empty spot is marked when it is asked about
	}
	r := t.cell(*t.marked)
	if t.better {
		h := min(max(r.W*.6, 44), 80)
		u.flag(layout.Point{X: r.X + r.W*.7, Y: r.Y + r.H*.3}, h)
		return
	}
	side := min(max(r.W*.36, 16), 34)
	u.sprite(art.Badge{Color: t.color(t.log[n-1].player)}, layout.Rect{X: r.X - side*.4, Y: r.Y - side*.4, W: side, H: side})
}

// flag draws a flag of a height with its foot at a point.
func (u *ui) flag(foot layout.Point, h float64) {
	u.sprite(art.Flag{}, layout.Rect{X: foot.X - h*art.FlagFootX, Y: foot.Y - h*art.FlagFootY, W: h, H: h})
}

// drawWholeMap draws the way back to all of the map, once it was moved.
func (t *table) drawWholeMap(u *ui, v *viewBoxes) {
	label := t.app.t("menu.map")
	if v.bare || !t.led {
		u.controls = append(u.controls, control{id: "whole-map", label: label, act: t.watchMap})
		return
	}
	f := t.boxes.free
	r := layout.Rect{X: f.X + f.W - touch - margin, Y: f.Y + margin, W: touch, H: touch}
	u.button("whole-map", label, r, light, art.WholeMap, "", t.watchMap)
	u.blocks = append(u.blocks, r)
}

// drawTinyPlayer draws a player's mark and score, and the name where it has
// room.
func (t *table) drawTinyPlayer(u *ui, i int, r layout.Rect) {
	const side = 20
	x := r.X + 6
	u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side})
	score := 34.0
	if r.W >= 96 {
		u.name(layout.Rect{X: x + side + 4, Y: r.Y, W: r.W - side - score - 18, H: r.H}, t.players()[i].Name, nameStyle.sized(15), left)
	} else {
		score = r.W - side - 14
	}
	t.drawScore(u, i, layout.Rect{X: r.X + r.W - score - 6, Y: r.Y, W: score, H: r.H}, 17)
}

// watchMap shows all of the map, as large as it gets.
func (t *table) watchMap() {
	t.led = false
	t.cam.SetBounds(t.extent())
	t.look(t.watchedExtent(), wholeScale)
}

// watchedExtent is where there are tiles, and a little round them.
func (t *table) watchedExtent() layout.Rect { return t.extent().Inset(.75) }
