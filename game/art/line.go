package art

import "math"

// polyline is a line through points in units. A city's outline is one that is
// thought closed and goes clockwise, so its inside lies on the right hand.
type polyline []point

// length is the sum of the legs.
func (l polyline) length() float64 {
	sum := 0.0
	for i := 1; i < len(l); i++ {
		sum += l[i].sub(l[i-1]).length()
	}
	return sum
}

// cubicTo appends a cubic curve from the last point, in n steps.
func (l polyline) cubicTo(b, c, d point, n int) polyline {
	a := l[len(l)-1]
	for i := 1; i <= n; i++ {
		l = append(l, cubicAt(a, b, c, d, float64(i)/float64(n)))
	}
	return l
}

// resample gives points at equal distances of about step along the line.
func (l polyline) resample(step float64) polyline {
	long := l.length()
	n := max(2, int(long/step+.5))
	out := make(polyline, 0, n+1)
	out = append(out, l[0])
	leg, before := 1, 0.0
	for i := 1; i < n; i++ {
		s := long * float64(i) / float64(n)
		d := l[leg].sub(l[leg-1]).length()
		for leg < len(l)-1 && before+d < s {
			before += d
			leg++
			d = l[leg].sub(l[leg-1]).length()
		}
		if d == 0 {
			d = 1
		}
		out = append(out, l[leg-1].to(l[leg], (s-before)/d))
	}
	return append(out, l[len(l)-1])
}

// at is the place at a part, 0 to 1, of the way.
func (l polyline) at(part float64) point {
	left := l.length() * part
	for i := 1; i < len(l); i++ {
		d := l[i].sub(l[i-1]).length()
		if d >= left && d > 0 {
			return l[i-1].to(l[i], left/d)
		}
		left -= d
	}
	return l[len(l)-1]
}

// normal points to the right hand of somebody who walks over point i.
func (l polyline) normal(i int) point {
	return l[min(i+1, len(l)-1)].sub(l[max(i-1, 0)]).unit().right()
}

// offset moves every point to the right by what by gives for it.
func (l polyline) offset(by func(i int) float64) polyline {
	out := make(polyline, len(l))
	for i, p := range l {
		out[i] = p.along(l.normal(i), by(i))
	}
	return out
}

// shift moves the whole line to the right by d.
func (l polyline) shift(d float64) polyline { return l.offset(func(int) float64 { return d }) }

// turn turns the line in place by quarters about the middle of the tile.
func (l polyline) turn(quarters int) {
	for i, p := range l {
		l[i] = p.turn(quarters)
	}
}

// reversed is the line from its end to its beginning.
func (l polyline) reversed() polyline {
	out := make(polyline, len(l))
	for i, p := range l {
		out[len(l)-1-i] = p
	}
	return out
}

// distance is how far p is from the line.
func (l polyline) distance(p point) float64 {
	best := math.Inf(1)
	for i := 1; i < len(l); i++ {
		v, w := l[i].sub(l[i-1]), p.sub(l[i-1])
		t := 0.0
		if d := v.x*v.x + v.y*v.y; d > 0 {
			t = min(max((w.x*v.x+w.y*v.y)/d, 0), 1)
		}
		w = w.along(v, -t)
		best = min(best, w.x*w.x+w.y*w.y)
	}
	return math.Sqrt(best)
}

// around reports whether a closed line goes round p.
func (l polyline) around(p point) bool {
	in := false
	j := len(l) - 1
	for i := range l {
		a, b := l[i], l[j]
		if (a.y > p.y) != (b.y > p.y) && p.x < (b.x-a.x)*(p.y-a.y)/(b.y-a.y)+a.x {
			in = !in
		}
		j = i
	}
	return in
}

// wobble makes a line look drawn by hand: it sways by up to amplitude to both
// sides, and not at all within keep of the tile's border, where the neighbour
// has to meet it.
func (l polyline) wobble(amplitude, keep float64, d *dice) polyline {
	slow, fast := d.between(.16, .26), d.between(.4, .6)
	a, b := d.between(0, 9), d.between(0, 9)
	s := make([]float64, len(l))
	for i := 1; i < len(l); i++ {
		s[i] = s[i-1] + l[i].sub(l[i-1]).length()
	}
	return l.offset(func(i int) float64 {
		k := smooth((l[i].border() - keep) / 10)
		return amplitude * k * (math.Sin(s[i]*slow+a)*.7 + math.Sin(s[i]*fast+b)*.3)
	})
}

// border is how far p is inside the nearest side of the tile; below 0 outside.
func (p point) border() float64 { return min(p.x, p.y, 100-p.x, 100-p.y) }

// turn turns p by quarters clockwise about the middle of the tile.
func (p point) turn(quarters int) point {
	for range quarters & 3 {
		p = point{100 - p.y, p.x}
	}
	return p
}

// smooth goes from 0 at t = 0 to 1 at t = 1 without a corner.
func smooth(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

func clamp(v, low, high float64) float64 { return min(max(v, low), high) }
