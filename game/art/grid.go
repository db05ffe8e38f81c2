package art

import (
	"math"
	"slices"
)

// cells is the number of cells along a side of a grid; each is 2 units wide.
const cells = 50

// grid tells about places on a tile: which part is there and how far the
// nearest wall and road are. The distances are good to about half a unit.
type grid struct {
	city [cells * cells]int8 // the city, -1 outside
	fld  [cells * cells]int8 // the field, -1 where none is
	wall [cells * cells]float32
	road [cells * cells]float32 // to the middle of a road
}

// middle is the middle of cell i.
func middle(i int) point { return point{float64(i%cells)*2 + 1, float64(i/cells)*2 + 1} }

// cell is the number of the cell at p, or of the nearest one.
func cell(p point) int {
	x, y := int(clamp(p.x, 0, 99.9))/2, int(clamp(p.y, 0, 99.9))/2
	return y*cells + x
}

// mark writes n into the cells of f whose middle is inside a closed line.
func mark(f *[cells * cells]int8, l polyline, n int8) {
	var xs []float64
	for row := range cells {
		y := float64(row)*2 + 1
		xs = xs[:0]
		j := len(l) - 1
		for i := range l {
			a, b := l[i], l[j]
			if (a.y > y) != (b.y > y) {
				xs = append(xs, (b.x-a.x)*(y-a.y)/(b.y-a.y)+a.x)
			}
			j = i
		}
		slices.Sort(xs)
		for i := 0; i+1 < len(xs); i += 2 {
			for c := max(int(math.Ceil((xs[i]-1)/2)), 0); c < cells && float64(c)*2+1 < xs[i+1]; c++ {
				f[row*cells+c] = n
			}
		}
	}
}

// far is the distance to what is not there.
const far = 99

// measure fills f with the distance of each cell to the nearest of some lines.
// Each cell hears from its neighbours which point of a line is nearest to them,
// in sweeps to and fro: that is much quicker than asking every point.
func measure(f *[cells * cells]float32, lines []polyline) {
	var points []point
	for _, l := range lines {
		points = append(points, l.resample(1.2)...)
	}
	var nearest [cells * cells]int16 // an index into points, -1 for none yet
	for i := range f {
		f[i], nearest[i] = far*far, -1
	}
	offer := func(i int, n int16) {
		p, q := middle(i), points[n]
		dx, dy := float32(p.x-q.x), float32(p.y-q.y)
		if d := dx*dx + dy*dy; d < f[i] {
			f[i], nearest[i] = d, n
		}
	}
	for n, q := range points {
		offer(cell(q), int16(n))
	}
	hear := func(x, y int, from ...[2]int) {
		i := y*cells + x
		for _, d := range from {
			u, v := x+d[0], y+d[1]
			if u < 0 || u >= cells || v < 0 || v >= cells {
				continue
			}
			if n := nearest[v*cells+u]; n >= 0 && n != nearest[i] {
				offer(i, n)
			}
		}
	}
	for range 2 {
		for y := range cells {
			for x := range cells {
				hear(x, y, [2]int{-1, 0}, [2]int{-1, -1}, [2]int{0, -1}, [2]int{1, -1})
			}
			for x := cells - 1; x >= 0; x-- {
				hear(x, y, [2]int{1, 0})
			}
		}
		for y := cells - 1; y >= 0; y-- {
			for x := cells - 1; x >= 0; x-- {
				hear(x, y, [2]int{1, 0}, [2]int{1, 1}, [2]int{0, 1}, [2]int{-1, 1})
			}
			for x := range cells {
				hear(x, y, [2]int{-1, 0})
			}
		}
	}
	for i, d := range f {
		f[i] = float32(math.Sqrt(float64(d)))
	}
}

// sample is the value of f at p, between the middles of four cells, or beyond
// them at the border of the tile.
func sample(f *[cells * cells]float32, p point) float64 {
	x, y := (p.x-1)/2, (p.y-1)/2
	i, j := int(clamp(x, 0, cells-2)), int(clamp(y, 0, cells-2))
	u, v := float32(x-float64(i)), float32(y-float64(j))
	k := j*cells + i
	a, b := f[k]+(f[k+1]-f[k])*u, f[k+cells]+(f[k+cells+1]-f[k+cells])*u
	return float64(a + (b-a)*v)
}

// cityAt is the city at p, or -1.
func (g *grid) cityAt(p point) int { return int(g.city[cell(p)]) }

// fieldAt is the field at p, or -1.
func (g *grid) fieldAt(p point) int { return int(g.fld[cell(p)]) }

// toWall is the distance of p to the nearest wall's outer rim.
func (g *grid) toWall(p point) float64 { return sample(&g.wall, p) }

// toRoad is the distance of p to the middle of the nearest road.
func (g *grid) toRoad(p point) float64 { return sample(&g.road, p) }

// flood gives field n the free cells that hang together with the cells from.
func (g *grid) flood(n int8, free *[cells * cells]bool, from []int) {
	for len(from) > 0 {
		i := from[len(from)-1]
		from = from[:len(from)-1]
		if !free[i] || g.fld[i] >= 0 {
			continue
		}
		g.fld[i] = n
		if x := i % cells; x > 0 {
			from = append(from, i-1)
		}
		if x := i % cells; x < cells-1 {
			from = append(from, i+1)
		}
		if i >= cells {
			from = append(from, i-cells)
		}
		if i < cells*(cells-1) {
			from = append(from, i+cells)
		}
	}
}
