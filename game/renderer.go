//go:build js

// Package game shows the frames of the scenes with Ebitengine. It knows
// neither rules nor scenes nor the page: a list of sprites goes in, and what
// the screen shows comes out.
package game

import (
	"image"
	"image/color"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"vassals/game/art"
	"vassals/game/layout"
)

// keptPixels is how many pixels of rasters are kept besides those on the
// screen: 64 MB. Telephones end pages that take much more.
const keptPixels = 16 << 20

// Renderer draws frames. Sprites are rasterised on the CPU, in steps of size
// and a few in a frame, into images that share Ebitengine's texture atlas: the
// GPU only copies. Drawing paths on it anew in every frame is some twenty
// times dearer.
type Renderer struct {
	// Letters draws a line of text with letters that the game's fonts lack, in
	// a font of the browser, as [art.Text.Raster] would. It may be nil, and
	// may return nil: then they leave a gap.
	Letters func(t art.Text, w, h int, scale float64) *image.RGBA

	cache art.Cache[texture]

	// What every drawing needs is kept, so that a frame allocates nothing.
	images    ebiten.DrawImageOptions
	triangles ebiten.DrawTrianglesOptions
	vertices  [4]ebiten.Vertex
}

// NewRenderer gives a renderer without any images yet.
func NewRenderer() *Renderer {
	r := &Renderer{}
	// Rasters are made at about the size that is shown, so mipmaps, which cost
	// a pass for each, have nothing to add.
	r.images.DisableMipmaps = true
	r.triangles = ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, DisableMipmaps: true}
	start := time.Now()
	r.cache = art.Cache[texture]{
		Upload: upload,
		Drop:   texture.drop,
		Raster: r.raster,
		Now:    func() time.Duration { return time.Since(start) },
		Pixels: keptPixels,
	}
	return r
}

func (r *Renderer) raster(s art.Sprite, w, h int, scale float64) *image.RGBA {
	if t, ok := s.(art.Text); ok && r.Letters != nil && layout.Missing(t.Face, t.String) {
		if img := r.Letters(t, w, h, scale); img != nil {
			return img
		}
	}
	return s.Raster(w, h, scale)
}

// Unfinished reports whether the frame drawn last would look better if it were
// drawn again in the next one, because making all its rasters at once would
// have taken too long.
func (r *Renderer) Unfinished() bool { return r.cache.Unfinished() }

// Draw draws f over all of dst; ratio is the number of device pixels in a CSS
// pixel.
func (r *Renderer) Draw(dst *ebiten.Image, f *art.Frame, ratio float64) {
	if f.Zoom > 0 {
		ratio *= f.Zoom
	}
	dst.Fill(color.Black)
	screen := dst.Bounds()
	r.cache.Begin()
	var clip *art.Clip
	target := dst
	for i := range f.Ops {
		op := &f.Ops[i]
		if op.Clip != clip {
			clip = op.Clip
			target = clipped(dst, clip, ratio)
		}
		if op.Alpha <= 0 || !(op.W > 0 && op.H > 0) || !visible(op, ratio, target.Bounds().Intersect(screen)) {
			continue
		}
		switch fill, ok := op.Sprite.(art.Fill); {
		case ok:
			r.fill(target, fill, op, ratio)
		case op.Sprite.Scalable():
			r.scaled(target, op, ratio)
		default:
			r.sharp(target, op, ratio)
		}
	}
	r.cache.End()
}

// clipped gives the part of dst that a clip leaves.
func clipped(dst *ebiten.Image, c *art.Clip, ratio float64) *ebiten.Image {
	if c == nil {
		return dst
	}
	r := image.Rect(
		int(math.Round(c.X*ratio)), int(math.Round(c.Y*ratio)),
		int(math.Round((c.X+c.W)*ratio)), int(math.Round((c.Y+c.H)*ratio)),
	)
	return dst.SubImage(r).(*ebiten.Image)
}

// visible reports whether any of op may be in r, in device pixels.
func visible(op *art.Op, ratio float64, r image.Rectangle) bool {
	x, y, w, h := op.X, op.Y, op.W, op.H
	if op.Angle != 0 {
		d := math.Hypot(w, h)
		x, y = x+(w-d)/2, y+(h-d)/2
		w, h = d, d
	}
	box := image.Rect(
		int(math.Floor(x*ratio)), int(math.Floor(y*ratio)),
		int(math.Ceil((x+w)*ratio))+1, int(math.Ceil((y+h)*ratio))+1,
	)
	return box.Overlaps(r)
}

