package browsertest

import (
	"context"
	"fmt"
	"hash/fnv"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	pagedomain "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// before has every page run a script before anything else.
func before(script string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, pagedomain.AddScriptToEvaluateOnNewDocument,
			pagedomain.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	})
}

// countFrames counts the frames that the page asks the browser for.
const countFrames = `{ const real = window.requestAnimationFrame; window.framesAsked = 0;
	window.requestAnimationFrame = f => { window.framesAsked++; return real.call(window, f); }; }`

// dealt has the page draw the same seeds in every run of a test, so that what
// fails once fails again. No two pages of a test draw alike, nor one page before
// and after a reload: saves are named by what is drawn.
func dealt(test string) string {
	drawn.Lock()
	defer drawn.Unlock()
	if drawn.pages == nil {
		drawn.pages = map[string]uint32{}
	}
	drawn.pages[test]++
	name := fnv.New32a()
	fmt.Fprintln(name, test, drawn.pages[test])
	return fmt.Sprintf(`{ const real = crypto.getRandomValues.bind(crypto); let n = %d;
		crypto.getRandomValues = (list) => {
			if (!(list instanceof Uint32Array)) return real(list); // Go's own
			try { n = Number(sessionStorage.dealt || n); } catch {} // storage is refused
			list.forEach((_, i) => { list[i] = Math.imul(++n, 0x9e3779b1); });
			try { if (self === top) sessionStorage.dealt = n; } catch {} // a frame is looked at whether it keeps anything
			return list;
		}; }`, name.Sum32())
}

// drawn counts the pages that a test has opened.
var drawn struct {
	sync.Mutex
	pages map[string]uint32
}

type point struct{ x, y float64 }

// still has the system ask for less motion: a whole game by software rendering
// then takes half the time.
func (p *page) still() {
	p.t.Helper()
	p.do(call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}}))
}

// call sends a command of the protocol.
func call[P any](c cdp.Command[P, cdp.Empty], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, c, params)
		return err
	})
}

// speak has the browser prefer a language.
func speak(language string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		agent, err := chromedp.Evaluate[string]("navigator.userAgent")(ctx, t)
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, emulation.SetUserAgentOverride,
			emulation.SetUserAgentOverrideParams{UserAgent: agent, AcceptLanguage: language})
		return err
	})
}

// fingers puts fingers on the screen, moves them or lifts them all.
func (p *page) fingers(kind input.DispatchTouchEventType, at ...point) {
	p.t.Helper()
	points := []*input.TouchPoint{}
	for i, f := range at {
		id := float64(i + 1)
		points = append(points, &input.TouchPoint{X: f.x, Y: f.y, ID: &id})
	}
	p.do(call(input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points}))
}

// pinch moves two fingers about a point from one distance of each to another.
func (p *page) pinch(about point, from, to float64) {
	p.t.Helper()
	two := func(d float64) []point { return []point{{about.x - d, about.y}, {about.x + d, about.y}} }
	p.fingers(input.DispatchTouchEventTypeTouchStart, two(from)...)
	const steps = 8
	for i := 1; i <= steps; i++ {
		p.fingers(input.DispatchTouchEventTypeTouchMove, two(from+(to-from)*float64(i)/steps)...)
	}
	p.fingers(input.DispatchTouchEventTypeTouchEnd)
	p.settle()
}

// drag moves the mouse, or one finger, over the map.
func (p *page) drag(from, to point) {
	p.t.Helper()
	const steps = 6
	at := func(i int) point {
		return point{from.x + (to.x-from.x)*float64(i)/steps, from.y + (to.y-from.y)*float64(i)/steps}
	}
	if p.touch {
		p.fingers(input.DispatchTouchEventTypeTouchStart, from)
		for i := 1; i <= steps; i++ {
			p.fingers(input.DispatchTouchEventTypeTouchMove, at(i))
		}
		p.fingers(input.DispatchTouchEventTypeTouchEnd)
	} else {
		p.mouse(input.DispatchMouseEventTypeMousePressed, from)
		for i := 1; i <= steps; i++ {
			p.mouse(input.DispatchMouseEventTypeMouseMoved, at(i))
		}
		p.mouse(input.DispatchMouseEventTypeMouseReleased, to)
	}
	p.settle()
}

func (p *page) mouse(kind input.DispatchMouseEventType, at point) {
	p.t.Helper()
	p.do(call(input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: at.x, Y: at.y,
		Button: input.MouseButtonLeft, Buttons: 1, ClickCount: 1}))
}

// wheel turns the wheel of the mouse by a number of pixels, down positive.
func (p *page) wheel(at point, dy float64) {
	p.t.Helper()
	p.do(call(input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseWheel,
		X: at.x, Y: at.y, DeltaX: 1e-6, DeltaY: dy})) // a DeltaX of 0 would be left out, which Chromium refuses
	p.settle()
}

// key presses and lifts a key.
func (p *page) key(key string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(key))
	p.settle()
}

// The keys of the game.
const (
	enter  = kb.Enter
	escape = kb.Escape
)
