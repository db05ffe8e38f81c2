package middleages

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"vassals/rules"
)

// newGame makes the state with which the game of a record begins.
func newGame(rec *rules.Record) (*State, error) {
	if err := rec.Check(); err != nil {
		return nil, err
	}
	if rec.Game != "middleages" {
		return nil, fmt.Errorf("game: %s is not middleages", rec.Game)
	}
	edition, ok := editions[max(rec.Edition, Printed)]
	if !ok || rec.Edition < 0 {
		return nil, fmt.Errorf("edition: there is no edition %d", rec.Edition)
	}
	if n := len(rec.Players); n > maxPlayers {
		return nil, fmt.Errorf("players: %d, must be 2 to %d", n, maxPlayers)
	}
	for i, p := range rec.Players {
		if p.Color == "pink" {
			return nil, fmt.Errorf("players[%d].color: pink is not in this game", i)
		}
	}
	var seed uint64
	if rec.Seed != "" {
		var err error
		if seed, err = rules.ParseSeed(rec.Seed); err != nil {
			return nil, fmt.Errorf("seed: %w", err)
		}
	}
	fixed, err := readFixed(rec, edition)
	if err != nil {
		return nil, err
	}
	s := newState(len(rec.Players), edition)
	s.begin(seed, fixed)
	s.Watch(true)
	return s, nil
}

// fixed is what a record fixes of the chance of its setup; nil is not fixed.
type fixed struct {
	blue, orange []Tile
	cards, order []uint8
}

func readFixed(rec *rules.Record, e *Edition) (f fixed, err error) {
	if rec.Blue != nil {
		if f.blue, err = readPile(rec.Blue, e, false); err != nil {
			return f, fmt.Errorf("blue%w", err)
		}
	}
	if rec.Orange != nil {
		if !withOrange(len(rec.Players)) {
			return f, errors.New("orange: these tiles are for 4 or 5 players")
		}
		if f.orange, err = readPile(rec.Orange, e, true); err != nil {
			return f, fmt.Errorf("orange%w", err)
		}
	}
	if rec.Events != nil {
		if f.cards, err = readCards(rec.Events, e); err != nil {
			return f, fmt.Errorf("events%w", err)
		}
	}
	if rec.Order != nil {
		if f.order, err = readOrder(rec.Order, len(rec.Players)); err != nil {
			return f, fmt.Errorf("order%w", err)
		}
	}
	return f, nil
}

// readPile reads the numbers of a shuffled pile: all tiles of a colour.
func readPile(numbers []int, e *Edition, orange bool) ([]Tile, error) {
	all := e.pile(orange)
	left := make(map[Tile]int)
	for _, t := range all {
		left[t]++
	}
	pile := make([]Tile, 0, len(all))
	for i, n := range numbers {
		if n < 1 || n > len(e.Tiles) {
			return nil, fmt.Errorf("[%d]: there is no tile %d", i, n)
		}
		t := TileOf(n, orange)
		if left[t] == 0 {
			return nil, fmt.Errorf("[%d]: more of tile %d than there are", i, n)
		}
		left[t]--
		pile = append(pile, t)
	}
	if len(pile) < len(all) {
		return nil, fmt.Errorf(": %d tiles, must be all %d", len(pile), len(all))
	}
	return pile, nil
}

// readCards reads the events of a game: the first four are used, more may follow.
func readCards(names []string, e *Edition) ([]uint8, error) {
	cards := make([]uint8, 0, len(e.Cards))
	for i, name := range names {
		k := slices.IndexFunc(e.Cards, func(c Card) bool { return c.Name == name })
		switch {
		case k < 0:
			return nil, fmt.Errorf("[%d]: there is no event %s", i, rules.Clip(name))
		case slices.Contains(cards, uint8(k)):
			return nil, fmt.Errorf("[%d]: %s stands twice", i, name)
		}
		cards = append(cards, uint8(k))
	}
	if need := rounds / 4; len(cards) < need {
		return nil, fmt.Errorf(": %d events, must be %d at least", len(cards), need)
	}
	return cards, nil
}

