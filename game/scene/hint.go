package scene

import (
	"slices"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// advice is what expert would do with the tile in hand.
type advice struct {
	counsel
	moves []advised
	taken *vassals.Move // the one that was taken into hand
	away  bool          // the camera left the map's overview to show the moves
}

// advised is a good move.
type advised struct {
	vassals.Move
	worth float64 // the lead that it promises
	why   argument
}

// advisedN is how many good moves are shown.
const advisedN = 3

// advisable reports whether advice can be asked for now.
func (t *table) advisable() bool {
	return t.app.set.hint(hintMoves) && !t.botsTurn() && t.match.State().Step() == vassals.StepPlace
}

// advising reports whether advice is to be seen.
func (t *table) advising() bool { return t.advice.shown && t.advisable() }

// leave ends what goes on at the table: another screen follows.
func (t *table) leave() {
	t.sitting.leave()
	t.forgetAdvice()
}

// forgetAdvice ends the advice: another tile is in hand.
func (t *table) forgetAdvice() {
	t.advice.end()
	t.advice = advice{}
}

// advise shows good moves for the tile in hand, or no longer.
func (t *table) advise() {
	ad := &t.advice
	ad.shown = !ad.shown
	if !ad.shown {
		center, _ := t.cam.Aim()
		t.backFromAdvice(center)
		return
	}
	t.told = nil
	if ad.stop == nil && ad.moves == nil {
		t.consult(&ad.counsel, t.takeAdvice)
		return
	}
	t.showAdvice()
}

// takeAdvice takes what the adviser has found about the game of a record.
func (t *table) takeAdvice(rec *rules.Record, moves []bots.Choice) {
	m, err := vassals.NewMatch(rec)
	if err != nil {
		panic(err) // it is the record of this table
	}
	for _, c := range moves[:min(advisedN, len(moves))] {
		if move, err := vassals.ParseMove(c.Move); err == nil && !move.Discard {
			t.advice.moves = append(t.advice.moves, advised{move, c.Worth, t.argue(m, c.Move)})
		}
	}
	t.showAdvice()
}

// showAdvice brings the spots of the good moves into view, and has them read.
func (t *table) showAdvice() {
	moves := t.advice.moves
	if len(moves) == 0 || !t.advising() {
		return
	}
	t.place()
	var said []string
	box, seen := t.cell(moves[0].At.Spot), true
	free := t.boxes.free
	var x0, y0, x1, y1 = moves[0].At.X, moves[0].At.Y, moves[0].At.X, moves[0].At.Y
	for i, m := range moves {
		box = t.cell(m.At.Spot)
		seen = seen && box.X >= free.X && box.Y >= free.Y && box.X+box.W <= free.X+free.W && box.Y+box.H <= free.Y+free.H
		x0, y0, x1, y1 = min(x0, m.At.X), min(y0, m.At.Y), max(x1, m.At.X), max(y1, m.At.Y)
		said = append(said, t.adviceText(i))
	}
	t.app.page.Announce(strings.Join(said, ". "))
	if !seen {
		_, before := t.cam.Aim()
		t.look(layout.Rect{X: float64(x0) - 1, Y: float64(y0) - 1, W: float64(x1-x0) + 3, H: float64(y1-y0) + 3}, t.cam.Scale)
		_, scale := t.cam.Aim()
		t.advice.away = scale < min(before, leastScale)
	}
}

// backFromAdvice brings the map nearer again, round a place, where moves far from
// each other had made it small.
func (t *table) backFromAdvice(to layout.Point) {
	if !t.advice.away {
		return
	}
	t.advice.away = false
	t.place()
	t.overview(to)
}

// tryAdvice takes a good move into hand: its tile lies where it would, and its
// figure is chosen in the step after. Nothing is confirmed.
func (t *table) tryAdvice(i int) {
	move := t.advice.moves[i].Move
	t.advice.taken, t.advice.shown = &move, false
	t.backFromAdvice(layout.Point{X: float64(move.At.X) + .5, Y: float64(move.At.Y) + .5})
	t.takeTile(move.At)
	t.app.page.Sound("pick")
}

// chooseAdvised chooses the figure of the good move that was taken, where its
// tile was placed as advised.
func (t *table) chooseAdvised() {
	move := t.advice.taken
	if move == nil || move.At != t.turn.placed {
		return
	}
	for _, c := range move.Claims() {
		if i := slices.IndexFunc(t.turn.claims, sameClaim(c)); i >= 0 {
			t.turn.claim, t.turn.figure = i, c.Figure
		}
	}
}

// adviceText says a good move in words.
func (t *table) adviceText(i int) string {
	m := t.advice.moves[i]
	return t.app.words.Tf("hint.move", map[string]any{"Number": i + 1, "Spot": t.app.words.Spot(m.At.X, m.At.Y),
		"Why": m.why(advisedN), "Worth": t.app.lead(m.worth)})
}

// How tall the head and a line of the advice are.
const (
	adviceHead = 22.0
	adviceHigh = 48.0
)

// adviceBox is where the advice stands: at the foot of the free part of the
// window. It is empty where there is none.
func (t *table) adviceBox(free layout.Rect) layout.Rect {
	if !t.advising() {
		return layout.Rect{}
	}
	h := 12 + adviceHead + adviceHigh*float64(len(t.advice.moves))
	if len(t.advice.moves) == 0 {
		h = 12 + adviceHigh
	}
	w := min(free.W-12, 460)
	return layout.Rect{X: free.X + (free.W-w)/2, Y: free.Y + free.H - h - 4, W: w, H: h}
}

// drawAdvice draws the good moves as a list: what each promises, and why.
func (t *table) drawAdvice(u *ui) {
	if !t.advising() {
		return
	}
	a, r := t.app, t.boxes.advice
	u.panel(parchment, r)
	x, y, w := r.X+10, r.Y+6, r.W-20
	if len(t.advice.moves) == 0 {
		u.say(0, a.t("hint.thinks"))
		u.text(layout.Rect{X: x, Y: y, W: w, H: adviceHigh - 8}, a.t("hint.thinks"), nameStyle, middle, 1)
		u.progress(layout.Rect{X: x + 4, Y: y + adviceHigh - 6, W: w - 8, H: 3}, t.advice.progress)
		return
	}
	u.say(2, a.t("hint.title"))
	lead := layout.Measure(hintStyle.face, 14, a.t("hint.lead")) + 1
	u.text(layout.Rect{X: x + 2, Y: y, W: w - lead - 12, H: adviceHead}, a.t("hint.title"), nameStyle.sized(16), left, 1)
	u.text(layout.Rect{X: x + w - lead, Y: y + 1, W: lead, H: adviceHead}, a.t("hint.lead"), hintStyle.sized(14), right, 1)
	y += adviceHead
	for i, m := range t.advice.moves {
		row := layout.Rect{X: r.X + 4, Y: y, W: r.W - 8, H: adviceHigh}
		id := "hint " + itoa(i+1)
		if u.pressed == id {
			u.sprite(art.Fill{Color: line}, row)
		}
		u.say(0, t.adviceText(i))
		u.number(i+1, layout.Rect{X: x, Y: y + (adviceHigh-28)/2, W: 28, H: 28})
		const worth, fig = 58, 26
		at := x + 34
		for _, c := range m.Claims() {
			u.sprite(art.Figure{Figure: c.Figure, Color: t.color(t.match.State().Player())}, layout.Rect{X: at, Y: y + (adviceHigh-fig)/2, W: fig, H: fig})
			at += fig - 5
		}
		if at > x+34 {
			at += 6
		}
		u.reasons(m.why, layout.Rect{X: at + 2, Y: y + 2, W: x + w - worth - at - 4, H: adviceHigh - 4})
		u.text(layout.Rect{X: x + w - worth, Y: y, W: worth, H: adviceHigh}, t.app.lead(m.worth), numberStyle.in(gold).sized(20), right, 1)
		u.sprite(art.Fill{Color: line}, layout.Rect{X: x, Y: y, W: w, H: 1})
		u.area(id, t.adviceText(i), row, func() { t.tryAdvice(i) })
		y += adviceHigh
	}
}

// number draws a number on a dark disc.
func (u *ui) number(n int, r layout.Rect) {
	u.frame.Panel(art.Panel{Style: art.Dark}, r.X, r.Y, r.W, r.H)
	u.text(r, itoa(n), numberStyle.in(pointsGold).sized(r.H*.62), middle, 1)
}

// progress draws how far something is, 0 to 1.
func (u *ui) progress(r layout.Rect, done float64) {
	u.sprite(art.Fill{Color: line}, r)
	r.W *= min(max(done, .04), 1)
	u.sprite(art.Fill{Color: gold}, r)
}

// drawAdvised shows the good moves on the map: the tile as it would lie, its
// figure, and the number of the line in the list.
func (t *table) drawAdvised(u *ui) {
	if !t.advising() {
		return
	}
	lain := map[vassals.Spot]int{} // how many moves were shown there
	for i, m := range t.advice.moves {
		r := t.cell(m.At.Spot)
		n := lain[m.At.Spot]
		lain[m.At.Spot]++
		if p, ok := t.tried(); n == 0 && !(ok && p.Spot == m.At.Spot) {
			u.sprite(art.Tile{Kind: m.Tile, Rotation: m.At.Rotation, Variant: variant(m.At.Spot)}, r).Alpha = .9
			for _, c := range m.Claims() {
				part, _ := vassals.PartAt(m.Tile, m.At.Rotation, c.Place)
				x, y := art.TileSpot(m.Tile, m.At.Rotation, part)
				at := t.cam.ToScreen(layout.Point{X: float64(m.At.X) + x/100, Y: float64(m.At.Y) + y/100})
				lying := part.Kind == vassals.FieldPart && c.Figure != vassals.Pig
				u.figure(art.Figure{Figure: c.Figure, Color: t.color(t.match.State().Player()), Lying: lying}, at, t.cam.Scale*figureSize).Alpha = .85
			}
			u.sprite(art.HandFrame{}, r).Alpha = .8
		}
		side := min(max(r.W*.4, 19), 28)
		u.number(i+1, layout.Rect{X: r.X - side*.3 + float64(n)*(side+1), Y: r.Y - side*.3, W: side, H: side})
	}
}
