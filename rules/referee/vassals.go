package main

import (
	"encoding/json"

	"vassals/rules"
	"vassals/rules/vassals"
)

// line is what the referee says of a move of Vassals.
type line struct {
	N          int    `json:"n"`
	Player     int    `json:"player"`
	Move       string `json:"move"`
	Scores     []int  `json:"scores"`
	Placements int    `json:"placements"`
	Events     []any  `json:"events"`
}

type scoreEvent struct {
	Event   string   `json:"event"`
	Kind    string   `json:"kind"`
	Points  []int    `json:"points"`
	Figures []figure `json:"figures"`
}

type figure struct {
	Player int    `json:"player"`
	Kind   string `json:"kind"`
}

type goodsEvent struct {
	Event  string `json:"event"`
	Player int    `json:"player"`
	Goods  goods  `json:"goods"`
}

type goods struct {
	Wine  int `json:"wine,omitzero"`
	Grain int `json:"grain,omitzero"`
	Cloth int `json:"cloth,omitzero"`
}

type extraEvent struct {
	Event  string `json:"event"`
	Player int    `json:"player"`
}

type lastLine struct {
	Final     []int               `json:"final"`
	Breakdown []vassals.Breakdown `json:"breakdown"`
	Winners   []int               `json:"winners"`
}

func replayVassals(out *json.Encoder, rec *rules.Record) error {
	begin := *rec
	begin.Moves = nil
	m, err := vassals.NewMatch(&begin)
	if err != nil {
		return err
	}
	s := m.State()
	for i, move := range rec.Moves {
		l := line{N: i + 1, Player: s.Player(), Move: move, Placements: len(s.AppendPlacements(nil))}
		if err := m.Apply(move); err != nil {
			return err
		}
		l.Scores = make([]int, s.Players())
		for p := range l.Scores {
			l.Scores[p] = s.Score(p)
		}
		l.Events = events(s)
		if err := out.Encode(&l); err != nil {
			return err
		}
	}
	if s.Step() != vassals.StepOver {
		return nil
	}
	f := s.Final()
	return out.Encode(&lastLine{f.Totals, f.Breakdown, f.Winners})
}

// events shows what the last move brought.
func events(s *vassals.State) []any {
	list := []any{}
	for _, e := range s.Events() {
		switch e.Kind {
		case vassals.EventScore:
			show := scoreEvent{"score", e.Feature.String(), e.Points[:s.Players()], []figure{}}
			for _, f := range e.Home {
				show.Figures = append(show.Figures, figure{f.Player, f.Figure.String()})
			}
			list = append(list, show)
		case vassals.EventGoods:
			list = append(list, goodsEvent{"goods", e.Player, goods{e.Goods[vassals.Wine], e.Goods[vassals.Grain], e.Goods[vassals.Cloth]}})
		case vassals.EventExtra:
			list = append(list, extraEvent{"extra", e.Player})
		}
	}
	return list
}