// readOrder reads the starting order: every player once.
func readOrder(players []int, n int) ([]uint8, error) {
	order := make([]uint8, 0, n)
	for i, p := range players {
		switch {
		case p < 0 || p >= n:
			return nil, fmt.Errorf("[%d]: there is no player %d", i, p)
		case slices.Contains(order, uint8(p)):
			return nil, fmt.Errorf("[%d]: player %d stands twice", i, p)
		}
		order = append(order, uint8(p))
	}
	if len(order) != n {
		return nil, fmt.Errorf(": %d players, must be all %d", len(order), n)
	}
	return order, nil
}

// withOrange reports whether so many players use the orange tiles.
func withOrange(players int) bool { return players >= 4 }

// pile lists the tiles of a colour by number.
func (e *Edition) pile(orange bool) []Tile {
	var list []Tile
	for i, k := range e.Tiles {
		n := k.Blue
		if orange {
			n = k.Orange
		}
		for range n {
			list = append(list, TileOf(i+1, orange))
		}
	}
	return list
}

func newState(players int, e *Edition) *State {
	s := &State{setup: setup{players: players, edition: e}}
	for p := range s.setup.pays {
		for _, t := range e.Incomes[p].Pays {
			s.setup.pays[p] |= 1 << t
		}
	}
	s.chance = rand.New(&s.pcg)
	return s
}

// Restart begins anew, with the chance of another seed.
func (s *State) Restart(seed uint64) { s.begin(seed, fixed{}) }

// begin shuffles in the order that the record's format lays down, also what the
// record fixes, and deals the rows.
func (s *State) begin(seed uint64, f fixed) {
	e := s.setup.edition
	s.past = s.past[:0]
	s.forget()
	s.position = position{coinsLeft: uint8(e.CoinTokens), tokensLeft: uint8(e.PropertyTokens), due: uint8(s.setup.players)}
	s.pcg.Seed(seed, 0)
	s.fill(false, f.blue)
	if withOrange(s.setup.players) {
		s.fill(true, f.orange)
	}
	var cards [32]uint8 // more than there are events
	n := len(e.Cards)
	shuffleNumbers(s.chance, cards[:n])
	copy(s.setup.cards[:], cards[:n])
	if f.cards != nil {
		copy(s.setup.cards[:], f.cards)
	}
	shuffleNumbers(s.chance, s.order[:s.setup.players])
	copy(s.order[:], f.order)
	for i, coins := range e.Start[s.setup.players] {
		f := &s.fiefs[s.order[i]]
		f.coins, f.sources[FromStart] = int16(coins), int16(coins)
	}
	for row := range s.rows {
		s.deal(row)
	}
}

// fill shuffles the tiles of a colour and puts them under the pile.
func (s *State) fill(orange bool, fixed []Tile) {
	from := s.bottom
	for i, k := range s.setup.edition.Tiles {
		n := k.Blue
		if orange {
			n = k.Orange
		}
		for range n {
			s.pile[s.bottom] = TileOf(i+1, orange)
			s.bottom++
		}
	}
	shuffleTiles(s.chance, s.pile[from:s.bottom])
	copy(s.pile[from:], fixed)
}

func shuffleTiles(chance *rand.Rand, list []Tile) {
	chance.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// shuffleNumbers shuffles the numbers from 0 on into list.
func shuffleNumbers(chance *rand.Rand, list []uint8) {
	for i := range list {
		list[i] = uint8(i)
	}
	chance.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// deal draws the tiles of a row and sorts them.
func (s *State) deal(row int) {
	r := s.rows[row][:s.Width()]
	for i := range r {
		t := s.draw()
		for ; i > 0 && r[i-1] > t; i-- {
			r[i] = r[i-1]
		}
		r[i] = t
	}
}

// draw takes the next tile of the pile. Where there is none the discards become
// the pile.
func (s *State) draw() Tile {
	if s.top == s.bottom {
		s.top, s.bottom, s.mixed = 0, s.discarded, true
		copy(s.pile[:], s.discards[:s.discarded])
		s.discarded = 0
		shuffleTiles(s.chance, s.pile[:s.bottom])
		if s.watched {
			s.tell(Event{Kind: EventShuffle, Coins: int(s.bottom)})
		}
	}
	t := s.pile[s.top]
	s.top++
	return t
}
