package middleages

import "slices"

// Property is one of the eight columns of a fief, and the type of the tiles that
// go there. They are numbered from the left.
type Property uint8

// The properties, as they stand on the board.
const (
	Field Property = iota
	Mill
	Village
	Wall
	Market
	Barracks
	Church
	Palace

	Properties = 8 // how many there are
)

var propertyNames = [Properties]string{"field", "mill", "village", "wall", "market", "barracks", "church", "palace"}

// String gives the property's name as in records.
func (p Property) String() string { return propertyNames[p] }

// ParseProperty gives the property with a name as in records.
func ParseProperty(name string) (Property, bool) {
	i := slices.Index(propertyNames[:], name)
	return Property(max(i, 0)), i >= 0
}

// Symbol is what is drawn on a tile besides its property.
type Symbol uint8

// The symbols.
const (
	Plain Symbol = iota
	Peasant
	Chest
)

var symbolNames = [...]string{"plain", "peasant", "chest"}

// String gives the symbol's name.
func (s Symbol) String() string { return symbolNames[s] }

// Tile is a tile by the number and colour of its back; the edition says what is
// on its face. The zero value is no tile. Tiles of a row lie in the order of
// their values.
type Tile uint8

// TileOf gives a tile by the number on its back.
func TileOf(number int, orange bool) Tile {
	t := Tile(number) << 1
	if orange {
		t++
	}
	return t
}

// Number gives the number on the tile's back.
func (t Tile) Number() int { return int(t >> 1) }

// Orange reports whether the tile's back is orange, and not blue.
func (t Tile) Orange() bool { return t&1 != 0 }
