// Package middleages is the rules of Middle Ages: the rows, the fiefs, the
// turns and their effects, and the notation of its moves.
package middleages

import "math/rand/v2"

const (
	maxPlayers = 5
	rowCount   = 4
	maxRow     = maxPlayers + 1 // tiles in a row
	rounds     = 16
	lastRefill = 12 // the last round after which a row gets new tiles
	maxTiles   = 84
)

// Step says what is decided next.
type Step uint8

// The steps of a game.
const (
	StepOpening Step = iota // the lords go on the top row
	StepTurn                // a turn of a round
	StepLose                // an event leaves a player a choice
	StepOver                // the last round was played
)

// State is a game under way. It is made for search as much as for play: all
// that moves change is one small value, so that every move can be taken back.
// It is not safe for use by several goroutines.
type State struct {
	setup setup
	position
	chance *rand.Rand // draws from position.pcg
	past   []position // before each move

	watched bool // Events are wanted
	events  []Event
	choices []Choice // for AppendMoves
}

// setup is what a game begins with, and what never changes.
type setup struct {
	players int
	edition *Edition
	pays    [Properties]uint8 // the types of Incomes as bits
	cards   [rounds / 4]uint8 // the events of this game, by their place in Edition.Cards
}

// position is all that moves change. Positions can be compared.
type position struct {
	fiefs [maxPlayers]fief
	rows  [rowCount][maxRow]Tile

	pile        [maxTiles]Tile
	top, bottom uint8 // the tiles of the pile not drawn yet: pile[top:bottom]
	mixed       bool  // the pile was discards once: orange does not lie under blue any more
	discards    [rounds]Tile
	discarded   uint8
	coinsLeft   uint8 // extra-coin tokens
	tokensLeft  uint8 // property tokens
	step        Step
	round       uint8             // 0 in the opening
	order       [maxPlayers]uint8 // the players of this round; at StepLose those who choose
	turn, due   uint8             // how many of order have moved, of how many
	pcg         rand.PCG
}

// fief is what a player has.
type fief struct {
	coins      int16
	sources    [sourceCount]int16 // where the coins came from
	tiles      [rounds]Tile       // as they were placed
	cemetery   [rounds]Tile       // as they came there
	size, dead uint8              // how many of each
	count      [Properties]uint8  // the tiles of each property
	symbols    [3]uint8           // on the tiles, by Symbol
	tokens     [Properties]token  // under each property
	lord       Spot
	scout      Spot // nowhere when in hand
}

// token is what lies in the space under a property: nothing, an extra coin, or
// a property token, which adds its type.
type token uint8

const (
	noToken token = iota
	coinToken
	firstToken // of a property token for Field, and so on
)

// Step says what is to be decided next.
func (s *State) Step() Step { return s.step }

// Players gives the number of players.
func (s *State) Players() int { return s.setup.players }

// Edition gives the tables of this game. Nobody may change them.
func (s *State) Edition() *Edition { return s.setup.edition }

// Player gives whose move it is. It must not be asked when the game is over.
func (s *State) Player() int { return int(s.order[s.turn]) }

// Round gives the round, 1 to 16, and 0 in the opening.
func (s *State) Round() int { return int(s.round) }

// Row gives the row that is played in this round, 1 to 4, and 0 in the opening.
func (s *State) Row() int {
	if s.round == 0 {
		return 0
	}
	return int(s.round-1)%rowCount + 1
}

// NextRow gives the row to which lords move now, and 0 in the last round.
func (s *State) NextRow() int {
	if s.round >= rounds {
		return 0
	}
	return int(s.round)%rowCount + 1
}

// Width gives the number of positions in a row.
func (s *State) Width() int { return s.setup.players + 1 }

// TileAt gives the tile of a row, 0 where none lies any more.
func (s *State) TileAt(at Spot) Tile {
	if at.Row < 1 || at.Row > rowCount || at.Position < 1 || int(at.Position) > s.Width() {
		return 0
	}
	return s.rows[at.Row-1][at.Position-1]
}

// Property gives the property of a tile.
func (s *State) Property(t Tile) Property { return s.setup.edition.Tiles[t.Number()-1].Property }

// Symbol gives the symbol of a tile.
func (s *State) Symbol(t Tile) Symbol { return s.setup.edition.Tiles[t.Number()-1].Symbol }

