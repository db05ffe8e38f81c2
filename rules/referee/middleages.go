package main

import (
	"encoding/json"

	"vassals/rules"
	"vassals/rules/middleages"
)

// agesLine is what the referee says of a move of Middle Ages.
type agesLine struct {
	N      int         `json:"n"`
	Player int         `json:"player"`
	Move   string      `json:"move"`
	Scores []int       `json:"scores"`
	Events []agesEvent `json:"events"`
}

// agesEvent is an event of Middle Ages. A key that says nothing in an event of
// its kind is left out; nobody pays, or is paid by, the bank without one.
type agesEvent struct {
	Event    string `json:"event"`
	Player   *int   `json:"player,omitzero"`
	From     *int   `json:"from,omitzero"`
	Coins    int    `json:"coins,omitzero"`
	Source   string `json:"source,omitzero"`
	Tile     int    `json:"tile,omitzero"` // the number on its back
	Back     string `json:"back,omitzero"`
	At       string `json:"at,omitzero"` // row.position as in a move
	Row      int    `json:"row,omitzero"`
	Property string `json:"property,omitzero"`
	Type     string `json:"type,omitzero"`
	Card     string `json:"card,omitzero"`
}

type agesLast struct {
	Final     []int                  `json:"final"`
	Breakdown []middleages.Breakdown `json:"breakdown"`
	Winners   []int                  `json:"winners"`
}

func replayMiddleAges(out *json.Encoder, rec *rules.Record) error {
	begin := *rec
	begin.Moves = nil
	m, err := middleages.NewMatch(&begin)
	if err != nil {
		return err
	}
	s := m.State()
	for i, move := range rec.Moves {
		l := agesLine{N: i + 1, Move: move, Scores: make([]int, s.Players()), Events: []agesEvent{}}
		if s.Step() != middleages.StepOver {
			l.Player = s.Player()
		}
		if err := m.Apply(move); err != nil {
			return err
		}
		for p := range l.Scores {
			l.Scores[p] = s.Coins(p)
		}
		for _, e := range s.Events() {
			l.Events = append(l.Events, showAges(s, e))
		}
		if err := out.Encode(&l); err != nil {
			return err
		}
	}
	if s.Step() != middleages.StepOver {
		return nil
	}
	f := s.Final()
	return out.Encode(&agesLast{f.Totals, f.Breakdown, f.Winners})
}

// sources are the reasons of coins by name.
var sources = [...]string{
	middleages.FromIncome: "income",
	middleages.FromEffect: "effect",
	middleages.FromRivals: "rivals",
	middleages.FromCard:   "card",
}

// showAges shows what the last move brought.
func showAges(s *middleages.State, e middleages.Event) agesEvent {
	somebody := func(p int) *int {
		if p == middleages.Bank {
			return nil
		}
		return &p
	}
	player, at := somebody(e.Player), e.Spot.String()
	switch e.Kind {
	case middleages.EventDiscard:
		return withTile(e, agesEvent{Event: "discard", At: at})
	case middleages.EventLord:
		return agesEvent{Event: "lord", Player: player, At: at}
	case middleages.EventHome:
		return agesEvent{Event: "home", Player: player, At: at}
	case middleages.EventTake:
		return withTile(e, agesEvent{Event: "take", Player: player, At: at, Property: e.Property.String()})
	case middleages.EventCoins:
		return agesEvent{Event: "coins", Player: player, From: somebody(e.From), Coins: e.Coins, Source: sources[e.Source]}
	case middleages.EventLose:
		return withTile(e, agesEvent{Event: "lose", Player: player, From: somebody(e.From), Property: e.Property.String()})
	case middleages.EventRecover:
		return withTile(e, agesEvent{Event: "recover", Player: player, Property: e.Property.String()})
	case middleages.EventCoin:
		return agesEvent{Event: "coin", Player: player, Property: e.Property.String()}
	case middleages.EventToken:
		return agesEvent{Event: "token", Player: player, Property: e.Property.String(), Type: e.Type.String()}
	case middleages.EventScout:
		return agesEvent{Event: "scout", Player: player, At: at}
	case middleages.EventRefill:
		return agesEvent{Event: "refill", Row: int(e.Spot.Row)}
	case middleages.EventShuffle:
		return agesEvent{Event: "shuffle"}
	default:
		c, _ := s.Event(e.Card)
		return agesEvent{Event: "card", Card: c.Name}
	}
}

func withTile(e middleages.Event, show agesEvent) agesEvent {
	show.Tile, show.Back = e.Tile.Number(), "blue"
	if e.Tile.Orange() {
		show.Back = "orange"
	}
	return show
}
