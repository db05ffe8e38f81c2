package thinking

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
)

// ticker is a clock that moves on by a millisecond whenever it is looked at, as
// if whoever looks had worked for that long.
func ticker() Clock {
	now := time.Unix(0, 0)
	return func() time.Time {
		now = now.Add(time.Millisecond)
		return now
	}
}

func testRecord(moves ...string) *rules.Record {
	return &rules.Record{
		Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: "7", Moves: moves,
		Players: []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Bruno", Color: "blue", Bot: "expert"}},
	}
}

// worker is a search of many steps, made of the name of its bot: "worker 50"
// makes 50 simulations, "worker 50 panic" panics after them, and "refuse" does
// not begin.
type worker struct {
	share     bots.Share
	made, all int
	panics    bool
}

func beginWorker(rec *rules.Record, bot string, share bots.Share) (bots.Search, error) {
	w := &worker{share: share, panics: strings.HasSuffix(bot, "panic")}
	if _, err := fmt.Sscanf(bot, "worker %d", &w.all); err != nil {
		return nil, errors.New("bots: there is no such bot")
	}
	return w, nil
}

func (w *worker) Step(enough func() bool) bool {
	for w.made < w.all {
		w.made++
		if enough != nil && enough() {
			return w.made == w.all
		}
	}
	if w.panics {
		panic("the worker is tired")
	}
	return true
}

// Choices tells by the worth which part thought so.
func (w *worker) Choices() []bots.Choice {
	return []bots.Choice{{Move: "bend 0,1 0", Worth: float64(w.share.Part), Weight: float64(w.made)}}
}

func (w *worker) Progress() float64 { return float64(w.made) / float64(w.all) }

// only gives the one element of a list.
func only[E any](t *testing.T, list []E) (e E) {
	t.Helper()
	if len(list) != 1 {
		t.Fatalf("%d where one should be: %v", len(list), list)
	}
	return list[0]
}
