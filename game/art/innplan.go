package art

import "math"

// innPlan is an inn with its sign and its lake.
type innPlan struct {
	foot   point
	size   float64
	mirror bool // the sign hangs on the right and the lake lies on the left
}

// layInn puts an inn beside its own road, where there is most room for the
// house, the lake in front of it and the sign on its other side.
func (l *plan) layInn() {
	for i, r := range l.roads {
		if r.Inn {
			l.inn = l.bestInn(i)
		}
	}
	if l.inn == nil {
		return
	}
	n := l.inn
	l.block(n.foot.x, n.foot.y, 19*n.size, 13*n.size)
	l.marks = append(l.marks, box{n.foot.x - 15*n.size, n.foot.y - 14*n.size, n.foot.x + 15*n.size, n.foot.y + 9*n.size})
}

func (l *plan) bestInn(road int) *innPlan {
	best, inn := math.Inf(-1), &innPlan{foot: point{50, 80}, size: .74}
	for y := 16.0; y <= 86; y += 2 {
		for x := 17.0; x <= 83; x += 2 {
			p := point{x, y}
			room := min(l.grid.toRoad(p)-6, l.grid.toWall(p)-2, p.border()-3)
			if room < 7 || l.grid.cityAt(p) >= 0 || l.hits(p, 7, 7) {
				continue
			}
			own := l.roads[road].line.distance(p)
			score := min(room, 15)*1.6 - own*.55
			for j, o := range l.roads {
				if j != road && o.line.distance(p) < own+3 {
					score -= 40 // it would seem to belong to the other road
				}
			}
			k := clamp(room/11.5, .74, 1.12)
			for _, mirror := range [...]bool{false, true} {
				n := innPlan{point{clamp(x, 8+17*k, 92-18*k), clamp(y, 9+13*k, 90-11*k)}, k, mirror}
				if s := score + l.innRoom(n); s > best {
					best = s
					inn = &n
				}
			}
		}
	}
	return inn
}

// innRoom is below 0 as far as the lake, the sign or the house would lie on a
// road, a wall or a gate.
func (l *plan) innRoom(n innPlan) float64 {
	s := 1.0
	if n.mirror {
		s = -1
	}
	sum := 0.0
	for _, q := range [...]point{{-8, -6}, {8, -6}, {-8, 1}, {8, 1}, {-15 * s, -3}, {-5 * s, 5}, {5.5 * s, 11}, {16 * s, 5}, {10 * s, 0}} {
		p := n.foot.along(q, n.size)
		d := min(l.grid.toRoad(p)-6.5, l.grid.toWall(p)-1.5, p.border()-3)
		if l.grid.cityAt(p) >= 0 {
			d = -6
		}
		if l.hits(p, 0, 0) {
			d = min(d, -3)
		}
		sum += min(d, 0) * 2.5
	}
	return sum
}
