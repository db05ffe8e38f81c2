package scene

import (
	"strings"

	"vassals/rules/vassals"
)

// whole reports whether a step back or forth is one of whole turns: nothing of
// the turn under way was done.
func (t *table) whole() bool {
	return !t.noUndo && t.match.State().Step() == vassals.StepPlace && t.turn.try < 0
}

// lastPlaced gives the index of the last move of the record that placed a tile, -1
// when there is none. Discards follow of themselves.
func (t *table) lastPlaced() int {
	moves := t.match.Record().Moves
	i := len(moves) - 1
	for i >= 0 && strings.HasPrefix(moves[i], "discard ") {
		i--
	}
	return i
}

func (t *table) canUndo() bool { return t.whole() && t.lastPlaced() >= 0 }
func (t *table) canRedo() bool { return t.whole() && len(t.undone) > 0 }

// undo takes back the last confirmed turn, and the discards that it led to:
// the tile that was placed comes again.
func (t *table) undo() {
	n := t.lastPlaced()
	t.undone = append(t.undone, t.match.Record().Moves[n])
	for len(t.match.Record().Moves) > n {
		t.match.UndoMove()
	}
	t.save()
	name := map[string]any{"Name": t.players()[t.match.State().Player()].Name}
	t.app.page.Announce(t.app.words.Tf("log.undo", name))
	t.app.page.Sound("pick")
	t.recall()
	t.begin()
}

// redo plays again the turn that was taken back last.
func (t *table) redo() {
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
