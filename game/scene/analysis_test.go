package scene

import (
	"math/rand/v2"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/rules/bots"
)

// finished plays a game to its final table.
func finished(t *testing.T, a *App, n int, expansions string) {
	t.Helper()
	startGame(t, a, n, expansions, 4)
	for r := rand.New(rand.NewPCG(2, 2)); a.Screen() == "game"; {
		chance(t, a, r)
	}
}

// finishedAges plays a game of Middle Ages to its final table.
func finishedAges(t *testing.T, a *App, n int) {
	t.Helper()
	startAges(t, a, n, 4)
	for r := rand.New(rand.NewPCG(2, 2)); a.Screen() == "game"; {
		agesChance(t, a, r)
	}
}

// finishedOf has a finished game of either kind.
func finishedOf(t *testing.T, a *App, game string, n int) {
	t.Helper()
	if game == agesGame {
		finishedAges(t, a, min(n, 5))
		return
	}
	finished(t, a, n, allExpansions)
}

// dear answers every question about a finished game: what was played cost some
// points, every sixth move many.
func dear(a *App, page *fakePage) {
	rv := a.base.(*analysis).review
	for _, q := range page.asked {
		if q.stopped {
			continue
		}
		n := len(q.Record.Moves)
		search, err := bots.Begin(q.Record, "random", bots.Share{})
		if err != nil {
			q.answer(bots.Answer{Err: err.Error()})
			continue
		}
		search.Step(nil)
		other := search.Choices()[0].Move
		played := rv.rec.Moves[n]
		if n%6 != 3 || other == played {
			q.answer(bots.Answer{Done: true, Choices: []bots.Choice{{Move: played, Worth: 4}, {Move: other, Worth: 1}}})
		} else {
			q.answer(bots.Answer{Done: true, Choices: []bots.Choice{{Move: other, Worth: 4 + float64(n)/10}, {Move: played, Worth: 1}}})
		}
	}
	page.asked = nil
}

// After a game one goes through its moves, with what they cost; the moves that
// lost the most are found one by one, and again after leaving.
func TestAnalysis(t *testing.T) {
	for _, game := range []string{vassalsGame, agesGame} {
		t.Run(game, func(t *testing.T) { testAnalysis(t, game) })
	}
}

func testAnalysis(t *testing.T, game string) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	finishedOf(t, a, game, 4)
	saved := page.newest()
	moves := len(a.Record().Moves)
	perform(t, a, "analysis")
	s := a.base.(*analysis)
	if a.Screen() != "analysis" || s.at != moves || !a.Busy() {
		t.Fatalf("screen %q at move %d, busy %v", a.Screen(), s.at, a.Busy())
	}
	for range 20 {
		dear(a, page)
		a.Update(a.now + 16)
	}
	if n := s.review.checked; n < 10 || n > 30 || page.asked[0].Limit != reviewTime {
		t.Fatalf("%d moves checked in 20 frames", n)
	}
	asked := page.asked[0]
	perform(t, a, "close")
	if a.Screen() != "end" || !asked.stopped {
		t.Fatalf("screen %q, the thinking stopped %v", a.Screen(), asked.stopped)
	}
	perform(t, a, "analysis")
	s = a.base.(*analysis)
	for a.Busy() {
		dear(a, page)
		a.Update(a.now + 16)
	}
	if s.review.checked != s.review.total || len(s.review.standing) != moves+1 {
		t.Errorf("checked %d of %d, %d standings", s.review.checked, s.review.total, len(s.review.standing))
	}
	list := s.review.costliest()
	if len(list) != costlyN {
		t.Fatalf("the costliest moves are %v", list)
	}
	perform(t, a, "costly")
	perform(t, a, "costly 1")
	if s.at != list[0]+1 {
		t.Errorf("at move %d, want %d", s.at, list[0]+1)
	}
	if got := s.view.sat().game.Record().Moves; len(got) != s.at {
		t.Errorf("the table is of %d moves", len(got))
	}
	perform(t, a, "better")
	if got := s.view.sat().game.Record().Moves; got[s.at-1] != s.review.costs[s.at-1].best {
		t.Errorf("the better move on the table is %s", got[s.at-1])
	}
	perform(t, a, "previous")
	if s.at != list[0] || s.better {
		t.Errorf("at move %d, better %v", s.at, s.better)
	}
	perform(t, a, "next-costly")
	if s.at != list[0]+1 {
		t.Errorf("the next costly move is %d, want %d", s.at, list[0]+1)
	}
	a.Back()
	if a.Screen() != "end" {
		t.Fatalf("screen %q after the key back", a.Screen())
	}
	perform(t, a, "analysis")
	a.Key(Key{Key: "Home"})
	if s = a.base.(*analysis); s.at != 0 || can(a, "previous") {
		t.Errorf("Home leads to move %d", s.at)
	}
	must(t, a.Perform("move 5"))
	if s.at != 5 {
		t.Errorf("a touch on the graph leads to move %d", s.at)
	}
	if page.newest() != saved {
		t.Error("the analysis has changed the saved game")
	}
}

