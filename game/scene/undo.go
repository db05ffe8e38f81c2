package scene

import (
	"slices"
	"strings"

	"vassals/rules/vassals"
)

// whole reports whether a step back or forth is one of whole turns: nothing of
// the turn under way was done.
func (t *table) whole() bool {
	return !t.noUndo && (t.botsTurn() || t.match.State().Step() == vassals.StepPlace && t.turn.try < 0)
}

// lastOwn gives the index of the last move of the record with which a person
// placed a tile, -1 when there is none. Discards follow of themselves.
func (t *table) lastOwn() int {
	i := len(t.log) - 1 // it has an entry for every move
	for i >= 0 && (t.log[i].kind == entryDiscard || t.botOf(t.log[i].player) != "") {
		i--
	}
	return i
}

func (t *table) canUndo() bool { return t.whole() && t.lastOwn() >= 0 }
func (t *table) canRedo() bool { return t.whole() && !t.botsTurn() && len(t.undone) > 0 }

// undo takes back the last confirmed turn of a person, with what bots played
// since and the discards that it led to: the tile that was placed comes again.
func (t *table) undo() {
	t.takeAllBack()
	n := t.lastOwn()
	moves := slices.Clone(t.match.Record().Moves)
	for i := len(moves) - 1; i >= n; i-- {
		if !strings.HasPrefix(moves[i], "discard ") {
			t.undone = append(t.undone, moves[i])
		}
		t.match.UndoMove()
	}
	t.save()
	name := map[string]any{"Name": t.players()[t.match.State().Player()].Name}
	t.app.page.Announce(t.app.words.Tf("log.undo", name))
	t.app.page.Sound("pick")
	t.recall()
	t.begin()
}

// redo plays again the turn that was taken back last, and what bots played
// after it.
func (t *table) redo() {
	t.redoMove()
	for len(t.undone) > 0 && t.botsTurn() {
		t.redoMove()
	}
}

func (t *table) redoMove() {
	last := len(t.undone) - 1
	move, player := t.undone[last], t.match.State().Player()
	if err := t.match.Apply(move); err != nil { // it was legal in this very state
		t.undone = nil
		return
	}
	t.undone = t.undone[:last]
	t.app.page.Sound("place")
	t.ended(player)
}
