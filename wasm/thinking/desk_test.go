package thinking

import (
	"strings"
	"testing"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
)

// newTestDesk makes a desk and the list of what it says.
func newTestDesk(t *testing.T) (*Desk, *[]reply) {
	var said []reply
	d := NewDesk(func(line string, over bool) {
		r, err := read(line, replyFields)
		if err != nil || r.over() != over {
			t.Errorf("reply %s, over %v: %v", line, over, err)
		}
		said = append(said, r)
	}, ticker())
	d.begin = beginWorker
	return d, &said
}

func question(id int, bot string, limit time.Duration) string {
	return write(message{ID: id, Record: *testRecord(), Bot: bot, Limit: float64(limit.Milliseconds())}, messageFields)
}

func TestDeskThinks(t *testing.T) {
	d, said := newTestDesk(t)
	if d.Step() {
		t.Error("it thinks about nothing")
	}
	if !d.Hear(question(3, "worker 1000", 0)) {
		t.Fatal("it does not think")
	}
	steps := 1
	for d.Step() {
		steps++
	}
	if steps < 30 {
		t.Errorf("%d steps of 1000 simulations: the page waits for long to be heard", steps)
	}
	last := len(*said) - 1
	if last < 2 || last > 6 {
		t.Errorf("%d replies in a second", last+1)
	}
	for i, r := range *said {
		if r.ID != 3 || r.Err != "" || r.Done != (i == last) || len(r.Choices) != 1 {
			t.Errorf("reply %d: %+v", i, r)
		}
		if i > 0 && r.Progress <= (*said)[i-1].Progress {
			t.Errorf("progress %v after %v", r.Progress, (*said)[i-1].Progress)
		}
	}
	if r := (*said)[last]; r.Progress != 1 || r.Choices[0].Weight != 1000 {
		t.Errorf("at the end %+v", r)
	}
}

// The real bots think at a desk too.
func TestDeskBots(t *testing.T) {
	d, said := newTestDesk(t)
	d.begin = bots.Begin
	for d.Hear(question(1, "greedy", 0)); d.Step(); {
	}
	if r := only(t, *said); !r.Done || r.Choices[0].Move == "" {
		t.Errorf("%+v", r)
	}
	d.Hear(write(message{ID: 2, Bot: "greedy", Record: rules.Record{Game: "vassals"}}, messageFields))
	if r := (*said)[1]; r.ID != 2 || !strings.Contains(r.Err, "format") {
		t.Errorf("a record that says too little: %+v", r)
	}
}

func TestDeskLimit(t *testing.T) {
	d, said := newTestDesk(t)
	start := d.now()
	for d.Hear(question(1, "worker 100000", 100*time.Millisecond)); d.Step(); {
	}
	if took := d.now().Sub(start); took < 90*time.Millisecond || took > 120*time.Millisecond {
		t.Errorf("took %v", took)
	}
	if r := only(t, *said); !r.Done || r.Progress != 1 || len(r.Choices) == 0 {
		t.Errorf("%+v", r)
	}
}

func TestDeskStop(t *testing.T) {
	d, said := newTestDesk(t)
	d.Hear(question(1, "worker 1000", 0))
	d.Step()
	if !d.Hear(write(message{ID: 4, Stop: true}, messageFields)) {
		t.Error("it stopped for another question")
	}
	if d.Hear(write(message{ID: 1, Stop: true}, messageFields)) || d.Step() || len(*said) > 0 {
		t.Errorf("it goes on after stop, and said %v", *said)
	}
	d.Hear(question(2, "worker 1000", 0))
	for d.Hear(question(3, "worker 10", 0)); d.Step(); {
	}
	if r := only(t, *said); r.ID != 3 || !r.Done {
		t.Errorf("of two questions it answered %+v", r)
	}
}

func TestDeskErrors(t *testing.T) {
	for _, test := range []struct {
		name, give, want string
		id               int
	}{
		{"nothing", "", "not what a page", 0},
		{"no message", "think!", "not what a page", 0},
		{"cut", question(5, "easy", 0)[:30], "not what a page", 5},
		{"no id", question(0, "easy", 0), "no id", 0},
		{"no bot", question(5, "oracle", 0), "no such bot", 5},
		{"a panic", question(5, "worker 1 panic", 0), "the worker is tired", 5},
	} {
		t.Run(test.name, func(t *testing.T) {
			d, said := newTestDesk(t)
			for d.Hear(test.give); d.Step(); {
			}
			r := only(t, *said)
			if r.ID != test.id || r.Err == "" || !strings.Contains(r.Err, test.want) || r.Done {
				t.Errorf("%+v", r)
			}
			// It is not dead.
			for d.Hear(question(6, "worker 10", 0)); d.Step(); {
			}
			if r := (*said)[1]; r.ID != 6 || !r.Done {
				t.Errorf("afterwards: %+v", r)
			}
		})
	}
}
