package art

import (
	"math"
)

const (
	wallWidth  = 5.2 // of the band inside the outline
	wallHeight = 3.4 // by how much its rims are dropped to the south
)

// rise is how high a wall stands at p: nothing on the border, where the cut
// has to be flat to fit the neighbour's.
func rise(p point) float64 { return smooth((p.border() - 1) / 8) }

// cityWall paints the walls and bastions of a city.
func (t *tilePainter) cityWall(c *cityPlan) {
	for _, k := range c.bastions {
		t.bastion(k)
	}
	for _, w := range c.walls {
		t.wall(w)
	}
}

func (t *tilePainter) wall(w wallLine) {
	rim := stretchedWall(w)
	inner := func(width float64) polyline {
		return rim.offset(func(i int) float64 {
			if w.has {
				// Near a tip the band narrows, or it would leak over the border.
				return min(width, .29*rim[i].sub(w.tip).length())
			}
			return width
		})
	}
	shade := rim.offset(func(i int) float64 { return -2.2 * rise(rim[i]) })
	for i := range shade {
		shade[i].x += 1.2 * rise(rim[i])
		shade[i].y += 2.6 * rise(rim[i])
	}
	t.fill(ribbonBetween(t.begin(), rim, shade), faint(ink, .17))

	in := inner(wallWidth)
	t.faces(rim, rim, -1)
	t.faces(in, rim, 1)
	t.fill(ribbonBetween(t.begin(), rim, inner(wallWidth+.9)), ink)
	t.fill(ribbonBetween(t.begin(), rim, in), wallColor)
	t.fill(ribbonBetween(t.begin(), rim, inner(wallWidth*.45)), wallLight)
	t.stroke(t.begin().through(rim), stroke{color: ink, width: 1})
	t.merlons(w.polyline)
}

// stretchedWall runs a wall on beyond the border, but not beyond a tip.
func stretchedWall(w wallLine) polyline {
	n := len(w.polyline) - 1
	var out polyline
	if !w.has || w.polyline[0] != w.tip {
		out = append(out, w.polyline[0].along(w.polyline[0].sub(w.polyline[2]).unit(), 14))
	}
	out = append(out, w.polyline...)
	if !w.has || w.polyline[n] != w.tip {
		out = append(out, w.polyline[n].along(w.polyline[n].sub(w.polyline[n-2]).unit(), 14))
	}
	return out
}

// ribbonBetween adds the area between two lines of as many points.
func ribbonBetween(q *path, a, b polyline) *path {
	q.through(a)
	for i := len(b) - 1; i >= 0; i-- {
		q.line(b[i].x, b[i].y)
	}
	return q.close()
}

// faces paints the upright face below a rim of a wall wherever it looks south;
// out is 1 for the rim on the right hand of the wall and -1 for the left.
func (t *tilePainter) faces(rim, wall polyline, out float64) {
	for i := 0; i < len(rim)-1; {
		look := func(i int) float64 { return wall.normal(i).y * out }
		if look(i) <= .02 {
			i++
			continue
		}
		j := i
		steep := 0.0
		for j < len(rim)-1 && look(j) > .02 {
			steep = max(steep, look(j))
			j++
		}
		top := rim[i : j+1]
		foot := make(polyline, len(top))
		for k, p := range top {
			foot[k] = point{p.x, p.y + wallHeight*rise(p)}
		}
		t.fill(ribbonBetween(t.begin(), top, foot), blend(rgb(0x978A6F), wallDark, smooth((steep-.3)*2)))
		t.stroke(t.begin().through(foot), stroke{color: ink, width: .8})
		i = j
	}
}

// merlons sets the teeth on the outer rim, none within 5 of the border.
func (t *tilePainter) merlons(rim polyline) {
	step, half, edge := 3.9, 1.15, .5
	if t.coarse {
		step, half, edge = 6, 1.5, 0
	}
	m := rim.resample(step)
	for i := 1; i < len(m)-1; i++ {
		if m[i].border() >= 5 {
			t.merlon(point{m[i].x, m[i].y - .9}, m.normal(i), half, 2.1, edge)
		}
	}
}

// merlon is one tooth at a, on the side to which n points.
func (t *tilePainter) merlon(a, n point, half, deep, edge float64) {
	at := func(u, v float64) (x, y float64) {
		p := a.along(n, v).along(n.right(), u)
		return p.x, p.y
	}
	q := t.begin().move(at(-half, -.5))
	q.line(at(half, -.5)).line(at(half, deep)).line(at(-half, deep)).close()
	t.fill(q, wallLight)
	if edge > 0 {
		t.stroke(q, stroke{color: ink, width: edge})
	}
}

// bastion is a quarter of a round tower in a corner that a city fills. Its cut
// on the border is the same as a wall's end, whichever the neighbour has.
func (t *tilePainter) bastion(corner int) {
	c := side(corner).start()
	k := 1 / sin40
	// At the middle of the outermost pixels of a small tile a wall's end is half
	// a unit further along the border than on the border itself.
	const in = .5
	r := wallWidth*k + in
	middle := math.Pi/4 + float64(corner)*math.Pi/2 // the angle into the tile
	t.fill(t.begin().circle(c.x, c.y, r+.9*k+.15), ink)
	if corner < 2 { // it looks south: the face stands below the rim
		q := t.begin()
		for i := 0.0; i <= 12; i++ {
			s, co := math.Sincos(middle + (i/12-.5)*math.Pi/2)
			h := 3.2 * smooth(2*min(i, 12-i)/12)
			x, y := c.x+co*r, c.y+s*r+h
			if i == 0 {
				q.move(x, y)
			} else {
				q.line(x, y)
			}
		}
		q.line(c.x, c.y).close()
		t.inked(q, wallDark, .9)
	}
	t.fill(t.begin().circle(c.x, c.y, r), wallColor)
	t.fill(t.begin().circle(c.x, c.y, wallWidth*.45*k+in), wallLight)
	t.fill(t.begin().circle(c.x, c.y, .6), ink) // here the outer inks of walls meet
	if t.coarse {
		return
	}
	t.bastionTop(c, r, middle)
}

func (t *tilePainter) bastionTop(c point, r, middle float64) {
	edge := stroke{color: faint(ink2, .8), width: .45}
	for i := range 3 { // slabs of the floor
		s, co := math.Sincos(middle + (float64(i)-1)*.4)
		t.stroke(t.begin().open(c.x+co*3.9, c.y+s*3.9, c.x+co*5.4, c.y+s*5.4), edge)
	}
	t.stroke(t.begin().arc(c.x, c.y, 5.5, 5.5, middle-.5, middle+.5), edge)
	for i := range 3 {
		a := middle + (float64(i)-1)*.34
		s, co := math.Sincos(a)
		n := point{-co, -s}
		t.merlon(point{c.x + co*r, c.y + s*r}, n, .8, 1.6, .5)
	}
}
