package vassals

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// What a search sees at a glance is what FeatureAt tells at length.
func TestLook(t *testing.T) {
	g := newGamer(3, "fairs", "allornothing", "shadow")
	r := rand.New(rand.NewPCG(8, 8))
	s := g.state
	left := make([]int, len(Tiles))
	for s.Step() != StepOver {
		places := s.AppendPlacements(nil)
		if len(places) == 0 {
			s.Discard()
			continue
		}
		s.Place(places[r.IntN(len(places))])
		for s.Step() != StepFinish {
			claims := s.AppendClaims(nil)
			if len(claims) == 0 || r.IntN(3) == 0 {
				s.Skip()
				continue
			}
			c := claims[r.IntN(len(claims))]
			if id := s.ClaimID(c); s.KindOf(id) != c.Part.Kind || !s.OnLast(id) {
				t.Fatalf("%v claims %d, a %v", c, id, s.KindOf(id))
			}
			s.Claim(c)
		}
		s.Finish()
		for i, fig := range s.AppendFigures(nil) {
			player, kind, id := s.StandingAt(i)
			info, _ := s.FeatureAt(fig.Spot, fig.Part)
			if player != fig.Player || kind != fig.Figure {
				t.Fatalf("figure %d is %v of %d, want %+v", i, kind, player, fig)
			}
			checkLook(t, s, id, &info)
		}
		s.CountLeft(left)
		if !slices.Equal(left, s.Remaining()) {
			t.Fatalf("%v are left, want %v", left, s.Remaining())
		}
	}
}

func checkLook(t *testing.T, s *State, id ID, info *Feature) {
	t.Helper()
	l := s.Look(id)
	if s.KindOf(id) != info.Kind || l.Free() {
		t.Fatalf("%d is a %v, want %+v", id, s.KindOf(id), info)
	}
	var leaders []int
	for p := range s.Players() {
		if l.Leaders()>>p&1 != 0 {
			leaders = append(leaders, p)
		}
		if l.Strength(p) != info.Strength[p] || int(l.Strengths()[p]) != info.Strength[p] {
			t.Fatalf("player %d has strength %d, want %+v", p, l.Strength(p), info)
		}
	}
	if !slices.Equal(leaders, info.Leaders) {
		t.Fatalf("%v lead, want %v", leaders, info.Leaders)
	}
	switch info.Kind {
	case FieldPart:
		complete := map[ID]bool{}
		for _, w := range s.AppendWalls(nil, id) {
			if c := s.CityOf(w); s.Look(c).Open() == 0 {
				complete[c] = true
			}
		}
		if len(complete) != info.Cities {
			t.Fatalf("%d cities at a field, want %d", len(complete), info.Cities)
		}
	case CloisterPart:
		if s.Near(id) != info.Tiles || len(s.AppendAround(nil, id)) != info.Open {
			t.Fatalf("%d tiles and %d spots about a cloister, want %+v", s.Near(id), len(s.AppendAround(nil, id)), info)
		}
	default:
		if l.Tiles() != info.Tiles || l.Open() != info.Open || l.Fountains() != info.Fountains || l.Inn() != (info.Inns > 0) ||
			l.Cathedral() != (info.Cathedrals > 0) || l.Worth(info.Kind, true) != info.Finished {
			t.Fatalf("a %v looks like %+v, want %+v", info.Kind, *l.f, info)
		}
	}
}

// Every open side of a city or road is seen from the spot that it faces, and
// what is said of tiles there comes true when one is placed.
func TestGaps(t *testing.T) {
	g := newGamer(2, "fairs", "allornothing")
	r := rand.New(rand.NewPCG(9, 9))
	s := g.state
	for s.Step() != StepOver {
		open := map[ID]int{}
		for i := range s.Gaps() {
			for d := range 4 {
				if s.Gap(i).Ways()>>d&1 != 0 {
					id := s.Facing(i, d)
					open[id]++
					if s.Gap(i).City(d) != (s.KindOf(id) == CityPart) {
						t.Fatalf("spot %d side %d faces a %v", i, d, s.KindOf(id))
					}
				}
			}
		}
		for id, n := range open {
			if got := s.Look(id).Open(); got != n {
				t.Fatalf("feature %d is open at %d sides, seen from %d spots", id, got, n)
			}
		}
		places := s.AppendPlacements(nil)
		if len(places) == 0 {
			s.Discard()
			continue
		}
		checkFilling(t, s, places)
		s.Place(places[r.IntN(len(places))])
		for s.Step() != StepFinish {
			s.Skip()
		}
		s.Finish()
	}
}

func checkFilling(t *testing.T, s *State, places []Placement) {
	t.Helper()
	cell, _ := s.cell(places[0].Spot)
	i := int(s.grid[cell].gap) - 1
	need := s.Gap(i)
	var want Filling
	ids := [4]ID{-1, -1, -1, -1}
	for d := range 4 {
		if need.Ways()>>d&1 != 0 {
			ids[d] = s.Facing(i, d)
		}
	}
	for _, p := range places {
		if p.Spot != places[0].Spot {
			continue
		}
		want.Fits = true
		l := &s.kinds[s.Drawn()].lies[p.Rotation]
		for j, d := range Pairs {
			if ids[d[0]] >= 0 && ids[d[1]] >= 0 && l.edge[d[0]] == l.edge[d[1]] {
				want.Links |= 1 << j
			}
		}
	}
	got := need.Fill(s.Drawn())
	if got.Fits != want.Fits || got.Links&want.Links != want.Links {
		t.Fatalf("%v on need %08b: %+v, want %+v", s.Drawn(), need, got, want)
	}
}

// Hidden tiles lie in no telling order, come as a search supposes, and are back
// where they were in the end.
func TestHide(t *testing.T) {
	g := newGamer(2, "fairs")
	s := g.state
	want := slices.Clone(s.setup.deck)
	left := s.Remaining()
	s.Hide()
	if rest := s.rest(); !slices.IsSorted(rest) || s.Drawn() != want[0] || !slices.Equal(s.Remaining(), left) {
		t.Fatalf("%v in hand, %v left", s.Drawn(), rest)
	}
	next := []Kind{want[60], want[3], want[17]}
	s.Next(next)
	mark := s.Steps()
	for _, k := range next {
		s.Place(s.AppendPlacements(nil)[0])
		s.Skip()
		s.Finish()
		if s.Drawn() != k {
			t.Errorf("%v came, want %v", s.Drawn(), k)
		}
	}
	for s.Steps() > mark {
		s.Back()
	}
	s.Reveal()
	if !slices.Equal(s.setup.deck, want) {
		t.Error("the tiles are not back in their order")
	}
}
