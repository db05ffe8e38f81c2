package middleages

import (
	"fmt"

	"vassals/rules"
)

// Match is a game with its record.
type Match struct {
	state *State
	log   rules.Log
}

// NewMatch makes the game of a record and plays its moves. An error names the
// key or the move that is wrong.
func NewMatch(rec *rules.Record) (*Match, error) {
	s, err := newGame(rec)
	if err != nil {
		return nil, fmt.Errorf("middleages: %w", err)
	}
	m := &Match{state: s}
	if err := m.log.Open(rec, maxPlayers*(rounds+2), m.Apply); err != nil {
		return nil, err
	}
	return m, nil
}

// State gives the state. Only the methods of the Match may change it.
func (m *Match) State() *State { return m.state }

// Record gives the record of the moves made so far. It is valid until the next
// one.
func (m *Match) Record() *rules.Record { return m.log.Record() }

// Player gives whose move it is, -1 when the game is over.
func (m *Match) Player() int {
	if m.state.step == StepOver {
		return -1
	}
	return m.state.Player()
}

// Seat hands a player's seat to a bot or, with no bot, to a person.
func (m *Match) Seat(player int, bot string) { m.log.Seat(player, bot) }

// Apply does a move as a record writes it; on an error nothing changed.
func (m *Match) Apply(text string) error {
	move, err := ParseMove(text)
	if err == nil {
		err = m.state.Play(move)
	}
	if err != nil {
		return m.log.Refused(text, err)
	}
	m.log.Add(text)
	return nil
}

// UndoMove takes back the last move of the record. It reports whether there was
// one.
func (m *Match) UndoMove() bool {
	return m.state.Back() && m.log.Drop()
}
