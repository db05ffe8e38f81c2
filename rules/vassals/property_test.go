package vassals_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vassals/rules"
	"vassals/rules/vassals"
)

// gamesPerMix is how many random games TestRandomGames plays of each mix of
// expansions; -short of one only; -rapid.checks asks for another number.
const gamesPerMix = 12

var mixes = [][]string{
	nil, {"fairs"}, {"allornothing"}, {"shadow"},
	{"fairs", "allornothing"}, {"fairs", "shadow"}, {"allornothing", "shadow"},
	{"fairs", "allornothing", "shadow"},
}

// TestRandomGames plays random legal games with the engine and by the rules'
// text side by side. After every step everything that the engine keeps must be
// what a recount finds, every choice that it offers must be one by the text, and
// taking the step back must leave the state as it was.
func TestRandomGames(t *testing.T) {
	games := gamesPerMix
	if testing.Short() {
		games = 1
	}
	setChecks(t, games)
	for _, mix := range mixes {
		t.Run("base+"+strings.Join(mix, "+"), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				d := newDuel(t, mix)
				d.run()
			})
		})
	}
}

// setChecks sets how often rapid repeats a check, unless the command line does.
func setChecks(t *testing.T, n int) {
	given := false
	flag.Visit(func(f *flag.Flag) { given = given || f.Name == "rapid.checks" })
	if given {
		return
	}
	f := flag.Lookup("rapid.checks")
	was := f.Value.String()
	if err := f.Value.Set(strconv.Itoa(n)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Value.Set(was) })
}

// duel is one game played twice.
type duel struct {
	t      *rapid.T
	rand   *rand.Rand
	style  style
	record *rules.Record
	deck   []vassals.Kind
	match  *vassals.Match
	state  *vassals.State
	text   *slowGame
	frozen vassals.Frozen
	moves  []string
}

// style is how the players choose among what is legal. Games of one style alone
// would miss much: random ones sprawl and leave everything open.
type style struct {
	compact, complete, builder float64 // how often a placement is chosen for that
	idle                       float64 // how often no figure is put
	helper                     float64 // how often a builder or pig goes before others
}

func newDuel(t *rapid.T, mix []string) *duel {
	most := 5
	if slices.Contains(mix, "allornothing") {
		most = 6
	}
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals", Expansions: mix,
		Seed: strconv.FormatUint(rapid.Uint64().Draw(t, "seed"), 10), Moves: []string{}}
	for i := range rapid.IntRange(2, most).Draw(t, "players") {
		rec.Players = append(rec.Players, rules.Player{Name: fmt.Sprint("Player ", i), Color: rules.Colors[i]})
	}
	d := &duel{t: t, record: rec}
	d.rand = rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "choices"), 0))
	rates := rapid.SampledFrom([]style{
		{idle: 0.2},
		{compact: 0.9, idle: 0.3, helper: 0.5},
		{compact: 0.5, complete: 0.4, idle: 0.4, helper: 0.9},
		{compact: 0.3, builder: 0.5, complete: 0.1, idle: 0.1, helper: 0.9},
	})
	d.style = rates.Draw(t, "style")
	// Shrinking shortens the game.
	sets := make(map[string]bool)
	for _, name := range mix {
		sets[name] = true
	}
	seed, _ := rules.ParseSeed(rec.Seed)
	d.deck = seedDeck(seed, sets)
	if short := rapid.IntRange(0, 2*len(d.deck)).Draw(t, "tiles"); short > 0 && short < len(d.deck) && rapid.Bool().Draw(t, "short") {
		d.deck = d.deck[:short]
		rec.Deck = []string{}
		for _, k := range d.deck {
			rec.Deck = append(rec.Deck, k.String())
		}
	}
	var err error
	if d.match, err = vassals.NewMatch(rec); err != nil {
		t.Fatal(err)
	}
	d.state = d.match.State()
	if d.text, err = textGame(rec); err != nil {
		t.Fatal(err)
	}
	return d
}

