package art

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"vassals/game/layout"
)

// Align says which point of a text is given by its x.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Middle
	Right
)

// Text is one line of letters. Characters that the face lacks leave a gap as
// wide as the size; see [layout.Missing].
type Text struct {
	String string
	Face   layout.Face
	Size   float64 // CSS pixels
	Color  color.RGBA

	// Outline is drawn around the letters, Width CSS pixels wide, so that they
	// can be read on any ground; none at width 0.
	Outline color.RGBA
	Width   float64

	// Shadow is drawn Drop CSS pixels below the letters; none at drop 0.
	Shadow color.RGBA
	Drop   float64
}

// Room around the letters, as shares of the size: what accents, tails and
// overhanging strokes need.
const (
	roomAbove = 1.06
	roomBelow = 0.36
	roomSide  = 0.2
)

// Scalable reports false: letters are sharp only at their own size.
func (t Text) Scalable() bool { return false }

// Box gives the room that t needs, ink included, when the point of its line
// that align names is at x on the baseline.
func (t Text) Box(x, baseline float64, align Align) layout.Rect {
	width := layout.Measure(t.Face, t.Size, t.String)
	switch align {
	case Middle:
		x -= width / 2
	case Right:
		x -= width
	}
	side, above := t.Origin()
	below := roomBelow*t.Size + t.Width + t.Drop
	return layout.Rect{X: x - side, Y: baseline - above, W: width + 2*side, H: above + below}
}

// Origin gives where the line begins on its baseline, from the top left corner
// of the box.
func (t Text) Origin() (x, y float64) {
	return roomSide*t.Size + t.Width, roomAbove*t.Size + t.Width
}

// Raster draws the line as [Text.Box] places it. The baseline is moved to the
// nearest whole pixel, so that the feet of letters are sharp.
func (t Text) Raster(w, h int, scale float64) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	if w <= 0 || h <= 0 {
		return dst
	}
	x, y := t.Origin()
	x *= scale
	y = math.Round(y * scale)
	z := vector.NewRasterizer(w, h)
	draw := func(c color.RGBA) { z.Draw(dst, dst.Bounds(), image.NewUniform(c), image.Point{}) }
	if t.Drop > 0 {
		pen := layout.Pen(z)
		if t.Width > 0 {
			pen = &stroker{z: z, radius: float32(t.Width * scale)}
		}
		layout.Trace(t.Face, t.Size*scale, t.String, x, y+t.Drop*scale, pen)
		draw(t.Shadow)
		z.Reset(w, h)
	}
	if t.Width > 0 {
		layout.Trace(t.Face, t.Size*scale, t.String, x, y, &stroker{z: z, radius: float32(t.Width * scale)})
		draw(t.Outline)
		z.Reset(w, h)
	}
	layout.Trace(t.Face, t.Size*scale, t.String, x, y, z)
	draw(t.Color)
	return dst
}

// Text adds a line of text in one colour: x is the point of it that align
// names. The box of the op is [Text.Box].
func (f *Frame) Text(s string, face layout.Face, size float64, c color.RGBA, x, baseline float64, align Align) *Op {
	return f.Write(Text{String: s, Face: face, Size: size, Color: c}, x, baseline, align)
}

// Write adds a line of text as t describes it.
func (f *Frame) Write(t Text, x, baseline float64, align Align) *Op {
	b := t.Box(x, baseline, align)
	return f.Add(t, b.X, b.Y, b.W, b.H)
}

// stroker is a pen that paints a band along the outlines that it is given,
// radius to both sides, round at every corner. All its shapes turn the same
// way, so where they overlap the rasteriser's sum of windings never cancels.
type stroker struct {
	z              *vector.Rasterizer
	radius         float32
	x, y           float32
	startX, startY float32
}

func (s *stroker) MoveTo(x, y float32) {
	s.x, s.y, s.startX, s.startY = x, y, x, y
	s.disc(x, y)
}

func (s *stroker) LineTo(x, y float32) {
	dx, dy := x-s.x, y-s.y
	length := float32(math.Hypot(float64(dx), float64(dy)))
	if length > 0 {
		nx, ny := -dy/length*s.radius, dx/length*s.radius
		s.z.MoveTo(s.x-nx, s.y-ny)
		s.z.LineTo(x-nx, y-ny)
		s.z.LineTo(x+nx, y+ny)
		s.z.LineTo(s.x+nx, s.y+ny)
		s.z.ClosePath()
	}
	s.x, s.y = x, y
	s.disc(x, y)
}

// curveSteps is how many straight pieces stand for a curve of a letter.
const curveSteps = 5

func (s *stroker) QuadTo(x1, y1, x2, y2 float32) {
	x0, y0 := s.x, s.y
	for i := 1; i <= curveSteps; i++ {
		t := float32(i) / curveSteps
		u := 1 - t
		s.LineTo(u*u*x0+2*u*t*x1+t*t*x2, u*u*y0+2*u*t*y1+t*t*y2)
	}
}

func (s *stroker) CubeTo(x1, y1, x2, y2, x3, y3 float32) {
	x0, y0 := s.x, s.y
	for i := 1; i <= curveSteps; i++ {
		t := float32(i) / curveSteps
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		s.LineTo(a*x0+b*x1+c*x2+d*x3, a*y0+b*y1+c*y2+d*y3)
	}
}

func (s *stroker) ClosePath() { s.LineTo(s.startX, s.startY) }

// disc rounds a corner, turning as the bands of LineTo do.
func (s *stroker) disc(x, y float32) {
	const corners = 12
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		px, py := x+s.radius*float32(cos), y+s.radius*float32(sin)
		if i == 0 {
			s.z.MoveTo(px, py)
		} else {
			s.z.LineTo(px, py)
		}
	}
	s.z.ClosePath()
}
