package bots

import (
	"cmp"
	"math"
	"slices"

	"vassals/rules/vassals"
)

// The kinds of reasons. Points, Player and Feature mean what is said here.
const (
	WhyComplete = "complete" // completes a Feature for Points of one's own
	WhyClaim    = "claim"    // takes a Feature that will bring about Points
	WhyGrow     = "grow"     // makes one's own Feature worth Points more
	WhySteal    = "steal"    // takes a Feature of Points from Player
	WhyShare    = "share"    // comes into a Feature of Points beside Player
	WhyBlock    = "block"    // costs Player about Points: a Feature will hardly be complete now
	WhyGive     = "give"     // completes a Feature for Points of Player
	WhyGoods    = "goods"    // collects goods, Points of them
	WhyExtra    = "extra"    // brings another tile
	WhyHome     = "home"     // brings figures home, Points of them
	WhyKeep     = "keep"     // leaves one's hand with Points vassals
	WhyOpen     = "open"     // leaves Player a Feature of Points to claim, or with 0 Points nothing
)

// Reason is something that speaks for a move, or against it.
type Reason struct {
	Kind    string
	Points  int
	Player  int              // the rival whom it concerns
	Feature vassals.PartKind // for a cloister, spots filled about it count as growth

	weight float64
}

// Why tells what a move does, what matters most first. The move must be legal in
// the state, which is left as it was.
func Why(s *vassals.State, m vassals.Move) []Reason {
	if m.Discard {
		return nil
	}
	defer s.Watch(s.Watch(false))
	y := &why{s: s, me: s.Player(), w: &plain}
	y.before()
	if err := s.Enter(m); err != nil {
		return nil
	}
	y.after(m)
	for s.Step() != vassals.StepPlace {
		s.Back()
	}
	slices.SortStableFunc(y.list, func(a, b Reason) int { return cmp.Compare(b.weight, a.weight) })
	return y.list
}

// why compares a state before a move and after it.
type why struct {
	s    *vassals.State
	me   int
	w    *weights
	o    outlook
	e    eval
	old  []stood // by figure
	list []Reason
}

// stood is what was known of the feature under a figure before the move.
type stood struct {
	id      vassals.ID
	kind    vassals.PartKind
	leaders uint8
	points  float64 // that the feature would have brought
	now     int     // what it was worth when finished
}

func (y *why) before() {
	y.judge()
	for i := range y.s.Standings() {
		_, _, id := y.s.StandingAt(i)
		y.old = append(y.old, y.stood(id))
	}
}

// judge works out what is to be expected now.
func (y *why) judge() {
	left := make([]int, len(vassals.Tiles))
	y.s.CountLeft(left)
	y.o.look(y.w, left)
	y.e.fields.forget()
	y.e.judge(y.s, &y.o, y.w)
}

func (y *why) stood(id vassals.ID) stood {
	l := y.s.Look(id)
	st := stood{id: id, kind: y.s.KindOf(id), leaders: l.Leaders()}
	switch st.kind {
	case vassals.FieldPart:
		st.points = y.e.field(id)
		st.now = int(math.Round(st.points))
	case vassals.CloisterPart:
		st.points, _ = y.e.cloister(id, st.leaders)
		st.now = y.s.Near(id)
	default:
		st.points = y.e.way(id, st.kind, l, y.e.complete(id, useOf(st.kind)))
		st.now = l.Worth(st.kind, true)
	}
	return st
}

func (y *why) after(m vassals.Move) {
	s := y.s
	extra := s.ExtraDue()
	y.judge()
	var done []vassals.ID
	for i := range s.Standings() {
		_, _, id := s.StandingAt(i)
		if !slices.Contains(done, id) {
			done = append(done, id)
			y.feature(id)
		}
	}
	y.take(s.Steps())
	if extra {
		y.add(Reason{Kind: WhyExtra, weight: 4})
	} else if s.Left() > 0 {
		y.open(m.At.Spot)
	}
	if n := int(s.Supply(y.me)[vassals.Vassal]); n > 0 || m.Figure == vassals.Vassal {
		y.add(Reason{Kind: WhyKeep, Points: n, weight: 0.5})
	}
}

