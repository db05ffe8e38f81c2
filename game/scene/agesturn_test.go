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
		startAges(t, a, 3, 12)
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
