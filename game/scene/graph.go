package scene

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
)

// drawGraph draws how the players stood after every move, each as a line in
// its colour that ends at the mark of the player, and where the move shown is.
func (s *analysis) drawGraph(u *ui, r layout.Rect) {
	a, rv := s.app, s.review
	u.panel(parchment, r)
	head := a.t("analysis.done")
	switch {
	case rv.failed:
		head = a.t("analysis.failed")
	case !rv.done():
		head = a.words.Tf("analysis.progress", map[string]any{"Number": rv.checked, "Total": rv.total})
		u.progress(layout.Rect{X: r.X + 12, Y: r.Y + 29, W: r.W - 24, H: 3}, float64(rv.checked)/float64(max(rv.total, 1)))
	}
	u.say(0, head)
	u.text(layout.Rect{X: r.X + 12, Y: r.Y + 6, W: r.W - 24, H: 22}, head, nameStyle.sized(16), left, 1)
	const labels = 52 // the room for marks and numbers
	g := graph{box: layout.Rect{X: r.X + 14, Y: r.Y + 38, W: r.W - 28 - labels, H: r.H - 52}, moves: max(len(rv.rec.Moves), 1)}
	g.scale(rv.standing)
	g.axes(u)
	sat := s.end.table.sat()
	for p := range sat.players() {
		g.line(u, rv.standing, p, sat.color(p).RGBA())
	}
	for _, n := range rv.costliest() {
		g.dot(u, rv.standing, n+1, rv.log[n].player)
	}
	x := g.x(s.at)
	u.sprite(art.Fill{Color: ink}, layout.Rect{X: x - 1, Y: g.box.Y - 4, W: 2, H: g.box.H + 8})
	s.drawStandings(u, g)
	step := g.box.W / float64(g.moves)
	for n := range g.moves + 1 { // a touch goes to the move under it
		u.again("move "+itoa(n), layout.Rect{X: g.x(n) - step/2, Y: r.Y + 32, W: step, H: r.H - 36}, func() { s.goTo(n) })
	}
}

// drawStandings draws beside the lines how each player stands at the move
// shown, the marks apart from each other.
func (s *analysis) drawStandings(u *ui, g graph) {
	t := s.end.table.sat()
	if s.at >= len(s.review.standing) {
		return
	}
	now := s.review.standing[s.at]
	order := make([]int, len(now))
	for p := range order {
		order[p] = p
		name := map[string]any{"Name": t.players()[p].Name}
		n := int(math.Round(now[p]))
		if t.game.Record().Game == agesGame {
			u.say(0, s.app.words.N("coins.of", n, name))
		} else {
			u.say(0, s.app.words.N("points.of", n, name))
		}
	}
	slices.SortStableFunc(order, func(p, q int) int { return cmp.Compare(now[q], now[p]) })
	const badge = 16
	step := min(badge+2, (g.box.H+badge)/float64(len(order)))
	y := g.box.Y - badge
	for i, p := range order {
		rest := g.box.Y + g.box.H - step*float64(len(order)-1-i) - badge/2
		y = min(max(y+step, g.y(now[p])-badge/2), rest)
		x := g.box.X + g.box.W + 8
		u.sprite(art.Badge{Color: t.color(p)}, layout.Rect{X: x, Y: y, W: badge, H: badge})
		u.text(layout.Rect{X: x + badge + 2, Y: y, W: 30, H: badge}, numeral(int(math.Round(now[p]))), numberStyle.sized(15), left, 1)
	}
}

// graph places moves and points in a box.
type graph struct {
	box       layout.Rect
	moves     int
	low, high float64
}

// scale takes all points into view: it is about how players stand to each other,
// so that the least need not be 0.
func (g *graph) scale(standing [][]float64) {
	g.low, g.high = math.Inf(1), math.Inf(-1)
	for _, s := range standing {
		g.low, g.high = min(g.low, slices.Min(s)), max(g.high, slices.Max(s))
	}
	const least = 20 // points from the top to the bottom
	if mid := (g.low + g.high) / 2; len(standing) == 0 {
		g.low, g.high = 0, least
	} else if g.high-g.low < least {
		g.low, g.high = mid-least/2, mid+least/2
	}
}

func (g *graph) x(move int) float64 { return g.box.X + g.box.W*float64(move)/float64(g.moves) }

func (g *graph) y(points float64) float64 {
	return g.box.Y + g.box.H*(1-(points-g.low)/(g.high-g.low))
}

// axes draws lines at round numbers of points.
func (g *graph) axes(u *ui) {
	step := 10.0
	for (g.high-g.low)/step > 5 {
		step *= 2
	}
	for v := math.Ceil(g.low/step) * step; v <= g.high; v += step {
		u.sprite(art.Fill{Color: line}, layout.Rect{X: g.box.X, Y: g.y(v), W: g.box.W, H: 1}).Alpha = .6
	}
}

// line draws how a player stood.
func (g *graph) line(u *ui, standing [][]float64, player int, c color.RGBA) {
	const wide = 2.6
	for n := 1; n < len(standing); n++ {
		x0, y0 := g.x(n-1), g.y(standing[n-1][player])
		x1, y1 := g.x(n), g.y(standing[n][player])
		length := math.Hypot(x1-x0, y1-y0) + wide/2
		mid := layout.Point{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}
		u.sprite(art.Fill{Color: c}, layout.Rect{X: mid.X - length/2, Y: mid.Y - wide/2, W: length, H: wide}).Angle = math.Atan2(y1-y0, x1-x0)
	}
}

// dot marks a costly move on the line of its player.
func (g *graph) dot(u *ui, standing [][]float64, n, player int) {
	if n >= len(standing) {
		return
	}
	const side = 12
	x, y := g.x(n), g.y(standing[n][player])
	u.sprite(art.Fill{Color: ink}, layout.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}).Angle = math.Pi / 4
	u.sprite(art.Fill{Color: pointsGold}, layout.Rect{X: x - side/2 + 2, Y: y - side/2 + 2, W: side - 4, H: side - 4}).Angle = math.Pi / 4
}