// sharp draws a sprite that is shown at its own size, on whole pixels.
func (r *Renderer) sharp(dst *ebiten.Image, op *art.Op, ratio float64) {
	w := max(int(math.Round(op.W*ratio)), 1)
	h := max(int(math.Round(op.H*ratio)), 1)
	p := r.cache.Exact(op.Sprite, w, h, ratio)
	var g ebiten.GeoM
	if op.Angle != 0 {
		turn(&g, op.Angle, float64(w), float64(h))
	}
	g.Translate(math.Round(op.X*ratio), math.Round(op.Y*ratio))
	r.draw(dst, p.Image, g, op.Alpha, op.Angle != 0)
}

// scaled draws a sprite from a raster of about its size.
func (r *Renderer) scaled(dst *ebiten.Image, op *art.Op, ratio float64) {
	x, y, w, h := op.X*ratio, op.Y*ratio, op.W*ratio, op.H*ratio
	p, ok := r.cache.Near(op.Sprite, w, h, ratio)
	if !ok {
		if t, tile := op.Sprite.(art.Tile); tile { // the map shows its shape while it is made
			r.fill(dst, t.Ground(), op, ratio)
		}
		return
	}
	sx, sy := w/float64(p.W), h/float64(p.H)
	var g ebiten.GeoM
	g.Scale(sx, sy)
	if op.Angle != 0 {
		turn(&g, op.Angle, w, h)
	}
	g.Translate(x, y)
	if sx > 1 || sy > 1 {
		r.stretch(dst, p, g, op.Alpha)
		return
	}
	r.draw(dst, p.Image, g, op.Alpha, true)
}

// fill draws one colour on whole pixels, at least one.
func (r *Renderer) fill(dst *ebiten.Image, f art.Fill, op *art.Op, ratio float64) {
	const side = 4 // of a raster that is stretched to anything
	p := r.cache.Exact(f, side, side, 1)
	x, y := math.Round(op.X*ratio), math.Round(op.Y*ratio)
	w := max(math.Round((op.X+op.W)*ratio)-x, 1)
	h := max(math.Round((op.Y+op.H)*ratio)-y, 1)
	var g ebiten.GeoM
	g.Scale(w/side, h/side)
	if op.Angle != 0 {
		turn(&g, op.Angle, w, h)
	}
	g.Translate(x, y)
	r.stretch(dst, p, g, op.Alpha)
}

// draw draws a texture as g places it, smoothly where it does not lie pixel on
// pixel.
func (r *Renderer) draw(dst *ebiten.Image, t texture, g ebiten.GeoM, alpha float64, smooth bool) {
	r.images.ColorScale.Reset()
	r.images.ColorScale.ScaleAlpha(float32(min(alpha, 1)))
	r.images.Filter = ebiten.FilterNearest
	if smooth {
		r.images.Filter = ebiten.FilterLinear
	}
	for _, p := range t.parts {
		r.images.GeoM.Reset()
		r.images.GeoM.Translate(float64(p.x), float64(p.y))
		r.images.GeoM.Concat(g)
		dst.DrawImage(p.image, &r.images)
	}
}

// turn turns a box of w by h about its middle.
func turn(g *ebiten.GeoM, angle, w, h float64) {
	g.Translate(-w/2, -h/2)
	g.Rotate(angle)
	g.Translate(w/2, h/2)
}

// stretch draws a raster larger than it is. A linear filter mixes its border
// with the nothing outside, and a seam would show between neighbours; so what
// is drawn begins half a pixel inside of it.
func (r *Renderer) stretch(dst *ebiten.Image, p art.Picture[texture], g ebiten.GeoM, alpha float64) {
	const inside = 0.5
	w, h := float64(p.W), float64(p.H)
	for i := range r.vertices {
		u, v := float64(i&1), float64(i>>1)
		x, y := g.Apply(u*w, v*h)
		r.vertices[i] = ebiten.Vertex{
			DstX: float32(x), DstY: float32(y),
			SrcX: float32(inside + u*(w-2*inside)), SrcY: float32(inside + v*(h-2*inside)),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: float32(min(alpha, 1)),
		}
	}
	// Rasters as large as this are never cut into parts.
	dst.DrawTriangles(r.vertices[:], quad, p.Image.parts[0].image, &r.triangles)
}

// quad is two triangles of the corners of a box.
var quad = []uint16{0, 1, 2, 1, 2, 3}
