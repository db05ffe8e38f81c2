package scene

import (
	"errors"
	"fmt"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
	"vassals/rules/middleages"
	"vassals/rules/vassals"
)

// tabletop is the game on the table, of either kind: a screen that plays it.
type tabletop interface {
	screen
	// sat gives what it shares with tables of the other game.
	sat() *sitting
	// resized is told that the window has another size.
	resized()
	// update moves what moves, and reports whether anything did and whether
	// more is to come.
	update(now float64) (redraw, awake bool)
	// moving reports whether anything moves, or a bot is at its move.
	moving() bool
	// hurry ends what moves at once. It reports whether anything did.
	hurry() bool
	// begin prepares the turn of whoever is next.
	begin()
	// takeAllBack takes back what is not confirmed of the turn under way.
	takeAllBack()
	// untouched reports whether nothing of the turn under way was done.
	untouched() bool
	// recall makes what is known of the moves so far from the record.
	recall()
	// ended shows what a player's last move did, saves it, and begins the next
	// turn.
	ended(player int)
	// accept reports whether a bot may make a move.
	accept(move string) bool
	// showStep shows the next step of the move that a bot has decided on.
	showStep()
	// happened lists what happened, a line a move of the record.
	happened() []happening
	// menu lists what the menu offers besides what every table does.
	menu() []menuEntry
	// noteRoom is where a notice may stand; ok is false while it has to wait.
	noteRoom() (room layout.Rect, ok bool)
	// points gives how everybody stands, after the end with all that counts there.
	points() []int
	// outcome is the final table of the game, as if it ended now.
	outcome() outcome
	// same reports whether two moves, as a record writes them, do the same.
	same(a, b string) bool
	// argue gives what speaks for a legal move of a game like the one on the table.
	argue(before rules.Match, move string) argument
}

// argument says at most so many of the reasons for a move, in the language
// shown.
type argument func(most int) string

// happening is a line of the log: a move and what came of it.
type happening struct {
	player int
	forced bool          // it followed of itself: nobody decided anything
	text   func() string // in the language shown
	show   func()        // brings its place into view; nil when it has none
}

// sitting is what the tables of both games have in common: who plays there, what
// is saved and taken back, and the bots.
type sitting struct {
	app   *App
	game  rules.Match
	table tabletop // the table of which this is part

	undone []string // moves taken back, the next to redo last
	noUndo bool     // the players agreed to take no turns back

	bot    botTurn
	onlook bool // it is only looked at: nobody plays

	paused bool // bots hold
	once   bool // until the turn under way is played, nevertheless
}

func (t *sitting) sat() *sitting { return t }
func (t *sitting) name() string  { return "game" }

func (t *sitting) players() []rules.Player { return t.game.Record().Players }

func (t *sitting) color(player int) art.Color { return colorOf(t.players()[player]) }

// newMatch makes the game of a record, of either kind.
func newMatch(rec *rules.Record) (rules.Match, error) {
	switch rec.Game {
	case vassalsGame:
		return vassals.NewMatch(rec)
	case agesGame:
		return middleages.NewMatch(rec)
	}
	return nil, fmt.Errorf("scene: there is no game %s", rules.Clip(rec.Game))
}

// The games by their names in records.
const (
	vassalsGame = "vassals"
	agesGame    = "middleages"
)

// newTabletop shows a game under way.
func newTabletop(a *App, m rules.Match, noUndo bool) tabletop {
	if m, ok := m.(*middleages.Match); ok {
		return newAgesTable(a, m, noUndo)
	}
	return newTable(a, m.(*vassals.Match), noUndo)
}

// play begins the game of a record and shows it.
func (a *App) play(rec *rules.Record, noUndo bool) error {
	m, err := newMatch(rec)
	if err != nil {
		return err
	}
	a.store.begin(noUndo)
	if a.embed != nil {
		a.turnInto(modePlay)
		a.embed.heard = heard{}
	}
	t := newTabletop(a, m, noUndo)
	a.show(t)
	t.sat().save()
	return nil
}

// lasting is after how many moves a game is one to keep: then the browser is
// asked, once, not to drop it when space runs short.
const lasting = 3

// save writes the confirmed moves; a refusal is told once.
func (t *sitting) save() {
	a := t.app
	err := a.store.saveGame(t.game)
	if errors.Is(err, errTaken) {
		a.taken()
		return
	}
	if err != nil && !a.store.denied {
		a.noteRefusal(err)
	}
	a.store.denied = err != nil
	if err == nil && !a.set.Asked && len(t.game.Record().Moves) >= lasting {
		a.set.Asked = true
		a.store.saveSettings(a.set)
		a.page.Persist()
	}
}
