package rules

import "math/rand/v2"

// Chance gives the generator that a seed stands for. All chance of a game comes
// from it, so a seed gives the same game on every machine.
func Chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }
