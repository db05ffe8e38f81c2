package bots

import "vassals/rules/vassals"

// feature adds what a feature with figures will bring.
func (e *eval) feature(id vassals.ID) {
	l := e.s.Look(id)
	switch k := e.s.KindOf(id); k {
	case vassals.FieldPart:
		points := e.field(id)
		e.give(l, points, 0)
		if pigs := l.Pigs() & l.Leaders(); pigs != 0 {
			for p := range e.o.players {
				if pigs>>p&1 != 0 {
					e.want[p] += points / 3
				}
			}
		}
	case vassals.CloisterPart:
		points, full := e.cloister(id, l.Leaders())
		e.give(l, points, full*e.w.soon)
	default:
		p := e.complete(id, useOf(k))
		e.give(l, e.way(id, k, l, p), p*e.w.soon)
		if b := l.Builders(); b != 0 {
			for q := range e.o.players {
				if b>>q&1 != 0 {
					e.want[q] += e.builder(q, p)
				}
			}
		}
	}
}

// give adds points for those who lead, and counts their figures as coming back
// with some chance.
func (e *eval) give(l vassals.Look, points, back float64) {
	leaders := l.Leaders()
	for p := range e.o.players {
		n := l.Strength(p)
		if n == 0 {
			continue
		}
		if leaders>>p&1 != 0 {
			e.want[p] += points
		} else {
			e.want[p] += e.w.loser * points
		}
		e.back[p] += back * float64(n)
	}
}

// useOf gives the use of a tile that completes a city or road.
func useOf(k vassals.PartKind) int {
	if k == vassals.RoadPart {
		return useRoad
	}
	return useCity
}

// way gives the points that a city or road will bring when it is complete at
// the end with chance p.
func (e *eval) way(id vassals.ID, k vassals.PartKind, l vassals.Look, p float64) float64 {
	grow, each, unfinished := e.w.growCity, 2.0, 1.0
	switch {
	case k == vassals.RoadPart && l.Inn():
		grow, each, unfinished = e.w.growRoad, 2, 0
	case k == vassals.RoadPart:
		grow, each = e.w.growRoad, 1
	case l.Cathedral():
		each, unfinished = 3, 0
	}
	n := float64(l.Tiles())
	if k == vassals.CityPart {
		n += float64(l.Fountains())
	}
	if f := &e.ends[id]; f.stamp == e.stamp {
		return p*each*(n+grow*float64(f.spots)) + (1-p)*unfinished*n
	}
	return each * n
}

// builder gives what a builder brings on a feature that will be complete with
// chance p.
func (e *eval) builder(player int, p float64) float64 {
	return e.w.extra * min(e.o.draws[player], 1+3*(1-p))
}

// cloister gives what a cloister will bring, a point for each of the nine spots
// that is filled, and the chance that all are. The players of mask have it.
func (e *eval) cloister(id vassals.ID, mask uint8) (points, full float64) {
	e.needs = e.s.AppendAround(e.needs[:0], id)
	points, full = float64(e.s.Near(id)), 1
	for _, need := range e.needs {
		n := uint8(e.w.open * float64(min(e.o.total, 255)))
		if need != 0 {
			n = e.o.ways(need).fit
		}
		c := e.o.chance(useCloister, mask, len(e.needs), n)
		points += c
		full *= c
	}
	return points, full
}

// joint adds what may change if two features become one. A figure of strength
// more of a player is supposed to stand on the feature with (a Look) too.
func (e *eval) joint(j *join, with vassals.Look, player, more int) {
	a, b := e.s.Look(j.a), e.s.Look(j.b)
	if a.Free() && b.Free() && a != with && b != with {
		return
	}
	sa, sb := a.Strengths(), b.Strengths()
	if a == with {
		sa[player] += int8(more)
	}
	if b == with {
		sb[player] += int8(more)
	}
	la, lb := leaders(&sa), leaders(&sb)
	k := e.s.KindOf(j.a)
	use := useOf(k)
	va := e.way(j.a, k, a, e.close(&e.ends[j.a], la, use))
	vb := e.way(j.b, k, b, e.close(&e.ends[j.b], lb, use))
	for p := range sa {
		sb[p] += sa[p]
	}
	both := leaders(&sb)
	var change [maxPlayers]float64
	var gainers uint8 // they may do it
	for p := range e.o.players {
		if both>>p&1 != 0 {
			change[p] = va + vb
		}
		if la>>p&1 != 0 {
			change[p] -= va
		}
		if lb>>p&1 != 0 {
			change[p] -= vb
		}
		if change[p] > 0.5 {
			gainers |= 1 << p
		}
	}
	if gainers == 0 {
		return
	}
	c := e.w.join * e.o.chance(use, gainers, 1, j.links)
	for p := range e.o.players {
		e.want[p] += c * change[p]
	}
}

// leaders gives the players with the most, a bit each.
func leaders(strength *[maxPlayers]int8) (mask uint8) {
	var most int8
	for p, n := range strength {
		switch {
		case n > most:
			most, mask = n, 1<<p
		case n == most && n > 0:
			mask |= 1 << p
		}
	}
	return mask
}
