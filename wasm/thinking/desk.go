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
	say   func(line string, over bool)
	now   Clock
	begin beginner

	id      int
	thought *thought // nil when there is nothing to think about
	told    time.Time
}

// NewDesk makes the desk of a worker. It replies by say, and says with it whether
// that was all.
func NewDesk(say func(line string, over bool), now Clock) *Desk {
	return &Desk{say: say, now: now, begin: bots.Begin}
}

// Hear takes a message of the page. A new question takes the place of the one
// before. It reports whether there is anything to think about now.
func (d *Desk) Hear(line string) (more bool) {
	m, err := readMessage(line)
	switch {
	case m.Stop && err == nil:
		if m.ID == d.id {
			d.thought = nil
		}
	case err != nil:
		d.say(write(reply{ID: m.ID, Err: err.Error()}, replyFields), true)
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
	r := d.thought.reply(d.id, d.now)
	d.say(write(r, replyFields), r.over())
	if r.over() {
		d.thought = nil
	}
}
