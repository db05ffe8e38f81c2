package bots

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"vassals/rules/vassals"
)

// level is how much a bot thinks. The zero level judges the moves and looks no
// further.
type level struct {
	rounds []round
	depth  int // moves looked ahead after one's own
}

// round is a part of a search: the best moves so far are tried in as many
// scenarios more.
type round struct{ moves, scenarios int }

// search is a bot that judges all moves, and tries the best of them in
// scenarios: it supposes that certain tiles come next, and that everyone plays
// then what looks best. All moves meet the same scenarios.
type search struct {
	level level
	w     *weights
	share Share

	s     *vassals.State
	me    int
	seed  uint64
	moves int

	pcg    rand.PCG
	chance *rand.Rand

	options options
	tried   []tried
	looks   []*outlook // by how many tiles were drawn since the root
	left    []int
	deck    []vassals.Kind // the tiles left, shuffled once for this move
	next    []vassals.Kind // of the scenario
	list    []Ranked

	begun, judged   bool
	done            bool
	round, scenario int
	at              int // in tried
	pairs, total    int // of moves and scenarios, for progress
}

// tried is a move and how it fared.
type tried struct {
	option
	sum float64
	n   int
}

// worth is what is known of a move.
func (t *tried) worth() float64 {
	if t.n == 0 {
		return t.lead
	}
	return t.sum / float64(t.n)
}

func newSearch(l level, w *weights) *search {
	b := &search{level: l, w: w, left: make([]int, len(vassals.Tiles))}
	b.chance = rand.New(&b.pcg)
	for range l.depth + 1 {
		b.looks = append(b.looks, new(outlook))
	}
	return b
}

// begin sets the search on a state, which must stay as it is between steps.
func (b *search) begin(s *vassals.State, t Thinking, share Share) {
	b.s, b.me, b.seed, b.moves, b.share = s, s.Player(), t.Seed, t.Moves, share
	b.begun, b.judged, b.done = false, false, false
	b.round, b.scenario, b.at, b.pairs = 0, 0, 0, 0
}

// step goes on with the search until enough says so.
func (b *search) step(enough func() bool) (done bool) {
	defer b.s.Watch(b.s.Watch(false))
	b.s.Hide()
	defer b.s.Reveal()
	for !b.done {
		if b.judged {
			b.try()
		} else {
			b.judge()
		}
		if enough != nil && enough() {
			break
		}
	}
	return b.done
}

// judge judges the next placement of the tile in hand; after the last it is known
// which moves are to be tried.
func (b *search) judge() {
	if !b.begun {
		b.begun = true
		b.s.CountLeft(b.left)
		b.looks[0].look(b.w, b.left)
		b.options.begin(b.s, b.looks[0], b.w)
	}
	if b.options.next(b.options.keep) {
		return
	}
	b.judged = true
	b.pcg.Seed(b.seed, uint64(b.moves)+1)
	b.tried = b.tried[:0]
	for _, op := range b.options.list {
		if b.w.noise > 0 {
			op.lead += b.w.noise * b.chance.NormFloat64()
		}
		b.tried = append(b.tried, tried{option: op})
	}
	b.chance.Shuffle(len(b.tried), func(i, j int) { b.tried[i], b.tried[j] = b.tried[j], b.tried[i] })
	b.sort(len(b.tried))
	b.deck = b.deck[:0]
	for k, n := range b.left {
		for range n {
			b.deck = append(b.deck, vassals.Kind(k))
		}
	}
	b.chance.Shuffle(len(b.deck), func(i, j int) { b.deck[i], b.deck[j] = b.deck[j], b.deck[i] })
	b.total = 0
	for _, r := range b.level.rounds {
		b.total += min(r.moves, len(b.tried)) * b.part(r.scenarios)
	}
	b.done = b.total == 0 || len(b.tried) == 1 || len(b.deck) == 0
}

// part gives how many scenarios of n are of this share, if the first is.
func (b *search) part(n int) int {
	return (n + max(b.share.Of, 1) - 1) / max(b.share.Of, 1)
}

// sort puts the first n moves in order, best first.
func (b *search) sort(n int) {
	slices.SortStableFunc(b.tried[:n], func(x, y tried) int { return cmp.Compare(y.worth(), x.worth()) })
}

