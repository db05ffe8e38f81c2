//go:build js

package main

import (
	"encoding/json"
	"errors"
	"syscall/js"
)

// errDead is the answer of a program that has panicked.
var errDead = errors.New("vassals: the game has stopped")

// connect gives the page the functions that it calls: those of window.vassals,
// and what the browser tells of itself. They never wait for anything, since
// they run on the browser's event loop, which has to go on for what they would
// wait for.
func (p *page) connect(t *table) {
	app := t.app
	p.host.Call("connect", map[string]any{
		"screen": p.answer(func([]js.Value) (any, error) { return app.Screen(), nil }),
		"busy": p.answer(func([]js.Value) (any, error) {
			return app.Busy() || t.renderer.Unfinished() || p.pool.Busy(), nil
		}),
		"record": p.answer(func([]js.Value) (any, error) {
			if r := app.Record(); r != nil {
				return json.RawMessage(r.Encode()), nil
			}
			return nil, nil
		}),
		"actions": p.answer(func([]js.Value) (any, error) { return t.actions(), nil }),
		"perform": p.answer(func(args []js.Value) (any, error) {
			t.wake()
			return nil, app.Perform(args[0].String())
		}),
		"start": p.answer(func(args []js.Value) (any, error) {
			t.wake()
			return nil, app.Start([]byte(args[0].String()))
		}),
		"command": p.answer(func(args []js.Value) (any, error) {
			t.wake()
			return nil, app.Command([]byte(args[0].String()))
		}),
		"focus":   p.listener(func(args []js.Value) { app.Focus(args[0].String()) }),
		"link":    p.giver(app.Link),
		"address": p.giver(app.Return),
		"hidden":  p.listener(func(args []js.Value) { app.SetHidden(args[0].Bool()) }),
		"copied":  p.listener(func(args []js.Value) { t.wake(); p.endCopy(args[0].Bool()) }),
		"opened":  p.listener(func(args []js.Value) { t.wake(); p.endOpen(args[1].String(), args[0].Bool()) }),
		"leave":   p.listener(func([]js.Value) { t.wake(); app.Leave() }),
		"stored":  p.listener(func(args []js.Value) { t.wake(); app.Stored(args[0].String()) }),
		"heard":   p.listener(func(args []js.Value) { t.wake(); app.Heard(args[0].String()) }),
		"renewed": p.listener(func([]js.Value) { t.wake(); app.Renewed() }),
		"motion":  p.listener(func(args []js.Value) { app.SetReducedMotion(args[0].Bool()) }),
	})
}

// action is one of the actions as window.vassals.actions gives it.
type action struct {
	ID     string  `json:"id"`
	Label  string  `json:"label"`
	Target *target `json:"target"`
}

// target is a place in CSS pixels of the viewport.
type target struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

func (t *table) actions() []action {
	list := []action{}
	for _, a := range t.app.Actions() {
		out := action{ID: a.ID, Label: a.Label}
		if a.Target != nil {
			out.Target = &target{a.Target.X, a.Target.Y}
		}
		list = append(list, out)
	}
	return list
}

// answer makes a function of JavaScript that gives {"value": …} or
// {"error": "…"} as text. It lives as long as the program.
func (p *page) answer(f func(args []js.Value) (any, error)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) (text any) {
		defer p.recover()
		text = `{"error":"vassals: the game has stopped"}` // if f panics
		var (
			value any
			err   = errDead
		)
		if !p.dead {
			value, err = f(args)
		}
		out := map[string]any{"value": value}
		if err != nil {
			out = map[string]any{"error": err.Error()}
		}
		data, err := json.Marshal(out)
		if err != nil {
			panic(err) // a record is valid JSON, the rest is strings and numbers
		}
		return string(data)
	})
}

// giver makes a function of JavaScript that gives a text.
func (p *page) giver(f func() string) js.Func {
	return js.FuncOf(func(js.Value, []js.Value) (text any) {
		defer p.recover()
		text = "" // if f panics
		if !p.dead {
			text = f()
		}
		return text
	})
}

// listener makes a function of JavaScript that answers nothing.
func (p *page) listener(f func(args []js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer p.recover()
		if !p.dead {
			f(args)
		}
		return nil
	})
}
