package scene

import (
	"fmt"
	"strconv"
	"strings"

	"vassals/game/layout"
	"vassals/game/words"
	"vassals/rules/vassals"
)

func itoa(n int) string { return strconv.Itoa(n) }

// numeral gives a number as it is shown where it may be negative.
func numeral(n int) string { return words.Minus(itoa(n)) }

// signed gives a number as it is shown where it is a change.
func signed(n int) string { return words.Minus(fmt.Sprintf("%+d", n)) }

// called gives a name as titles have room for.
func called(name string) string { return layout.Ellipsis(layout.SerifBold, 18, 116, name) }

// describePlayer says what a player's panel shows.
func (t *table) describePlayer(i int) string {
	a, st := t.app, t.match.State()
	list := []string{a.words.N("points.of", st.Score(i), map[string]any{"Name": t.players()[i].Name})}
	hand := map[string]int{}
	for f := vassals.Vassal; f <= vassals.ShadowFigure; f++ {
		hand[f.String()] = int(st.Supply(i)[f])
	}
	list = append(list, a.words.Supply(hand))
	if goods := t.goodsText(st.Goods(i)); goods != "" {
		list = append(list, a.words.Tf("player.goods", map[string]any{"Goods": goods}))
	}
	return strings.Join(list, ". ")
}

// describeTile says what is on a tile as it is drawn, north up.
func (t *table) describeTile(k vassals.Kind) string {
	return t.app.words.Tile(k, 0)
}
