package scene

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/game/art"
	ages "vassals/rules/middleages"
)

// startAges begins a game of Middle Ages of n people.
func startAges(t testing.TB, a *App, n, seed int) {
	t.Helper()
	names := []string{"Ana", "Bruno", "Clara", "Dmitri", "Elena"}
	colors := []string{"red", "blue", "green", "yellow", "black"}
	var players []string
	for i := range n {
		players = append(players, fmt.Sprintf(`{"name":%q,"color":%q}`, names[i], colors[i]))
	}
	must(t, a.Start([]byte(fmt.Sprintf(`{"game":"middleages","players":[%s],"seed":"%d"}`, strings.Join(players, ","), seed))))
}

// agesChance performs a random action of the turn and gives its id.
func agesChance(t testing.TB, a *App, r *rand.Rand) string {
	t.Helper()
	var ids []string
	for _, act := range a.Actions() {
		word, _, _ := strings.Cut(act.ID, " ")
		switch word {
		case "lord", "take", "scout", "recover", "coin", "token", "lose", "skip", "space":
			ids = append(ids, act.ID)
		case "confirm":
			if r.IntN(4) > 0 {
				return perform(t, a, act.ID)
			}
			ids = append(ids, act.ID)
		}
	}
	if len(ids) == 0 {
		t.Fatalf("nothing to do on screen %q", a.Screen())
	}
	return perform(t, a, ids[r.IntN(len(ids))])
}

// Whole games through the actions of the screen, for every number of players in
// all windows, with every kind of choice, end at the final table.
func TestAgesWholeGames(t *testing.T) {
	kinds := map[string]bool{}
	for i, v := range windows {
		for n := 2; n <= 5; n++ {
			r := rand.New(rand.NewPCG(uint64(i), uint64(n)))
			a := newTestApp(t, newFakePage("en"), v)
			startAges(t, a, n, 7*i+n)
			for steps := 0; a.Screen() == "game"; steps++ {
				if steps > 4000 {
					t.Fatal("the game does not end")
				}
				word, _, _ := strings.Cut(agesChance(t, a, r), " ")
				kinds[word] = true
			}
			if a.Screen() != "end" {
				t.Fatalf("screen %q after the game", a.Screen())
			}
			m, err := ages.NewMatch(a.Record())
			must(t, err)
			if m.State().Step() != ages.StepOver {
				t.Error("the record is of no whole game")
			}
		}
	}
	for _, k := range []string{"lord", "take", "scout", "recover", "coin", "token", "space", "lose", "skip", "confirm"} {
		if !kinds[k] {
			t.Errorf("no %q in all these games", k)
		}
	}
}

// TestAgesSheet draws the screens for people to look at.
func TestAgesSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	all := append([]Viewport{{W: 568, H: 320, Ratio: 2}, {W: 1024, H: 768, Ratio: 1}}, windows...)
	for i, v := range all {
		for _, n := range []int{2, 3, 5} {
			lang := []string{"en", "es", "ru", "pt"}[(i+n)%4]
			painter := &art.Painter{}
			a := newTestApp(t, newFakePage(lang), v)
			name := fmt.Sprintf("ages-%v-%d-%s-", v, n, lang)
			startAges(t, a, n, n)
			r := rand.New(rand.NewPCG(1, 5))
			seen := map[string]bool{}
			shot := func(what string) {
				if !seen[what] {
					seen[what] = true
					a.notice = notice{}
					a.stale = true
					shoot(t, a, painter, v, name+what)
				}
			}
			shot("opening")
			for a.Screen() == "game" {
				id := agesChance(t, a, r)
				tb, ok := a.base.(*agesTable)
				if !ok {
					break
				}
				moves := len(a.Record().Moves)
				if moves > 8*n && strings.HasPrefix(id, "lord") {
					shot(fmt.Sprintf("lord%d", tb.asks()))
				}
				if moves > 11*n && strings.HasPrefix(id, "lord") {
					shot("late")
				}
			}
			shot("end")
		}
	}
}
