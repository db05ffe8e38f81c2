//go:build js

package main

import (
	"fmt"
	"reflect"
	"syscall/js"
	"testing"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/wasm/thinking"
)

// fakeWorkers stand in for static/page/thinkers.js and its queue: each is a desk
// that thinks when the test says so.
type fakeWorkers struct {
	desks []*thinking.Desk
	said  []string // what the page did with them
	queue []event
	words []string
}

func newThinkingTable(t *testing.T, n int) (*table, *fakeWorkers) {
	f := &fakeWorkers{}
	for i := range n {
		f.desks = append(f.desks, thinking.NewDesk(func(line string, _ bool) { f.push(i, 0, line) }, time.Now))
	}
	numbers := js.Global().Get("Float64Array").New(eventNumbers * eventRoom)
	object := host(map[string]func([]js.Value) any{
		"thinkers": func([]js.Value) any { return n },
		"ask": func(args []js.Value) any {
			f.said = append(f.said, fmt.Sprint("ask ", args[0].Int()))
			f.desks[args[0].Int()].Hear(args[1].String())
			return nil
		},
		"forget": func(args []js.Value) any {
			f.said = append(f.said, fmt.Sprint("forget ", args[0].Int()))
			f.desks[args[0].Int()].Hear(args[1].String())
			return nil
		},
		"drain": func([]js.Value) any {
			for i, e := range f.queue {
				numbers.SetIndex(i*eventNumbers, e.kind)
				numbers.SetIndex(i*eventNumbers+2, e.id)
				numbers.SetIndex(i*eventNumbers+7, e.flags)
			}
			n := len(f.queue)
			f.queue = nil
			return n
		},
		"words": func([]js.Value) any {
			w := f.words[0]
			f.words = f.words[1:]
			return w
		},
	})
	object.Set("bytes", js.Global().Get("Uint8Array").New(numbers.Get("buffer")))
	p := &page{host: object, pool: thinking.NewPool(workers{object}, time.Now)}
	return &table{page: p, events: newEvents(p)}, f
}

func (f *fakeWorkers) push(worker, flags int, text string) {
	f.queue = append(f.queue, event{kind: eventThought, id: worker, flags: flags})
	f.words = append(f.words, text)
}

func question() bots.Question {
	return bots.Question{Bot: "greedy", Record: &rules.Record{
		Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: "7",
		Players: []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Пётр", Color: "blue"}},
	}}
}

// Workers answer through the queue of events, and are told to forget.
func TestThinkInWorkers(t *testing.T) {
	tb, f := newThinkingTable(t, 2)
	var got []bots.Answer
	tb.page.Think(question(), func(a bots.Answer) { got = append(got, a) })
	for n := 0; tb.page.pool.Busy() && n < 1000; n++ {
		if tb.page.pool.Awake() {
			t.Fatal("it wants frames while workers think")
		}
		for _, d := range f.desks {
			d.Step()
		}
		if len(f.queue) > 0 && len(got) > 0 && got[len(got)-1].Done {
			t.Fatal("an answer from outside an Update")
		}
		tb.events.fetch(tb.handle)
	}
	if n := len(got); n == 0 || !got[n-1].Done || len(got[n-1].Choices) == 0 {
		t.Fatalf("answers: %v", got)
	}
	stop := tb.page.Think(question(), func(bots.Answer) { t.Error("an answer after stop") })
	stop()
	for _, d := range f.desks {
		d.Step()
	}
	tb.events.fetch(tb.handle)
	if want := []string{"ask 0", "ask 1", "ask 0", "ask 1", "forget 0", "forget 1"}; !reflect.DeepEqual(f.said, want) {
		t.Errorf("the workers heard %v, want %v", f.said, want)
	}
	if tb.page.pool.Busy() {
		t.Error("busy after stop")
	}
}

// What a worker leaves is thought about in the page, which wants frames for it.
func TestThinkAlone(t *testing.T) {
	for _, n := range []int{0, 1} {
		tb, f := newThinkingTable(t, n)
		var got []bots.Answer
		tb.page.Think(question(), func(a bots.Answer) { got = append(got, a) })
		if n > 0 {
			f.push(0, 1, "")
			tb.events.fetch(tb.handle)
		}
		if !tb.page.pool.Awake() || len(got) > 0 {
			t.Fatalf("awake %v, answers %v", tb.page.pool.Awake(), got)
		}
		for i := 0; tb.page.pool.Busy() && i < 1000; i++ {
			tb.page.pool.Update()
		}
		if n := len(got); n == 0 || !got[n-1].Done || len(got[n-1].Choices) == 0 {
			t.Fatalf("answers: %v", got)
		}
	}
}
