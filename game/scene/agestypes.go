package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// drawTypes draws the types for which a property may pay with the token, and
// gives the room that is left for the buttons.
func (t *agesTable) drawTypes(u *ui, hint string, r layout.Rect) (buttons layout.Rect) {
	const side, between = touch, 2
	cols := ages.Properties
	grid := layout.Rect{X: r.X + 7, Y: r.Y + 32}
	if r.W < 8*(side+between)+20 {
		cols = 4
	}
	rows := ages.Properties / cols
	grid.W = float64(cols)*(side+between) - between
	grid.H = float64(rows)*(side+between) - between
	u.text(layout.Rect{X: r.X + 12, Y: r.Y + 6, W: r.W - 24, H: 24}, hint, nameStyle.sized(17), left, 1)
	for i := range ages.Property(ages.Properties) {
		c := ages.Choice{Kind: ages.TokenChoice, Property: t.turn.space, Type: i}
		box := layout.Rect{X: grid.X + float64(int(i)%cols)*(side+between), Y: grid.Y + float64(int(i)/cols)*(side+between), W: side, H: side}
		face := disabled
		var act func()
		for _, o := range t.turn.choices {
			if o == c {
				face, act = light, func() { t.choose(c) }
			}
		}
		if t.turn.choice == c {
			face = chosen
		}
		face.Pressed = u.pressed == c.String()
		u.frame.Panel(face, box.X, box.Y, box.W, box.H)
		op := u.sprite(art.PropertyIcon{Property: i.String()}, box.Inset(5))
		if act == nil {
			op.Alpha = .3
			continue
		}
		u.area(c.String(), t.choiceLabel(c), box, act)
	}
	if cols == 4 {
		x := grid.X + grid.W + 5
		return layout.Rect{X: x, Y: grid.Y, W: r.X + r.W - 6 - x, H: grid.H}
	}
	if t.boxes.shape == desk && r.W >= 560 {
		t.drawFacts(u, t.hinted(t.factsNow()), layout.Rect{X: grid.X, Y: grid.Y + grid.H + 6, W: r.W - 210, H: r.Y + r.H - 8 - grid.Y - grid.H - 6})
		return layout.Rect{X: r.X + r.W - 176, Y: r.Y + (r.H-100)/2 + 12, W: 162, H: 100}
	}
	return layout.Rect{X: r.X + 10, Y: r.Y + r.H - 54, W: r.W - 20, H: 46}
}

// factsNow tells what the tile that is taken brings.
func (t *agesTable) factsNow() []fact {
	tile, _ := t.taken()
	return t.facts(t.match.State().Player(), tile, t.turn.choice)
}
