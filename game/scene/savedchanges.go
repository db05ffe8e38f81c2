package scene

import "slices"

// drop forgets a game that could not be stored.
func (s *store) drop(id string) {
	s.kept = slices.DeleteFunc(s.kept, func(g *saved) bool { return g.id == id })
}

// add stores a game that is not on the table.
func (s *store) add(g *saved) error {
	s.first(g.id)
	return s.page.Store(entryPrefix+g.id, g.encode())
}

// rename gives a stored game another name.
func (s *store) rename(g *saved, name string) error {
	g.Name = name
	if s.inMemory(g.id) == g {
		return nil
	}
	fresh, err := s.load(g.id) // another tab may have played on
	if err != nil || fresh == nil {
		return err
	}
	fresh.Name = name
	return s.page.Store(entryPrefix+g.id, fresh.encode())
}

// remove deletes a game, and gives what puts it back, unless it is there again by
// then: another tab has played on.
func (s *store) remove(id string) (undo func() error) {
	if g := s.inMemory(id); g != nil {
		s.drop(id)
		older := s.remove(id) // what was stored of it while that went
		return func() error {
			s.kept = append(s.kept, g)
			return older()
		}
	}
	text, ok, err := s.page.Load(entryPrefix + id)
	if err != nil || !ok {
		return func() error { return err }
	}
	ids, _ := s.ids()
	_ = s.page.Remove(entryPrefix + id)
	_ = s.put(indexKey, slices.DeleteFunc(slices.Clone(ids), func(other string) bool { return other == id }))
	return func() error {
		if _, ok, err := s.page.Load(entryPrefix + id); ok || err != nil {
			return err
		}
		if err := s.page.Store(entryPrefix+id, text); err != nil {
			return err
		}
		return s.put(indexKey, ids)
	}
}

// removeDamaged deletes what was set aside, and gives what puts it back.
func (s *store) removeDamaged(key string) (undo func() error) {
	text, _, _ := s.page.Load(key)
	_ = s.page.Remove(key)
	return func() error { return s.page.Store(key, text) }
}
