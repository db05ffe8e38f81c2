package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/game/words"
	"vassals/rules/vassals"
)

// The order of the expansions on the screen and in records.
var expansions = []string{"fairs", "allornothing", "shadow"}

func (s *start) drawExpansions(u *ui, x, y, w float64) float64 {
	a := s.app
	if s.setup.Game == agesGame {
		return y // it has none
	}
	u.text(layout.Rect{X: x, Y: y, W: w, H: 32}, a.t("start.expansions"), headingStyle, left, 1)
	u.say(2, a.t("start.expansions"))
	y += 34
	const gap = 8
	_, high := s.heights()
	fh := min(44, high*.42) // of the figure
	cw := (w - 2*gap) / 3
	for i, e := range expansions {
		box := layout.Rect{X: x + float64(i)*(cw+gap), Y: y, W: cw, H: high}
		face, st := light, labelStyle.in(faint)
		if s.setup.has(e) {
			face, st = chosen, labelStyle
		}
		face.Pressed = u.pressed == "expansion "+e
		u.frame.Panel(face, box.X, box.Y, box.W, box.H)
		fig := [...]art.Figure{{Figure: vassals.Builder, Color: art.Blue}, {Figure: vassals.Double, Color: art.Red}, {Figure: vassals.ShadowFigure, Color: art.Green}}[i]
		u.sprite(fig, layout.Rect{X: box.X + (cw-fh)/2, Y: box.Y + 2, W: fh, H: fh})
		u.text(layout.Rect{X: box.X + 5, Y: box.Y + fh + 1, W: cw - 10, H: high - fh - 3}, a.t("expansion."+e), st.sized(16), middle, 2)
		state := a.t("settings.off")
		if s.setup.has(e) {
			state = a.t("settings.on")
		}
		u.area("expansion "+e, a.t("expansion."+e)+": "+state, box, func() { s.toggle(e) })
	}
	return y + high + 10
}

// toggle takes an expansion in or out, where the rules allow it.
func (s *start) toggle(e string) {
	a := s.app
	if !s.setup.has(e) {
		s.setup.Expansions = append(s.setup.Expansions, e)
		slices.SortFunc(s.setup.Expansions, func(a, b string) int {
			return slices.Index(expansions, a) - slices.Index(expansions, b)
		})
		s.changed()
		return
	}
	if e == "allornothing" && len(s.setup.Players) == 6 {
		a.note(a.t("start.six"))
		return
	}
	s.setup.Expansions = slices.DeleteFunc(s.setup.Expansions, func(x string) bool { return x == e })
	if e == "allornothing" { // pink comes with that box
		for i, p := range s.setup.Players {
			if p.Color == art.Pink.String() {
				s.setup.Players[i].Color = s.freeColor(s.setup, art.Red).String()
			}
		}
	}
	s.changed()
}

func (s *start) drawLanguage(u *ui, x, y, w float64) float64 {
	a := s.app
	u.text(layout.Rect{X: x, Y: y, W: w * .36, H: 46}, a.t("start.language"), headingStyle, left, 1)
	drawLanguages(a, u, layout.Rect{X: x + w*.37, Y: y, W: w * .63, H: 46})
	return y + 52
}

// drawLanguages draws a button a language.
func drawLanguages(a *App, u *ui, r layout.Rect) {
	list := words.Languages()
	const gap = 6
	w := (r.W - gap*float64(len(list)-1)) / float64(len(list))
	for i, l := range list {
		face := light
		if l.Code == a.words.Language() {
			face = chosen
		}
		u.button("language "+l.Code, l.Name, layout.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H},
			face, art.NoIcon, l.Code, func() { a.speak(l.Code) })
	}
}
