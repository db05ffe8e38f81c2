package scene

import (
	"math"

	"vassals/game/layout"
	"vassals/rules/vassals"
)

// view is a place of the camera.
type view struct {
	center layout.Point
	scale  float64
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
	t.goTo(t.filled(best, leastScale), leastScale)
}

// flagRoom is how much room the flag over a tile takes, in tiles.
const flagRoom = .8

// filled gives the center nearest to a wanted one at which, at a scale, the view
// shows the map and the spots round it, as far as there are enough of them, and
// of the bare table beyond what the flag over a tile tried there needs.
func (t *table) filled(center layout.Point, scale float64) layout.Point {
	e, f := t.extent(), t.boxes.free
	e = layout.Rect{X: e.X - flagRoom, Y: e.Y - flagRoom, W: e.W + 2*flagRoom, H: e.H + 2*flagRoom}
	near := func(at, from, length, shown float64) float64 {
		if shown >= length {
			return from + length/2
		}
		return max(from+shown/2, min(at, from+length-shown/2))
	}
	return layout.Point{X: near(center.X, e.X, e.W, f.W/scale), Y: near(center.Y, e.Y, e.H, f.H/scale)}
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
	// A finger must tell the places apart, and leave the tile in view.
	short := min(t.boxes.free.W, t.boxes.free.H)
	most := 200.0
	if short > 500 { // there a mouse does it, and all that movement is in the way
		most = 150
	}
	near := max(118, min(touch/t.gap(t.offered()), .6*short, most))
	s := t.turn.placed.Spot
	if _, scale := t.cam.Aim(); scale < near {
		t.goTo(t.filled(layout.Point{X: float64(s.X) + .5, Y: float64(s.Y) + .5}, near), near)
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

func (t *table) zoomBy(f float64) {
	d := 0.0
	if t.app.motion() {
		d = zoomTime
	}
	t.cam.ZoomTo(t.boxes.free.Center(), f, t.app.now, d)
	t.moved()
}
