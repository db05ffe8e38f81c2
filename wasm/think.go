//go:build js

package main

import (
	"vassals/game/scene"
	"vassals/wasm/thinking"
)

// alone stands for a browser without workers.
type alone struct{}

func (alone) Count() int                   { return 0 }
func (alone) Ask(worker int, text string)  {}
func (alone) Stop(worker int, text string) {}

// Think implements scene.Page.
func (p *page) Think(q scene.Question, answer func(scene.Answer)) (stop func()) {
	return p.pool.Think(thinking.Question(q), func(a thinking.Answer) { answer(scene.Answer(a)) })
}
