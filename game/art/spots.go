package art

import (
	"math"

	"vassals/rules/vassals"
)

// apart is how far, in units, the spots of different parts should be.
const apart = 17

// laySpots finds for every part of the tile where a figure on it stands, so
// that it covers no mark and stays away from the other parts' figures.
func (l *plan) laySpots() {
	if l.cloister {
		l.monk = point{34, 81}
	}
	for i := range l.cities {
		l.layCitySpot(i)
	}
	for i := range l.roads {
		l.layRoadSpot(i)
	}
	for i := range l.fields {
		l.layFieldSpot(i)
	}
	for i := range l.roads { // once more: a small field leaves no choice, a road does
		l.layRoadSpot(i)
	}
}

func (l *plan) layCitySpot(i int) {
	c := &l.cities[i]
	small := len(sides(c.Edges)) == 1
	c.spot = l.best(func(k int, p point) float64 {
		if int(l.grid.city[k]) != i {
			return -1e9
		}
		edge := p.border()
		if small {
			edge = edge*.9 + 3
		}
		return min(l.grid.toWall(p), edge, 17) - l.unfit(p, standing, c.spot) -
			max(0, 34-p.y)*.12 - p.sub(point{50, 58}).length()*.05
	})
	c.spot.y += 3
	c.square = disc{point{c.spot.x, c.spot.y - 1}, 8}
	if small {
		c.square.r = 6.4
	}
	l.block(c.square.x, c.square.y, c.square.r, c.square.r*.75)
}

func (l *plan) layRoadSpot(i int) {
	r := &l.roads[i]
	want := .5 // the part of its way at which one would stand
	switch {
	case l.cloister:
		want = .35
	case l.bridge != nil && r.EndsAt != vassals.AtHouse:
		want = .2
	case r.EndsAt == vassals.AtCrossing:
		want = .42
	}
	best, at := math.Inf(-1), r.spot
	for f := .14; f <= .861; f += .04 {
		p := r.line.at(f)
		p.y += 3
		s := -math.Abs(f-want)*12 - l.unfit(p, standing, r.spot) - max(0, 28-p.y)*.25
		if s > best {
			best, at = s, p
		}
	}
	r.spot = at
}

func (l *plan) layFieldSpot(i int) {
	f := &l.fields[i]
	f.spot = l.best(func(k int, p point) float64 {
		if int(l.grid.fld[k]) != i {
			return -1e9
		}
		room := min(l.grid.toWall(p), l.grid.toRoad(p)-5, p.border()+1)
		if l.hits(p, 0, 0) {
			room -= 6
		}
		return min(room, 18) - l.unfit(p, lying, f.spot) - .04*math.Abs(p.x-50) - .02*math.Abs(p.y-54)
	})
	f.room = min(l.grid.toWall(f.spot), l.grid.toRoad(f.spot)-5, f.spot.border()+1)
	f.spot.y += 3
}

// unfit is a penalty for a figure at p that would cover marks, stand over the
// tile's border at the sides or below, or near other parts' spots; own is the
// spot of its own part so far.
func (l *plan) unfit(p point, figure box, own point) float64 {
	sum := l.covers(p, figure) * 30
	sum += 1.2 * (max(0, 1-p.x-figure.x0) + max(0, p.x+figure.x1-99) + max(0, p.y+figure.y1+3-99))
	near := func(q point) {
		if q == own || q == (point{}) {
			return
		}
		v := p.sub(q)
		v.y *= 1.2
		sum += max(0, apart-v.length()) * 2
	}
	near(l.monk)
	for i := range l.cities {
		near(l.cities[i].spot)
	}
	for i := range l.roads {
		near(l.roads[i].spot)
	}
	for i := range l.fields {
		near(l.fields[i].spot)
	}
	return sum
}

// best is the middle of the cell with the highest score.
func (l *plan) best(score func(k int, p point) float64) point {
	high, at := math.Inf(-1), point{50, 50}
	for k := range cells * cells {
		if s := score(k, middle(k)); s > high+.01 {
			high, at = s, middle(k)
		}
	}
	return at
}

// The room that a figure takes about its foot.
var (
	standing = box{-8, -28, 8, 2}
	lying    = box{-14, -13, 14, 3}
)

// covers is the part, about 0 to 1, of a figure at p that would hide a mark.
func (l *plan) covers(p point, figure box) float64 {
	b := box{p.x + figure.x0, p.y + figure.y0, p.x + figure.x1, p.y + figure.y1}
	sum := 0.0
	for _, m := range l.marks {
		sum += b.overlap(m)
	}
	return sum / ((b.x1 - b.x0) * (b.y1 - b.y0))
}
