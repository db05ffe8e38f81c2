package scene

import (
	"fmt"

	"vassals/game/gesture"
	"vassals/game/layout"
)

// Pointer takes an event of a pointer.
func (a *App) Pointer(e gesture.Event) {
	if e.Kind == gesture.Down {
		a.fingers = e.Pointer == gesture.Touch
	}
	e.X /= a.zoom
	e.Y /= a.zoom
	e.DX /= a.zoom
	e.DY /= a.zoom
	a.intents(a.gestures.Feed(a.queue[:0], e))
}

func (a *App) intents(list []gesture.Intent) {
	a.queue = list[:0]
	for _, in := range list {
		a.intent(in)
	}
}

// letGo forgets what the fingers do: another screen is under them now.
func (a *App) letGo() { a.intents(a.gestures.Reset(a.queue[:0])) }

func (a *App) intent(in gesture.Intent) {
	if a.stale { // what is touched is what the player sees now
		a.layOut()
	}
	p := layout.Point{X: in.X, Y: in.Y}
	switch in.Meaning {
	case gesture.Press:
		a.drag = a.hold(p)
		if c := a.ui.at(p); c != nil {
			a.press(c.id)
		}
	case gesture.Release:
		a.press("")
	case gesture.Tap, gesture.LongPress: // a slow tap is a tap
		a.press("")
		a.tap(p)
	case gesture.Pan:
		a.press("")
		switch b := a.mapped(); {
		case a.drag.scroll != nil:
			a.stale = a.drag.scroll.by(in.DY) || a.stale
		case b != nil && a.drag.mapped:
			b.camera().PanBy(in.DX, in.DY)
			b.moved()
			a.stale = true
		}
	case gesture.PanEnd:
		if b := a.mapped(); b != nil && a.drag.mapped && a.motion() {
			b.camera().Fling(layout.Point{X: in.VX, Y: in.VY}, a.now)
			a.stale = true
		}
	case gesture.Zoom:
		if b := a.mapped(); b != nil {
			b.camera().ZoomAt(p, in.Factor)
			b.moved()
			a.stale = true
		}
	case gesture.Scroll:
		a.wheel(p, in)
	}
}

// hold says what a finger at p would drag.
func (a *App) hold(p layout.Point) drag {
	if s := a.ui.scrolls; s != nil && s.box.Contains(p) {
		return drag{scroll: s}
	}
	if b := a.mapped(); b != nil && !a.ui.blocked(p) {
		b.camera().Stop()
		return drag{mapped: true}
	}
	return drag{}
}

func (a *App) press(id string) {
	if a.ui.pressed != id {
		a.ui.pressed = id
		a.stale = true
	}
}

func (a *App) tap(p layout.Point) {
	a.notice.dismiss()
	b := a.board()
	if b != nil && b.hurry() {
		a.layOut()
	}
	if c := a.ui.at(p); c != nil {
		a.act(c)
		return
	}
	if b != nil && !a.ui.blocked(p) {
		a.stale = true
		b.tap(p)
	}
}

// act does what a control is for. What was told about a feature, or pointed out,
// goes: the player has seen it.
func (a *App) act(c *control) {
	a.stale = true
	switch t := a.table().(type) {
	case *table:
		t.told = nil
	case *agesTable:
		t.unmark()
	}
	c.act()
}

func (a *App) wheel(p layout.Point, in gesture.Intent) {
	if s := a.ui.scrolls; s != nil && s.box.Contains(p) && !in.Ctrl {
		a.stale = s.by(-in.DY) || a.stale
		return
	}
	if b := a.mapped(); b != nil && !a.ui.blocked(p) {
		b.camera().ZoomAt(p, gesture.WheelFactor(in.DY, in.Ctrl))
		b.moved()
		a.stale = true
	}
}

// keys gives the action that a key stands for. Letters go by their place on
// the keyboard too, so that they work on a Russian one.
var keys = map[string]string{
	"r": "rotate", "KeyR": "rotate",
	"f": "whole-map", "KeyF": "whole-map",
	"u": "undo", "KeyU": "undo", "Backspace": "undo",
	"y": "redo", "KeyY": "redo",
	"g": "fields", "KeyG": "fields",
	"s": "skip", "KeyS": "skip",
	"t": "tiles", "KeyT": "tiles",
	"e": "events", "KeyE": "events",
	"m": "menu", "KeyM": "menu",
	"h": "hint", "KeyH": "hint",
	"p": "pause", "KeyP": "pause",
	"n": "step", "KeyN": "step",
	"x": "speed", "KeyX": "speed",
	"Enter": "confirm",
}

// Key takes a key that went down.
func (a *App) Key(k Key) {
	a.fingers = false
	if a.stale {
		a.layOut()
	}
	if k.Key == "Escape" {
		a.Back()
		return
	}
	if b := a.board(); b != nil && b.key(k) {
		a.stale = true
		return
	}
	if a.scrollKey(k) {
		return
	}
	id := keys[k.Key]
	if id == "" {
		id = keys[k.Code]
	}
	if id == "confirm" {
		id = a.primary()
	}
	if id != "" {
		_ = a.Perform(id) // a key that means nothing now does nothing
	}
}

func (a *App) scrollKey(k Key) bool {
	s := a.ui.scrolls
	if s == nil {
		return false
	}
	step := map[string]float64{"ArrowDown": 48, "ArrowUp": -48, "PageDown": s.box.H * .9,
		"PageUp": -s.box.H * .9, " ": s.box.H * .9, "Home": -s.max, "End": s.max}[k.Key]
	if step == 0 {
		return false
	}
	a.stale = s.by(-step) || a.stale
	return true
}

// primary is the action of the Enter key: confirm, or what the screen has in
// its place.
func (a *App) primary() string {
	for _, id := range []string{"confirm", "hurry", "continue", "start", "again", "yes", "close"} {
		for i := range a.ui.controls {
			if c := &a.ui.controls[i]; c.id == id && c.act != nil {
				return id
			}
		}
	}
	return ""
}

// Back is the Escape key and a phone's way back: it leaves the dialog in front,
// or takes back a step. It reports whether there was anything to leave.
func (a *App) Back() bool {
	a.stale = true
	return a.top().cancel()
}

// Actions lists what can be done now.
func (a *App) Actions() []Action {
	if a.stale {
		a.layOut()
	}
	var list []Action
	for i := range a.ui.controls {
		c := &a.ui.controls[i]
		if c.silent || c.act == nil {
			continue
		}
		act := Action{ID: c.id, Label: c.label}
		// A spot at the border of the window is touched where it can be seen.
		if mid := c.box.Intersect(a.window()).Center(); c.visible && a.ui.at(mid) == c {
			act.Target = &layout.Point{X: mid.X * a.zoom, Y: mid.Y * a.zoom}
		}
		list = append(list, act)
	}
	return list
}

// Perform does one of Actions. An error says that it is not among them.
func (a *App) Perform(id string) error {
	if a.stale {
		a.layOut()
	}
	if b := a.board(); b != nil && b.hurry() {
		a.layOut()
	}
	if c := a.ui.named(id); c != nil {
		a.act(c)
		return nil
	}
	return fmt.Errorf("scene: %q is not among the actions now", id)
}
