package scene

import (
	"math"

	"vassals/game/layout"
	"vassals/rules/vassals"
)

// stage holds what moves on the table. Nothing that moves takes more than
// longest, a tap ends all of it, and the state of the game is always already
// the one after it: the stage only shows the way there.
type stage struct {
	now  float64
	acts []act
}

const longest = 600 // milliseconds, from the first to the last

// act is one thing that moves, from its start for a time.
type act struct {
	kind  actKind
	start float64 // milliseconds of App.now
	last  float64

	box   layout.Rect      // actLift, actHop: where it was, on the screen; empty for in place
	from  layout.Point     // what flies: from where, in tiles of the map
	angle float64          // actTurn: how far it was turned back, radians
	spot  vassals.Spot     // actSettle: the tile that lands
	fig   vassals.Standing // actHop, actHome
	to    holding          // what flies: to where on a panel
	count int              // points or goods
}

type actKind uint8

const (
	actLift   actKind = iota // the tile goes up to where it is tried
	actTurn                  // it turns
	actShake                 // it cannot turn
	actSettle                // it is put down
	actLight                 // a finished feature lights up
	actHop                   // a figure comes
	actHome                  // a figure goes
	actPoints                // points fly to their panel
	actGoods                 // goods do
)

// holding is something on a player's panel: a kind of figure, a kind of goods,
// or with neither the score.
type holding struct {
	player int
	figure vassals.Figure
	goods  vassals.Goods
}

// add begins an act, after a wait of as many milliseconds as its start says.
func (s *stage) add(t *table, a act) {
	if !t.app.motion() {
		return
	}
	s.now = t.app.now
	a.last = min(a.last, longest-a.start)
	a.start += s.now
	s.acts = append(s.acts, a)
}

func (s *stage) running() bool { return len(s.acts) > 0 }

func (s *stage) update(now float64) bool {
	s.now = now
	if len(s.acts) == 0 {
		return false
	}
	kept := s.acts[:0]
	for _, a := range s.acts {
		if now < a.start+a.last {
			kept = append(kept, a)
		}
	}
	s.acts = kept
	return true
}

// clear ends what moves. It reports whether anything did.
func (s *stage) clear() bool {
	moved := len(s.acts) > 0
	s.acts = s.acts[:0]
	return moved
}

// progress gives how far an act is, 0 to 1.
func (s *stage) progress(a act) float64 {
	return min(max((s.now-a.start)/a.last, 0), 1)
}

func (s *stage) find(kind actKind) (act, bool) {
	for i := len(s.acts) - 1; i >= 0; i-- {
		if s.acts[i].kind == kind {
			return s.acts[i], true
		}
	}
	return act{}, false
}

func (s *stage) drop(kind actKind) {
	kept := s.acts[:0]
	for _, a := range s.acts {
		if a.kind != kind {
			kept = append(kept, a)
		}
	}
	s.acts = kept
}

// lift takes the tile from a box of the screen to where it is tried; quarters
// is how often it turns on its way.
func (s *stage) lift(t *table, from layout.Rect, quarters int) {
	const time = 220
	s.drop(actLift)
	s.drop(actTurn)
	s.add(t, act{kind: actLift, last: time, box: from})
	if quarters != 0 {
		s.add(t, act{kind: actTurn, last: time, angle: turned(quarters)})
	}
}

// turn turns the tile that is tried from how it lay.
func (s *stage) turn(t *table, from vassals.Rotation) {
	s.drop(actTurn)
	p, _ := t.tried()
	s.add(t, act{kind: actTurn, last: 200, angle: turned(int(p.Rotation) - int(from))})
}

// turned is how far a tile that turns by some quarters lies back, the short
// way.
func turned(quarters int) float64 {
	quarters = (quarters + 4) % 4
	if quarters == 3 {
		quarters = -1
	}
	return -math.Pi / 2 * float64(quarters)
}

func (s *stage) shake(t *table) {
	s.drop(actShake)
	s.add(t, act{kind: actShake, last: 240})
}

