package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// viewBoxes says where the parts of an embedded board lie that is not played on.
type viewBoxes struct {
	bar   layout.Rect // to step through the game; empty where there is none
	count layout.Rect // which move it is
	tab   layout.Rect // the way into a tab of its own; empty in a narrow bar
	text  layout.Rect // what the move did; empty where there is no room
	free  layout.Rect // what these leave of the window
	bare  bool        // without panels of players
	slim  bool        // beside other things: the table comes with less

	tabGiven bool // the way into a tab has its place
}

const (
	barPad  = 5
	barStep = touch + 4 // from one button of the bar to the next
)

func (v *viewer) layOut() viewBoxes {
	a := v.app
	room := a.room()
	b := viewBoxes{free: room, bare: a.embed.bare}
	switch {
	case b.bare:
	case a.embed.mode != modeReplay: // over the board
		b.tab = layout.Rect{X: room.X + room.W - touch - margin, Y: room.Y + room.H - touch - margin, W: touch, H: touch}
	default:
		v.layOutBar(&b, room)
	}
	return b
}

func (v *viewer) layOutBar(b *viewBoxes, room layout.Rect) {
	high := float64(touch + 2*barPad)
	y := room.Y + room.H - barPad - touch
	left, right := room.X+barPad+5*barStep, room.X+room.W-barPad
	if right-left >= 64+barStep {
		b.tab = layout.Rect{X: right - touch, Y: y, W: touch, H: touch}
		right -= barStep
	}
	b.count = layout.Rect{X: left, Y: y, W: right - left, H: touch}
	switch {
	case b.count.W > 300: // all in one line
		b.count.W = 92
		b.text = layout.Rect{X: left + 100, Y: y, W: right - left - 104, H: touch + 2}
	case room.H >= 330 && room.H > .7*room.W: // the text over the buttons
		b.text = layout.Rect{X: room.X + barPad + 4, Y: y - 43, W: room.W - 2*barPad - 8, H: 40}
		high += 42
	}
	b.bar = layout.Rect{X: room.X, Y: room.Y + room.H - high, W: room.W, H: high}
	b.free.H -= high
}

func (v *viewer) draw(u *ui) {
	a := v.app
	v.boxes = v.layOut()
	u.say(1, v.title())
	if text := v.happened(); text != "" {
		u.say(0, text)
	}
	v.table.drawWatched(u, &v.boxes)
	if v.boxes.bar.W > 0 {
		v.drawBar(u)
	}
	if r := v.boxes.tab; r.W > 0 {
		u.button("tab", a.t("replay.tab"), r, light, art.Outside, "", a.openTab)
		u.blocks = append(u.blocks, r)
	}
}

// drawBar draws the way through the game.
func (v *viewer) drawBar(u *ui) {
	a, r := v.app, v.boxes.bar
	u.panel(parchment, r)
	to := func(move int) func() {
		if move < 0 || move > v.last() || move == v.at {
			return nil
		}
		return func() { v.step(move) }
	}
	play := stepButton{"play", a.t("button.resume"), "", art.Play, green, v.toggle}
	switch {
	case v.last() == 0:
		play.act = nil
	case v.running:
		play = stepButton{"play", a.t("button.pause"), "", art.Pause, light, v.toggle}
	}
	x, y := r.X+barPad, r.Y+r.H-barPad-touch
	for _, b := range []stepButton{
		{"first", a.t("replay.first"), "", art.Previous, light, to(0)},
		{"previous", a.t("analysis.previous"), "", art.Less, light, to(v.at - 1)},
		play,
		{"next", a.t("analysis.next"), "", art.More, light, to(v.at + 1)},
		{"last", a.t("replay.last"), "", art.Next, light, to(v.last())},
	} {
		if b.act == nil {
			b.face = disabled
		}
		u.button(b.id, b.label, layout.Rect{X: x, Y: y, W: touch, H: touch}, b.face, b.icon, "", b.act)
		x += barStep
	}
	u.text(v.boxes.count, a.moveCount(v.at, v.last()), nameStyle.sized(15), middle, 2)
	if box := v.boxes.text; box.W > 0 {
		if text := v.happened(); text != "" {
			st := bodyStyle.sized(15)
			rows := clipped(box, text, st)
			box.Y += (box.H - layout.LineHeight(st.face, st.size)*float64(len(rows))) / 2
			u.rows(box, rows, st)
		}
	}
}

// happened says what the move did that is shown, after the last one who has won,
// "" before the first one.
func (v *viewer) happened() string {
	list := v.table.happened()
	switch {
	case len(list) == 0:
		return ""
	case v.table.sat().game.Player() < 0:
		return v.table.outcome().title
	}
	return list[len(list)-1].text()
}

// clipped gives as many lines of a text as there is room for in a box.
func clipped(box layout.Rect, text string, st style) []string {
	rows := layout.Wrap(st.face, st.size, box.W, text)
	if n := max(1, int(box.H/layout.LineHeight(st.face, st.size))); len(rows) > n {
		rows = append(rows[:n-1:n-1], layout.Ellipsis(st.face, st.size, box.W, rows[n-1]+" "+rows[n]+"…"))
	}
	return rows
}

// rows sets lines one below the other, from the top of a box.
func (u *ui) rows(box layout.Rect, rows []string, st style) {
	lh := layout.LineHeight(st.face, st.size)
	for i, row := range rows {
		u.text(layout.Rect{X: box.X, Y: box.Y + lh*float64(i), W: box.W, H: lh}, row, st, left, 1)
	}
}
