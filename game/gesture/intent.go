package gesture

import "math"

// Meaning says what a player means by what the pointers do.
type Meaning uint8

// The meanings. Every Press is followed by exactly one of Tap, LongPress and
// Release; every PanStart by exactly one PanEnd, the Pans and the Zooms of
// fingers between them.
const (
	Press     Meaning = iota // a finger or a button went down at X, Y and may become a tap
	Release                  // the press became something else or was taken back: nothing comes of it
	Tap                      // it was lifted where it went down
	LongPress                // it was held; lifting it means nothing more
	PanStart                 // a drag began that went down at X, Y
	Pan                      // drag by DX, DY; X, Y is where the fingers are now
	PanEnd                   // the drag ends with the velocity VX, VY
	Zoom                     // larger by Factor about X, Y
	Hover                    // a mouse moves over X, Y with no button down
	Scroll                   // a wheel at X, Y by DX, DY; Ctrl as in the Event
)

// Intent is one thing that the player means.
type Intent struct {
	Meaning Meaning
	Pointer Pointer
	X, Y    float64 // CSS pixels of the viewport
	DX, DY  float64 // Pan, Scroll: CSS pixels
	VX, VY  float64 // PanEnd: CSS pixels in a millisecond
	Factor  float64 // Zoom: above 0, 1 is no change
	Ctrl    bool    // Scroll
}

// WheelFactor gives the zoom that a wheel means by a scroll of dy pixels. With
// ctrl it is the pinch of a trackpad, which speaks in smaller steps.
func WheelFactor(dy float64, ctrl bool) float64 {
	const (
		wheel    = 0.0022 // a notch of 100 pixels zooms by a fifth
		trackpad = 0.01
		most     = 0.5 // of one event, as a logarithm
	)
	k := wheel
	if ctrl && math.Abs(dy) < 50 {
		k = trackpad
	}
	return math.Exp(max(-most, min(-dy*k, most)))
}
