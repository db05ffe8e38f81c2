package scene

import "vassals/game/layout"

// screen is what fills the window: the start screen, the table, the final
// table; or a dialog on top of one of these.
type screen interface {
	name() string
	// draw lays the whole screen out. It changes nothing but what it keeps for
	// the next touch.
	draw(u *ui)
	// cancel is the Escape key and a phone's way back. It reports whether there
	// was anything to leave.
	cancel() bool
}

// board is a screen with a game on it.
type board interface {
	screen
	// tap is a touch where no control is.
	tap(p layout.Point)
	// key gets the keys that no control has.
	key(k Key) bool
	// update moves what moves, and reports whether anything did and whether
	// more is to come.
	update(now float64) (redraw, awake bool)
	// hurry ends what moves at once. It reports whether anything did.
	hurry() bool
}

// mapped is a board with a map that can be moved.
type mapped interface {
	board
	camera() *layout.Camera
	// moved is told that the player moved the camera.
	moved()
}

// top is the screen that gets taps and keys.
func (a *App) top() screen {
	if n := len(a.sheets); n > 0 {
		return a.sheets[n-1]
	}
	return a.base
}

// board is the game in front, nil when a dialog or another screen is.
func (a *App) board() board {
	b, _ := a.top().(board)
	return b
}

// mapped is the map in front, be it behind the final table or only looked at;
// nil for none.
func (a *App) mapped() mapped {
	top := a.top()
	if e, ok := top.(*end); ok {
		top = e.table
	}
	if v, ok := top.(*viewer); ok {
		top = v.table
	}
	if s, ok := top.(*analysis); ok {
		top = s.view
	}
	m, _ := top.(mapped)
	return m
}

func (a *App) show(s screen) {
	if left, ok := a.base.(interface{ leave() }); ok {
		left.leave()
	}
	a.base, a.sheets = s, nil
	a.mention("")
	a.letGo()
	a.stale = true
}

func (a *App) open(s screen) {
	a.sheets = append(a.sheets, s)
	a.notice = notice{}
	a.letGo()
	a.stale = true
}

func (a *App) close() {
	if n := len(a.sheets); n > 0 {
		a.sheets = a.sheets[:n-1]
	}
	a.stale = true
}
