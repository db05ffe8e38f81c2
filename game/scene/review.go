package scene

import (
	"cmp"
	"slices"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// review goes over a finished game: how each player stood after every move, and
// what every move cost in the eyes of expert. It is done piece by piece while
// the players look at it.
type review struct {
	page     Page
	rec      rules.Record
	log      []entry     // of every move of the record
	standing [][]float64 // after so many moves, what each player may expect at the end
	costs    []cost      // of every move
	next     int         // the move to be checked next
	checked  int         // how many are
	total    int         // how many there are to check: discards are no choice
	stop     func()      // ends the thinking under way; nil when there is none
	failed   bool
	news     bool // something is known that work has not told of
}

// cost is what a move lost against the best one.
type cost struct {
	known bool
	lost  float64 // points of the lead at the end
	best  vassals.Move
	worth float64
	why   []bots.Reason // for the best one
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

func newReview(page Page, rec *rules.Record, log []entry) *review {
	r := &review{page: page, rec: *rec, log: log, costs: make([]cost, len(rec.Moves))}
	for _, e := range log {
		if e.kind == entryMove {
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
	for r.next < len(r.costs) && r.log[r.next].kind == entryDiscard {
		r.next++
	}
	if r.next >= len(r.costs) {
		return
	}
	r.stop = r.page.Think(bots.Question{Record: upTo(&r.rec, r.next), Bot: adviser, Limit: reviewTime}, r.take)
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
	played, err := vassals.ParseMove(r.rec.Moves[n])
	if err != nil {
		return
	}
	best, err := vassals.ParseMove(list[0].Move)
	if err != nil {
		return
	}
	m, err := vassals.NewMatch(upTo(&r.rec, n))
	if err != nil {
		return
	}
	c := cost{known: true, best: best, worth: list[0].Worth, why: bots.Why(m.State(), best)}
	i := slices.IndexFunc(list, func(c bots.Choice) bool {
		move, err := vassals.ParseMove(c.Move)
		return err == nil && sameMove(played, move)
	})
	if i > 0 {
		c.lost = max(0, list[0].Worth-list[i].Worth)
	}
	r.costs[n] = c
}

// sameMove reports whether two moves do the same: a tile may look alike turned
// differently, and a part of a tile be named by several edges.
func sameMove(a, b vassals.Move) bool {
	if a.Tile != b.Tile || a.At.Spot != b.At.Spot || !vassals.Alike(a.Tile, a.At.Rotation, b.At.Rotation) {
		return false
	}
	return slices.EqualFunc(a.Claims(), b.Claims(), func(c, d vassals.Claim) bool {
		if c.Figure != d.Figure || c.Place == d.Place {
			return c.Figure == d.Figure
		}
		p, _ := vassals.PartAt(a.Tile, a.At.Rotation, c.Place)
		q, ok := vassals.PartAt(b.Tile, b.At.Rotation, d.Place)
		return ok && p == q && a.At.Rotation == b.At.Rotation
	})
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
