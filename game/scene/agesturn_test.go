package scene

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vassals/game/gesture"
	ages "vassals/rules/middleages"
)

// agesTo plays at random until the record has so many moves.
func agesTo(t testing.TB, a *App, moves int) {
	t.Helper()
	for r := rand.New(rand.NewPCG(3, 3)); len(a.Record().Moves) < moves; {
		agesChance(t, a, r)
	}
}

// agesUntil plays at random until the tile to take asks for a kind of choice and
// the lord has its place.
func agesUntil(t *testing.T, a *App, kind ages.ChoiceKind) *agesTable {
	t.Helper()
	r := rand.New(rand.NewPCG(8, 8))
	for a.Screen() == "game" {
		tb := a.base.(*agesTable)
		if tb.untouched() && tb.asks() == kind && len(tb.turn.lords) > 0 {
			perform(t, a, firstAction(t, a, "lord "))
			return tb
		}
		agesChance(t, a, r)
	}
	t.Fatalf("no tile asks for choice %d", kind)
	return nil
}

// A lord is put by touch and moved to another tile; the choice is confirmed by
// its button, and nothing stands in the record before.
func TestAgesTurnByTouch(t *testing.T) {
	for _, v := range windows {
		a := newTestApp(t, newFakePage("en"), v)
		startAges(t, a, 3, 4)
		press := func(id string) {
			t.Helper()
			for _, act := range a.Actions() {
				if act.ID == id && act.Target != nil {
					a.Update(a.now + 1000)
					for _, k := range []gesture.Kind{gesture.Down, gesture.Up} {
						a.Pointer(gesture.Event{Kind: k, Pointer: gesture.Touch, ID: 1, X: act.Target.X, Y: act.Target.Y, Time: a.now, Scale: 1})
					}
					a.Update(a.now + 1000)
					return
				}
			}
			t.Fatalf("%v: %q cannot be touched", v, id)
		}
		press("lord 2")
		press("lord 4")
		if len(a.Record().Moves) != 0 {
			t.Fatal("a move before it was confirmed")
		}
		press("confirm")
		if moves := a.Record().Moves; !slices.Equal(moves, []string{"lord 4"}) {
			t.Fatalf("%v: moves %q", v, moves)
		}
		press("tile 2.1")
		if !can(a, "cancel") || a.base.(*agesTable).turn.look == (ages.Spot{}) {
			t.Error("a touch of a tile tells nothing")
		}
		press("undo")
		if len(a.Record().Moves) != 0 {
			t.Errorf("%v: undo leaves %q", v, a.Record().Moves)
		}
	}
}

// Keys choose, confirm and take back, on a Russian keyboard too.
func TestAgesKeys(t *testing.T) {
	a := newTestApp(t, newFakePage("ru"), windows[0])
	startAges(t, a, 2, 4)
	a.Key(Key{Key: "ArrowRight"})
	a.Key(Key{Key: "ArrowRight"})
	if tb := a.base.(*agesTable); tb.turn.lord != 2 {
		t.Fatalf("two arrows lead to %d", tb.turn.lord)
	}
	a.Key(Key{Key: "Escape"})
	if !a.base.(*agesTable).untouched() {
		t.Error("Escape does not cancel")
	}
	a.Key(Key{Key: "ArrowLeft"})
	a.Key(Key{Key: "Enter"})
	if moves := a.Record().Moves; !slices.Equal(moves, []string{"lord 3"}) {
		t.Fatalf("moves %q", moves)
	}
	a.Key(Key{Key: "г", Code: "KeyU"})
	if len(a.Record().Moves) != 0 {
		t.Error("U does not undo")
	}
	a.Key(Key{Key: "у", Code: "KeyE"})
	if a.Screen() != "events" {
		t.Errorf("E shows %q", a.Screen())
	}
}

// Every choice is offered by its name in moves, taken back step by step, and
// stands in the record.
func TestAgesChoices(t *testing.T) {
	for kind, word := range map[ages.ChoiceKind]string{
		ages.ScoutChoice: "scout ", ages.RecoverChoice: "recover ", ages.CoinChoice: "coin ", ages.TokenChoice: "token ",
	} {
		a := newTestApp(t, newFakePage("en"), windows[1])
		startAges(t, a, 3, 9)
		tb := agesUntil(t, a, kind)
		if can(a, "confirm") || can(a, "skip") != (kind == ages.ScoutChoice) {
			t.Errorf("%s: one can do\n%s", word, actionIDs(a))
		}
		list := strings.Split(actionIDs(a), "\n")
		offered := 0
		for _, id := range list {
			if strings.HasPrefix(id, word) {
				offered++
			}
		}
		if offered != len(tb.turn.choices) {
			t.Errorf("%s: %d choices offered, the rules have %d", word, offered, len(tb.turn.choices))
		}
		choice := firstAction(t, a, word)
		perform(t, a, choice)
		perform(t, a, "cancel")
		if tb.turn.choice.Kind != ages.NoChoice || tb.turn.lord == 0 {
			t.Errorf("%s: cancel leaves %+v", word, tb.turn)
		}
		perform(t, a, choice)
		lord := tb.turn.lord
		perform(t, a, "confirm")
		moves := a.Record().Moves
		if want := (ages.Move{Position: lord}).String() + " " + choice; moves[len(moves)-1] != want {
			t.Errorf("the move is %q, want %q", moves[len(moves)-1], want)
		}
	}
}

// What the panel promises is what comes, for every tile of whole games.
func TestAgesPreview(t *testing.T) {
	for n := 2; n <= 5; n++ {
		a := newTestApp(t, newFakePage("en"), windows[0])
		startAges(t, a, n, n)
		r := rand.New(rand.NewPCG(5, uint64(n)))
		for a.Screen() == "game" {
			tb := a.base.(*agesTable)
			st := tb.match.State()
			if st.Step() != ages.StepTurn || tb.phase() != phaseReady {
				agesChance(t, a, r)
				continue
			}
			player, before := st.Player(), st.Coins(st.Player())
			_, _, facts := tb.told()
			want := before
			for _, f := range facts {
				want += f.coins
			}
			perform(t, a, "confirm")
			card := slices.ContainsFunc(tb.log[len(tb.log)-1].events, func(e ages.Event) bool { return e.Kind == ages.EventCard })
			if got := st.Coins(player); got != want && !card {
				t.Fatalf("%d coins after %q, the panel promised %d", got, a.Record().Moves[len(a.Record().Moves)-1], want)
			}
		}
	}
}

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
