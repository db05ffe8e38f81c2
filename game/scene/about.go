package scene

import (
	"runtime/debug"
	"strings"

	"vassals/game/layout"
)

// aboutScreen says what this is, which version, and by whose leave.
type aboutScreen struct {
	app    *App
	scroll scroller
}

func newAbout(a *App) *aboutScreen { return &aboutScreen{app: a} }

func (s *aboutScreen) name() string { return "about" }
func (s *aboutScreen) cancel() bool { s.app.close(); return true }

// libraries are what the program contains of others, with their licences.
var libraries = []string{
	"Ebitengine (Apache-2.0)", "go-i18n (MIT)", "golang.org/x/image, x/text, x/sys, x/sync (BSD-3-Clause)",
	"Go (BSD-3-Clause)",
}

// version names the commit that the program was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "–"
	}
	var revision, day string
	for _, set := range info.Settings {
		switch set.Key {
		case "vcs.revision":
			revision = set.Value[:min(len(set.Value), 10)]
		case "vcs.time":
			day, _, _ = strings.Cut(set.Value, "T")
		}
	}
	if revision == "" {
		return "–"
	}
	return day + " (" + revision + ")"
}

func (s *aboutScreen) draw(u *ui) {
	a := s.app
	box := dialog(a, u, a.t("about.title"), 520, 420)
	y := u.beginScroll(&s.scroll, box)
	for _, text := range []string{
		a.words.Tf("about.version", map[string]any{"Version": version()}),
		a.t("about.made"), a.t("about.private"), a.t("about.fonts"),
	} {
		u.say(0, text)
		y = u.paragraph(box.X, y+6, box.W-12, text, a.read(bodyStyle))
	}
	u.say(2, a.t("about.licences"))
	y = u.paragraph(box.X, y+14, box.W-12, a.t("about.licences"), a.read(headingStyle))
	text := a.words.Tf("about.libraries", map[string]any{"Names": strings.Join(libraries, ", ")})
	u.say(0, text)
	u.endScroll(u.paragraph(box.X, y+4, box.W-12, text, a.read(bodyStyle)))
}

// show brings the place of an entry of the log into view and lights what it
// finished, or marks its tile.
func (e entry) show(t *table) {
	a := t.app
	for len(a.sheets) > 0 {
		a.close()
	}
	t.light(e)
	spot := e.spot
	t.marked = &spot
	t.led = true
	t.goTo(layout.Point{X: float64(spot.X) + .5, Y: float64(spot.Y) + .5}, max(t.cam.Scale, 90))
}
