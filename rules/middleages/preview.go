package middleages

import (
	"math/rand/v2"
	"slices"
)

// Preview is what taking a tile would bring now.
type Preview struct {
	Effect int   // coins out of the bank, by a field or market
	Income int   // coins, by the property of the tile
	Pays   []int // what each player would pay the one who takes it
	Loses  []int // the players who would lose a tile to an attack

	Events []Event // all of it, in its order
}

// Coins adds up what the player would get.
func (p *Preview) Coins() int {
	n := p.Effect + p.Income
	for _, coins := range p.Pays {
		n += coins
	}
	return n
}

// Preview tells what it would bring a player to take a tile now with a choice
// for its effect, which may be none yet.
func (s *State) Preview(player int, t Tile, c Choice) Preview {
	was, events, watched := s.position, s.events, s.watched
	s.events, s.watched = nil, true
	s.take(player, t, c)
	p := Preview{Pays: make([]int, s.setup.players), Events: s.events}
	s.position, s.events, s.watched = was, events, watched
	for _, e := range p.Events {
		switch {
		case e.Kind == EventLose:
			p.Loses = append(p.Loses, e.Player)
		case e.Kind != EventCoins:
		case e.Source == FromRivals:
			p.Pays[e.From] += e.Coins
		case e.Source == FromEffect:
			p.Effect += e.Coins
		default:
			p.Income += e.Coins
		}
	}
	return p
}

// Worth tells what coins an event card would bring a player now, less than 0
// where it takes them. It reports whether the card is about nothing but coins.
func (s *State) Worth(player int, c *Card) (coins int, all bool) {
	n := s.fiefs[player].worth(c)
	return max(n, -int(s.fiefs[player].coins)), c.Does < LoseFirst
}

// Clone gives the game once more, for a search. It cannot take back the moves
// made so far, and is not watched.
func (s *State) Clone() *State {
	c := newState(s.setup.players, s.setup.edition)
	c.Copy(s)
	return c
}

// Copy makes of the state the game of another one with the same edition and as
// many players, as Clone does.
func (s *State) Copy(from *State) {
	s.setup = from.setup
	s.position = from.position
	s.past = s.past[:0]
}

// Imagine replaces what nobody at the table knows, the order of the tiles to
// come, by one that chance gives; without chance, by that of their numbers.
func (s *State) Imagine(chance *rand.Rand) {
	rest := s.pile[s.top:s.bottom]
	blue := 0 // blue lies on orange
	for blue < len(rest) && (s.mixed || !rest[blue].Orange()) {
		blue++
	}
	for _, part := range [][]Tile{rest[:blue], rest[blue:]} {
		if chance == nil {
			slices.Sort(part)
		} else {
			shuffleTiles(chance, part)
		}
	}
	s.pcg.Seed(0, 0)
	if chance != nil {
		s.pcg.Seed(chance.Uint64(), 0)
	}
}
