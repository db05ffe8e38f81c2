package scene

import (
	"slices"

	"vassals/rules/vassals"
)

// turn holds the steps of a turn that are not confirmed yet: the rules know
// nothing of them.
type turn struct {
	spots []spot // where the drawn tile fits
	try   int    // the spot that is tried, an index into spots; -1 for none
	spin  int    // its rotation, an index into that spot's rotations

	claims []vassals.Claim // what may be put in this step
	claim  int             // the one chosen, an index into claims; -1 for none
	figure vassals.Figure  // what a tap on a place puts, where it may

	dead []vassals.Spot // the empty spots that no tile left can fill

	placed vassals.Placement // the tile of the later steps
	kind   vassals.Kind
}

// spot is an empty place on the map where the drawn tile fits.
type spot struct {
	vassals.Spot
	rotations []vassals.Rotation // legal ones, those that look alike once
}

// begin prepares the turn of whoever is next: tiles that fit nowhere are set
// aside first.
func (t *table) begin() {
	st := t.match.State()
	for st.Step() == vassals.StepPlace && !st.Fits() {
		t.observe(t.discard())
	}
	t.turn = turn{try: -1, claim: -1}
	if t.over = st.Step() == vassals.StepOver; t.over {
		t.forgetAdvice()
		return
	}
	t.turn.kind = st.Drawn()
	t.turn.spots = spotsFor(st)
	t.turn.dead = st.AppendDead(nil)
	t.follow()
	t.forgetAdvice()
	t.beginBot(t.pauseAfter())
}

// untouched implements tabletop.
func (t *table) untouched() bool {
	return t.match.State().Step() == vassals.StepPlace && t.turn.try < 0
}

// pauseAfter is how long a bot lets what was scored be seen.
func (t *table) pauseAfter() float64 {
	if len(t.scored) > 0 {
		return scorePause
	}
	return turnPause
}

// discard sets the drawn tile aside, saves, and tells what happened.
func (t *table) discard() entry {
	st := t.match.State()
	e := entry{player: st.Player(), kind: entryDiscard, tile: st.Drawn()}
	t.match.Discard()
	t.save()
	return e
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

// confirm ends the step under way with what was chosen in it.
func (t *table) confirm() {
	st := t.match.State()
	switch st.Step() {
	case vassals.StepPlace:
		p, ok := t.tried()
		if !ok {
			return
		}
		t.turn.placed = p
		t.match.Place(p)
		t.stage.settle(t)
		t.app.page.Sound("place")
	case vassals.StepFigure, vassals.StepShadow:
		if t.turn.claim < 0 {
			return
		}
		c := t.turn.claims[t.turn.claim]
		t.match.Claim(c)
		t.stage.hop(t, c)
		t.app.page.Sound("claim")
	}
	t.advance()
}

// skip ends the step under way without a figure.
func (t *table) skip() {
	t.match.Skip()
	t.advance()
}

// advance goes on to the next step in which there is something to choose, and
// ends the turn when there is none.
func (t *table) advance() {
	st := t.match.State()
	for {
		switch st.Step() {
		case vassals.StepFigure, vassals.StepShadow:
			t.turn.claims = st.AppendClaims(t.turn.claims[:0])
			t.turn.claim = -1
			if len(t.turn.claims) > 0 {
				t.offerClaims()
				return
			}
			t.match.Skip()
		case vassals.StepFinish:
			t.endTurn()
			return
		default:
			return
		}
	}
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

// cancel gives up the choice of this step, or goes back to the step before.
func (t *table) cancel() bool {
	if t.told != nil {
		t.told = nil
		return true
	}
	if t.botsTurn() {
		return false
	}
	if t.advising() {
		t.advice.shown = false
		return true
	}
	if t.turn.claim >= 0 {
		t.turn.claim = -1
		return true
	}
	return t.takeBack()
}

// takeBack goes back one step of the turn under way.
func (t *table) takeBack() bool {
	st := t.match.State()
	switch st.Step() {
	case vassals.StepPlace:
		if t.turn.try < 0 {
			return false
		}
		t.turn.try = -1
		return true
	case vassals.StepFigure, vassals.StepShadow:
		for { // past the steps in which there was nothing to choose
			t.match.Back()
			if st.Step() == vassals.StepPlace {
				t.turn.claims, t.turn.claim = t.turn.claims[:0], -1
				t.stage.clear()
				return true
			}
			t.turn.claims = st.AppendClaims(t.turn.claims[:0])
			t.turn.claim = -1
			if len(t.turn.claims) > 0 {
				t.offerClaims()
				return true
			}
		}
	}
	return false
}

// endTurn confirms the turn.
func (t *table) endTurn() {
	player := t.match.State().Player()
	t.match.Finish()
	t.undone = nil
	t.ended(player)
}

// ended shows what a player's last move did, saves it, and begins the next
// turn.
func (t *table) ended(player int) {
	t.save()
	e := entry{player: player, tile: t.turn.kind}
	e.tell(t.match)
	spot := e.spot
	t.last[player] = &spot
	t.observe(e)
	t.stage.score(t, e)
	if e.scores() {
		t.app.page.Sound("score")
	}
	t.backOff()
	t.begin()
}
