//go:build js

package main

import (
	"encoding/json"
	"errors"
	"image/color"
	"reflect"
	"strings"
	"syscall/js"
	"testing"

	"vassals/game/gesture"
	"vassals/game/layout"
)

// host stands in for static/page.js: an object with the given functions.
func host(functions map[string]func(args []js.Value) any) js.Value {
	object := js.Global().Get("Object").New()
	for name, f := range functions {
		object.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) }))
	}
	return object
}

// A page that embeds nothing need not take events, nor open tabs.
func TestOffer(t *testing.T) {
	var heard []string
	take := func(args []js.Value) any { heard = append(heard, args[0].String()); return nil }
	p := &page{host: host(map[string]func([]js.Value) any{"event": take})}
	p.Event("{}")
	p.OpenTab("https://example.org/")
	if len(heard) != 1 || heard[0] != "{}" {
		t.Errorf("heard %q", heard)
	}
}

func TestStorage(t *testing.T) {
	stored := map[string]string{}
	fail := ""
	result := func(value any) any {
		return map[string]any{"ok": fail == "", "value": value, "err": fail}
	}
	p := &page{host: host(map[string]func([]js.Value) any{
		"load": func(args []js.Value) any {
			if v, ok := stored[args[0].String()]; ok {
				return result(v)
			}
			return result(nil)
		},
		"store": func(args []js.Value) any {
			if fail == "" {
				stored[args[0].String()] = args[1].String()
			}
			return result(nil)
		},
		"remove": func(args []js.Value) any {
			delete(stored, args[0].String())
			return result(nil)
		},
	})}

	if v, ok, err := p.Load("vassals.game"); v != "" || ok || err != nil {
		t.Errorf("Load of nothing: %q, %v, %v", v, ok, err)
	}
	if err := p.Store("vassals.game", "Пётр"); err != nil {
		t.Error(err)
	}
	if v, ok, err := p.Load("vassals.game"); v != "Пётр" || !ok || err != nil {
		t.Errorf("Load: %q, %v, %v", v, ok, err)
	}
	if err := p.Remove("vassals.game"); err != nil || len(stored) > 0 {
		t.Errorf("Remove: %v, left %v", err, stored)
	}
	for _, test := range []struct {
		reason, want string
		full         bool
	}{
		{"denied", "forbids", false},
		{"full", "full", true},
		{"broken", "broken", false},
	} {
		fail = test.reason
		err := p.Store("vassals.game", "x")
		var full interface{ Full() bool }
		if err == nil || !strings.Contains(err.Error(), test.want) || !errors.As(err, &full) || full.Full() != test.full {
			t.Errorf("Store that is %s: %v", test.reason, err)
		}
		if _, _, err := p.Load("vassals.game"); err == nil {
			t.Errorf("Load that is %s: no error", test.reason)
		}
		if err := p.Remove("vassals.game"); err == nil {
			t.Errorf("Remove that is %s: no error", test.reason)
		}
	}
}