// Lord tells where a player's lord stands, nowhere before the opening.
func (s *State) Lord(player int) Spot { return s.fiefs[player].lord }

// Scout tells where a player's scout stands, nowhere when it is in hand.
func (s *State) Scout(player int) Spot { return s.fiefs[player].scout }

// LordAt gives the player whose lord stands on a tile, -1 for none.
func (s *State) LordAt(at Spot) int {
	for p := range s.setup.players {
		if s.fiefs[p].lord == at {
			return p
		}
	}
	return -1
}

// ScoutAt gives the player whose scout stands on a tile, -1 for none.
func (s *State) ScoutAt(at Spot) int {
	for p := range s.setup.players {
		if s.fiefs[p].scout == at {
			return p
		}
	}
	return -1
}

// Coins gives a player's coins, without the penalty of the end.
func (s *State) Coins(player int) int { return int(s.fiefs[player].coins) }

// Count gives how many tiles of a property are in a player's fief.
func (s *State) Count(player int, p Property) int { return int(s.fiefs[player].count[p]) }

// Symbols gives how many tiles in a player's fief have a symbol.
func (s *State) Symbols(player int, sym Symbol) int { return int(s.fiefs[player].symbols[sym]) }

// AppendColumn appends the tiles of a property in a player's fief, the one placed
// first, nearest the board, at the beginning.
func (s *State) AppendColumn(list []Tile, player int, p Property) []Tile {
	f := &s.fiefs[player]
	for _, t := range f.tiles[:f.size] {
		if s.Property(t) == p {
			list = append(list, t)
		}
	}
	return list
}

// Cemetery gives the tiles in a player's cemetery, the first to come there at
// the beginning. The slice is valid until the next move.
func (s *State) Cemetery(player int) []Tile {
	f := &s.fiefs[player]
	return f.cemetery[:f.dead]
}

// Discards gives the tiles that nobody took, since they were last shuffled into
// a pile. The slice is valid until the next move.
func (s *State) Discards() []Tile { return s.discards[:s.discarded] }

// Pile counts the tiles still to be drawn.
func (s *State) Pile() int { return int(s.bottom - s.top) }

// CoinTokens and PropertyTokens count the tokens that nobody has.
func (s *State) CoinTokens() int { return int(s.coinsLeft) }

// PropertyTokens counts the property tokens that nobody has.
func (s *State) PropertyTokens() int { return int(s.tokensLeft) }

// Token tells what lies in the space under a player's property: an extra-coin
// token, a property token with its type, or nothing.
func (s *State) Token(player int, p Property) (kind ChoiceKind, pays Property) {
	switch t := s.fiefs[player].tokens[p]; {
	case t == noToken:
		return NoChoice, 0
	case t == coinToken:
		return CoinChoice, 0
	default:
		return TokenChoice, Property(t - firstToken)
	}
}

// Event gives an event card of this game, 0 to 3 from the left, and whether it
// was applied and turned over.
func (s *State) Event(i int) (c *Card, done bool) {
	played := int(s.round) - 1 // rounds that are over for sure
	if s.step == StepLose || s.step == StepOver {
		played = int(s.round)
	}
	return &s.setup.edition.Cards[s.setup.cards[i]], played >= 4*(i+1)
}

// AppendOrder appends the players of this round in the order of their turns, and
// gives how many have moved. At StepLose they are those who choose.
func (s *State) AppendOrder(list []int) (_ []int, moved int) {
	for _, p := range s.order[:s.due] {
		list = append(list, int(p))
	}
	return list, int(s.turn)
}

// AppendNext appends the players whose lords stand on the next row, from left to
// right: the order of the next round, as far as it is known.
func (s *State) AppendNext(list []int) []int {
	row := int8(s.NextRow())
	for i := range int8(s.Width()) {
		if p := s.LordAt(Spot{row, i + 1}); p >= 0 {
			list = append(list, p)
		}
	}
	return list
}

// Back takes back the last move. It reports whether there was one.
func (s *State) Back() bool {
	n := len(s.past) - 1
	if n < 0 {
		return false
	}
	s.forget()
	s.position = s.past[n]
	s.past = s.past[:n]
	return true
}
