package scene

import (
	"slices"
	"strings"

	"vassals/game/words"
	ages "vassals/rules/middleages"
)

// agesEntry is a move of Middle Ages and what came of it, as facts: the words
// are found when it is shown.
type agesEntry struct {
	player int
	tile   ages.Tile // the one to which the lord went
	events []ages.Event
}

// recall implements tabletop: it makes the log by playing the game again.
func (t *agesTable) recall() {
	t.log = nil
	rec := *t.match.Record()
	moves := rec.Moves
	rec.Moves = nil
	m, err := ages.NewMatch(&rec)
	if err != nil {
		return // the game itself was read from the same record
	}
	for _, move := range moves {
		player := m.Player()
		if m.Apply(move) != nil {
			return
		}
		t.log = append(t.log, entryOf(m.State(), player))
	}
}

// entryOf makes the entry of the move made last.
func (t *agesTable) entryOf(player int) agesEntry { return entryOf(t.match.State(), player) }

func entryOf(st *ages.State, player int) agesEntry {
	e := agesEntry{player: player, events: slices.Clone(st.Events())}
	if i := slices.IndexFunc(e.events, func(ev ages.Event) bool { return ev.Kind == ages.EventLord }); i >= 0 {
		e.tile = st.TileAt(e.events[i].Spot)
	}
	for i, ev := range e.events {
		if ev.Kind == ages.EventScout { // later the tile will be gone
			e.events[i].Tile = st.TileAt(ev.Spot)
		}
	}
	return e
}

// happened implements tabletop.
func (t *agesTable) happened() []happening {
	list := make([]happening, len(t.log))
	for i, e := range t.log {
		list[i] = happening{player: e.player, text: func() string { return e.text(t) }, show: func() { e.show(t) }}
	}
	return list
}

// scores reports whether coins went to anybody.
func (e agesEntry) scores() bool {
	return slices.ContainsFunc(e.events, func(ev ages.Event) bool { return ev.Kind == ages.EventCoins && ev.Player != ages.Bank })
}

// matters reports whether more happened than a lord's move.
func (e agesEntry) matters() bool {
	return slices.ContainsFunc(e.events, func(ev ages.Event) bool { return ev.Kind != ages.EventLord && ev.Kind != ages.EventDiscard })
}

// text says what happened.
func (e agesEntry) text(t *agesTable) string { return e.tell(t, true) }

// outcome says it without where the lord went, which is seen.
func (e agesEntry) outcome(t *agesTable) string { return e.tell(t, false) }

func (e agesEntry) tell(t *agesTable, lord bool) string {
	w := t.app.words
	name := func(p int) string { return t.players()[p].Name }
	var parts []string
	turn, event := e.events, []ages.Event(nil) // what the player did, and the event after it
	if i := slices.IndexFunc(e.events, func(ev ages.Event) bool { return ev.Kind == ages.EventCard }); i >= 0 {
		turn, event = e.events[:i], e.events[i:]
	}
	if !slices.ContainsFunc(e.events, func(ev ages.Event) bool { return ev.Kind == ages.EventTake || ev.Kind == ages.EventLose }) && len(event) == 0 {
		return w.Tf("log.ages.opening", map[string]any{"Name": name(e.player), "Tile": t.tileName(e.tile)})
	}
	for _, ev := range turn {
		tile := map[string]any{"Name": "", "Tile": t.tileName(ev.Tile)}
		if ev.Player >= 0 {
			tile["Name"] = name(ev.Player)
		}
		switch ev.Kind {
		case ages.EventTake:
			parts = append(parts, w.N("log.ages.take", gained(turn, ev.Player), tile))
		case ages.EventLose:
			parts = append(parts, w.Tf("log.ages.lose", tile))
		case ages.EventRecover:
			parts = append(parts, w.Tf("log.ages.recover", tile))
		case ages.EventCoins:
			if ev.From >= 0 {
				parts = append(parts, w.Tf("log.ages.pay", map[string]any{"Name": name(ev.From), "Count": ev.Coins}))
			}
		case ages.EventScout:
			parts = append(parts, w.Tf("log.ages.scout", map[string]any{"Name": name(ev.Player), "Tile": t.tileName(ev.Tile), "Row": roman(int(ev.Spot.Row))}))
		case ages.EventCoin:
			parts = append(parts, w.Tf("log.ages.coin", map[string]any{"Name": name(ev.Player), "Property": w.Property(ev.Property)}))
		case ages.EventToken:
			parts = append(parts, w.Tf("log.ages.token", map[string]any{"Name": name(ev.Player), "Property": w.Property(ev.Property), "Type": w.Property(ev.Type)}))
		}
	}
	if lord && e.tile != 0 {
		parts = append(parts, w.Tf("log.ages.lord", map[string]any{"Tile": t.tileName(e.tile)}))
	}
	if len(event) > 0 {
		parts = append(parts, e.eventText(t, event))
	}
	return strings.Join(parts, " ")
}

// eventText says what an event card did.
func (e agesEntry) eventText(t *agesTable, list []ages.Event) string {
	w := t.app.words
	card, _ := t.match.State().Event(list[0].Card)
	parts := []string{w.Tf("log.ages.event", map[string]any{"Event": w.Event(card.Name)})}
	var coins []string
	for _, ev := range list {
		switch {
		case ev.Kind == ages.EventCoins && ev.Player >= 0:
			coins = append(coins, t.players()[ev.Player].Name+" "+signed(ev.Coins))
		case ev.Kind == ages.EventCoins:
			coins = append(coins, t.players()[ev.From].Name+" "+signed(-ev.Coins))
		}
	}
	if len(coins) > 0 {
		parts = append(parts, w.Tf("log.ages.results", map[string]any{"Results": strings.Join(coins, ", ")}))
	}
	for _, ev := range list {
		if ev.Kind == ages.EventLose {
			parts = append(parts, w.Tf("log.ages.lose", map[string]any{"Name": t.players()[ev.Player].Name, "Tile": t.tileName(ev.Tile)}))
		}
	}
	return strings.Join(parts, " ")
}

// gained adds up the coins that came to a player.
func gained(list []ages.Event, player int) (n int) {
	for _, ev := range list {
		if ev.Kind == ages.EventCoins && ev.Player == player {
			n += ev.Coins
		}
	}
	return n
}

// tileName names a tile within a sentence: "market 14".
func (t *agesTable) tileName(tile ages.Tile) string {
	if tile == 0 {
		return ""
	}
	w := t.app.words
	return w.Tf("ages.tile", map[string]any{"Property": w.Property(t.match.State().Property(tile)), "Number": tile.Number()})
}

// tileTitle names a tile for a title, with its symbol.
func (t *agesTable) tileTitle(tile ages.Tile) string {
	s := words.Capital(t.tileName(tile))
	if sym := t.match.State().Symbol(tile); sym != ages.Plain {
		s = t.app.words.Tf("ages.tile.symbol", map[string]any{"Tile": s, "Symbol": t.app.t("symbol." + sym.String())})
	}
	return s
}

// roman gives the number of a row as it stands on the table.
func roman(row int) string {
	if row < 1 || row > 4 {
		return ""
	}
	return [...]string{"I", "II", "III", "IV"}[row-1]
}
