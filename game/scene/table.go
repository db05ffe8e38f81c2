package scene

import (
	"math"

	"vassals/game/layout"
	"vassals/rules/vassals"
)

// table is the game itself: the map, the turn under way, what is known of the
// players.
type table struct {
	sitting
	match *vassals.Match
	turn  turn
	log   []entry
	last  [6]*vassals.Spot // the last tile of each player
	stage stage

	advice advice

	marked *vassals.Spot   // the tile of a line of the log that was asked for
	scored []scoredFeature // what the last turn scored, shown until the next one

	told   *told // what the player wants to know about, nil for nothing
	fields bool  // who holds which field is shown
	better bool  // what lies there since the last move is better than what was played

	cam    *layout.Camera
	over   bool  // the final table follows when nothing moves any more
	led    bool  // the player has taken the camera
	seen   bool  // the camera was set to the map once
	before *view // where the camera was before it went close to a tile
	boxes  hud   // where the panels are, as of the last picture

	handTile layout.Rect              // where the tile in hand is, as of then
	icons    map[holding]layout.Point // and what the players have
}

// view is a place of the camera.
type view struct {
	center layout.Point
	scale  float64
}

// newTable shows a game under way.
func newTable(a *App, m *vassals.Match, noUndo bool) *table {
	t := &table{match: m, cam: layout.NewCamera(layout.Rect{}), icons: map[holding]layout.Point{}}
	t.sitting = sitting{app: a, game: m, table: t, noUndo: noUndo}
	t.cam.MaxScale = 320
	t.recall()
	t.begin()
	return t
}

func (t *table) camera() *layout.Camera { return t.cam }

// moved is told that the player moved the camera: from now on it stays where
// the player wants it.
func (t *table) moved() { t.before, t.led = nil, true }

// resized keeps the map in place when the window changes.
func (t *table) resized() {
	switch {
	case t.onlook: // the picture places it, all of it unless the reader has moved it
		t.seen = t.led
	case t.seen:
		t.place()
	}
}

// place tells the camera where the map may be shown.
func (t *table) place() {
	t.boxes = t.layOut()
	t.cam.SetView(t.boxes.free)
	t.cam.SetBounds(t.extent())
}

// extent is what of the map can be looked at: the tiles and the spots round
// them, in tiles.
func (t *table) extent() layout.Rect {
	b := t.match.State().Bounds()
	return layout.Rect{X: float64(b.MinX) - 1, Y: float64(b.MinY) - 1,
		W: float64(b.MaxX-b.MinX) + 3, H: float64(b.MaxY-b.MinY) + 3}
}

// wholeMap shows all of it.
func (t *table) wholeMap() {
	t.before, t.led = nil, false
	t.cam.SetBounds(t.extent())
	t.look(t.extent(), wholeScale)
}

// wholeScale is the largest scale of the whole map, CSS pixels a tile.
const wholeScale = 132

// glideTime is how long the camera takes to where it is sent, milliseconds.
const glideTime = 320

// zoomTime is how long a step of the zoom takes, milliseconds.
const zoomTime = 160

// look shows a part of the map, at a scale of at most most.
func (t *table) look(r layout.Rect, most float64) {
	center, scale := t.cam.Fit(r, 6)
	t.goTo(center, min(scale, most))
}

// goTo sends the camera to a place.
func (t *table) goTo(center layout.Point, scale float64) {
	d := 0.0
	if t.app.motion() && t.seen {
		d = glideTime
	}
	t.cam.GlideTo(center, scale, t.app.now, d)
}

// leastScale is the scale below which tiles are too small to play with, CSS
// pixels a tile.
const leastScale = 56

// overview shows all of the map where that leaves the tiles large enough, else
// the surroundings of the spot nearest to a place.
func (t *table) overview(to layout.Point) {
	if _, scale := t.cam.Fit(t.extent(), 6); scale >= leastScale || len(t.turn.spots) == 0 {
		t.look(t.extent(), wholeScale)
		return
	}
	best, least := to, math.Inf(1)
	for _, s := range t.turn.spots {
		at := layout.Point{X: float64(s.X) + .5, Y: float64(s.Y) + .5}
		if d := math.Hypot(at.X-to.X, at.Y-to.Y); d < least {
			best, least = at, d
		}
	}
	t.goTo(best, leastScale)
}

// follow keeps the whole map in view while it grows, until the player takes the
// camera or the tiles would become too small to play with.
func (t *table) follow() {
	if t.led || !t.seen {
		return
	}
	t.cam.SetBounds(t.extent())
	if _, scale := t.cam.Fit(t.extent(), 6); scale >= leastScale {
		t.look(t.extent(), wholeScale)
		return
	}
	for _, s := range t.turn.spots {
		if t.boxes.free.Contains(t.aimed(s.Spot).Center()) {
			return
		}
	}
	center, _ := t.cam.Aim()
	t.overview(center)
}

