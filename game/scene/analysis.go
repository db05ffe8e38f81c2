package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// analysis shows a finished game again, move by move: the table, how the players
// stood, what each move cost and what would have been better.
type analysis struct {
	app    *App
	end    *end
	review *review
	view   watched // the table as it was
	at     int     // after so many moves
	better bool    // with the better move in place of the one played
	boxes  analysisBoxes
}

// analysisBoxes says where the parts of the analysis lie.
type analysisBoxes struct{ graph, text, free layout.Rect }

func newAnalysis(e *end) *analysis {
	if e.review == nil {
		e.review = newReview(e.table)
	}
	s := &analysis{app: e.app, end: e, review: e.review, at: len(e.review.rec.Moves)}
	s.view = newWatched(e.app, e.table.sat().game)
	s.replay()
	return s
}

func (s *analysis) name() string       { return "analysis" }
func (s *analysis) tap(p layout.Point) { s.view.tap(p) }
func (s *analysis) hurry() bool        { return s.view.hurry() }
func (s *analysis) leave()             { s.review.leave() }

// cancel lets go of what was asked about, or goes back to the final table.
func (s *analysis) cancel() bool {
	if t, ok := s.view.(interface{ cancel() bool }); !ok || !t.cancel() {
		s.close()
	}
	return true
}

func (s *analysis) close() { s.app.show(s.end) }

func (s *analysis) update(now float64) (redraw, awake bool) {
	redraw, awake = s.view.update(now)
	news, more := s.review.work()
	return redraw || news, awake || more
}

// key steps through the game.
func (s *analysis) key(k Key) bool {
	if move, ok := stepKey(k, s.at, len(s.review.rec.Moves)); ok {
		s.goTo(move)
		return true
	}
	switch k.Key {
	case "ArrowUp", "PageUp":
		s.jump(-1)
	case "ArrowDown", "PageDown":
		s.jump(1)
	default:
		return zoomKey(s.view, k)
	}
	return true
}

// goTo shows the game after so many moves.
func (s *analysis) goTo(move int) {
	s.at = min(max(move, 0), len(s.review.rec.Moves))
	s.better = false
	s.replay()
	text := s.title()
	if s.at > 0 {
		text += ". " + s.review.log[s.at-1].text()
	}
	s.app.page.Announce(text)
}

// switchBetter shows the better move in place of the one played, or the one
// played again.
func (s *analysis) switchBetter() {
	s.better = !s.better
	s.replay()
	if s.better {
		s.app.page.Announce(s.betterText())
	}
}

// replay brings the table to what is shown.
func (s *analysis) replay() {
	rec := upTo(&s.review.rec, s.at)
	if s.better {
		rec = upTo(&s.review.rec, s.at-1)
		rec.Moves = append(rec.Moves, s.review.costs[s.at-1].best)
	}
	if m, err := newMatch(rec); err == nil { // the moves were played, and the better one was legal
		s.view.revisit(m, s.better)
	}
}

func (s *analysis) layOut() analysisBoxes {
	room := s.app.room()
	if room.W < 700 || room.W < room.H {
		high := min(room.H*.27, 230) // of the graph
		if s.review.rec.Game == agesGame {
			high = min(max(room.H*.19, 126), 230) // more has to be seen of the table
		}
		w := min(room.W-2*margin, 620)
		x := room.X + (room.W-w)/2
		g := layout.Rect{X: x, Y: room.Y + margin, W: w, H: high}
		t := layout.Rect{X: x, W: w, H: 208}
		t.Y = room.Y + room.H - t.H - margin
		return analysisBoxes{g, t, layout.Rect{X: room.X, Y: g.Y + g.H + 4, W: room.W, H: t.Y - g.Y - g.H - 8}}
	}
	w := min(room.W*.44, 380)
	g := layout.Rect{X: room.X + margin, Y: room.Y + margin, W: w, H: min((room.H-2*margin)*.42, 300)}
	t := layout.Rect{X: g.X, Y: g.Y + g.H + 6, W: w}
	t.H = min(room.Y+room.H-margin-t.Y, 260)
	left := g.X + w + 6
	return analysisBoxes{g, t, layout.Rect{X: left, Y: room.Y, W: room.X + room.W - left, H: room.H}}
}

func (s *analysis) draw(u *ui) {
	s.boxes = s.layOut()
	s.view.drawWatched(u, &viewBoxes{free: s.boxes.free, bare: true, slim: true})
	u.say(1, s.app.t("analysis.title"))
	s.drawGraph(u, s.boxes.graph)
	s.drawText(u, s.boxes.text)
}

