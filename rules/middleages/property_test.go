package middleages

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"vassals/rules"
)

// TestRandomGames plays random games for every number of players. After every
// move everything that the rules promise must hold, and the move taken back must
// leave the state as it was.
func TestRandomGames(t *testing.T) {
	games := 120
	if testing.Short() {
		games = 10
	}
	for players := 2; players <= 5; players++ {
		t.Run(fmt.Sprint(players), func(t *testing.T) {
			for seed := range games {
				g := &randomGame{T: t, m: newMatchOf(t, Printed+seed%Newest, players, strconv.Itoa(seed))}
				g.s = g.m.State()
				g.chance = rand.New(rand.NewPCG(uint64(seed), uint64(players)))
				g.play()
				if t.Failed() {
					t.Fatalf("%s", g.m.Record().Encode())
				}
			}
		})
	}
}

type randomGame struct {
	*testing.T
	m      *Match
	s      *State
	chance *rand.Rand
	moves  []Move
}

func (g *randomGame) play() {
	g.check()
	for g.s.Step() != StepOver && !g.Failed() {
		g.moves = g.s.AppendMoves(g.moves[:0])
		g.checkMoves()
		g.refuseSome()
		move := g.moves[g.chance.IntN(len(g.moves))]
		g.checkPreview(move)
		player, before, had := g.s.Player(), g.s.position, coins(g.s)
		if err := g.m.Apply(move.String()); err != nil {
			g.Fatal(err)
		}
		g.checkCoins(had)
		g.check()
		after := g.s.position
		if !g.m.UndoMove() || g.s.position != before || g.s.Player() != player {
			g.Errorf("taken back, %v leaves another state", move)
		}
		g.s.Do(move)
		if g.s.position != after {
			g.Errorf("done again, %v leads elsewhere", move)
		}
		g.s.Back()
		if err := g.m.Apply(move.String()); err != nil {
			g.Fatal(err)
		}
	}
	g.end()
}

// checkMoves: there is a move, none twice, each can be read, and the lists of
// its parts agree.
func (g *randomGame) checkMoves() {
	if len(g.moves) == 0 {
		g.Fatalf("no move for player %d", g.s.Player())
	}
	seen := map[Move]bool{}
	for _, m := range g.moves {
		if seen[m] {
			g.Errorf("%v stands twice", m)
		}
		seen[m] = true
		if back, err := ParseMove(m.String()); err != nil || back != m {
			g.Errorf("%q is read as %v: %v", m, back, err)
		}
		if err := g.s.check(m); err != nil {
			g.Errorf("%v is listed and refused: %v", m, err)
		}
	}
	if g.s.Step() == StepLose {
		return
	}
	choices := g.s.AppendChoices(nil)
	if lords := g.s.AppendLords(nil); len(g.moves) != len(choices)*max(len(lords), 1) {
		g.Errorf("%d moves of %d positions and %d choices", len(g.moves), len(lords), len(choices))
	}
}

// refuseSome tries moves at random: what is not listed is refused and changes
// nothing.
func (g *randomGame) refuseSome() {
	for range 6 {
		m := Move{Kind: MoveKind(g.chance.IntN(3)), Position: int8(1 + g.chance.IntN(7))}
		p, q := Property(g.chance.IntN(Properties)), Property(g.chance.IntN(Properties))
		switch k := ChoiceKind(g.chance.IntN(5)); k {
		case NoChoice:
		case ScoutChoice:
			m.Choice = Choice{Kind: k, Spot: Spot{int8(1 + g.chance.IntN(4)), int8(1 + g.chance.IntN(6))}}
		case TokenChoice:
			m.Choice = Choice{Kind: k, Property: p, Type: q}
		default:
			m.Choice = Choice{Kind: k, Property: p}
		}
		if m.Kind == LoseMove {
			m = Move{Kind: LoseMove, Property: p}
		}
		if m.Kind == TakeMove {
			m.Position = 0
		}
		before := g.s.position
		err := g.s.Play(m)
		if legal := slices.Contains(g.moves, m); legal != (err == nil) {
			g.Errorf("%v: %v, though it is among the legal moves: %v", m, err, legal)
		}
		if err == nil {
			g.s.Back()
		}
		if g.s.position != before {
			g.Errorf("%v: the state is another", m)
		}
	}
}

// checkPreview: what a preview promises is what the move brings.
func (g *randomGame) checkPreview(m Move) {
	if g.s.Step() != StepTurn {
		return
	}
	me, before := g.s.Player(), g.s.position
	p := g.s.Preview(me, g.s.TileAt(g.s.Lord(me)), m.Choice)
	if g.s.position != before {
		g.Error("a preview changes the state")
	}
	g.s.Do(m)
	got := int(g.s.fiefs[me].coins-before.fiefs[me].coins) - int(g.s.fiefs[me].sources[FromCard]-before.fiefs[me].sources[FromCard])
	if got != p.Coins() {
		g.Errorf("%v brings %d coins, %d were promised", m, got, p.Coins())
	}
	lost := 0
	for _, e := range g.s.Events() {
		if e.Kind == EventLose && e.From == me {
			if lost >= len(p.Loses) || p.Loses[lost] != e.Player {
				g.Errorf("%v: player %d loses a tile, which was not said", m, e.Player)
			}
			lost++
		}
	}
	if lost != len(p.Loses) {
		g.Errorf("%v: %d players lose a tile, not %d", m, lost, len(p.Loses))
	}
	g.s.Back()
}

