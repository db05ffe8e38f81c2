package main

import (
	"errors"
	"math/rand/v2"
	"strconv"

	"vassals/rules"
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
	pcg   *rand.PCG
	rng   *rand.Rand
}

// newVassals makes sure that the rules allow such a game.
func newVassals(o options) (table, error) {
	t := &vassalsTable{options: o, names: words(o.players), pcg: rand.NewPCG(0, 0)}
	t.rng = rand.New(t.pcg)
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
	seed := t.seed + uint64(i/len(t.bots))
	seats := seated(t.bots, i)
	var rec *rules.Record
	if t.records != "" {
		rec = record(t.options, seated(t.names, i))
		rec.Seed = strconv.FormatUint(seed, 10)
	}
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
	r := result{record: rec, moves: n, totals: make([]int, len(seats)), won: make([]bool, len(seats))}
	for k := range seats {
		r.totals[k] = f.Totals[(k+i)%len(seats)]
	}
	for _, seat := range f.Winners {
		r.won[((seat-i)%len(seats)+len(seats))%len(seats)] = true
	}
	return r
}

// move has a bot make move n of a game.
func (t *vassalsTable) move(s *vassals.State, b bots.Bot, seed uint64, n int) vassals.Move {
	if !s.Fits() {
		move := vassals.Move{Tile: s.Drawn(), Discard: true}
		s.Discard()
		return move
	}
	bots.Seed(t.pcg, seed, n)
	b.Choose(s, bots.Thinking{Chance: t.rng, Enough: enough(t.think)})
	move := s.Move()
	s.Finish()
	return move
}

// suggestVassals has a bot rank the moves after those of a record.
func suggestVassals(o options, rec *rules.Record) ([]suggestion, error) {
	b, err := bots.Named(o.bot)
	if err != nil {
		return nil, err
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := m.State()
	switch {
	case s.Step() == vassals.StepOver:
		return nil, errors.New("the game is over")
	case !s.Fits():
		return []suggestion{{0, vassals.Move{Tile: s.Drawn(), Discard: true}.String()}}, nil
	}
	var seed uint64 // a record with a deck may have none
	if rec.Seed != "" {
		if seed, err = rules.ParseSeed(rec.Seed); err != nil {
			return nil, err
		}
	}
	pcg := rand.NewPCG(0, 0)
	bots.Seed(pcg, seed, len(rec.Moves))
	var list []suggestion
	for _, c := range b.Rank(s, bots.Thinking{Chance: rand.New(pcg), Enough: enough(o.think)}) {
		list = append(list, suggestion{c.Worth, c.Move.String()})
	}
	return list, nil
}
