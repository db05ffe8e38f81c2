package scene

import (
	"strconv"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// drawHand draws the panel of whoever is to move: the tile in hand, what is
// asked, the buttons of the step.
func (t *table) drawHand(u *ui) {
	st := t.match.State()
	if st.Step() == vassals.StepOver {
		return
	}
	u.panel(parchment, t.boxes.hand)
	title, hint := t.ask()
	u.say(1, title)
	u.say(0, hint)
	u.say(0, t.app.words.N("tiles.left", st.Left()))
	if st.Step() == vassals.StepPlace {
		u.say(0, t.describeTile(t.turn.kind))
	}
	switch t.boxes.shape {
	case upright:
		t.drawUprightHand(u, title, hint)
	case lying:
		t.drawLyingHand(u, title)
	default:
		t.drawDeskHand(u, title, hint)
	}
}

// ask gives what the player is asked to do, and how.
func (t *table) ask() (title, hint string) {
	a, st := t.app, t.match.State()
	name := map[string]any{"Name": called(t.players()[st.Player()].Name)}
	if bot := t.botOf(st.Player()); bot != "" {
		hint = a.seatText(bot)
		if t.paused && !t.once {
			hint = a.t("turn.paused")
		}
		if t.bot.stop != nil {
			return a.words.Tf("turn.thinks", name), hint
		}
		return a.words.Tf("turn.plays", name), hint
	}
	switch st.Step() {
	case vassals.StepFigure:
		return a.words.Tf("turn.figure", name), a.t("turn.figure.hint")
	case vassals.StepShadow:
		return a.words.Tf("turn.shadow", name), a.t("turn.figure.hint")
	}
	title = a.words.Tf("turn.place", name)
	if st.Extra() {
		title = a.words.Tf("turn.place.extra", name)
	}
	if t.turn.try < 0 {
		return title, a.t("turn.place.hint")
	}
	switch turns := len(t.turn.spots[t.turn.try].rotations) > 1; {
	case turns && a.fingers:
		return title, a.t("turn.rotate.touch")
	case turns:
		return title, a.t("turn.rotate.hint")
	}
	return title, a.t("turn.fits.one")
}

func (t *table) drawUprightHand(u *ui, title, hint string) {
	r := t.boxes.hand
	const tile = 80
	t.drawTileInHand(u, layout.Rect{X: r.X + 10, Y: r.Y + 10, W: tile, H: tile})
	x, w := r.X+tile+22, r.W-tile-34
	if bot := t.botOf(t.match.State().Player()); bot != "" {
		const side = 60
		w -= side + 4
		u.face(bot, layout.Rect{X: x + w + 6, Y: r.Y + 16, W: side, H: side})
	}
	if kinds := t.kinds(); len(kinds) > 1 {
		u.text(layout.Rect{X: x, Y: r.Y + 9, W: w, H: 34}, title, nameStyle.sized(18), left, 2)
		t.drawKinds(u, kinds, layout.Rect{X: x, Y: r.Y + 47, W: w, H: touch})
	} else {
		y := u.top(layout.Rect{X: x, Y: r.Y + 12, W: w, H: 48}, title, nameStyle.sized(19), left, 2)
		u.top(layout.Rect{X: x, Y: y + 2, W: w, H: r.Y + 94 - y}, hint, hintStyle, left, 2)
	}
	t.drawSteps(u, layout.Rect{X: r.X + 10, Y: r.Y + r.H - 56, W: r.W - 20, H: 46})
}

func (t *table) drawLyingHand(u *ui, title string) {
	r := t.boxes.hand
	u.text(layout.Rect{X: r.X + 8, Y: r.Y + 6, W: r.W - 16, H: 44}, title, nameStyle.sized(17), middle, 2)
	low := r.Y + r.H - 2*touch - 18
	if kinds := t.kinds(); len(kinds) > 1 {
		t.drawKinds(u, kinds, layout.Rect{X: r.X + 10, Y: r.Y + 54, W: r.W - 20, H: low - r.Y - 60})
		t.drawLeft(u, layout.Rect{X: r.X + r.W - 42, Y: low - 26, W: 38, H: 24})
	} else {
		side := min(low-r.Y-60, 112)
		t.drawTileInHand(u, layout.Rect{X: r.X + (r.W-side)/2, Y: r.Y + 54 + (low-r.Y-60-side)/2, W: side, H: side})
	}
	t.drawStepsTall(u, layout.Rect{X: r.X + 8, Y: low, W: r.W - 16, H: 2*touch + 8})
}

func (t *table) drawDeskHand(u *ui, title, hint string) {
	r := t.boxes.hand
	x, w := r.X+12, r.W-24
	y := u.top(layout.Rect{X: x, Y: r.Y + 12, W: w, H: 50}, title, nameStyle.sized(20), middle, 2)
	u.top(layout.Rect{X: x, Y: y + 2, W: w, H: r.Y + 94 - y}, hint, hintStyle, middle, 2)
	area := layout.Rect{X: x, Y: r.Y + 94, W: w, H: 128}
	if kinds := t.kinds(); len(kinds) > 1 {
		t.drawKinds(u, kinds, area)
	} else {
		t.drawTileInHand(u, layout.Rect{X: x + (w-128)/2, Y: area.Y, W: 128, H: 128})
	}
	left1 := t.app.words.N("tiles.left", t.match.State().Left())
	u.text(layout.Rect{X: x, Y: r.Y + 224, W: w, H: 24}, left1, hintStyle.faced(layout.SerifBold), middle, 1)
	t.drawStepsTall(u, layout.Rect{X: x, Y: r.Y + r.H - 2*touch - 20, W: w, H: 2*touch + 8})
}

// drawTileInHand draws the tile with the number of those left.
func (t *table) drawTileInHand(u *ui, r layout.Rect) {
	turn := vassals.Rotation(0)
	if p, ok := t.tried(); ok {
		turn = p.Rotation
	}
	if t.match.State().Step() != vassals.StepPlace {
		turn = t.turn.placed.Rotation
	}
	t.handTile = r
	u.sprite(art.Tile{Kind: t.turn.kind, Rotation: turn}, r)
	u.sprite(art.HandFrame{}, r)
	if t.showing() {
		u.area("hurry", t.app.t("action.hurry"), r, t.hurryBot)
	}
	if t.boxes.shape != desk {
		t.drawLeft(u, layout.Rect{X: r.X + r.W - 30, Y: r.Y + r.H - 16, W: 38, H: 24})
	}
}

// drawLeft draws how many tiles are left on a round mark.
func (t *table) drawLeft(u *ui, r layout.Rect) {
	u.frame.Panel(art.Panel{Style: art.Dark}, r.X, r.Y, r.W, r.H)
	u.text(r, strconv.Itoa(t.match.State().Left()), numberStyle.sized(16).in(cream), middle, 1)
}

// kinds gives the kinds of figures that this step can put; none in the first.
func (t *table) kinds() []vassals.Figure {
	if t.match.State().Step() != vassals.StepFigure || t.botsTurn() {
		return nil
	}
	return t.figures()
}

// drawKinds draws a button a kind of figure, in a row or two.
func (t *table) drawKinds(u *ui, kinds []vassals.Figure, r layout.Rect) {
	player := t.match.State().Player()
	cols := len(kinds)
	if r.H >= 2*touch+4 {
		cols = 2
	}
	rows := (len(kinds) + cols - 1) / cols
	w := min((r.W-4*float64(cols-1))/float64(cols), 72)
	h := min((r.H-4*float64(rows-1))/float64(rows), 60)
	x0 := r.X + (r.W-w*float64(cols)-4*float64(cols-1))/2
	if t.boxes.shape == upright {
		x0 = r.X
	}
	for i, f := range kinds {
		box := layout.Rect{X: x0 + float64(i%cols)*(w+4), Y: r.Y + float64(i/cols)*(h+4), W: w, H: h}
		face := light
		if f == t.turn.figure {
			face = chosen
		}
		id := "kind " + f.String()
		u.button(id, t.app.t("figure."+f.String()), box, face, art.NoIcon, "", func() { t.useFigure(f) })
		side := min(box.W, box.H) - 8
		u.sprite(art.Figure{Figure: f, Color: t.color(player)}, layout.Rect{X: box.X + (box.W-side)/2, Y: box.Y + 4, W: side, H: side})
	}
}

// The buttons of a step.
type stepButton struct {
	id, label, text string
	icon            art.IconName
	face            art.Panel
	act             func()
}

// steps gives the buttons of this step: the small ones, and the large one.
func (t *table) steps() (small []stepButton, large stepButton) {
	a := t.app
	if t.botsTurn() {
		return t.botSteps()
	}
	back := stepButton{"undo", a.t("button.back"), "", art.Undo, light, func() { t.takeBack() }}
	if t.match.State().Step() == vassals.StepPlace {
		turn := stepButton{"rotate", a.t("button.rotate"), "", art.Rotate, light, t.rotate}
		large = stepButton{"confirm", a.t("button.place"), a.t("button.place"), art.Check, green, t.confirm}
		if t.turn.try < 0 {
			back.label, back.act, back.face = a.t("action.undo"), nil, disabled
			if t.canUndo() {
				back.act, back.face = t.undo, light
			}
			large.act, large.face = nil, disabled
		}
		if t.turn.try < 0 || len(t.turn.spots[t.turn.try].rotations) < 2 {
			turn.act, turn.face = nil, disabled
		}
		if t.canRedo() { // nothing to turn then
			turn = stepButton{"redo", a.t("action.redo"), "", art.Redo, light, t.redo}
		}
		return []stepButton{back, turn}, large
	}
	skip := stepButton{"skip", a.t("button.skip"), a.t("button.skip"), art.NoIcon, light, t.skip}
	large = stepButton{"confirm", a.t("button.put"), a.t("button.put"), art.Check, green, t.confirm}
	if t.turn.claim < 0 {
		large.act, large.face = nil, disabled
	}
	return []stepButton{back, skip}, large
}

func drawStep(u *ui, b stepButton, r layout.Rect) {
	if b.id == "speed" { // a number, in the letters of numbers
		u.button(b.id, b.label, r, b.face, b.icon, "", b.act)
		u.text(r, b.text, numberStyle, middle, 1)
		return
	}
	u.button(b.id, b.label, r, b.face, b.icon, b.text, b.act)
}

// drawSteps draws the buttons in one row.
func (t *table) drawSteps(u *ui, r layout.Rect) {
	small, large := t.steps()
	drawStepRow(u, small, large, r)
}

// drawStepRow draws small buttons, and after them the large one.
func drawStepRow(u *ui, small []stepButton, large stepButton, r layout.Rect) {
	x := r.X
	for _, b := range small {
		w := 54.0
		if b.text != "" {
			w = min(116, r.W*.34)
		}
		drawStep(u, b, layout.Rect{X: x, Y: r.Y, W: w, H: r.H})
		x += w + 7
	}
	w := r.X + r.W - x
	if w < 76 {
		large.text = ""
	}
	drawStep(u, large, layout.Rect{X: x, Y: r.Y, W: w, H: r.H})
}

// drawStepsTall draws the small buttons over the large one.
func (t *table) drawStepsTall(u *ui, r layout.Rect) {
	small, large := t.steps()
	h := (r.H - 8) / 2
	w := 50.0
	if small[1].text == "" {
		w = (r.W - 7) / 2
	}
	drawStep(u, small[0], layout.Rect{X: r.X, Y: r.Y, W: w, H: h})
	drawStep(u, small[1], layout.Rect{X: r.X + w + 7, Y: r.Y, W: r.W - w - 7, H: h})
	drawStep(u, large, layout.Rect{X: r.X, Y: r.Y + h + 8, W: r.W, H: h})
}
