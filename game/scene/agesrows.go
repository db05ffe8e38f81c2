package scene

import (
	"slices"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// draw lays out the table.
func (t *agesTable) draw(u *ui) {
	t.boxes = t.layOut()
	u.sprite(art.Oak{}, t.app.window())
	t.sayTable(u)
	t.drawTitle(u)
	t.drawEvents(u)
	t.drawLanes(u)
	t.drawChips(u)
	for p, r := range t.boxes.fiefs {
		if r.W > 0 {
			t.drawFief(u, p, r)
		}
	}
	t.drawAdvised(u)
	t.drawHand(u)
	t.drawLog(u, t.boxes.log)
	t.drawMenu(u)
	t.drawAdvice(u)
	t.drawFlights(u)
	t.plainActions(u)
}

// sayTable tells screen readers what is on the table.
func (t *agesTable) sayTable(u *ui) {
	w, st := t.app.words, t.match.State()
	u.say(0, t.roundText())
	now, _, next := t.order()
	u.say(0, w.Tf("ages.order", map[string]any{"Names": w.List(t.names(now))}))
	if len(next) > 0 && st.Step() == ages.StepTurn {
		u.say(0, w.Tf("ages.order.next", map[string]any{"Names": w.List(t.names(next))}))
	}
	for row := range 4 {
		var tiles []string
		for i := range int8(st.Width()) {
			at := ages.Spot{Row: int8(row) + 1, Position: i + 1}
			if tile := st.TileAt(at); tile != 0 {
				tiles = append(tiles, t.standing(at, t.tileTitle(tile)))
			}
		}
		if len(tiles) == 0 {
			tiles = append(tiles, t.app.t("ages.row.empty"))
		}
		u.say(0, w.Tf("ages.row", map[string]any{"Row": roman(row + 1), "Tiles": strings.Join(tiles, "; ")}))
	}
	for p := range t.players() {
		u.say(0, t.describeFief(p))
	}
}

// standing adds to the name of a tile who stands on it.
func (t *agesTable) standing(at ages.Spot, name string) string {
	w, st := t.app.words, t.match.State()
	if p := st.LordAt(at); p >= 0 {
		name = w.Tf("ages.with.lord", map[string]any{"Tile": name, "Name": t.players()[p].Name})
	}
	if p := st.ScoutAt(at); p >= 0 {
		name = w.Tf("ages.with.scout", map[string]any{"Tile": name, "Name": t.players()[p].Name})
	}
	return name
}

func (t *agesTable) names(players []int) []string {
	list := make([]string, len(players))
	for i, p := range players {
		list[i] = t.players()[p].Name
	}
	return list
}

// roundText says which round it is.
func (t *agesTable) roundText() string {
	st := t.match.State()
	if st.Step() == ages.StepOpening {
		return t.app.t("ages.opening")
	}
	return t.app.words.Tf("ages.round", map[string]any{"Count": st.Round(), "Of": agesRounds})
}

// agesRounds is how many rounds a game has.
const agesRounds = 16

func (t *agesTable) drawTitle(u *ui) {
	r := t.boxes.title
	if r.W == 0 {
		return
	}
	name := t.app.t("game.middleages")
	st := titleStyle.in(cream).sized(25)
	w := min(layout.Measure(st.face, st.size, name)+1, r.W)
	u.text(layout.Rect{X: r.X, Y: r.Y, W: w, H: 44}, name, st, left, 1)
	if rest := r.W - w - 12; rest > 60 {
		u.text(layout.Rect{X: r.X + w + 12, Y: r.Y + 2, W: rest, H: 44}, t.roundText(), bodyStyle.in(sand).sized(17), left, 2)
	}
}

// lane gives the row that is played now, and the one to which lords go.
func (t *agesTable) lane() (current, next int) {
	st := t.match.State()
	if st.Step() == ages.StepOver {
		return 0, 0
	}
	return st.Row(), st.NextRow()
}

func (t *agesTable) drawLanes(u *ui) {
	st := t.match.State()
	current, _ := t.lane()
	for i, r := range t.boxes.lanes {
		row := i + 1
		u.sprite(art.Lane{Current: row == current}, r)
		label := numberStyle.faced(layout.SmallCaps).in(sand).sized(min(24, t.boxes.label*.76))
		if row == current {
			label = label.in(ink)
		}
		u.text(layout.Rect{X: r.X + 1, Y: r.Y, W: t.boxes.label - 1, H: r.H}, roman(row), label, middle, 1)
		for p := range int8(st.Width()) {
			t.drawPlace(u, ages.Spot{Row: int8(row), Position: p + 1}, row == current)
		}
	}
	for _, player := range t.standingOrder() { // figures over all tiles
		t.drawFigures(u, player)
	}
}

// card is the picture of a tile.
func (t *agesTable) card(tile ages.Tile) art.Card {
	st := t.match.State()
	return art.Card{Property: st.Property(tile).String(), Number: tile.Number(), Symbol: st.Symbol(tile).String(), Orange: tile.Orange()}
}

// drawPlace draws a place of a row, with what can be done there.
func (t *agesTable) drawPlace(u *ui, at ages.Spot, current bool) {
	st := t.match.State()
	r := t.boxes.tile(at)
	tile := st.TileAt(at)
	if tile == 0 {
		if current {
			u.sprite(art.CardSlot{}, r)
		}
		return
	}
	u.sprite(t.card(tile), r)
	id, label, act, offered, taken := t.offer(at, tile)
	_, here := t.taken()
	taken = taken || here == at && st.Step() == ages.StepTurn && (t.turn.lord > 0 || st.NextRow() == 0) && st.Player() == st.LordAt(at)
	frame := r.Inset(-art.CardFrameMargin)
	switch {
	case taken || t.turn.look == at || t.mark.spot == at:
		u.sprite(art.CardFrame{Chosen: true, Held: u.pressed == id}, frame)
	case offered && t.app.set.hint(hintSpots):
		u.sprite(art.CardFrame{Held: u.pressed == id}, frame)
	}
	box := r
	if d := touch - r.W; d > 0 {
		box = r.Inset(-d / 2)
	}
	u.area(id, label, box, act)
}

// offer gives what a touch of a tile does: it chooses it, where that is
// possible, or tells about it.
func (t *agesTable) offer(at ages.Spot, tile ages.Tile) (id, label string, act func(), offered, chosen bool) {
	w, st := t.app.words, t.match.State()
	name := t.standing(at, t.tileTitle(tile))
	if !t.onlook && !t.botsTurn() && st.Step() != ages.StepOver {
		scout := ages.Choice{Kind: ages.ScoutChoice, Spot: at}
		_, taken := t.taken()
		switch {
		case int(at.Row) == st.NextRow() && slices.Contains(t.turn.lords, at.Position):
			return "lord " + itoa(int(at.Position)), w.Tf("action.lord", map[string]any{"Tile": name}),
				func() { t.sendLord(at.Position) }, true, t.turn.lord == at.Position
		case t.choosing() && slices.Contains(t.turn.choices, scout):
			return scout.String(), w.Tf("action.scout", map[string]any{"Tile": name, "Row": roman(int(at.Row))}),
				func() { t.choose(scout) }, true, t.turn.choice == scout
		case st.NextRow() == 0 && taken == at && st.Step() == ages.StepTurn:
			return "take", w.Tf("action.take", map[string]any{"Tile": name}), t.picked, false, true
		}
	}
	return "tile " + at.String(), w.Tf("action.tile", map[string]any{"Tile": name}), func() {
		if t.turn.look == at {
			t.turn.look = ages.Spot{}
			return
		}
		t.turn.look = at
		t.app.page.Announce(t.toldText())
	}, false, false
}

// standingOrder gives the players from the upper rows to the lower ones, so
// that figures further down are drawn over those above.
func (t *agesTable) standingOrder() []int {
	list := make([]int, len(t.players()))
	for i := range list {
		list[i] = i
	}
	st := t.match.State()
	slices.SortStableFunc(list, func(a, b int) int { return int(st.Lord(a).Row) - int(st.Lord(b).Row) })
	return list
}

// drawFigures draws a player's lord and scout, also where they would go.
func (t *agesTable) drawFigures(u *ui, player int) {
	st := t.match.State()
	lord, scout := st.Lord(player), st.Scout(player)
	mine := st.Step() != ages.StepOver && st.Player() == player
	if scout.Row > 0 && !(mine && (t.turn.choice.Kind == ages.ScoutChoice || t.turn.lord > 0 && int(scout.Row) == st.NextRow())) {
		t.drawPawn(u, art.Scout{Color: t.color(player)}, scout, true)
	}
	if mine && t.turn.choice.Kind == ages.ScoutChoice {
		t.drawPawn(u, art.Scout{Color: t.color(player)}, t.turn.choice.Spot, true).Alpha = .8
	}
	if t.flight.carriesLord(player) {
		return
	}
	if mine && t.turn.lord > 0 {
		if lord.Row > 0 {
			t.drawPawn(u, art.Lord{Color: t.color(player)}, lord, false).Alpha = .3
		}
		t.drawPawn(u, art.Lord{Color: t.color(player)}, ages.Spot{Row: int8(st.NextRow()), Position: t.turn.lord}, false).Alpha = .9
		return
	}
	if lord.Row > 0 && st.TileAt(lord) != 0 {
		t.drawPawn(u, art.Lord{Color: t.color(player)}, lord, false)
	}
}

func (t *agesTable) drawPawn(u *ui, s art.Sprite, at ages.Spot, scout bool) *art.Op {
	return u.sprite(s, t.stand(at, scout))
}

// stand gives the box of a lord or scout on a tile.
func (t *agesTable) stand(at ages.Spot, scout bool) layout.Rect {
	r := t.boxes.tile(at)
	x, y, size := art.CardStand(r.W, scout)
	return layout.Rect{X: r.X + x, Y: r.Y + y, W: size, H: size}
}

// plainActions lists what has no button of its own.
func (t *agesTable) plainActions(u *ui) {
	a := t.app
	add := func(id, label string, act func()) {
		u.controls = append(u.controls, control{id: id, label: label, act: act})
	}
	if !t.botsTurn() && !t.untouched() || t.turn.look != (ages.Spot{}) || t.shown >= 0 || t.advising() {
		add("cancel", a.t("button.cancel"), func() { t.cancel() })
	}
	if t.choosing() {
		for _, c := range t.turn.choices { // the others can be named, if not seen
			if c.Kind == ages.TokenChoice && c.Property != t.turn.space {
				add(c.String(), t.choiceLabel(c), func() { t.turn.choice = ages.Choice{}; t.choose(c) })
			}
		}
	}
}
