package scene

import (
	"encoding/json"
	"errors"
	"fmt"

	"vassals/game/art"
	"vassals/rules"
	"vassals/rules/middleages"
)

// The keys under which the app keeps things on the device, besides those of
// saved games.
const (
	setupKey    = "vassals.setup"    // the people of the start screen
	settingsKey = "vassals.settings" // language, sound, motion
)

// store keeps games and settings on the device.
type store struct {
	page   Page
	tab    string   // tells this tab from others
	at     saved    // the game on the table
	wrote  string   // the save of it that was written last
	kept   []*saved // games that cannot be written, the last one first
	bad    error    // a damaged save of which the player is to be told
	denied bool     // writing failed: nothing is kept, and the player was told
}

func newStore(page Page) store {
	s := store{page: page}
	s.tab = s.token()
	s.migrate()
	return s
}

// noteRefusal tells why the storage took something not.
func (a *App) noteRefusal(err error) {
	var full interface{ Full() bool }
	if errors.As(err, &full) && full.Full() {
		a.note(a.t("storage.full"))
	} else {
		a.note(a.t("storage.forbidden"))
	}
	a.notice.warning = true
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
