package scene

import "slices"

// whole reports whether a step back or forth is one of whole turns: nothing of
// the turn under way was done.
func (t *sitting) whole() bool {
	return !t.noUndo && (t.botsTurn() || t.table.untouched())
}

// lastOwn gives the index of the last move of the record that a person decided
// on, -1 when there is none.
func (t *sitting) lastOwn() int {
	list := t.table.happened()
	i := len(list) - 1
	for i >= 0 && (list[i].forced || t.botOf(list[i].player) != "") {
		i--
	}
	return i
}

func (t *sitting) canUndo() bool { return t.whole() && t.lastOwn() >= 0 }
func (t *sitting) canRedo() bool { return t.whole() && !t.botsTurn() && len(t.undone) > 0 }

// undo takes back the last confirmed turn of a person, with what bots played
// since and what followed of itself: the person is to decide again.
func (t *sitting) undo() {
	t.stopThinking()
	t.table.takeAllBack()
	n, list := t.lastOwn(), t.table.happened()
	moves := slices.Clone(t.game.Record().Moves)
	for i := len(moves) - 1; i >= n; i-- {
		if !list[i].forced {
			t.undone = append(t.undone, moves[i])
		}
		t.game.UndoMove()
	}
	t.save()
	name := map[string]any{"Name": t.players()[t.game.Player()].Name}
	t.app.page.Announce(t.app.words.Tf("log.undo", name))
	t.app.page.Sound("pick")
	t.table.recall()
	t.table.begin()
}

// redo plays again the turn that was taken back last, and what bots played
// after it.
func (t *sitting) redo() {
	t.redoMove()
	for len(t.undone) > 0 && t.botsTurn() {
		t.redoMove()
	}
}

func (t *sitting) redoMove() {
	last := len(t.undone) - 1
	move, player := t.undone[last], t.game.Player()
	if err := t.game.Apply(move); err != nil { // it was legal in this very state
		t.undone = nil
		return
	}
	t.undone = t.undone[:last]
	t.app.page.Sound("place")
	t.table.ended(player)
}
