package bots

import "vassals/rules/vassals"

// levels are how much the levels think. STRENGTH.md tells what else was tried.
var levels = map[string]level{
	"easy":   {},
	"medium": {},
	"hard":   {depth: 1, rounds: []round{{4, 6}}},
	"expert": {depth: 2, rounds: []round{{8, 12}, {4, 20}, {2, 32}}},
}

// temper gives the judgement of a bot: that of its level, with its likings.
func temper(bot string) *weights {
	w := plain
	switch levelOf(bot) {
	case "easy": // sees what lies before it, and not always that
		w.join, w.noise = 0, 4
	case "medium":
		w.noise = 1
	}
	if like, ok := likings[bot]; ok {
		like(&w)
	}
	return &w
}

// likings are what the opponents like and dislike.
var likings = map[string]func(w *weights){
	// In haste: whatever can be finished is.
	"hasty": func(w *weights) {
		w.haste = 5
	},
	// Cloisters and roads, with patience, and nobody else's business.
	"abbot": func(w *weights) {
		w.like[vassals.CloisterPart], w.like[vassals.RoadPart] = 4, 1.5
		w.join = 0
	},
	// Fields first.
	"farmer": func(w *weights) {
		w.like[vassals.FieldPart] = 3
		w.fieldLate *= 0.8
	},
	// Vassals stay in hand.
	"miser": func(w *weights) {
		w.hand *= 1.15
	},
	// Into the cities of others.
	"thief": func(w *weights) {
		w.join *= 2
		w.steal = 5
	},
	// What rivals lose is better than what one wins.
	"spoiler": func(w *weights) {
		w.spite = 1.5
	},
}
