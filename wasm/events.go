//go:build js

package main

import (
	"encoding/binary"
	"math"
	"strings"
	"syscall/js"

	"vassals/game/gesture"
	"vassals/game/scene"
)

// The kinds of events in the page's queue; static/page/input.js has the same
// list. Those before eventKey are the kinds of package gesture.
const (
	eventPinch = 5 + iota
	eventKey
	eventResize
	eventEdited
	eventThought
)

const (
	eventNumbers = 9   // numbers in an event
	eventRoom    = 128 // events that are fetched at once
)

// A key event's flags.
const (
	keyShift = 1 << iota
	keyRepeat
)

// events fetches what has happened in the page since the last Update. The page
// writes events as plain numbers into memory that is copied in one go: a call
// for every field would cost more than drawing the frame.
type events struct {
	drain, words js.Value
	source       js.Value // Uint8Array
	buffer       []byte
	texts        []string // texts of events not yet decoded
}

func newEvents(p *page) *events {
	return &events{
		drain:  p.host.Get("drain"),
		words:  p.host.Get("words"),
		source: p.host.Get("bytes"),
		buffer: make([]byte, eventNumbers*eventRoom*8),
	}
}

// event is one event of the page, as numbers.
type event struct {
	kind       int
	pointer    gesture.Pointer
	id         int
	x, y, a, b float64
	flags      int
	time       float64 // milliseconds of performance.now
}

// fetch gives each new event to handle, in the order in which they happened.
func (e *events) fetch(handle func(event)) {
	n := e.drain.Invoke().Int()
	if n == 0 {
		return
	}
	js.CopyBytesToGo(e.buffer[:n*eventNumbers*8], e.source)
	for i := range n {
		at := func(j int) float64 {
			return math.Float64frombits(binary.LittleEndian.Uint64(e.buffer[(i*eventNumbers+j)*8:]))
		}
		handle(event{
			kind: int(at(0)), pointer: gesture.Pointer(at(1)), id: int(at(2)),
			x: at(3), y: at(4), a: at(5), b: at(6), flags: int(at(7)), time: at(8),
		})
	}
}

// text gives the next text that belongs to an event.
func (e *events) text() string {
	if len(e.texts) == 0 {
		e.texts = strings.Split(e.words.Invoke().String(), "\n")
	}
	t := e.texts[0]
	e.texts = e.texts[1:]
	return t
}

// pointerEvent gives an event of a pointer in the form of package gesture.
func (e event) pointerEvent() gesture.Event {
	g := gesture.Event{
		Kind: gesture.Kind(e.kind), Pointer: e.pointer, ID: e.id,
		X: e.x, Y: e.y, Scale: 1, Time: e.time,
	}
	switch g.Kind {
	case gesture.Wheel:
		g.DX, g.DY, g.Ctrl = e.a, e.b, e.flags != 0
	case gesture.Pinch:
		g.Scale = e.a
	}
	return g
}

// handle gives one event of the page to the app.
func (t *table) handle(e event) {
	switch e.kind {
	case eventKey:
		key := scene.Key{Key: t.events.text(), Code: t.events.text(), Shift: e.flags&keyShift != 0}
		// A key held down moves a cursor on, but confirms only once.
		if e.flags&keyRepeat == 0 || strings.HasPrefix(key.Key, "Arrow") {
			t.app.Key(key)
		}
	case eventResize:
		t.resize()
	case eventEdited:
		t.page.endEdit(t.events.text(), e.flags != 0)
	case eventThought:
		if text := t.events.text(); e.flags != 0 {
			t.page.pool.Lost(e.id)
		} else {
			t.page.pool.Heard(e.id, text)
		}
	default:
		t.app.Pointer(e.pointerEvent())
	}
}
