package scene

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// Nothing is cut or overlaps on the table of Middle Ages, in any language, in any
// window, for any number of players.
func TestAgesFit(t *testing.T) {
	small := Viewport{W: 568, H: 320, Ratio: 2}
	square := Viewport{W: 1024, H: 768, Ratio: 1}
	for _, lang := range languages() {
		for _, v := range append([]Viewport{small, square}, windows...) {
			for _, n := range []int{2, 3, 5} {
				checkAges(t, lang, v, n)
			}
		}
	}
}

func checkAges(t *testing.T, lang string, v Viewport, n int) {
	a := newTestApp(t, newFakePage(lang), v)
	name := lang + " " + v.String() + " " + itoa(n) + " players of Middle Ages: "
	perform(t, a, "game middleages")
	checkFit(t, a, name+"start")
	perform(t, a, "seat 2")
	checkFit(t, a, name+"seat")
	perform(t, a, "close")
	perform(t, a, "rules")
	checkFit(t, a, name+"rules")
	perform(t, a, "close")
	startAges(t, a, n, 3*n)
	r := rand.New(rand.NewPCG(1, uint64(n)))
	seen := map[string]bool{}
	checkFit(t, a, name+"opening")
	for a.Screen() == "game" {
		id := agesChance(t, a, r)
		tb, ok := a.base.(*agesTable)
		if !ok {
			break
		}
		word, _, _ := strings.Cut(id, " ")
		if state := word + itoa(int(tb.asks())) + itoa(int(tb.phase())); !seen[state] {
			seen[state] = true
			a.notice = notice{}
			a.stale = true
			checkFit(t, a, name+"after "+id)
		}
		if !seen["menu"] && len(a.Record().Moves) == 8*n {
			seen["menu"] = true
			perform(t, a, firstAction(t, a, "tile "))
			a.notice = notice{}
			a.stale = true
			checkFit(t, a, name+"a tile")
			perform(t, a, "cancel")
			if can(a, "hint") {
				perform(t, a, "hint")
				checkFit(t, a, name+"looking for good moves")
				a.page.(*fakePage).think()
				a.Update(a.now + 16)
				checkFit(t, a, name+"good moves")
				perform(t, a, "cancel")
			}
			perform(t, a, "events")
			checkFit(t, a, name+"events")
			perform(t, a, "close")
			a.open(&fiefScreen{app: a, table: tb, player: 0})
			checkFit(t, a, name+"fief")
			perform(t, a, "close")
			perform(t, a, "menu")
			checkFit(t, a, name+"menu")
			perform(t, a, "log")
			checkFit(t, a, name+"log")
			perform(t, a, "close")
			perform(t, a, "close")
		}
	}
	checkFit(t, a, name+"end")
}
