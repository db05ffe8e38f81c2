package vassals

import (
	"fmt"
	"slices"
)

// Frozen is all of a State that steps may change, kept for a comparison.
type Frozen struct {
	vars      vars
	past      []mark
	changes   []change
	origin    Spot
	points    [maxPlayers]points
	supply    [maxPlayers]Supply
	goods     [maxPlayers][4]int8
	grid      [side * side]cell
	frontier  []gap
	tiles     []tile
	cloisters []int16
	standing  []standing
	nodes     []frozenNode
}

type frozenNode struct {
	index   int16
	node    node
	feature feature
}

// Freeze copies all of a State that steps may change; what is left over in the
// slots of tiles that do not lie is not part of it.
func (s *State) Freeze(f *Frozen) {
	f.vars, f.origin = s.vars, s.origin
	f.points, f.supply, f.goods = s.points, s.supply, s.goods
	f.grid = s.grid
	f.cloisters = append(f.cloisters[:0], s.cloisters...)
	f.past = append(f.past[:0], s.past...)
	f.changes = append(f.changes[:0], s.changes...)
	f.frontier = append(f.frontier[:0], s.frontier...)
	f.tiles = append(f.tiles[:0], s.tiles...)
	f.standing = append(f.standing[:0], s.standing...)
	f.nodes = s.appendNodes(f.nodes[:0])
}

func (s *State) appendNodes(list []frozenNode) []frozenNode {
	for i, t := range s.tiles {
		for p := range s.kinds[t.Kind].parts {
			n := nodeOf(i, uint8(p))
			list = append(list, frozenNode{n, s.nodes[n], s.features[n]})
		}
	}
	return list
}

// Thaw says in what a State differs from what was frozen, nil if in nothing.
func (s *State) Thaw(f *Frozen) error {
	switch {
	case s.vars != f.vars:
		return fmt.Errorf("the variables are %+v, were %+v", s.vars, f.vars)
	case s.origin != f.origin:
		return fmt.Errorf("the origin is %v, was %v", s.origin, f.origin)
	case s.grid != f.grid:
		return fmt.Errorf("the grid of tiles differs")
	case s.points != f.points || s.supply != f.supply || s.goods != f.goods:
		return fmt.Errorf("points, supply or goods differ")
	case !slices.Equal(s.cloisters, f.cloisters):
		return fmt.Errorf("the cloisters are %v, were %v", s.cloisters, f.cloisters)
	case !slices.Equal(s.frontier, f.frontier):
		return fmt.Errorf("the frontier differs")
	case !slices.Equal(s.tiles, f.tiles):
		return fmt.Errorf("the tiles are %v, were %v", s.tiles, f.tiles)
	case !slices.Equal(s.standing, f.standing):
		return fmt.Errorf("the figures are %v, were %v", s.standing, f.standing)
	case !slices.Equal(s.past, f.past) || !slices.Equal(s.changes, f.changes):
		return fmt.Errorf("the steps to take back differ")
	}
	for i, n := range s.appendNodes(nil) {
		if n != f.nodes[i] {
			return fmt.Errorf("node %+v was %+v", n, f.nodes[i])
		}
	}
	return nil
}
