package scene

import (
	"encoding/json"
	"fmt"

	"vassals/game/art"
	"vassals/rules"
	"vassals/rules/middleages"
)

// The keys under which the app keeps things on the device.
const (
	gameKey     = "vassals.game"     // the record of the last game
	noUndoKey   = "vassals.noundo"   // there when that game allows no undo
	damagedKey  = "vassals.damaged"  // a save that could not be read
	setupKey    = "vassals.setup"    // the people of the start screen
	settingsKey = "vassals.settings" // language, sound, motion
)

// store keeps the game and the settings on the device.
type store struct {
	page       Page
	kept       rules.Match // the game under way, while it cannot be written
	keptNoUndo bool
	denied     bool // writing failed: nothing is kept, and the player was told
}

// setup is what the start screen offers.
type setup struct {
	Game       string         `json:"game,omitempty"` // as records name it, empty for Vassals
	Players    []rules.Player `json:"players"`
	Expansions []string       `json:"expansions"`
	ByLot      bool           `json:"byLot,omitempty"`
	NoUndo     bool           `json:"noUndo,omitempty"` // no turn is taken back
}

func (s *store) loadSettings() (set settings) {
	if text, ok, err := s.page.Load(settingsKey); err == nil && ok {
		_ = json.Unmarshal([]byte(text), &set) // what cannot be read is as if new
	}
	return set
}

func (s *store) saveSettings(set settings) { _ = s.put(settingsKey, set) }

func (s *store) loadSetup() (set setup, ok bool) {
	text, ok, err := s.page.Load(setupKey)
	if err != nil || !ok || json.Unmarshal([]byte(text), &set) != nil {
		return setup{}, false
	}
	return set, set.check() == nil
}

func (s *store) saveSetup(set setup) { _ = s.put(setupKey, set) }

func (s *store) put(key string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return s.page.Store(key, string(text))
}

// damaged is the error of a save that is there and cannot be read.
type damaged struct {
	err  error
	text string // all that there is of it
}

func (d damaged) Error() string { return fmt.Sprintf("scene: saved game: %v", d.err) }

// loadGame reads the saved game; nil without an error when there is none. A
// damaged one is moved aside, so that the next save does not destroy it.
func (s *store) loadGame() (rules.Match, error) {
	if s.kept != nil {
		return s.kept, nil
	}
	text, ok, err := s.page.Load(gameKey)
	if err != nil || !ok {
		return nil, err
	}
	rec, err := rules.ReadRecord([]byte(text))
	if err == nil {
		var m rules.Match
		if m, err = newMatch(rec); err == nil {
			return m, nil
		}
	}
	_ = s.page.Remove(gameKey) // first, so that a full storage has room for it
	_ = s.page.Store(damagedKey, text)
	return nil, damaged{err, text}
}

// saveGame writes the confirmed moves of a game.
func (s *store) saveGame(m rules.Match) error {
	return s.page.Store(gameKey, string(m.Record().Encode()))
}

// saveNoUndo keeps with the saved game whether its turns stand once confirmed;
// its record cannot say it.
func (s *store) saveNoUndo(on bool) {
	if on {
		_ = s.page.Store(noUndoKey, "true")
	} else {
		_ = s.page.Remove(noUndoKey)
	}
}

func (s *store) loadNoUndo() bool {
	if s.kept != nil {
		return s.keptNoUndo
	}
	_, on, err := s.page.Load(noUndoKey)
	return on && err == nil
}

// check says what the rules have against a setup.
func (s setup) check() error {
	_, err := newMatch(s.record(0))
	return err
}

func (s setup) record(seed uint64) *rules.Record {
	rec := &rules.Record{
		Format: rules.Format, Version: rules.Version, Game: vassalsGame,
		Players: s.Players, Expansions: s.Expansions, Seed: fmt.Sprint(seed),
	}
	if s.Game == agesGame { // it has no expansions; those chosen are kept for the other one
		rec.Game, rec.Expansions, rec.Edition = agesGame, nil, middleages.Newest
	}
	return rec
}

func (s setup) has(expansion string) bool {
	for _, e := range s.Expansions {
		if e == expansion {
			return true
		}
	}
	return false
}

func colorOf(p rules.Player) art.Color { c, _ := art.ParseColor(p.Color); return c }
