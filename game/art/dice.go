package art

import (
	"hash/fnv"
	"math/rand/v2"
)

// dice are random numbers that are the same in every run.
type dice struct{ *rand.Rand }

// newDice gives the dice for a purpose and a variant.
func newDice(purpose string, variant uint8) *dice {
	h := fnv.New64a()
	h.Write([]byte(purpose))
	return &dice{rand.New(rand.NewPCG(h.Sum64(), uint64(variant)))}
}

// between is a number from low to high.
func (d *dice) between(low, high float64) float64 { return low + (high-low)*d.Float64() }

// chance is true with probability p.
func (d *dice) chance(p float64) bool { return d.Float64() < p }

// oneOf is one of some things.
func oneOf[T any](d *dice, things ...T) T { return things[d.IntN(len(things))] }
