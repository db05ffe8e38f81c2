//go:build js

package main

import (
	"encoding/json"

	"vassals/game/scene"
)

// mirrorPause is how long a moving screen goes on before its mirror follows, in
// milliseconds. One at rest is mirrored at once.
const mirrorPause = 400

// mirror sends the text of the screen, and what can be done, to the page, which
// keeps them beside the canvas for screen readers and the keyboard.
type mirror struct {
	due  bool    // the screen has changed since
	last string  // what was sent
	sent float64 // when it was looked at, in milliseconds
}

// update sends the mirror when the screen has changed and rests, or has moved
// for long.
func (m *mirror) update(app *scene.App, p *page, now float64, changed, moving bool) {
	m.due = m.due || changed
	if !m.due || moving && now-m.sent < mirrorPause {
		return // while it moves, frames keep coming
	}
	m.due = false
	m.sent = now
	text := m.text(app)
	if text != m.last {
		m.last = text
		p.host.Call("mirror", text)
	}
}

// text gives the screen as the page wants it.
func (m *mirror) text(app *scene.App) string {
	type pair [2]any
	type action [3]any // its id, its label, whether it is in view
	screen := struct {
		Lines   []pair   `json:"lines"`
		Actions []action `json:"actions"`
	}{Lines: []pair{}, Actions: []action{}}
	for _, l := range app.Mirror() {
		screen.Lines = append(screen.Lines, pair{l.Level, l.Text})
	}
	for _, a := range app.Actions() {
		screen.Actions = append(screen.Actions, action{a.ID, a.Label, a.Target != nil})
	}
	data, err := json.Marshal(screen)
	if err != nil {
		panic(err) // strings and numbers alone
	}
	return string(data)
}
