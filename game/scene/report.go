package scene

import (
	"encoding/json"
	"slices"
)

// heard is what the page around an embedded board was told last.
type heard struct {
	state  string
	moves  []string
	points []int
	over   bool
}

// stateEvent says what is on the board.
type stateEvent struct {
	Type    string   `json:"type"`
	At      int      `json:"at"`    // after so many moves
	Moves   int      `json:"moves"` // of the whole game
	Game    string   `json:"game"`
	Mode    string   `json:"mode"`
	Lang    string   `json:"lang"`
	Over    bool     `json:"over"`
	Turn    int      `json:"turn"` // whose, -1 when it is over
	Players []string `json:"players"`
}

// moveEvent says that somebody has made a move.
type moveEvent struct {
	Type   string `json:"type"`
	At     int    `json:"at"`
	Move   string `json:"move"` // as in a record
	Player int    `json:"player"`
}

// pointsEvent says how everybody stands now, or at the end.
type pointsEvent struct {
	Type    string `json:"type"`
	Points  []int  `json:"points"`
	Winners []int  `json:"winners,omitempty"`
}

// report tells the page around an embedded board what is new there: the moves
// made, the state after them, the points, the end, in this order.
func (a *App) report() {
	t := a.table()
	if a.embed == nil || t == nil {
		return
	}
	e := a.embed
	was := &e.heard
	rec := t.sat().game.Record()
	if n := len(was.moves); e.mode == modePlay && was.state != "" && continues(rec.Moves, was.moves) {
		list := t.happened()
		for i, move := range rec.Moves[n:] {
			a.tellHost(moveEvent{"move", n + i + 1, move, list[n+i].player})
		}
	}
	was.moves = slices.Clone(rec.Moves)

	now := stateEvent{Type: "state", At: len(rec.Moves), Moves: len(rec.Moves), Game: rec.Game, Mode: e.mode,
		Lang: a.words.Language(), Turn: t.sat().game.Player()}
	if v, ok := a.base.(*viewer); ok {
		now.Moves = v.last()
	}
	now.Over = now.Turn < 0
	for _, p := range rec.Players {
		now.Players = append(now.Players, p.Name)
	}
	if text := asJSON(now); text != was.state {
		was.state = text
		a.page.Event(text)
	}

	points := t.points()
	if !slices.Equal(points, was.points) {
		was.points = points
		a.tellHost(pointsEvent{Type: "score", Points: points})
	}
	if now.Over && !was.over {
		a.tellHost(pointsEvent{"end", points, t.outcome().winners})
	}
	was.over = now.Over
}

func (a *App) tellHost(event any) { a.page.Event(asJSON(event)) }

func asJSON(event any) string {
	text, err := json.Marshal(event)
	if err != nil {
		panic(err) // strings and numbers alone
	}
	return string(text)
}

// points implements tabletop.
func (t *table) points() []int { return t.pointsNow(t.match.State().Score) }

// points implements tabletop.
func (t *agesTable) points() []int { return t.pointsNow(t.match.State().Coins) }

// pointsNow lists what each player has now, or has in the end.
func (t *sitting) pointsNow(now func(player int) int) []int {
	if t.game.Player() < 0 {
		return t.table.outcome().totals
	}
	list := make([]int, len(t.players()))
	for i := range list {
		list[i] = now(i)
	}
	return list
}
