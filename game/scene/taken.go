package scene

import "strings"

// A game that is open in two tabs goes on in the one that opened it last: that
// has put its mark into the save (store.take). The other one sees that in its
// own storage, before it writes or when the browser tells of it, and writes no
// more.

// takenOver is what a tab tells the others when it has lost a game, before the
// id of that.
const takenOver = "taken over "

// takenScreen tells that the game on the table goes on in another tab.
type takenScreen struct{ question }

func (s *takenScreen) cancel() bool { s.app.home(); return true }

// taken asks what to do about it: to go on here as it stands now, or to make
// another game of what is here.
func (a *App) taken() {
	t := a.table()
	for _, s := range a.sheets {
		if _, ok := s.(*takenScreen); ok {
			return
		}
	}
	id := a.store.at.id
	a.page.Tell(takenOver + id)
	a.open(&takenScreen{question{app: a, title: a.t("taken.title"), text: a.t("taken.text"),
		yes: a.t("taken.here"), act: func() { a.resume(id) },
		no: a.t("taken.copy"), leave: func() { a.split(t) }}})
}

// split goes on with the game on the table as another one.
func (a *App) split(t tabletop) {
	at := a.store.at
	a.store.begin(at.NoUndo)
	a.store.at.Begun = at.Begun
	a.store.at.Name = a.words.Tf("games.copy", map[string]any{"Name": at.title()})
	t.sat().save()
}

// checkTaken tells when the game on the table goes on in another tab.
func (a *App) checkTaken() {
	if t := a.table(); t != nil && t.sat().game.Player() >= 0 && !a.store.mine() {
		a.taken()
	}
}

// Stored tells that another tab has changed a value in the storage; the key is
// empty when it may have been any.
func (a *App) Stored(key string) {
	if key == "" || key == entryPrefix+a.store.at.id {
		a.checkTaken()
	}
	for _, s := range append([]screen{a.base}, a.sheets...) {
		if r, ok := s.(interface{ refresh() }); ok {
			r.refresh()
			a.stale = true
		}
	}
}

// Heard gets what another tab said by Page.Tell.
func (a *App) Heard(text string) {
	id, ok := strings.CutPrefix(text, takenOver)
	if ok && a.table() != nil && id == a.store.at.id {
		a.note(a.t("taken.over"))
	}
}
