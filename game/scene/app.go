package scene

import (
	"vassals/game/art"
	"vassals/game/gesture"
	"vassals/game/layout"
	"vassals/game/words"
	"vassals/rules"
)

// App is the whole app. It is not safe for use by several goroutines.
type App struct {
	page  Page
	words *words.Words
	store store
	set   settings

	outer   Viewport // as the page told it
	view    Viewport // the same in the unit of everything here, see Resize
	zoom    float64  // CSS pixels in the unit of everything here, see Resize
	reading float64  // how much larger what is read at length is
	still   bool     // the person asked the system for less motion
	hidden  bool

	base   screen
	sheets []screen // dialogs over it, the top one last
	unread []string // parts of the address that were not understood, yet to be told

	ui       ui
	frame    art.Frame
	stale    bool // the picture is older than the state
	gestures gesture.Recognizer
	fingers  bool // what was used last was a touch screen, of a device that may have no keys
	queue    []gesture.Intent
	drag     drag
	now      float64 // milliseconds, as of the last Update
	notice   notice
	renewal  renewal
	embed    *embedding // nil in a tab of its own
	deep     int        // how often there is something to leave, as the page was told; -1 for not yet
}

// drag says what the finger that went down has hold of.
type drag struct {
	scroll *scroller
	mapped bool
}

// New makes the app and shows the start screen. Resize must follow.
func New(page Page) *App {
	a := &App{page: page, zoom: 1, reading: 1, deep: -1}
	u := a.address()
	if a.embed = newEmbedding(u.Query()); a.embed != nil {
		a.page = guest{page}
	}
	a.store = newStore(a.page)
	a.words = words.New(page.Languages())
	a.set = a.store.loadSettings()
	if a.set.Language != "" {
		a.words.SetLanguage(a.set.Language)
	}
	page.SetVolume(a.set.volume())
	page.SetSaver(a.set.Saver)
	a.arrive(u)
	return a
}

// Resize tells the app the room that it has. On very large windows, and for
// people who read large text, everything is shown bigger: the app then works in
// units of more than a CSS pixel.
func (a *App) Resize(v Viewport) {
	a.outer = v
	a.zoom, a.reading = zoomFor(v)
	if a.embed != nil {
		a.zoom *= a.embed.shrink(v)
	}
	v.W, v.H = v.W/a.zoom, v.H/a.zoom
	v.Safe.Top /= a.zoom
	v.Safe.Right /= a.zoom
	v.Safe.Bottom /= a.zoom
	v.Safe.Left /= a.zoom
	v.Ratio *= a.zoom
	a.view = v
	a.frame.Zoom = a.zoom
	a.letGo()
	a.stale = true
	if t := a.table(); t != nil {
		t.resized()
	}
	if s, ok := a.base.(*analysis); ok { // which shows the moves on a table of its own
		s.view.resized()
	}
}

// largestText is how many times larger than usual text gets at most.
const largestText = 1.5

// zoomFor gives how many CSS pixels are in the unit of everything, and how much
// larger yet what is read at length is to be, where the window has no room for
// all of it that large.
func zoomFor(v Viewport) (zoom, reading float64) {
	zoom = 1
	if short := min(v.W, v.H); short > 1100 {
		zoom = min(short/1100, 2.5)
	}
	text := min(max(v.Text, 1), largestText)
	least := layout.Point{X: 320, Y: 540} // what the screens need
	if v.W > v.H {
		least = layout.Point{X: 640, Y: 390}
	}
	larger := max(1, min(text, v.W/zoom/least.X, v.H/zoom/least.Y))
	return zoom * larger, text / larger
}

// read gives the style of what is read at length.
func (a *App) read(st style) style { return st.sized(st.size * a.reading) }

func (a *App) window() layout.Rect { return layout.Rect{W: a.view.W, H: a.view.H} }

// room is the window without what a phone's notch and bars cover.
func (a *App) room() layout.Rect {
	s := a.view.Safe
	return layout.Rect{X: s.Left, Y: s.Top, W: a.view.W - s.Left - s.Right, H: a.view.H - s.Top - s.Bottom}
}

// SetReducedMotion tells whether the system asks for less motion.
func (a *App) SetReducedMotion(on bool) { a.still, a.stale = on, true }

// SetHidden tells whether the page is out of sight.
func (a *App) SetHidden(on bool) {
	a.hidden = on
	if !on {
		a.stale = true
		a.checkTaken()
	}
}

func (a *App) motion() bool { return !a.still && !a.set.Still }

// t gives a text in the language shown.
func (a *App) t(id string) string { return a.words.T(id) }

func (a *App) tellLanguage() { a.page.SetLanguage(a.words.Language(), a.t("app.name")) }

func (a *App) speak(code string) {
	a.words.SetLanguage(code)
	a.set.Language = code
	a.store.saveSettings(a.set)
	a.tellLanguage()
	a.stale = true
}

// Wake tells the time, as Update does, before something happens: no Update may
// have come for long, and what begins to move now begins now.
func (a *App) Wake(now float64) { a.now = now }

// Update moves time on to now, in milliseconds of a steady clock. redraw says
// that the picture changed, awake that more frames are wanted.
func (a *App) Update(now float64) (redraw, awake bool) {
	a.now = now
	a.intents(a.gestures.Tick(a.queue[:0], now))
	awake = a.gestures.Waiting()
	if b, ok := a.base.(board); ok {
		moved, more := b.update(now)
		a.stale = a.stale || moved
		awake = awake || more
	}
	moved, more := a.notice.update(now)
	a.stale = a.stale || moved
	awake = awake || more
	a.tellDepth()
	if a.stale {
		a.layOut()
		a.report()
		return true, awake
	}
	return false, awake
}

func (a *App) layOut() {
	a.stale = false
	u := &a.ui
	u.reset(&a.frame)
	a.base.draw(u)
	for _, s := range a.sheets {
		u.cover(a.window())
		s.draw(u)
	}
	a.drawRenewal(u)
	a.notice.draw(a, u)
	u.drawFocus()
}

// Frame is the picture as of the last Update.
func (a *App) Frame() *art.Frame { return &a.frame }

// Busy reports whether anything moves, or a bot thinks.
func (a *App) Busy() bool {
	if s, ok := a.base.(*analysis); ok {
		return s.view.moving() || !s.review.done()
	}
	if v, ok := a.base.(*viewer); ok {
		return v.moving()
	}
	t := a.table()
	return t != nil && t.moving()
}

// Screen gives the name of what is in front, as the name methods of the screens
// say; view or replay on an embedded board.
func (a *App) Screen() string { return a.top().name() }

// Record gives the record of the game on the table, nil when there is none.
func (a *App) Record() *rules.Record {
	if t := a.table(); t != nil {
		return t.sat().game.Record()
	}
	return nil
}

// table is the game in front or behind the final table, nil when there is none.
func (a *App) table() tabletop {
	switch s := a.base.(type) {
	case tabletop:
		return s
	case *end:
		return s.table
	case *analysis:
		return s.end.table
	case *viewer:
		return s.table
	}
	return nil
}

// Mirror gives what is to be read on the screen.
func (a *App) Mirror() []Line {
	if a.stale {
		a.layOut()
	}
	return a.ui.lines
}
