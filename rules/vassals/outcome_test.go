package vassals_test

import (
	"fmt"
	"slices"
	"strings"

	"vassals/rules"
	"vassals/rules/vassals"
)

// This file finds out what becomes of a record: by the engine, and by the rules'
// text.

// referee is an event as the referee prints it.
type refereeEvent struct {
	Event   string          `json:"event"`
	Kind    string          `json:"kind,omitempty"`
	Points  []int           `json:"points,omitempty"`
	Figures []refereeFigure `json:"figures,omitzero"`
	Player  *int            `json:"player,omitempty"`
	Goods   map[string]int  `json:"goods,omitempty"`
}

type refereeFigure struct {
	Player int    `json:"player"`
	Kind   string `json:"kind"`
}

var (
	wareNames   = [4]string{"", "wine", "grain", "cloth"}
	figureNames = []string{"vassal", "double", "builder", "pig", "shadow"}
)

func scoreEvent(kind string, points []int, home []refereeFigure) refereeEvent {
	slices.SortFunc(home, func(a, b refereeFigure) int {
		if a.Player != b.Player {
			return a.Player - b.Player
		}
		return slices.Index(figureNames, a.Kind) - slices.Index(figureNames, b.Kind)
	})
	if home == nil {
		home = []refereeFigure{}
	}
	return refereeEvent{Event: "score", Kind: kind, Points: points, Figures: home}
}

// wares names the goods that there are.
func wares(goods [4]int) map[string]int {
	m := make(map[string]int)
	for g, n := range goods {
		if n > 0 {
			m[wareNames[g]] = n
		}
	}
	return m
}

// namesOf names players by their indexes.
func namesOf(rec *rules.Record, players []int) (list []string) {
	for _, p := range players {
		list = append(list, rec.Players[p].Name)
	}
	return list
}

// standingAt says in words where a figure stands.
func standingAt(rec *rules.Record, l lying, p piece) string {
	return fmt.Sprintf("%s %s %d,%d %s", rec.Players[p.player].Name, p.kind, p.on.at.x, p.on.at.y, l.placeNames(p.on)[0])
}

// engineOutcome plays a record with the engine. Only the last move may be
// illegal.
func engineOutcome(rec *rules.Record) (*outcome, error) {
	o := newOutcome()
	begin := *rec
	begin.Moves = nil
	m, err := vassals.NewMatch(&begin)
	if err != nil {
		return nil, err
	}
	each := [][]int{}
	for i, move := range rec.Moves {
		if err := m.Apply(move); err != nil {
			if want := fmt.Sprintf("move %d %q", i+1, move); i < len(rec.Moves)-1 || !strings.Contains(err.Error(), want) {
				return nil, fmt.Errorf("%q: %w", want, err)
			}
			o.set("error", err.Error())
			break
		}
		each = append(each, engineScores(m.State()))
	}
	s := m.State()
	o.set("map", picture(rec, engineTable(s)))
	o.set("each", each)
	o.set("scores", engineScores(s))
	o.set("over", s.Step() == vassals.StepOver)
	setEngineTable(o, rec, s)
	if s.Step() == vassals.StepOver {
		final := s.Final()
		o.set("final", final.Totals)
		o.set("breakdown", final.Breakdown)
		o.set("winners", namesOf(rec, final.Winners))
		return o, nil
	}
	setEngineTurn(o, rec, s)
	o.choices = func(place, figure string, shadow bool) ([]string, error) {
		m, err := vassals.NewMatch(rec)
		if err != nil {
			return nil, err
		}
		return engineChoices(m.State(), place, figure, shadow)
	}
	return o, nil
}

