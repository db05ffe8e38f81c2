package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// steps gives the buttons of this step: the small ones, and the large one.
func (t *agesTable) steps() (small []stepButton, large stepButton) {
	a := t.app
	if t.botsTurn() {
		return t.botSteps()
	}
	st := t.match.State()
	back := stepButton{"undo", a.t("button.back"), "", art.Undo, light, func() { t.takeBack() }}
	if t.untouched() {
		back.label, back.act, back.face = a.t("action.undo"), nil, disabled
		if t.canUndo() {
			back.act, back.face = t.undo, light
		}
	}
	small = []stepButton{back}
	switch {
	case t.optional():
		small = append(small, stepButton{"skip", a.t("button.skip"), a.t("button.skip"), art.NoIcon, light, t.skip})
	case t.canRedo():
		small = append(small, stepButton{"redo", a.t("action.redo"), "", art.Redo, light, t.redo})
	}
	if t.advisable() && !t.optional() {
		hint := stepButton{"hint", a.t("hint.title"), "", art.Lamp, light, t.advise}
		if t.advice.shown {
			hint.face = chosen
		}
		small = append(small, hint)
	}
	label := a.t("button.take")
	switch st.Step() {
	case ages.StepOpening:
		label = a.t("button.place")
	case ages.StepLose:
		label = a.t("button.lose")
	}
	large = stepButton{"confirm", label, label, art.Check, green, t.confirm}
	if t.phase() != phaseReady {
		large.act, large.face = nil, disabled
	}
	return small, large
}

// drawStepsHigh draws the small buttons over the large one.
func drawStepsHigh(u *ui, small []stepButton, large stepButton, r layout.Rect) {
	between := min(8, r.H-2*touch)
	h := (r.H - between) / 2
	x, w := r.X, r.W
	if most := max(int((w+6)/(touch+6)), 1); len(small) > most { // the first are needed
		small = small[:most]
	}
	for i, b := range small {
		bw := (w - 6*float64(len(small)-1)) / float64(len(small))
		if b.text != "" && bw < 70 {
			b.text, b.icon = "", art.Next
		}
		drawStep(u, b, layout.Rect{X: x + float64(i)*(bw+6), Y: r.Y, W: bw, H: h})
	}
	if w < 96 {
		large.text = ""
	}
	drawStep(u, large, layout.Rect{X: x, Y: r.Y + h + between, W: w, H: h})
}
