package bots

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"vassals/rules/middleages"
)

// share leaves the tree the simulations of one of several workers, whose chance
// is another.
func (t *agesTree) share(part Share) {
	if part.Of < 2 {
		return
	}
	n := 0
	for i := range t.simulations {
		if part.mine(i) {
			n++
		}
	}
	t.simulations = n
	for range part.Part {
		t.chance.Uint64()
	}
	t.pcg.Seed(t.chance.Uint64(), uint64(part.Part))
}

// think simulates until enough says so or all simulations are made, and then
// reports that.
func (t *agesTree) think(enough func() bool) (done bool) {
	for t.done < t.simulations {
		t.simulate()
		if enough != nil && enough() {
			break
		}
	}
	return t.done >= t.simulations
}

// hunch ranks all moves by the first look at what they are worth, blurred.
func (t *agesTree) hunch() []AgesRanked {
	s := t.root
	chance := rand.New(rand.NewPCG(uint64(s.Round()), t.seed))
	t.moves = s.AppendMoves(t.moves[:0])
	list := make([]AgesRanked, 0, len(t.moves))
	now, next := t.view(s, false), t.view(s, true)
	for _, m := range t.moves {
		w := now.choice(m.Choice) + t.blur*chance.Float64()
		if m.Kind == middleages.LordMove {
			at := middleages.Spot{Row: int8(s.NextRow()), Position: m.Position}
			w += next.tile(s.TileAt(at))
		}
		list = append(list, AgesRanked{m, w, 1})
	}
	sortAges(list, chance)
	return list
}

// ranked gives the moves at the root, best first.
func (t *agesTree) ranked() []AgesRanked {
	var list []AgesRanked
	add := func(m middleages.Move, e *agesEdge) {
		if e.visits > 0 {
			list = append(list, AgesRanked{m, e.lead / e.visits, e.visits})
		}
	}
	for i := range t.edgesOf(0) {
		e := &t.edgesOf(0)[i]
		if e.move.Kind != middleages.LordMove || e.move.Position != 0 || e.child == 0 {
			add(e.move, e)
			continue
		}
		lords := t.edgesOf(e.child)
		for j := range lords {
			m := e.move
			m.Position = lords[j].move.Position
			add(m, &lords[j])
		}
	}
	if len(list) == 0 { // too little thought, or none wanted
		return t.hunch()
	}
	most := 0.0
	for _, r := range list {
		most = max(most, r.Weight)
	}
	vague := func(r AgesRanked) int {
		if r.Weight < most/2 {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b AgesRanked) int {
		return cmp.Or(vague(a)-vague(b), cmp.Compare(b.Worth, a.Worth))
	})
	return list
}
