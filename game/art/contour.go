package art

// contour adds the area of field i, and its border with walls and roads, which
// is followed through the grid by the method of marching squares.
func (l *plan) contour(i int, area, lines *path) {
	const n = cells + 1
	var depth [n * n]float64 // above 0 inside the field
	for k := range depth {
		p := point{float64(k%n) * 2, float64(k/n) * 2}
		depth[k] = l.depth(i, p)
	}
	for y := range n - 1 {
		for x := range n - 1 {
			l.square(point{float64(x) * 2, float64(y) * 2}, [4]float64{
				depth[y*n+x], depth[y*n+x+1], depth[(y+1)*n+x+1], depth[(y+1)*n+x],
			}, area, lines)
		}
	}
}

// depth is how far p is inside field i, at least near its border; it is below
// 0 outside.
func (l *plan) depth(i int, p point) float64 {
	road, wall := l.grid.toRoad(p)-6.2, l.grid.toWall(p)
	d := min(road, wall)
	if l.grid.cityAt(p) >= 0 {
		d = -wall
	}
	if l.cloister {
		g := max(garden.x0-p.x, p.x-garden.x1, garden.y0-p.y, p.y-garden.y1)
		d = min(d, g)
	}
	if d > 0 && !l.touches(i, p) {
		return -d // beyond a road or a wall
	}
	return d
}

// touches reports whether one of the cells that meet at p is in field i.
func (l *plan) touches(i int, p point) bool {
	for _, q := range [...]point{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		if l.grid.fieldAt(p.add(q)) == i {
			return true
		}
	}
	return false
}

// square adds what the contour does in a square of 2 units at p, whose corners
// have the given depths, clockwise from the upper left.
func (l *plan) square(p point, depth [4]float64, area, lines *path) {
	corner := [4]point{p, {p.x + 2, p.y}, {p.x + 2, p.y + 2}, {p.x, p.y + 2}}
	var shape, cut [8]point
	n, m := 0, 0
	for k := range 4 {
		j := (k + 1) & 3
		if depth[k] > 0 {
			shape[n] = corner[k]
			n++
		}
		if (depth[k] > 0) != (depth[j] > 0) {
			c := corner[k].to(corner[j], depth[k]/(depth[k]-depth[j]))
			shape[n], cut[m] = c, c
			n++
			m++
		}
	}
	if n > 2 {
		area.through(shape[:n]).close()
	}
	for k := 0; k+1 < m; k += 2 {
		lines.through(cut[k : k+2])
	}
}
