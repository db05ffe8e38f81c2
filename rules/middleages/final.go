package middleages

// Final is how a game ends, or would end now.
type Final struct {
	Totals    []int // coins, less the penalty
	Breakdown []Breakdown
	Winners   []int

	// Tie is the property whose tiles decided among those with the most coins;
	// Properties when coins alone decided, or nothing could.
	Tie Property
}

// Breakdown is what a player's total adds up from.
type Breakdown struct {
	Income  int `json:"income"`
	Effects int `json:"effects"` // of fields and markets
	Rivals  int `json:"rivals"`  // from other players, less what they got
	Events  int `json:"events"`
	Start   int `json:"start"`
	Penalty int `json:"penalty"` // 0 or less
}

// Total adds the parts up.
func (b Breakdown) Total() int {
	return b.Income + b.Effects + b.Rivals + b.Events + b.Start + b.Penalty
}

// Coins adds up what the player has before the penalty.
func (b Breakdown) Coins() int { return b.Total() - b.Penalty }

// Total gives a player's coins less the penalty, as if the game ended now.
func (s *State) Total(player int) int {
	f := &s.fiefs[player]
	return int(f.coins) - s.penalty(f)
}

func (s *State) penalty(f *fief) int {
	return s.setup.edition.Penalty * (Properties - f.with(1))
}

// Final counts the game as if it ended now.
func (s *State) Final() Final {
	f := Final{Tie: Properties}
	best := 0
	for p := range s.setup.players {
		total := s.Total(p)
		src := &s.fiefs[p].sources
		f.Totals = append(f.Totals, total)
		f.Breakdown = append(f.Breakdown, Breakdown{
			Income: int(src[FromIncome]), Effects: int(src[FromEffect]), Rivals: int(src[FromRivals]),
			Events: int(src[FromCard]), Start: int(src[FromStart]), Penalty: -s.penalty(&s.fiefs[p]),
		})
		if p == 0 || total > best {
			best = total
			f.Winners = f.Winners[:0]
		}
		if total == best {
			f.Winners = append(f.Winners, p)
		}
	}
	s.breakTie(&f)
	return f
}

// breakTie leaves the winners with the most palaces, of those the ones with the
// most churches, and so on to the left.
func (s *State) breakTie(f *Final) {
	for p := Property(Properties); p > 0 && len(f.Winners) > 1; p-- {
		most := 0
		for _, w := range f.Winners {
			most = max(most, s.Count(w, p-1))
		}
		n := 0
		for _, w := range f.Winners {
			if s.Count(w, p-1) == most {
				f.Winners[n] = w
				n++
			}
		}
		if n < len(f.Winners) {
			f.Tie = p - 1
		}
		f.Winners = f.Winners[:n]
	}
}
