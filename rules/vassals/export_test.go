package vassals

import (
	"fmt"
	"slices"
)

// Frozen is all of a State that steps may change, kept for a comparison.
type Frozen struct {
	vars     vars
	past     []mark
	changes  []change
	origin   Spot
	grid     [side * side]int16
	need     [side * side]uint8
	where    [side * side]int16
	frontier []int32
	tiles    []tile
	standing []standing
	nodes    []frozenNode
}

type frozenNode struct {
	node, parent, next, size int16
	feature                  feature
}

// Freeze copies all of a State that steps may change; what is left over in the
// slots of tiles that do not lie is not part of it.
func (s *State) Freeze(f *Frozen) {
	f.vars, f.origin = s.vars, s.origin
	f.grid, f.need, f.where = s.grid, s.need, s.where
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
			list = append(list, frozenNode{n, s.parent[n], s.next[n], s.size[n], s.features[n]})
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
	case s.need != f.need:
		return fmt.Errorf("what empty spots need differs")
	case s.where != f.where || !slices.Equal(s.frontier, f.frontier):
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