// checkCoins: the coins that players got are those that others or the bank paid.
func (g *randomGame) checkCoins(had []int) {
	for _, e := range g.s.Events() {
		if e.Kind != EventCoins {
			continue
		}
		if e.Coins <= 0 || e.From == e.Player {
			g.Errorf("coins: %+v", e)
		}
		if e.Player != Bank {
			had[e.Player] += e.Coins
		}
		if e.From != Bank {
			had[e.From] -= e.Coins
		}
	}
	for p, want := range had {
		f := &g.s.fiefs[p]
		sum := 0
		for _, n := range f.sources {
			sum += int(n)
		}
		if g.s.Coins(p) != want || sum != want || want < 0 {
			g.Errorf("player %d has %d coins, by source %d, by payments %d", p, g.s.Coins(p), sum, want)
		}
	}
	rivals := 0
	for p := range had {
		rivals += int(g.s.fiefs[p].sources[FromRivals])
	}
	if rivals != 0 {
		g.Errorf("%d more coins were got from rivals than paid to them", rivals)
	}
}

// check: every tile is somewhere once, no tile has two lords or scouts, what is
// counted is there.
func (g *randomGame) check() {
	s := g.s
	left := map[Tile]int{}
	for _, t := range s.setup.edition.pile(false) {
		left[t]++
	}
	if withOrange(s.Players()) {
		for _, t := range s.setup.edition.pile(true) {
			left[t]++
		}
	}
	all := slices.Concat(s.pile[s.top:s.bottom], s.Discards())
	for row := range s.rows {
		for _, t := range s.rows[row] {
			if t != 0 {
				all = append(all, t)
			}
		}
	}
	coinTokens, propertyTokens := s.CoinTokens(), s.PropertyTokens()
	for p := range s.Players() {
		f := &s.fiefs[p]
		all = append(append(all, f.tiles[:f.size]...), f.cemetery[:f.dead]...)
		n := 0
		for q := range Property(Properties) {
			column := s.AppendColumn(nil, p, q)
			n += len(column)
			if len(column) != s.Count(p, q) {
				g.Errorf("player %d has %d of %v, %d are counted", p, len(column), q, s.Count(p, q))
			}
			switch kind, _ := s.Token(p, q); kind {
			case CoinChoice:
				coinTokens++
			case TokenChoice:
				propertyTokens++
			}
		}
		symbols := s.Symbols(p, Plain) + s.Symbols(p, Peasant) + s.Symbols(p, Chest)
		if n != int(f.size) || symbols != n {
			g.Errorf("player %d has %d tiles, %d in columns, %d symbols", p, f.size, n, symbols)
		}
		if at := s.Lord(p); at != (Spot{}) && s.LordAt(at) != p {
			g.Errorf("two lords on %v", at)
		}
		at := s.Scout(p)
		if at != (Spot{}) && (s.ScoutAt(at) != p || s.TileAt(at) == 0 || at.Row == s.Lord(p).Row) {
			g.Errorf("the scout of player %d stands on %v", p, at)
		}
		if q := s.LordAt(at); at != (Spot{}) && q >= 0 && q != p {
			g.Errorf("a lord took the tile %v that another reserves", at)
		}
	}
	for _, t := range all {
		left[t]--
	}
	for t, n := range left {
		if n != 0 {
			g.Errorf("tile %d, orange %v: %d are missing", t.Number(), t.Orange(), n)
		}
	}
	if coinTokens != 8 || propertyTokens != 8 {
		g.Errorf("%d and %d tokens in all", coinTokens, propertyTokens)
	}
}

// end: 16 tiles each, and the record gives the same game again.
func (g *randomGame) end() {
	for p := range g.s.Players() {
		f := &g.s.fiefs[p]
		if f.size+f.dead != rounds {
			g.Errorf("player %d took %d tiles", p, f.size+f.dead)
		}
	}
	rec, err := rules.ReadRecord(g.m.Record().Encode())
	if err != nil {
		g.Fatal(err)
	}
	again, err := NewMatch(rec)
	if err != nil {
		g.Fatal(err)
	}
	if again.State().position != g.s.position || again.Player() != -1 {
		g.Error("the record gives another game")
	}
	for n := len(rec.Moves); n > 0; n-- {
		if !again.UndoMove() || len(again.Record().Moves) != n-1 {
			g.Fatalf("move %d is not taken back", n)
		}
	}
	if again.UndoMove() {
		g.Error("something is taken back at the beginning")
	}
	if begin := begun(g, rec).State().position; again.State().position != begin {
		g.Error("all taken back, it is not the beginning")
	}
	seed, _ := rules.ParseSeed(rec.Seed)
	again.State().Do(again.State().AppendMoves(nil)[0])
	again.State().Restart(seed)
	if again.State().position != begun(g, rec).State().position {
		g.Error("a new beginning is another")
	}
}
