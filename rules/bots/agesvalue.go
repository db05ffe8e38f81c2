package bots

import (
	"math/rand/v2"

	"vassals/rules/middleages"
)

// agesSense is a quick sense of what tiles and choices of Middle Ages are worth,
// in coins, for playouts and for where a search looks first. The numbers were
// found by playing; search corrects what they get wrong.
type agesSense struct {
	edition  *middleages.Edition
	property [64]middleages.Property // by tile
	symbol   [64]middleages.Symbol
	supports [middleages.Properties]float64 // what later incomes gain by a tile, for each round to come
}

// How often a later tile goes to any one property, about.
const agesOften = 1.0 / middleages.Properties

func newAgesSense(e *middleages.Edition) *agesSense {
	a := &agesSense{edition: e}
	for i, k := range e.Tiles {
		for _, orange := range []bool{false, true} {
			t := middleages.TileOf(i+1, orange)
			a.property[t], a.symbol[t] = k.Property, k.Symbol
		}
	}
	for _, in := range e.Incomes {
		for _, q := range in.Pays {
			a.supports[q] += float64(in.Rate) * agesOften
		}
	}
	return a
}

// agesView is the sense of one player at one time.
type agesView struct {
	*agesSense
	s     *middleages.State
	me    int
	later float64 // how many tiles the player is to take after the one looked at
	gap   float64 // the worth of the first tile of a property
}

// view looks with the eyes of the player whose turn it is. next is false for the
// tile under the lord, true for the one that the lord goes to.
func (a *agesSense) view(s *middleages.State, next bool) agesView {
	v := agesView{agesSense: a, s: s, me: s.Player(), later: float64(16 - max(s.Round(), 1))}
	if next && s.Round() > 0 {
		v.later--
	}
	empty := 0.0
	for p := range middleages.Property(middleages.Properties) {
		if s.Count(v.me, p) == 0 {
			empty++
		}
	}
	// The penalty, the more surely the fewer tiles are to come for what is empty.
	v.gap = float64(a.edition.Penalty) * min(1, (empty+1)/(v.later+2))
	return v
}

// tile gives what it is worth to take a tile.
func (a *agesView) tile(t middleages.Tile) float64 {
	s, me, later := a.s, a.me, a.later
	p := a.property[t]
	own := s.Count(me, p)
	v := float64(s.Income(me, p)+a.edition.Incomes[p].Rate) + a.supports[p]*later
	if kind, _ := s.Token(me, p); kind == middleages.CoinChoice {
		v++
	}
	sym := a.symbol[t]
	switch sym {
	case middleages.Peasant:
		v += agesOften * later
	case middleages.Chest:
		v += agesOften * later
	}
	if own == 0 {
		v += a.gap
	}
	switch p {
	case middleages.Field:
		v += float64(s.Symbols(me, middleages.Peasant))
		if sym == middleages.Peasant {
			v++
		}
	case middleages.Market:
		v += float64(s.Symbols(me, middleages.Chest))
		if sym == middleages.Chest {
			v++
		}
	case middleages.Mill:
		for q := range s.Players() {
			if q != me && s.Count(q, middleages.Mill) <= own {
				v += a.hit(s, float64(min(a.edition.MillFee, s.Coins(q))))
			}
		}
	case middleages.Barracks:
		for q := range s.Players() {
			if q != me && s.Count(q, middleages.Wall) <= own {
				v += a.hit(s, float64(min(a.edition.BarracksFee, s.Coins(q)))) + 0.5*later/float64(s.Players()-1)
			}
		}
	case middleages.Village:
		if len(s.Cemetery(me)) > 0 {
			v += 0.4 * later
		}
	case middleages.Church:
		v += 0.25 * later
	case middleages.Palace:
		v += 0.5 * later
	}
	return v
}

// hit is the worth of coins that a rival pays: they are ours, and that rival has
// them no more.
func (a *agesSense) hit(s *middleages.State, coins float64) float64 {
	return coins * (1 + 1/float64(s.Players()-1))
}

// choice gives what a choice for the effect of a tile is worth.
func (a *agesView) choice(c middleages.Choice) float64 {
	s, me, later := a.s, a.me, a.later
	switch c.Kind {
	case middleages.ScoutChoice:
		return 0.3*a.tile(s.TileAt(c.Spot)) - 2
	case middleages.RecoverChoice:
		v := float64(a.edition.Incomes[c.Property].Rate) + a.supports[c.Property]*later
		if s.Count(me, c.Property) == 0 {
			v += a.gap
		}
		return v
	case middleages.CoinChoice:
		n := float64(s.Count(me, c.Property))
		return (n + 0.5) * (n + 1) * 0.12 * later
	case middleages.TokenChoice:
		n := float64(s.Count(me, c.Type)) + 0.08*later
		return float64(a.edition.Incomes[c.Property].Rate) * n * (float64(s.Count(me, c.Property)) + 1) * 0.06 * later
	}
	return 0
}

// pick draws one of several worths, the best one mostly: noise is how much what
// is drawn may be worse.
func pick(chance *rand.Rand, worths []float64, noise float64) int {
	best, most := 0, 0.0
	for i, w := range worths {
		w += noise * chance.Float64()
		if i == 0 || w > most {
			best, most = i, w
		}
	}
	return best
}
