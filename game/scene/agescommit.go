package scene

import (
	"slices"

	ages "vassals/rules/middleages"
)

// confirm ends the turn with what was chosen.
func (t *agesTable) confirm() {
	if t.phase() == phaseReady {
		t.commit()
	}
}

// skip ends the turn without what the tile's effect offers.
func (t *agesTable) skip() {
	t.turn.choice = ages.Choice{}
	t.commit()
}

// commit makes the move that is chosen.
func (t *agesTable) commit() {
	player := t.game.Player()
	from := t.depart()
	if err := t.match.Apply(t.move().String()); err != nil {
		t.app.note(err.Error()) // only what is legal can be chosen
		return
	}
	t.undone = nil
	t.app.page.Sound("place")
	t.ended(player)
	t.fly(player, from)
}

// ended implements tabletop.
func (t *agesTable) ended(player int) {
	t.flight.clear()
	t.save()
	e := t.entryOf(player)
	t.log = append(t.log, e)
	t.app.page.Announce(e.text(t))
	brought := ""
	if t.boxes.log.W == 0 && e.matters() { // where no log is in view
		brought = e.outcome(t)
	}
	t.app.mention(brought)
	if e.scores() {
		t.app.page.Sound("score")
	}
	t.begin()
}

// cancel gives up what was chosen last.
func (t *agesTable) cancel() bool {
	if t.advising() {
		t.advice.shown = false
		return true
	}
	if t.turn.look != (ages.Spot{}) || t.shown >= 0 {
		t.turn.look, t.shown = ages.Spot{}, -1
		return true
	}
	return !t.botsTurn() && t.takeBack()
}

// takeBack goes back one step of the turn under way.
func (t *agesTable) takeBack() bool {
	switch {
	case t.turn.choice.Kind != ages.NoChoice:
		t.turn.choice = ages.Choice{}
	case t.turn.lord > 0:
		t.turn.lord = 0
	case t.turn.lose >= 0:
		t.turn.lose = -1
	default:
		return false
	}
	return true
}

// takeAllBack implements tabletop.
func (t *agesTable) takeAllBack() {
	t.turn = t.newTurn()
	t.flight.clear()
}

// untouched implements tabletop.
func (t *agesTable) untouched() bool {
	return t.turn.lord == 0 && t.turn.choice.Kind == ages.NoChoice && t.turn.lose < 0
}

// accept implements tabletop.
func (t *agesTable) accept(text string) bool {
	move, err := ages.ParseMove(text)
	return err == nil && slices.Contains(t.match.State().AppendMoves(nil), move)
}

// showStep implements tabletop: first what a bot has chosen is seen, then it is
// done.
func (t *agesTable) showStep() {
	move, err := ages.ParseMove(t.bot.move)
	if err != nil {
		return // it was accepted
	}
	seen := !t.untouched() || t.match.State().NextRow() == 0 && move.Choice.Kind == ages.NoChoice && move.Kind != ages.LoseMove
	t.turn.lord, t.turn.choice = move.Position, move.Choice
	if move.Kind == ages.LoseMove {
		t.turn.lose = slices.Index(t.turn.losses, move.Property)
	}
	if move.Choice.Kind == ages.TokenChoice {
		t.turn.space = move.Choice.Property
	}
	if !seen && !t.bot.rush {
		t.wait(tilePause)
		return
	}
	t.commit()
}
