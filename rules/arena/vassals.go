package main

import (
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// vassalsTable plays games of Vassals.
type vassalsTable struct {
	options
	names []string
	bots  []bots.Bot
	state *vassals.State
	sets  [4]bool
}

// newVassals makes sure that the rules allow such a game.
func newVassals(o options) (table, error) {
	t := &vassalsTable{options: o, names: words(o.players)}
	for _, name := range t.names {
		b, err := bots.Named(name)
		if err != nil {
			return nil, err
		}
		t.bots = append(t.bots, b)
	}
	rec := record(o, t.names)
	rec.Seed = "0"
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	t.state = m.State()
	t.state.Watch(false)
	for set := range t.sets {
		t.sets[set] = t.state.Has(vassals.Set(set))
	}
	return t, nil
}

func (t *vassalsTable) play(i int) result {
	seed, rec := t.begin(i, t.names)
	seats := seated(t.bots, i)
	s := t.state
	s.Restart(vassals.Deck(seed, t.sets))
	n := 0
	for ; s.Step() != vassals.StepOver; n++ {
		move := t.move(s, seats[s.Player()], seed, n)
		if rec != nil {
			rec.Moves = append(rec.Moves, move.String())
		}
	}
	f := s.Final()
	return fared(i, n, rec, f.Totals, f.Winners)
}

// move has a bot make move n of a game.
func (t *vassalsTable) move(s *vassals.State, b bots.Bot, seed uint64, n int) vassals.Move {
	if !s.Fits() {
		move := vassals.Move{Tile: s.Drawn(), Discard: true}
		s.Discard()
		return move
	}
	b.Choose(s, bots.Thinking{Seed: seed, Moves: n, Enough: enough(t.think)})
	move := s.Move()
	s.Finish()
	return move
}
