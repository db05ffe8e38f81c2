package scene

import (
	"math"
	"strconv"

	"vassals/game/art"
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

const longest = 600 // milliseconds

// act is one thing that moves, from its start for a time.
type act struct {
	kind   actKind
	start  float64 // milliseconds of App.now
	last   float64
	from   layout.Point // tiles, or for flights the screen at their end
	player int
	fig    vassals.Standing
	points int
	angle  float64
}

type actKind uint8

const (
	actLift   actKind = iota // the tile rises from the table
	actTurn                  // it turns
	actShake                 // it cannot turn
	actSettle                // it is put down
	actHop                   // a figure comes
	actHome                  // a figure goes
	actPoints                // points fly to their panel
)

func (s *stage) add(t *table, a act) {
	if !t.app.motion() {
		return
	}
	s.now = t.app.now
	a.start += s.now
	a.last = min(a.last, longest)
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

func (s *stage) lift(t *table) {
	s.drop(actLift)
	s.drop(actTurn)
	s.add(t, act{kind: actLift, last: 160})
}

func (s *stage) turn(t *table, from vassals.Rotation) {
	s.drop(actTurn)
	p, _ := t.tried()
	quarters := (int(p.Rotation) - int(from) + 4) % 4
	s.add(t, act{kind: actTurn, last: 200, angle: -math.Pi / 2 * float64(quarters)})
}

func (s *stage) shake(t *table) {
	s.drop(actShake)
	s.add(t, act{kind: actShake, last: 240})
}

func (s *stage) settle(t *table) {
	s.clear()
	s.add(t, act{kind: actSettle, last: 180})
}

func (s *stage) hop(t *table, c vassals.Claim) {
	s.add(t, act{kind: actHop, last: 240, player: t.match.State().Player(),
		fig: vassals.Standing{Player: t.match.State().Player(), Figure: c.Figure, Spot: t.turn.placed.Spot, Part: c.Part}})
}

// score sends the figures of a confirmed turn home and the points to their
// panels.
func (s *stage) score(t *table, e entry) {
	for _, ev := range e.events {
		if ev.Kind != vassals.EventScore {
			continue
		}
		at := t.middle(ev)
		for p, n := range pointsOf(ev, t.match.State().Players()) {
			if n > 0 {
				s.add(t, act{kind: actPoints, last: longest, from: at, player: p, points: n})
			}
		}
		for _, f := range ev.Home {
			s.add(t, act{kind: actHome, last: 480, from: t.stand(f), player: f.Player, fig: f})
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

// shown is a player's score without the points that are on their way.
func (t *table) shown(player int) int {
	n := t.match.State().Score(player)
	for _, a := range t.stage.acts {
		if a.kind == actPoints && a.player == player {
			share := (t.stage.progress(a) - .7) / .3 // they arrive one by one at the end
			n -= a.points - int(float64(a.points)*max(0, share))
		}
	}
	return n
}

// raised is how far the tile in hand is up, 0 to 1.
func (s *stage) raised() float64 {
	if a, ok := s.find(actLift); ok {
		return layout.EaseOut(s.progress(a))
	}
	return 1
}

func (s *stage) angle() float64 {
	if a, ok := s.find(actTurn); ok {
		return a.angle * (1 - layout.EaseOut(s.progress(a)))
	}
	return 0
}

// shaken is how far the tile in hand is aside, in tiles.
func (s *stage) shaken() float64 {
	if a, ok := s.find(actShake); ok {
		p := s.progress(a)
		return math.Sin(p*math.Pi*4) * .05 * (1 - p)
	}
	return 0
}

// carries reports whether the stage draws a figure that stands on the map.
func (s *stage) carries(f vassals.Standing) bool {
	a, ok := s.find(actHop)
	return ok && a.fig.Spot == f.Spot && a.fig.Part == f.Part && a.fig.Figure == f.Figure
}

func mix(a, b, p float64) float64 { return a + (b-a)*p }

// draw shows what flies over the map.
func (s *stage) draw(t *table, u *ui) {
	size := t.cam.Scale * figureSize
	for _, a := range s.acts {
		p := s.progress(a)
		fig := art.Figure{Figure: a.fig.Figure, Color: t.color(a.player), Lying: lies(a.fig)}
		switch a.kind {
		case actHop:
			at := t.cam.ToScreen(t.stand(a.fig))
			at.Y -= size * (1.2*(1-layout.EaseOut(p)) + .5*math.Sin(p*math.Pi))
			u.figure(fig, at, size)
		case actHome:
			from, to := t.cam.ToScreen(a.from), t.boxes.players[a.player].Center()
			fig.Lying = false
			e := layout.EaseIn(p)
			k := mix(size, 18, e)
			u.figure(fig, layout.Point{X: mix(from.X, to.X, e), Y: mix(from.Y, to.Y, e) - math.Abs(math.Sin(p*math.Pi*4))*k*.2}, k)
		case actPoints:
			from, to := t.cam.ToScreen(a.from), t.boxes.players[a.player].Center()
			rise := min(p/.5, 1)
			e := layout.EaseIn(max(0, (p-.5)/.5))
			at := layout.Point{X: mix(from.X, to.X, e), Y: mix(from.Y-34*layout.EaseOut(rise), to.Y, e)}
			u.points(a.points, at, 30)
		}
	}
}

// points draws golden points about a place.
func (u *ui) points(n int, at layout.Point, size float64) {
	s := "+" + strconv.Itoa(n)
	w := layout.Measure(layout.Numbers, size, s)
	u.frame.OutlinedText(s, layout.Numbers, size, pointsGold, ink, at.X-w/2, at.Y)
}
