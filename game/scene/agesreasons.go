package scene

import (
	"slices"
	"strings"

	"vassals/rules"
	"vassals/rules/bots"
	ages "vassals/rules/middleages"
)

// argue implements tabletop: the move itself is the first of the reasons, since
// the table alone does not tell all of it.
func (t *agesTable) argue(before rules.Match, text string) argument {
	move, err := ages.ParseMove(text)
	if err != nil {
		return func(int) string { return "" } // it is legal
	}
	b := newWatched(t.app, before).(*agesTable)
	b.revisit(before, false)
	list := slices.DeleteFunc(bots.AgesWhy(b.match.State(), move), func(r bots.AgesReason) bool {
		return r.Kind == bots.WhyRecover || r.Coins == 0 && r.Kind != bots.WhyAttack // it goes without saying
	})
	return func(most int) string {
		parts := []string{b.moveText(move)}
		for _, r := range list[:min(most-1, len(list))] {
			parts = append(parts, b.reason(r))
		}
		return strings.Join(parts, "; ")
	}
}

// reason says what speaks for a move.
func (t *agesTable) reason(r bots.AgesReason) string {
	w := t.app.words
	data := map[string]any{"Name": called(t.players()[r.Player].Name), "Property": w.Property(r.Property), "Count": r.Coins}
	switch r.Kind {
	case bots.WhyNext:
		return w.N("why.ages.next", r.Coins)
	case bots.WhyGap:
		return w.Tf("why.ages.gap", data)
	case bots.WhyAttack:
		return w.Tf("ages.effect.attack", map[string]any{"Names": data["Name"]})
	case bots.WhyDeny, bots.WhyKeepOut:
		return w.N("why.ages.deny", r.Coins, data)
	case bots.WhyReserve:
		return w.N("why.ages.reserve", r.Coins)
	}
	return w.Tf("why.ages.pays", data) // a token
}
