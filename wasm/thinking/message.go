// Package thinking has bots think beside the page: what the page and its workers
// say to each other, the desk at which a worker thinks, and the pool that shares
// a question among the workers or, where there are none, thinks in the page
// itself, a few milliseconds at a time. It is pure: what posts its messages is
// passed in, and so is the clock.
package thinking

import (
	"errors"

	"vassals/rules"
	"vassals/rules/bots"
)

// message is what the page says to a worker: a part of a question, or that
// nobody waits for the answer any more.
type message struct {
	ID     int // of the question
	Stop   bool
	Record rules.Record
	Bot    string
	Share  bots.Share
	Limit  float64 // milliseconds
}

func messageFields(w *wire, m *message) {
	w.whole(&m.ID)
	w.flag(&m.Stop)
	if m.Stop {
		return
	}
	recordFields(w, &m.Record)
	w.text(&m.Bot)
	w.whole(&m.Share.Part)
	w.whole(&m.Share.Of)
	w.number(&m.Limit)
}

// readMessage reads what the page says. Where it can be read at all, the
// message names the question also beside an error.
func readMessage(line string) (message, error) {
	m, err := read(line, messageFields)
	if err == nil && m.ID < 1 {
		err = errors.New("thinking: the message has no id")
	}
	return m, err
}

// reply is what a worker says to the page.
type reply struct {
	ID       int // of the question; 0 for none
	Choices  []bots.Choice
	Progress float64
	Done     bool
	Err      string
}

// over reports whether nothing more will be said about the question.
func (r *reply) over() bool { return r.Done || r.Err != "" }

func replyFields(w *wire, r *reply) {
	w.whole(&r.ID)
	list(w, &r.Choices, func(w *wire, c *bots.Choice) {
		w.text(&c.Move)
		w.number(&c.Worth)
		w.number(&c.Weight)
	})
	w.number(&r.Progress)
	w.flag(&r.Done)
	w.text(&r.Err)
}

func recordFields(w *wire, r *rules.Record) {
	w.text(&r.Format)
	w.whole(&r.Version)
	w.text(&r.Game)
	w.whole(&r.Edition)
	list(w, &r.Players, func(w *wire, p *rules.Player) {
		w.text(&p.Name)
		w.text(&p.Color)
		w.text(&p.Bot)
	})
	list(w, &r.Expansions, (*wire).text)
	w.text(&r.Seed)
	list(w, &r.Deck, (*wire).text)
	list(w, &r.Start, func(w *wire, t *rules.Tile) {
		w.text(&t.Tile)
		w.whole(&t.X)
		w.whole(&t.Y)
		w.whole(&t.Rotation)
	})
	list(w, &r.Figures, func(w *wire, f *rules.Figure) {
		w.whole(&f.Player)
		w.text(&f.Kind)
		w.whole(&f.X)
		w.whole(&f.Y)
		w.text(&f.Place)
	})
	list(w, &r.Blue, (*wire).whole)
	list(w, &r.Orange, (*wire).whole)
	list(w, &r.Events, (*wire).text)
	list(w, &r.Order, (*wire).whole)
	list(w, &r.Moves, (*wire).text)
}