// must ends the test with the record that shows what went wrong.
func (d *duel) must(err error) {
	d.t.Helper()
	if err == nil {
		return
	}
	rec := *d.record
	rec.Moves = d.moves
	d.t.Fatalf("after move %d: %v\n%s", len(d.moves), err, rec.Encode())
}

func (d *duel) check(ok bool, format string, args ...any) {
	d.t.Helper()
	if !ok {
		d.must(fmt.Errorf(format, args...))
	}
}

func (d *duel) run() {
	half := d.rand.IntN(len(d.deck) + 1)
	for !d.text.over() {
		if len(d.moves) == half && !d.text.second {
			d.fromPosition()
		}
		d.must(comparePlacements(d.state, &d.text.table))
		d.refuseSome()
		if !d.state.Fits() {
			d.discard()
			continue
		}
		d.turn()
		if d.rand.IntN(20) == 0 {
			d.undoAndRedo()
		}
	}
	d.end()
}

// step does a step, takes it back, looks whether the state is as before, and
// does it again.
func (d *duel) step(what string, do func()) {
	d.t.Helper()
	d.state.Freeze(&d.frozen)
	do()
	d.check(d.state.Back(), "nothing to take back after %s", what)
	if err := d.state.Thaw(&d.frozen); err != nil {
		d.must(fmt.Errorf("after taking back %s: %w", what, err))
	}
	do()
}

func (d *duel) discard() {
	move := "discard " + d.state.Drawn().String()
	if d.rand.IntN(2) == 0 {
		d.match.Discard()
	} else {
		d.must(d.match.Apply(move))
	}
	_, err := d.text.play(move)
	d.must(err)
	d.moves = append(d.moves, move)
	d.must(compareHands(d.state, d.text, d.deck))
}

// turn plays a whole move, step by step.
func (d *duel) turn() {
	p := d.choosePlacement()
	l := lying{spot{p.X, p.Y}, d.state.Drawn(), int(p.Rotation)}
	move := fmt.Sprintf("%v %d,%d %d", d.state.Drawn(), p.X, p.Y, 90*int(p.Rotation))
	d.tryEveryFigure(l, move)
	d.step("placing", func() { d.state.Place(p) })
	if d.rand.IntN(16) == 0 {
		d.state.Freeze(&d.frozen)
		d.refuse(move) // another move in the middle of this one
	}

	now := d.text.snapshot()
	now.add(l)
	d.must(compareMap(d.state, &now))
	d.check(d.state.Step() == vassals.StepFigure, "step %v after placing", d.state.Step())
	c := recount(&now)
	d.must(compareClaims(d.state, l, d.text.figureChoices(c, l)))
	move += d.claim(l, &now)
	if d.state.Step() == vassals.StepShadow {
		c = recount(&now)
		d.must(compareClaims(d.state, l, d.text.shadowChoices(c, l)))
		move += d.claim(l, &now)
	}
	d.check(d.state.Step() == vassals.StepFinish, "step %v after the figures", d.state.Step())
	d.finish(move)
}

// claim chooses what to put in the step of the figure or the shadow and gives
// the words of the move for it.
func (d *duel) claim(l lying, now *table) string {
	c, ok := d.chooseClaim(d.state.AppendClaims(nil))
	if !ok {
		d.step("putting nothing", d.state.Skip)
		d.must(compareMap(d.state, now))
		return ""
	}
	d.step("putting a figure", func() { d.state.Claim(c) })
	p, _ := l.named(c.Place.String())
	now.pieces = append(now.pieces, piece{d.state.Player(), c.Figure.String(), p})
	d.must(compareMap(d.state, now))
	return " " + claimName(c)
}

