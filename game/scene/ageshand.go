package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// drawHand draws the panel of whoever is to move: the tile that is taken and
// what it brings, what is asked, the buttons.
func (t *agesTable) drawHand(u *ui) {
	st := t.match.State()
	if st.Step() == ages.StepOver {
		return
	}
	r := t.boxes.hand
	u.frame.Panel(parchment, r.X, r.Y, r.W, r.H)
	u.blocks = append(u.blocks, r)
	title, hint := t.ask()
	u.say(1, title)
	u.say(0, hint)
	if text := t.toldText(); text != "" {
		u.say(0, text)
	}
	if t.boxes.title.W == 0 { // which would tell the round
		t.drawRound(u, layout.Rect{X: r.X + r.W - roundWide - 8, Y: r.Y - 11, W: roundWide, H: roundHigh})
	}
	buttons := layout.Rect{X: r.X + 10, Y: r.Y + r.H - 54, W: r.W - 20, H: 46}
	text := layout.Rect{X: r.X + 10, Y: r.Y + 8, W: r.W - 20, H: r.H - 66}
	if t.boxes.shape == desk && r.W >= 560 {
		buttons = layout.Rect{X: r.X + r.W - 176, Y: r.Y + (r.H-100)/2, W: 162, H: 100}
		text = layout.Rect{X: r.X + 14, Y: r.Y + 12, W: r.W - 200, H: r.H - 24}
	}
	if t.choosing() && t.asks() == ages.TokenChoice && t.turn.look == (ages.Spot{}) {
		buttons = t.drawTypes(u, hint, r)
	} else {
		t.drawTold(u, title, hint, text)
	}
	small, large := t.steps()
	if buttons.H > 60 {
		drawStepsHigh(u, small, large, buttons)
	} else {
		drawStepRow(u, small, large, buttons)
	}
}

// The size of the panel that tells the round.
const roundWide, roundHigh = 52, 20

// drawRound draws which round it is, before the first one nothing.
func (t *agesTable) drawRound(u *ui, r layout.Rect) {
	if n := t.match.State().Round(); n > 0 {
		u.frame.Panel(art.Panel{Style: art.Dark}, r.X, r.Y, r.W, r.H)
		u.text(r, itoa(n)+"/"+itoa(agesRounds), numberStyle.sized(13).in(cream), middle, 1)
	}
}

// drawTold draws a tile, what is asked, and what the tile brings.
func (t *agesTable) drawTold(u *ui, title, hint string, r layout.Rect) {
	tile, _, facts := t.told()
	if tile != 0 && r.W >= 240 { // it is seen in its row as well
		side := min(r.H, 116)
		switch {
		case r.W < 310:
			side = min(side, 40)
		case r.W < 380:
			side = min(side, 62)
		}
		u.sprite(t.card(tile), layout.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side})
		r.X += side + 10
		r.W -= side + 10
	}
	if t.showing() {
		u.area("hurry", t.app.t("action.hurry"), r, t.hurryBot)
	}
	wide := r.W
	roomy := r.H >= 100
	if t.turn.look != (ages.Spot{}) {
		title = t.tileTitle(tile)
	}
	high := 22.0
	if roomy {
		high = 28
		y := u.top(layout.Rect{X: r.X, Y: r.Y, W: wide, H: 28}, title, nameStyle.sized(20), left, 1)
		if t.turn.look == (ages.Spot{}) {
			y = u.top(layout.Rect{X: r.X, Y: y, W: wide, H: 22}, hint, hintStyle, left, 1)
		}
		t.drawFacts(u, facts, layout.Rect{X: r.X, Y: y + 5, W: wide, H: r.Y + r.H - y - 5})
		return
	}
	u.text(layout.Rect{X: r.X, Y: r.Y - 1, W: r.W, H: high}, title, nameStyle.sized(17), left, 1)
	if len(facts) == 0 {
		u.text(layout.Rect{X: r.X, Y: r.Y + high, W: wide, H: r.H - high}, hint, hintStyle, left, 2)
		return
	}
	t.drawFacts(u, facts, layout.Rect{X: r.X, Y: r.Y + high, W: wide, H: r.H - high})
}

// drawFacts draws what a tile brings, a line each.
func (t *agesTable) drawFacts(u *ui, facts []fact, r layout.Rect) {
	const coin = 18
	if t.turn.look == (ages.Spot{}) {
		if tile, coins, ok := t.next(); ok && r.H >= 3*20 {
			facts = append(facts, fact{label: t.app.t("ages.then"), coins: coins, text: t.tileName(tile)})
		}
	}
	if len(facts) == 0 {
		return
	}
	row := min(r.H/float64(len(facts)), 25)
	label := 0.0
	st := headingStyle.sized(15).in(faint)
	if r.W >= 300 {
		for _, f := range facts {
			label = max(label, layout.Measure(st.face, st.size, f.label)+8)
		}
	}
	for i, f := range facts {
		y := r.Y + row*float64(i)
		x := r.X
		if label > 0 {
			u.text(layout.Rect{X: x, Y: y, W: label, H: row}, f.label, st, left, 1)
			x += label
		}
		if !f.free {
			size := min(coin, row-1)
			u.sprite(art.Emblem{Name: "coin"}, layout.Rect{X: x, Y: y + (row-size)/2, W: size, H: size})
			x += size + 3
			num := signed(f.coins)
			nw := layout.Measure(numberStyle.face, 16, num) + 1
			u.text(layout.Rect{X: x, Y: y, W: nw, H: row}, num, numberStyle.sized(16), left, 1)
			x += nw + 6
		}
		box := layout.Rect{X: x, Y: y - 1, W: r.X + r.W - x, H: row + 2}
		if who := f.who(); len(who) > 0 { // by their badges, for which there is always room
			box = t.drawWho(u, who, len(f.hit) > 0, box)
			if st := bodyStyle.sized(15); layout.Measure(st.face, st.size, f.text) <= box.W {
				u.text(box, f.text, st, left, 1)
			}
			continue
		}
		u.text(box, f.text, bodyStyle.sized(15), left, 1)
	}
}

// who are the rivals that the effect of a tile concerns.
func (f fact) who() []int {
	if len(f.hit) > 0 {
		return f.hit
	}
	return f.pay
}

// drawWho draws the badges of players, after crossed swords when they are
// attacked, and gives the room behind them.
func (t *agesTable) drawWho(u *ui, who []int, attacked bool, r layout.Rect) layout.Rect {
	side := min(18, r.H-2)
	y := r.Y + (r.H-side)/2
	if attacked {
		u.sprite(art.Emblem{Name: "attack"}, layout.Rect{X: r.X, Y: y, W: side, H: side})
		r.X += side + 4
		r.W -= side + 4
	}
	for _, p := range who {
		u.sprite(art.Badge{Color: t.color(p)}, layout.Rect{X: r.X, Y: y, W: side, H: side})
		r.X += side + 2
		r.W -= side + 2
	}
	r.X, r.W = r.X+4, r.W-4
	return r
}
