package scene

import "vassals/game/art"

// drawMenu draws the buttons of the table.
func (t *agesTable) drawMenu(u *ui) {
	a := t.app
	list := []menuEntry{
		{"menu", a.t("menu.title"), art.Menu, func() { a.open(newMenu(t)) }},
		{"log", a.t("log.title"), art.Log, func() { a.open(newLog(t)) }},
		{"rules", a.t("menu.rules"), art.Book, func() { a.open(newRules(a, agesGame, nil)) }},
	}
	places := t.boxes.menu
	for _, e := range list {
		if len(places) > 0 && a.offers(e.id) && (e.id != "log" || t.boxes.log.W == 0) {
			u.button(e.id, e.label, places[0], light, e.icon, "", e.act)
			places = places[1:] // no hole for one that is left out
		}
	}
}
