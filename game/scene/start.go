package scene

import (
	"errors"
	"math/rand/v2"
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
	"vassals/rules/middleages"
	"vassals/rules/vassals"
)

// start is the first screen: who plays, with which expansions, and the way back
// into the last game.
type start struct {
	app    *App
	setup  setup
	saved  rules.Match // the game played last on the device, nil for none
	last   *saved      // the same, as it is stored
	scroll scroller

	passing bool // what changes is for this visit only
}

// The colours in the order in which new players get them.
var colors = []art.Color{art.Red, art.Blue, art.Green, art.Yellow, art.Black, art.Pink}

func newStart(a *App) *start {
	s := &start{app: a}
	set, ok := a.store.loadSetup()
	if !ok {
		set = s.firstSetup()
	}
	s.setup = set
	return s
}

// look reads the game played last and tells what is wrong with what is stored.
func (s *start) look() {
	g, err := s.app.store.newest()
	var bad damaged
	switch {
	case errors.As(err, &bad):
		s.app.open(newDamaged(s.app, bad.text))
	case err != nil:
		s.app.store.denied = true
		s.app.note(s.app.t("storage.forbidden"))
	}
	s.saved, s.last = nil, g
	if g != nil {
		s.saved = g.match
	}
}

func (s *start) name() string { return "start" }
func (s *start) cancel() bool { return false }

func (s *start) draw(u *ui) {
	a := s.app
	window, room := a.window(), a.room()
	u.sprite(art.Oak{}, window)
	u.say(1, a.gameName(s.setup.Game))

	bar := layout.Rect{X: room.X + 8, Y: room.Y + room.H - 64, W: room.W - 16, H: 56}
	wide := room.W >= 700 && room.H < 600 // a phone on its side
	var panel layout.Rect
	if wide {
		w := min(room.W-16, 900)
		top := room.Y + ribbonHigh/2 + 3
		bar.Y, bar.H = room.Y+room.H-56, 50
		panel = layout.Rect{X: room.X + (room.W-w)/2, Y: top, W: w, H: bar.Y - 7 - top}
		bar.X, bar.W = panel.X, panel.W
	} else {
		w := min(room.W-16, 560)
		head := min(max(room.H*.24-34, 96), 230)
		if room.H < 720 { // the switches come first
			head = max(room.H*.26-88, 68)
		}
		high := min(room.H-head-64-4, s.needs()) // no taller than what stands in it
		x, y := room.X+(room.W-w)/2, room.Y+(room.H-head-64-4-high)/2
		s.drawHead(u, layout.Rect{X: x, Y: y, W: w, H: head})
		panel = layout.Rect{X: x, Y: y + head - 6, W: w, H: high}
		bar = layout.Rect{X: x, Y: panel.Y + high + 10, W: w, H: 56}
	}
	u.panel(parchment, panel)
	if wide { // the title hangs over the upper edge
		s.drawTitle(u, layout.Rect{X: panel.X + (panel.W-ribbonHigh*5)/2, Y: panel.Y - ribbonHigh/2, W: ribbonHigh * 5, H: ribbonHigh})
		panel.Y += ribbonHigh/2 - 6
		panel.H -= ribbonHigh/2 - 6
	}
	s.drawPanel(u, panel, wide)
	s.drawBar(u, bar)
}

// needs is how tall the panel of one column must be for all that stands in it.
func (s *start) needs() float64 {
	rows := min(len(s.setup.Players)+1, s.setup.most())
	games, cards := s.heights()
	h := 20 + games + 10 + 48 + 48*float64(rows) + 4 + 34 + cards + 10 + 48 + 52
	if s.setup.Game == agesGame {
		h -= 34 + cards + 10
	}
	if s.saved != nil {
		h += 72
	}
	return h
}

// over reports whether the saved game has ended; a new one may take its place.
func (s *start) over() bool {
	return s.saved != nil && s.saved.Player() < 0
}

func (s *start) drawPanel(u *ui, panel layout.Rect, wide bool) {
	box := panel.Inset(10)
	y := u.beginScroll(&s.scroll, box)
	w := box.W - 8
	if wide {
		half := (w - 20) / 2
		end := s.drawPlayers(u, layout.Rect{X: box.X + 4, Y: y, W: half})
		y = s.drawGames(u, box.X+4+half+20, y, half)
		y = s.drawContinue(u, box.X+4+half+20, y, half)
		y = s.drawExpansions(u, box.X+4+half+20, y, half)
		y = s.drawLanguage(u, box.X+4+half+20, y, half)
		y = s.drawUndo(u, box.X+4+half+20, y, half)
		u.endScroll(max(end, y))
		return
	}
	y = s.drawContinue(u, box.X+4, y, w)
	y = s.drawGames(u, box.X+4, y, w)
	y = s.drawPlayers(u, layout.Rect{X: box.X + 4, Y: y, W: w})
	y = s.drawExpansions(u, box.X+4, y, w)
	y = s.drawLanguage(u, box.X+4, y, w)
	u.endScroll(s.drawUndo(u, box.X+4, y, w))
}

