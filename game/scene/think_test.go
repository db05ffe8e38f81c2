package scene

import (
	"testing"

	"vassals/rules"
	"vassals/rules/bots"
)

// The browser of the tests answers as a Page promises: never from within the
// call, with one last Answer, and not at all once stopped.
func TestFakeThink(t *testing.T) {
	page := newFakePage("en")
	q := bots.Question{Bot: "greedy", Record: &rules.Record{
		Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: "7",
		Players: []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Bruno", Color: "blue"}},
	}}
	var got []bots.Answer
	page.Think(q, func(a bots.Answer) { got = append(got, a) })
	page.Think(q, func(bots.Answer) { t.Error("an answer after stop") })()
	if len(got) > 0 {
		t.Fatal("an answer from within the call")
	}
	page.think()
	page.think()
	if n := len(got); n == 0 || !got[n-1].Done || len(got[n-1].Choices) == 0 {
		t.Fatalf("answers %v", got)
	}
	got, q.Bot = nil, "oracle"
	page.Think(q, func(a bots.Answer) { got = append(got, a) })
	page.think()
	if len(got) != 1 || got[0].Err == "" || got[0].Done {
		t.Errorf("of an unknown bot: %v", got)
	}
}
