package scene

import (
	"fmt"
	"testing"
)

// A replay is stepped through by keys, buttons and commands, and runs by itself
// to its end.
func TestReplay(t *testing.T) {
	for _, game := range games {
		rec := played(t, game, 2, 12)
		page := newFakePage("en")
		a := embedded(t, page, frames[1], "mode=replay&at=3", rec)
		at := func(want int, what string) {
			t.Helper()
			a.Update(a.now + 16)
			if got := len(a.Record().Moves); got != want {
				t.Errorf("%s: %s leads to %d, want %d", game, what, got, want)
			}
		}
		for _, step := range []struct {
			key  string
			want int
		}{{"ArrowLeft", 2}, {"ArrowRight", 3}, {"Home", 0}, {"ArrowLeft", 0}, {"End", 12}, {"ArrowRight", 12}} {
			a.Key(Key{Key: step.key})
			at(step.want, step.key)
		}
		for _, step := range []struct {
			id   string
			want int
		}{{"previous", 11}, {"first", 0}, {"next", 1}, {"last", 12}} {
			perform(t, a, step.id)
			at(step.want, step.id)
		}
		for i := range 12 {
			must(t, a.Command([]byte(fmt.Sprintf(`{"type":"goto","at":%d}`, i))))
			at(i, "goto")
			if list := a.base.(*viewer).table.happened(); len(list) != i {
				t.Errorf("%s: %d things happened in %d moves", game, len(list), i)
			}
		}
		page.events = nil

		a.SetReducedMotion(false) // with all that moves
		run := func(from, to int) {
			t.Helper()
			seen := []int{from}
			for steps := 0; a.Busy(); steps++ {
				if steps > 9999 {
					t.Fatalf("%s: it does not end: %v", game, seen)
				}
				a.Update(a.now + 50)
				if n := len(a.Record().Moves); n != seen[len(seen)-1] {
					seen = append(seen, n)
				}
			}
			for i, n := range seen {
				if n != from+i || seen[len(seen)-1] != to {
					t.Fatalf("%s: from %d to %d: %v", game, from, to, seen)
				}
			}
		}
		a.Key(Key{Key: " "}) // from 11
		run(11, 12)
		if got := page.heardTypes(t); game == vassalsGame && got != "state" && got != "state score" {
			t.Errorf("%s: a step tells %s", game, got)
		}
		perform(t, a, "play") // from the beginning again
		run(0, 12)
		must(t, a.Command([]byte(`{"type":"goto","at":5}`)))
		must(t, a.Command([]byte(`{"type":"play"}`)))
		if !a.Busy() {
			t.Errorf("%s: play does not run", game)
		}
		must(t, a.Command([]byte(`{"type":"play","on":false}`)))
		a.Update(a.now + 9000)
		at(5, "a pause")
		must(t, a.Command([]byte(`{"type":"play"}`)))
		run(5, 12)
	}
}

// However long nothing has moved, the first step of a replay comes after a pause.
func TestReplayAfterIdling(t *testing.T) {
	for _, game := range games {
		for what, begin := range map[string]func(*App) error{
			"the key":     func(a *App) error { a.Key(Key{Key: " "}); return nil },
			"the button":  func(a *App) error { return a.Perform("play") },
			"the command": func(a *App) error { return a.Command([]byte(`{"type":"play"}`)) },
		} {
			a := embedded(t, newFakePage("en"), frames[3], "mode=replay&at=0", played(t, game, 2, 4))
			a.Update(a.now + 16)
			must(t, begin(a))
			now := a.now + 60_000 // the next frame
			a.Update(now)
			if a.Update(now + stepPause/2 - 1); len(a.Record().Moves) != 0 {
				t.Errorf("%s: %s leads to the first move at once", game, what)
			}
			if a.Update(now + stepPause/2); len(a.Record().Moves) != 1 {
				t.Errorf("%s: after %s and a pause: %d moves", game, what, len(a.Record().Moves))
			}
		}
	}
}

// A board that is turned into one of another mode shows the fief large that such
// a board shows.
func TestOwnerOfMode(t *testing.T) {
	rec := played(t, agesGame, 3, 14)
	owner := func(a *App) int { return a.base.(*viewer).table.(*agesTable).owner() }
	open := func(mode string) *App { return embedded(t, newFakePage("en"), frames[3], "mode="+mode, rec) }
	view, replay := owner(open(modeView)), owner(open(modeReplay))
	if view == replay {
		t.Fatalf("player %d is to move, and has moved last", view)
	}
	for _, from := range modes {
		for to, want := range map[string]int{modeView: view, modeReplay: replay} {
			a := open(from)
			must(t, a.Command([]byte(fmt.Sprintf(`{"type":"load","mode":%q,"record":%s}`, to, rec.Encode()))))
			if got := owner(a); got != want {
				t.Errorf("from %s to %s: the fief of player %d, want that of %d", from, to, got, want)
			}
		}
	}
}
