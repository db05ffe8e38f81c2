package scene

import (
	"testing"

	"vassals/game/art"
	"vassals/rules/bots"
)

// people gives every seat of the start screen to a person.
func people(t testing.TB, a *App) {
	t.Helper()
	for i, p := range a.base.(*start).setup.Players {
		if p.Bot != "" {
			perform(t, a, "seat "+itoa(i+1))
			perform(t, a, "person")
		}
	}
}

// A new visitor finds a seat for a person and one for a bot; who sits where is
// remembered.
func TestSeats(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	players := a.base.(*start).setup.Players
	if len(players) != 2 || players[0].Bot != "" || players[1].Bot != "medium" {
		t.Fatalf("first setup: %v", players)
	}
	perform(t, a, "add")
	for _, step := range []struct{ seat, choice, name, bot string }{
		{"seat 1", "bot expert", "Ana", "expert"},
		{"seat 2", "opponent farmer", "Matthew", "farmer"},
		{"seat 3", "opponent farmer", "Matthew 2", "farmer"},
		{"seat 2", "person", "Bruno", ""},
		{"seat 3", "opponent thief", "Silvio", "thief"},
	} {
		perform(t, a, step.seat)
		if a.Screen() != "seat" {
			t.Fatalf("%s opens %q", step.seat, a.Screen())
		}
		perform(t, a, step.choice)
		i := int(step.seat[5] - '1')
		if p := a.base.(*start).setup.Players[i]; p.Name != step.name || p.Bot != step.bot {
			t.Errorf("%s, %s: %q played by %q, want %q by %q", step.seat, step.choice, p.Name, p.Bot, step.name, step.bot)
		}
	}
	want := a.base.(*start).setup.Players
	b := newTestApp(t, page, windows[0])
	for i, p := range b.base.(*start).setup.Players {
		if p != want[i] {
			t.Errorf("after a reload seat %d is %v, want %v", i+1, p, want[i])
		}
	}
}

// TestSeatSheet draws the choice of seats for people to look at.
func TestSeatSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	for _, lang := range []string{"en", "ru"} {
		for _, v := range windows[:5] {
			painter := &art.Painter{}
			a := newTestApp(t, newFakePage(lang), v)
			name := lang + "-" + v.String() + "-"
			perform(t, a, "add")
			perform(t, a, "seat 3")
			shoot(t, a, painter, v, name+"seat")
			perform(t, a, "opponent miser")
			shoot(t, a, painter, v, name+"seats")
			startBots(t, a, `"expansions":["fairs","allornothing","shadow"],"seed":"5"`, "", "expert", "thief", "greedy")
			for range 7 {
				playMoves(t, a, len(a.Record().Moves)+1)
				for tb := a.base.(*table); tb.botsTurn(); a.stale = true {
					must(t, tb.match.Apply(a.anyMove()))
					tb.begin()
				}
			}
			playMoves(t, a, len(a.Record().Moves)+1)
			a.Update(a.now + 16)
			page := a.page.(*fakePage)
			page.asked[len(page.asked)-1].answer(bots.Answer{Progress: .6})
			shoot(t, a, painter, v, name+"thinking")
			perform(t, a, "menu")
			shoot(t, a, painter, v, name+"menu")
			perform(t, a, "players")
			shoot(t, a, painter, v, name+"players")
			perform(t, a, "close")
			perform(t, a, "close")
			page.asked[len(page.asked)-1].answer(bots.Answer{Done: true, Choices: []bots.Choice{{Move: a.anyMove()}}})
			for a.base.(*table).turn.try < 0 {
				a.Update(a.now + 16)
			}
			shoot(t, a, painter, v, name+"bot")
			perform(t, a, "seat 2")
			perform(t, a, "person")
			perform(t, a, "hint")
			shoot(t, a, painter, v, name+"hint-thinks")
			tb := a.base.(*table)
			page.asked[len(page.asked)-1].answer(bots.Answer{Done: true, Choices: goodMoves(tb)})
			shoot(t, a, painter, v, name+"hint")
		}
	}
}
