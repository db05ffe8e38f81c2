// Package gesture turns the pointer events of a page into what the player
// means: a tap, a long press, a pan, a zoom. It knows neither the browser nor
// Ebitengine, and asks no clock: every event carries its time.
package gesture

// Kind says what happened to a pointer.
type Kind uint8

// The kinds of events that a page queues.
const (
	Down   Kind = iota // a button or a finger goes down
	Move               // it moves, or a mouse moves without a button
	Up                 // it is lifted
	Cancel             // the page takes the pointer away; nothing may come of it
	Wheel              // DX, DY: pixels to scroll, already normalised
	Pinch              // Scale: a trackpad's pinch by this factor about X, Y
)

// Pointer says what kind of device an event comes from.
type Pointer uint8

// The kinds of pointing devices.
const (
	Mouse Pointer = iota
	Touch
	Pen
)

// Event is one event of a pointer, as the page saw it.
type Event struct {
	Kind    Kind
	Pointer Pointer
	ID      int     // tells fingers apart; a mouse keeps its own
	X, Y    float64 // CSS pixels of the viewport
	DX, DY  float64 // Wheel: CSS pixels, down and right positive
	Scale   float64 // Pinch: the factor, 1 is none
	Ctrl    bool    // Wheel: with the control key, or a trackpad's pinch
	Time    float64 // milliseconds, of any steady clock
}
