package scene

import (
	"slices"

	ages "vassals/rules/middleages"
	"vassals/rules/vassals"
)

// same implements tabletop: a tile may look alike turned differently, and a part
// of a tile be named by several edges.
func (t *table) same(one, other string) bool {
	a, errA := vassals.ParseMove(one)
	b, errB := vassals.ParseMove(other)
	if errA != nil || errB != nil {
		return false
	}
	if a.Tile != b.Tile || a.At.Spot != b.At.Spot || !vassals.Alike(a.Tile, a.At.Rotation, b.At.Rotation) {
		return false
	}
	return slices.EqualFunc(a.Claims(), b.Claims(), func(c, d vassals.Claim) bool {
		if c.Figure != d.Figure || c.Place == d.Place {
			return c.Figure == d.Figure
		}
		p, _ := vassals.PartAt(a.Tile, a.At.Rotation, c.Place)
		q, ok := vassals.PartAt(b.Tile, b.At.Rotation, d.Place)
		return ok && p == q && a.At.Rotation == b.At.Rotation
	})
}

// same implements tabletop.
func (t *agesTable) same(one, other string) bool {
	a, errA := ages.ParseMove(one)
	b, errB := ages.ParseMove(other)
	return errA == nil && errB == nil && a == b
}
