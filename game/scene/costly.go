package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// jump goes to the next costly move in a direction.
func (s *analysis) jump(way int) {
	if i, ok := s.costlyFrom(way); ok {
		s.goTo(i + 1)
	}
}

// costlyFrom gives the nearest costly move after the one shown, or with -1
// before it.
func (s *analysis) costlyFrom(way int) (move int, ok bool) {
	for _, i := range s.review.costliest() {
		if (i+1-s.at)*way > 0 && (!ok || (i-move)*way < 0) {
			move, ok = i, true
		}
	}
	return move, ok
}

// costlyScreen lists the moves that lost the most.
type costlyScreen struct {
	analysis *analysis
	scroll   scroller
}

func (s *costlyScreen) name() string { return "costly" }
func (s *costlyScreen) cancel() bool { s.analysis.app.close(); return true }

func (s *costlyScreen) draw(u *ui) {
	a, r, t := s.analysis.app, s.analysis.review, s.analysis.end.table.sat()
	list := r.costliest()
	const row = 52
	box := dialog(a, u, a.t("analysis.costly"), 480, 62+16+row*float64(max(len(list), 1)))
	y := u.beginScroll(&s.scroll, box)
	if len(list) == 0 {
		u.say(0, a.t("analysis.none"))
		u.text(layout.Rect{X: box.X, Y: y, W: box.W, H: row}, a.t("analysis.none"), bodyStyle, left, 2)
		y += row
	}
	for i, n := range list {
		e := r.log[n]
		move := a.words.Tf("analysis.move.short", map[string]any{"Number": n + 1})
		lost := a.words.Tf("analysis.cost", map[string]any{"Points": a.lead(r.costs[n].lost)[1:]})
		said := move + ", " + t.players()[e.player].Name + ", " + lost
		u.say(0, said)
		u.sprite(art.Badge{Color: t.color(e.player)}, layout.Rect{X: box.X, Y: y + 10, W: 28, H: 28})
		mw := box.W - 110
		u.text(layout.Rect{X: box.X + 38, Y: y + 3, W: mw - 38, H: 22}, move, nameStyle.sized(17), left, 1)
		u.name(layout.Rect{X: box.X + 38, Y: y + 24, W: mw - 38, H: 22}, e.text(), hintStyle.sized(14), left)
		u.text(layout.Rect{X: box.X + mw, Y: y, W: box.W - mw - 8, H: row - 4}, lost, nameStyle.in(gold).sized(17), right, 2)
		u.sprite(art.Fill{Color: line}, layout.Rect{X: box.X, Y: y + row - 2, W: box.W - 8, H: 1})
		u.area("costly "+itoa(i+1), said, layout.Rect{X: box.X, Y: y, W: box.W - 8, H: row - 2}, func() {
			a.close()
			s.analysis.goTo(n + 1)
		})
		y += row
	}
	u.endScroll(y)
}
