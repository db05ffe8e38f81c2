package bots

import "vassals/rules/vassals"

// eval judges states: how many points each player will probably have at the
// end. It takes no memory once it has judged a few.
type eval struct {
	w *weights
	o *outlook
	s *vassals.State

	want [maxPlayers]float64 // the points at the end, and what figures in hand are worth
	back [maxPlayers]float64 // figures that will probably come home

	ends   [vassals.MaxID]ends
	stamp  uint32
	joins  []join
	seen   []vassals.ID // features with figures
	fields fields
	needs  []vassals.Need
	totals []int
}

// ends is where a city or road is open.
type ends struct {
	stamp  uint32
	known  bool // chance is worked out
	spots  uint8
	chance float64 // to be complete at the end
	gaps   [8]end
}

// end is a spot where a feature is open.
type end struct {
	closes, fits uint8 // tiles
}

// join is a spot at which two cities or roads may become one.
type join struct {
	a, b  vassals.ID
	links uint8 // tiles
}

// judge works out what each player of a state will have. The state is at the
// beginning of a turn, or over.
func (e *eval) judge(s *vassals.State, o *outlook, w *weights) {
	e.s, e.o, e.w = s, o, w
	o.turn(s)
	e.survey()
	if o.total == 0 {
		e.totals = e.s.AppendTotals(e.totals[:0])
		for p, n := range e.totals {
			e.want[p], e.back[p] = float64(n), 0
		}
		return
	}
	for p := range o.players {
		e.want[p], e.back[p] = float64(s.Score(p)), 0
	}
	e.seen = e.seen[:0]
	for i := range s.Standings() {
		_, _, id := s.StandingAt(i)
		if !e.met(id) {
			e.feature(id)
		}
	}
	for i := range e.joins {
		e.joint(&e.joins[i], vassals.Look{}, -1, 0)
	}
	for p := range o.players {
		e.want[p] += e.hand(p, s.Supply(p), e.back[p])
	}
	if s.Has(vassals.Fairs) {
		e.goods()
	}
}

// met reports whether a feature was seen before, and remembers it.
func (e *eval) met(id vassals.ID) bool {
	for _, other := range e.seen {
		if other == id {
			return true
		}
	}
	e.seen = append(e.seen, id)
	return false
}

// survey finds out where cities and roads are open.
func (e *eval) survey() {
	e.stamp++
	e.joins = e.joins[:0]
	s := e.s
	for i := range s.Gaps() {
		need := s.Gap(i)
		open := need.Ways()
		if open == 0 {
			continue
		}
		ways := e.o.ways(need)
		at := [4]vassals.ID{-1, -1, -1, -1}
		for d := range 4 {
			if open>>d&1 != 0 {
				at[d] = s.Facing(i, d)
				e.end(at[d], ways.closes[d], ways.fit, at[:d])
			}
		}
		if open&(open-1) != 0 {
			e.meet(need, ways, &at)
		}
	}
}

// end notes that a feature is open at a spot; before are the features that were
// already noted there.
func (e *eval) end(id vassals.ID, closes, fits uint8, before []vassals.ID) {
	f := &e.ends[id]
	if f.stamp != e.stamp {
		f.stamp, f.known, f.spots = e.stamp, false, 0
	}
	for _, other := range before {
		if other == id { // at two sides of the same spot
			last := &f.gaps[min(int(f.spots), len(f.gaps))-1]
			last.closes = min(last.closes, closes)
			return
		}
	}
	if int(f.spots) < len(f.gaps) {
		f.gaps[f.spots] = end{closes, fits}
	}
	f.spots++
}

// meet notes which features may become one at a spot.
func (e *eval) meet(need vassals.Need, ways *ways, at *[4]vassals.ID) {
	for i, d := range vassals.Pairs {
		a, b := at[d[0]], at[d[1]]
		if ways.links[i] > 0 && a >= 0 && b >= 0 && a != b && need.City(d[0]) == need.City(d[1]) {
			e.joins = append(e.joins, join{a, b, ways.links[i]})
		}
	}
}

// complete gives the chance that a city or road will be complete.
func (e *eval) complete(id vassals.ID, use int) float64 {
	f := &e.ends[id]
	if f.stamp != e.stamp {
		return 1 // open nowhere
	}
	if !f.known {
		f.known, f.chance = true, e.close(f, e.s.Look(id).Leaders(), use)
	}
	return f.chance
}

// close gives the chance that all ends get closed when the players of mask lead.
func (e *eval) close(f *ends, mask uint8, use int) float64 {
	if int(f.spots) > len(f.gaps) {
		return 0
	}
	p := 1.0
	for _, g := range f.gaps[:f.spots] {
		c := e.o.chance(use, mask, int(f.spots), g.closes)
		if g.fits > g.closes {
			c += (1 - c) * e.w.extend * e.o.chance(use, mask, int(f.spots), g.fits-g.closes)
		}
		p *= c
	}
	return p
}

// lead gives by how much a player is expected to be ahead of the rivals, when
// each has what want says.
func (e *eval) lead(want *[maxPlayers]float64, player int) float64 {
	best, sum := -1e9, 0.0
	for p := range e.o.players {
		if p != player {
			best = max(best, want[p])
			sum += want[p]
		}
	}
	rivals := e.w.best*best + (1-e.w.best)*sum/float64(e.o.players-1)
	return want[player] - (1+e.w.spite)*rivals
}
