package rules

import (
	"fmt"
	"slices"
)

// Match is a game with its record, of either game: what is the same for whoever
// plays, saves, replays or takes back without knowing the rules.
type Match interface {
	// Record gives the record of the moves made so far. It is valid until the
	// next one.
	Record() *Record

	// Player gives whose move it is, -1 when the game is over.
	Player() int

	// Apply does a move as a record writes it; on an error nothing changed.
	Apply(move string) error

	// UndoMove takes back the last move, or what was done of the next one. It
	// reports whether there was anything.
	UndoMove() bool

	// Seat hands a player's seat to a bot or, with no bot, to a person.
	Seat(player int, bot string)
}

// Log keeps the record of a game under way for the Match of either game.
type Log struct{ record Record }

// Open takes a record over, and has its moves played by apply, which adds them
// again. room is how many moves a game has about.
func (l *Log) Open(rec *Record, room int, apply func(move string) error) error {
	l.record = *rec
	l.record.Moves = make([]string, 0, max(len(rec.Moves), room))
	for _, move := range rec.Moves {
		if err := apply(move); err != nil {
			return err
		}
	}
	return nil
}

// Record gives the record. It is valid until the next move.
func (l *Log) Record() *Record { return &l.record }

// Add puts a move at the end.
func (l *Log) Add(move string) { l.record.Moves = append(l.record.Moves, move) }

// Seat hands a player's seat to a bot or, with no bot, to a person. The moves
// alone decide a game, so this changes nothing but the record.
func (l *Log) Seat(player int, bot string) {
	l.record.Players = slices.Clone(l.record.Players) // others may have the list too
	l.record.Players[player].Bot = bot
}

// Drop takes the last move out. It reports whether there was one.
func (l *Log) Drop() bool {
	n := len(l.record.Moves)
	if n == 0 {
		return false
	}
	l.record.Moves = l.record.Moves[:n-1]
	return true
}

// Refused says which move it is that err is against: the next one.
func (l *Log) Refused(move string, err error) error {
	return fmt.Errorf("%s: move %d %s: %w", l.record.Game, len(l.record.Moves)+1, Clip(move), err)
}
