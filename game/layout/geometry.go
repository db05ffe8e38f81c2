// Package layout knows where things are: boxes, the camera over the map, the
// width of words. It draws nothing. All lengths are CSS pixels unless a name
// says otherwise.
package layout

// Point is a place on the screen or, in tiles, on the map.
type Point struct{ X, Y float64 }

// Rect is a box with its top left corner at X, Y.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether p lies in r, its top and left sides included.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Center gives the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Inset gives r made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Intersect gives the part that r and s share; it has no width or no height
// when they share none.
func (r Rect) Intersect(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(min(r.X+r.W, s.X+s.W)-x, 0), max(min(r.Y+r.H, s.Y+s.H)-y, 0)}
}

// Overlaps reports whether r and s share any area.
func (r Rect) Overlaps(s Rect) bool {
	return r.X < s.X+s.W && s.X < r.X+r.W && r.Y < s.Y+s.H && s.Y < r.Y+r.H
}

// Insets are the margins that a phone keeps for its notch and its bars.
type Insets struct{ Top, Right, Bottom, Left float64 }
