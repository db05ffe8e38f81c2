// Package rules holds what both games share: the record of a game, the seed
// and its shuffle.
package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
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
	Bot   string `json:"bot,omitzero"` // empty for a person
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

// Read reads a record from r, as Decode does, and no more than MaxRecord bytes.
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
	if err := r.check(); err != nil {
		return nil, fmt.Errorf("rules: record: %w", err)
	}
	return &r, nil
}

func (r *Record) check() error {
	switch {
	case r.Format != Format:
		return fmt.Errorf("format: %s is not %q", clip(r.Format), Format)
	case r.Version != Version:
		return fmt.Errorf("version: %d is not %d", r.Version, Version)
	case r.Game != "vassals" && r.Game != "middleages":
		return fmt.Errorf("game: there is no game %s", clip(r.Game))
	case r.Seed == "" && (r.Deck == nil || r.Game != "vassals"):
		return errors.New("seed: missing")
	}
	if r.Seed != "" {
		if _, err := ParseSeed(r.Seed); err != nil {
			return fmt.Errorf("seed: %w", err)
		}
	}
	if n := len(r.Players); n < 2 || n > len(Colors) {
		return fmt.Errorf("players: %d, must be 2 to %d", n, len(Colors))
	}
	seen := map[string]bool{}
	for i, p := range r.Players {
		if n := utf8.RuneCountInString(p.Name); n < 1 || n > 40 {
			return fmt.Errorf("players[%d].name: %d characters, must be 1 to 40", i, n)
		}
		known := false
		for _, c := range Colors {
			known = known || c == p.Color
		}
		if !known {
			return fmt.Errorf("players[%d].color: there is no colour %s", i, clip(p.Color))
		}
		if seen[p.Color] {
			return fmt.Errorf("players[%d].color: %s is taken", i, p.Color)
		}
		seen[p.Color] = true
	}
	return nil
}

// ParseSeed reads a seed: an unsigned number of 64 bits in plain decimals.
func ParseSeed(s string) (uint64, error) {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil || strconv.FormatUint(n, 10) != s {
		return 0, fmt.Errorf("%s is not a decimal number of 64 bits without sign or leading zeros", clip(s))
	}
	return n, nil
}

// clip quotes a text from outside for an error, and shortens it.
func clip(s string) string {
	const most = 60
	if len(s) > most {
		for i := range s {
			if i > most {
				s = s[:i] + "…"
				break
			}
		}
	}
	return strconv.Quote(s)
}

// Clip quotes a text from outside for an error message, shortened.
func Clip(s string) string { return clip(s) }
