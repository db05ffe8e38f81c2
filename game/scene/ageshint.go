package scene

import (
	"slices"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/game/words"
	"vassals/rules"
	"vassals/rules/bots"
	ages "vassals/rules/middleages"
)

// agesAdvice is what expert would do now.
type agesAdvice struct {
	counsel
	moves []agesAdvised
}

// agesAdvised is a good move, and the lead that it promises.
type agesAdvised struct {
	ages.Move
	worth float64
	why   argument
}

// advisable reports whether advice can be asked for now.
func (t *agesTable) advisable() bool {
	return t.app.set.hint(hintMoves) && !t.botsTurn() && t.game.Player() >= 0
}

// advising reports whether advice is to be seen.
func (t *agesTable) advising() bool { return t.advice.shown && t.advisable() }

// leave ends what goes on at the table: another screen follows.
func (t *agesTable) leave() {
	t.sitting.leave()
	t.forgetAdvice()
}

// forgetAdvice ends the advice: another turn has come.
func (t *agesTable) forgetAdvice() {
	t.advice.end()
	t.advice = agesAdvice{}
}

// advise shows good moves, or no longer.
func (t *agesTable) advise() {
	ad := &t.advice
	ad.shown = !ad.shown
	if !ad.shown {
		return
	}
	if ad.stop == nil && ad.moves == nil {
		t.consult(&ad.counsel, t.takeAdvice)
		return
	}
	t.sayAdvice()
}

// takeAdvice takes what the adviser has found.
func (t *agesTable) takeAdvice(rec *rules.Record, moves []bots.Choice) {
	before, err := newMatch(rec)
	if err != nil {
		panic(err) // it is the record of this table
	}
	ad := &t.advice
	for _, c := range moves {
		if move, err := ages.ParseMove(c.Move); err == nil && len(ad.moves) < advisedN && t.accept(c.Move) {
			ad.moves = append(ad.moves, agesAdvised{move, c.Worth, t.argue(before, c.Move)})
		}
	}
	t.sayAdvice()
}

// sayAdvice has the good moves read.
func (t *agesTable) sayAdvice() {
	if !t.advising() { // it was put away meanwhile
		return
	}
	var said []string
	for i, m := range t.advice.moves {
		said = append(said, itoa(i+1)+": "+m.why(advisedN)+", "+t.app.lead(m.worth))
	}
	t.app.page.Announce(strings.Join(said, ". "))
}

// moveText says a move in few words: the tile for the lord, and the choice.
func (t *agesTable) moveText(m ages.Move) string {
	w, st := t.app.words, t.match.State()
	if m.Kind == ages.LoseMove {
		return w.Tf("action.lose", map[string]any{"Property": w.Property(m.Property)})
	}
	var parts []string
	if m.Kind == ages.LordMove {
		at := ages.Spot{Row: int8(st.NextRow()), Position: m.Position}
		parts = append(parts, words.Capital(t.tileName(st.TileAt(at))))
	}
	switch m.Choice.Kind {
	case ages.NoChoice:
		if m.Kind == ages.TakeMove {
			tile, _ := t.taken()
			parts = append(parts, w.Tf("action.take", map[string]any{"Tile": t.tileName(tile)}))
		}
	default:
		tile, _ := t.taken()
		parts = append(parts, t.effectText(st.Player(), tile, m.Choice, ages.Preview{}))
	}
	return strings.Join(parts, "; ")
}

// tryAdvice chooses what a good move says. Nothing is confirmed.
func (t *agesTable) tryAdvice(i int) {
	m := t.advice.moves[i].Move
	t.picked()
	t.advice.shown = false
	t.turn.lord, t.turn.choice = m.Position, m.Choice
	t.turn.lose = -1
	if m.Kind == ages.LoseMove {
		t.turn.lose = slices.Index(t.turn.losses, m.Property)
	}
	if m.Choice.Kind == ages.TokenChoice {
		t.turn.space = m.Choice.Property
	}
}

// agesAdviceHead is how tall the head of the advice is, where there is room.
const agesAdviceHead = 18.0

