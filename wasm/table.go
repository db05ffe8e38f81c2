//go:build js

package main

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"vassals/game"
	"vassals/game/scene"
)

// table is the app as Ebitengine runs it. An Update fetches what has happened,
// and Draw touches the screen only when something has changed: between two
// events an idle table costs nothing (static/page/loop.js).
type table struct {
	app      *scene.App
	page     *page
	events   *events
	mirror   mirror
	renderer *game.Renderer

	clock js.Value // performance.now
	ratio float64  // device pixels in a CSS pixel

	width, height float64 // device pixels of the screen
	begun         bool    // the app knows its size
	dirty         bool    // the screen does not show all that the app shows
	shown         bool    // the first frame has been drawn
	awake         bool    // what the page was told last
}

func newTable(app *scene.App, p *page) *table {
	performance := js.Global().Get("performance")
	r := game.NewRenderer()
	r.Letters = p.letters
	return &table{
		app: app, page: p, events: newEvents(p), renderer: r,
		clock: performance.Get("now").Call("bind", performance), awake: true,
	}
}

// resize tells the app the room that it has.
func (t *table) resize() {
	v := t.page.viewport()
	t.ratio = v.Ratio
	t.dirty = true
	t.app.Resize(v)
}

// Update implements ebiten.Game.
func (t *table) Update() error {
	defer t.page.recover()
	if t.page.dead {
		return ebiten.Termination
	}
	if !t.begun {
		t.begun = true
		t.app.SetReducedMotion(t.page.reducedMotion())
		t.resize()
	}
	now := t.now()
	t.app.Wake(now)
	t.events.fetch(t.handle)
	t.page.pool.Update()
	redraw, awake := t.app.Update(now)
	t.dirty = t.dirty || redraw
	t.mirror.update(t.app, t.page, now, redraw, awake)
	// Draw has something to do, or to finish; or a bot thinks in the page.
	awake = awake || t.dirty || t.page.pool.Awake()
	if awake != t.awake {
		t.awake = awake
		t.page.host.Call("awake", awake)
	}
	return nil
}

// now gives the time in milliseconds, of the page's clock.
func (t *table) now() float64 { return t.clock.Invoke().Float() }

// wake has the page ask for frames again, for what happens now.
func (t *table) wake() {
	t.page.wake()
	t.app.Wake(t.now())
}

// LayoutF implements ebiten.LayoutFer. The sizes are device pixels.
func (t *table) LayoutF(width, height float64) (float64, float64) {
	if width != t.width || height != t.height {
		t.width, t.height = width, height
		t.dirty = true // the screen is a new, black one
	}
	return width, height
}

// Layout implements ebiten.Game; Ebitengine calls LayoutF instead.
func (t *table) Layout(width, height int) (int, int) { return width, height }

// Draw implements ebiten.Game.
func (t *table) Draw(screen *ebiten.Image) {
	defer t.page.recover()
	if !t.dirty || !t.begun || t.page.dead {
		return
	}
	t.dirty = false
	t.renderer.Draw(screen, t.app.Frame(), t.ratio)
	if t.renderer.Unfinished() { // what it had no time for comes in the next frame
		t.dirty = true
	}
	if !t.shown {
		t.shown = true
		t.page.host.Call("shown")
	}
}
