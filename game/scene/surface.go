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
	Players    []rules.Player  `json:"players"`
	Expansions []string        `json:"expansions"`
	Seed       string          `json:"seed"`
	Record     json.RawMessage `json:"record"`
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
	if o.Game != "" && o.Game != vassalsGame {
		return fmt.Errorf("scene: start: there is no game %q", o.Game)
	}
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
