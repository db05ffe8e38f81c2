package words

import (
	"strings"
	"unicode/utf8"
)

// List joins items as a sentence does: "Ana, Bruno and Clara". No items give
// an empty string.
func (w *Words) List(items []string) string {
	if len(items) == 0 {
		return ""
	}
	last := len(items) - 1
	if last == 0 {
		return items[0]
	}
	list := items[0]
	for _, item := range items[1:last] {
		list = w.Tf("list.comma", Data{"A": list, "B": item})
	}
	and := "list.and"
	if soundsLikeI(items[last]) {
		and = "list.and.i"
	}
	return w.Tf(and, Data{"A": list, "B": items[last]})
}

// soundsLikeI reports whether a word begins with the sound before which
// Spanish says e instead of y: "Ana e Inés", but "agua y hielo".
func soundsLikeI(word string) bool {
	word = strings.TrimPrefix(strings.ToLower(word), "h")
	first, size := utf8.DecodeRuneInString(word)
	if first != 'i' && first != 'í' {
		return false
	}
	next, _ := utf8.DecodeRuneInString(word[size:])
	return !strings.ContainsRune("aeoáéó", next)
}

// Spot says where a spot of the map is, seen from the start tile's: x counts
// to the east and y to the south.
func (w *Words) Spot(x, y int) string {
	var parts []string
	switch {
	case y < 0:
		parts = append(parts, w.Tf("spot.north", Data{"Count": -y}))
	case y > 0:
		parts = append(parts, w.Tf("spot.south", Data{"Count": y}))
	}
	switch {
	case x > 0:
		parts = append(parts, w.Tf("spot.east", Data{"Count": x}))
	case x < 0:
		parts = append(parts, w.Tf("spot.west", Data{"Count": -x}))
	}
	if len(parts) == 0 {
		return w.T("spot.start")
	}
	return strings.Join(parts, ", ")
}

// Side says on which side of its tile a place lies, which is named as in
// records: N, E, S, W or a half-edge such as NNE. The middle, C, and anything
// else give an empty string.
func (w *Words) Side(place string) string {
	if place == "" || strings.Trim(place, "NESW") != "" {
		return ""
	}
	side := w.T("describe.side." + strings.ToLower(place[:1]))
	if len(place) == 1 {
		return side
	}
	// Of the three letters of a half-edge, the first names the side, and of
	// the other two one repeats it.
	toward := place[1:2]
	if toward == place[:1] {
		toward = place[2:]
	}
	return w.Tf("describe.half", Data{"Side": side, "Toward": w.T("describe.to." + strings.ToLower(toward))})
}

// Claim names the action of putting a figure on a feature of the tile: figure
// is vassal, double, builder, pig or shadow, feature is road, city, cloister
// or field, and place names the part of the tile as in records, or is empty
// where only one is meant.
func (w *Words) Claim(figure, feature, place string) string {
	data := Data{
		"Figure": w.T("figure." + figure + ".put"),
		"Where":  w.T("feature." + feature + ".on"),
	}
	if side := w.Side(place); side != "" {
		data["Side"] = side
		return w.Tf("action.claim.side", data)
	}
	return w.Tf("action.claim", data)
}

// Claimed says that a player has put a figure on a feature, named as in Claim.
func (w *Words) Claimed(player, figure, feature string) string {
	return w.Tf("log.claim", Data{
		"Name":   player,
		"Figure": w.T("figure." + figure + ".put"),
		"Where":  w.T("feature." + feature + ".on"),
	})
}

// Scored says that a player's tile has completed a road, a city or a cloister
// and who got how many points each: nobody, when there are no winners.
func (w *Words) Scored(player, feature string, winners []string, points int) string {
	data := Data{"Name": player, "For": w.List(winners)}
	switch {
	case len(winners) == 0:
		return w.Tf("score."+feature+".free", data)
	case len(winners) > 1:
		return w.N("score."+feature+".shared", points, data)
	case winners[0] == player:
		return w.N("score."+feature+".own", points, data)
	}
	return w.N("score."+feature+".for", points, data)
}

// Winners says who has won the game, with how many points.
func (w *Words) Winners(names []string, points int) string {
	if len(names) == 1 {
		return w.N("final.wins", points, Data{"Name": names[0]})
	}
	return w.N("final.share", points, Data{"Names": w.List(names)})
}

// Goods lists goods: "2 wine and 1 cloth". None give an empty string.
func (w *Words) Goods(wine, grain, cloth int) string {
	var parts []string
	for _, g := range []struct {
		id    string
		count int
	}{
		{"goods.wine.count", wine},
		{"goods.grain.count", grain},
		{"goods.cloth.count", cloth},
	} {
		if g.count > 0 {
			parts = append(parts, w.Tf(g.id, Data{"Count": g.count}))
		}
	}
	return w.List(parts)
}

// Supply lists the figures that a player has in hand, counted by their names
// in records: "In hand: 5 vassals and 1 pig".
func (w *Words) Supply(counts map[string]int) string {
	var parts []string
	for _, figure := range []string{"vassal", "double", "builder", "pig", "shadow"} {
		if n := counts[figure]; n > 0 {
			parts = append(parts, w.N("figure."+figure+".count", n))
		}
	}
	if len(parts) == 0 {
		return w.T("player.hand.none")
	}
	return w.Tf("player.hand", Data{"Figures": w.List(parts)})
}
