package middleages

import (
	"slices"
	"testing"
)

// What is certain of the game holds for every edition; the rest is the
// project's own.
func TestEditions(t *testing.T) {
	for n, e := range editions {
		blue, orange := 0, 0
		var of [Properties]int
		for i, k := range e.Tiles {
			blue += k.Blue
			orange += k.Orange
			of[k.Property] += k.Blue
			if k.Blue == 0 {
				t.Errorf("edition %d: no blue tile has number %d", n, i+1)
			}
			if i > 0 && k.Property < e.Tiles[i-1].Property {
				t.Errorf("edition %d: tile %d is of a property before that of tile %d", n, i+1, i)
			}
		}
		if len(e.Tiles) != 23 || blue != 52 || orange != 32 {
			t.Errorf("edition %d: %d numbers, %d blue, %d orange tiles", n, len(e.Tiles), blue, orange)
		}
		for p, in := range e.Incomes {
			if of[p] < 3 {
				t.Errorf("edition %d: %d tiles of %v", n, of[p], Property(p))
			}
			if want := printed.Incomes[p]; !slices.Equal(in.Pays, want.Pays) || Property(p) != Barracks && Property(p) != Church && in.Rate != want.Rate {
				t.Errorf("edition %d: the income of %v is %+v", n, Property(p), in)
			}
		}
		if len(e.Cards) != 15 || e.MillFee != 2 || e.BarracksFee != 2 || e.Penalty != 10 {
			t.Errorf("edition %d: %d events, fees %d and %d, penalty %d", n, len(e.Cards), e.MillFee, e.BarracksFee, e.Penalty)
		}
		for players, start := range e.Start {
			if len(start) > 0 && (n == Printed || len(start) != players) {
				t.Errorf("edition %d: %d players begin with %v", n, players, start)
			}
		}
		for i, c := range e.Cards {
			if c.Name != printed.Cards[i].Name {
				t.Errorf("edition %d: event %d is %s, the seed shuffles %s there", n, i, c.Name, printed.Cards[i].Name)
			}
		}
	}
	if editions[Newest] == nil {
		t.Error("no newest edition")
	}
}

// What players begin with depends on their place in the starting order.
func TestStart(t *testing.T) {
	e := printed
	e.Start[4] = []int{0, 3, 5, 7}
	s := newState(4, &e)
	s.begin(3, fixed{order: []uint8{2, 0, 3, 1}})
	if got, want := coins(s), []int{3, 7, 0, 5}; !slices.Equal(got, want) {
		t.Errorf("coins %v, want %v", got, want)
	}
	for p, b := range s.Final().Breakdown {
		if b.Start != s.Coins(p) || b.Coins() != s.Coins(p) {
			t.Errorf("player %d: %+v", p, b)
		}
	}
}