// open looks for the best city or road of the tile just placed that nobody has
// claimed, which is there for the next player.
func (y *why) open(at vassals.Spot) {
	best := Reason{Kind: WhyOpen, Player: (y.me + 1) % y.s.Players(), weight: 1}
	for _, kind := range []vassals.PartKind{vassals.CityPart, vassals.RoadPart} {
		for i := uint8(0); ; i++ {
			f, ok := y.s.FeatureAt(at, vassals.Part{Kind: kind, Index: i})
			if !ok {
				break
			}
			if f.Open > 0 && len(f.Figures) == 0 && f.Finished > best.Points {
				best.Points, best.Feature, best.weight = f.Finished, kind, 0.7*float64(f.Finished)
			}
		}
	}
	y.add(best)
}

// take notes the goods and figures that finishing the move brings.
func (y *why) take(mark int) {
	s := y.s
	goods, hand := s.Goods(y.me), figures(s.Supply(y.me))
	s.Finish()
	n := figures(s.Supply(y.me)) - hand
	got := 0
	for g, had := range goods {
		got += s.Goods(y.me)[g] - had
	}
	for s.Steps() > mark {
		s.Back()
	}
	if got > 0 {
		y.add(Reason{Kind: WhyGoods, Points: got, weight: 2 * float64(got)})
	}
	if n > 0 {
		y.add(Reason{Kind: WhyHome, Points: n, weight: 2 * float64(n)})
	}
}

// feature compares a feature with figures with what it was.
func (y *why) feature(id vassals.ID) {
	now := y.stood(id)
	was := y.was(id)
	mine := now.leaders>>y.me&1 != 0
	complete := y.complete(id, now.kind)
	rival := y.rival(now.leaders, was)
	switch {
	case mine && len(was) > 0 && rival >= 0:
		kind, worth := WhyShare, now.points
		if now.leaders>>rival&1 == 0 {
			kind, worth = WhySteal, 2*now.points
		}
		y.add(Reason{kind, now.now, rival, now.kind, worth})
	case mine && complete:
		y.add(Reason{WhyComplete, now.now, 0, now.kind, float64(now.now)})
	case mine && len(was) == 0:
		y.add(Reason{WhyClaim, int(math.Round(now.points)), 0, now.kind, now.points})
	case mine:
		if more := now.now - most(was); more > 0 {
			y.add(Reason{WhyGrow, more, 0, now.kind, float64(more)})
		}
	case complete:
		y.add(Reason{WhyGive, now.now, first1(now.leaders), now.kind, float64(now.now)})
	case len(was) == 1 && was[0].points-now.points > 1:
		lost := was[0].points - now.points
		y.add(Reason{WhyBlock, int(math.Round(lost)), first1(now.leaders), now.kind, lost})
	}
}

// was gives what the features were that a feature is made of, each once.
func (y *why) was(id vassals.ID) (list []stood) {
	for i, st := range y.old {
		if _, _, now := y.s.StandingAt(i); now == id && !slices.Contains(list, st) {
			list = append(list, st)
		}
	}
	return list
}

// rival gives somebody else who led in one of the features, where one did not
// lead oneself; -1 for nobody.
func (y *why) rival(leaders uint8, was []stood) int {
	for _, st := range was {
		if st.leaders>>y.me&1 == 0 && st.leaders != 0 {
			return first1(st.leaders)
		}
	}
	return -1
}

func (y *why) complete(id vassals.ID, k vassals.PartKind) bool {
	switch k {
	case vassals.FieldPart:
		return false
	case vassals.CloisterPart:
		return y.s.Near(id) == 9
	}
	return y.s.Look(id).Open() == 0
}

func (y *why) add(r Reason) { y.list = append(y.list, r) }

// most gives the most that one of some features was worth.
func most(was []stood) (n int) {
	for _, st := range was {
		n = max(n, st.now)
	}
	return n
}

// first1 gives the first player of a mask.
func first1(mask uint8) int {
	for p := range maxPlayers {
		if mask>>p&1 != 0 {
			return p
		}
	}
	return 0
}