func (s *stage) settle(t *table) {
	s.clear()
	s.add(t, act{kind: actSettle, last: 300, spot: t.turn.placed.Spot})
}

func (s *stage) hop(t *table, c vassals.Claim) {
	player := t.match.State().Player()
	a := act{kind: actHop, last: 220, to: holding{player: player, figure: c.Figure},
		fig: vassals.Standing{Player: player, Figure: c.Figure, Spot: t.turn.placed.Spot, Part: c.Part}}
	if t.botOf(player) != "" { // nobody has seen it at its place yet
		at := t.panelPlace(a.to)
		a.last, a.box = 320, layout.Rect{X: at.X - 10, Y: at.Y - 10, W: 20, H: 20}
	}
	s.add(t, a)
}

// score lights what a confirmed turn finished, and sends its figures home and
// its points and goods to their panels, once the tile or figure has landed.
func (s *stage) score(t *table, e entry) {
	wait := 0.0
	if s.running() {
		wait = 160
	}
	at := layout.Point{X: float64(e.spot.X) + .5, Y: float64(e.spot.Y) + .5}
	for _, ev := range e.events {
		switch ev.Kind {
		case vassals.EventScore:
			at = t.middle(ev)
			s.add(t, act{kind: actLight, start: wait, last: 400})
			for p, n := range pointsOf(ev, t.match.State().Players()) {
				if n > 0 {
					s.add(t, act{kind: actPoints, start: wait, last: longest, from: at, to: holding{player: p}, count: n})
				}
			}
			for _, f := range ev.Home {
				s.add(t, act{kind: actHome, start: wait, last: 420, from: t.stand(f), fig: f,
					to: holding{player: f.Player, figure: f.Figure}})
			}
		case vassals.EventGoods:
			for g := vassals.Wine; g <= vassals.Cloth; g++ {
				if n := ev.Goods[g]; n > 0 {
					s.add(t, act{kind: actGoods, start: wait + 60*float64(g-vassals.Wine), last: 420, from: at,
						to: holding{player: ev.Player, goods: g}, count: n})
				}
			}
		}
	}
}

// middle gives the middle of a feature that scored, in tiles.
func (t *table) middle(ev vassals.Event) layout.Point {
	if len(ev.Home) > 0 {
		return t.stand(ev.Home[0])
	}
	p := ev.Parts[0]
	return layout.Point{X: float64(p.X) + .5, Y: float64(p.Y) + .5}
}

// landed is the part of its time after which points have come to their panel:
// then they count up.
const landed = .72

// underWay gives how much of what a player has has not come to the panel yet.
func (s *stage) underWay(h holding) int {
	n := 0
	for _, a := range s.acts {
		if a.to != h {
			continue
		}
		switch a.kind {
		case actPoints: // one by one
			n += a.count - int(float64(a.count)*max(0, (s.progress(a)-landed)/(1-landed)))
		case actGoods:
			n += a.count
		case actHome:
			n++
		}
	}
	return n
}

// counting reports whether points are just coming to a player's score.
func (s *stage) counting(player int) bool {
	for _, a := range s.acts {
		if a.kind == actPoints && a.to.player == player && s.progress(a) >= landed {
			return true
		}
	}
	return false
}

// shown is a player's score without the points that are on their way.
func (t *table) shown(player int) int {
	if t.onlook && t.match.Player() < 0 { // no final table follows
		return t.points()[player]
	}
	return t.match.State().Score(player) - t.stage.underWay(holding{player: player})
}

// inHand is how many figures of a kind a player has, without those on their way.
func (t *table) inHand(player int, f vassals.Figure) int {
	n := int(t.match.State().Supply(player)[f])
	return max(0, n-t.stage.underWay(holding{player: player, figure: f}))
}

// stock is how many goods of a kind a player has, without those on their way.
func (t *table) stock(player int, g vassals.Goods) int {
	return t.match.State().Goods(player)[g] - t.stage.underWay(holding{player: player, goods: g})
}
