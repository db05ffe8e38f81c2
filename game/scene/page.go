// Package scene is the game as players meet it: the screens, the steps of a
// turn, what a tap or a key means, what is saved and said. It is pure: it gets
// events, gives a list of sprites to draw, and reaches the browser only
// through a Page, so the whole app runs in a Go test.
package scene

import (
	"vassals/game/layout"
	"vassals/rules/bots"
)

// Page is what the app needs of the browser. No call blocks. Where a callback
// is given it is called at the start of a later Update, never from within the
// call.
type Page interface {
	// Load reads a stored value; ok is false when there is none. An error says
	// that the storage is forbidden or broken.
	Load(key string) (value string, ok bool, err error)
	// Store writes a value durably before it returns, or says why it could not.
	Store(key, value string) error
	// Remove deletes a stored value.
	Remove(key string) error
	// Keys lists the keys of stored values that begin with a prefix.
	Keys(prefix string) ([]string, error)
	// Persist asks the browser not to drop what is stored when the device runs
	// short of space. It may ask the person.
	Persist()
	// Tell sends a text to App.Heard in other tabs with the game.
	Tell(text string)
	// Clock gives the time, in milliseconds since 1970.
	Clock() int64
	// Date writes a time of Clock as people of the language shown do.
	Date(time int64) string

	// Languages are the languages that the browser prefers, best first.
	Languages() []string
	// SetLanguage tells the page the language shown: its lang and its title.
	SetLanguage(code, title string)
	// Announce puts a text into the line that screen readers speak.
	Announce(text string)

	// Edit lays a text box of the browser over box, holding text, for at most
	// max characters. done gets the text when the person leaves it, or ok
	// false when it was given up.
	Edit(box layout.Rect, label, text string, max int, done func(text string, ok bool))
	// Sound plays one of the sounds pick, place, rotate, no, claim, score,
	// fanfare.
	Sound(name string)
	// SetVolume sets how loud sounds are, 0 (mute) to 1.
	SetVolume(volume float64)
	// SetSaver spares the battery, or not: at most two device pixels in a CSS
	// pixel, and half of the frames. Resize follows where that changes the room.
	SetSaver(on bool)
	// Fullscreen tells whether the page can fill the screen, and whether it does.
	Fullscreen() (offered, on bool)
	// SetFullscreen fills the screen or ends that. Resize follows.
	SetFullscreen(on bool)
	// Save offers a text as a file to keep.
	Save(name, text string)
	// Open has the person choose a file and gives its text; ok is false when it
	// cannot be read or is larger than a record may be.
	Open(done func(text string, ok bool))
	// SetDepth tells how often App.Leave has something to leave, for the
	// browser's way back.
	SetDepth(depth int)
	// Copy puts a text on the clipboard. done is told whether that worked.
	Copy(text string, done func(ok bool))
	// Address is the address of the page, with what stands after ? and #.
	Address() string
	// SetAddress puts another in its place, without loading the page anew.
	SetAddress(address string)
	// OpenTab opens an address in a tab of its own.
	OpenTab(address string)
	// Event tells the page around an embedded board what happened there, as JSON.
	Event(text string)
	// Renew loads the page anew in the version that App.Renewed told of.
	Renew()
	// Entropy gives 64 random bits, for the seed of a new game.
	Entropy() uint64

	// Think has a bot think about the next move of a game, beside the page
	// where the browser can. answer gets what it has found so far from time to
	// time, and at last once an Answer with Done or Err. stop ends the thinking
	// at once; answer is not called any more.
	Think(q bots.Question, answer func(bots.Answer)) (stop func())
}

// Viewport is the room that the app has.
type Viewport struct {
	W, H  float64       // CSS pixels
	Ratio float64       // device pixels in a CSS pixel, 1 to 3
	Safe  layout.Insets // what a phone's notch and bars cover
	Text  float64       // how many times larger than usual the person wants text; 0 for 1
}

// Key is a key that went down.
type Key struct {
	Key   string // KeyboardEvent.key: "r", "к", "Enter", "Escape", "ArrowLeft"
	Code  string // KeyboardEvent.code: "KeyR", for letters on any layout
	Shift bool
}

// arrow gives the direction of an arrow key; ok is false for every other key.
func (k Key) arrow() (dx, dy int, ok bool) {
	switch k.Key {
	case "ArrowLeft":
		return -1, 0, true
	case "ArrowRight":
		return 1, 0, true
	case "ArrowUp":
		return 0, -1, true
	case "ArrowDown":
		return 0, 1, true
	}
	return 0, 0, false
}

// Action is something that can be done now.
type Action struct {
	ID     string        // as the README lists them
	Label  string        // in the language shown
	Target *layout.Point // where to tap for it; nil when it has no place in view
}

// Line is one line of a screen's text, for screen readers.
type Line struct {
	Level int // 1 and 2 are headings, 0 is text
	Text  string
}
