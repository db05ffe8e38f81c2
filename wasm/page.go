//go:build js

package main

import (
	"syscall/js"
	"time"

	"vassals/game/layout"
	"vassals/game/scene"
	"vassals/wasm/thinking"
)

// page is the browser's page as the app sees it: a scene.Page.
type page struct {
	host js.Value // window.vassalsPage
	dead bool     // the program has panicked, or its app has

	// edited is told how the editing of a text ended; nil when none is under
	// way.
	edited func(text string, ok bool)
	// copied is told whether the clipboard took what was copied last.
	copied func(ok bool)
	// opened gets the text of the file that is chosen.
	opened func(text string, ok bool)

	pool *thinking.Pool // of workers in which bots think
}

var _ scene.Page = (*page)(nil)

func newPage() *page {
	host := js.Global().Get("vassalsPage")
	return &page{host: host, pool: thinking.NewPool(workers{host}, time.Now)}
}

// Languages implements scene.Page.
func (p *page) Languages() []string {
	list := p.host.Call("languages")
	codes := make([]string, list.Length())
	for i := range codes {
		codes[i] = list.Index(i).String()
	}
	return codes
}

// SetLanguage implements scene.Page.
func (p *page) SetLanguage(code, title string) { p.host.Call("language", code, title) }

// Announce implements scene.Page.
func (p *page) Announce(text string) { p.host.Call("announce", text) }

// Edit implements scene.Page. An editing under way ends first, with what the
// box holds.
func (p *page) Edit(box layout.Rect, label, text string, max int, done func(text string, ok bool)) {
	if before := p.edited; before != nil {
		// The page queues the end of the first editing before anything of the
		// second, so two calls of one function come in the right order.
		p.edited = func(text string, ok bool) {
			p.edited = done
			before(text, ok)
		}
	} else {
		p.edited = done
	}
	p.host.Call("edit", box.X, box.Y, box.W, box.H, label, text, max)
}

// endEdit hands on what the text box held.
func (p *page) endEdit(text string, ok bool) {
	done := p.edited
	p.edited = nil
	if done != nil {
		done(text, ok)
	}
}

// Sound implements scene.Page.
func (p *page) Sound(name string) { p.host.Call("sound", name) }

// SetVolume sets how loud the sounds are, from 0 (mute) to 1.
func (p *page) SetVolume(volume float64) { p.host.Call("volume", volume) }

// SetSaver implements scene.Page.
func (p *page) SetSaver(on bool) { p.host.Call("saver", on) }

// Fullscreen implements scene.Page.
func (p *page) Fullscreen() (offered, on bool) {
	state := p.host.Call("fullscreen")
	return state.Index(0).Bool(), state.Index(1).Bool()
}

// SetFullscreen implements scene.Page.
func (p *page) SetFullscreen(on bool) { p.host.Call("setFullscreen", on) }

// SetDepth implements scene.Page.
func (p *page) SetDepth(depth int) { p.host.Call("depth", depth) }

// Event implements scene.Page.
func (p *page) Event(text string) { p.offer("event", text) }

// OpenTab implements scene.Page.
func (p *page) OpenTab(address string) { p.offer("openTab", address) }

// offer gives the page something that not every page takes.
func (p *page) offer(name, text string) {
	if p.host.Get(name).Type() == js.TypeFunction {
		p.host.Call(name, text)
	}
}

// Clock implements scene.Page.
func (p *page) Clock() int64 { return time.Now().UnixMilli() }

// Date implements scene.Page.
func (p *page) Date(time int64) string { return p.host.Call("date", float64(time)).String() }

// Tell implements scene.Page.
func (p *page) Tell(text string) { p.host.Call("tell", text) }

// Entropy implements scene.Page.
func (p *page) Entropy() uint64 {
	two := p.host.Call("entropy")
	return uint64(two.Index(0).Float())<<32 | uint64(two.Index(1).Float())
}

// viewport asks the page for the room that the canvas has.
func (p *page) viewport() scene.Viewport {
	room := p.host.Call("room")
	at := func(i int) float64 { return room.Index(i).Float() }
	return scene.Viewport{
		W: at(0), H: at(1), Ratio: at(2),
		Safe: layout.Insets{Top: at(3), Right: at(4), Bottom: at(5), Left: at(6)},
		Text: at(7),
	}
}

// reducedMotion reports whether the person wants less to move.
func (p *page) reducedMotion() bool { return p.host.Call("reducedMotion").Bool() }

// wake makes frames come for a moment.
func (p *page) wake() { p.host.Call("wake") }
