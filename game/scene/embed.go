package scene

import (
	"errors"
	"net/url"
	"slices"
	"strings"

	"vassals/game/layout"
	"vassals/rules"
	"vassals/rules/link"
)

// A board in a page of somebody else's says so in its address: ?embed=1. It
// shows a position to look at, a game to step through, or plays one; the page
// around it tells it what to do (App.Command) and hears what happens
// (Page.Event).

// The modes of an embedded board.
const (
	modeView   = "view"   // a position to look at
	modeReplay = "replay" // a game to step through
	modePlay   = "play"
)

var modes = []string{modeView, modeReplay, modePlay}

// embedding is what an embedded board is to be; nil for one in a tab of its own.
type embedding struct {
	mode  string
	bare  bool // without panels and buttons round the board
	fixed bool // the game was given: there is no start screen to go to
	heard heard
}

// guest is the page of an embedded board: it keeps nothing on the device of
// somebody who only reads a page, and leaves that page's history alone. What
// was chosen in a tab of the game's own holds here too, where the browser shows
// it.
type guest struct{ Page }

// Load implements Page.
func (g guest) Load(key string) (value string, ok bool, err error) {
	if key == settingsKey {
		return g.Page.Load(key)
	}
	return "", false, nil
}

// Store implements Page.
func (guest) Store(key, value string) error { return nil }

// Remove implements Page.
func (guest) Remove(key string) error { return nil }

// Keys implements Page.
func (guest) Keys(prefix string) ([]string, error) { return nil, nil }

// Persist implements Page.
func (guest) Persist() {}

// Tell implements Page.
func (guest) Tell(text string) {}

// SetDepth implements Page: the way back is that of the page around.
func (guest) SetDepth(depth int) {}

// SetAddress implements Page.
func (guest) SetAddress(address string) {}

// newEmbedding reads what the address says of an embedded board; nil where it
// is none.
func newEmbedding(q url.Values) *embedding {
	if q.Get("embed") != "1" {
		return nil
	}
	e := &embedding{mode: modeView, bare: q.Get("controls") == "0"}
	if slices.Contains(modes, q.Get("mode")) {
		e.mode = q.Get("mode")
	}
	return e
}

// shrink gives how much smaller all has to be for a game to be played in a frame:
// in one that is smaller than any phone.
func (e *embedding) shrink(v Viewport) float64 {
	if e.mode != modePlay {
		return 1
	}
	least := layout.Point{X: 320, Y: 540}
	if v.W > v.H {
		least = layout.Point{X: 560, Y: 380}
	}
	return max(.7, min(1, v.W/least.X, v.H/least.Y))
}

// settle shows what the address of an embedded board asks for; s is the start
// screen, with all that stands there preset.
func (a *App) settle(s *start, u *url.URL, q url.Values) {
	e := a.embed
	if q.Has("mode") && !slices.Contains(modes, q.Get("mode")) {
		a.misread("mode=" + q.Get("mode"))
	}
	if c := q.Get("controls"); q.Has("controls") && c != "0" && c != "1" {
		a.misread("controls=" + c)
	}
	text, given := strings.CutPrefix(u.Fragment, fragment)
	if !given && e.mode == modePlay && !q.Has("game") && !q.Has("players") && !q.Has("expansions") {
		return // who plays is chosen there
	}
	told := a.sheets // why something is not as the address says is told over the board
	rec := s.setup.record(a.page.Entropy())
	if given {
		linked, err := readLink(text)
		if err != nil {
			told = append(told, a.linkTrouble(a.t("link.broken")))
		} else {
			rec = linked
		}
	}
	at, ok := atOf(q, rec)
	if !ok {
		a.misread("at=" + q.Get("at"))
	}
	e.fixed = true
	if err := a.put(rec, at, e.mode); err != nil {
		a.note(err.Error()) // it has been played through, or can be set up
	}
	a.sheets = append(a.sheets, told...)
}

// readLink gives the game of a link, which the rules allow.
func readLink(text string) (*rules.Record, error) {
	rec, err := link.Decode(text)
	if err == nil {
		_, err = newMatch(rec)
	}
	return rec, err
}

// put shows a game on an embedded board, after so many of its moves.
func (a *App) put(rec *rules.Record, at int, mode string) error {
	if at < 0 || at > len(rec.Moves) {
		return errors.New("scene: at " + itoa(at) + ": the game has " + itoa(len(rec.Moves)) + " moves")
	}
	if mode == modePlay {
		return a.play(upTo(rec, at), false)
	}
	v, err := newViewer(a, rec, at)
	if err != nil {
		return err
	}
	a.turnInto(mode)
	v.become(false) // which asks for the mode
	a.show(v)
	return nil
}

// turnInto changes what an embedded board is for.
func (a *App) turnInto(mode string) {
	if a.embed.mode != mode {
		a.embed.mode = mode
		if a.outer.W > 0 {
			a.Resize(a.outer) // a game that is played may be shown smaller
		}
	}
}

// offers reports whether something of the menu is offered here: files are for a
// tab of the game's own, and the start screen is where the game was not given.
func (a *App) offers(id string) bool {
	switch e := a.embed; id {
	case "export", "games":
		return e == nil
	case "menu", "log", "rules": // without controls only what a turn needs
		return e == nil || !e.bare
	case "home":
		return e == nil || !e.fixed
	case "tab":
		return e != nil && !e.bare
	}
	return true
}

// replays reports whether a game runs on an embedded board.
func (a *App) replays() bool { return a.embed != nil && a.embed.mode == modeReplay }

// openTab asks the page to open the game on the board in a tab of its own.
func (a *App) openTab() {
	a.page.OpenTab(a.addressBefore("?#") + "?lang=" + a.words.Language() + "#" + fragment + link.Encode(a.Record()))
}
