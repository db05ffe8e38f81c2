package art

import "vassals/rules/vassals"

// bridgePlan is where one road passes over another.
type bridgePlan struct {
	over     int // the road on the deck
	middle   point
	straight bool // the deck runs from north to south, as seen
}

// layMarks places buildings, fountains and goods.
func (l *plan) layMarks() {
	t := l.tile
	if l.cloister {
		l.block(50, 49, 38, 35)
		l.marks = append(l.marks, box{35, 20, 78, 68})
	}
	if t.Bridge {
		l.layBridge()
	}
	for _, r := range l.roads {
		if r.EndsAt != vassals.AtHouse {
			continue
		}
		p := housePlace.turn(int(sides(r.Edges)[0]) - 3 + l.turn)
		p.x, p.y = clamp(p.x+5*sign(p.x-50), 12, 88), clamp(p.y+3, 16, 92)
		l.house = &p
		l.block(p.x, p.y-4, 12, 9)
		l.marks = append(l.marks, box{p.x - 8, p.y - 12, p.x + 8, p.y + 1})
	}
	for i := range l.cities {
		l.layCityMarks(i)
	}
}

func sign(v float64) float64 {
	switch {
	case v > 1e-6:
		return 1
	case v < -1e-6:
		return -1
	}
	return 0
}

func (l *plan) layBridge() {
	b := &bridgePlan{middle: l.centre}
	for i, r := range l.roads {
		if r.EndsAt == vassals.AtHouse {
			b.over = i
		}
	}
	b.straight = (int(sides(l.roads[b.over].Edges)[0])+l.turn)&1 == 0
	l.bridge = b
	rx, ry := 23.0, 16.0
	if b.straight {
		rx, ry = 15, 25
	}
	l.block(b.middle.x, b.middle.y, rx, ry)
}

func (l *plan) layCityMarks(i int) {
	c := &l.cities[i]
	for k := range 4 {
		a, b := side(k-l.turn), side(k-1-l.turn)
		if a.in(c.Edges) && b.in(c.Edges) {
			c.bastions = append(c.bastions, k)
			p := side(k).start()
			l.block(p.x, p.y, 9.5, 9.5)
		}
	}
	if c.Cathedral {
		c.nave = &point{52, 76}
		l.block(52, 56, 33, 28)
		l.block(c.nave.x-6, c.nave.y+5, 12, 4) // the square in front of it
		l.marks = append(l.marks, box{25, 16, 80, 78})
		return
	}
	if c.Fountain {
		f := &disc{l.markPlace(i, 9, 8), 8.5}
		if c.Edges == vassals.N|vassals.E|vassals.S|vassals.W {
			f.r = 11
		}
		f.y += 3
		c.fountain = f
		l.block(f.x, f.y-2, f.r+1, f.r)
		l.marks = append(l.marks, box{f.x - f.r, f.y - f.r*1.2, f.x + f.r, f.y + f.r*.8})
	}
	if c.Goods != vassals.NoGoods {
		p := l.markPlace(i, 10, 11)
		c.goods = &p
		l.block(p.x, p.y, 10, 11)
		l.marks = append(l.marks, box{p.x - 9.5, p.y - 11, p.x + 9.5, p.y + 11})
	}
}

// markPlace is the middle of a place in city i for a mark of the given half
// size: at the side, so that a figure finds a place too.
func (l *plan) markPlace(i int, rx, ry float64) point {
	c := l.cities[i]
	ss := sides(c.Edges)
	var p point
	switch {
	case len(ss) == 4:
		p = point{50, 47}
	case len(ss) == 3: // the gap is in the south, turned
		missing := side(0)
		for missing.in(c.Edges) {
			missing++
		}
		p = point{50, 30}.turn(int(missing) - 2)
	case len(ss) == 2 && ss[1]-ss[0] == 2: // a band from east to west, turned
		p = point{30, 50}
		if len(l.cities) > 1 {
			p.y = 37
		}
		p = p.turn(int(ss[0]) - 1)
	case len(ss) == 2: // a corner in the north-west, turned
		first := ss[0]
		if ss[1]-ss[0] == 1 {
			first = ss[1]
		}
		p = point{23, 24}.turn(int(first))
	}
	if p != (point{}) {
		p = p.turn(l.turn)
		if !l.hits(p, rx-2, ry-2) {
			return p
		}
	}
	best, at := -1e9, point{50, 50}
	for k := range l.grid.city {
		q := middle(k)
		if l.grid.city[k] != int8(i) || l.hits(q, rx, ry) {
			continue
		}
		if s := min(l.grid.toWall(q), q.border()+2); s > best+.01 {
			best, at = s, q
		}
	}
	return at
}
