package scene

import (
	"slices"

	"vassals/rules"
	"vassals/rules/bots"
)

// adviser is the bot that shows good moves.
const adviser = "expert"

// counsel is asking the adviser, at the table of either game.
type counsel struct {
	shown    bool
	stop     func() // ends the thinking under way; nil when there is none
	progress float64
}

// end ends the thinking under way.
func (c *counsel) end() {
	if c.stop != nil {
		c.stop()
	}
}

// consult asks the adviser about the next move. take gets the record that it
// was asked about, and its moves, best first.
func (t *sitting) consult(c *counsel, take func(rec *rules.Record, moves []bots.Choice)) {
	rec := *t.game.Record()
	rec.Moves = slices.Clone(rec.Moves)
	c.stop = t.app.page.Think(bots.Question{Record: &rec, Bot: adviser}, func(a bots.Answer) {
		t.app.stale = true
		c.progress = a.Progress
		if !a.Done && a.Err == "" {
			return
		}
		c.stop = nil
		if a.Err != "" {
			c.shown = false
			t.app.note(t.app.t("hint.failed"))
			return
		}
		take(&rec, a.Choices)
	})
}
