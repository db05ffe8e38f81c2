//go:build js

package main

import (
	"syscall/js"

	"vassals/game/scene"
	"vassals/wasm/thinking"
)

// workers are those of static/page/thinkers.js.
type workers struct{ host js.Value }

func (w workers) Count() int                   { return w.host.Call("thinkers").Int() }
func (w workers) Ask(worker int, text string)  { w.host.Call("ask", worker, text) }
func (w workers) Stop(worker int, text string) { w.host.Call("forget", worker, text) }

// Think implements scene.Page.
func (p *page) Think(q scene.Question, answer func(scene.Answer)) (stop func()) {
	return p.pool.Think(thinking.Question(q), func(a thinking.Answer) { answer(scene.Answer(a)) })
}
