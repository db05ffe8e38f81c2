package thinking

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"vassals/rules/bots"
)

// desks are workers at desks, as many as there are.
type desks struct {
	list []*Desk
	pool *Pool
	told []func() // replies on their way
	seen []string // what the page said: "ask 0 1", "stop 1 1": worker, question
	lost bool     // nobody hears
}

func newTestPool(t *testing.T, workers int) (*Pool, *desks) {
	d := new(desks)
	p := NewPool(d, ticker())
	p.begin = beginWorker
	d.pool = p
	for i := range workers {
		desk := NewDesk(func(line string, _ bool) { d.told = append(d.told, func() { p.Heard(i, line) }) }, ticker())
		desk.begin = beginWorker
		d.list = append(d.list, desk)
	}
	return p, d
}

func (d *desks) Count() int { return len(d.list) }

func (d *desks) Ask(worker int, text string)  { d.hear("ask", worker, text) }
func (d *desks) Stop(worker int, text string) { d.hear("stop", worker, text) }

func (d *desks) hear(what string, worker int, text string) {
	m, err := read(text, messageFields)
	if err != nil {
		panic(err)
	}
	d.seen = append(d.seen, fmt.Sprint(what, " ", worker, " ", m.ID))
	if !d.lost {
		d.list[worker].Hear(text)
	}
}

// work lets all think for a moment, and delivers what they say.
func (d *desks) work() {
	for _, desk := range d.list {
		desk.Step()
	}
	for len(d.told) > 0 {
		tell := d.told[0]
		d.told = d.told[1:]
		tell()
	}
	d.pool.Update()
}

// finish works until the pool has nothing to do.
func (d *desks) finish(t *testing.T) {
	t.Helper()
	for n := 0; d.pool.Busy(); n++ {
		if n > 10000 {
			t.Fatal("it thinks for ever")
		}
		d.work()
	}
}

// patient asks a bot to think to its end.
func patient(bot string) bots.Question {
	return bots.Question{Record: testRecord(), Bot: bot, Limit: time.Hour}
}

// keep collects answers.
func keep(list *[]bots.Answer) func(bots.Answer) {
	return func(a bots.Answer) { *list = append(*list, a) }
}

// check fails unless the answers end with the one last one; it gives that.
func check(t *testing.T, list []bots.Answer) bots.Answer {
	t.Helper()
	if len(list) == 0 {
		t.Fatal("no answer")
	}
	for i, a := range list {
		if last := i == len(list)-1; (a.Done || a.Err != "") != last || a.Done == (a.Err != "") && last {
			t.Fatalf("answer %d of %d: %+v", i+1, len(list), a)
		}
		if i > 0 && a.Err == "" && a.Progress < list[i-1].Progress {
			t.Errorf("progress %v after %v", a.Progress, list[i-1].Progress)
		}
	}
	return list[len(list)-1]
}

func TestPoolShares(t *testing.T) {
	for workers := range 4 {
		t.Run(fmt.Sprint(workers), func(t *testing.T) {
			p, d := newTestPool(t, workers)
			var got []bots.Answer
			p.Think(patient("worker 600"), keep(&got))
			if len(got) > 0 || !p.Busy() || p.Awake() != (workers == 0) {
				t.Errorf("at first: %v, busy %v, awake %v", got, p.Busy(), p.Awake())
			}
			d.finish(t)
			if len(d.seen) != workers || p.Awake() {
				t.Errorf("asked %v, awake %v", d.seen, p.Awake())
			}
			a := check(t, got)
			want := bots.Choice{Move: "bend 0,1 0", Worth: float64(max(workers, 1)-1) / 2, Weight: float64(600 * max(workers, 1))}
			if c := only(t, a.Choices); c != want || a.Progress < 0.999 {
				t.Errorf("got %v with progress %v, want %v", c, a.Progress, want)
			}
			if len(got) < 3 {
				t.Errorf("only %d answers", len(got))
			}
		})
	}
}

// In the page nobody thinks for longer than a slice at a time.
func TestPoolSlices(t *testing.T) {
	p, _ := newTestPool(t, 0)
	var got []bots.Answer
	p.Think(bots.Question{Record: testRecord(), Bot: "worker 100000", Limit: 300 * time.Millisecond}, keep(&got))
	start := p.now()
	for p.Busy() {
		if !p.Awake() {
			t.Fatal("asleep")
		}
		before := p.now()
		p.Update()
		// The clock was looked at before and after, and ticks with each look.
		if took := p.now().Sub(before); took > 12*time.Millisecond {
			t.Fatalf("%v in one Update", took)
		}
	}
	if took := p.now().Sub(start); took < 280*time.Millisecond || took > 330*time.Millisecond {
		t.Errorf("took %v of 300 ms", took)
	}
	check(t, got)
}

