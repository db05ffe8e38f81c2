package scene

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// startBots begins a game whose seats are played by these bots, "" for a
// person.
func startBots(t testing.TB, a *App, rest string, bots ...string) {
	t.Helper()
	colors := []string{"red", "blue", "green", "yellow", "black", "pink"}
	var players []string
	for i, bot := range bots {
		p := fmt.Sprintf(`{"name":"P%d","color":%q`, i+1, colors[i])
		if bot != "" {
			p += fmt.Sprintf(`,"bot":%q`, bot)
		}
		players = append(players, p+"}")
	}
	must(t, a.Start([]byte(fmt.Sprintf(`{"record":{"format":"vassals-record","version":1,"game":"vassals",
		"players":[%s],%s,"moves":[]}}`, strings.Join(players, ","), rest))))
}

// rest lets time go on until nothing moves or thinks any more.
func rest(t testing.TB, a *App, page *fakePage) {
	t.Helper()
	for n := 0; a.Busy(); n++ {
		if n > 40000 {
			t.Fatal("it never comes to rest")
		}
		page.think()
		a.Update(a.now + 50)
	}
	a.Update(a.now + 16)
}

const shortDeck = `"deck":["cap","bend","straight","corner","cloister","bend","cap-straight","straight"],"seed":"3"`

// A person who plays at random and bots of all kinds play whole games with each
// other; nobody but the person is asked for anything.
func TestPersonAgainstBots(t *testing.T) {
	for i, seats := range [][]string{{"", "greedy"}, {"random", "", "greedy"}} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[i])
		startBots(t, a, `"expansions":["fairs","allornothing","shadow"],"seed":"5"`, seats...)
		r := rand.New(rand.NewPCG(uint64(i), 5))
		for rest(t, a, page); a.Screen() == "game"; rest(t, a, page) {
			if p := a.base.(*table).match.State().Player(); seats[p] != "" {
				t.Fatalf("the person is asked to play for %s", seats[p])
			}
			chance(t, a, r)
		}
		if a.Screen() != "end" {
			t.Fatalf("screen %q after the game", a.Screen())
		}
		for p, bot := range seats {
			if got := a.Record().Players[p].Bot; got != bot {
				t.Errorf("player %d of the record is played by %q, want %q", p+1, got, bot)
			}
		}
	}
}

// Bots alone play to the end, each move seen for a while, with motion and
// without.
func TestBotsAlone(t *testing.T) {
	for _, still := range []bool{true, false} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		a.SetReducedMotion(still)
		startBots(t, a, shortDeck, "greedy", "random", "greedy")
		begun := a.now
		rest(t, a, page)
		if a.Screen() != "end" {
			t.Fatalf("screen %q after the game", a.Screen())
		}
		if n := len(a.Record().Moves); a.now-begun < tilePause*float64(n) {
			t.Errorf("still %v: %d moves in %.0f ms, too fast to follow", still, n, a.now-begun)
		}
	}
}

// Each step of a bot's move is seen; a tap shows the rest at once.
func TestBotSteps(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startBots(t, a, shortDeck, "greedy", "")
	tb := a.base.(*table)
	a.Update(a.now + 16)
	if len(page.asked) != 1 || page.asked[0].Bot != "greedy" {
		t.Fatalf("asked %v", page.asked)
	}
	if title, _ := tb.ask(); title != a.words.Tf("turn.thinks", map[string]any{"Name": "P1"}) {
		t.Errorf("the panel says %q", title)
	}
	page.think()
	for !tb.showing() || tb.turn.try < 0 {
		a.Update(a.now + 16)
	}
	if can(a, "confirm") || can(a, "rotate") || !can(a, "hurry") {
		t.Errorf("in a bot's turn one can do\n%s", actionIDs(a))
	}
	shown := a.now
	for tb.match.State().Step() == vassals.StepPlace && len(a.Record().Moves) == 0 {
		a.Update(a.now + 16)
	}
	if took := a.now - shown; took < tilePause-20 {
		t.Errorf("the tile was seen for %.0f ms", took)
	}
	if len(a.Record().Moves) != 0 {
		t.Fatal("the whole move came at once")
	}
	perform(t, a, "hurry")
	for range 4 {
		a.Update(a.now + 16)
	}
	if len(a.Record().Moves) != 1 {
		t.Error("a tap does not hurry the bot")
	}
}

// The moves can be held, played one by one, and faster.
func TestWatch(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startBots(t, a, shortDeck, "greedy", "random")
	perform(t, a, "pause")
	for range 100 {
		page.think()
		a.Update(a.now + 50)
	}
	if n := len(a.Record().Moves); n != 0 || a.Busy() {
		t.Fatalf("%d moves in a pause, busy %v", n, a.Busy())
	}
	perform(t, a, "step")
	rest(t, a, page)
	if n := len(a.Record().Moves); n != 1 {
		t.Fatalf("%d moves after one step", n)
	}
	perform(t, a, "speed")
	perform(t, a, "speed")
	perform(t, a, "pause")
	begun, n := a.now, len(a.Record().Moves)
	rest(t, a, page)
	if n = len(a.Record().Moves) - n; a.now-begun > 1000*float64(n) {
		t.Errorf("%d moves took %.0f ms at four times the speed", n, a.now-begun)
	}
	if b := newTestApp(t, page, windows[0]); b.set.speed() != 4 {
		t.Error("the speed is not remembered")
	}
}

