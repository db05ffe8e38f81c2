package vassals

import (
	"fmt"
	"slices"

	"vassals/rules"
)

// Match is a game with its record. The steps of a turn go through it, and a
// move stands in the record once it is finished.
type Match struct {
	state *State
	log   rules.Log
}

// NewMatch makes the game of a record and plays its moves. An error names the
// key or the move that is wrong.
func NewMatch(rec *rules.Record) (*Match, error) {
	s, err := newGame(rec)
	if err != nil {
		return nil, fmt.Errorf("vassals: %w", err)
	}
	m := &Match{state: s}
	if err := m.log.Open(rec, 120, m.Apply); err != nil {
		return nil, err
	}
	return m, nil
}

// State gives the state. Only the methods of the Match may change it.
func (m *Match) State() *State { return m.state }

// Record gives the record of the moves finished so far. It is valid until the
// next one.
func (m *Match) Record() *rules.Record { return m.log.Record() }

// Player gives whose turn it is, -1 when the game is over.
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

// Place, Discard, Claim, Skip, Finish and Back are the steps of State. What is
// illegal panics: the caller chooses among the legal ones.

// Place puts the tile in hand on the map.
func (m *Match) Place(p Placement) {
	if !m.state.Legal(p) {
		panic(fmt.Sprintf("vassals: illegal placement %v", p))
	}
	m.state.Place(p)
}

// Discard sets the tile in hand aside.
func (m *Match) Discard() {
	move := Move{Tile: m.state.Drawn(), Discard: true}
	if err := m.Apply(move.String()); err != nil {
		panic(err)
	}
}

// Claim puts a figure.
func (m *Match) Claim(c Claim) {
	if !slices.Contains(m.state.AppendClaims(nil), c) {
		panic(fmt.Sprintf("vassals: illegal claim %v", c))
	}
	m.state.Claim(c)
}

// Skip puts no figure in this step.
func (m *Match) Skip() {
	if m.state.step != StepFigure && m.state.step != StepShadow {
		panic("vassals: nothing to skip")
	}
	m.state.Skip()
}

// Finish ends the move.
func (m *Match) Finish() {
	if m.state.step != StepFinish {
		panic("vassals: the move is not at its end")
	}
	text := m.state.Move().String()
	m.state.Finish()
	m.log.Add(text)
}

// Back takes back the last step of the move under way. It reports whether there
// was one.
func (m *Match) Back() bool {
	if m.state.step == StepPlace || m.state.step == StepOver {
		return false
	}
	return m.state.Back()
}

// UndoMove takes back the move under way, or else the last one of the record.
// It reports whether there was one.
func (m *Match) UndoMove() bool {
	if m.Back() {
		for m.Back() {
		}
		return true
	}
	if !m.log.Drop() {
		return false
	}
	m.state.Back()
	for m.state.step != StepPlace {
		m.state.Back()
	}
	return true
}
