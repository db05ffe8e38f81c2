package scene

import (
	"slices"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// botTurn is the turn of a bot as the players see it: it thinks, then its move
// comes, step by step, each for a while. The zero value is a turn in which
// nothing was done yet.
type botTurn struct {
	stop     func()  // ends the thinking under way; nil when there is none
	progress float64 // of the thinking, 0 to 1
	move     string  // what it has decided; empty before
	next     float64 // when the next step is shown, in milliseconds of App.now
	rush     bool    // somebody wants to see it done
}

// How long what a bot does stays in view, in milliseconds at the plain speed.
const (
	tilePause   = 750 // the tile, before it is put down
	placedPause = 350
	figurePause = 500
	scorePause  = 1100 // what it scored, before the next bot goes on
	turnPause   = 250
)

// speeds are how fast bots play, as factors.
var speeds = []int{1, 2, 4}

// botOf gives the bot that plays a seat, or "" for a person.
func (t *sitting) botOf(player int) string {
	if bot := t.players()[player].Bot; knownBot(bot) {
		return bot
	}
	return ""
}

// botsTurn reports whether a bot is to move.
func (t *sitting) botsTurn() bool {
	player := t.game.Player()
	return player >= 0 && t.botOf(player) != ""
}

// botsAlone reports whether no person plays.
func (t *sitting) botsAlone() bool {
	return !slices.ContainsFunc(t.players(), func(p rules.Player) bool { return !knownBot(p.Bot) })
}

// held reports whether bots wait: a pause, or something else is in front.
func (t *sitting) held() bool {
	return t.paused && !t.once || t.app.top() != screen(t.table)
}

// showing reports whether a bot's move is being shown.
func (t *sitting) showing() bool { return t.botsTurn() && t.bot.move != "" && !t.held() }

// wait keeps what is shown now in view for a time.
func (t *sitting) wait(pause float64) {
	t.bot.next = t.app.now + pause/float64(t.app.set.speed())
}

// leave ends what goes on at the table: another screen follows.
func (t *sitting) leave() { t.stopThinking() }

func (t *sitting) stopThinking() {
	if t.bot.stop != nil {
		t.bot.stop()
		t.bot.stop = nil
	}
}

// beginBot prepares a bot's turn, which comes after a pause.
func (t *sitting) beginBot(pause float64) {
	t.stopThinking()
	t.bot = botTurn{}
	t.once = false
	if !t.botsTurn() {
		return
	}
	t.wait(pause)
}

// drive goes on with a bot's turn. awake says that more is to come.
func (t *sitting) drive() (redraw, awake bool) {
	if !t.botsTurn() || t.held() {
		return false, false
	}
	b := &t.bot
	switch {
	case b.move == "" && b.stop == nil:
		t.think()
		return true, true
	case b.move == "":
		return false, false // the answer wakes the page
	case t.app.now < b.next && !b.rush:
		return false, true
	}
	t.table.showStep()
	return true, true
}

// think has the bot think about its move.
func (t *sitting) think() {
	rec := *t.game.Record()
	rec.Moves = slices.Clone(rec.Moves)
	t.bot.stop = t.app.page.Think(bots.Question{Record: &rec, Bot: t.botOf(t.game.Player())}, t.answer)
}

// answer takes what the bot has found.
func (t *sitting) answer(a bots.Answer) {
	t.app.stale = true
	t.bot.progress = a.Progress
	if !a.Done && a.Err == "" {
		return
	}
	t.bot.stop = nil
	if a.Done && len(a.Choices) > 0 {
		if move := a.Choices[0].Move; t.table.accept(move) {
			t.bot.move = move
			return
		}
	}
	t.paused, t.once = true, false
	t.app.note(t.app.t("bot.failed"))
}

// accept reports whether a bot may make a move.
func (t *table) accept(text string) bool {
	move, err := vassals.ParseMove(text)
	return err == nil && t.match.State().Legal(move.At)
}

// showStep shows the next step of the move that a bot has decided on.
func (t *table) showStep() {
	st := t.match.State()
	move, err := vassals.ParseMove(t.bot.move)
	if err != nil {
		return // it was accepted
	}
	switch st.Step() {
	case vassals.StepPlace:
		if t.turn.try < 0 && !t.bot.rush {
			t.takeTile(move.At)
			t.wait(tilePause)
			return
		}
		t.turn.placed = move.At
		t.match.Place(move.At)
		t.stage.settle(t)
		t.app.page.Sound("place")
		t.wait(placedPause)
	case vassals.StepFigure, vassals.StepShadow:
		claims := st.AppendClaims(nil)
		i := slices.IndexFunc(claims, func(c vassals.Claim) bool { return slices.ContainsFunc(move.Claims(), sameClaim(c)) })
		if i < 0 {
			t.match.Skip()
			return
		}
		t.match.Claim(claims[i])
		t.stage.hop(t, claims[i])
		t.app.page.Sound("claim")
		t.wait(figurePause)
	case vassals.StepFinish:
		t.endTurn()
	}
}

// sameClaim compares claims without their Part, which those of a move that was
// read from its text do not have.
func sameClaim(c vassals.Claim) func(vassals.Claim) bool {
	return func(d vassals.Claim) bool { return c.Figure == d.Figure && c.Place == d.Place }
}

// takeTile lays the tile in hand on a spot, for now. The rotation may be any
// legal one, of those that look alike too.
func (t *table) takeTile(p vassals.Placement) {
	i := slices.IndexFunc(t.turn.spots, func(s spot) bool { return s.Spot == p.Spot })
	s := &t.turn.spots[i]
	t.turn.spin = slices.Index(s.rotations, p.Rotation)
	if t.turn.spin < 0 {
		s.rotations = append(s.rotations, p.Rotation)
		t.turn.spin = len(s.rotations) - 1
	}
	t.turn.try = i
	t.scored, t.marked = nil, nil
	t.stage.lift(t, t.handTile, int(p.Rotation))
	t.show(s.Spot)
}

// hurryBot shows the rest of a bot's move at once.
func (t *sitting) hurryBot() { t.bot.rush = true }

// pause holds the bots, or lets them go on.
func (t *sitting) pause() {
	t.paused, t.once = !t.paused, false
	t.bot.rush = false
}

// single lets the bots play one turn and hold then.
func (t *sitting) single() { t.paused, t.once = true, true }

// nextSpeed changes how fast bots play.
func (t *sitting) nextSpeed() {
	a := t.app
	i := slices.Index(speeds, a.set.speed())
	a.set.Speed = speeds[(i+1)%len(speeds)]
	a.store.saveSettings(a.set)
}

// speed gives how fast bots play, as a factor.
func (s settings) speed() int {
	if slices.Contains(speeds, s.Speed) {
		return s.Speed
	}
	return speeds[0]
}

// sit hands a player's seat to a bot or, with no bot, to a person. What is not
// confirmed of a turn under way is taken back.
func (t *sitting) sit(player int, bot string) {
	t.game.Seat(player, bot)
	if t.game.Player() == player {
		t.stopThinking()
		t.table.takeAllBack()
		t.table.begin()
	}
	t.save()
	t.app.page.Announce(t.app.seatLabel(t.players()[player]))
}

// takeAllBack takes back what is not confirmed of the turn under way.
func (t *table) takeAllBack() {
	for t.match.Back() {
	}
	t.stage.clear()
	t.backOff()
	t.turn.try = -1
}
