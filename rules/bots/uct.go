package bots

import (
	"math"
	"math/rand/v2"
	"slices"

	"vassals/rules/vassals"
)

const (
	uctConstant    = 0.1
	uctScale       = 20.0 // points of lead that make a reward of 0.73
	uctSimulations = 4000
)

// uct is plain Monte-Carlo tree search with random play-outs, without any
// knowledge of the game: what the other bots are measured by. A tree of moves
// and of the tiles drawn after them grows by a move in every simulation.
type uct struct {
	share Share
	s     *vassals.State
	Thinking

	pcg    rand.PCG
	chance *rand.Rand
	moves  moves
	rest   []vassals.Kind
	left   []int
	nodes  []uctNode
	path   []int32
	totals []int
	list   []Ranked
	done   int // simulations

	constant float64 // how much is tried that does not look best
}

// uctNode is a move that was made or may be, or a tile drawn after one: its
// children are the moves then.
type uctNode struct {
	move        vassals.Move
	tile        vassals.Kind // of a tile drawn
	player      uint8        // who makes the move
	expanded    bool         // of a tile drawn: all moves are among its children
	first, next int32        // child and sibling, 0 for none
	visits      int32
	sum         float64
}

func newUCT() *uct {
	b := &uct{left: make([]int, len(vassals.Tiles)), constant: uctConstant}
	b.chance = rand.New(&b.pcg)
	return b
}

func (b *uct) begin(s *vassals.State, t Thinking, share Share) {
	b.s, b.Thinking, b.share, b.done = s, t, share, 0
	b.nodes = append(b.nodes[:0], uctNode{})
	s.CountLeft(b.left)
	b.rest = b.rest[:0]
	for k, n := range b.left {
		for range n {
			b.rest = append(b.rest, vassals.Kind(k))
		}
	}
}

func (b *uct) step(enough func() bool) (done bool) {
	defer b.s.Watch(b.s.Watch(false))
	b.s.Hide()
	defer b.s.Reveal()
	for b.done < b.simulations() {
		b.simulate()
		b.done++
		if enough != nil && enough() {
			break
		}
	}
	return b.done == b.simulations()
}

func (b *uct) simulations() int { return uctSimulations / max(b.share.Of, 1) }

func (b *uct) progress() float64 { return float64(b.done) / float64(b.simulations()) }

// simulate goes down the tree, plays on at random and notes how it went.
func (b *uct) simulate() {
	s := b.s
	mark := s.Steps()
	b.pcg.Seed(b.Seed, uint64(b.Moves)+1+uint64(b.done*max(b.share.Of, 1)+b.share.Part+1)<<32)
	b.chance.Shuffle(len(b.rest), func(i, j int) { b.rest[i], b.rest[j] = b.rest[j], b.rest[i] })
	s.Next(b.rest)
	b.path = b.path[:0]
	b.descend()
	for s.Step() != vassals.StepOver {
		if !s.Fits() {
			s.Discard()
			continue
		}
		b.moves.draw(s, b.chance)
		s.Finish()
	}
	b.note()
	for s.Steps() > mark {
		s.Back()
	}
}

// descend follows the tree to a move that was not made yet, and makes it.
func (b *uct) descend() {
	s := b.s
	for at := int32(0); ; {
		if !b.nodes[at].expanded {
			b.expand(at)
		}
		at = b.choose(at)
		b.path = append(b.path, at)
		if err := s.Enter(b.nodes[at].move); err != nil {
			panic(err) // it is one of those that the state offered
		}
		s.Finish()
		if b.nodes[at].visits == 0 {
			return
		}
		for s.Step() != vassals.StepOver && !s.Fits() {
			s.Discard()
		}
		if s.Step() == vassals.StepOver {
			return
		}
		at = b.drawn(at)
	}
}

// expand puts all moves for the tile in hand below a node, of those that are
// alike one.
func (b *uct) expand(at int32) {
	b.nodes[at].expanded = true
	b.moves.each(b.s, func() {
		if !first(b.s.Move()) {
			return
		}
		b.nodes = append(b.nodes, uctNode{move: b.s.Move(), player: uint8(b.s.Player()), next: b.nodes[at].first})
		b.nodes[at].first = int32(len(b.nodes) - 1)
	})
}

// choose picks one of the moves below a node: one of those never made, or that
// with the highest upper bound.
func (b *uct) choose(at int32) int32 {
	unseen, visits := 0, int32(0)
	for c := b.nodes[at].first; c != 0; c = b.nodes[c].next {
		if b.nodes[c].visits == 0 {
			unseen++
		}
		visits += b.nodes[c].visits
	}
	if unseen > 0 {
		n := b.chance.IntN(unseen)
		for c := b.nodes[at].first; ; c = b.nodes[c].next {
			if b.nodes[c].visits == 0 {
				if n == 0 {
					return c
				}
				n--
			}
		}
	}
	best, most := int32(0), math.Inf(-1)
	log := math.Log(float64(visits))
	for c := b.nodes[at].first; c != 0; c = b.nodes[c].next {
		n := float64(b.nodes[c].visits)
		if bound := b.nodes[c].sum/n + b.constant*math.Sqrt(log/n); bound > most {
			best, most = c, bound
		}
	}
	return best
}

// drawn gives the node of the tile in hand below a move.
func (b *uct) drawn(at int32) int32 {
	k := b.s.Drawn()
	for c := b.nodes[at].first; c != 0; c = b.nodes[c].next {
		if b.nodes[c].tile == k {
			return c
		}
	}
	b.nodes = append(b.nodes, uctNode{tile: k, next: b.nodes[at].first})
	b.nodes[at].first = int32(len(b.nodes) - 1)
	return b.nodes[at].first
}

// note gives every move of the simulation its reward, by the outcome for whoever
// made it.
func (b *uct) note() {
	b.totals = b.s.AppendTotals(b.totals[:0])
	for _, at := range b.path {
		n := &b.nodes[at]
		rival := math.MinInt
		for p, total := range b.totals {
			if p != int(n.player) {
				rival = max(rival, total)
			}
		}
		n.visits++
		n.sum += 1 / (1 + math.Exp(float64(rival-b.totals[n.player])/uctScale))
	}
}

// ranked gives the moves by how often they were tried, the most often first.
func (b *uct) ranked() []Ranked {
	b.list = b.list[:0]
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		n := &b.nodes[c]
		b.list = append(b.list, Ranked{n.move, n.sum / float64(max(n.visits, 1)), float64(n.visits)})
	}
	slices.SortStableFunc(b.list, func(x, y Ranked) int { return compareThought(x.Weight, 1, y.Weight, 1, 0) })
	return b.list
}

func (b *uct) Choose(s *vassals.State, t Thinking) {
	if err := s.Enter(b.Rank(s, t)[0].Move); err != nil {
		panic(err)
	}
}

func (b *uct) Rank(s *vassals.State, t Thinking) []Ranked {
	b.begin(s, t, Share{})
	b.step(t.Enough)
	return slices.Clone(b.ranked())
}
