package scene

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"vassals/rules"
)

// The keys of saved games. Names of keys are for good: other versions of the
// program, in other tabs, know them too.
const (
	entryPrefix   = "vassals.game."    // and the id: a save
	indexKey      = "vassals.games"    // the ids, the game played last first
	damagedPrefix = "vassals.damaged." // and the id: what cannot be read
	damagedKey    = "vassals.damaged"  // the same, of version 1
	oldKey        = "vassals.game"     // the record of the only game of version 1
	noUndoKey     = "vassals.noundo"   // there when that game allows no undo
)

// damaged is the error of a save that is there and cannot be read.
type damaged struct {
	err  error
	text string // all that there is of it
}

func (d damaged) Error() string { return fmt.Sprintf("scene: saved game: %v", d.err) }

// errTaken is why a game is not saved: it goes on in another tab.
var errTaken = errors.New("scene: the game goes on in another tab")

// token gives a name that nothing else has.
func (s *store) token() string { return strconv.FormatUint(s.page.Entropy(), 36) }

// ids lists the saved games, the one played last first. The order is that of
// the index; where that is not of the games that are there, it is made anew.
func (s *store) ids() ([]string, error) {
	keys, err := s.page.Keys(entryPrefix)
	if err != nil {
		return nil, err
	}
	there := map[string]bool{}
	for _, key := range keys {
		there[strings.TrimPrefix(key, entryPrefix)] = true
	}
	if len(there) == 0 {
		return nil, nil
	}
	var ids []string
	text, _, _ := s.page.Load(indexKey)
	if json.Unmarshal([]byte(text), &ids) == nil && len(ids) == len(there) {
		listed := map[string]bool{}
		for _, id := range ids {
			listed[id] = there[id]
		}
		if len(listed) == len(there) && !slices.ContainsFunc(ids, func(id string) bool { return !listed[id] }) {
			return ids, nil
		}
	}
	return s.reindex(there), nil
}

// reindex makes the index from the games that are there.
func (s *store) reindex(there map[string]bool) []string {
	ids := make([]string, 0, len(there))
	played := map[string]int64{}
	for id := range there {
		ids = append(ids, id)
		text, _, _ := s.page.Load(entryPrefix + id)
		if g, err := readSave(id, text); err == nil {
			played[id] = g.Played
		}
	}
	slices.SortFunc(ids, func(a, b string) int {
		return cmp.Or(cmp.Compare(played[b], played[a]), cmp.Compare(a, b))
	})
	_ = s.put(indexKey, ids)
	return ids
}

// first puts a game at the head of the index. That is written before the game
// itself: should the page die in between, the index is merely made anew.
func (s *store) first(id string) {
	ids, err := s.ids()
	if err != nil || len(ids) > 0 && ids[0] == id {
		return
	}
	ids = slices.DeleteFunc(slices.Clone(ids), func(other string) bool { return other == id })
	_ = s.put(indexKey, slices.Insert(ids, 0, id))
}

// load reads a game and plays its moves; nil without an error when there is no
// such game.
func (s *store) load(id string) (*saved, error) {
	text, ok, err := s.page.Load(entryPrefix + id)
	if err != nil || !ok {
		return nil, err
	}
	g, err := readSave(id, text)
	if err == nil {
		err = g.replay()
	}
	if err == nil || errors.Is(err, errNewer) {
		return g, err
	}
	return nil, damaged{err, text}
}

// inMemory gives a game that could not be stored, nil for none.
func (s *store) inMemory(id string) *saved {
	for _, g := range s.kept {
		if g.id == id {
			return g
		}
	}
	return nil
}

// get gives a game, as it is stored or, where it could not be, as it is known.
func (s *store) get(id string) (*saved, error) {
	if g := s.inMemory(id); g != nil {
		return g, nil
	}
	return s.load(id)
}

