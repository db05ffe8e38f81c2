//go:build js

// Command wasm is the game in the page: it joins the app, which is pure, to the
// browser and to Ebitengine. It alone talks to JavaScript, and only to what
// static/page.js offers as window.vassalsPage: a failed look-up in JavaScript
// would end the program where no recover sees it, so whatever may fail is
// wrapped on that side.
package main

import (
	"fmt"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"vassals/game/scene"
)

func main() {
	page := newPage()
	defer page.recover()
	app := scene.New(page)
	t := newTable(app, page)
	page.connect(t)

	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	// The page tells sizes in device pixels (static/page/size.js), so that
	// Ebitengine's own ratio, which it never reads again, does not count.
	err := ebiten.RunGameWithOptions(t, &ebiten.RunGameOptions{DisableHiDPI: true})
	if err != nil {
		page.crash(err.Error())
	}
}

// recover turns a panic into the page that says so. It is to be deferred
// wherever the browser or Ebitengine calls into this program.
func (p *page) recover() {
	if v := recover(); v != nil {
		p.crash(fmt.Sprintf("panic: %v\n\n%s", v, debug.Stack()))
	}
}

// crash ends the game and shows the page that says so, with detail in the
// report that it offers.
func (p *page) crash(detail string) {
	p.dead = true
	p.host.Call("crash", detail)
}