// adviceBox is where the advice stands: over the hand, and where the fief is
// little larger, all over the fief, whose edge would stand out else.
func (t *agesTable) adviceBox() layout.Rect {
	hand := t.boxes.hand
	h := 12 + adviceHigh*float64(max(len(t.advice.moves), 1))
	w := min(hand.W, 520)
	r := layout.Rect{X: hand.X + (hand.W-w)/2, Y: hand.Y - 8 - h, W: w, H: h}
	for _, f := range t.boxes.fiefs {
		if f.X == r.X && f.W == r.W && f.Y+f.H > r.Y && f.Y+f.H <= hand.Y && f.H < h+40 && len(t.advice.moves) > 0 {
			r.Y = min(r.Y, f.Y)
			if full := f.Y + f.H - 12 - agesAdviceHead - touch*float64(len(t.advice.moves)); full >= f.Y-4 {
				r.Y = min(r.Y, full)
			}
			r.H = f.Y + f.H - r.Y
		}
	}
	return r
}

// drawAdvice draws the good moves as a list, over the fief.
func (t *agesTable) drawAdvice(u *ui) {
	if !t.advising() {
		return
	}
	a, r := t.app, t.adviceBox()
	w := r.W
	u.coverPart(r)
	u.panel(parchment, r)
	x, y := r.X+10, r.Y+6
	w -= 20
	if len(t.advice.moves) == 0 {
		u.say(0, a.t("hint.thinks"))
		u.text(layout.Rect{X: x, Y: y, W: w, H: adviceHigh - 8}, a.t("hint.thinks"), nameStyle, middle, 1)
		u.progress(layout.Rect{X: x + 4, Y: y + adviceHigh - 6, W: w - 8, H: 3}, t.advice.progress)
		return
	}
	u.say(2, a.t("hint.title"))
	n := float64(len(t.advice.moves))
	high := (r.H - 12) / n
	if r.H-12-agesAdviceHead >= n*touch-.01 {
		lead := layout.Measure(hintStyle.face, 13.5, a.t("hint.lead")) + 1
		u.text(layout.Rect{X: x + 2, Y: y, W: w - lead - 12, H: agesAdviceHead}, a.t("hint.title"), nameStyle.sized(15), left, 1)
		u.text(layout.Rect{X: x + w - lead, Y: y, W: lead, H: agesAdviceHead}, a.t("hint.lead"), hintStyle.sized(13.5), right, 1)
		y += agesAdviceHead
		high -= agesAdviceHead / n
	}
	for i, m := range t.advice.moves {
		row := layout.Rect{X: r.X + 4, Y: y, W: r.W - 8, H: high}
		id, text := "hint "+itoa(i+1), m.why(advisedN)
		if u.pressed == id {
			u.sprite(art.Fill{Color: line}, row)
		}
		u.say(0, itoa(i+1)+": "+text+", "+t.app.lead(m.worth))
		u.number(i+1, layout.Rect{X: x, Y: y + (high-28)/2, W: 28, H: 28})
		const worth = 62
		u.reasons(m.why, layout.Rect{X: x + 36, Y: y + 2, W: w - 36 - worth, H: high - 4})
		u.text(layout.Rect{X: x + w - worth, Y: y, W: worth, H: high}, t.app.lead(m.worth), numberStyle.in(gold).sized(20), right, 1)
		if i > 0 {
			u.sprite(art.Fill{Color: line}, layout.Rect{X: x, Y: y, W: w, H: 1})
		}
		u.area(id, text+", "+t.app.lead(m.worth), row, func() { t.tryAdvice(i) })
		y += high
	}
}

// coverPart takes the touch, and the texts, away from what a panel in front
// hides.
func (u *ui) coverPart(r layout.Rect) {
	kept := u.controls[:0]
	for _, c := range u.controls {
		if c.box.W > 0 && c.box.Overlaps(r) {
			c.visible = false
		}
		kept = append(kept, c)
	}
	u.controls = kept
	u.texts = slices.DeleteFunc(u.texts, func(b textBox) bool { return b.box.Overlaps(r) })
}

// drawAdvised numbers the tiles of the good moves.
func (t *agesTable) drawAdvised(u *ui) {
	if !t.advising() {
		return
	}
	places := make([][]int, t.match.State().Width()+1) // the moves by the place of their tile
	for i, m := range t.advice.moves {
		if m.Kind == ages.LordMove {
			places[m.Position] = append(places[m.Position], i+1)
		}
	}
	const side = 22
	for at, numbers := range places {
		if len(numbers) == 0 {
			continue
		}
		r := t.boxes.tile(ages.Spot{Row: int8(t.match.State().NextRow()), Position: int8(at)})
		step := side + 1.0
		if n := len(numbers) - 1; n > 0 {
			step = min(step, (r.W-side)/float64(n))
		}
		for i, n := range numbers {
			u.number(n, layout.Rect{X: r.X + r.W - side - float64(len(numbers)-1-i)*step, Y: r.Y + r.H - side, W: side, H: side})
		}
	}
}