// setEngineTable fills in what lies and stands on the table.
func setEngineTable(o *outcome, rec *rules.Record, s *vassals.State) {
	var hands, goods []map[string]int
	for p := range s.Players() {
		supply := make(map[string]int)
		for f := vassals.Vassal; f <= vassals.ShadowFigure; f++ {
			supply[f.String()] = int(s.Supply(p)[f])
		}
		hands = append(hands, supply)
		goods = append(goods, wares(s.Goods(p)))
	}
	o.set("hands", hands)
	o.set("goods", goods)
	standing := []string{}
	t := engineTable(s)
	for _, p := range t.pieces {
		l, _ := t.at(p.on.at)
		standing = append(standing, standingAt(rec, l, p))
	}
	o.set("standing", standing)
	events := []refereeEvent{}
	for _, e := range s.Events() {
		switch e.Kind {
		case vassals.EventScore:
			var home []refereeFigure
			for _, f := range e.Home {
				home = append(home, refereeFigure{f.Player, f.Figure.String()})
			}
			events = append(events, scoreEvent(e.Feature.String(), e.Points[:s.Players()], home))
		case vassals.EventGoods:
			events = append(events, refereeEvent{Event: "goods", Player: &e.Player, Goods: wares(e.Goods)})
		case vassals.EventExtra:
			events = append(events, refereeEvent{Event: "extra", Player: &e.Player})
		}
	}
	o.set("events", events)
}

// setEngineTurn fills in what a player who is to move sees.
func setEngineTurn(o *outcome, rec *rules.Record, s *vassals.State) {
	o.set("next", rec.Players[s.Player()].Name)
	o.set("drawn", s.Drawn().String())
	o.set("left", s.Left())
	placements := []string{}
	for _, p := range s.AppendPlacements(nil) {
		placements = append(placements, fmt.Sprintf("%d,%d %d", p.X, p.Y, 90*int(p.Rotation)))
	}
	o.set("placements", placements)
}

func engineScores(s *vassals.State) (list []int) {
	for p := range s.Players() {
		list = append(list, s.Score(p))
	}
	return list
}

// engineTable reads off the engine what lies and stands on the table.
func engineTable(s *vassals.State) *table {
	var t table
	for i := range s.Tiles() {
		p := s.Tile(i)
		t.add(lying{spot{p.X, p.Y}, p.Kind, int(p.Rotation)})
	}
	for _, f := range s.AppendFigures(nil) {
		t.pieces = append(t.pieces, piece{f.Player, f.Figure.String(), part{spot{f.Spot.X, f.Spot.Y}, f.Part.Kind.String(), int(f.Part.Index)}})
	}
	return &t
}

// engineChoices places the drawn tile and lists what may stand on it.
func engineChoices(s *vassals.State, place, figure string, shadow bool) ([]string, error) {
	move, err := vassals.ParseMove(place)
	if err != nil {
		return nil, err
	}
	if move.Tile != s.Drawn() || !s.Legal(move.At) {
		return nil, fmt.Errorf("%q is illegal", place)
	}
	s.Place(move.At)
	if shadow {
		before := s.AppendClaims(nil)
		i := slices.IndexFunc(before, func(c vassals.Claim) bool { return claimName(c) == figure })
		switch {
		case figure == "":
			s.Skip()
		case i < 0:
			return nil, fmt.Errorf("%q is no choice", figure)
		default:
			s.Claim(before[i])
		}
	}
	var list []string
	for _, c := range s.AppendClaims(nil) {
		list = append(list, claimName(c))
	}
	return list, nil
}

func claimName(c vassals.Claim) string { return c.Figure.String() + " " + c.Place.String() }

// textGame begins the game of a record by the rules' text.
func textGame(rec *rules.Record) (*slowGame, error) {
	sets := make(map[string]bool)
	for _, name := range rec.Expansions {
		sets[name] = true
	}
	var deck []vassals.Kind
	if rec.Deck == nil {
		seed, err := rules.ParseSeed(rec.Seed)
		if err != nil {
			return nil, err
		}
		deck = seedDeck(seed, sets)
	}
	for _, name := range rec.Deck {
		k, _ := kindOf(name)
		deck = append(deck, k)
	}
	var start []lying
	for _, tile := range rec.Start {
		k, _ := kindOf(tile.Tile)
		start = append(start, lying{spot{tile.X, tile.Y}, k, tile.Rotation / 90})
	}
	g := newSlowGame(len(rec.Players), sets, deck, start, nil)
	for _, f := range rec.Figures {
		l, ok := g.at(spot{f.X, f.Y})
		if !ok {
			return nil, fmt.Errorf("no tile under %v", f)
		}
		p, ok := l.named(f.Place)
		if !ok {
			return nil, fmt.Errorf("no part under %v", f)
		}
		g.stand(piece{f.Player, f.Kind, p})
	}
	return g, nil
}

