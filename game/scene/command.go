package scene

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"vassals/rules"
)

// maxCommand is the size of the longest command that is read, in bytes: one
// with the largest record, as a text.
const maxCommand = 2*rules.MaxRecord + 1<<10

// command is what the page around an embedded board asks for. What else stands
// in it is for later versions.
type command struct {
	Type   string          `json:"type"`
	Record json.RawMessage `json:"record"` // load: a record, or the text of a link
	At     *int            `json:"at"`     // load, goto: after so many moves
	Mode   string          `json:"mode"`   // load; empty for the one there is
	On     *bool           `json:"on"`     // play; nil for true
	Lang   string          `json:"lang"`   // setLang
}

// Command does what the page around an embedded board asks for, a JSON object.
// An error says why it is not done; then nothing has changed.
func (a *App) Command(text []byte) error {
	if a.embed == nil {
		return errors.New("scene: command: the board is not embedded")
	}
	if len(text) > maxCommand {
		return fmt.Errorf("scene: command: more than %d bytes", maxCommand)
	}
	var c command
	if err := json.Unmarshal(text, &c); err != nil {
		return fmt.Errorf("scene: command: %w", err)
	}
	do := map[string]func(command) error{
		"load": a.load, "goto": a.goTo, "play": a.runOn, "setLang": a.setLang, "undo": a.takeBackTurn,
	}[c.Type]
	if do == nil {
		return fmt.Errorf("scene: command: there is no type %s", rules.Clip(c.Type))
	}
	a.report() // of what came before
	if err := do(c); err != nil {
		return err
	}
	a.stale = true
	a.embed.heard.state = "" // it is told in any case: somebody waits for it
	a.report()
	return nil
}

// load shows another game.
func (a *App) load(c command) error {
	rec, err := c.record()
	if err != nil {
		return err
	}
	mode := a.embed.mode
	if c.Mode != "" {
		if mode = c.Mode; !slices.Contains(modes, mode) {
			return fmt.Errorf("scene: load: there is no mode %s", rules.Clip(mode))
		}
	}
	at := len(rec.Moves)
	if c.At != nil {
		at = *c.At
	}
	if err := a.put(rec, at, mode); err != nil {
		return err
	}
	a.embed.fixed = true
	a.embed.heard = heard{}
	return nil
}

// record reads the record of a command.
func (c command) record() (*rules.Record, error) {
	var text string
	switch {
	case len(c.Record) == 0 || string(c.Record) == "null":
		return nil, errors.New("scene: load: record: missing")
	case json.Unmarshal(c.Record, &text) == nil:
		return readLink(strings.TrimPrefix(strings.TrimPrefix(text, "#"), fragment))
	}
	return rules.ReadRecord(c.Record)
}

// goTo shows the game on the board after another number of moves.
func (a *App) goTo(c command) error {
	if a.table() == nil {
		return errors.New("scene: goto: there is nothing to step through")
	}
	v, ok := a.base.(*viewer)
	if !ok {
		return errors.New("scene: goto: a game is played")
	}
	if c.At == nil {
		return errors.New("scene: goto: at: missing")
	}
	if *c.At < 0 || *c.At > v.last() {
		return fmt.Errorf("scene: goto: at %d: the game has %d moves", *c.At, v.last())
	}
	v.stop()
	v.goTo(*c.At)
	return nil
}

// runOn has a replay or the bots of a game go on, or hold.
func (a *App) runOn(c command) error {
	if a.table() == nil {
		return errors.New("scene: play: there is nothing to step through")
	}
	on := c.On == nil || *c.On
	switch s := a.base.(type) {
	case *viewer:
		if on && a.embed.mode == modeReplay {
			s.run()
		} else {
			s.stop()
		}
	case tabletop:
		if sat := s.sat(); sat.paused == on {
			sat.pause()
		}
	}
	return nil
}

// setLang changes the language, for this visit.
func (a *App) setLang(c command) error {
	if !a.words.SetLanguage(c.Lang) {
		return fmt.Errorf("scene: setLang: there is no language %s", rules.Clip(c.Lang))
	}
	a.tellLanguage()
	return nil
}

// takeBackTurn takes back the last turn of a person, with what followed.
func (a *App) takeBackTurn(command) error {
	t := a.table()
	if t == nil || a.embed.mode != modePlay {
		return errors.New("scene: undo: no game is played")
	}
	if t.sat().noUndo || t.sat().lastOwn() < 0 {
		return errors.New("scene: undo: there is no turn to take back")
	}
	if a.base != screen(t) || len(a.sheets) > 0 {
		a.show(t)
	}
	t.sat().undo()
	return nil
}
