package middleages

import "fmt"

// Reason says which rule refuses a move.
type Reason uint8

// The reasons for which a move is refused.
const (
	Unreadable    Reason = iota // not a move at all
	WrongKind                   // another kind of move is due
	NoPosition                  // the row has no such position
	NoTile                      // nothing lies there any more
	LordThere                   // a lord stands there
	ScoutThere                  // a scout stands there
	Reserved                    // another player's scout keeps the tile
	SameRow                     // a scout does not go where the lord stands
	ChoiceMissing               // the tile's effect needs a choice
	ChoiceUnasked               // the tile's effect takes no such choice
	NotInCemetery               // no tile of that property lies in the cemetery
	SpaceTaken                  // a token lies under that property
	PaysAlready                 // the property pays for that type already
	NotLargest                  // another property has more tiles
	GameOver                    // the last round was played
)

// Refusal is the error of an illegal or unreadable move.
type Refusal struct {
	Reason Reason
	Text   string
}

// Error says in words what is refused.
func (r *Refusal) Error() string { return r.Text }

func refuse(why Reason, format string, args ...any) *Refusal {
	return &Refusal{why, fmt.Sprintf(format, args...)}
}
