package bots

import (
	"cmp"
	"slices"

	"vassals/rules/middleages"
)

// The kinds of reasons in Middle Ages. Coins, Player, Property and Type mean
// what is said here.
const (
	WhyNext    = "next"    // the tile of Property to which the lord goes would bring Coins now
	WhyGap     = "gap"     // it is the first of Property, which saves Coins at the end
	WhyAttack  = "attack"  // it would attack, as Player, one for each rival
	WhyDeny    = "deny"    // it would bring Player Coins
	WhyRecover = "recover" // a tile comes back to Property
	WhyCoin    = "coin"    // Property will pay Coins more each time, as it is
	WhyToken   = "token"   // Property will pay for Type too, Coins each time as it is
	WhyReserve = "reserve" // the scout keeps a tile of Property that would bring Coins now
	WhyKeepOut = "keepout" // the scout keeps Player from a tile of Property that would bring Coins
)

// AgesReason is something that speaks for a move of Middle Ages.
type AgesReason struct {
	Kind     string
	Coins    int
	Player   int // the rival whom it concerns
	Property middleages.Property
	Type     middleages.Property
}

// AgesWhy tells what speaks for a move, what matters most first. The move must
// be legal in the state, which is left as it was.
func AgesWhy(s *middleages.State, m middleages.Move) []AgesReason {
	y := agesWhy{s: s, me: s.Player()}
	y.choice(m.Choice)
	if m.Kind == middleages.LordMove {
		y.lord(s.TileAt(middleages.Spot{Row: int8(s.NextRow()), Position: m.Position}))
	}
	slices.SortStableFunc(y.list, func(a, b AgesReason) int { return cmp.Compare(b.Coins, a.Coins) })
	return y.list
}

type agesWhy struct {
	s    *middleages.State
	me   int
	list []AgesReason
}

func (y *agesWhy) add(r AgesReason) { y.list = append(y.list, r) }

// lord tells of the tile to which the lord goes.
func (y *agesWhy) lord(t middleages.Tile) {
	s := y.s
	p := s.Property(t)
	look := s.Preview(y.me, t, middleages.Choice{})
	y.add(AgesReason{Kind: WhyNext, Coins: look.Coins(), Property: p})
	if s.Count(y.me, p) == 0 {
		y.add(AgesReason{Kind: WhyGap, Coins: s.Edition().Penalty, Property: p})
	}
	for _, rival := range look.Loses {
		y.add(AgesReason{Kind: WhyAttack, Player: rival, Property: p})
	}
	if rival, coins := y.best(t); coins > look.Coins() {
		y.add(AgesReason{Kind: WhyDeny, Coins: coins, Player: rival, Property: p})
	}
}

// best gives the rival to whom a tile would bring most, and how much.
func (y *agesWhy) best(t middleages.Tile) (rival, coins int) {
	for p := range y.s.Players() {
		if p == y.me {
			continue
		}
		look := y.s.Preview(p, t, middleages.Choice{})
		if n := look.Coins(); n > coins {
			rival, coins = p, n
		}
	}
	return rival, coins
}

// choice tells of what is chosen for the effect of the tile taken.
func (y *agesWhy) choice(c middleages.Choice) {
	s := y.s
	switch c.Kind {
	case middleages.RecoverChoice:
		y.add(AgesReason{Kind: WhyRecover, Property: c.Property})
		if s.Count(y.me, c.Property) == 0 {
			y.add(AgesReason{Kind: WhyGap, Coins: s.Edition().Penalty, Property: c.Property})
		}
	case middleages.CoinChoice:
		y.add(AgesReason{Kind: WhyCoin, Coins: s.Count(y.me, c.Property), Property: c.Property})
	case middleages.TokenChoice:
		coins := s.Edition().Incomes[c.Property].Rate * s.Count(y.me, c.Type)
		y.add(AgesReason{Kind: WhyToken, Coins: coins, Property: c.Property, Type: c.Type})
	case middleages.ScoutChoice:
		t := s.TileAt(c.Spot)
		look := s.Preview(y.me, t, middleages.Choice{})
		own := look.Coins()
		if rival, coins := y.best(t); coins > own {
			y.add(AgesReason{Kind: WhyKeepOut, Coins: coins, Player: rival, Property: s.Property(t)})
		} else {
			y.add(AgesReason{Kind: WhyReserve, Coins: own, Property: s.Property(t)})
		}
	}
}