// Where expert cannot think, the game can still be gone through.
func TestAnalysisFails(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	finished(t, a, 2, "")
	perform(t, a, "analysis")
	page.asked[0].answer(bots.Answer{Err: "no worker"})
	page.asked = nil
	for a.Busy() {
		a.Update(a.now + 16)
	}
	perform(t, a, "previous")
	if len(page.asked) > 0 || !strings.Contains(mirrorText(a), a.t("analysis.failed")) {
		t.Error("the player is not told, or expert is asked on")
	}
}

func mirrorText(a *App) string {
	var list []string
	for _, l := range a.Mirror() {
		list = append(list, l.Text)
	}
	return strings.Join(list, "\n")
}

// Nothing of the analysis is cut or overlaps in any language, in any window.
func TestAnalysisFits(t *testing.T) {
	for _, lang := range languages() {
		for _, v := range windows {
			for _, n := range []int{2, 6} {
				for _, game := range []string{vassalsGame, agesGame} {
					checkAnalysis(t, lang, v, game, n)
				}
			}
		}
	}
}

func checkAnalysis(t *testing.T, lang string, v Viewport, game string, n int) {
	t.Helper()
	page := newFakePage(lang)
	a := newTestApp(t, page, v)
	name := lang + " " + v.String() + " " + game + " " + itoa(n) + " players: "
	finishedOf(t, a, game, n)
	perform(t, a, "analysis")
	checkFit(t, a, name+"analysis")
	for range 40 {
		dear(a, page)
		a.Update(a.now + 16)
	}
	checkFit(t, a, name+"analysis under way")
	for range 3 {
		perform(t, a, "previous-costly")
		checkFit(t, a, name+"costly move")
	}
	for _, act := range a.Actions() {
		if strings.HasPrefix(act.ID, "tile ") {
			perform(t, a, act.ID)
			checkFit(t, a, name+act.ID)
			a.Back()
			break
		}
	}
	if a.Screen() != "analysis" {
		t.Errorf("%sscreen %q after a tile was asked about", name, a.Screen())
	}
	perform(t, a, "better")
	checkFit(t, a, name+"better move")
	perform(t, a, "costly")
	checkFit(t, a, name+"costly moves")
}

// TestAnalysisSheet draws the analysis for people to look at.
func TestAnalysisSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("no -sheet")
	}
	for i, game := range []string{vassalsGame, agesGame, agesGame} {
		for _, v := range []Viewport{windows[0], windows[2], windows[3], windows[4]} {
			painter := &art.Painter{}
			page := newFakePage([]string{"ru", "en", "es"}[i])
			a := newTestApp(t, page, v)
			n := []int{4, 2, 5}[i]
			name := game + "-" + v.String() + "-" + itoa(n) + "-"
			finishedOf(t, a, game, n)
			shoot(t, a, painter, v, name+"end")
			perform(t, a, "analysis")
			for range 50 {
				dear(a, page)
				a.Update(a.now + 16)
			}
			perform(t, a, "previous-costly")
			shoot(t, a, painter, v, name+"analysis")
			for a.Busy() {
				dear(a, page)
				a.Update(a.now + 16)
			}
			a.Key(Key{Key: "End"})
			perform(t, a, "previous-costly")
			perform(t, a, "previous-costly")
			perform(t, a, "better")
			shoot(t, a, painter, v, name+"better")
			perform(t, a, "costly")
			shoot(t, a, painter, v, name+"costly")
		}
	}
}

// In another window the analysis shows the map as if it had begun there.
func TestAnalysisResized(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), Viewport{W: 1280, H: 800, Ratio: 1})
	finished(t, a, 2, "")
	perform(t, a, "analysis")
	a.Resize(Viewport{W: 700, H: 800, Ratio: 1})
	a.Update(a.now + 1000)
	resized := a.base.(*analysis).view.(*table).cam.Scale
	perform(t, a, "close")
	perform(t, a, "analysis")
	a.Update(a.now + 1000)
	if fresh := a.base.(*analysis).view.(*table).cam.Scale; resized > fresh*1.1 {
		t.Errorf("scale %.0f, and %.0f of one that begins there", resized, fresh)
	}
}
