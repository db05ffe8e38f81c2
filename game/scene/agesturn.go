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
