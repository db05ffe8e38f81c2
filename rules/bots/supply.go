package bots

import (
	"math"
	"sync"

	"vassals/rules/vassals"
)

// hand gives what a player's figures in hand are worth while there are tiles to
// come, those included that are expected back.
func (e *eval) hand(p int, hand vassals.Supply, back float64) float64 {
	m := e.o.draws[p]
	if m == 0 {
		return 0
	}
	w := e.w
	n := float64(hand[vassals.Vassal]+hand[vassals.Double]) + back
	return m / (m + w.tempo) * (w.vassals(n) + w.double*float64(hand[vassals.Double]) +
		w.builder*float64(hand[vassals.Builder]) + w.pigHand*float64(hand[vassals.Pig]) +
		w.shadow*float64(hand[vassals.ShadowFigure]))
}

// vassals gives what so many vassals free to use are worth.
func (w *weights) vassals(n float64) float64 {
	sum, each := 0.0, w.hand
	for ; n >= 1; n-- {
		sum += each
		each *= w.spare
	}
	return sum + n*each
}

// goods adds what the goods will bring.
func (e *eval) goods() {
	var have [maxPlayers][4]int
	for p := range e.o.players {
		have[p] = e.s.Goods(p)
	}
	for g := vassals.Wine; g <= vassals.Cloth; g++ {
		taken := 0
		for p := range e.o.players {
			taken += have[p][g]
		}
		for p := range e.o.players {
			rival := 0
			for q := range e.o.players {
				if q != p {
					rival = max(rival, have[q][g])
				}
			}
			e.want[p] += e.w.goods * 10 * leads(have[p][g]-rival, goodsInBox[g]-taken, have[p][g])
		}
	}
}

// goodsInBox is how many of each there are.
var goodsInBox = [4]int{0, 9, 6, 5}

// leads gives the chance to have the most of a kind of goods in the end, with a
// lead and so many still to be had.
func leads(lead, left, have int) float64 {
	if left <= 0 {
		if lead >= 0 && have > 0 {
			return 1
		}
		return 0
	}
	return leadTable()[max(min(lead, 9), -9)+9][min(left, 9)]
}

// leadTable gives the chance to stay or come ahead by the lead plus 9 and how
// many are still to be had.
var leadTable = sync.OnceValue(func() (t *[19][10]float64) {
	t = new([19][10]float64)
	for lead := range t {
		for left := range t[lead] {
			t[lead][left] = 1 / (1 + math.Exp(-1.8*float64(lead-9)/math.Sqrt(float64(left)+0.5)))
		}
	}
	return t
})

// figures counts figures in hand.
func figures(h vassals.Supply) (n int) {
	for _, c := range h {
		n += int(c)
	}
	return n
}
