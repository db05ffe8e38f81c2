package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// settings are what a person chooses once.
type settings struct {
	Language string `json:"language,omitempty"` // a code, empty for the browser's
	Mute     bool   `json:"mute,omitempty"`
	Loud     int    `json:"volume,omitempty"` // 1 to loudest; 0 for what is usual
	Still    bool   `json:"still,omitempty"`  // no motion
	Saver    bool   `json:"saver,omitempty"`  // fewer pixels and frames

	Purist bool          `json:"purist,omitempty"` // no hints at all
	Off    map[hint]bool `json:"off,omitempty"`    // the hints that are not wanted

	Speed int `json:"speed,omitempty"` // how fast bots play, one of speeds; 0 for the first

	Asked bool `json:"asked,omitempty"` // the browser was asked to keep what is stored
}

// The steps of the volume.
const (
	loudest   = 5
	usualLoud = 4
)

// loud gives the step of the volume.
func (s settings) loud() int {
	if s.Loud < 1 || s.Loud > loudest {
		return usualLoud
	}
	return s.Loud
}

// volume is how loud sounds are, 0 to 1. Ears hear steps that grow as even ones.
func (s settings) volume() float64 {
	if s.Mute {
		return 0
	}
	v := float64(s.loud()) / loudest
	return v * v
}

// settingsScreen is language, sound, motion, battery and the hints.
type settingsScreen struct {
	app    *App
	scroll scroller
}

func newSettings(a *App) *settingsScreen { return &settingsScreen{app: a} }

func (s *settingsScreen) name() string { return "settings" }
func (s *settingsScreen) cancel() bool { s.app.close(); return true }

const settingsRow = 54

func (s *settingsScreen) draw(u *ui) {
	a := s.app
	set := &a.set
	box := dialog(a, u, a.t("menu.settings"), 460, 1040)
	y := u.beginScroll(&s.scroll, box)
	x, w := box.X, box.W-8
	u.text(layout.Rect{X: x, Y: y, W: w, H: 30}, a.t("start.language"), headingStyle, left, 1)
	drawLanguages(a, u, layout.Rect{X: x, Y: y + 32, W: w, H: 46})
	y += 92
	y = s.toggle(u, "sound", a.t("settings.sound"), !set.Mute, x, y, w, func() { set.Mute = !set.Mute; a.page.SetVolume(set.volume()) })
	if !set.Mute {
		y = s.volume(u, x, y, w)
	}
	if a.still {
		y = s.toggle(u, "motion", a.t("settings.motion.system"), false, x, y, w, nil)
	} else {
		y = s.toggle(u, "motion", a.t("settings.motion"), !set.Still, x, y, w, func() { set.Still = !set.Still })
	}
	y = s.toggle(u, "saver", a.t("settings.battery"), set.Saver, x, y, w, func() { set.Saver = !set.Saver; a.page.SetSaver(set.Saver) })
	if offered, on := a.page.Fullscreen(); offered {
		y = s.toggle(u, "fullscreen", a.t("settings.fullscreen"), on, x, y, w, func() { a.page.SetFullscreen(!on) })
	}
	y += 6
	u.text(layout.Rect{X: x, Y: y, W: w, H: 30}, a.t("settings.hints"), headingStyle, left, 1)
	y += 34
	y = s.toggle(u, "purist", a.t("settings.purist"), set.Purist, x, y, w, func() { set.Purist = !set.Purist })
	if !set.Purist {
		for _, h := range hints {
			y = s.toggle(u, "hint "+string(h), a.t("settings."+string(h)), set.hint(h), x, y, w, func() { set.switchHint(h) })
		}
	}
	y += 6
	if a.renewal.there {
		u.button("renew", a.t("renew.now"), layout.Rect{X: x, Y: y, W: w, H: 46}, green, art.NoIcon, a.t("renew.now"), a.renew)
		y += 54
	}
	u.button("about", a.t("about.title"), layout.Rect{X: x, Y: y, W: w, H: 46}, light, art.Info, a.t("about.title"), func() { a.open(newAbout(a)) })
	u.endScroll(y + 50)
}

// toggle draws a line with a switch, one that cannot be used without an act.
func (s *settingsScreen) toggle(u *ui, id, label string, on bool, x, y, w float64, act func()) float64 {
	a := s.app
	state, face := a.t("settings.off"), light
	if on {
		state, face = a.t("settings.on"), chosen
	}
	do := func() {
		act()
		a.store.saveSettings(a.set)
	}
	if act == nil {
		face, do = disabled, nil
	}
	u.text(layout.Rect{X: x, Y: y, W: w - 110, H: 46}, label, bodyStyle.sized(18), left, 2)
	u.button(id, label+": "+state, layout.Rect{X: x + w - 100, Y: y, W: 100, H: 46}, face, art.NoIcon, state, do)
	return y + settingsRow
}

// volume draws the line with the volume, in steps.
func (s *settingsScreen) volume(u *ui, x, y, w float64) float64 {
	a := s.app
	loud := a.set.loud()
	percent := map[string]any{"Percent": loud * 100 / loudest}
	u.say(0, a.words.Tf("settings.volume.value", percent))
	const side, bar, apart = 46, 8, 4
	const bars = loudest*(bar+apart) - apart + 16
	right := x + w
	step := func(by int) func() {
		next := loud + by
		if next < 1 || next > loudest {
			return nil
		}
		return func() {
			a.set.Loud = next
			a.page.SetVolume(a.set.volume())
			a.page.Sound("pick")
			a.store.saveSettings(a.set)
		}
	}
	face := func(act func()) art.Panel {
		if act == nil {
			return disabled
		}
		return light
	}
	quieter, louder := step(-1), step(1)
	u.text(layout.Rect{X: x, Y: y, W: w - 2*side - bars - 8, H: side}, a.t("settings.volume"), bodyStyle.sized(18), left, 1)
	u.button("quieter", a.words.Tf("settings.quieter", percent), layout.Rect{X: right - 2*side - bars, Y: y, W: side, H: side}, face(quieter), art.Minus, "", quieter)
	u.button("louder", a.words.Tf("settings.louder", percent), layout.Rect{X: right - side, Y: y, W: side, H: side}, face(louder), art.Plus, "", louder)
	for i := range loudest {
		c := line
		if i < loud {
			c = gold
		}
		h := 10 + 5*float64(i)
		u.sprite(art.Fill{Color: c}, layout.Rect{X: right - side - bars + 8 + float64(i)*(bar+apart), Y: y + 38 - h, W: bar, H: h})
	}
	return y + settingsRow
}
