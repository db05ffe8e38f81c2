package scene

import (
	"cmp"
	"slices"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
)

// review goes over a finished game: how each player stood after every move, and
// what every move cost in the eyes of expert. It is done piece by piece while
// the players look at it.
type review struct {
	table    tabletop // the game as it ended
	rec      rules.Record
	log      []happening // of every move of the record
	standing [][]float64 // after so many moves, what each player may expect at the end
	costs    []cost      // of every move
	next     int         // the move to be checked next
	checked  int         // how many are
	total    int         // how many there are to check: what was forced is no choice
	stop     func()      // ends the thinking under way; nil when there is none
	failed   bool
	news     bool // something is known that work has not told of
}

// cost is what a move lost against the best one.
type cost struct {
	known bool
	lost  float64 // points of the lead at the end
	best  string
	why   argument // for the best one
}

const (
	// reviewTime is how long expert checks a move. A whole game is checked in
	// about half a minute.
	reviewTime = 350 * time.Millisecond

	// costly is what a move must have lost to be told of, in points, and
	// costlyN how many are listed.
	costly  = 1.0
	costlyN = 8
)

func newReview(t tabletop) *review {
	r := &review{table: t, rec: *t.sat().game.Record(), log: t.happened()}
	r.costs = make([]cost, len(r.rec.Moves))
	for _, e := range r.log {
		if !e.forced {
			r.total++
		}
	}
	return r
}

// done reports whether all is known that will be.
func (r *review) done() bool {
	return len(r.standing) > len(r.rec.Moves) && (r.failed || r.next >= len(r.costs))
}

// leave ends the thinking; work takes it up again.
func (r *review) leave() {
	if r.stop != nil {
		r.stop()
		r.stop = nil
	}
}

// work does a little of what is left to do. It reports whether something new is
// known, and whether there is more to do than to wait for an answer.
func (r *review) work() (news, more bool) {
	if r.stop == nil && !r.failed {
		r.check()
	}
	for range 2 { // so many do not disturb what moves
		if len(r.standing) > len(r.rec.Moves) {
			break
		}
		s, err := bots.Standing(upTo(&r.rec, len(r.standing)))
		if err != nil { // the game was played by this very record
			r.failed = true
			s = make([]float64, len(r.rec.Players))
		}
		r.standing = append(r.standing, s)
		r.news = true
	}
	news, r.news = r.news, false
	return news, len(r.standing) <= len(r.rec.Moves)
}

// check has expert think about the next move that was a choice.
func (r *review) check() {
	for r.next < len(r.costs) && r.log[r.next].forced {
		r.next++
	}
	if r.next >= len(r.costs) {
		return
	}
	r.stop = r.table.sat().app.page.Think(bots.Question{Record: upTo(&r.rec, r.next), Bot: adviser, Limit: reviewTime}, r.take)
}

// take takes what expert thinks of the move that was asked about.
func (r *review) take(a bots.Answer) {
	if !a.Done && a.Err == "" {
		return
	}
	r.stop, r.news = nil, true
	if a.Err != "" || len(a.Choices) == 0 {
		r.failed = true
		return
	}
	r.judge(r.next, a.Choices)
	r.next++
	r.checked++
}

// judge compares a move with the best of the choices there were.
func (r *review) judge(n int, list []bots.Choice) {
	before, err := newMatch(upTo(&r.rec, n))
	if err != nil {
		return // the game was played by this very record
	}
	i := slices.IndexFunc(list, func(c bots.Choice) bool { return r.table.same(r.rec.Moves[n], c.Move) })
	played := slices.MinFunc(list, func(c, d bots.Choice) int { return cmp.Compare(c.Worth, d.Worth) })
	if i >= 0 { // else it was not worth a thought
		played = list[i]
	}
	best := list[0]
	r.costs[n] = cost{known: true, lost: max(0, best.Worth-played.Worth), best: best.Move, why: r.table.argue(before, best.Move)}
}

// costliest lists the moves that lost the most, the dearest first.
func (r *review) costliest() (moves []int) {
	for i, c := range r.costs {
		if c.lost >= costly {
			moves = append(moves, i)
		}
	}
	slices.SortStableFunc(moves, func(i, j int) int { return cmp.Compare(r.costs[j].lost, r.costs[i].lost) })
	return moves[:min(len(moves), costlyN)]
}
