//go:build js

package main

import (
	"syscall/js"

	"vassals/rules/bots"
)

// workers are those of static/page/thinkers.js.
type workers struct{ host js.Value }

func (w workers) Count() int                   { return w.host.Call("thinkers").Int() }
func (w workers) Ask(worker int, line string)  { w.host.Call("ask", worker, line) }
func (w workers) Stop(worker int, line string) { w.host.Call("forget", worker, line) }

// Think implements scene.Page.
func (p *page) Think(q bots.Question, answer func(bots.Answer)) (stop func()) {
	return p.pool.Think(q, answer)
}
