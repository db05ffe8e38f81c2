package vassals_test

import (
	"fmt"
	"slices"

	"vassals/rules"
	"vassals/rules/vassals"
)

// This file holds how random games choose, and what they try beside the moves
// that they make.

// choosePlacement chooses where the tile in hand goes.
func (d *duel) choosePlacement() vassals.Placement {
	list := d.state.AppendPlacements(nil)
	d.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	x := d.rand.Float64()
	worth := func(p vassals.Placement) int { return 0 }
	switch s := d.style; {
	case x < s.compact:
		worth = d.neighbours
	case x < s.compact+s.complete:
		worth = func(p vassals.Placement) int {
			d.state.Place(p)
			n := 0
			l := lying{spot{p.X, p.Y}, d.state.Drawn(), int(p.Rotation)}
			for _, q := range l.parts() {
				f, _ := d.state.FeatureAt(p.Spot, vassals.Part{Kind: partKinds[q.kind], Index: uint8(q.index)})
				if f.Complete {
					n += 1 + len(f.Figures)
				}
			}
			d.state.Back()
			return n
		}
	case x < s.compact+s.complete+s.builder:
		worth = func(p vassals.Placement) int {
			d.state.Place(p)
			n := 0
			for _, c := range d.state.AppendClaims(nil) {
				if c.Figure == vassals.Builder || c.Figure == vassals.Pig {
					n++
				}
			}
			for _, f := range d.state.AppendFigures(nil) {
				if f.Figure == vassals.Builder && f.Player == d.state.Player() {
					info, _ := d.state.FeatureAt(f.Spot, f.Part)
					if slices.ContainsFunc(info.Parts, func(tp vassals.TilePart) bool { return tp.Spot == p.Spot }) {
						n += 2
					}
				}
			}
			d.state.Back()
			return n
		}
	}
	best := list[0]
	most := -1
	for _, p := range list[:min(len(list), 24)] {
		if w := worth(p); w > most {
			best, most = p, w
		}
	}
	return best
}

func (d *duel) neighbours(p vassals.Placement) int {
	n := 0
	for _, s := range (spot{p.X, p.Y}).around() {
		if _, ok := d.text.at(s); ok {
			n++
		}
	}
	return n
}

// chooseClaim chooses among the figures that may be put, or none.
func (d *duel) chooseClaim(list []vassals.Claim) (vassals.Claim, bool) {
	if len(list) == 0 {
		return vassals.Claim{}, false
	}
	if d.rand.Float64() < d.style.helper {
		helpers := slices.DeleteFunc(slices.Clone(list), func(c vassals.Claim) bool {
			return c.Figure != vassals.Builder && c.Figure != vassals.Pig
		})
		if len(helpers) > 0 {
			list = helpers
		}
	}
	if d.rand.Float64() < d.style.idle {
		return vassals.Claim{}, false
	}
	return list[d.rand.IntN(len(list))], true
}

// refuseSome tries moves that are illegal: they must be refused and leave
// everything as it was.
func (d *duel) refuseSome() {
	if d.rand.IntN(4) != 0 {
		return
	}
	drawn := d.state.Drawn()
	at := spot{d.rand.IntN(9) - 4, d.rand.IntN(9) - 4}
	turns := d.rand.IntN(4)
	bad := []string{"", "discard", "pass", "cap", fmt.Sprintf("%v %d,%d", drawn, at.x, at.y), fmt.Sprintf("%v %d,%d 45", drawn, at.x, at.y)}
	if d.state.Fits() {
		bad = append(bad, "discard "+drawn.String())
	}
	if !d.text.fits(lying{at, drawn, turns}) {
		bad = append(bad, fmt.Sprintf("%v %d,%d %d", drawn, at.x, at.y, 90*turns))
	}
	other := (drawn + 1 + vassals.Kind(d.rand.IntN(len(vassals.Tiles)-1))) % vassals.Kind(len(vassals.Tiles))
	bad = append(bad, fmt.Sprintf("%v %d,%d %d", other, at.x, at.y, 90*turns), "discard "+other.String())
	d.state.Freeze(&d.frozen)
	for _, move := range bad {
		d.refuse(move)
	}
}

