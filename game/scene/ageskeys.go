package scene

import (
	"slices"

	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// key moves the choice with the arrows.
func (t *agesTable) key(k Key) bool {
	dx, dy, ok := k.arrow()
	if !ok {
		return false
	}
	if t.botsTurn() || t.phase() == phaseOver {
		return true
	}
	switch {
	case len(t.turn.losses) > 0:
		t.chooseLoss(turnOn(len(t.turn.losses), t.turn.lose, dx+dy))
	case !t.choosing():
		i := slices.Index(t.turn.lords, t.turn.lord)
		if len(t.turn.lords) > 0 {
			t.sendLord(t.turn.lords[turnOn(len(t.turn.lords), i, dx+dy)])
		}
	case t.asks() == ages.ScoutChoice:
		t.stepScout(dx, dy)
	case t.asks() == ages.TokenChoice && dy != 0:
		spaces := t.spaces()
		t.useSpace(spaces[turnOn(len(spaces), slices.Index(spaces, t.turn.space), dy)])
	default:
		list := t.offered()
		i := turnOn(len(list), slices.Index(list, t.turn.choice), dx+dy)
		if list[i] != t.turn.choice {
			t.choose(list[i])
		}
	}
	return true
}

// turnOn gives the index after or before i among n, with none (below 0) the
// first or the last.
func turnOn(n, i, by int) int {
	if i < 0 {
		if by > 0 {
			return 0
		}
		return n - 1
	}
	return (i + by + n) % n
}

// stepScout goes to the nearest tile for the scout in a direction.
func (t *agesTable) stepScout(dx, dy int) {
	at := make([]layout.Point, len(t.turn.choices))
	from, current := layout.Point{}, -1
	for i, c := range t.turn.choices {
		at[i] = layout.Point{X: float64(c.Spot.Position), Y: float64(c.Spot.Row)}
		if c == t.turn.choice {
			from, current = at[i], i
		}
	}
	if i := nearest(at, from, current, float64(dx), float64(dy)); i >= 0 {
		t.choose(t.turn.choices[i])
	}
}

// offered gives the choices that can be seen: of a property token those for the
// space that is chosen.
func (t *agesTable) offered() (list []ages.Choice) {
	for _, c := range t.turn.choices {
		if c.Kind != ages.TokenChoice || c.Property == t.turn.space {
			list = append(list, c)
		}
	}
	return list
}

// spaces gives the properties under which a property token may go.
func (t *agesTable) spaces() (list []ages.Property) {
	for _, c := range t.turn.choices {
		if !slices.Contains(list, c.Property) {
			list = append(list, c.Property)
		}
	}
	return list
}
