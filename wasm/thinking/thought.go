package thinking

import (
	"fmt"
	"runtime/debug"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
)

// Clock tells the time.
type Clock func() time.Time

// thought is one part of a question being thought about.
type thought struct {
	search bots.Search
	begun  time.Time
	limit  time.Duration // 0 for none
	done   bool
	err    string
}

// beginner is bots.Begin, but for tests.
type beginner func(rec *rules.Record, bot string, share bots.Share) (bots.Search, error)

// think never panics: a bot that does leaves its thought with an error.
func (begin beginner) think(rec *rules.Record, bot string, share bots.Share, limit time.Duration, now Clock) *thought {
	t := &thought{begun: now(), limit: limit}
	t.guard(func() error {
		var err error
		t.search, err = begin(rec, bot, share)
		return err
	})
	return t
}

// step thinks for at most a slice of time, and reports whether that was all.
func (t *thought) step(slice time.Duration, now Clock) (over bool) {
	if t.over() {
		return true
	}
	start := now()
	end := start.Add(slice)
	last := t.limit > 0 && !t.begun.Add(t.limit).After(end) // the time is up with this slice
	if last {
		end = t.begun.Add(t.limit)
	}
	t.guard(func() error {
		t.done = t.search.Step(func() bool { return !now().Before(end) })
		return nil
	})
	// Without any choice yet it goes on: a late move is better than none.
	t.done = t.done || last && t.err == "" && len(t.choices()) > 0
	return t.over()
}

func (t *thought) over() bool { return t.done || t.err != "" }

func (t *thought) choices() (list []bots.Choice) {
	t.guard(func() error {
		list = t.search.Choices()
		return nil
	})
	return list
}

// progress is that of the work or of the time, whichever is nearer to its end.
func (t *thought) progress(now Clock) (p float64) {
	if t.done {
		return 1
	}
	t.guard(func() error {
		p = t.search.Progress()
		return nil
	})
	if t.limit > 0 {
		p = max(p, float64(now().Sub(t.begun))/float64(t.limit))
	}
	return min(p, 1)
}

// reply says how far it is.
func (t *thought) reply(id int, now Clock) reply {
	r := reply{ID: id}
	if t.err == "" {
		r.Choices, r.Progress = t.choices(), t.progress(now)
	}
	if t.err != "" { // before, or just now
		return reply{ID: id, Err: t.err}
	}
	r.Done = t.done
	return r
}

// guard turns an error and a panic into the end of the thought.
func (t *thought) guard(f func() error) {
	defer func() {
		if v := recover(); v != nil {
			t.err = fmt.Sprintf("thinking: panic: %v\n\n%s", v, debug.Stack())
		}
	}()
	if err := f(); err != nil {
		t.err = err.Error()
	}
}
