package main

import (
	"vassals/rules/bots"
	"vassals/rules/middleages"
)

// agesTable plays games of Middle Ages.
type agesTable struct {
	options
	names []string
	bots  []bots.AgesBot
	state *middleages.State
}

// newAges makes sure that the rules allow such a game.
func newAges(o options) (table, error) {
	t := &agesTable{options: o, names: words(o.players)}
	for _, name := range t.names {
		b, err := bots.AgesNamed(name)
		if err != nil {
			return nil, err
		}
		t.bots = append(t.bots, b)
	}
	rec := record(o, t.names)
	rec.Seed = "0"
	m, err := middleages.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	t.state = m.State()
	t.state.Watch(false)
	return t, nil
}

func (t *agesTable) play(i int) result {
	seed, rec := t.begin(i, t.names)
	seats := seated(t.bots, i)
	s := t.state
	s.Restart(seed)
	n := 0
	for ; s.Step() != middleages.StepOver; n++ {
		move := seats[s.Player()].Choose(s, bots.Thinking{Seed: seed, Moves: n, Enough: enough(t.think)})
		s.Do(move)
		if rec != nil {
			rec.Moves = append(rec.Moves, move.String())
		}
	}
	f := s.Final()
	return fared(i, n, rec, f.Totals, f.Winners)
}
