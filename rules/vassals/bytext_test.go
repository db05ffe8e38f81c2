package vassals_test

import (
	"vassals/rules/vassals"
)

// This file holds what the rules' text says about figures and points, read off
// a recount. Like the recount it shares nothing with the engine.

// strength is what a figure weighs when it is decided who leads a feature.
var strength = map[string]int{"vassal": 1, "shadow": 1, "double": 2, "builder": 0, "pig": 0}

// leaders lists the players who score a feature: those with the greatest
// strength there, however many, nobody where there is none.
func (f *feature) leaders(players int) []int {
	weight := make([]int, players)
	most := 0
	for _, p := range f.pieces {
		weight[p.player] += strength[p.kind]
		most = max(most, weight[p.player])
	}
	var lead []int
	for p, w := range weight {
		if most > 0 && w == most {
			lead = append(lead, p)
		}
	}
	return lead
}

// has says whether a player has one of some kinds of figure on f.
func (f *feature) has(player int, kinds ...string) bool {
	for _, p := range f.pieces {
		for _, k := range kinds {
			if p.player == player && p.kind == k {
				return true
			}
		}
	}
	return false
}

// worth is what a road, city or cloister pays each leader: when it is completed,
// or, if it is not, when the game ends.
func (f *feature) worth() int {
	tiles := len(f.spots)
	switch f.kind {
	case road:
		switch {
		case !f.complete() && f.inns > 0:
			return 0
		case f.inns > 0:
			return 2 * tiles
		}
		return tiles
	case city:
		each := 1
		switch {
		case !f.complete() && f.cathedrals > 0:
			return 0
		case f.complete() && f.cathedrals > 0:
			each = 3
		case f.complete():
			each = 2
		}
		return each * (tiles + f.fountains)
	case cloister:
		return 9 - f.open
	}
	panic("a field has no worth of its own")
}

// completedCities counts the completed cities that a field touches.
func (f *feature) completedCities() int {
	n := 0
	for c := range f.cities {
		if c.complete() {
			n++
		}
	}
	return n
}

// final adds up what the end of a game pays, by player and kind.
func (c *count) final(players int, goods [][4]int) []map[string]int {
	pay := make([]map[string]int, players)
	for i := range pay {
		pay[i] = map[string]int{road: 0, city: 0, cloister: 0, field: 0, "goods": 0}
	}
	for _, f := range c.features {
		for _, p := range f.leaders(players) {
			switch {
			case f.kind == field && f.has(p, "pig"):
				pay[p][field] += 4 * f.completedCities()
			case f.kind == field:
				pay[p][field] += 3 * f.completedCities()
			case !f.complete():
				pay[p][f.kind] += f.worth()
			}
		}
	}
	for ware := vassals.Wine; ware <= vassals.Cloth; ware++ {
		most := 0
		for p := range players {
			most = max(most, goods[p][ware])
		}
		for p := range players {
			if most > 0 && goods[p][ware] == most {
				pay[p]["goods"] += 10
			}
		}
	}
	return pay
}

// choice is a figure and the place named for it.
type choice struct{ figure, place string }

// placeNames lists the names of a part of a tile, the canonical one first.
func (l lying) placeNames(p part) []string {
	var names []string
	for _, exit := range l.exits(p) {
		if p.kind == field {
			names = append(names, halfNames[exit])
		} else {
			names = append(names, sideNames[exit])
		}
	}
	if len(names) == 0 {
		names = []string{"C"}
	}
	return names
}

// named gives the part of a tile that a place names. A road or city by an edge
// can be no other's, a half-edge is a field's, C is the cloister or else the
// field that is walled in.
func (l lying) named(place string) (part, bool) {
	for _, p := range l.parts() {
		for _, n := range l.placeNames(p) {
			if n == place {
				return p, true
			}
		}
	}
	return part{}, false
}

// rank orders the names of places: clockwise from N, from NNE, then C.
func rank(place string) int {
	for i, n := range sideNames {
		if n == place {
			return i
		}
	}
	for i, n := range halfNames {
		if n == place {
			return 4 + i
		}
	}
	return 12
}

// offered lists the features of a tile, each with the first of all its names.
func (c *count) offered(l lying) map[*feature]string {
	offer := make(map[*feature]string)
	for _, p := range l.parts() {
		f := c.of[p]
		for _, n := range l.placeNames(p) {
			if was, ok := offer[f]; !ok || rank(n) < rank(was) {
				offer[f] = n
			}
		}
	}
	return offer
}

// mayStand says whether a player may put a figure on a feature of the tile that
// was just placed, if it is in hand.
func (f *feature) mayStand(player int, figure string) bool {
	switch figure {
	case "vassal", "double", "shadow":
		return len(f.pieces) == 0
	case "builder":
		return (f.kind == road || f.kind == city) && !f.complete() && f.has(player, "vassal", "double", "shadow")
	case "pig":
		return f.kind == field && f.has(player, "vassal", "double", "shadow")
	}
	return false
}
