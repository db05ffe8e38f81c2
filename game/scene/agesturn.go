package scene

import (
	"slices"

	ages "vassals/rules/middleages"
)

// agesTurn holds what is chosen in a turn and not confirmed yet.
type agesTurn struct {
	lords   []int8 // the positions of the next row to which the lord may go
	lord    int8   // the one chosen; 0 for none
	choices []ages.Choice
	choice  ages.Choice   // the one chosen; of the zero kind for none
	space   ages.Property // palace: under which property the token goes
	losses  []ages.Property
	lose    int // what is lost to an event, an index into losses; -1 for none

	look ages.Spot // a tile that the player wants to know about
}

// agesPhase is what is to be decided next in a turn.
type agesPhase uint8

const (
	phaseOver   agesPhase = iota
	phaseLord             // where the lord goes
	phaseChoice           // what the tile's effect asks
	phaseLose             // what is lost to an event
	phaseReady            // nothing: confirm
)

// newTurn prepares the turn of whoever is next.
func (t *agesTable) newTurn() agesTurn {
	st := t.match.State()
	n := agesTurn{lose: -1}
	switch st.Step() {
	case ages.StepOver:
	case ages.StepLose:
		for _, m := range st.AppendMoves(nil) {
			n.losses = append(n.losses, m.Property)
		}
	default:
		n.lords = st.AppendLords(nil)
		for _, c := range st.AppendChoices(nil) {
			if c.Kind != ages.NoChoice {
				n.choices = append(n.choices, c)
			}
		}
		if len(n.choices) > 0 {
			n.space = n.choices[0].Property
		}
	}
	return n
}

func (t *agesTable) phase() agesPhase {
	st := t.match.State()
	switch {
	case st.Step() == ages.StepOver:
		return phaseOver
	case st.Step() == ages.StepLose && t.turn.lose < 0:
		return phaseLose
	case st.Step() == ages.StepLose:
		return phaseReady
	case t.turn.lord == 0 && st.NextRow() > 0:
		return phaseLord
	case len(t.turn.choices) > 0 && t.turn.choice.Kind == ages.NoChoice:
		return phaseChoice
	}
	return phaseReady
}

// asks gives the kind of choice that the tile taken asks for.
func (t *agesTable) asks() ages.ChoiceKind {
	if len(t.turn.choices) == 0 {
		return ages.NoChoice
	}
	return t.turn.choices[0].Kind
}

// choosing reports whether the player may choose for the tile's effect: once
// the lord has its place.
func (t *agesTable) choosing() bool {
	return !t.botsTurn() && len(t.turn.choices) > 0 && (t.turn.lord > 0 || t.match.State().NextRow() == 0)
}

// optional reports whether the choice may be left out: a wall's.
func (t *agesTable) optional() bool { return t.choosing() && t.asks() == ages.ScoutChoice }

// move gives what is chosen as a move.
func (t *agesTable) move() ages.Move {
	st := t.match.State()
	switch {
	case st.Step() == ages.StepLose:
		return ages.Move{Kind: ages.LoseMove, Property: t.turn.losses[t.turn.lose]}
	case st.NextRow() == 0:
		return ages.Move{Kind: ages.TakeMove, Choice: t.turn.choice}
	}
	return ages.Move{Kind: ages.LordMove, Position: t.turn.lord, Choice: t.turn.choice}
}

// sendLord chooses a position for the lord.
func (t *agesTable) sendLord(position int8) {
	t.picked()
	t.turn.lord = position
}

// choose chooses something for the tile's effect; the same again takes it back.
func (t *agesTable) choose(c ages.Choice) {
	t.picked()
	if t.turn.choice == c {
		c = ages.Choice{}
	}
	t.turn.choice = c
	if c.Kind == ages.TokenChoice {
		t.turn.space = c.Property
	}
}

// useSpace chooses under which property the token goes. A type chosen already
// stays where the property may pay for it.
func (t *agesTable) useSpace(p ages.Property) {
	t.picked()
	t.turn.space = p
	c := t.turn.choice
	c.Property = p
	if !slices.Contains(t.turn.choices, c) {
		c = ages.Choice{}
	}
	t.turn.choice = c
}

// chooseLoss chooses what is lost to an event.
func (t *agesTable) chooseLoss(i int) {
	t.picked()
	t.turn.lose = i
}

func (t *agesTable) picked() {
	t.turn.look = ages.Spot{}
	t.shown = -1
	t.app.page.Sound("pick")
}

// confirm ends the turn with what was chosen.
func (t *agesTable) confirm() {
	if t.phase() == phaseReady {
		t.commit()
	}
}

// skip ends the turn without what the tile's effect offers.
func (t *agesTable) skip() {
	t.turn.choice = ages.Choice{}
	t.commit()
}

// commit makes the move that is chosen.
func (t *agesTable) commit() {
	player := t.game.Player()
	from := t.depart()
	if err := t.match.Apply(t.move().String()); err != nil {
		t.app.note(err.Error()) // only what is legal can be chosen
		return
	}
	t.undone = nil
	t.app.page.Sound("place")
	t.ended(player)
	t.fly(player, from)
}

// ended implements tabletop.
func (t *agesTable) ended(player int) {
	t.flight.clear()
	t.save()
	e := t.entryOf(player)
	t.log = append(t.log, e)
	t.app.page.Announce(e.text(t))
	t.app.notice = notice{}
	if t.boxes.log.W == 0 && e.matters() { // where no log is in view
		t.app.notice = notice{text: e.outcome(t)}
	}
	if e.scores() {
		t.app.page.Sound("score")
	}
	t.begin()
}

// cancel gives up what was chosen last.
func (t *agesTable) cancel() bool {
	if t.advising() {
		t.advice.shown = false
		return true
	}
	if t.turn.look != (ages.Spot{}) || t.shown >= 0 {
		t.turn.look, t.shown = ages.Spot{}, -1
		return true
	}
	return !t.botsTurn() && t.takeBack()
}

// takeBack goes back one step of the turn under way.
func (t *agesTable) takeBack() bool {
	switch {
	case t.turn.choice.Kind != ages.NoChoice:
		t.turn.choice = ages.Choice{}
	case t.turn.lord > 0:
		t.turn.lord = 0
	case t.turn.lose >= 0:
		t.turn.lose = -1
	default:
		return false
	}
	return true
}

// takeAllBack implements tabletop.
func (t *agesTable) takeAllBack() {
	t.turn = t.newTurn()
	t.flight.clear()
}

// untouched implements tabletop.
func (t *agesTable) untouched() bool {
	return t.turn.lord == 0 && t.turn.choice.Kind == ages.NoChoice && t.turn.lose < 0
}

// accept implements tabletop.
func (t *agesTable) accept(text string) bool {
	move, err := ages.ParseMove(text)
	return err == nil && slices.Contains(t.match.State().AppendMoves(nil), move)
}

// showStep implements tabletop: first what a bot has chosen is seen, then it is
// done.
func (t *agesTable) showStep() {
	move, err := ages.ParseMove(t.bot.move)
	if err != nil {
		return // it was accepted
	}
	seen := !t.untouched() || t.match.State().NextRow() == 0 && move.Choice.Kind == ages.NoChoice && move.Kind != ages.LoseMove
	t.turn.lord, t.turn.choice = move.Position, move.Choice
	if move.Kind == ages.LoseMove {
		t.turn.lose = slices.Index(t.turn.losses, move.Property)
	}
	if move.Choice.Kind == ages.TokenChoice {
		t.turn.space = move.Choice.Property
	}
	if !seen && !t.bot.rush {
		t.wait(tilePause)
		return
	}
	t.commit()
}