// The page takes over the parts of workers that die, in the time of the
// question.
func TestPoolLost(t *testing.T) {
	for name, lose := range map[string][]int{"one": {1}, "all": {0, 1, 2}, "twice": {2, 2}, "unknown": {7}} {
		t.Run(name, func(t *testing.T) {
			p, d := newTestPool(t, 3)
			var got []bots.Answer
			p.Think(bots.Question{Record: testRecord(), Bot: "worker 2000", Limit: 500 * time.Millisecond}, keep(&got))
			d.work()
			for _, w := range lose {
				p.Lost(w)
				if w < 3 {
					d.list[w].thought = nil
				}
			}
			if p.Awake() != (name != "unknown") {
				t.Errorf("awake: %v", p.Awake())
			}
			start := p.now()
			d.finish(t)
			if took := p.now().Sub(start); took > 600*time.Millisecond {
				t.Errorf("took %v", took)
			}
			if c := only(t, check(t, got).Choices); c.Worth < 0.5 || c.Worth > 1.5 {
				t.Errorf("parts are missing or count more than once: %v", c)
			}
		})
	}
	p, _ := newTestPool(t, 1)
	p.Lost(0) // without a question
}

func TestPoolStop(t *testing.T) {
	for _, workers := range []int{0, 2} {
		p, d := newTestPool(t, workers)
		fail := func(a bots.Answer) { t.Errorf("answered: %+v", a) }
		stop := p.Think(patient("worker 100"), fail)
		var second, third []bots.Answer
		p.Think(patient("worker 100"), keep(&second))
		stopWaiting := p.Think(patient("worker 100"), fail)
		stopThird := p.Think(patient("worker 3000"), keep(&third))
		d.work()
		stop()
		stop()
		stopWaiting()
		for p.line[0].id == 2 {
			d.work()
		}
		check(t, second)
		for len(third) == 0 {
			d.work()
		}
		stopThird()
		told := len(third)
		d.work()
		if p.Busy() || p.Awake() || len(third) > told {
			t.Errorf("after stop: busy %v, awake %v", p.Busy(), p.Awake())
		}
		want := ""
		if workers > 0 {
			want = "ask 0 1,ask 1 1,stop 0 1,stop 1 1,ask 0 2,ask 1 2,ask 0 4,ask 1 4,stop 0 4,stop 1 4"
		}
		if got := strings.Join(d.seen, ","); got != want {
			t.Errorf("said %s\nwant %s", got, want)
		}
	}
}

// What a worker says too late does not count for the question after.
func TestPoolLateReply(t *testing.T) {
	p, d := newTestPool(t, 1)
	stop := p.Think(patient("worker 10"), func(bots.Answer) { t.Error("answered") })
	d.list[0].Step() // the reply is on its way
	stop()
	var got []bots.Answer
	p.Think(patient("worker 500"), keep(&got))
	d.finish(t)
	if c := only(t, check(t, got).Choices); c.Weight != 500 {
		t.Errorf("got %v", c)
	}
}

func TestPoolErrors(t *testing.T) {
	for _, workers := range []int{0, 1, 2} {
		for _, bot := range []string{"oracle", "worker 5 panic"} {
			p, d := newTestPool(t, workers)
			var got []bots.Answer
			p.Think(patient(bot), keep(&got))
			if len(got) > 0 {
				t.Error("an answer from within the call")
			}
			d.finish(t)
			if a := check(t, got); a.Err == "" {
				t.Errorf("%s: %+v", bot, a)
			}
		}
	}
	p, d := newTestPool(t, 1)
	d.lost = true
	var got []bots.Answer
	p.Think(patient("worker 5"), keep(&got))
	p.Heard(0, "nonsense")
	if a := check(t, got); a.Err == "" {
		t.Errorf("%+v", a)
	}
}

// While a bot thinks the game may go on in the same record.
func TestPoolCopies(t *testing.T) {
	p, d := newTestPool(t, 0)
	p.begin = bots.Begin
	rec := testRecord()
	var got []bots.Answer
	p.Think(bots.Question{Record: rec, Bot: "greedy", Limit: 0}, keep(&got))
	rec.Moves = append(rec.Moves, "nonsense")
	d.finish(t)
	check(t, got)
}

// An answer may ask the next question, and end its own.
func TestPoolReentered(t *testing.T) {
	p, d := newTestPool(t, 2)
	var second []bots.Answer
	p.Think(patient("worker 10"), func(a bots.Answer) {
		if a.Done {
			p.Think(patient("worker 20"), keep(&second))
		}
	})
	d.finish(t)
	check(t, second)
	answers := 0
	var stop func()
	stop = p.Think(patient("worker 5000"), func(bots.Answer) { answers++; stop() })
	d.finish(t)
	if answers != 1 {
		t.Errorf("%d answers", answers)
	}
}