// finish ends a move through the state and takes it back, then through the match.
func (d *duel) finish(move string) {
	player := d.state.Player()
	d.state.Freeze(&d.frozen)
	d.state.Finish()
	d.state.Back()
	if err := d.state.Thaw(&d.frozen); err != nil {
		d.must(fmt.Errorf("after taking back the end of %q: %w", move, err))
	}
	parsed, err := vassals.ParseMove(move)
	d.must(err)
	d.check(parsed == d.state.Move() && parsed.String() == move, "%q reads as %+v, not as %+v", move, parsed, d.state.Move())
	d.match.Finish()
	d.moves = append(d.moves, move)
	if got := d.match.Record().Moves; got[len(got)-1] != move {
		d.must(fmt.Errorf("the record says %q, want %q", got[len(got)-1], move))
	}
	ev, err := d.text.play(move)
	d.must(err)
	o := newOutcome()
	setEngineTable(o, d.record, d.state)
	got, want := o.values["events"], newOutcome()
	want.set("events", ev.asReferee(player))
	if a, b := show(sorted(got)), show(sorted(want.values["events"])); a != b {
		d.must(fmt.Errorf("events %s, want %s", a, b))
	}
	d.must(compareHands(d.state, d.text, d.deck))
	d.must(compareMap(d.state, &d.text.table))
	d.compareFinal()
}

// compareFinal compares the count as if the game ended now.
func (d *duel) compareFinal() {
	totals, breakdown, winners := d.text.final()
	got := d.state.Final()
	d.check(slices.Equal(got.Totals, totals), "final points %v, want %v", got.Totals, totals)
	d.check(slices.Equal(d.state.AppendTotals(nil), totals), "totals %v, want %v", d.state.AppendTotals(nil), totals)
	d.check(slices.Equal(got.Winners, winners), "winners %v, want %v", got.Winners, winners)
	for p, b := range got.Breakdown {
		w := breakdown[p]
		want := vassals.Breakdown{Road: w[road], City: w[city], Cloister: w[cloister], Field: w[field], Goods: w["goods"]}
		d.check(b == want && b.Total() == totals[p], "breakdown of player %d: %v, want %v", p, b, want)
	}
}

// snapshot copies what lies and stands on the table.
func (g *slowGame) snapshot() table {
	var t table
	for _, l := range g.tiles {
		t.add(l)
	}
	t.pieces = slices.Clone(g.pieces)
	return t
}

// end checks the finished game: nothing more is legal, and the record gives the
// same game again, by way of its JSON too.
func (d *duel) end() {
	d.check(d.state.Step() == vassals.StepOver, "step %v at the end", d.state.Step())
	d.check(len(d.state.AppendPlacements(nil)) == 0 && len(d.state.AppendClaims(nil)) == 0, "choices after the end")
	d.check(d.match.Apply("bend 1,0 0") != nil, "a move after the end")
	d.compareFinal()
	d.state.Freeze(&d.frozen)
	rec, err := rules.ReadRecord(d.match.Record().Encode())
	d.must(err)
	again, err := vassals.NewMatch(rec)
	d.must(err)
	d.must(again.State().Thaw(&d.frozen))
	d.unwind(again)
}

// unwind takes back a whole game, move by move and then at once, and looks whether
// it stands at its beginning.
func (d *duel) unwind(m *vassals.Match) {
	for n := len(d.moves); n > 0; n-- {
		d.check(m.UndoMove(), "nothing to take back before move %d", n)
		d.check(len(m.Record().Moves) == n-1, "%d moves in the record, want %d", len(m.Record().Moves), n-1)
	}
	d.check(!m.UndoMove() && !m.State().Back(), "something to take back at the beginning")
	begin := *d.record
	begin.Moves = nil
	fresh, err := vassals.NewMatch(&begin)
	d.must(err)
	fresh.State().Freeze(&d.frozen)
	d.must(m.State().Thaw(&d.frozen))
	d.state.Restart(d.deck)
	if err := d.state.Thaw(&d.frozen); err != nil {
		d.must(fmt.Errorf("after a restart: %w", err))
	}
}
