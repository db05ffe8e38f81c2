package vassals

import "slices"

// Hide puts the tiles still to be drawn in an order that tells nothing, by
// kind, and keeps the true one for Reveal. In between a search says with Next
// which tiles it supposes to come.
func (s *State) Hide() {
	rest := s.rest()
	s.hidden = append(s.hidden[:0], rest...)
	slices.Sort(rest)
}

// Reveal puts the tiles still to be drawn back in their true order. As many
// must be left as at Hide.
func (s *State) Reveal() { copy(s.rest(), s.hidden) }

// Next has tiles come next, in this order, after the one in hand. So many of
// each must be left.
func (s *State) Next(list []Kind) {
	rest := s.rest()
	for i, k := range list {
		j := i + slices.Index(rest[i:], k)
		rest[i], rest[j] = rest[j], rest[i]
	}
}

// rest is what is still to be drawn, without the tile in hand.
func (s *State) rest() []Kind { return s.setup.deck[min(int(s.drawn)+1, len(s.setup.deck)):] }
