// Package rules holds what both games share: the record of a game, the seed
// and its shuffle, and what a match does with both.
package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"
)

// What every record says of itself.
const (
	Format  = "vassals-record"
	Version = 1
)

// MaxRecord is the size of the largest record that is read, in bytes.
const MaxRecord = 1 << 20

// Record is a game as it is saved, shared and replayed: who plays what, what
// fixes chance, and the moves in their order. The state of a game follows from
// its record.
type Record struct {
	Format     string   `json:"format"`
	Version    int      `json:"version"`
	Game       string   `json:"game"`
	Edition    int      `json:"edition,omitzero"` // Middle Ages: the number of the tables in use
	Players    []Player `json:"players"`
	Expansions []string `json:"expansions,omitzero"`

	// Seed is a decimal number of 64 bits. With a Deck it serves only the bots
	// and may be empty.
	Seed string `json:"seed,omitzero"`

	// A fixed deck and position of Vassals; nil means that the seed gives them.
	Deck    []string `json:"deck,omitzero"`
	Start   []Tile   `json:"start,omitzero"`
	Figures []Figure `json:"figures,omitzero"`

	// What a record of Middle Ages may fix; nil means that the seed gives it.
	Blue   []int    `json:"blue,omitzero"`
	Orange []int    `json:"orange,omitzero"`
	Events []string `json:"events,omitzero"`
	Order  []int    `json:"order,omitzero"`

	Moves []string `json:"moves"`
}

// Player is a person or a bot.
type Player struct {
	Name  string `json:"name"`
	Color string `json:"color"`
	Bot   string `json:"bot,omitempty"` // empty for a person
}

// Tile is a tile of a set-up position.
type Tile struct {
	Tile     string `json:"tile"`
	X        int    `json:"x"`
	Y        int    `json:"y"`
	Rotation int    `json:"rotation"` // degrees clockwise
}

// Figure is a figure of a set-up position.
type Figure struct {
	Player int    `json:"player"`
	Kind   string `json:"kind"`
	X      int    `json:"x"`
	Y      int    `json:"y"`
	Place  string `json:"place"`
}

// Colors are the colours of players in records.
var Colors = []string{"red", "blue", "green", "yellow", "black", "pink"}

// Encode gives the record as one JSON object.
func (r *Record) Encode() []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	out := *r
	if out.Moves == nil {
		out.Moves = []string{}
	}
	if err := e.Encode(&out); err != nil {
		panic(err) // strings and numbers cannot fail
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}

// Read reads a record from r as ReadRecord does, no more than MaxRecord bytes.
func Read(r io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxRecord+1))
	if err != nil {
		return nil, fmt.Errorf("rules: reading a record: %w", err)
	}
	return ReadRecord(data)
}

// ReadRecord reads a record and checks all that does not need the rules of its
// game. An error names the key that is wrong.
func ReadRecord(data []byte) (*Record, error) {
	if len(data) > MaxRecord {
		return nil, fmt.Errorf("rules: record: more than %d bytes", MaxRecord)
	}
	if !utf8.Valid(data) {
		return nil, errors.New("rules: record: not UTF-8")
	}
	var r Record
	if err := decodeStrict(data, &r); err != nil {
		return nil, fmt.Errorf("rules: record: %w", err)
	}
	if err := r.Check(); err != nil {
		return nil, fmt.Errorf("rules: record: %w", err)
	}
	return &r, nil
}
