package art

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// band is the largest side, in pixels, of what is rasterised at once. Up to
// here vector.Rasterizer works in fixed point, which gives the same pixels on
// every machine; above it works in floats, and in wasm differently.
const band = 512

// thinnest is the least width of a line in device pixels: anything thinner
// flickers when the map is zoomed.
const thinnest = 0.8

// pen draws paths into a raster. A path's coordinates are units, which the
// pen's transformation maps to pixels. Later things cover earlier ones.
type pen struct {
	img  *image.RGBA
	m    affine
	from []affine // the transformations outside the current one
	clip []mask   // the clips, each within the ones before

	raster vector.Rasterizer
	cover  image.Alpha // the coverage of the shape being drawn
	shape  path        // lent by begin

	outlines          // of what is being drawn
	spare    outlines // the path under a stroke, and memory for the next
	back     []point  // the right side of a strip, which is walked last
	line     []point  // the piece of line that is being made into a stroke
}

// outlines are lines in device pixels.
type outlines struct {
	flat []float32 // x, y, x, y …
	ends []int     // where each line ends in flat
	shut []bool    // whether each line was closed
}

// mask is the coverage of a clip inside a box; outside it is 0.
type mask struct {
	box image.Rectangle
	pix []uint8 // rows of box.Dx() bytes
}

// newPen gives a pen and its new transparent raster of w by h pixels, on which
// across by down units are shown.
func newPen(w, h int, across, down float64) *pen {
	return &pen{
		img: image.NewRGBA(image.Rect(0, 0, w, h)),
		m:   scaling(float64(w)/across, float64(h)/down),
	}
}

// push makes all coordinates go through m first, until pop.
func (p *pen) push(m affine) {
	p.from = append(p.from, p.m)
	p.m = m.then(p.m)
}

// pop takes back the last push.
func (p *pen) pop() {
	n := len(p.from) - 1
	p.m, p.from = p.from[n], p.from[:n]
}

// begin lends an empty path, which is good until the next begin.
// It is not inlined for the reason that [path] gives.
//
//go:noinline
func (p *pen) begin() *path { return p.shape.reset() }

// fill fills the inside of a path: what its outlines go round at least once.
func (p *pen) fill(q *path, c color.NRGBA) {
	p.flatten(q)
	p.paint(c, nil)
}

// shade fills the inside of a path with a colour that changes from place to
// place; at gets places in units.
func (p *pen) shade(q *path, at func(point) color.NRGBA) {
	p.flatten(q)
	p.paint(color.NRGBA{}, at)
}

// stroke draws a line along a path.
func (p *pen) stroke(q *path, s stroke) {
	if w := s.width * p.m.scale(); w < thinnest {
		// The line is drawn wider than wanted and so must be fainter, or else
		// a small picture would turn to mud.
		s.color = faint(s.color, max(w/thinnest, .45))
	}
	p.outline(q, s)
	p.paint(s.color, nil)
}

// inked fills a path and draws a round ink line of the given width about it.
func (p *pen) inked(q *path, c color.NRGBA, width float64) {
	p.fill(q, c)
	p.stroke(q, stroke{color: ink, width: width})
}

// clipTo limits what is drawn to the inside of a path, and of the clips that
// are there already, until unclip.
func (p *pen) clipTo(q *path) {
	p.flatten(q)
	p.pushClip()
}

// unclip takes back the last clipTo.
func (p *pen) unclip() { p.clip = p.clip[:len(p.clip)-1] }

func (p *pen) pushClip() {
	box := p.bounds()
	m := mask{box, make([]uint8, box.Dx()*box.Dy())}
	p.each(box, func(part image.Rectangle) {
		for y := part.Min.Y; y < part.Max.Y; y++ {
			row := p.row(part, y)
			to := m.pix[(y-box.Min.Y)*box.Dx()+part.Min.X-box.Min.X:]
			p.limit(row, part.Min.X, y)
			copy(to, row)
		}
	})
	p.clip = append(p.clip, m)
}

// flatten turns a path into outlines of straight lines in device pixels.
func (p *pen) flatten(q *path) {
	p.flat, p.ends, p.shut = p.flat[:0], p.ends[:0], p.shut[:0]
	var last point
	i := 0
	for _, v := range q.verbs {
		switch v {
		case moveTo:
			p.end(false)
			last = p.m.apply(q.points[i])
			p.add(last)
			i++
		case lineTo:
			last = p.m.apply(q.points[i])
			p.add(last)
			i++
		case quadTo:
			b, c := p.m.apply(q.points[i]), p.m.apply(q.points[i+1])
			p.bend(last, last.to(b, 2.0/3), c.to(b, 2.0/3), c)
			last = c
			i += 2
		case cubicTo:
			b, c, d := p.m.apply(q.points[i]), p.m.apply(q.points[i+1]), p.m.apply(q.points[i+2])
			p.bend(last, b, c, d)
			last = d
			i += 3
		case closed:
			p.end(true)
		}
	}
	p.end(false)
}

// add appends a corner. Rounding to 1/256 of a pixel hides differences of the
// last bit that a processor with fused multiplication would make.
func (p *pen) add(q point) {
	p.flat = append(p.flat, float32(math.Floor(q.x*256+.5))/256, float32(math.Floor(q.y*256+.5))/256)
}

// end finishes the outline that is being added to, if it has any points.
func (p *pen) end(shut bool) {
	n := 0
	if k := len(p.ends); k > 0 {
		n = p.ends[k-1]
	}
	if len(p.flat) > n {
		p.ends = append(p.ends, len(p.flat))
		p.shut = append(p.shut, shut)
	}
}

