package scene

import (
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

// newTable shows a game under way.
func newTable(a *App, m *vassals.Match, noUndo bool) *table {
	t := &table{match: m, cam: layout.NewCamera(layout.Rect{}), icons: map[holding]layout.Point{}}
	t.sitting = sitting{app: a, game: m, table: t, noUndo: noUndo}
	t.cam.MaxScale = 320
	for m.Back() { // one kept in memory may have been left in the middle of a turn
	}
	t.recall()
	t.begin()
	return t
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