// try tries the next move of the round in the scenario, and goes on to the next
// scenario after the last.
func (b *search) try() {
	r := b.level.rounds[b.round]
	n := min(r.moves, len(b.tried))
	if b.at == 0 {
		b.suppose(b.number())
	}
	t := &b.tried[b.at]
	t.sum += b.play(t.move) + t.like
	t.n++
	b.pairs++
	if b.at++; b.at < n {
		return
	}
	b.at = 0
	if b.scenario++; b.scenario < b.part(r.scenarios) {
		return
	}
	b.sort(n)
	b.scenario = 0
	b.round++
	b.done = b.round == len(b.level.rounds)
}

// number gives the number of the scenario, of all of the search.
func (b *search) number() int {
	n := b.scenario
	for _, r := range b.level.rounds[:b.round] {
		n += b.part(r.scenarios)
	}
	return n*max(b.share.Of, 1) + b.share.Part
}

// suppose makes scenario i: which tiles come next. The first is each of those
// left in turn.
func (b *search) suppose(i int) {
	n := min(len(b.looks), len(b.deck))
	b.pcg.Seed(b.seed, uint64(b.moves)+1+uint64(i+1)<<32)
	b.next = append(b.next[:0], b.deck...)
	first := i % len(b.deck)
	b.next[0], b.next[first] = b.next[first], b.next[0]
	for j := 1; j < n; j++ {
		k := j + b.chance.IntN(len(b.next)-j)
		b.next[j], b.next[k] = b.next[k], b.next[j]
	}
	b.next = b.next[:n]
	left := b.left
	for j := 1; j < len(b.looks); j++ {
		if j <= n {
			left[b.next[j-1]]--
		}
		b.looks[j].look(b.w, left)
	}
	for _, k := range b.next[:min(n, len(b.looks)-1)] {
		left[k]++
	}
}

// play plays a move in the scenario and what follows, and gives how far ahead
// the bot is then.
func (b *search) play(m vassals.Move) float64 {
	s := b.s
	mark := s.Steps()
	b.enter(m)
	s.Next(b.next)
	s.Finish()
	judged := false
	for drawn := 1; drawn <= b.level.depth && s.Step() != vassals.StepOver; drawn++ {
		if !s.Fits() {
			s.Discard()
			continue
		}
		op := b.options.best(s, b.looks[drawn], b.w)
		b.options.want, judged = op.want, true
		b.enter(op.move)
		s.Finish()
	}
	if !judged {
		b.options.fields.forget()
		b.options.judge(s, b.looks[b.level.depth], b.w)
	}
	for s.Steps() > mark {
		s.Back()
	}
	return b.options.lead(&b.options.want, b.me)
}

// enter steps through a move up to its Finish.
func (b *search) enter(m vassals.Move) {
	if err := b.s.Enter(m); err != nil {
		panic(err) // it is one of those that the state offered
	}
}

// ranked gives all moves, best first, in a slice good until the next use. Those
// that were not tried are worth what they seemed, put right by how much those
// that were tried were worth more or less than they seemed.
func (b *search) ranked() []Ranked {
	shift, n := 0.0, 0
	for i := range b.tried {
		if t := &b.tried[i]; t.n > 0 {
			shift += t.worth() - t.lead
			n++
		}
	}
	if n > 0 {
		shift /= float64(n)
	}
	b.list = b.list[:0]
	if !b.judged {
		b.tried = b.tried[:0]
		for _, op := range b.options.list {
			b.tried = append(b.tried, tried{option: op})
		}
	}
	most := 0
	for i := range b.tried {
		t := &b.tried[i]
		r := Ranked{t.move, t.worth(), float64(t.n)}
		if t.n == 0 {
			r.Worth += shift
		}
		b.list = append(b.list, r)
		most = max(most, t.n)
	}
	slices.SortStableFunc(b.list, func(x, y Ranked) int { return compareThought(x.Worth, x.Weight, y.Worth, y.Weight, float64(most)) })
	return b.list
}

// Choose makes the best move.
func (b *search) Choose(s *vassals.State, t Thinking) {
	b.begin(s, t, Share{})
	b.step(t.Enough)
	b.enter(b.ranked()[0].Move)
}

// Rank thinks to the end, or until it is enough.
func (b *search) Rank(s *vassals.State, t Thinking) []Ranked {
	b.begin(s, t, Share{})
	b.step(t.Enough)
	return slices.Clone(b.ranked())
}

// progress counts judging the moves as a tenth.
func (b *search) progress() float64 {
	const judging = 0.1
	switch {
	case b.done:
		return 1
	case !b.begun:
		return 0
	case !b.judged:
		return judging * float64(b.options.at) / float64(len(b.options.places)+1)
	}
	return judging + (1-judging)*float64(b.pairs)/float64(max(b.total, 1))
}
