package scene

import (
	"hash/fnv"
	"strconv"

	"vassals/rules"
)

// migrate brings what version 1 has stored into the form of today. It may be
// cut off anywhere and is then done anew.
func (s *store) migrate() {
	text, ok, err := s.page.Load(oldKey)
	if err != nil || !ok {
		return
	}
	g, err := readSave("", text)
	if err == nil {
		err = g.replay()
	}
	if err != nil {
		s.bad = damaged{err, text}
		if s.page.Store(damagedPrefix+"1", text) != nil {
			_ = s.page.Remove(oldKey) // a full storage has room for it only then
			_ = s.page.Store(damagedPrefix+"1", text)
		}
		s.forgetOld()
		return
	}
	if s.find(g.rec) != "" { // it was brought over already
		s.forgetOld()
		return
	}
	_, g.NoUndo, _ = s.page.Load(noUndoKey)
	g.Begun = s.page.Clock()
	g.Played = g.Begun
	g.id = oldID(g.rec)
	if there, err := s.load(g.id); err == nil && there != nil {
		if continues(there.rec.Moves, g.rec.Moves) { // and was played on
			s.forgetOld()
			return
		}
		g.id = s.token()
	}
	if s.add(g) != nil {
		_ = s.page.Remove(oldKey) // a full storage has room for it only then
		if s.add(g) != nil {
			_ = s.page.Store(oldKey, text)
			s.kept = append(s.kept, g)
			return
		}
	}
	s.forgetOld()
}

func (s *store) forgetOld() {
	_ = s.page.Remove(noUndoKey)
	_ = s.page.Remove(oldKey) // last: as long as it is there all this is done anew
}

// oldID gives the id of a game of version 1: that of the same game is the same.
func oldID(rec *rules.Record) string {
	bare := *rec
	bare.Moves = nil
	h := fnv.New64a()
	_, _ = h.Write(bare.Encode())
	return strconv.FormatUint(h.Sum64(), 36)
}
