package scene

import (
	"math"
	"strconv"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

func mix(a, b, p float64) float64 { return a + (b-a)*p }

func mixPoint(a, b layout.Point, p float64) layout.Point {
	return layout.Point{X: mix(a.X, b.X, p), Y: mix(a.Y, b.Y, p)}
}

func mixRect(a, b layout.Rect, p float64) layout.Rect {
	return layout.Rect{X: mix(a.X, b.X, p), Y: mix(a.Y, b.Y, p), W: mix(a.W, b.W, p), H: mix(a.H, b.H, p)}
}

// raised is how far a tile in hand is over the table, as a share of its side.
const raised = .045

// lifted gives where the tile that is tried in r is on its way there.
func (s *stage) lifted(r layout.Rect) layout.Rect {
	a, ok := s.find(actLift)
	if !ok {
		return r
	}
	p := s.progress(a)
	r = mixRect(a.box, r, layout.EaseOut(p))
	r.Y -= r.W * .16 * math.Sin(p*math.Pi)
	return r
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

// touches is the part of its time after which a tile that is put down lies on
// the table.
const touches = .4

// falls reports whether the tile on a spot is still in the air.
func (s *stage) falls(at vassals.Spot) bool {
	a, ok := s.find(actSettle)
	return ok && a.spot == at && s.progress(a) < touches
}

// drawLanding draws the tile that is put down, and the dust that it raises.
func (t *table) drawLanding(u *ui) {
	a, ok := t.stage.find(actSettle)
	if !ok {
		return
	}
	p := t.stage.progress(a)
	r := t.cell(a.spot)
	shadow := r.Inset(-r.W * art.TileShadowMargin)
	if t.stage.falls(a.spot) {
		fall := layout.EaseIn(p / touches)
		tile, _ := t.match.State().TileAt(a.spot)
		u.sprite(art.TileShadow{Lifted: true}, shadow).Alpha = 1 - fall
		r.Y -= r.W * raised * (1 - fall)
		u.sprite(art.Tile{Kind: tile.Kind, Rotation: tile.Rotation, Variant: variant(a.spot)}, r)
		u.sprite(art.HandFrame{}, r).Alpha = 1 - fall
		return
	}
	rest := (p - touches) / (1 - touches)
	u.sprite(art.Dust{Late: rest > .45}, shadow).Alpha = 1 - rest*rest
}

// lit gives how bright what was finished is, 0 to 1, and how bright a flash over
// it.
func (s *stage) lit() (steady, flash float64) {
	a, ok := s.find(actLight)
	if !ok {
		return 1, 0
	}
	p := s.progress(a)
	steady = layout.EaseOut(min(p*2, 1))
	return steady, steady * (1 - p)
}

// drawHop draws the figure that comes to the map.
func (t *table) drawHop(u *ui) {
	a, ok := t.stage.find(actHop)
	if !ok {
		return
	}
	p := t.stage.progress(a)
	size := t.cam.Scale * figureSize
	at := t.cam.ToScreen(t.stand(a.fig))
	if a.box.W > 0 { // from the panel, in a bow
		from := a.box.Center()
		size, at = mix(a.box.W, size, p), mixPoint(layout.Point{X: from.X, Y: a.box.Y + a.box.H}, at, layout.EaseOut(p))
		at.Y -= 30 * math.Sin(p*math.Pi)
	} else { // two bounces
		at.Y -= size * .55 * math.Abs(math.Cos(p*math.Pi*1.5)) * (1 - p)
	}
	u.figure(art.Figure{Figure: a.fig.Figure, Color: t.color(a.fig.Player), Lying: lies(a.fig)}, at, size)
}

// drawFlights draws what is on its way to the panels, over everything.
func (t *table) drawFlights(u *ui) {
	s := &t.stage
	for _, a := range s.acts {
		p := s.progress(a)
		if a.start > s.now && (a.kind != actHome || s.carries(a.fig)) {
			continue // a figure stands until it leaves
		}
		from, to := t.cam.ToScreen(a.from), t.panelPlace(a.to)
		switch a.kind {
		case actHome: // it walks: short steps, faster and faster
			e := layout.EaseIn(p)
			size := mix(t.cam.Scale*figureSize, 20, e)
			at := mixPoint(from, layout.Point{X: to.X, Y: to.Y + 8}, e)
			at.Y -= math.Abs(math.Sin(p*math.Pi*4)) * size * .22
			u.figure(art.Figure{Figure: a.fig.Figure, Color: t.color(a.to.player)}, at, size)
		case actPoints:
			if p >= landed {
				continue
			}
			p /= landed
			up := layout.Point{X: from.X, Y: from.Y - 34}
			if p < .5 {
				u.points(a.count, mixPoint(from, up, layout.EaseOut(p*2)))
			} else {
				u.points(a.count, mixPoint(up, to, layout.EaseIn(p*2-1)))
			}
		case actGoods:
			e := layout.EaseIn(p)
			side := mix(max(t.cam.Scale*.3, 30), 18, e)
			at := mixPoint(from, to, e)
			at.Y -= math.Sin(p*math.Pi) * 40
			u.sprite(art.Good{Goods: a.to.goods, Shield: true}, layout.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side})
		}
	}
}

// panelPlace gives where on the screen a player has something: the panel's middle
// when it does not show it.
func (t *table) panelPlace(h holding) layout.Point {
	if p, ok := t.icons[h]; ok {
		return p
	}
	return t.boxes.players[h.player].Center()
}

// points draws golden points about a place.
func (u *ui) points(n int, at layout.Point) {
	const size = 30
	s := "+" + strconv.Itoa(n)
	w := layout.Measure(layout.Numbers, size, s)
	u.frame.OutlinedText(s, layout.Numbers, size, pointsGold, ink, at.X-w/2, at.Y)
}
