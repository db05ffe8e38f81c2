package scene

import (
	"fmt"
	"strings"

	"vassals/game/layout"
	"vassals/game/words"
	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// lead gives a number of points to a tenth, with its sign.
func (a *App) lead(points float64) string {
	text := words.Minus(fmt.Sprintf("%+.1f", points))
	return strings.Replace(text, ".", a.t("decimal.point"), 1)
}

// reasons says at most so many of the reasons for a move.
func (t *table) reasons(list []bots.Reason, most int) string {
	var parts []string
	for _, r := range list[:min(most, len(list))] {
		parts = append(parts, t.reason(r))
	}
	if len(parts) == 0 {
		return t.app.t("why.none")
	}
	return strings.Join(parts, "; ")
}

// argue implements tabletop.
func (t *table) argue(before rules.Match, move string) argument {
	m, err := vassals.ParseMove(move)
	if err != nil {
		return func(int) string { return "" } // it is legal
	}
	list := bots.Why(before.(*vassals.Match).State(), m)
	return func(most int) string { return t.reasons(list, most) }
}

// reason says what speaks for a move, or against it.
func (t *table) reason(r bots.Reason) string {
	w, feature := t.app.words, r.Feature.String()
	name := map[string]any{"Name": called(t.players()[r.Player].Name)}
	switch r.Kind {
	case bots.WhyComplete:
		return w.N("why.complete."+feature, r.Points)
	case bots.WhyClaim:
		return w.N("why.claim."+feature, r.Points)
	case bots.WhyGrow:
		return w.Tf("why.grow."+feature, map[string]any{"Count": r.Points})
	case bots.WhySteal:
		return w.Tf("why.steal."+feature, name)
	case bots.WhyShare:
		return w.Tf("why.share."+feature, name)
	case bots.WhyBlock:
		return w.Tf("why.block."+feature, name)
	case bots.WhyGive:
		return w.N("why.give", r.Points, name)
	case bots.WhyGoods:
		return w.N("why.goods", r.Points)
	case bots.WhyExtra:
		return w.T("why.extra")
	case bots.WhyOpen:
		if r.Points == 0 {
			return w.Tf("why.open.nothing", name)
		}
		return w.N("why.open."+feature, r.Points, name)
	case bots.WhyHome:
		return w.N("why.home", r.Points)
	}
	return w.N("why.keep", r.Points)
}

// reasons sets as many reasons as there is room for.
func (u *ui) reasons(why argument, box layout.Rect) {
	st := bodyStyle.sized(15)
	for n := advisedN; ; n-- {
		text := why(n)
		rows, size, ok := layout.Fit(st.face, st.size, st.least(), box.W, 2, text)
		if n <= 1 || ok && layout.LineHeight(st.face, size)*float64(len(rows)) <= box.H {
			u.text(box, text, st, left, 2)
			return
		}
	}
}
