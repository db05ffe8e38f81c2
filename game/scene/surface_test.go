package scene

import (
	"strings"
	"testing"
)

// A game can be begun with a number of players, their names, or players as in
// records.
func TestStartPlayers(t *testing.T) {
	tests := []struct{ give, want string }{
		{`{"players":3}`, "Ana red, Bruno blue, Clara green"},
		{`{"players":["Zoe","Yan"]}`, "Zoe red, Yan blue"},
		{`{"players":[{"name":"Zoe","color":"black"},{"name":"Yan","color":"red","bot":"hard"}]}`, "Zoe black, Yan red hard"},
		{`{"players":1}`, ""},
		{`{"players":-1}`, ""},
		{`{"players":1e9}`, ""},
		{`{"players":7}`, ""},
		{`{"players":6}`, ""}, // not without All or Nothing
		{`{"players":[1,2]}`, ""},
		{`{"players":"Zoe"}`, ""},
		{`{"players":null}`, ""},
		{`{"players":["",""]}`, "Ana red, Bruno blue"},
		{`{"players":[{"name":"Zoe","color":"black","age":7},{"name":"Yan","color":"red"}]}`, ""},
	}
	for _, test := range tests {
		a := newTestApp(t, newFakePage("en"), windows[0])
		err := a.Start([]byte(test.give))
		if test.want == "" {
			if err == nil || a.Screen() != "start" {
				t.Errorf("%s begins a game", test.give)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", test.give, err)
			continue
		}
		var got []string
		for _, p := range a.Record().Players {
			got = append(got, strings.TrimSpace(p.Name+" "+p.Color+" "+p.Bot))
		}
		if s := strings.Join(got, ", "); s != test.want {
			t.Errorf("%s: %s, want %s", test.give, s, test.want)
		}
	}
}
