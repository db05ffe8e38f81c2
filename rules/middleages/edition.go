package middleages

// The numbers of the tables: Printed are those of the first records, Newest
// those that a new game should take.
const (
	Printed = 1
	Newest  = 2
)

// Edition is the tables of the game: all numbers that are not rules.
type Edition struct {
	Tiles   []Kind             // by number, the first is 1
	Incomes [Properties]Income // by property
	Cards   []Card             // in the order in which the seed shuffles them

	// Start is what players begin with, by their number and their place in the
	// order in which lords enter: who chooses first has an advantage. None: 0.
	Start [maxPlayers + 1][]int

	MillFee     int // what a player with fewer mills pays for a mill
	BarracksFee int // what a player attacked pays for barracks
	Penalty     int // what each property without a tile costs at the end

	CoinTokens     int // extra-coin tokens in all
	PropertyTokens int // property tokens in all
}

// Kind is what is on the face of the tiles of one number, and how many tiles
// have it.
type Kind struct {
	Property     Property
	Symbol       Symbol
	Blue, Orange int
}

// Income is what a property pays when a tile is added to it: Rate coins for
// each tile of the types in Pays.
type Income struct {
	Rate int
	Pays []Property
}

// Card is an event.
type Card struct {
	Name   string
	Does   Deed
	Coins  int        // a piece, or the price of drought
	Counts []Property // the types that it looks at
	Least  int        // from how many tiles on it strikes
}

// Deed is what an event does.
type Deed uint8

// The deeds.
const (
	PayPeasants   Deed = iota // Coins for each peasant symbol in the fief
	PayChests                 // Coins for each chest symbol in the fief
	PayTiles                  // Coins for each tile of a type
	PayProperties             // Coins for each property with a tile
	PaySets                   // Coins for each set of one tile of each type
	PayCemetery               // Coins for each tile in the cemetery
	TaxProperties             // takes Coins for each property with Least tiles
	LoseFirst                 // who has the fewest of a type loses the leftmost tile
	LoseIf                    // who has Least of a type loses one
	LoseMost                  // everybody loses a tile of the largest property
	LoseOrPay                 // everybody loses a tile of a type, or pays Coins
)

// editions are the tables by number.
var editions = map[int]*Edition{
	Printed: &printed,
	Newest:  &tuned,
}

// Tables gives an edition by its number, nil when there is none. Nobody may
// change it.
func Tables(edition int) *Edition { return editions[edition] }

