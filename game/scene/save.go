package scene

import (
	"encoding/json"
	"errors"
	"fmt"

	"vassals/rules"
)

// A saved game is one text under a key of its own, so that a write is all or
// nothing: whenever the page dies, the game before the last turn is there, or
// the one after it.
//
// Version 1 kept one game, its bare record under oldKey, and noUndoKey beside
// it. Version 2 is the struct save, any number of them.

// saveVersion is the version of saves that this program writes.
const saveVersion = 2

// save is a saved game as it is stored.
type save struct {
	Version int             `json:"save"`
	Name    string          `json:"name,omitempty"` // given by the players; empty for none
	Begun   int64           `json:"begun"`          // milliseconds of Page.Clock
	Played  int64           `json:"played"`         // when the last turn was confirmed
	NoUndo  bool            `json:"noUndo,omitempty"`
	Tab     string          `json:"tab,omitempty"` // the tab that plays it
	Record  json.RawMessage `json:"record"`
}

// saved is a game that is stored, or was to be.
type saved struct {
	save
	id    string
	match rules.Match // nil in a list
	rec   *rules.Record
}

// errNewer is why a save of a later version is left alone.
var errNewer = errors.New("it was written by a newer version of the game")

// readSave reads a save of any version. Its moves are not tried yet.
func readSave(id, text string) (*saved, error) {
	g := &saved{id: id}
	if err := json.Unmarshal([]byte(text), &g.save); err != nil {
		return nil, err
	}
	switch {
	case g.Version > saveVersion:
		return nil, errNewer
	case g.Version == 0: // version 1
		g.save = save{Record: json.RawMessage(text)}
	case g.Version != saveVersion:
		return nil, fmt.Errorf("no version %d", g.Version)
	}
	rec, err := rules.ReadRecord(g.Record)
	g.rec, g.Version = rec, saveVersion
	return g, err
}

// replay plays the moves, once.
func (g *saved) replay() error {
	if g.match != nil {
		return nil
	}
	m, err := newMatch(g.rec)
	if err != nil {
		return err
	}
	g.match = m
	return nil
}

// encode gives the text to store.
func (g *saved) encode() string {
	if g.match != nil {
		g.rec = g.match.Record()
	}
	g.Version, g.Record = saveVersion, g.rec.Encode()
	text, err := json.Marshal(g.save)
	if err != nil {
		panic(err) // a record is valid JSON
	}
	return string(text)
}

// title is what the game is called: its name, or its players.
func (g *saved) title() string {
	if g.Name != "" {
		return g.Name
	}
	return playerNames(g.rec)
}

func playerNames(rec *rules.Record) string {
	text := ""
	for i, p := range rec.Players {
		if i > 0 {
			text += ", "
		}
		text += p.Name
	}
	return text
}
