package middleages

import (
	"fmt"

	"vassals/rules"
)

// Match is a game with its record.
type Match struct {
	state  *State
	record rules.Record
}

// NewMatch makes the game of a record and plays its moves. An error names the
// key or the move that is wrong.
func NewMatch(rec *rules.Record) (*Match, error) {
	s, err := newGame(rec)
	if err != nil {
		return nil, fmt.Errorf("middleages: %w", err)
	}
	m := &Match{state: s, record: *rec}
	m.record.Moves = make([]string, 0, max(len(rec.Moves), maxPlayers*(rounds+2)))
	for _, move := range rec.Moves {
		if err := m.Apply(move); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// State gives the state. Only the methods of the Match may change it.
func (m *Match) State() *State { return m.state }

// Record gives the record of the moves made so far. It is valid until the next
// one.
func (m *Match) Record() *rules.Record { return &m.record }

// Apply does a move as a record writes it; on an error nothing changed.
func (m *Match) Apply(text string) error {
	move, err := ParseMove(text)
	if err == nil {
		err = m.state.Play(move)
	}
	if err != nil {
		return fmt.Errorf("middleages: move %d %s: %w", len(m.record.Moves)+1, rules.Clip(text), err)
	}
	m.record.Moves = append(m.record.Moves, text)
	return nil
}

// UndoMove takes back the last move of the record. It reports whether there was
// one.
func (m *Match) UndoMove() bool {
	if !m.state.Back() {
		return false
	}
	m.record.Moves = m.record.Moves[:len(m.record.Moves)-1]
	return true
}
