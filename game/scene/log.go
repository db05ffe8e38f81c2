package scene

import (
	"slices"
	"strings"

	"vassals/rules/vassals"
)

// entry is one thing that happened, as facts: the words are found when it is
// shown, in the language shown then.
type entry struct {
	player int
	kind   entryKind
	tile   vassals.Kind
	spot   vassals.Spot
	turn   vassals.Rotation
	claim  []vassals.Claim
	events []vassals.Event
}

type entryKind uint8

const (
	entryMove entryKind = iota
	entryDiscard
)

// scoredFeature is a feature that the last turn finished.
type scoredFeature struct {
	parts  []vassals.TilePart
	points []int
	home   []vassals.Standing
}

func cloneEvents(list []vassals.Event) []vassals.Event {
	list = slices.Clone(list)
	for i := range list {
		list[i].Parts = slices.Clone(list[i].Parts)
		list[i].Home = slices.Clone(list[i].Home)
	}
	return list
}

// happened implements tabletop.
func (t *table) happened() []happening {
	list := make([]happening, len(t.log))
	for i, e := range t.log {
		list[i] = happening{player: e.player, forced: e.kind == entryDiscard, text: func() string { return e.text(t) }}
		if e.kind == entryMove {
			list[i].show = func() { e.show(t) }
		}
	}
	return list
}

// observe keeps what happened in the log and tells it.
func (t *table) observe(e entry) {
	t.log = append(t.log, e)
	t.light(e)
	t.app.page.Announce(e.text(t))
	switch outcome := e.outcome(t); {
	case e.kind == entryDiscard:
		t.app.mention(e.text(t))
	case outcome != "" && t.boxes.log.W == 0: // where no log is in view
		t.app.mention(outcome)
	}
}

// light shows what a move finished, until the next one.
func (t *table) light(e entry) {
	t.scored, t.marked = nil, nil
	for _, ev := range e.finished() {
		t.scored = append(t.scored, scoredFeature{ev.Parts, pointsOf(ev, t.match.State().Players()), ev.Home})
	}
}

func pointsOf(ev vassals.Event, players int) []int {
	list := make([]int, players)
	for p := range list {
		list[p] = int(ev.Points[p])
	}
	return list
}

// recall makes the log of a saved game, and what else is known of its moves, by
// playing it again.
func (t *table) recall() {
	t.log, t.last, t.scored, t.marked = nil, [6]*vassals.Spot{}, nil, nil
	rec := *t.match.Record()
	moves := rec.Moves
	rec.Moves = nil
	m, err := vassals.NewMatch(&rec)
	if err != nil {
		return // the game itself was read from the same record
	}
	for _, move := range moves {
		st := m.State()
		e := entry{player: st.Player(), tile: st.Drawn()}
		if strings.HasPrefix(move, "discard ") {
			e.kind = entryDiscard
		}
		if m.Apply(move) != nil {
			return
		}
		if e.kind == entryMove {
			e.tell(m)
			spot := e.spot
			t.last[e.player] = &spot
		}
		t.log = append(t.log, e)
		t.light(e)
	}
}

// tell fills in what the last move of a match did.
func (e *entry) tell(m *vassals.Match) {
	st := m.State()
	placed := st.Tile(st.Tiles() - 1)
	e.spot, e.turn = placed.Spot, placed.Rotation
	e.events = cloneEvents(st.Events())
	moves := m.Record().Moves
	move, err := vassals.ParseMove(moves[len(moves)-1])
	if err != nil {
		return // it was just played
	}
	e.claim = move.Claims()
	for i, c := range e.claim {
		e.claim[i].Part, _ = vassals.PartAt(placed.Kind, placed.Rotation, c.Place)
	}
}

// finished gives the features that the move finished.
func (e entry) finished() (list []vassals.Event) {
	for _, ev := range e.events {
		if ev.Kind == vassals.EventScore {
			list = append(list, ev)
		}
	}
	return list
}

// scores reports whether the move brought points or goods to anybody.
func (e entry) scores() bool {
	return slices.ContainsFunc(e.events, func(ev vassals.Event) bool {
		return ev.Kind == vassals.EventGoods || ev.Points != [len(ev.Points)]int{}
	})
}

// text says what happened.
func (e entry) text(t *table) string {
	a := t.app
	name := map[string]any{"Name": t.players()[e.player].Name}
	if e.kind == entryDiscard {
		return a.words.Tf("log.discard", name)
	}
	parts := e.claims(t)
	if s := e.outcome(t); s != "" {
		parts = append(parts, s)
	}
	if len(parts) == 0 {
		return a.words.Tf("log.place", map[string]any{"Name": t.players()[e.player].Name, "Tile": a.words.Tile(e.tile, e.turn)})
	}
	return strings.Join(parts, " ")
}

// claims says what figures were put.
func (e entry) claims(t *table) (parts []string) {
	for _, c := range e.claim {
		parts = append(parts, t.app.words.Claimed(t.players()[e.player].Name, c.Figure.String(), c.Part.Kind.String()))
	}
	return parts
}

// outcome says what the move scored and brought.
func (e entry) outcome(t *table) string {
	a := t.app
	name := map[string]any{"Name": t.players()[e.player].Name}
	var parts []string
	for _, ev := range e.events {
		switch ev.Kind {
		case vassals.EventScore:
			parts = append(parts, e.scoreText(t, ev))
		case vassals.EventGoods:
			parts = append(parts, a.words.Tf("log.goods", map[string]any{"Name": t.players()[e.player].Name, "Goods": t.goodsText(ev.Goods)}))
		case vassals.EventExtra:
			parts = append(parts, a.words.Tf("log.builder", name))
		}
	}
	return strings.Join(parts, " ")
}

// scoreText says who got how much for a feature.
func (e entry) scoreText(t *table, ev vassals.Event) string {
	var who []string
	points := 0
	for p, n := range pointsOf(ev, t.match.State().Players()) {
		if n > 0 {
			who = append(who, t.players()[p].Name)
			points = n
		}
	}
	return t.app.words.Scored(t.players()[e.player].Name, ev.Feature.String(), who, points)
}

func (t *table) goodsText(goods [4]int) string {
	return t.app.words.Goods(goods[vassals.Wine], goods[vassals.Grain], goods[vassals.Cloth])
}