// drawContinue offers the game under way.
func (s *start) drawContinue(u *ui, x, y, w float64) float64 {
	if s.saved == nil {
		return y
	}
	a, names := s.app, s.last.title()
	box := layout.Rect{X: x, Y: y + 2, W: w, H: 60}
	face := green
	face.Pressed = u.pressed == "continue"
	u.frame.Panel(face, box.X, box.Y, box.W, box.H)
	u.icon(art.Play, box.X+30, box.Y+30, 26, cream)
	label := a.t("start.continue")
	if s.over() {
		label = a.t("final.table")
	}
	u.text(layout.Rect{X: x + 56, Y: y + 8, W: w - 68, H: 26}, label, labelStyle.in(cream).sized(19), left, 1)
	u.name(layout.Rect{X: x + 56, Y: y + 33, W: w - 68, H: 22}, a.gameName(s.saved.Record().Game)+" · "+a.stage(s.saved)+" · "+names, bodyStyle.in(cream).sized(15), left)
	u.area("continue", label+": "+a.gameName(s.saved.Record().Game)+", "+names, box, s.goOn)
	return y + 72
}

// goOn shows the game played last.
func (s *start) goOn() { s.app.resume(s.last.id) }

// stage says how far a game is.
func (a *App) stage(m rules.Match) string {
	switch m := m.(type) {
	case *vassals.Match:
		return a.words.N("tiles.left", m.State().Left())
	case *middleages.Match:
		return a.words.Tf("ages.round", map[string]any{"Count": max(m.State().Round(), 1), "Of": agesRounds})
	}
	return ""
}

// drawUndo draws the switch that lets turns be taken back.
func (s *start) drawUndo(u *ui, x, y, w float64) float64 {
	label, face := s.app.t("start.undo"), chosen
	if s.setup.NoUndo {
		label, face = s.app.t("start.undo.off"), light
	}
	u.button("undo-turns", label, layout.Rect{X: x, Y: y, W: w, H: 46}, face, art.Undo, label,
		func() { s.setup.NoUndo = !s.setup.NoUndo; s.changed() })
	return y + 48
}

func (s *start) drawBar(u *ui, r layout.Rect) {
	a := s.app
	u.button("settings", a.t("menu.settings"), layout.Rect{X: r.X, Y: r.Y, W: 56, H: r.H}, wood, art.Gear, "", func() { a.open(newSettings(a)) })
	u.button("rules", a.t("menu.rules"), layout.Rect{X: r.X + 64, Y: r.Y, W: 56, H: r.H}, wood, art.Book, "", func() { a.open(newRules(a, s.setup.Game, s.setup.Expansions)) })
	x := r.X + 128
	if a.offers("games") {
		u.button("games", a.t("games.title"), layout.Rect{X: x, Y: r.Y, W: 56, H: r.H}, wood, art.Saves, "", func() { a.open(newGames(a)) })
		x += 64
	}
	face := green
	if s.saved != nil {
		face = wood
	}
	u.button("start", a.t("start.start"), layout.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}, face, art.NoIcon, a.t("start.start"), s.begin)
}

// begin starts a new game.
func (s *start) begin() {
	set := s.setup
	set.Players = slices.Clone(set.Players)
	seed := s.app.page.Entropy()
	if set.ByLot {
		r := rand.New(rand.NewPCG(s.app.page.Entropy(), 1))
		r.Shuffle(len(set.Players), func(i, j int) { set.Players[i], set.Players[j] = set.Players[j], set.Players[i] })
	}
	if err := s.app.play(set.record(seed), set.NoUndo); err != nil { // the screen offers nothing that the rules forbid
		s.app.note(err.Error())
	}
}

func (s *start) changed() {
	if !s.passing {
		s.app.store.saveSetup(s.setup)
	}
	s.app.stale = true
}

// toPage turns a box of the app's units into CSS pixels.
func (a *App) toPage(r layout.Rect) layout.Rect {
	return layout.Rect{X: r.X * a.zoom, Y: r.Y * a.zoom, W: r.W * a.zoom, H: r.H * a.zoom}
}