// printed is edition 1.
var printed = Edition{
	Tiles: []Kind{
		{Field, Plain, 4, 2},      // 1
		{Field, Peasant, 2, 2},    // 2
		{Field, Chest, 2, 1},      // 3
		{Mill, Plain, 3, 2},       // 4
		{Mill, Peasant, 2, 1},     // 5
		{Mill, Chest, 2, 1},       // 6
		{Village, Plain, 3, 2},    // 7
		{Village, Peasant, 2, 1},  // 8
		{Village, Chest, 2, 1},    // 9
		{Wall, Plain, 3, 2},       // 10
		{Wall, Peasant, 2, 2},     // 11
		{Wall, Chest, 2, 1},       // 12
		{Market, Plain, 3, 2},     // 13
		{Market, Peasant, 2, 1},   // 14
		{Market, Chest, 2, 1},     // 15
		{Barracks, Plain, 2, 2},   // 16
		{Barracks, Peasant, 2, 1}, // 17
		{Barracks, Chest, 2, 1},   // 18
		{Church, Plain, 1, 1},     // 19
		{Church, Peasant, 2, 1},   // 20
		{Church, Chest, 2, 1},     // 21
		{Palace, Peasant, 3, 2},   // 22
		{Palace, Chest, 2, 1},     // 23
	},
	Incomes: [Properties]Income{
		Field:    {2, []Property{Field}},
		Mill:     {2, []Property{Mill}},
		Village:  {2, []Property{Village, Wall}},
		Wall:     {2, []Property{Field, Wall}},
		Market:   {2, []Property{Mill, Market}},
		Barracks: {3, []Property{Barracks}},
		Church:   {3, []Property{Church}},
		Palace:   {3, []Property{Palace}},
	},
	Cards: []Card{
		{Name: "harvest", Does: PayPeasants, Coins: 1},
		{Name: "treasury", Does: PayChests, Coins: 1},
		{Name: "fair", Does: PayTiles, Coins: 2, Counts: []Property{Market}},
		{Name: "milling", Does: PayTiles, Coins: 2, Counts: []Property{Mill}},
		{Name: "muster", Does: PayTiles, Coins: 3, Counts: []Property{Barracks}},
		{Name: "pilgrims", Does: PayTiles, Coins: 3, Counts: []Property{Church}},
		{Name: "feast", Does: PayTiles, Coins: 3, Counts: []Property{Palace}},
		{Name: "well-founded", Does: PayProperties, Coins: 1},
		{Name: "balanced", Does: PaySets, Coins: 5, Counts: []Property{Field, Village, Church}},
		{Name: "siege", Does: LoseFirst, Counts: []Property{Wall}},
		{Name: "plague", Does: LoseIf, Least: 3, Counts: []Property{Village}},
		{Name: "fire", Does: LoseMost},
		{Name: "drought", Does: LoseOrPay, Coins: 3, Counts: []Property{Field}},
		{Name: "burial", Does: PayCemetery, Coins: 2},
		{Name: "tax", Does: TaxProperties, Coins: 1, Least: 3},
	},
	MillFee:        2,
	BarracksFee:    2,
	Penalty:        10,
	CoinTokens:     8,
	PropertyTokens: 8,
}

// tuned is edition 2: the printed tables with other numbers of the project's own.
var tuned = Edition{
	Tiles: []Kind{
		{Field, Plain, 2, 2},      // 1
		{Field, Peasant, 3, 2},    // 2
		{Field, Chest, 2, 1},      // 3
		{Mill, Plain, 3, 2},       // 4
		{Mill, Peasant, 2, 1},     // 5
		{Mill, Chest, 1, 1},       // 6
		{Village, Plain, 4, 2},    // 7
		{Village, Peasant, 3, 1},  // 8
		{Village, Chest, 3, 1},    // 9
		{Wall, Plain, 3, 2},       // 10
		{Wall, Peasant, 3, 2},     // 11
		{Wall, Chest, 2, 1},       // 12
		{Market, Plain, 3, 2},     // 13
		{Market, Peasant, 3, 1},   // 14
		{Market, Chest, 3, 1},     // 15
		{Barracks, Plain, 1, 2},   // 16
		{Barracks, Peasant, 1, 1}, // 17
		{Barracks, Chest, 1, 1},   // 18
		{Church, Plain, 2, 1},     // 19
		{Church, Peasant, 2, 1},   // 20
		{Church, Chest, 2, 1},     // 21
		{Palace, Plain, 2, 2},     // 22
		{Palace, Plain, 1, 1},     // 23
	},
	Incomes: [Properties]Income{
		Field:    {2, []Property{Field}},
		Mill:     {2, []Property{Mill}},
		Village:  {2, []Property{Village, Wall}},
		Wall:     {2, []Property{Field, Wall}},
		Market:   {2, []Property{Mill, Market}},
		Barracks: {1, []Property{Barracks}},
		Church:   {3, []Property{Church}},
		Palace:   {3, []Property{Palace}},
	},
	Cards: printed.Cards,
	Start: [maxPlayers + 1][]int{
		2: {0, 4},
		3: {0, 11, 14},
		4: {0, 10, 13, 15},
		5: {0, 15, 17, 22, 23},
	},
	MillFee:        2,
	BarracksFee:    2,
	Penalty:        10,
	CoinTokens:     8,
	PropertyTokens: 8,
}
