package vassals

import "fmt"

// Reason says which rule refuses a move.
type Reason uint8

// The reasons for which a move is refused.
const (
	Unreadable    Reason = iota // not a move at all
	WrongTile                   // another tile was drawn
	NoSpot                      // there is a tile already, or none beside it
	EdgesDiffer                 // an edge does not match its neighbour
	FitsNowhere                 // a tile that fits nowhere must be set aside
	FitsSomewhere               // a tile that fits may not be set aside
	NoSuchPlace                 // the tile has no such part
	NotFree                     // the figure may not stand there
	NotInPlay                   // the figure's expansion is not in play
	NoneInHand                  // the figure is not in hand
	UnderWay                    // the move before is not finished
	GameOver                    // no tile is left
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
