package layout

import "math"

// Camera looks at the map: it says where on the screen a place of the map is,
// and moves, within limits. Places of the map are in tiles, y down: tile (0, 0)
// is the square from (0, 0) to (1, 1). Times are milliseconds of any steady
// clock.
type Camera struct {
	// View is the part of the screen that no panel covers. Its middle shows
	// Center. Change it with SetView.
	View Rect
	// Center is the place of the map in the middle of View.
	Center Point
	// Scale is the width of a tile on the screen.
	Scale float64
	// Bounds is the part of the map that there is, in tiles. Change it with
	// SetBounds.
	Bounds Rect
	// MinScale and MaxScale limit Scale. Where the whole map needs a scale
	// below MinScale to fit the view, that is the limit.
	MinScale, MaxScale float64

	motion motion
}

// The limits of a new camera, wide enough for a finger and for the eye.
const (
	defaultMinScale = 36
	defaultMaxScale = 280
	defaultScale    = 96
)

// NewCamera gives a camera with the middle of tile (0, 0) in the middle of view.
func NewCamera(view Rect) *Camera {
	return &Camera{
		View:     view,
		Center:   Point{0.5, 0.5},
		Scale:    defaultScale,
		Bounds:   Rect{0, 0, 1, 1},
		MinScale: defaultMinScale,
		MaxScale: defaultMaxScale,
	}
}

// ToScreen gives where on the screen a place of the map is.
func (c *Camera) ToScreen(p Point) Point {
	m := c.View.Center()
	return Point{m.X + (p.X-c.Center.X)*c.Scale, m.Y + (p.Y-c.Center.Y)*c.Scale}
}

// ToMap gives the place of the map at a point of the screen.
func (c *Camera) ToMap(p Point) Point {
	m := c.View.Center()
	return Point{c.Center.X + (p.X-m.X)/c.Scale, c.Center.Y + (p.Y-m.Y)/c.Scale}
}

// TileAt gives the tile at a point of the screen.
func (c *Camera) TileAt(p Point) (x, y int) {
	q := c.ToMap(p)
	return int(math.Floor(q.X)), int(math.Floor(q.Y))
}

// TileRect gives the box of a tile on the screen, its sides moved to whole
// device pixels, of which ratio are in a CSS pixel. Neighbours share a side
// exactly, so no gap shows between them.
func (c *Camera) TileRect(x, y int, ratio float64) Rect {
	a := c.ToScreen(Point{float64(x), float64(y)})
	b := c.ToScreen(Point{float64(x + 1), float64(y + 1)})
	snap := func(v float64) float64 { return math.Round(v*ratio) / ratio }
	r := Rect{X: snap(a.X), Y: snap(a.Y)}
	r.W, r.H = snap(b.X)-r.X, snap(b.Y)-r.Y
	return r
}

// SetView changes the part of the screen that shows the map. The place of the
// map in its middle stays there.
func (c *Camera) SetView(view Rect) {
	c.View = view
	c.limit()
}

// SetBounds says which part of the map there is, in tiles.
func (c *Camera) SetBounds(r Rect) {
	c.Bounds = r
	c.limit()
}

// PanBy moves the map by a way on the screen, as a finger drags it. It ends
// any motion.
func (c *Camera) PanBy(dx, dy float64) {
	c.Stop()
	c.pan(dx, dy)
}

func (c *Camera) pan(dx, dy float64) {
	c.Center.X -= dx / c.Scale
	c.Center.Y -= dy / c.Scale
	c.limit()
}

// ZoomAt makes the map larger by a factor about a point of the screen, which
// goes on to show the same place as long as the limits let it. It ends any
// motion.
func (c *Camera) ZoomAt(p Point, factor float64) {
	c.Stop()
	c.zoom(p, factor)
}

func (c *Camera) zoom(p Point, factor float64) {
	if !(factor > 0) || math.IsInf(factor, 0) {
		return
	}
	place := c.ToMap(p)
	c.Scale = c.clampScale(c.Scale * factor)
	m := c.View.Center()
	c.Center = Point{place.X - (p.X-m.X)/c.Scale, place.Y - (p.Y-m.Y)/c.Scale}
	c.limit()
}

// Fit gives the center and the scale at which r, in tiles, just fits into the
// view with a margin on every side, within the limits of the scale.
func (c *Camera) Fit(r Rect, margin float64) (center Point, scale float64) {
	return r.Center(), c.clampScale(c.fitScale(r, margin))
}

func (c *Camera) fitScale(r Rect, margin float64) float64 {
	w, h := max(c.View.W-2*margin, 1), max(c.View.H-2*margin, 1)
	return min(w/max(r.W, 1), h/max(r.H, 1))
}

func (c *Camera) clampScale(scale float64) float64 {
	low := min(c.MinScale, c.fitScale(c.Bounds, 0))
	return max(low, min(scale, c.MaxScale))
}

// limit keeps the scale in its limits and the map in view: the middle of the
// view may leave the map by a quarter of the view, so that a good part of the
// view shows the map, wherever it is dragged.
func (c *Camera) limit() {
	c.Scale = c.clampScale(c.Scale)
	c.Center = c.clampCenter(c.Center, c.Scale)
}

func (c *Camera) clampCenter(p Point, scale float64) Point {
	dx, dy := c.View.W/4/scale, c.View.H/4/scale
	return Point{
		max(c.Bounds.X-dx, min(p.X, c.Bounds.X+c.Bounds.W+dx)),
		max(c.Bounds.Y-dy, min(p.Y, c.Bounds.Y+c.Bounds.H+dy)),
	}
}