// bend appends a cubic curve in steps that keep within a tenth of a pixel.
func (p *pen) bend(a, b, c, d point) {
	u, v := a.sub(b.mul(2)).add(c), b.sub(c.mul(2)).add(d)
	far := max(u.x*u.x+u.y*u.y, v.x*v.x+v.y*v.y)
	n := int(math.Ceil(math.Sqrt(math.Sqrt(far) * 6 / 8 / .1)))
	for i := 1; i < n; i++ {
		p.add(cubicAt(a, b, c, d, float64(i)/float64(n)))
	}
	p.add(d)
}

// cubicAt is the place on a cubic curve at t, from 0 to 1.
func cubicAt(a, b, c, d point, t float64) point {
	u := 1 - t
	k, l, m, n := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return point{k*a.x + l*b.x + m*c.x + n*d.x, k*a.y + l*b.y + m*c.y + n*d.y}
}

// bounds is the box of pixels that the outlines touch and the clip lets through.
func (p *pen) bounds() image.Rectangle {
	if len(p.flat) == 0 {
		return image.Rectangle{}
	}
	x0, y0, x1, y1 := p.flat[0], p.flat[1], p.flat[0], p.flat[1]
	for i := 2; i < len(p.flat); i += 2 {
		x0, x1 = min(x0, p.flat[i]), max(x1, p.flat[i])
		y0, y1 = min(y0, p.flat[i+1]), max(y1, p.flat[i+1])
	}
	limit := p.img.Rect
	if n := len(p.clip); n > 0 {
		limit = p.clip[n-1].box
	}
	floor := func(v float32) int { return int(math.Floor(float64(min(max(v, -1e6), 1e6)))) }
	return image.Rect(floor(x0), floor(y0), floor(x1)+1, floor(y1)+1).Intersect(limit)
}

// each rasterises the outlines inside a box, a band at a time, and calls do
// while the coverage of that part is in p.cover.
func (p *pen) each(box image.Rectangle, do func(part image.Rectangle)) {
	for y := box.Min.Y; y < box.Max.Y; y += band {
		for x := box.Min.X; x < box.Max.X; x += band {
			part := image.Rect(x, y, min(x+band, box.Max.X), min(y+band, box.Max.Y))
			p.rasterise(part)
			do(part)
		}
	}
}

func (p *pen) rasterise(part image.Rectangle) {
	w, h := part.Dx(), part.Dy()
	p.raster.Reset(w, h)
	dx, dy := float32(part.Min.X), float32(part.Min.Y)
	from := 0
	for _, end := range p.ends {
		p.raster.MoveTo(p.flat[from]-dx, p.flat[from+1]-dy)
		for i := from + 2; i < end; i += 2 {
			p.raster.LineTo(p.flat[i]-dx, p.flat[i+1]-dy)
		}
		p.raster.ClosePath()
		from = end
	}
	if cap(p.cover.Pix) < w*h {
		p.cover.Pix = make([]uint8, w*h)
	}
	p.cover.Pix, p.cover.Stride, p.cover.Rect = p.cover.Pix[:w*h], w, image.Rect(0, 0, w, h)
	p.raster.DrawOp = draw.Src
	p.raster.Draw(&p.cover, p.cover.Rect, image.Opaque, image.Point{})
}

// row is the coverage of one row of a part that was just rasterised.
func (p *pen) row(part image.Rectangle, y int) []uint8 {
	i := (y - part.Min.Y) * p.cover.Stride
	return p.cover.Pix[i : i+part.Dx()]
}

// limit multiplies a row of coverage that begins at (x, y) with the clip.
func (p *pen) limit(row []uint8, x, y int) {
	n := len(p.clip)
	if n == 0 {
		return
	}
	m := p.clip[n-1]
	i := (y-m.box.Min.Y)*m.box.Dx() + x - m.box.Min.X
	for k, c := range m.pix[i : i+len(row)] {
		row[k] = uint8((uint32(row[k])*uint32(c) + 127) / 255)
	}
}

// paint fills the outlines with a colour, or with what at gives if it is there.
func (p *pen) paint(c color.NRGBA, at func(point) color.NRGBA) {
	box := p.bounds()
	if box.Empty() {
		return
	}
	var back affine
	if at != nil {
		back = p.m.inverse()
	}
	p.each(box, func(part image.Rectangle) {
		for y := part.Min.Y; y < part.Max.Y; y++ {
			row := p.row(part, y)
			p.limit(row, part.Min.X, y)
			i := p.img.PixOffset(part.Min.X, y)
			to := p.img.Pix[i : i+4*len(row)]
			if at == nil {
				over(to, row, c)
				continue
			}
			for x, a := range row {
				if a != 0 {
					here := point{float64(part.Min.X+x) + .5, float64(y) + .5}
					over(to[4*x:4*x+4], row[x:x+1], at(back.apply(here)))
				}
			}
		}
	})
}

// over lays a colour over premultiplied pixels, as densely as cover says.
func over(to []uint8, cover []uint8, c color.NRGBA) {
	r, g, b, a := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	for i, m := range cover {
		if m == 0 {
			continue
		}
		d := to[4*i : 4*i+4 : 4*i+4]
		k := uint32(m) * a
		if k == 255*255 {
			d[0], d[1], d[2], d[3] = c.R, c.G, c.B, 255
			continue
		}
		n := 255*255 - k
		d[0] = uint8((uint32(d[0])*n + r*k + 255*127) / (255 * 255))
		d[1] = uint8((uint32(d[1])*n + g*k + 255*127) / (255 * 255))
		d[2] = uint8((uint32(d[2])*n + b*k + 255*127) / (255 * 255))
		d[3] = uint8((uint32(d[3])*n + 255*k + 255*127) / (255 * 255))
	}
}
