package scene

import (
	"errors"
	"fmt"
)

// resume goes on with a stored game. It goes on in this tab from now on; one
// that had it is told (taken).
func (a *App) resume(id string) {
	g, err := a.store.get(id)
	if err == nil && g == nil {
		err = fmt.Errorf("scene: there is no game %s any more", id)
	}
	var bad damaged
	switch {
	case errors.As(err, &bad):
		a.store.setAside(id, bad.text)
		a.home()
		a.open(newDamaged(a, bad.text))
		return
	case err != nil:
		a.home()
		a.note(a.t("games.gone"))
		return
	}
	a.store.take(g)
	a.show(newTabletop(a, g.match, g.NoUndo))
}
