package scene

import (
	"strings"

	"vassals/game/words"
	ages "vassals/rules/middleages"
)

// ask gives what the player is asked to do, and how.
func (t *agesTable) ask() (title, hint string) {
	a, w, st := t.app, t.app.words, t.match.State()
	player := st.Player()
	name := map[string]any{"Name": called(t.players()[player].Name)}
	if bot := t.botOf(player); bot != "" {
		hint = a.seatText(bot)
		if t.paused && !t.once {
			hint = a.t("turn.paused")
		}
		if t.bot.stop != nil {
			return w.Tf("turn.thinks", name), hint
		}
		return w.Tf("turn.plays", name), hint
	}
	row := map[string]any{"Row": roman(st.NextRow())}
	ready := t.phase() == phaseReady
	switch {
	case st.Step() == ages.StepLose:
		title, hint = w.Tf("ages.turn.lose", name), a.t("ages.turn.lose.hint")
	case st.Step() == ages.StepOpening:
		title, hint = w.Tf("ages.turn.opening", name), w.Tf("ages.turn.lord.hint", row)
	case t.choosing():
		return t.askChoice(name)
	case st.NextRow() == 0:
		return w.Tf("ages.turn.take", name), a.t("ages.turn.take.hint")
	default:
		title, hint = w.Tf("ages.turn.lord", name), w.Tf("ages.turn.lord.hint", row)
	}
	if ready {
		hint = a.t("ages.turn.ready")
	}
	return title, hint
}

// askChoice asks for what the tile's effect takes.
func (t *agesTable) askChoice(name map[string]any) (title, hint string) {
	a, w := t.app, t.app.words
	switch t.asks() {
	case ages.ScoutChoice:
		title, hint = w.Tf("ages.turn.scout", name), a.t("ages.turn.scout.hint")
	case ages.RecoverChoice:
		title, hint = w.Tf("ages.turn.recover", name), a.t("ages.turn.recover.hint")
	case ages.CoinChoice:
		title, hint = w.Tf("ages.turn.coin", name), a.t("ages.turn.coin.hint")
	default:
		property := words.Capital(w.Property(t.turn.space))
		return w.Tf("ages.turn.token", name), w.Tf("ages.turn.token.hint", map[string]any{"Property": property})
	}
	if t.phase() == phaseReady {
		hint = a.t("ages.turn.ready")
	}
	return title, hint
}

// toldText says what the panel tells about a tile.
func (t *agesTable) toldText() string {
	tile, _, facts := t.told()
	if tile == 0 {
		return ""
	}
	list := []string{t.tileTitle(tile)}
	for _, f := range facts {
		if f.free {
			list = append(list, f.label+": "+f.text)
			continue
		}
		list = append(list, f.label+": "+signed(f.coins)+" ("+f.text+")")
	}
	return strings.Join(list, ". ")
}
