package engines

import (
	"context"
	"testing"
)

// driver is a browser with one window, in a profile of its own, which it keeps
// for as long as the test takes.
type driver interface {
	// open goes to an address and waits until the page is loaded.
	open(address string) error
	// reload loads the page again, and waits.
	reload() error
	// eval gives the value of an expression of the page, a promise of a string.
	eval(expression string) (string, error)
	// click presses the mouse at a place of the page and lets it go.
	click(x, y int) error
	// picture gives what the window shows, as PNG.
	picture() ([]byte, error)
}

// drivers start the browsers. Their processes end with the test, and their calls
// with the context.
var drivers = []struct {
	name  string
	start func(*testing.T, context.Context) driver
}{
	{"Chromium", startChromium},
	{"Firefox", startFirefox},
	{"WebKit", startWebKit},
}

// The window of a phone: without a graphics card each pixel takes time.
const width, height = 400, 600

type object = map[string]any

// clicking are the actions of a click, as both protocols for WebDriver have them.
func clicking(x, y int) []object {
	return []object{{
		"type": "pointer", "id": "mouse", "parameters": object{"pointerType": "mouse"},
		"actions": []object{
			{"type": "pointerMove", "x": x, "y": y, "duration": 0},
			{"type": "pointerDown", "button": 0},
			{"type": "pointerUp", "button": 0},
		},
	}}
}
