package scene

import "vassals/rules/vassals"

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
