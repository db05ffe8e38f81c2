package scene

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/game/art"
)

// startGame begins a game of n players with all that is named.
func startGame(t testing.TB, a *App, n int, expansions string, seed int) {
	t.Helper()
	names := []string{"Ana", "Bruno", "Clara", "Dmitri", "Elena", "Farid"}
	colors := []string{"red", "blue", "green", "yellow", "black", "pink"}
	var players []string
	for i := range n {
		players = append(players, fmt.Sprintf(`{"name":%q,"color":%q}`, names[i], colors[i]))
	}
	must(t, a.Start([]byte(fmt.Sprintf(`{"players":[%s],"expansions":[%s],"seed":"%d"}`, strings.Join(players, ","), expansions, seed))))
}

const allExpansions = `"fairs","allornothing","shadow"`

// chance performs a random action of the turn and gives its id.
func chance(t testing.TB, a *App, r *rand.Rand) string {
	t.Helper()
	var ids []string
	for _, act := range a.Actions() {
		word, _, _ := strings.Cut(act.ID, " ")
		switch word {
		case "place", "rotate", "figure", "shadow", "skip", "confirm":
			ids = append(ids, act.ID)
			if word == "confirm" {
				return perform(t, a, act.ID)
			}
		}
	}
	if len(ids) == 0 {
		t.Fatalf("nothing to do on screen %q", a.Screen())
	}
	return perform(t, a, ids[r.IntN(len(ids))])
}

func perform(t testing.TB, a *App, id string) string {
	t.Helper()
	must(t, a.Perform(id))
	a.Update(a.now + 16)
	return id
}

// Whole games through the actions of the screen end at the final table, with
// the record that the rules accept.
func TestPlayWholeGames(t *testing.T) {
	for i, n := range []int{2, 3, 6} {
		r := rand.New(rand.NewPCG(uint64(i), 5))
		a := newTestApp(t, newFakePage("en"), windows[i])
		startGame(t, a, n, allExpansions, i+1)
		for steps := 0; a.Screen() == "game"; steps++ {
			if steps > 4000 {
				t.Fatal("the game does not end")
			}
			chance(t, a, r)
		}
		if a.Screen() != "end" {
			t.Fatalf("screen %q after the game", a.Screen())
		}
	}
}

// TestSheet draws the screens for people to look at.
func TestSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	for _, lang := range []string{"en", "ru"} {
		for _, v := range windows {
			if lang != "en" && v.W > 1000 {
				continue
			}
			painter := &art.Painter{}
			a := newTestApp(t, newFakePage(lang), v)
			name := lang + "-" + v.String() + "-"
			shoot(t, a, painter, v, name+"start")
			perform(t, a, "rules")
			shoot(t, a, painter, v, name+"rules")
			perform(t, a, "close")
			perform(t, a, "settings")
			shoot(t, a, painter, v, name+"settings")
			perform(t, a, "close")
			startGame(t, a, 4, allExpansions, 3)
			r := rand.New(rand.NewPCG(1, 5))
			shoot(t, a, painter, v, name+"game0")
			figure, tried, scored := false, false, false
			for len(a.Record().Moves) < 46 {
				id := chance(t, a, r)
				if len(a.Record().Moves) > 18 {
					if !figure && (strings.HasPrefix(id, "figure ")) {
						figure = true
						shoot(t, a, painter, v, name+"figure")
					}
					if !tried && strings.HasPrefix(id, "place ") {
						tried = true
						shoot(t, a, painter, v, name+"tried")
					}
					if tb := a.base.(*table); !scored && len(tb.scored) > 0 {
						scored = true
						shoot(t, a, painter, v, name+"scored")
					}
				}
			}
			a.Update(a.now + 5000)
			shoot(t, a, painter, v, name+"game46")
			perform(t, a, "menu")
			shoot(t, a, painter, v, name+"menu")
			perform(t, a, "log")
			shoot(t, a, painter, v, name+"log")
			perform(t, a, "close")
			perform(t, a, "close")
			for a.Screen() == "game" {
				chance(t, a, r)
			}
			shoot(t, a, painter, v, name+"end")
		}
	}
}
