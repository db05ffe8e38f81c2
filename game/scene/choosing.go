package scene

import (
	"slices"

	"vassals/rules/vassals"
)

// spot is an empty place on the map where the drawn tile fits.
type spot struct {
	vassals.Spot
	rotations []vassals.Rotation // legal ones, those that look alike once
}

// spotsFor groups the legal placements of the drawn tile by spot.
func spotsFor(st *vassals.State) []spot {
	kind := st.Drawn()
	var spots []spot
	for _, p := range st.AppendPlacements(nil) {
		i := slices.IndexFunc(spots, func(s spot) bool { return s.Spot == p.Spot })
		if i < 0 {
			i = len(spots)
			spots = append(spots, spot{Spot: p.Spot})
		}
		s := &spots[i]
		alike := slices.ContainsFunc(s.rotations, func(r vassals.Rotation) bool { return vassals.Alike(kind, r, p.Rotation) })
		if !alike {
			s.rotations = append(s.rotations, p.Rotation)
		}
	}
	return spots
}

// tried gives the placement that is tried.
func (t *table) tried() (vassals.Placement, bool) {
	if t.turn.try < 0 {
		return vassals.Placement{}, false
	}
	s := t.turn.spots[t.turn.try]
	return vassals.Placement{Spot: s.Spot, Rotation: s.rotations[t.turn.spin]}, true
}

// tryAt tries the tile on a spot; there already, it turns it.
func (t *table) tryAt(i int) {
	if t.turn.try == i {
		t.rotate()
		return
	}
	s := t.turn.spots[i]
	from, before := t.handTile, vassals.Rotation(0)
	t.turn.spin = 0
	if p, ok := t.tried(); ok { // keep it turned as it is where that fits
		from, before = t.cell(p.Spot), p.Rotation
		t.turn.spin = max(0, slices.Index(s.rotations, p.Rotation))
	}
	t.turn.try = i
	t.scored, t.marked = nil, nil
	t.stage.lift(t, from, int(s.rotations[t.turn.spin])-int(before))
	t.app.page.Sound("pick")
	t.show(s.Spot)
}

// rotate turns the tried tile to its next legal rotation.
func (t *table) rotate() {
	n := len(t.turn.spots[t.turn.try].rotations)
	if n < 2 {
		t.app.page.Sound("no")
		t.stage.shake(t)
		return
	}
	old, _ := t.tried()
	t.turn.spin = (t.turn.spin + 1) % n
	t.stage.turn(t, old.Rotation)
	t.app.page.Sound("rotate")
}

// offerClaims chooses the figure that a tap puts, and makes the places big
// enough to touch.
func (t *table) offerClaims() {
	t.turn.figure = t.turn.claims[0].Figure
	for _, c := range t.turn.claims {
		if c.Figure == vassals.Vassal {
			t.turn.figure = vassals.Vassal
		}
	}
	t.chooseAdvised()
	t.closeUp()
}

// figures lists the kinds of figures that can be put in this step.
func (t *table) figures() []vassals.Figure {
	var list []vassals.Figure
	for _, c := range t.turn.claims {
		if !slices.Contains(list, c.Figure) {
			list = append(list, c.Figure)
		}
	}
	slices.Sort(list)
	return list
}

// offered gives, for every part of the tile that something may stand on, the
// claim that a tap there makes: with the figure chosen, or the first that may.
func (t *table) offered() []int {
	var list []int
	for i, c := range t.turn.claims {
		j := slices.IndexFunc(list, func(j int) bool { return t.turn.claims[j].Part == c.Part })
		switch {
		case j < 0:
			list = append(list, i)
		case c.Figure == t.turn.figure:
			list[j] = i
		}
	}
	return list
}

// choose puts a figure, for now; the same again takes it back.
func (t *table) choose(i int) {
	if t.turn.claim == i {
		t.turn.claim = -1
	} else {
		t.turn.claim = i
		t.turn.figure = t.turn.claims[i].Figure
	}
	t.app.page.Sound("pick")
}

// useFigure makes f the figure that a tap puts; a place chosen already gets it
// where it may stand there.
func (t *table) useFigure(f vassals.Figure) {
	t.turn.figure = f
	if t.turn.claim < 0 {
		return
	}
	part := t.turn.claims[t.turn.claim].Part
	t.turn.claim = slices.IndexFunc(t.turn.claims, func(c vassals.Claim) bool { return c.Part == part && c.Figure == f })
}
