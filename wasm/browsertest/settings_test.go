package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// The battery saver takes fewer pixels at once, and after a reload.
func TestBatterySaver(t *testing.T) {
	p := open(t, window{360, 640, 3, true}, "en")
	p.until("document.querySelector('canvas').width === 1080")
	p.press("settings")
	p.press("saver")
	p.until("document.querySelector('canvas').width === 720")
	p.settle()
	p.load()
	p.until("document.querySelector('canvas').width === 720")
	p.press("settings")
	p.press("saver")
	p.until("document.querySelector('canvas').width === 1080")
	p.quiet()
}

// Tab leads through the buttons beside the canvas; one that the canvas shows
// gets its ring there and is not shown twice.
func TestKeyboardRing(t *testing.T) {
	p := open(t, window{800, 600, 1, false}, "en")
	const on = "document.activeElement.matches('#mirror button.ringed')"
	for range 4 {
		if p.eval(on) {
			break
		}
		p.key(kb.Tab)
	}
	p.until(on)
	p.until("getComputedStyle(document.activeElement).clipPath !== 'none'")
	p.key(kb.Enter)
	p.settle()
	p.quiet()
}

// The size of the browser's text is the game's.
func TestTextSize(t *testing.T) {
	p := open(t, window{1280, 800, 1, false}, "en")
	p.until("window.vassalsPage.room()[7] === 1")
	before, _ := p.find("start")
	p.eval("(document.getElementById('safe').style.fontSize = '24px', window.dispatchEvent(new Event('focus')))")
	p.until("window.vassalsPage.room()[7] === 1.5")
	p.settle()
	after, _ := p.find("start")
	if *before.Target == *after.Target {
		t.Error("larger text changes nothing")
	}
	p.quiet()
}
