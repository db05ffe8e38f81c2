package thinking

import (
	"time"

	"vassals/rules/bots"
)

const (
	// deskSlice is how long a worker thinks before it looks whether the page
	// has said anything.
	deskSlice = 8 * time.Millisecond
	// deskNews is how often it says how far it is. The page takes a worker that
	// says nothing for seconds for dead.
	deskNews = 250 * time.Millisecond
)

// Desk is where a worker thinks, about one question at a time. Its methods never
// panic: whatever goes wrong becomes an answer.
type Desk struct {
	post  func(text string)
	now   Clock
	begin beginner

	id      int
	thought *thought // nil when there is nothing to think about
	told    time.Time
}

// NewDesk makes the desk of a worker, which says its replies to post.
func NewDesk(post func(text string), now Clock) *Desk {
	return &Desk{post: post, now: now, begin: bots.Begin}
}

// Hear takes a message of the page. A new question takes the place of the one
// before. It reports whether there is anything to think about now.
func (d *Desk) Hear(text string) (more bool) {
	m, err := readMessage(text)
	switch {
	case m.Stop && err == nil:
		if m.ID == d.id {
			d.thought = nil
		}
	case err != nil:
		d.post(write(reply{ID: m.ID, Err: err.Error()}, replyFields))
	default:
		d.id = m.ID
		d.told = d.now()
		d.thought = d.begin.think(&m.Record, m.Bot, m.Share, time.Duration(m.Limit*float64(time.Millisecond)), d.now)
		if d.thought.over() {
			d.tell()
		}
	}
	return d.thought != nil
}

// Step thinks for a moment. It reports whether there is more to think; the
// messages of the page should be heard first.
func (d *Desk) Step() (more bool) {
	if d.thought == nil {
		return false
	}
	if d.thought.step(deskSlice, d.now) || d.now().Sub(d.told) >= deskNews {
		d.tell()
	}
	return d.thought != nil
}

// tell says how far it is, and clears the desk if that was all.
func (d *Desk) tell() {
	d.told = d.now()
	d.post(write(d.thought.reply(d.id, d.now), replyFields))
	if d.thought.over() {
		d.thought = nil
	}
}
