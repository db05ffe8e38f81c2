package scene

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"vassals/rules"
)

// options are what window.vassals.start takes: either a record, or players
// with or without the rest.
type options struct {
	Game       string          `json:"game"`
	Players    seats           `json:"players"`
	Expansions []string        `json:"expansions"`
	Seed       string          `json:"seed"`
	Record     json.RawMessage `json:"record"`
}

// seats are the players of a new game: a number of people, their names, or
// players as a record has them.
type seats []rules.Player

// UnmarshalJSON reads any of these. Who has no name or colour gets one later.
func (s *seats) UnmarshalJSON(text []byte) error {
	var n int
	var names []string
	switch {
	case string(text) == "null":
		return nil
	case json.Unmarshal(text, &n) == nil:
		if n < 0 || n > len(colors) {
			return fmt.Errorf("players: %d are not from 2 to %d", n, len(colors))
		}
		*s = make(seats, n)
		return nil
	case json.Unmarshal(text, &names) == nil:
		*s = make(seats, len(names))
		for i, name := range names {
			(*s)[i].Name = name
		}
		return nil
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	return d.Decode((*[]rules.Player)(s))
}

// fill gives names and colours to those who have neither.
func (a *App) fill(s seats) {
	for i := range s {
		if s[i] == (rules.Player{Name: s[i].Name}) && i < len(colors) {
			s[i].Color = colors[i].String()
			if s[i].Name == "" {
				s[i].Name = a.t("start.name." + itoa(i+1))
			}
		}
	}
}

// Start begins a game without the start screen, from a JSON object with a
// record, or with game, players, expansions and seed. An error says what is
// wrong with them.
func (a *App) Start(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	var o options
	if err := d.Decode(&o); err != nil {
		return fmt.Errorf("scene: start: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("scene: start: something follows the options")
	}
	if o.Players == nil && len(o.Record) == 0 {
		return errors.New("scene: start: players: missing")
	}
	if len(o.Record) > 0 {
		if o.Game != "" || o.Players != nil || o.Expansions != nil || o.Seed != "" {
			return errors.New("scene: start: a record stands alone")
		}
		rec, err := rules.ReadRecord(o.Record)
		if err != nil {
			return err
		}
		return a.play(rec, false)
	}
	if o.Game != "" && o.Game != vassalsGame && o.Game != agesGame {
		return fmt.Errorf("scene: start: there is no game %q", o.Game)
	}
	a.fill(o.Players)
	set := setup{Game: o.Game, Players: o.Players}
	rec := set.record(a.page.Entropy())
	rec.Expansions = o.Expansions
	if o.Seed != "" {
		rec.Seed = o.Seed
	}
	rec, err := rules.ReadRecord(rec.Encode()) // the same checks as for a file
	if err != nil {
		return err
	}
	return a.play(rec, false)
}