// textOutcome plays a record by the rules' text.
func textOutcome(rec *rules.Record) (*outcome, error) {
	o := newOutcome()
	g, err := textGame(rec)
	if err != nil {
		return nil, err
	}
	each := [][]int{}
	var last slowEvents
	mover := 0
	for i, move := range rec.Moves {
		mover = g.turn
		if last, err = g.play(move); err != nil {
			if i < len(rec.Moves)-1 {
				return nil, fmt.Errorf("move %d: %w", i+1, err)
			}
			o.set("error", err.Error())
			g, _ = textGame(rec)
			for _, move := range rec.Moves[:i] {
				g.play(move)
			}
			break
		}
		each = append(each, slices.Clone(g.scores))
	}
	o.set("map", picture(rec, &g.table))
	o.set("each", each)
	o.set("scores", g.scores)
	o.set("over", g.over())
	o.set("hands", g.hands)
	var goods []map[string]int
	for p := range g.players {
		goods = append(goods, wares(g.goods[p]))
	}
	o.set("goods", goods)
	standing := []string{}
	for _, p := range g.pieces {
		l, _ := g.at(p.on.at)
		standing = append(standing, standingAt(rec, l, p))
	}
	o.set("standing", standing)
	o.set("events", last.asReferee(mover))
	if g.over() {
		totals, breakdown, winners := g.final()
		o.set("final", totals)
		o.set("breakdown", breakdown)
		o.set("winners", namesOf(rec, winners))
		return o, nil
	}
	setTextTurn(o, rec, g)
	o.choices = func(place, figure string, shadow bool) ([]string, error) {
		g, _ := textGame(rec)
		for _, move := range rec.Moves {
			g.play(move)
		}
		return g.choicesAt(place, figure, shadow)
	}
	return o, nil
}

func setTextTurn(o *outcome, rec *rules.Record, g *slowGame) {
	o.set("next", rec.Players[g.turn].Name)
	o.set("drawn", vassals.Tiles[g.pile[0]].Name)
	o.set("left", len(g.pile)-1)
	placements := []string{}
	for _, l := range g.placements(g.pile[0]) {
		placements = append(placements, fmt.Sprintf("%d,%d %d", l.at.x, l.at.y, 90*l.turns))
	}
	o.set("placements", placements)
}

// asReferee gives the events of a player's move as the referee prints them.
func (ev *slowEvents) asReferee(player int) []refereeEvent {
	events := []refereeEvent{}
	for _, s := range ev.scored {
		var home []refereeFigure
		for _, p := range s.home {
			home = append(home, refereeFigure{p.player, p.kind})
		}
		events = append(events, scoreEvent(s.kind, s.points, home))
		if w := wares(s.goods); len(w) > 0 {
			events = append(events, refereeEvent{Event: "goods", Player: &player, Goods: w})
		}
	}
	if ev.extra {
		events = append(events, refereeEvent{Event: "extra", Player: &player})
	}
	return events
}

// choicesAt lists what may stand on the drawn tile, placed so.
func (g *slowGame) choicesAt(place, figure string, shadow bool) ([]string, error) {
	l, _, err := g.read(strings.Split(place, " "))
	if err != nil {
		return nil, err
	}
	g.add(l)
	c := recount(&g.table)
	choices := g.figureChoices(c, l)
	if shadow {
		if f := strings.Fields(figure); len(f) == 2 {
			p, ok := l.named(f[1])
			if !ok {
				return nil, fmt.Errorf("no place %s", f[1])
			}
			g.stand(piece{g.turn, f[0], p})
			c = recount(&g.table)
		}
		choices = g.shadowChoices(c, l)
	}
	var list []string
	for _, ch := range choices {
		list = append(list, ch.figure+" "+ch.place)
	}
	return list, nil
}
