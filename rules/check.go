package rules

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"
)

// Check says what is wrong with a record, as far as it does not need the rules
// of its game. The error names the key.
func (r *Record) Check() error {
	switch {
	case r.Format != Format:
		return fmt.Errorf("format: %s is not %q", Clip(r.Format), Format)
	case r.Version != Version:
		return fmt.Errorf("version: %d is not %d", r.Version, Version)
	case r.Game != "vassals" && r.Game != "middleages":
		return fmt.Errorf("game: there is no game %s", Clip(r.Game))
	}
	if err := r.checkKeys(); err != nil {
		return err
	}
	if r.Seed != "" {
		if _, err := ParseSeed(r.Seed); err != nil {
			return fmt.Errorf("seed: %w", err)
		}
	}
	return r.checkPlayers()
}

// checkKeys looks for keys of the other game, and for those that need others.
func (r *Record) checkKeys() error {
	vassals := r.Game == "vassals"
	for _, k := range []struct {
		name string
		set  bool
		game string
	}{
		{"edition", r.Edition != 0, "Middle Ages"},
		{"blue", r.Blue != nil, "Middle Ages"},
		{"orange", r.Orange != nil, "Middle Ages"},
		{"events", r.Events != nil, "Middle Ages"},
		{"order", r.Order != nil, "Middle Ages"},
		{"deck", r.Deck != nil, "Vassals"},
		{"start", r.Start != nil, "Vassals"},
		{"figures", r.Figures != nil, "Vassals"},
		{"expansions", len(r.Expansions) > 0, "Vassals"},
	} {
		if k.set && vassals != (k.game == "Vassals") {
			return fmt.Errorf("%s: a key of %s", k.name, k.game)
		}
	}
	switch {
	case r.Deck == nil && r.Start != nil:
		return errors.New("start: needs a deck")
	case r.Deck == nil && r.Figures != nil:
		return errors.New("figures: need a deck")
	case r.Seed == "" && !r.fixesChance():
		return errors.New("seed: missing")
	}
	return nil
}

// fixesChance reports whether the record can do without a seed: it has a deck, or
// fixes some of a game of Middle Ages, whose rest then is that of the seed 0.
func (r *Record) fixesChance() bool {
	return r.Deck != nil || r.Blue != nil || r.Orange != nil || r.Events != nil || r.Order != nil
}

func (r *Record) checkPlayers() error {
	if n := len(r.Players); n < 2 || n > len(Colors) {
		return fmt.Errorf("players: %d, must be 2 to %d", n, len(Colors))
	}
	seen := map[string]bool{}
	for i, p := range r.Players {
		switch n := utf8.RuneCountInString(p.Name); {
		case n < 1 || n > 40:
			return fmt.Errorf("players[%d].name: %d characters, must be 1 to 40", i, n)
		case !slices.Contains(Colors, p.Color):
			return fmt.Errorf("players[%d].color: there is no colour %s", i, Clip(p.Color))
		case seen[p.Color]:
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
		return 0, fmt.Errorf("%s is not a decimal number of 64 bits without sign or leading zeros", Clip(s))
	}
	return n, nil
}

// Clip quotes a text from outside for an error message, shortened.
func Clip(s string) string {
	const most = 100 // the longest move of any kind is shorter
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