// show brings a spot into the free part of the window, if it is not there.
func (t *table) show(s vassals.Spot) {
	r, f := t.aimed(s), t.boxes.free
	dx := min(0, f.X+f.W-r.X-r.W) + max(0, f.X-r.X)
	dy := min(0, f.Y+f.H-r.Y-r.H) + max(0, f.Y-r.Y)
	if dx != 0 || dy != 0 {
		c, scale := t.cam.Aim()
		t.goTo(layout.Point{X: c.X - dx/scale, Y: c.Y - dy/scale}, scale)
	}
}

// aimed gives the box of a spot on the screen when the camera has come to where
// it is going.
func (t *table) aimed(s vassals.Spot) layout.Rect {
	there := *t.cam
	center, scale := t.cam.Aim()
	there.GlideTo(center, scale, 0, 0)
	return there.TileRect(s.X, s.Y, max(t.app.view.Ratio, 1))
}

// closeUp goes near the tile just placed, so that its places can be touched.
func (t *table) closeUp() {
	if t.before == nil {
		center, scale := t.cam.Aim()
		t.before = &view{center, scale}
	}
	near := 118.0
	if len(t.offered()) > 3 { // a finger must tell them apart
		near = 160
	}
	s := t.turn.placed.Spot
	if _, scale := t.cam.Aim(); scale < near {
		t.goTo(layout.Point{X: float64(s.X) + .5, Y: float64(s.Y) + .5}, near)
		return
	}
	t.show(s)
}

// backOff goes back to where the camera was before closeUp.
func (t *table) backOff() {
	if v := t.before; v != nil {
		if _, scale := t.cam.Aim(); v.scale < scale {
			t.goTo(v.center, v.scale)
		}
	}
	t.before = nil
}

func (t *table) update(now float64) (redraw, awake bool) {
	moved := t.cam.Update(now)
	run := t.stage.update(now)
	if t.over && !t.stage.running() && t.app.base == screen(t) {
		t.app.show(newEnd(t))
		return true, false
	}
	acted, waiting := t.drive()
	return moved || run || acted, t.cam.Moving() || run || waiting
}

func (t *table) moving() bool {
	return t.cam.Moving() || t.stage.running() || t.botsTurn() && !t.held() || t.advice.stop != nil ||
		t.over && t.app.base == screen(t) // the final table comes
}

// hurry ends what moves.
func (t *table) hurry() bool {
	return t.stage.clear()
}

// key moves the choice with the arrows.
func (t *table) key(k Key) bool {
	switch k.Key {
	case "+", "=":
		t.zoomBy(1.25)
		return true
	case "-":
		t.zoomBy(.8)
		return true
	}
	dx, dy, ok := k.arrow()
	if !ok {
		return false
	}
	t.told = nil
	if t.botsTurn() {
		return true
	}
	t.step(float64(dx), float64(dy))
	return true
}

func (t *table) zoomBy(f float64) {
	d := 0.0
	if t.app.motion() {
		d = zoomTime
	}
	t.cam.ZoomTo(t.boxes.free.Center(), f, t.app.now, d)
	t.moved()
}

// step goes to the nearest spot or place in a direction.
func (t *table) step(dx, dy float64) {
	var at []layout.Point
	from := layout.Point{}
	current := -1
	if t.match.State().Step() == vassals.StepPlace {
		for i, s := range t.turn.spots {
			at = append(at, layout.Point{X: float64(s.X), Y: float64(s.Y)})
			if i == t.turn.try {
				from, current = at[i], i
			}
		}
	} else {
		list := t.offered()
		for i, c := range list {
			at = append(at, t.standing(t.turn.claims[c].Part))
			if c == t.turn.claim {
				from, current = at[i], i
			}
		}
		if i := nearest(at, from, current, dx, dy); i >= 0 {
			t.choose(list[i])
		}
		return
	}
	if i := nearest(at, from, current, dx, dy); i >= 0 {
		t.tryAt(i)
	}
}

// nearest gives the point that lies next to from in a direction, an index, or
// -1. With nothing chosen yet (current below 0) any point will do.
func nearest(at []layout.Point, from layout.Point, current int, dx, dy float64) int {
	best, least := -1, 0.0
	for i, p := range at {
		if i == current {
			continue
		}
		along := (p.X-from.X)*dx + (p.Y-from.Y)*dy
		across := (p.X-from.X)*dy - (p.Y-from.Y)*dx
		if current >= 0 && along <= 0 {
			continue
		}
		if d := along*along + 3*across*across; best < 0 || d < least {
			best, least = i, d
		}
	}
	return best
}
