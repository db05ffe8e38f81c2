package bots

import "vassals/rules/vassals"

// option is a way to play the tile in hand and how far ahead the player is then
// expected to be.
type option struct {
	move vassals.Move
	lead float64 // like included
	like float64 // what the bot likes about it beyond the points
	want [maxPlayers]float64
}

// options finds the ways to play a tile in hand. A placement is judged once; the
// figures that may be put with it add to that what they change.
type options struct {
	eval
	places  []vassals.Placement
	figures []offer
	shadows []offer
	claims  []vassals.Claim
	at      int      // in places
	list    []option // kept
	now     option
}

// offer is a figure that may be put and what it changes.
type offer struct {
	claim vassals.Claim
	id    vassals.ID
	like  float64
	more  [maxPlayers]float64
}

// begin sets out to judge the ways to play the tile in hand.
func (b *options) begin(s *vassals.State, o *outlook, w *weights) {
	b.s, b.o, b.w = s, o, w
	b.at, b.list = 0, b.list[:0]
	b.places = s.AppendPlacements(b.places[:0])
	b.fields.forget()
}

// next judges the next placement, of those that are alike the first, with all
// figures. It reports whether there was one.
func (b *options) next(do func(*option)) bool {
	for b.at < len(b.places) {
		p := b.places[b.at]
		b.at++
		if alike()[b.s.Drawn()][p.Rotation] == p.Rotation {
			b.place(p, do)
			return true
		}
	}
	return false
}

// keep adds an option to the list.
func (b *options) keep(op *option) { b.list = append(b.list, *op) }

// best finds the best option, the first of those that are equal.
func (b *options) best(s *vassals.State, o *outlook, w *weights) (best option) {
	best.lead = -1e9
	b.begin(s, o, w)
	for b.next(func(op *option) {
		if op.lead > best.lead {
			best = *op
		}
	}) {
	}
	return best
}

// place judges a placement with all figures.
func (b *options) place(p vassals.Placement, do func(*option)) {
	s, w := b.s, b.w
	me := s.Player()
	hand, shared := figures(s.Supply(me)), b.beside(s, me, w)
	mark := s.Steps()
	s.Place(p)
	b.figures = b.offers(s, b.figures[:0])
	s.Skip()
	b.shadows = b.shadows[:0]
	if s.Step() == vassals.StepShadow {
		b.shadows = b.offers(s, b.shadows)
		s.Skip()
	}
	move := s.Move()
	s.Finish()
	b.judge(s, b.o, w)
	like := w.haste*float64(figures(s.Supply(me))-hand) + w.steal*float64(b.beside(s, me, w)-shared)
	b.play(me, move, like, do)
	for s.Steps() > mark {
		s.Back()
	}
}

// beside counts the figures of a player on cities and roads where a rival has
// some too, for a bot that likes that.
func (b *options) beside(s *vassals.State, me int, w *weights) (n int) {
	if w.steal == 0 {
		return 0
	}
	for i := range s.Standings() {
		p, _, id := s.StandingAt(i)
		if k := s.KindOf(id); p != me || k > vassals.RoadPart {
			continue
		}
		for q := range s.Players() {
			if q != me && s.Look(id).Strength(q) > 0 {
				n++
				break
			}
		}
	}
	return n
}

// offers lists the figures that may be put in this step.
func (b *options) offers(s *vassals.State, list []offer) []offer {
	b.claims = s.AppendClaims(b.claims[:0])
	for _, c := range b.claims {
		list = append(list, offer{claim: c, id: s.ClaimID(c)})
	}
	return list
}

// play goes through the figures for the placement that was just judged, and that
// the bot likes so much.
func (b *options) play(me int, move vassals.Move, like float64, do func(*option)) {
	none := b.want
	for i := range b.figures {
		b.offer(&b.figures[i], me, &none)
	}
	for i := range b.shadows {
		b.offer(&b.shadows[i], me, &none)
	}
	b.with(me, move, &offer{id: -1, like: like}, &none, do)
	for i := range b.figures {
		f := &b.figures[i]
		f.like += like
		m := move
		m.Figure, m.Place = f.claim.Figure, f.claim.Place
		want := none
		add(&want, &f.more)
		b.with(me, m, f, &want, do)
	}
}

// with goes through the shadows that may go with a figure, or with none.
func (b *options) with(me int, move vassals.Move, f *offer, want *[maxPlayers]float64, do func(*option)) {
	b.now = option{move, b.lead(want, me) + f.like, f.like, *want}
	do(&b.now)
	for i := range b.shadows {
		sh := &b.shadows[i]
		if f.id == sh.id {
			continue
		}
		m := move
		m.Shadow, m.ShadowPlace = true, sh.claim.Place
		both := *want
		add(&both, &sh.more)
		like := f.like + sh.like
		b.now = option{m, b.lead(&both, me) + like, like, both}
		do(&b.now)
	}
}

func add(sum, more *[maxPlayers]float64) {
	for p := range sum {
		sum[p] += more[p]
	}
}

// offer works out what a figure changes for everyone.
func (b *options) offer(f *offer, me int, none *[maxPlayers]float64) {
	s, w := b.s, b.w
	l := s.Look(f.id)
	k := s.KindOf(f.id)
	b.want = [maxPlayers]float64{}
	back := 0.0
	hand := s.Supply(me)
	before := b.hand(me, hand, b.back[me])
	switch {
	case f.claim.Figure == vassals.Pig:
		if l.Leaders()>>me&1 != 0 {
			b.want[me] += b.field(f.id) / 3
		}
	case f.claim.Figure == vassals.Builder:
		if l.Open() > 0 {
			b.want[me] += b.builder(me, b.complete(f.id, useOf(k)))
		}
	case k == vassals.FieldPart:
		b.want[me] += b.field(f.id)
	case k == vassals.CloisterPart:
		points, full := b.cloister(f.id, 1<<me)
		b.want[me] += points
		back = full * w.soon
		if s.Near(f.id) == 9 {
			back = 1
		}
	case l.Open() == 0:
		b.want[me] += float64(l.Worth(k, true))
		back = 1
	default:
		p := b.close(&b.ends[f.id], 1<<me, useOf(k))
		b.want[me] += b.way(f.id, k, l, p)
		back = p * w.soon
		for i := range b.joins {
			if j := &b.joins[i]; j.a == f.id || j.b == f.id {
				b.joint(j, l, me, f.claim.Figure.Strength())
			}
		}
	}
	hand[f.claim.Figure]--
	like := w.like[k]
	if back == 1 { // complete
		hand[f.claim.Figure]++
		back = 0
		like += w.haste
	}
	b.want[me] += b.hand(me, hand, b.back[me]+back) - before
	f.more, f.like = b.want, like
	b.want = *none
}
