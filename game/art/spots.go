package art

import (
	"math"

	"vassals/rules/vassals"
)

// apart is how far, in units, the spots of different parts should be.
const apart = 17

// laySpots finds for every part of the tile where a figure on it stands, so
// that it covers no mark and stays away from the other parts' figures. Parts
// with little choice come first.
func (l *plan) laySpots() {
	var taken []point
	near := func(p point) float64 {
		sum := 0.0
		for _, q := range taken {
			v := p.sub(q)
			v.y *= 1.2
			if d := v.length(); d < apart {
				sum += (apart - d) * 2
			}
		}
		return sum
	}
	if l.cloister {
		l.monk = point{34, 81}
		taken = append(taken, l.monk)
	}
	for i := range l.cities {
		c := &l.cities[i]
		c.spot = l.best(func(k int, p point) float64 {
			if int(l.grid.city[k]) != i {
				return -1e9
			}
			edge := p.border()*.9 + 3
			if len(sides(c.Edges)) > 1 {
				edge = p.border()
			}
			return min(l.grid.toWall(p), edge, 17) - l.covers(p, standing)*30 - near(p) -
				max(0, 34-p.y)*.12 - p.sub(point{50, 58}).length()*.05
		})
		c.spot.y += 3
		c.square = disc{point{c.spot.x, c.spot.y - 1}, 8}
		if len(sides(c.Edges)) == 1 {
			c.square.r = 6.4
		}
		l.block(c.square.x, c.square.y, c.square.r, c.square.r*.75)
		taken = append(taken, c.spot)
	}
	for i := range l.roads {
		r := &l.roads[i]
		want := .5
		switch {
		case l.cloister:
			want = .35
		case l.bridge != nil && r.EndsAt != vassals.AtHouse:
			want = .2
		case r.EndsAt == vassals.AtCrossing:
			want = .42
		}
		best := math.Inf(-1)
		for f := .14; f <= .861; f += .04 {
			p := r.line.at(f)
			p.y += 3
			s := -math.Abs(f-want)*12 - l.covers(p, standing)*30 - near(p) - max(0, 13-p.border()) - max(0, 28-p.y)*.25
			if s > best {
				best, r.spot = s, p
			}
		}
		taken = append(taken, r.spot)
	}
	for i := range l.fields {
		f := &l.fields[i]
		score := func(k int, p point) float64 {
			if int(l.grid.fld[k]) != i {
				return -1e9
			}
			room := min(l.grid.toWall(p), l.grid.toRoad(p)-5, p.border()+1)
			if l.hits(p, 0, 0) {
				room -= 6
			}
			return min(room, 18) - l.covers(p, lying)*25 - near(p) - .04*math.Abs(p.x-50) -
				.02*math.Abs(p.y-54) - max(0, math.Abs(p.x-50)-34)*.6
		}
		f.spot = l.best(score)
		f.room = min(l.grid.toWall(f.spot), l.grid.toRoad(f.spot)-5, f.spot.border()+1)
		f.spot.y += 3
		taken = append(taken, f.spot)
	}
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

// layInn puts an inn beside its own road, where there is most room.
func (l *plan) layInn() {
	for i, r := range l.roads {
		if !r.Inn {
			continue
		}
		best, at, room := math.Inf(-1), point{50, 80}, 9.0
		for y := 16.0; y <= 86; y += 2 {
			for x := 17.0; x <= 83; x += 2 {
				p := point{x, y}
				c := min(l.grid.toRoad(p)-6, l.grid.toWall(p)-2, p.border()-3)
				if c < 8 || l.grid.cityAt(p) >= 0 || l.hits(p, 8, 8) {
					continue
				}
				own := r.line.distance(p)
				s := min(c, 15)*1.6 - own*.55
				for j, o := range l.roads {
					if j != i && o.line.distance(p) < own+3 {
						s -= 40 // it would seem to belong to the other road
					}
				}
				if s > best {
					best, at, room = s, p, c
				}
			}
		}
		k := clamp(room/11.5, .74, 1.12)
		at.x, at.y = clamp(at.x, 8+17*k, 92-18*k), clamp(at.y, 9+13*k, 90-11*k)
		left, right := l.grid.toRoad(point{at.x - 14*k, at.y - 3*k}), l.grid.toRoad(point{at.x + 14*k, at.y - 3*k})
		l.inn = &innPlan{foot: at, size: k, mirror: right > left+2}
		l.block(at.x, at.y, 19*k, 13*k)
		l.marks = append(l.marks, box{at.x - 15*k, at.y - 14*k, at.x + 15*k, at.y + 9*k})
		return
	}
}
