package scene

import (
	"strings"
	"testing"

	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// goodMoves gives three moves that can be made now, as a bot would.
func goodMoves(tb *table) (list []bots.Choice) {
	st := tb.match.State()
	for _, s := range tb.turn.spots[:3] {
		p := vassals.Placement{Spot: s.Spot, Rotation: s.rotations[len(s.rotations)-1]}
		move := vassals.Move{Tile: tb.turn.kind, At: p}
		tb.match.Place(p)
		if claims := st.AppendClaims(nil); len(claims) > 0 {
			move.Figure, move.Place = claims[0].Figure, claims[0].Place
		}
		tb.match.Back()
		list = append(list, bots.Choice{Move: move.String(), Worth: 7.25 - 10*float64(len(list)), Weight: 1})
	}
	return list
}

// A hint shows three legal moves with what they are worth; one of them taken is
// tried and chosen, and nothing of it is confirmed.
func TestHint(t *testing.T) {
	for _, choice := range []string{"hint 1", "hint 3"} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		startGame(t, a, 2, allExpansions, 4)
		playMoves(t, a, 12)
		tb := a.base.(*table)
		a.Key(Key{Key: "р", Code: "KeyH"})
		a.Update(a.now + 16)
		if q := page.asked[0]; q.Bot != "expert" || len(q.Record.Moves) != 12 || !a.Busy() {
			t.Fatalf("asked %s after %d moves", q.Bot, len(q.Record.Moves))
		}
		page.asked[0].Bot = "greedy" // it has no need to be clever here
		page.think()
		a.Update(a.now + 16)
		if len(tb.advice.moves) != 3 || a.Busy() {
			t.Fatalf("advice %v", tb.advice.moves)
		}
		for _, m := range tb.advice.moves {
			if !tb.match.State().Legal(m.At) {
				t.Errorf("%v is not legal", m.Move)
			}
		}
		want := tb.advice.moves[choice[5]-'1'].Move
		perform(t, a, choice)
		if p, ok := tb.tried(); !ok || p != want.At || len(a.Record().Moves) != 12 {
			t.Fatalf("%s tries %v, want %v", choice, p, want.At)
		}
		for len(a.Record().Moves) == 12 {
			if can(a, "confirm") {
				perform(t, a, "confirm")
			} else {
				perform(t, a, "skip")
			}
		}
		if got := a.Record().Moves[12]; got != want.String() {
			t.Errorf("%s, confirmed, plays %s, want %s", choice, got, want)
		}
	}
}

// Moves far from each other make the map small while they are shown; with one
// taken, or the hint closed, it is large enough to play on again.
func TestHintComesNearAgain(t *testing.T) {
	for _, then := range []string{"hint 1", "hint"} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		startGame(t, a, 4, allExpansions, 3)
		playTo(t, a, 30)
		tb := a.base.(*table)
		perform(t, a, "hint")
		s := tb.turn.spots
		s[1], s[2] = s[len(s)/2], s[len(s)-1] // goodMoves takes the first
		page.asked[0].answer(bots.Answer{Done: true, Choices: goodMoves(tb)})
		a.Update(a.now + 1000)
		if tb.cam.Scale >= leastScale {
			t.Fatalf("a scale of %.0f shows moves all over the map", tb.cam.Scale)
		}
		perform(t, a, then)
		a.Update(a.now + 1000)
		if tb.cam.Scale < leastScale {
			t.Errorf("after %s the scale is %.0f", then, tb.cam.Scale)
		}
	}
}

// A hint goes with Escape and with the turn, its thinking stops when the turn
// is another, and a purist has none.
func TestHintEnds(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startGame(t, a, 2, "", 4)
	playMoves(t, a, 2)
	tb := a.base.(*table)
	perform(t, a, "hint")
	asked := page.asked[0]
	a.Back()
	if tb.advising() || asked.stopped {
		t.Error("Escape hides a hint, which is thought on about")
	}
	perform(t, a, "undo")
	if !asked.stopped || a.Busy() {
		t.Error("after undo the hint is still thought about")
	}
	perform(t, a, "hint")
	page.asked[1].answer(bots.Answer{Err: "no worker"})
	if tb.advising() || !noticed(a, page, "hint.failed") {
		t.Error("the player is not told that there is no hint")
	}
	perform(t, a, "hint")
	asked = page.asked[2]
	a.home()
	if !asked.stopped {
		t.Error("after leaving the hint is still thought about")
	}
	perform(t, a, "continue")
	perform(t, a, "menu")
	perform(t, a, "settings")
	perform(t, a, "purist")
	perform(t, a, "close")
	perform(t, a, "close")
	if can(a, "hint") {
		t.Error("a purist is offered a hint")
	}
}

// All reasons have their words in each language.
func TestReasons(t *testing.T) {
	for _, lang := range languages() {
		a := newTestApp(t, newFakePage(lang), windows[0])
		startGame(t, a, 2, "", 4)
		tb := a.base.(*table)
		for _, kind := range []string{bots.WhyComplete, bots.WhyClaim, bots.WhyGrow, bots.WhySteal, bots.WhyShare, bots.WhyBlock,
			bots.WhyGive, bots.WhyGoods, bots.WhyExtra, bots.WhyHome, bots.WhyKeep} {
			for _, f := range []vassals.PartKind{vassals.CityPart, vassals.RoadPart, vassals.FieldPart} {
				if f == vassals.FieldPart && kind == bots.WhyComplete {
					continue
				}
				if text := tb.reason(bots.Reason{Kind: kind, Points: 5, Player: 1, Feature: f}); strings.Contains(text, "why.") {
					t.Errorf("%s: %q", lang, text)
				}
			}
		}
		if m := a.words.Misses(); len(m) > 0 {
			t.Errorf("%s: misses %v", lang, m)
		}
	}
}

// Of a hint of Middle Ages that was put away before it came nothing is read.
func TestAgesHintPutAway(t *testing.T) {
	for _, away := range []bool{false, true} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		startAges(t, a, 2, 4)
		perform(t, a, "hint")
		if away {
			perform(t, a, "hint")
		}
		page.asked[0].Bot = "greedy"
		before := len(page.said)
		page.think()
		if read := len(page.said) > before; read == away {
			t.Errorf("put away %v: read %v", away, page.said[before:])
		}
	}
}
