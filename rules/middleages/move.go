package middleages

import (
	"strconv"
	"strings"

	"vassals/rules"
)

// MoveKind says what a move does first.
type MoveKind uint8

// The kinds of moves.
const (
	LordMove MoveKind = iota // the lord goes to a position; after the opening the tile left is taken
	TakeMove                 // the last round: the tile is taken, the lord stays
	LoseMove                 // an event takes a tile of the property chosen
)

// Move is a whole move as a record writes it.
type Move struct {
	Kind     MoveKind
	Position int8     // LordMove: 1 for the leftmost of the row
	Property Property // LoseMove
	Choice   Choice   // LordMove after the opening, TakeMove
}

// ChoiceKind says what is chosen for the effect of a tile.
type ChoiceKind uint8

// The kinds of choices.
const (
	NoChoice      ChoiceKind = iota // the effect asks nothing, cannot be applied, or reserves nothing
	ScoutChoice                     // wall: the tile that the scout reserves
	RecoverChoice                   // village: the property of the tile that comes back
	CoinChoice                      // church: where the extra-coin token goes
	TokenChoice                     // palace: where the property token goes, and for what it pays
)

// Choice is what a player decides about the effect of a tile.
type Choice struct {
	Kind     ChoiceKind
	Spot     Spot     // ScoutChoice
	Property Property // the others
	Type     Property // TokenChoice: what the property pays for too
}

// Spot is the place of a tile on the table: rows 1 to 4 from the top, positions
// from the left, the first is 1. The zero value is nowhere.
type Spot struct{ Row, Position int8 }

// String gives the move as in a record.
func (m Move) String() string {
	switch m.Kind {
	case LoseMove:
		return "lose " + m.Property.String()
	case TakeMove:
		return strings.TrimSuffix("take "+m.Choice.String(), " ")
	}
	text := "lord " + strconv.Itoa(int(m.Position))
	if m.Choice.Kind != NoChoice {
		text += " " + m.Choice.String()
	}
	return text
}

// String gives the choice as in a move, "" for none.
func (c Choice) String() string {
	switch c.Kind {
	case ScoutChoice:
		return "scout " + c.Spot.String()
	case RecoverChoice:
		return "recover " + c.Property.String()
	case CoinChoice:
		return "coin " + c.Property.String()
	case TokenChoice:
		return "token " + c.Property.String() + " " + c.Type.String()
	}
	return ""
}

// String gives the spot as in a move.
func (s Spot) String() string {
	return strconv.Itoa(int(s.Row)) + "." + strconv.Itoa(int(s.Position))
}

// ParseMove reads a move of a record. It asks nothing of a game: whether the
// move is legal shows when it is applied.
func ParseMove(text string) (m Move, err error) {
	words := strings.Split(text, " ")
	switch {
	case words[0] == "lose" && len(words) == 2:
		m.Kind = LoseMove
		m.Property, err = parseProperty(words[1])
		return m, err
	case words[0] == "take":
		m.Kind = TakeMove
		m.Choice, err = parseChoice(words[1:])
		return m, err
	case words[0] == "lord" && len(words) >= 2:
		n, ok := parseNumber(words[1])
		if !ok {
			return m, refuse(Unreadable, "%s is no position: a whole number from 1 on", rules.Clip(words[1]))
		}
		m.Position = n
		m.Choice, err = parseChoice(words[2:])
		return m, err
	}
	return m, refuse(Unreadable, "a move is \"lord position\" or \"take\", with a choice where the tile asks one, or \"lose property\"")
}

func parseChoice(words []string) (c Choice, err error) {
	switch {
	case len(words) == 0:
		return c, nil
	case words[0] == "scout" && len(words) == 2:
		c.Kind = ScoutChoice
		row, position, ok := strings.Cut(words[1], ".")
		r, okR := parseNumber(row)
		p, okP := parseNumber(position)
		if !ok || !okR || !okP {
			return c, refuse(Unreadable, "%s is no tile of a row: the row, a point and the position", rules.Clip(words[1]))
		}
		c.Spot = Spot{r, p}
		return c, nil
	case words[0] == "recover" && len(words) == 2:
		c.Kind = RecoverChoice
	case words[0] == "coin" && len(words) == 2:
		c.Kind = CoinChoice
	case words[0] == "token" && len(words) == 3:
		c.Kind = TokenChoice
		if c.Type, err = parseProperty(words[2]); err != nil {
			return c, err
		}
	default:
		return c, refuse(Unreadable, "there is no choice %s", rules.Clip(strings.Join(words, " ")))
	}
	c.Property, err = parseProperty(words[1])
	return c, err
}

func parseProperty(name string) (Property, error) {
	if p, ok := ParseProperty(name); ok {
		return p, nil
	}
	return 0, refuse(Unreadable, "there is no property %s", rules.Clip(name))
}

// parseNumber reads a number from 1 on in plain decimals.
func parseNumber(s string) (int8, bool) {
	n, err := strconv.ParseInt(s, 10, 8)
	return int8(n), err == nil && n > 0 && strconv.FormatInt(n, 10) == s
}
