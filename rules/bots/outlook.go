package bots

import (
	"math"

	"vassals/rules/vassals"
)

const maxPlayers = 6

// The uses that an outlook tells apart.
const (
	useCity = iota
	useRoad
	useCloister
	uses
)

// ways is how many of the tiles left would do something on a spot.
type ways struct {
	fit    uint8    // fit at all
	closes [4]uint8 // fit, and end the city or road at that side
	links  [6]uint8 // fit, and make one of the cities or roads at two sides
}

// outlook is what can be expected of the tiles left: it knows how many there
// are of each kind and who draws next, and nothing of their order.
type outlook struct {
	w     *weights
	left  []int // by kind
	kinds []vassals.Kind
	total int

	players, next int
	draws         [maxPlayers]float64 // still to come, by player

	needs  [256]ways
	looked [256]uint32 // the leftStamp with which they were counted

	// chances by use, players who have an interest, how many spots there are
	// to fill, and how many tiles would do.
	chances []chances

	leftStamp, turnStamp uint32
}

// crowds is how many numbers of spots to fill are told apart.
const crowds = 4

type chances struct {
	stamp uint32
	of    [128]float64
}

// look sets the outlook: left is by kind, total how many they are.
func (o *outlook) look(w *weights, left []int) {
	o.w = w
	o.left = append(o.left[:0], left...)
	o.kinds = o.kinds[:0]
	o.total = 0
	for k, n := range left {
		if n > 0 {
			o.kinds = append(o.kinds, vassals.Kind(k))
			o.total += n
		}
	}
	o.leftStamp++
	o.players = 0
}

// turn says who draws next and how many tiles are left to draw; it is most often
// as it was.
func (o *outlook) turn(s *vassals.State) {
	next, players := s.Player(), s.Players()
	if o.next == next && o.players == players {
		return
	}
	o.next, o.players = next, players
	for p := range players {
		after := (p - next + players) % players // others who draw before p
		o.draws[p] = float64((o.total + players - 1 - after) / players)
	}
	o.turnStamp++
	if n := uses << players * crowds; len(o.chances) < n {
		o.chances = make([]chances, n)
	}
}

// ways tells what can be done on a spot.
func (o *outlook) ways(n vassals.Need) *ways {
	w := &o.needs[n]
	if o.looked[n] == o.leftStamp {
		return w
	}
	o.looked[n] = o.leftStamp
	*w = ways{}
	for _, k := range o.kinds {
		f := n.Fill(k)
		if !f.Fits {
			continue
		}
		c := uint8(o.left[k])
		w.fit += c
		for d := range w.closes {
			w.closes[d] += c * uint8(f.Closes>>d&1)
		}
		for i := range w.links {
			w.links[i] += c * (f.Links >> i & 1)
		}
	}
	return w
}

// chance is how likely one of n tiles that would do is drawn and used in time,
// where mask are the players with an interest in it and spots must be filled
// beside it.
func (o *outlook) chance(use int, mask uint8, spots int, n uint8) float64 {
	c := &o.chances[(use<<o.players|int(mask))*crowds+min(max(spots, 1), crowds)-1]
	if c.stamp != o.turnStamp {
		o.fill(c, use, mask, spots)
	}
	return c.of[min(int(n), len(c.of)-1)]
}

func (o *outlook) fill(c *chances, use int, mask uint8, spots int) {
	c.stamp = o.turnStamp
	mine, other := o.w.cityMine, o.w.cityOther
	switch use {
	case useRoad:
		mine, other = o.w.roadMine, o.w.roadOther
	case useCloister:
		mine, other = o.w.cloisMine, o.w.cloisOther
	}
	rate := 0.0
	for p := range o.players {
		if mask>>p&1 != 0 {
			rate += mine * o.draws[p]
		} else {
			rate += other * o.draws[p]
		}
	}
	rate /= max(1, float64(o.total)) * (1 + o.w.crowd*float64(min(max(spots, 1), crowds)-1))
	each := math.Exp(-rate)
	not := 1.0
	for n := range c.of[:min(o.total+2, len(c.of))] {
		c.of[n] = 1 - not
		not *= each
	}
	for n := o.total + 2; n < len(c.of); n++ {
		c.of[n] = c.of[o.total+1]
	}
}
