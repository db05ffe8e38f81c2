package bots

import (
	"math"
	"math/rand/v2"

	"vassals/rules/middleages"
)

// agesTree is a search of Middle Ages: a tree over the moves in rows that lie
// open, each simulation with the tiles to come in another order, and playouts
// from its leaves. A move is two decisions, each a node: the choice for the
// effect of the tile, then the position of the lord.
type agesTree struct {
	agesPlayout
	pcg   *rand.PCG
	likes *[middleages.Properties]float64 // of the bot, in coins a tile; nil for none

	root, state *middleages.State
	seed        uint64
	last        int // the last round whose moves are in the tree
	nodes       []agesNode
	edges       []agesEdge
	path        []agesStep

	simulations int     // how many to make
	done        int     // how many are made
	blur        float64 // of hunch
	temper      float64 // how many coins of worth make a move e times as likely at first
}

// agesNode is a decision. Its edges are made when it is met for the second time.
type agesNode struct {
	first, count int32 // in edges
	visits       float64
}

// agesEdge is something decided. Values are of the player who decides.
type agesEdge struct {
	move        middleages.Move // the choice of a node, or the position, or a loss
	child       int32           // 0 for none yet
	prior       float64
	visits      float64
	value, lead float64
}

type agesStep struct {
	node, edge int32
	player     int
}

const (
	agesExplore = 1.1 // how much a search follows the sense of worth
	agesScale   = 20  // how many coins of a lead make it fairly safe
	agesTemper  = 5   // how sure it is of that sense
	agesNoise   = 4   // of playouts
	agesMost    = 8   // choices for one effect that a search considers
)

func newAgesTree(s *middleages.State, seed, stream uint64) *agesTree {
	t := &agesTree{pcg: rand.NewPCG(seed, stream), seed: seed ^ stream<<32, root: s.Clone(), state: s.Clone()}
	t.me = s.Player()
	t.root.Imagine(nil) // what the order of tiles to come is makes no difference
	t.agesSense, t.noise, t.temper = newAgesSense(s.Edition()), agesNoise, agesTemper
	t.chance = rand.New(t.pcg)
	t.last = s.Round() + 2
	t.nodes = append(t.nodes, agesNode{})
	return t
}

// simulate plays one game to its end and remembers what came of it.
func (t *agesTree) simulate() {
	s := t.state
	s.Copy(t.root)
	s.Imagine(t.chance)
	t.path = t.path[:0]
	node := int32(0)
	var m middleages.Move
	half := false // the choice is made, the position is not
	for s.Step() != middleages.StepOver && s.Round() <= t.last {
		n := &t.nodes[node]
		if n.count == 0 {
			if n.visits == 0 && node != 0 {
				break
			}
			t.expand(node, s, half)
			n = &t.nodes[node]
		}
		edge := t.selectEdge(n)
		t.path = append(t.path, agesStep{node, edge, s.Player()})
		e := &t.edges[edge]
		if half {
			m.Kind, m.Position = e.move.Kind, e.move.Position
		} else {
			m = e.move
		}
		if half = !half && m.Kind == middleages.LordMove && m.Position == 0; !half {
			s.Do(m)
		}
		if e.child == 0 {
			t.nodes = append(t.nodes, agesNode{})
			t.edges[edge].child = int32(len(t.nodes) - 1)
		}
		node = t.edges[edge].child
	}
	t.nodes[node].visits++
	if half {
		m.Position = t.position(s)
		s.Do(m)
	}
	t.run(s)
	t.remember(s)
}

// selectEdge gives the edge of a node to try next.
func (t *agesTree) selectEdge(n *agesNode) int32 {
	edges := t.edges[n.first : n.first+n.count]
	total, sum := 0.0, 0.0
	for i := range edges {
		total += edges[i].visits
		sum += edges[i].value
	}
	fresh := 0.5
	if total > 0 {
		fresh = sum/total - 0.05
	}
	root := agesExplore * math.Sqrt(total+1)
	best, most := int32(0), math.Inf(-1)
	for i := range edges {
		e := &edges[i]
		v := fresh
		if e.visits > 0 {
			v = e.value / e.visits
		}
		if v += root * e.prior / (1 + e.visits); v > most {
			best, most = int32(i), v
		}
	}
	return n.first + best
}

// expand makes the edges of a node.
func (t *agesTree) expand(node int32, s *middleages.State, half bool) {
	first := int32(len(t.edges))
	t.worths = t.worths[:0]
	switch {
	case s.Step() == middleages.StepLose:
		t.moves = s.AppendMoves(t.moves[:0])
		for _, m := range t.moves {
			t.edges = append(t.edges, agesEdge{move: m})
			t.worths = append(t.worths, 0)
		}
	case half || s.Step() == middleages.StepOpening:
		t.lords = s.AppendLords(t.lords[:0])
		t.bind(s)
		t.weighLords(s)
		for _, at := range t.lords {
			t.edges = append(t.edges, agesEdge{move: middleages.Move{Position: at}})
		}
	default:
		kind := middleages.LordMove
		if s.NextRow() == 0 {
			kind = middleages.TakeMove
		}
		t.choices = s.AppendChoices(t.choices[:0])
		t.weighChoices(s)
		for _, c := range t.choices {
			t.edges = append(t.edges, agesEdge{move: middleages.Move{Kind: kind, Choice: c}})
		}
		t.keepBest(first)
	}
	t.setPriors(t.edges[first:])
	t.nodes[node].first, t.nodes[node].count = first, int32(len(t.edges))-first
}

// keepBest leaves the most promising edges only.
func (t *agesTree) keepBest(first int32) {
	edges := t.edges[first:]
	n := min(len(edges), agesMost)
	for i := range n {
		for j := i + 1; j < len(edges); j++ {
			if t.worths[j] > t.worths[i] {
				edges[i], edges[j] = edges[j], edges[i]
				t.worths[i], t.worths[j] = t.worths[j], t.worths[i]
			}
		}
	}
	t.edges, t.worths = t.edges[:int(first)+n], t.worths[:n]
}

// setPriors makes likelihoods of the worths.
func (t *agesTree) setPriors(edges []agesEdge) {
	most, sum := math.Inf(-1), 0.0
	for _, w := range t.worths {
		most = max(most, w)
	}
	for i, w := range t.worths {
		edges[i].prior = math.Exp((w - most) / t.temper)
		sum += edges[i].prior
	}
	for i := range edges {
		edges[i].prior /= sum
	}
}

// remember adds the end of a simulation to all that was decided on its way.
func (t *agesTree) remember(s *middleages.State) {
	var leads, values [5]float64
	for p := range s.Players() {
		leads[p] = float64(agesLead(s, p))
		lead := leads[p]
		if p == t.me && t.likes != nil {
			for q, like := range t.likes {
				lead += like * float64(s.Count(p, middleages.Property(q)))
			}
		}
		values[p] = 1 / (1 + math.Exp(-lead/agesScale))
	}
	for _, step := range t.path {
		e := &t.edges[step.edge]
		e.visits++
		e.value += values[step.player]
		e.lead += leads[step.player]
	}
	t.done++
}

func (t *agesTree) edgesOf(node int32) []agesEdge {
	n := t.nodes[node]
	return t.edges[n.first : n.first+n.count]
}