func TestEvents(t *testing.T) {
	const stride = eventNumbers
	numbers := js.Global().Get("Float64Array").New(stride * eventRoom)
	batches := [][][]float64{
		{
			{0, 1, 7, 10.5, 20, 0, 0, 0, 100},
			{6, 0, 0, 0, 0, 0, 0, 1, 101},
			{4, 0, 0, 5, 6, 1.5, -2, 1, 102},
		},
		{},
		{
			{8, 0, 0, 0, 0, 0, 0, 1, 103},
			{6, 0, 0, 0, 0, 0, 0, 0, 104},
			{5, 0, 0, 1, 2, 1.25, 0, 0, 105},
		},
	}
	words := []string{"R\nKeyR\nАна\nк\nKeyR"} // all at once: later events may have spoken already
	p := &page{host: host(map[string]func([]js.Value) any{
		"drain": func([]js.Value) any {
			batch := batches[0]
			batches = batches[1:]
			for i, event := range batch {
				for j, v := range event {
					numbers.SetIndex(i*stride+j, v)
				}
			}
			return len(batch)
		},
		"words": func([]js.Value) any {
			w := words[0]
			words = words[1:]
			return w
		},
	})}
	p.host.Set("bytes", js.Global().Get("Uint8Array").New(numbers.Get("buffer")))
	e := newEvents(p)

	var got []any
	for len(batches) > 0 {
		e.fetch(func(ev event) {
			switch ev.kind {
			case eventKey:
				got = append(got, e.text()+" "+e.text())
			case eventEdited:
				got = append(got, e.text())
			default:
				got = append(got, ev.pointerEvent())
			}
		})
	}
	want := []any{
		gesture.Event{Kind: gesture.Down, Pointer: gesture.Touch, ID: 7, X: 10.5, Y: 20, Scale: 1, Time: 100},
		"R KeyR",
		gesture.Event{Kind: gesture.Wheel, X: 5, Y: 6, DX: 1.5, DY: -2, Scale: 1, Ctrl: true, Time: 102},
		"Ана",
		"к KeyR",
		gesture.Event{Kind: gesture.Pinch, X: 1, Y: 2, Scale: 1.25, Time: 105},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

// TestAnswer looks at what window.vassals gets: values, errors in words, and
// the end of everything after a panic.
func TestAnswer(t *testing.T) {
	crashed := ""
	p := &page{host: host(map[string]func([]js.Value) any{
		"crash": func(args []js.Value) any { crashed = args[0].String(); return nil },
	})}
	ask := func(f func([]js.Value) (any, error)) (answer map[string]any) {
		t.Helper()
		text := p.answer(f).Invoke("argument").String()
		if err := json.Unmarshal([]byte(text), &answer); err != nil {
			t.Errorf("answer %s: %v", text, err)
		}
		return answer
	}
	a := ask(func(args []js.Value) (any, error) { return args[0].String(), nil })
	if a["value"] != "argument" || a["error"] != nil {
		t.Errorf("a value: %v", a)
	}
	a = ask(func([]js.Value) (any, error) { return nil, errors.New("there is no action \"fly\"") })
	if a["error"] != "there is no action \"fly\"" {
		t.Errorf("an error: %v", a)
	}
	a = ask(func([]js.Value) (any, error) { panic("boom") })
	if a["error"] == nil || !strings.Contains(crashed, "boom") || !strings.Contains(crashed, "page_test.go") || !p.dead {
		t.Errorf("a panic: %v; the page heard %q", a, crashed)
	}
	a = ask(func([]js.Value) (any, error) { t.Error("a dead program was asked"); return nil, nil })
	if a["error"] == nil {
		t.Errorf("a dead program: %v", a)
	}
}

// TestEditAgain begins to edit a text while another is being edited, which
// ends the first.
func TestEditAgain(t *testing.T) {
	p := &page{host: host(map[string]func([]js.Value) any{
		"edit": func([]js.Value) any { return nil },
	})}
	var got []string
	edit := func(name string) {
		p.Edit(layout.Rect{}, name, "", 40, func(text string, ok bool) {
			got = append(got, name+"="+text)
		})
	}
	edit("first")
	edit("second")
	p.endEdit("Ana", true)
	p.endEdit("Bruno", true)
	p.endEdit("nobody", true)
	if want := []string{"first=Ana", "second=Bruno"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestCSS(t *testing.T) {
	for _, test := range []struct {
		give color.RGBA
		want string
	}{
		{color.RGBA{255, 0, 16, 255}, "rgb(255 0 16 / 1.000)"},
		{color.RGBA{64, 32, 0, 128}, "rgb(127 63 0 / 0.502)"},
		{color.RGBA{}, "rgb(0 0 0 / 0.000)"},
	} {
		if got := css(test.give); got != test.want {
			t.Errorf("css(%v) = %s, want %s", test.give, got, test.want)
		}
	}
}