// A seat is handed to a bot in the middle of a turn, and back while the bot
// thinks or shows its move; the rest of the turn is played by the one who sits
// there, and the record says who that is.
func TestHandOver(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startBots(t, a, shortDeck, "", "")
	perform(t, a, firstAction(t, a, "place "))
	perform(t, a, "confirm")
	perform(t, a, "seat 1")
	perform(t, a, "opponent miser")
	if got := a.Record().Players[0].Bot; got != "miser" || !strings.Contains(page.newest(), `"bot":"miser"`) {
		t.Fatalf("the seat is played by %q, saved %s", got, page.newest())
	}
	tb := a.base.(*table)
	if tb.match.State().Step() != vassals.StepPlace || !tb.botsTurn() || tb.bot.move != "" {
		t.Fatal("the bot does not begin the turn anew")
	}
	a.Update(a.now + 16)
	thought := page.asked[0]
	perform(t, a, "seat 1")
	perform(t, a, "person")
	if !thought.stopped {
		t.Error("the bot thinks on after it has left")
	}
	if !can(a, "undo") && strings.Count(actionIDs(a), "place ") == 0 {
		t.Error("the person cannot play")
	}
	perform(t, a, "seat 1")
	perform(t, a, "bot easy")
	for tb.turn.try < 0 {
		a.Update(a.now + 16)
		page.think()
	}
	perform(t, a, "seat 1")
	perform(t, a, "person")
	if tb.turn.try >= 0 || len(a.Record().Moves) != 0 {
		t.Error("the bot's tile stays")
	}
	perform(t, a, "seat 2")
	perform(t, a, "bot easy") // of somebody else's turn nothing changes
	playMoves(t, a, 1)
	rest(t, a, page)
	if n := len(a.Record().Moves); n != 2 {
		t.Errorf("%d moves, want one of the person and one of the bot", n)
	}
}

// Undo goes back to the person's own last turn, from a bot's turn too, and redo
// forth again; while a bot thinks it ends that at once.
func TestUndoAgainstBots(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startBots(t, a, shortDeck, "greedy", "", "greedy")
	rest(t, a, page)
	if can(a, "undo") {
		t.Error("undo before the person has played")
	}
	playMoves(t, a, 2)
	rest(t, a, page)
	after := strings.Join(a.Record().Moves, "\n")
	if len(a.Record().Moves) != 4 {
		t.Fatalf("moves\n%s", after)
	}
	perform(t, a, "undo")
	if n := len(a.Record().Moves); n != 1 || a.Busy() {
		t.Fatalf("%d moves after undo, busy %v", n, a.Busy())
	}
	perform(t, a, "redo")
	if got := strings.Join(a.Record().Moves, "\n"); got != after {
		t.Errorf("redone to\n%s\nwant\n%s", got, after)
	}
	perform(t, a, "undo")
	playMoves(t, a, 2)
	a.Update(a.now + 16)
	thought := page.asked[len(page.asked)-1]
	perform(t, a, "undo")
	if !thought.stopped || len(a.Record().Moves) != 1 {
		t.Errorf("stopped %v, %d moves", thought.stopped, len(a.Record().Moves))
	}
}

// Leaving and a new game end the thinking at once.
func TestThinkingStops(t *testing.T) {
	for _, how := range []struct {
		name string
		do   func(a *App)
	}{
		{"leaving", func(a *App) { perform(t, a, "menu"); perform(t, a, "home") }},
		{"a new game", func(a *App) { startBots(t, a, shortDeck, "", "easy") }},
	} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		startBots(t, a, shortDeck, "expert", "")
		a.Update(a.now + 16)
		how.do(a)
		if !page.asked[0].stopped {
			t.Errorf("the bot thinks on after %s", how.name)
		}
	}
}

// A saved game with bots goes on with them; one with a bot that this program
// does not know is played by a person there.
func TestBotsComeBack(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startBots(t, a, shortDeck, "", "thief", "oracle")
	playMoves(t, a, 1)
	a.Update(a.now + 16)
	b := newTestApp(t, page, windows[0])
	page.asked = nil
	perform(t, b, "continue")
	b.Update(b.now + 16)
	if len(page.asked) != 1 || page.asked[0].Bot != "thief" {
		t.Fatalf("asked %v", page.asked)
	}
	rest(t, b, page)
	if tb := b.base.(*table); tb.match.State().Player() != 2 || tb.botsTurn() {
		t.Error("the unknown bot's seat is not a person's")
	}
	rec, err := rules.ReadRecord([]byte(page.newest()))
	must(t, err)
	if rec.Players[2].Bot != "oracle" {
		t.Errorf("the unknown bot is saved as %q", rec.Players[2].Bot)
	}
}

// Where a bot cannot go on, the player is told, and can let it try again or
// play its seat.
func TestBotFails(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	startBots(t, a, shortDeck, "easy", "")
	a.Update(a.now + 16)
	page.asked[0].answer(bots.Answer{Err: "no worker"})
	page.asked = nil
	a.Update(a.now + 16)
	if a.Busy() || !noticed(a, page, "bot.failed") {
		t.Fatal("the player is not told")
	}
	perform(t, a, "pause")
	rest(t, a, page)
	if n := len(a.Record().Moves); n != 1 {
		t.Errorf("%d moves after another try", n)
	}
}
