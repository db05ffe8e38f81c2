package thinking

import (
	"slices"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
)

const (
	// pageSlice is how long the page thinks in an Update where no worker does:
	// so little that no frame comes late for it.
	pageSlice = 4 * time.Millisecond
	// pageNews is how often such thinking says how far it is.
	pageNews = 250 * time.Millisecond
)

// Workers are the workers that the browser grants, by number from 0.
type Workers interface {
	// Count gives how many there are for a new question; 0 where the browser
	// has none, refuses them, or cannot load them.
	Count() int
	// Ask gives a worker a question, and starts it if need be. What it replies
	// goes to Pool.Heard, what becomes of it otherwise to Pool.Lost; neither is
	// called from within Ask.
	Ask(worker int, line string)
	// Stop has a worker forget its question.
	Stop(worker int, line string)
}

// Pool answers questions, one after the other. Each is shared among all workers;
// the part of a worker that fails is thought about in the page. It is not safe
// for use by several goroutines.
type Pool struct {
	workers Workers
	now     Clock
	begin   beginner
	line    []*job // the first is being thought about
	lastID  int
}

// job is a question in the line.
type job struct {
	id     int
	record rules.Record // a copy: the game may go on, or back, while the bot thinks about this one
	bot    string
	limit  time.Duration
	answer func(bots.Answer)

	begun bool
	parts []part
	told  time.Time // when the page's own thinking was last told of
	until time.Time // when the page's own thinking has to end
}

// part is the part of a question that one worker thinks about, or the page.
type part struct {
	worker  int      // -1 for the page
	thought *thought // the page's
	last    reply
}

const onPage = -1

func (p *part) over() bool { return p.last.over() }

// NewPool makes a pool over workers that has not asked for any of them yet.
func NewPool(workers Workers, now Clock) *Pool {
	return &Pool{workers: workers, now: now, begin: bots.Begin}
}

// Think puts a question into the line. answer is called from within Heard, Lost
// or Update: now and then with what has been found so far, and at last once with
// Done or Err. stop takes the question back; answer is not called any more.
func (p *Pool) Think(q bots.Question, answer func(bots.Answer)) (stop func()) {
	if q.Limit == 0 {
		q.Limit = bots.Budget(q.Bot)
	}
	p.lastID++
	rec := *q.Record
	rec.Moves = slices.Clone(rec.Moves)
	j := &job{id: p.lastID, record: rec, bot: q.Bot, limit: q.Limit, answer: answer}
	p.line = append(p.line, j)
	p.next()
	return func() { p.stop(j) }
}

// Busy reports whether anything is thought about.
func (p *Pool) Busy() bool { return len(p.line) > 0 }

// Awake reports whether the page thinks itself, for which it needs Updates.
func (p *Pool) Awake() bool { return len(p.line) > 0 && p.line[0].ownPart() != nil }

// next begins with the first question of the line, unless that is done already.
func (p *Pool) next() {
	if len(p.line) == 0 || p.line[0].begun {
		return
	}
	j := p.line[0]
	j.begun = true
	n := p.workers.Count()
	if n == 0 {
		j.parts = []part{{worker: onPage}}
		return
	}
	j.parts = make([]part, n)
	for i := range j.parts {
		j.parts[i].worker = i
		p.workers.Ask(i, write(message{
			ID: j.id, Record: j.record, Bot: j.bot, Share: j.share(i),
			Limit: float64(j.limit) / float64(time.Millisecond),
		}, messageFields))
	}
}

// share is what part i has to think about.
func (j *job) share(i int) bots.Share {
	if len(j.parts) == 1 {
		return bots.Share{}
	}
	return bots.Share{Part: i, Of: len(j.parts)}
}

func (p *Pool) stop(j *job) {
	if !p.remove(j) {
		return
	}
	for i := range j.parts {
		if w := j.parts[i].worker; w != onPage && !j.parts[i].over() {
			p.workers.Stop(w, write(message{ID: j.id, Stop: true}, messageFields))
		}
	}
	p.next()
}

func (p *Pool) remove(j *job) bool {
	i := slices.Index(p.line, j)
	if i < 0 {
		return false
	}
	p.line = slices.Delete(p.line, i, i+1)
	return true
}

// Heard takes the reply of a worker.
func (p *Pool) Heard(worker int, line string) {
	j, part := p.partOf(worker)
	if part == nil {
		return
	}
	r, err := read(line, replyFields)
	if err != nil {
		r = reply{Err: err.Error()}
	}
	if r.ID == j.id || r.ID == 0 { // not about a question before
		part.last = r
		p.tell(j)
	}
}

// Lost says that a worker has failed, or was never there. The page thinks about
// its part.
func (p *Pool) Lost(worker int) {
	if _, part := p.partOf(worker); part != nil {
		part.worker, part.last = onPage, reply{}
	}
}

// partOf gives what a worker is thinking about; nil if nothing.
func (p *Pool) partOf(worker int) (*job, *part) {
	if len(p.line) == 0 {
		return nil, nil
	}
	j := p.line[0]
	for i := range j.parts {
		if part := &j.parts[i]; part.worker == worker && !part.over() {
			return j, part
		}
	}
	return nil, nil
}

// ownPart gives the part that the page itself has to think about now.
func (j *job) ownPart() *part {
	for i := range j.parts {
		if part := &j.parts[i]; part.worker == onPage && !part.over() {
			return part
		}
	}
	return nil
}

// Update thinks for a moment where no worker does.
func (p *Pool) Update() {
	if !p.Awake() {
		return
	}
	j := p.line[0]
	part := j.ownPart()
	if part.thought == nil {
		part.thought = p.beginOwn(j)
	}
	over := part.thought.step(pageSlice, p.now)
	if now := p.now(); over || now.Sub(j.told) >= pageNews {
		j.told = now
		part.last = part.thought.reply(j.id, p.now)
		p.tell(j)
	}
}

// beginOwn begins to think about a part in the page. All such parts together
// have the time of the question.
func (p *Pool) beginOwn(j *job) *thought {
	t := p.now()
	if j.until.IsZero() {
		j.until, j.told = t.Add(j.limit), t
	}
	left, index := 0, -1
	for i := range j.parts {
		if part := &j.parts[i]; part.worker == onPage && !part.over() {
			left++
			if index < 0 {
				index = i
			}
		}
	}
	limit := j.limit
	if limit > 0 {
		limit = max(j.until.Sub(t)/time.Duration(left), time.Nanosecond)
	}
	return p.begin.think(&j.record, j.bot, j.share(index), limit, p.now)
}

// tell says how far a question is, and ends it if that is all.
func (p *Pool) tell(j *job) {
	a := bots.Answer{Done: true}
	var found [][]bots.Choice
	for i := range j.parts {
		part := &j.parts[i]
		a.Done = a.Done && part.over()
		a.Progress += part.last.Progress / float64(len(j.parts))
		if part.last.Err != "" {
			a.Err = part.last.Err
		} else if len(part.last.Choices) > 0 {
			found = append(found, part.last.Choices)
		}
	}
	switch {
	case len(found) > 0:
		// What a part of the thinking has not found costs strength, not the move.
		a.Choices, a.Err = bots.Merge(found), ""
	case a.Done && a.Err == "":
		a.Err = "thinking: no move was found"
	}
	if !a.Done {
		a.Err = ""
	} else {
		a.Done = a.Err == ""
		p.remove(j)
	}
	j.answer(a)
	p.next()
}
