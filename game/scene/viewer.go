package scene

import (
	"vassals/game/layout"
	"vassals/rules"
)

// viewer is an embedded board on which nobody plays: a position to look at, or
// a game to step through.
type viewer struct {
	app   *App
	rec   *rules.Record // the whole game
	at    int           // after so many moves
	table watched       // as it was then
	boxes viewBoxes

	running bool
	next    float64 // when the next move comes, in milliseconds of App.now; 0 before it is known
}

// watched is a table that is only looked at.
type watched interface {
	tabletop
	tap(p layout.Point)
	// revisit shows another position of its game at once, and points to what was
	// done last: by whoever did it, or as the better move.
	revisit(m rules.Match, better bool)
	// become shows another position of its game; forth says that it is the one
	// after the next move, which comes as it does when it is played.
	become(m rules.Match, forth bool)
	// drawWatched draws the table into the room that the boxes leave. It may give
	// the way into a tab another place.
	drawWatched(u *ui, v *viewBoxes)
}

// newViewer makes the board; become has to show the position there.
func newViewer(a *App, rec *rules.Record, at int) (*viewer, error) {
	whole, err := newMatch(rec)
	if err != nil {
		return nil, err
	}
	v := &viewer{app: a, rec: rec, at: at}
	v.table = newWatched(a, whole)
	return v, nil
}

// newWatched makes the table for looking on.
func newWatched(a *App, m rules.Match) watched {
	if m.Record().Game == agesGame {
		t := &agesTable{shown: -1}
		t.sitting = sitting{app: a, game: m, table: t, onlook: true}
		return t
	}
	t := &table{cam: layout.NewCamera(layout.Rect{}), icons: map[holding]layout.Point{}}
	t.sitting = sitting{app: a, game: m, table: t, onlook: true}
	t.turn = turn{try: -1, claim: -1}
	t.cam.MaxScale = 320
	return t
}

func (v *viewer) name() string { return v.app.embed.mode }
func (v *viewer) leave()       { v.stop() }
func (v *viewer) hurry() bool  { return v.table.hurry() }
func (v *viewer) last() int    { return len(v.rec.Moves) }
func (v *viewer) moving() bool { return v.running || v.table.moving() }

// cancel lets go of what was asked about.
func (v *viewer) cancel() bool {
	t, ok := v.table.(interface{ cancel() bool })
	return ok && t.cancel()
}

func (v *viewer) tap(p layout.Point) { v.table.tap(p) }

func (v *viewer) update(now float64) (redraw, awake bool) {
	redraw, awake = v.table.update(now)
	if !v.running || v.app.top() != screen(v) {
		return redraw, awake
	}
	if v.next == 0 { // run was called between frames, when App.now may be of long ago
		v.next = now + stepPause/2
	}
	if now < v.next {
		return redraw, true
	}
	v.goTo(v.at + 1)
	v.next = now + stepPause/float64(v.app.set.speed())
	if v.at == v.last() {
		v.stop()
	}
	return true, true
}

// stepPause is how long a replay stays at a move, in milliseconds.
const stepPause = 1400

// run lets the moves come one after the other, from the first one again at the
// end.
func (v *viewer) run() {
	if v.at == v.last() {
		v.goTo(0)
	}
	v.running = v.last() > 0
	v.next = 0
}

func (v *viewer) stop() { v.running = false }

// step shows what the player asked for.
func (v *viewer) step(move int) {
	v.stop()
	v.goTo(move)
}

// goTo shows the game after so many moves.
func (v *viewer) goTo(move int) {
	was := v.at
	v.at = min(max(move, 0), v.last())
	v.become(v.at == was+1)
	v.app.stale = true
	text := v.title()
	if done := v.happened(); done != "" {
		text += ". " + done
	}
	v.app.page.Announce(text)
}

// become brings the table to what is shown.
func (v *viewer) become(forth bool) {
	if m, err := newMatch(upTo(v.rec, v.at)); err == nil { // the whole game has been played through
		v.table.become(m, forth)
	}
}

// title says which move is shown.
func (v *viewer) title() string { return v.app.moveTitle(v.at, v.last()) }

// key steps through the game, or moves the map.
func (v *viewer) key(k Key) bool {
	if v.app.replays() {
		if k.Key == " " {
			v.toggle()
			return true
		}
		if move, ok := stepKey(k, v.at, v.last()); ok {
			v.step(move)
			return true
		}
	}
	return zoomKey(v.table, k)
}

// zoomKey has a key zoom the map on a table that is looked at, where there is
// one.
func zoomKey(t tabletop, k Key) bool {
	b, ok := t.(board)
	return ok && (k.Key == "+" || k.Key == "-" || k.Key == "=") && b.key(k)
}

// toggle starts the replay, or holds it.
func (v *viewer) toggle() {
	if v.running {
		v.stop()
	} else {
		v.run()
	}
}

// stepKey gives the move of a game of so many to which a key leads.
func stepKey(k Key, at, last int) (move int, ok bool) {
	switch k.Key {
	case "ArrowLeft":
		return at - 1, true
	case "ArrowRight":
		return at + 1, true
	case "Home":
		return 0, true
	case "End":
		return last, true
	}
	return 0, false
}

// moveTitle says which move of a game is shown.
func (a *App) moveTitle(move, last int) string {
	if move == 0 {
		return a.t("analysis.start")
	}
	return a.moveCount(move, last)
}

// moveCount says which move of how many is shown, in the fewest words.
func (a *App) moveCount(move, last int) string {
	return a.words.Tf("analysis.move", map[string]any{"Number": move, "Total": last})
}