// refuse looks whether a move is refused and changes nothing. The state must be
// frozen.
func (d *duel) refuse(move string) {
	d.t.Helper()
	before := len(d.match.Record().Moves)
	d.check(d.match.Apply(move) != nil, "%q is accepted", move)
	if err := d.state.Thaw(&d.frozen); err != nil {
		d.must(fmt.Errorf("after refusing %q: %w", move, err))
	}
	d.check(len(d.match.Record().Moves) == before, "the refused %q stands in the record", move)
}

// tryEveryFigure tries, now and then, every figure at every place of a tile, by
// each name of the place, against the rules' text.
func (d *duel) tryEveryFigure(l lying, move string) {
	if d.rand.IntN(16) != 0 {
		return
	}
	d.state.Freeze(&d.frozen)
	now := d.text.snapshot()
	now.add(l)
	c := recount(&now)
	for _, figure := range figureNames {
		for place := vassals.PlaceN; place <= vassals.PlaceC; place++ {
			p, ok := l.named(place.String())
			legal := ok && d.text.hands[d.text.turn][figure] > 0 && c.of[p].mayStand(d.text.turn, figure)
			try := fmt.Sprintf("%s %s %v", move, figure, place)
			if !legal {
				d.refuse(try)
				continue
			}
			d.must(d.match.Apply(try))
			d.check(d.match.UndoMove(), "nothing to take back after %q", try)
			if err := d.state.Thaw(&d.frozen); err != nil {
				d.must(fmt.Errorf("after taking back %q: %w", try, err))
			}
		}
	}
}

// undoAndRedo takes back some moves and makes them again.
func (d *duel) undoAndRedo() {
	var after vassals.Frozen
	d.state.Freeze(&after)
	n := min(len(d.moves), 1+d.rand.IntN(12))
	for range n {
		d.check(d.match.UndoMove(), "nothing to take back")
	}
	short := *d.record
	short.Moves = d.moves[:len(d.moves)-n]
	again, err := vassals.NewMatch(&short)
	d.must(err)
	again.State().Freeze(&d.frozen)
	d.must(d.state.Thaw(&d.frozen))
	for _, move := range d.moves[len(d.moves)-n:] {
		d.must(d.match.Apply(move))
	}
	d.must(d.state.Thaw(&after))
}

// fromPosition sets up the table as it lies as the beginning of another game:
// the rest of the deck must find the same map, figures and choices there. The
// player in turn becomes the first.
func (d *duel) fromPosition() {
	rec := *d.record
	rec.Moves, rec.Start, rec.Figures, rec.Deck = nil, nil, nil, []string{}
	n := len(rec.Players)
	rec.Players = append(slices.Clone(d.record.Players[d.text.turn:]), d.record.Players[:d.text.turn]...)
	for _, k := range d.text.pile {
		rec.Deck = append(rec.Deck, k.String())
	}
	for _, l := range d.text.tiles {
		rec.Start = append(rec.Start, rules.Tile{Tile: l.tile.String(), X: l.at.x, Y: l.at.y, Rotation: 90 * l.turns})
	}
	t := d.text.snapshot()
	slices.SortStableFunc(t.pieces, func(a, b piece) int { return strength[b.kind] - strength[a.kind] })
	for i, p := range t.pieces {
		l, _ := t.at(p.on.at)
		names := l.placeNames(p.on)
		t.pieces[i].player = (p.player + n - d.text.turn) % n
		rec.Figures = append(rec.Figures, rules.Figure{Player: t.pieces[i].player, Kind: p.kind, X: p.on.at.x, Y: p.on.at.y, Place: names[d.rand.IntN(len(names))]})
	}
	m, err := vassals.NewMatch(&rec)
	d.must(err)
	d.must(compareMap(m.State(), &t))
	again, err := rules.ReadRecord(m.Record().Encode())
	d.must(err)
	m, err = vassals.NewMatch(again)
	d.must(err)
	d.must(comparePlacements(m.State(), &t))
	for p := range n {
		d.check(m.State().Supply(p) == d.state.Supply((p+d.text.turn)%n), "player %d has another hand in the position", p)
	}
}
