package art

import (
	"math"
	"slices"
)

func (t *tilePainter) cityGrounds() {
	for i := range t.cities {
		t.cityGround(&t.cities[i])
	}
}

func (t *tilePainter) cityWalls() {
	for i := range t.cities {
		t.cityWall(&t.cities[i])
	}
}

func (t *tilePainter) cityLives() {
	for i := range t.cities {
		t.cityLife(i)
	}
}

// cityGround paints the ground of a city with its streets.
func (t *tilePainter) cityGround(c *cityPlan) {
	t.fill(t.begin().through(c.outline).close(), groundColor)
	t.pave(c)
	if t.coarse {
		return
	}
	for range 60 {
		p, s := point{t.between(7, 93), t.between(7, 93)}, t.between(.7, 1.3)
		if t.cityOn(p) == c && t.grid.toWall(p) > wallWidth+1 && !t.inStreet(t.grid.cityAt(p), box{p.x - 4, p.y - 4, p.x + 4, p.y + 4}) {
			t.stroke(t.begin().move(p.x-s, p.y).quad(p.x, p.y-s, p.x+s, p.y), stroke{color: groundShade, width: .6})
		}
	}
}

// cityOn is the city at p, or nil.
func (t *tilePainter) cityOn(p point) *cityPlan {
	if i := t.grid.cityAt(p); i >= 0 {
		return &t.cities[i]
	}
	return nil
}

// cityLife puts houses, trees and the mark into a city: packed along the wall
// first, thinner inside.
func (t *tilePainter) cityLife(n int) {
	c := &t.cities[n]
	type place struct {
		point
		wall float64
	}
	var places []place
	for y := 7.0; y <= 95; y += 1.8 {
		for x := 7.0; x <= 93; x += 1.8 {
			p := point{x + t.between(-.9, .9), y + t.between(-.7, .7)}
			if t.grid.cityAt(p) != n {
				continue
			}
			w := t.grid.toWall(p)
			if len(c.walls) == 0 {
				w = far
			}
			if w >= wallWidth+3.4 {
				places = append(places, place{p, w})
			}
		}
	}
	slices.SortStableFunc(places, func(a, b place) int { return int(a.wall/4) - int(b.wall/4) })
	var built []disc // houses, with their width
	for _, p := range places {
		w := t.between(10.6, 13)
		if p.wall > 20 && p.wall < 90 {
			w *= 1.06
		}
		if !t.houseFits(n, p.point, w) || slices.ContainsFunc(built, func(h disc) bool {
			return math.Abs(h.x-p.x) < (h.r+w)/2*.98 && math.Abs(h.y-p.y) < 8.2
		}) {
			continue
		}
		if p.wall > 24 && t.chance(.12) {
			continue
		}
		built = append(built, disc{p.point, w})
		x, foot := p.x, p.y+3
		t.stand(foot, func() { drawHouse(t.pen, x, foot, w, t.coarse, t.dice) })
	}
	t.cityTrees(n, built)
	if f := c.fountain; f != nil {
		t.stand(f.y+3, func() { drawFountain(t.pen, f.x, f.y, f.r) })
	}
	if c.nave != nil {
		t.stand(c.nave.y, func() { drawCathedral(t.pen, c.nave.x, c.nave.y, t.coarse) })
	}
}

// houseFits reports whether a house of width w may stand about p in city n:
// all of it inside the walls and off the border, streets, marks and figures.
func (t *tilePainter) houseFits(n int, p point, w float64) bool {
	for _, q := range [...]point{{-w / 2, 3}, {w / 2, 3}, {-w / 2, -3}, {w / 2, -3}, {0, -6.2}} {
		q = p.add(q)
		if q.border() < 2.8 || t.grid.cityAt(q) != n || t.grid.toWall(q) < wallWidth*.72 {
			return false
		}
	}
	// Its shadow on the right and its chimney stay off the border, too.
	if p.x+w*.82 > 98.6 || p.y+3-w*.9 < 1.4 {
		return false
	}
	if t.hits(point{p.x, p.y - 1}, w/2*.8, 4) {
		return false
	}
	if t.inStreet(n, box{p.x - w/2 - 1.3, p.y - 3, p.x + w/2 + 1.3, p.y + 4.6}) {
		return false
	}
	return true
}

// cityTrees puts a tree or two into the gaps between houses.
func (t *tilePainter) cityTrees(n int, built []disc) {
	for range 20 {
		p := point{t.between(8, 92), t.between(10, 92)}
		if t.grid.cityAt(p) != n || t.grid.toWall(p) < 9 || t.hits(p, 2, 3) {
			continue
		}
		if slices.ContainsFunc(built, func(h disc) bool {
			return math.Abs(h.x-p.x) < h.r/2+2.6 && math.Abs(h.y-p.y) < 6
		}) || t.inStreet(n, box{p.x - 4.5, p.y - 2, p.x + 4.5, p.y + 4.5}) {
			continue
		}
		built = append(built, disc{p, 4})
		t.stand(p.y+1, func() { drawTree(t.pen, p.x, p.y+1, 2.1, t.dice) })
	}
}
