package scene

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	ages "vassals/rules/middleages"
)

// Every turn is taken back to the very same table, and redone.
func TestAgesUndo(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[3])
	startAges(t, a, 3, 2)
	plain := func() string {
		a.notice = notice{}
		a.stale = true
		text := strings.Replace(actionIDs(a), "\nredo\n", "\n", 1)
		for _, l := range a.Mirror() {
			text += "\n" + l.Text
		}
		return text
	}
	var states []string
	r := rand.New(rand.NewPCG(1, 1))
	for len(a.Record().Moves) < 30 {
		if tb := a.base.(*agesTable); tb.untouched() && len(states) == len(a.Record().Moves) {
			states = append(states, plain())
		}
		agesChance(t, a, r)
	}
	after := string(a.Record().Encode())
	for n := 29; n >= 0; n-- {
		perform(t, a, "undo")
		if got := plain(); got != states[n] {
			t.Fatalf("undo to %d:\n%s\nwant\n%s", n, got, states[n])
		}
		if page.newest() != string(a.Record().Encode()) {
			t.Fatalf("undo to %d is not saved", n)
		}
	}
	for range 30 {
		perform(t, a, "redo")
	}
	if got := string(a.Record().Encode()); got != after {
		t.Errorf("redone to\n%s\nwant\n%s", got, after)
	}
}

// A saved game goes on where it was; its result can be looked at again.
func TestAgesContinue(t *testing.T) {
	page := newFakePage("es")
	a := newTestApp(t, page, windows[0])
	startAges(t, a, 4, 6)
	agesTo(t, a, 21)
	b := newTestApp(t, page, windows[0])
	perform(t, b, "continue")
	if got, want := string(b.Record().Encode()), string(a.Record().Encode()); got != want {
		t.Fatalf("continued with\n%s\nwant\n%s", got, want)
	}
	for r := rand.New(rand.NewPCG(2, 2)); b.Screen() == "game"; {
		agesChance(t, b, r)
	}
	c := newTestApp(t, page, windows[0])
	perform(t, c, "continue")
	c.Update(c.now + 16)
	if c.Screen() != "end" {
		t.Fatalf("screen %q, want the final table", c.Screen())
	}
	perform(t, c, "again")
	if rec := c.Record(); c.Screen() != "game" || rec.Game != "middleages" || len(rec.Players) != 4 || len(rec.Moves) != 0 {
		t.Errorf("again begins %s", rec.Encode())
	}
}

// The choice of the game is remembered; what the other game has is mended.
func TestChooseGame(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	perform(t, a, "expansion allornothing")
	for range 4 {
		perform(t, a, "add")
	}
	perform(t, a, "seat 3")
	perform(t, a, "opponent miser")
	perform(t, a, "game middleages")
	b := newTestApp(t, page, windows[0])
	set := b.base.(*start).setup
	if set.Game != "middleages" || len(set.Players) != 5 || set.check() != nil || set.Players[2].Bot != "hard" {
		t.Fatalf("the setup is %+v", set)
	}
	for _, id := range []string{"add", "expansion fairs", "opponent miser"} {
		if can(b, id) {
			t.Errorf("%q is offered", id)
		}
	}
	perform(t, b, "start")
	if rec := b.Record(); rec == nil || rec.Game != "middleages" || len(rec.Expansions) > 0 || rec.Edition != ages.Newest {
		t.Errorf("the record is %s", rec.Encode())
	}
}

// Bots play their seats to the end, with people and alone.
func TestAgesBots(t *testing.T) {
	for _, seats := range [][]string{{"easy", "", "greedy"}, {"greedy", "random"}} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		var players []string
		for i, bot := range seats {
			p := `{"name":"P` + itoa(i+1) + `","color":"` + []string{"red", "blue", "green"}[i] + `"`
			if bot != "" {
				p += `,"bot":"` + bot + `"`
			}
			players = append(players, p+"}")
		}
		must(t, a.Start([]byte(`{"game":"middleages","seed":"3","players":[`+strings.Join(players, ",")+`]}`)))
		r := rand.New(rand.NewPCG(4, 4))
		for rest(t, a, page); a.Screen() == "game"; rest(t, a, page) {
			if p := a.table().sat().game.Player(); seats[p] != "" {
				t.Fatalf("the person is asked to play for %s", seats[p])
			}
			agesChance(t, a, r)
		}
		if a.Screen() != "end" {
			t.Fatalf("screen %q after the game", a.Screen())
		}
	}
}

// Good moves are shown on demand, and one that is taken is chosen, not done.
func TestAgesHint(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startAges(t, a, 2, 5)
	agesTo(t, a, 9)
	for !a.base.(*agesTable).untouched() {
		perform(t, a, "cancel")
	}
	perform(t, a, "hint")
	if !a.Busy() || len(page.asked) == 0 || page.asked[len(page.asked)-1].Bot != "expert" {
		t.Fatal("nobody thinks about a hint")
	}
	page.think()
	a.Update(a.now + 16)
	perform(t, a, "hint 1")
	if tb := a.base.(*agesTable); tb.phase() != phaseReady || len(a.Record().Moves) != 9 {
		t.Errorf("after the hint %+v", tb.turn)
	}
	perform(t, a, "confirm")
	a.set.Purist = true
	a.stale = true
	if can(a, "hint") {
		t.Error("a purist is offered hints")
	}
}

// What moves takes at most 600 ms, and leaves the very picture that a table
// without motion shows at once; a touch ends it.
func TestAgesMotion(t *testing.T) {
	for i, v := range []Viewport{windows[0], windows[2], windows[4]} {
		a, still := movingApp(t, v), newTestApp(t, newFakePage("en"), v)
		for _, b := range []*App{a, still} {
			startAges(t, b, 3, 3+i)
		}
		kinds := map[flyingKind]bool{}
		r := rand.New(rand.NewPCG(uint64(i), 4))
		for steps := 0; a.Screen() == "game" && steps < 400; steps++ {
			id := agesChance(t, a, r)
			perform(t, still, id)
			tb, ok := a.base.(*agesTable)
			if !ok {
				break
			}
			for _, f := range tb.flight.list {
				kinds[f.kind] = true
			}
			if steps%7 == 3 {
				tb.hurry()
			}
			for begun := a.now; a.Busy(); a.Update(a.now + 16) {
				if a.now > begun+longest {
					t.Fatalf("%s: still moving after %d ms", id, longest)
				}
			}
			a.notice, still.notice = notice{}, notice{}
			if got, want := shownOps(a), shownOps(still); !reflect.DeepEqual(got, want) {
				t.Fatalf("%v: %s: after the motion the picture is not that of the table at rest", v, id)
			}
		}
		for k := flyLord; k <= flyCoins; k++ {
			if !kinds[k] {
				t.Errorf("%v: nothing of kind %d has moved", v, k)
			}
		}
	}
}