// title says which move is shown.
func (s *analysis) title() string { return s.app.moveTitle(s.at, len(s.review.rec.Moves)) }

// betterText says what would have been better than the move shown.
func (s *analysis) betterText() string { return s.betterWith(2) }

// betterWith says it with so many reasons at most.
func (s *analysis) betterWith(most int) string {
	return s.app.words.Tf("analysis.better", map[string]any{"Why": s.review.costs[s.at-1].why(most)})
}

// drawText draws what was played, what it cost and the way to other moves.
func (s *analysis) drawText(u *ui, r layout.Rect) {
	a := s.app
	u.panel(parchment, r)
	x, w, y := r.X+10, r.W-20, r.Y+8
	title := s.title()
	u.say(2, title)
	if s.at > 0 {
		e := s.review.log[s.at-1]
		u.sprite(art.Badge{Color: s.end.table.sat().color(e.player)}, layout.Rect{X: x, Y: y, W: 26, H: 26})
		if c := s.review.costs[s.at-1]; c.lost >= .05 {
			text := a.words.Tf("analysis.cost", map[string]any{"Points": a.lead(c.lost)[1:]})
			u.say(0, text)
			u.text(layout.Rect{X: x + w*.58, Y: y, W: w * .42, H: 26}, text, nameStyle.in(gold).sized(17), right, 1)
		}
		u.text(layout.Rect{X: x + 34, Y: y, W: w*.58 - 38, H: 26}, title, nameStyle, left, 1)
		text := e.text()
		u.say(0, text)
		box, st := layout.Rect{X: x, Y: y + 30, W: w, H: r.H - 30 - 2*52 - 16}, bodyStyle.sized(15)
		u.rows(box, clipped(box, text, st), st)
		s.drawBetter(u, layout.Rect{X: x, Y: r.Y + r.H - 2*52 - 2, W: w, H: 46})
	} else {
		u.text(layout.Rect{X: x, Y: y, W: w, H: 26}, title, nameStyle, left, 1)
	}
	s.drawWays(u, layout.Rect{X: x, Y: r.Y + r.H - 52, W: w, H: touch})
}

// drawBetter draws the button that shows the better move.
func (s *analysis) drawBetter(u *ui, r layout.Rect) {
	a, c := s.app, s.review.costs[s.at-1]
	text, face := a.t("analysis.waiting"), disabled
	var act func()
	switch {
	case s.review.log[s.at-1].forced:
		return
	case c.known && c.lost < .05:
		text = a.t("analysis.best")
	case c.known:
		text, face, act = s.betterText(), light, s.switchBetter
		if s.better {
			face = chosen
		}
	}
	face.Pressed = u.pressed == "better"
	u.frame.Panel(face, r.X, r.Y, r.W, r.H)
	st := buttonStyle(face).faced(layout.Serif).sized(15)
	room := r.Inset(4)
	room.X, room.W = room.X+6, room.W-12
	if _, _, ok := layout.Fit(st.face, st.size, st.least(), room.W, 2, text); !ok && act != nil {
		text = s.betterWith(1)
	}
	u.text(room, text, st, left, 2)
	u.say(0, text)
	u.area("better", text, r, act)
}

// drawWays draws the buttons that lead to other moves.
func (s *analysis) drawWays(u *ui, r layout.Rect) {
	a := s.app
	go1 := func(move int) func() {
		if move < 0 || move > len(s.review.rec.Moves) {
			return nil
		}
		return func() { s.goTo(move) }
	}
	costly := func(way int) func() {
		if _, ok := s.costlyFrom(way); !ok {
			return nil
		}
		return func() { s.jump(way) }
	}
	list := []stepButton{
		{"close", a.t("button.close"), "", art.Cross, light, s.close},
		{"costly", a.t("analysis.costly"), "", art.Log, light, func() { a.open(&costlyScreen{s, scroller{}}) }},
		{"previous-costly", a.t("analysis.previous.costly"), "", art.Previous, light, costly(-1)},
		{"previous", a.t("analysis.previous"), "", art.Less, light, go1(s.at - 1)},
		{"next", a.t("analysis.next"), "", art.More, light, go1(s.at + 1)},
		{"next-costly", a.t("analysis.next.costly"), "", art.Next, light, costly(1)},
	}
	const between = 4
	w := (r.W - between*float64(len(list)-1)) / float64(len(list))
	for i, b := range list {
		if b.act == nil {
			b.face = disabled
		}
		u.button(b.id, b.label, layout.Rect{X: r.X + float64(i)*(w+between), Y: r.Y, W: w, H: r.H}, b.face, b.icon, "", b.act)
	}
}
