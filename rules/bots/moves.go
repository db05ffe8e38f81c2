package bots

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"sync"

	"vassals/rules/vassals"
)

// moves walks through all moves for a tile in hand. It keeps its lists from
// one use to the next.
type moves struct {
	places  []vassals.Placement
	figures []vassals.Claim
	shadows []vassals.Claim
}

// each calls do with the state at the end of every move, before its Finish, and
// takes the move back.
func (m *moves) each(s *vassals.State, do func()) {
	defer s.Watch(s.Watch(false))
	m.places = s.AppendPlacements(m.places[:0])
	for _, p := range m.places {
		s.Place(p)
		m.eachFigure(s, do)
		s.Back()
	}
}

func (m *moves) eachFigure(s *vassals.State, do func()) {
	m.figures = s.AppendClaims(m.figures[:0])
	s.Skip()
	m.eachShadow(s, do)
	s.Back()
	for _, c := range m.figures {
		s.Claim(c)
		m.eachShadow(s, do)
		s.Back()
	}
}

func (m *moves) eachShadow(s *vassals.State, do func()) {
	if s.Step() == vassals.StepFinish {
		do()
		return
	}
	m.shadows = s.AppendClaims(m.shadows[:0])
	s.Skip()
	do()
	s.Back()
	for _, c := range m.shadows {
		s.Claim(c)
		do()
		s.Back()
	}
}

// draw steps a state through a move drawn at random, up to its Finish: a
// placement among all legal ones, then a figure or none, then likewise the
// shadow.
func (m *moves) draw(s *vassals.State, chance *rand.Rand) {
	m.places = s.AppendPlacements(m.places[:0])
	s.Place(m.places[chance.IntN(len(m.places))])
	for s.Step() != vassals.StepFinish {
		m.figures = s.AppendClaims(m.figures[:0])
		if i := chance.IntN(len(m.figures) + 1); i < len(m.figures) {
			s.Claim(m.figures[i])
		} else {
			s.Skip()
		}
	}
}

// first reports whether a move's rotation is the first of those with which its
// tile lies alike.
func first(m vassals.Move) bool { return alike()[m.Tile][m.At.Rotation] == m.At.Rotation }

// alike gives for each rotation of a tile the first one with which it lies alike.
var alike = sync.OnceValue(func() (t [][4]vassals.Rotation) {
	t = make([][4]vassals.Rotation, len(vassals.Tiles))
	for k := range t {
		for r := range vassals.Rotation(4) {
			for !vassals.Alike(vassals.Kind(k), t[k][r], r) {
				t[k][r]++
			}
		}
	}
	return t
})

// sortRanked puts moves best first; equal ones fall as chance has it.
func sortRanked(list []Ranked, chance *rand.Rand) {
	chance.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	slices.SortStableFunc(list, func(a, b Ranked) int { return cmp.Compare(b.Worth, a.Worth) })
}
