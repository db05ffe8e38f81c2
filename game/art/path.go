package art

import "math"

// point is a place in units: 100 units are the side of a square sprite.
type point struct{ x, y float64 }

func (p point) add(q point) point              { return point{p.x + q.x, p.y + q.y} }
func (p point) sub(q point) point              { return point{p.x - q.x, p.y - q.y} }
func (p point) mul(k float64) point            { return point{p.x * k, p.y * k} }
func (p point) to(q point, t float64) point    { return point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t} }
func (p point) along(d point, k float64) point { return point{p.x + d.x*k, p.y + d.y*k} }

// length is the distance from the origin. It avoids math.Hypot, whose assembly
// need not agree with wasm in the last bit.
func (p point) length() float64 { return math.Sqrt(p.x*p.x + p.y*p.y) }

// unit gives the direction of p at length 1, or the zero point for none.
func (p point) unit() point {
	d := p.length()
	if d == 0 {
		return point{}
	}
	return point{p.x / d, p.y / d}
}

// right is p turned a quarter clockwise as seen on the screen: the right hand
// of somebody who walks along p.
func (p point) right() point { return point{-p.y, p.x} }

// verb is a kind of step of a path.
type verb uint8

const (
	moveTo  verb = iota // takes one point
	lineTo              // one
	quadTo              // two
	cubicTo             // three
	closed              // none
)

// path is a sequence of outlines. Its methods add to it and return it, so that
// a shape can be written as one chain. The zero path is empty and ready.
//
// The pictures call these methods at thousands of places. Inlined there, the
// short ones would make the program a megabyte larger and no faster.
type path struct {
	verbs  []verb
	points []point
}

// reset empties the path and keeps its memory.
func (q *path) reset() *path {
	q.verbs, q.points = q.verbs[:0], q.points[:0]
	return q
}

// move begins a new outline.
//
//go:noinline
func (q *path) move(x, y float64) *path {
	q.verbs = append(q.verbs, moveTo)
	q.points = append(q.points, point{x, y})
	return q
}

// line goes straight to a point.
//
//go:noinline
func (q *path) line(x, y float64) *path {
	q.verbs = append(q.verbs, lineTo)
	q.points = append(q.points, point{x, y})
	return q
}

// quad goes to (x, y) by a quadratic Bézier curve with the handle (a, b).
//
//go:noinline
func (q *path) quad(a, b, x, y float64) *path {
	q.verbs = append(q.verbs, quadTo)
	q.points = append(q.points, point{a, b}, point{x, y})
	return q
}

// cubic goes to (x, y) by a cubic Bézier curve with the handles (a, b), (c, d).
//
//go:noinline
func (q *path) cubic(a, b, c, d, x, y float64) *path {
	q.verbs = append(q.verbs, cubicTo)
	q.points = append(q.points, point{a, b}, point{c, d}, point{x, y})
	return q
}

// close ends the outline where it began.
//
//go:noinline
func (q *path) close() *path {
	q.verbs = append(q.verbs, closed)
	return q
}

// arc goes along an ellipse about (x, y) from one angle to another, in radians
// clockwise on the screen from the east. It first goes straight to its
// beginning, or begins there when the path is empty or just closed.
func (q *path) arc(x, y, rx, ry, from, to float64) *path {
	n := math.Ceil(math.Abs(to-from) / (math.Pi/2 + 1e-9))
	if n == 0 {
		n = 1
	}
	step := (to - from) / n
	k := 4.0 / 3 * math.Tan(step/4) // the usual length of the handles
	sin, cos := math.Sincos(from)
	if v := len(q.verbs); v == 0 || q.verbs[v-1] == closed {
		q.move(x+rx*cos, y+ry*sin)
	} else {
		q.line(x+rx*cos, y+ry*sin)
	}
	for i := 1.0; i <= n; i++ {
		s, c := math.Sincos(from + step*i)
		q.cubic(x+rx*(cos-k*sin), y+ry*(sin+k*cos), x+rx*(c+k*s), y+ry*(s-k*c), x+rx*c, y+ry*s)
		sin, cos = s, c
	}
	return q
}

// ellipse adds a whole ellipse.
func (q *path) ellipse(x, y, rx, ry float64) *path {
	const k = 0.5522847498
	a, b := rx*k, ry*k
	return q.move(x+rx, y).
		cubic(x+rx, y+b, x+a, y+ry, x, y+ry).cubic(x-a, y+ry, x-rx, y+b, x-rx, y).
		cubic(x-rx, y-b, x-a, y-ry, x, y-ry).cubic(x+a, y-ry, x+rx, y-b, x+rx, y).close()
}

// circle adds a whole circle.
func (q *path) circle(x, y, r float64) *path { return q.ellipse(x, y, r, r) }

// rect adds a rectangle by its upper left corner and its size.
func (q *path) rect(x, y, w, h float64) *path {
	return q.move(x, y).line(x+w, y).line(x+w, y+h).line(x, y+h).close()
}

// roundRect adds a rectangle whose corners have the radius r.
func (q *path) roundRect(x, y, w, h, r float64) *path {
	r = min(r, w/2, h/2)
	const k = 1 - 0.5522847498
	return q.move(x+r, y).line(x+w-r, y).cubic(x+w-r*k, y, x+w, y+r*k, x+w, y+r).
		line(x+w, y+h-r).cubic(x+w, y+h-r*k, x+w-r*k, y+h, x+w-r, y+h).
		line(x+r, y+h).cubic(x+r*k, y+h, x, y+h-r*k, x, y+h-r).
		line(x, y+r).cubic(x, y+r*k, x+r*k, y, x+r, y).close()
}

// poly adds a closed polygon, given as x, y, x, y and so on.
func (q *path) poly(xy ...float64) *path { return q.open(xy...).close() }

// open adds a line through points that are given as x, y, x, y and so on.
func (q *path) open(xy ...float64) *path {
	q.move(xy[0], xy[1])
	for i := 2; i+1 < len(xy); i += 2 {
		q.line(xy[i], xy[i+1])
	}
	return q
}

// through adds a line through points.
func (q *path) through(ps []point) *path {
	for i, p := range ps {
		if i == 0 {
			q.move(p.x, p.y)
		} else {
			q.line(p.x, p.y)
		}
	}
	return q
}