// newest gives the game that was played last, nil when there is none. Those that
// cannot be read are set aside; the error is of the first of them.
func (s *store) newest() (*saved, error) {
	bad := s.bad
	s.bad = nil
	if len(s.kept) > 0 {
		return s.kept[0], bad
	}
	ids, err := s.ids()
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		g, err := s.load(id)
		var d damaged
		switch {
		case errors.As(err, &d):
			s.setAside(id, d.text)
			bad = cmp.Or[error](bad, d)
		case err == nil && g != nil:
			return g, bad
		}
	}
	return nil, bad
}

// list reads all saved games, the one played last first, without playing their
// moves. What cannot be read is set aside.
func (s *store) list() (games []*saved, err error) {
	games = slices.Clone(s.kept)
	ids, err := s.ids() // none with an error
	for _, id := range ids {
		if s.inMemory(id) != nil {
			continue
		}
		text, ok, err := s.page.Load(entryPrefix + id)
		if err != nil || !ok {
			continue
		}
		g, err := readSave(id, text)
		switch {
		case err == nil:
			games = append(games, g)
		case !errors.Is(err, errNewer):
			s.setAside(id, text)
		}
	}
	return games, err
}

// find gives the id of a game with this very record, "" for none.
func (s *store) find(rec *rules.Record) string {
	text := string(rec.Encode())
	games, _ := s.list()
	for _, g := range games {
		if string(g.rec.Encode()) == text {
			return g.id
		}
	}
	return ""
}

// setAside moves a save that cannot be read to where nothing overwrites it.
func (s *store) setAside(id, text string) {
	if s.page.Store(damagedPrefix+id, text) == nil {
		_ = s.page.Remove(entryPrefix + id)
		return
	}
	_ = s.page.Remove(entryPrefix + id) // a full storage has room for it only then
	_ = s.page.Store(damagedPrefix+id, text)
}

// damagedSaves lists the keys of what was set aside.
func (s *store) damagedSaves() []string {
	keys, err := s.page.Keys(damagedKey) // of both versions
	if err != nil {
		return nil
	}
	slices.Sort(keys)
	return keys
}

// begin makes a new game the one on the table; saveGame stores it.
func (s *store) begin(noUndo bool) {
	s.at = saved{id: s.token(), save: save{Begun: s.page.Clock(), NoUndo: noUndo, Tab: s.tab}}
}

// take makes a stored game the one on the table, and says in the storage that
// it goes on in this tab. One that has ended is only looked at.
func (s *store) take(g *saved) {
	g.Tab = s.tab
	if g.match.Player() >= 0 {
		s.first(g.id)
		g.Played = s.page.Clock()
	}
	s.at = saved{id: g.id, save: g.save, rec: g.rec} // the title may be asked for before the first save
	if s.inMemory(g.id) == nil && s.page.Store(entryPrefix+g.id, g.encode()) != nil {
		s.wrote, _, _ = s.page.Load(entryPrefix + g.id) // what cannot be marked as this tab's counts as its all the same
	}
}

// mine reports whether the game on the table is still played in this tab, or
// nowhere. What was changed of its name elsewhere is taken over.
func (s *store) mine() bool {
	text, ok, err := s.page.Load(entryPrefix + s.at.id)
	if err != nil || !ok || text == s.wrote {
		return true
	}
	g, err := readSave(s.at.id, text)
	if errors.Is(err, errNewer) {
		return false
	}
	if err != nil {
		return true // nothing that could be lost
	}
	if g.Tab == s.tab {
		s.at.Name = g.Name
	}
	return g.Tab == s.tab
}

// saveGame writes the confirmed moves of the game on the table.
func (s *store) saveGame(m rules.Match) error {
	if !s.mine() {
		return errTaken
	}
	s.first(s.at.id)
	s.at.Played = s.page.Clock()
	s.at.match = m
	text := s.at.encode()
	err := s.page.Store(entryPrefix+s.at.id, text)
	s.drop(s.at.id)
	if err == nil {
		s.wrote = text
	} else { // as long as the page is open the game can be gone on with
		kept := s.at
		s.kept = slices.Insert(s.kept, 0, &kept)
	}
	return err
}

// continues reports whether moves begin with those before.
func continues(moves, before []string) bool {
	return len(moves) >= len(before) && slices.Equal(moves[:len(before)], before)
}
