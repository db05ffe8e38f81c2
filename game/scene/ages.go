package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// agesTable is the table of Middle Ages: the rows, the fiefs, the turn under
// way.
type agesTable struct {
	sitting
	match *ages.Match
	turn  agesTurn
	log   []agesEntry

	shown   int // the player whose fief was asked for, -1 for none
	mark    agesMark
	better  bool // what is marked is better than what was played
	follows bool // the large fief is that of whoever moved last
	over    bool // the final table follows when nothing moves any more
	boxes   agesBoxes
	around  *viewBoxes // where it is only looked at: what is round it
	flight  flight
	advice  agesAdvice
}

// newAgesTable shows a game under way.
func newAgesTable(a *App, m *ages.Match, noUndo bool) *agesTable {
	t := &agesTable{match: m, shown: -1}
	t.sitting = sitting{app: a, game: m, table: t, noUndo: noUndo}
	t.recall()
	t.begin()
	return t
}

// begin implements tabletop.
func (t *agesTable) begin() {
	t.forgetAdvice()
	t.turn = t.newTurn()
	t.shown, t.mark = -1, agesMark{}
	st := t.match.State()
	if t.over = st.Step() == ages.StepOver; t.over {
		return
	}
	pause := float64(turnPause)
	if n := len(t.log); n > 0 && t.log[n-1].matters() {
		pause = scorePause
	}
	t.beginBot(pause)
}

func (t *agesTable) resized() { t.boxes = t.layOut() }

func (t *agesTable) update(now float64) (redraw, awake bool) {
	run := t.flight.update(now)
	if t.over && !t.flight.running() && t.app.base == screen(t) {
		t.app.show(newEnd(t))
		return true, false
	}
	acted, waiting := t.drive()
	return run || acted, run || waiting
}

func (t *agesTable) moving() bool {
	return t.flight.running() || t.botsTurn() && !t.held() || t.advice.stop != nil
}

func (t *agesTable) hurry() bool { return t.flight.clear() }

// tap is a touch where no control is: what was told about a tile goes, and a
// bot's move is shown at once.
func (t *agesTable) tap(layout.Point) {
	if t.showing() {
		t.hurryBot()
	}
	t.turn.look = ages.Spot{}
	t.shown = -1
	t.unmark()
	t.advice.shown = false
}

// noteRoom implements tabletop: over the rows that nobody needs now.
func (t *agesTable) noteRoom() (room layout.Rect, ok bool) {
	_, next := t.lane()
	room = t.boxes.lanes[next%len(t.boxes.lanes)]
	if room.W < 280 { // too narrow for a line to be read
		room = t.app.room().Inset(10)
	}
	return room, !t.flight.running()
}

// menu implements tabletop.
func (t *agesTable) menu() []menuEntry {
	a := t.app
	return []menuEntry{{"events", a.t("menu.events"), art.FlagIcon, func() { a.open(&eventsScreen{app: a, table: t}) }}}
}

// owner is the player whose fief is the large one: who is asked for, or else
// the person who is to move or moved last, or in a replay whoever did.
func (t *agesTable) owner() int {
	if t.shown >= 0 {
		return t.shown
	}
	if t.follows {
		return t.log[len(t.log)-1].player // what the move did is seen there
	}
	now := t.game.Player()
	if now >= 0 && t.botOf(now) == "" {
		return now
	}
	for i := len(t.log) - 1; i >= 0; i-- {
		if p := t.log[i].player; t.botOf(p) == "" {
			return p
		}
	}
	for p := range t.players() {
		if t.botOf(p) == "" {
			return p
		}
	}
	return max(now, 0)
}

// outcome implements tabletop.
func (t *agesTable) outcome() outcome {
	a, final := t.app, t.match.State().Final()
	var names []string
	coins := 0
	for _, w := range final.Winners {
		names = append(names, called(t.players()[w].Name))
		coins = final.Totals[w]
	}
	out := outcome{winners: final.Winners, totals: final.Totals}
	if len(names) == 1 {
		out.title = a.words.N("final.ages.wins", coins, map[string]any{"Name": names[0]})
	} else {
		out.title = a.words.N("final.ages.share", coins, map[string]any{"Names": a.words.List(names)})
	}
	if final.Tie < ages.Properties {
		out.tie = a.words.Tf("final.ages.tie", map[string]any{"Property": a.words.Property(final.Tie)})
	}
	for _, k := range []struct {
		id   string
		sign art.Sprite
		get  func(ages.Breakdown) int
	}{
		{"final.income", art.Emblem{Name: "coin"}, func(b ages.Breakdown) int { return b.Income }},
		{"final.effects", art.PropertyIcon{Property: "market"}, func(b ages.Breakdown) int { return b.Effects }},
		{"final.rivals", art.Emblem{Name: "attack"}, func(b ages.Breakdown) int { return b.Rivals }},
		{"final.events", art.EventPicture{Name: "fair", Bare: true}, func(b ages.Breakdown) int { return b.Events }},
		{"final.begin", art.Emblem{Name: "chest"}, func(b ages.Breakdown) int { return b.Start }},
		{"final.coins", art.Emblem{Name: "coins"}, ages.Breakdown.Coins},
		{"final.penalty", art.EventPicture{Name: "tax", Bare: true}, func(b ages.Breakdown) int { return b.Penalty }},
	} {
		s := sum{label: a.t(k.id), sign: sign{sprite: k.sign}}
		for _, b := range final.Breakdown {
			s.cells = append(s.cells, k.get(b))
		}
		if k.id == "final.begin" && slices.Max(s.cells) == 0 {
			continue // not in every edition
		}
		out.rows = append(out.rows, s)
	}
	return out
}

// order gives the players in the order of this round and how many have moved,
// and who is on the next row so far.
func (t *agesTable) order() (now []int, moved int, next []int) {
	st := t.match.State()
	now, moved = st.AppendOrder(nil)
	if st.NextRow() > 0 {
		next = st.AppendNext(nil)
	}
	return now, moved, next
}

// place gives a player's place in the order of this round, from 1; 0 for one
// who has moved.
func (t *agesTable) place(player int) int {
	now, moved, _ := t.order()
	if i := slices.Index(now, player); i >= moved {
		return i + 1
	}
	return 0
}
