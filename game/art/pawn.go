package art

import (
	"image"

	"vassals/rules/vassals"
)

// Lord is the lord of a player in Middle Ages, in a square box in which it
// stands as a [Figure] does.
type Lord struct{ Color Color }

// Scalable is true: a lord walks from tile to tile.
func (Lord) Scalable() bool { return true }

// Raster draws the lord, who is the great vassal of the other game.
func (l Lord) Raster(w, h int, _ float64) *image.RGBA {
	return carve(w, h, shapeOf(vassals.Double), l.Color, false)
}

// Scout is the scout of a player in Middle Ages, in a square box in which it
// stands as a [Figure] does.
type Scout struct{ Color Color }

// Scalable is true: a scout rides from tile to tile.
func (Scout) Scalable() bool { return true }

// Raster draws the scout: a feathered cap, a short cape, a lantern on a staff.
func (s Scout) Raster(w, h int, _ float64) *image.RGBA {
	return carve(w, h, shape{size: 1, broad: 30, tall: 94, mark: point{49, 71}, markSize: 9.6, outline: scoutOutline, body: carveScout}, s.Color, false)
}

func scoutCape(q *path) *path {
	return q.svg("M36 46Q26 58 25 90Q50 98 75 90Q74 58 64 46Q50 40 36 46Z")
}

func scoutCap(q *path) *path {
	return q.svg("M27 29Q38 9 56 10Q71 11 73 27Q50 35 27 29Z")
}

func scoutFeather(q *path) *path {
	return q.svg("M46 14C36 -1 22 -5 7 2C12 14 22 22 36 25Z")
}

func scoutLantern(q *path) *path { return q.svg("M75 15L83 6 91 15 91 31 75 31Z") }

func scoutOutline(q *path) *path {
	q = scoutLantern(q.rect(80.4, 30, 5.2, 64))
	return foot(scoutFeather(scoutCap(scoutCape(q.circle(50, 33, 12.5)))), 30)
}

func carveScout(c *carver) {
	c.base(30)
	c.part(scoutCape(c.begin()), c.tones.base, 4.6)
	c.lit(c.begin().svg("M36 47Q28 60 27.5 88Q34 91 38 91Q38 66 46 44Q40 44 36 47Z"), c.light, .75)
	c.fill(c.begin().svg("M64 48Q72 60 72.6 88Q67 91 62 92Q65 68 60 45Z"), faint(c.dark, .55))
	c.part(c.begin().rect(80.4, 28, 5.2, 66), rgb(0x8A5A34), 3.2)
	c.part(c.begin().circle(81, 60, 5.4), skin, 3.2)
	c.part(scoutLantern(c.begin()), rgb(0xF6D060), 3.8)
	c.lit(c.begin().rect(77.6, 17, 3.6, 11.6), white, .7)
	c.face(50, 33, 12.5)
	c.part(c.begin().svg("M38 46Q50 54 62 46L60 53Q50 58 40 53Z"), c.dark, 3)
	c.part(scoutFeather(c.begin()), rgb(0xF7EBCF), 3.4)
	c.part(scoutCap(c.begin()), c.tones.base, 4.4)
	c.lit(c.begin().svg("M32 27Q40 14 52 12.4Q43 18 41 29Q36 28.6 32 27Z"), c.light, .8)
	c.fill(c.begin().svg("M62 13Q70 16 71 26Q66 28 60 29Q66 20 62 13Z"), faint(c.dark, .5))
}

// CardStand gives the square box in which a lord or scout stands on a card of
// side CSS pixels, from the card's upper left corner, so that the number and the
// symbol of the card can still be seen.
func CardStand(side float64, scout bool) (x, y, size float64) {
	const foot, tall = .98, .88 // where it stands on the card; its height in its own box
	size = min((foot-CardStrip(side)+.03)/tall, .78)
	if scout {
		size *= .84
	}
	return side * (1 - size) / 2, side * (foot - FigureFoot*size), side * size
}
