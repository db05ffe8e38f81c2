package scene

// hint is a help that the table gives beside the rules. Each can be switched
// off, and a purist wants none.
type hint string

// The hints, as the settings store them.
const (
	hintSpots  hint = "spots"  // where the drawn tile fits
	hintInfo   hint = "info"   // a tap on a feature tells what it is worth
	hintFields hint = "fields" // who holds which field
	hintTiles  hint = "tiles"  // the tiles that are left, by kind
	hintDead   hint = "dead"   // spots that no tile left can fill
	hintLast   hint = "last"   // the last tile of each player
	hintMoves  hint = "moves"  // good moves, on demand
)

// hints lists them in the order of the settings.
var hints = []hint{hintSpots, hintInfo, hintFields, hintTiles, hintDead, hintLast, hintMoves}

// hint reports whether a hint is wanted.
func (s settings) hint(h hint) bool { return !s.Purist && !s.Off[h] }

// switchHint turns a hint on or off.
func (s *settings) switchHint(h hint) {
	off := map[hint]bool{}
	for k, v := range s.Off {
		off[k] = v
	}
	off[h] = !off[h]
	s.Off = off
}
