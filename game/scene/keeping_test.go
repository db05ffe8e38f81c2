package scene

import (
	"slices"
	"strings"
	"testing"
)

// confirmMove makes some move of Vassals without a figure.
func confirmMove(t *testing.T, a *App) {
	t.Helper()
	n := len(a.Record().Moves)
	perform(t, a, firstAction(t, a, "place "))
	perform(t, a, "confirm")
	if a.Screen() == "game" && len(a.Record().Moves) == n {
		perform(t, a, "skip")
	}
}

// Where the storage has become full, a game that was stored before can be played
// on in another visit, and deleted as a whole.
func TestFullStorageGoesOn(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	must(t, a.Start([]byte(`{"players":["Ana","Bruno"],"seed":"3"}`)))
	confirmMove(t, a)
	page.full = true
	b := newTestApp(t, page, windows[0])
	perform(t, b, "continue")
	for n := 2; n < 5; n++ {
		confirmMove(t, b)
		if b.Screen() != "game" || len(b.Record().Moves) != n {
			t.Fatalf("screen %s after move %d", b.Screen(), n)
		}
	}
	perform(t, b, "menu")
	perform(t, b, "home")
	perform(t, b, "games")
	perform(t, b, "more 1")
	perform(t, b, "delete")
	if games := b.store.must(t); len(games) != 0 {
		t.Errorf("of the deleted game there is %s", games[0].rec.Encode())
	}
	perform(t, b, "undo")
	if games := b.store.must(t); len(games) != 1 || len(games[0].rec.Moves) != 4 {
		t.Errorf("%d games come back", len(games))
	}
}

// A game that is in memory only begins its turn anew.
func TestKeptBeginsTurnAnew(t *testing.T) {
	page := newFakePage("en")
	page.forbidden = true
	a := newTestApp(t, page, windows[0])
	must(t, a.Start([]byte(`{"players":["Ana","Bruno"],"seed":"3"}`)))
	confirmMove(t, a)
	perform(t, a, firstAction(t, a, "place "))
	perform(t, a, "confirm")
	perform(t, a, "menu")
	perform(t, a, "home")
	perform(t, a, "continue")
	confirmMove(t, a)
	if n := len(a.Record().Moves); n != 2 {
		t.Errorf("%d moves", n)
	}
}

// What a move brought does not hide that it could not be stored, nor does the end
// of the game.
func TestFullTold(t *testing.T) {
	for _, game := range []string{"vassals", "middleages"} {
		page := newFakePage("en")
		a := newTestApp(t, page, windows[0])
		must(t, a.Start([]byte(`{"game":"`+game+`","players":["Ana","Bruno"],"seed":"3"}`)))
		page.full = true
		if game == "vassals" {
			confirmMove(t, a)
		} else {
			perform(t, a, firstAction(t, a, "lord "))
			perform(t, a, "confirm")
		}
		if a.notice.text != a.t("storage.full") {
			t.Errorf("%s: the notice is %q", game, a.notice.text)
		}
	}
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	must(t, a.Start([]byte(`{"record":{"format":"vassals-record","version":1,"game":"vassals",
		"players":[{"name":"Ana","color":"red"},{"name":"Bruno","color":"blue"}],"deck":["bend"],"moves":[]}}`)))
	page.full = true
	confirmMove(t, a)
	for now := a.now; a.Screen() != "end"; now += 100 {
		a.Update(now)
	}
	if a.notice.text != a.t("storage.full") {
		t.Errorf("at the end the notice is %q", a.notice.text)
	}
	a.Update(a.now + noticeTime + 1000)
	if a.Update(a.now + noticeTime + 1000); a.notice != (notice{}) {
		t.Errorf("the notice %q stays", a.notice.text)
	}
}

// Whoever asks for another colour never gets that of somebody else.
func TestColors(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	perform(t, a, "game middleages")
	for range 3 {
		perform(t, a, "add")
	}
	for i := range 12 {
		perform(t, a, "color "+itoa(i%5+1))
		var has []string
		for _, p := range a.base.(*start).setup.Players {
			if slices.Contains(has, p.Color) {
				t.Fatalf("%s twice, after %s", p.Color, strings.Join(has, " "))
			}
			has = append(has, p.Color)
		}
	}
}

// What begins to move after a pause, by a key, takes its time all the same.
func TestWake(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	must(t, a.Start([]byte(`{"players":["Ana","Bruno"],"seed":"3"}`)))
	a.SetReducedMotion(false)
	a.Key(Key{Key: "ArrowLeft"})
	a.Update(a.now + 5000)
	then := a.now + 20_000
	a.Wake(then)
	a.Key(Key{Key: "Enter"})
	a.Update(then + 16)
	if len(a.base.(*table).stage.acts) == 0 {
		t.Error("nothing moves")
	}
}
