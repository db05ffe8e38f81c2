package art

import (
	"image"
	"image/color"
	"math"
	"time"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// Painter draws frames on the CPU: for tests, for pictures of the screens, and
// wherever there is no GPU. It keeps the rasters of what it has drawn, every
// one in exactly the size that it was shown in. The zero Painter is ready.
type Painter struct{ cache *Cache[*image.RGBA] }

// Paint draws f on a viewport of width by height CSS pixels of ratio device
// pixels each. Where nothing is drawn the picture is black.
func (f *Frame) Paint(width, height, ratio float64) *image.RGBA {
	return new(Painter).Paint(f, width, height, ratio)
}

// Paint draws a frame as [Frame.Paint] does.
func (p *Painter) Paint(f *Frame, width, height, ratio float64) *image.RGBA {
	if p.cache == nil {
		p.cache = &Cache[*image.RGBA]{
			Upload: func(img *image.RGBA) *image.RGBA { return img },
			Drop:   func(*image.RGBA) {},
			Now:    func() time.Duration { return 0 },
			Pixels: 64 << 20,
		}
	}
	dst := image.NewRGBA(image.Rect(0, 0, int(math.Round(width*ratio)), int(math.Round(height*ratio))))
	draw.Draw(dst, dst.Rect, image.NewUniform(color.Black), image.Point{}, draw.Src)
	if f.Zoom > 0 {
		ratio *= f.Zoom
	}
	p.cache.Begin()
	for i := range f.Ops {
		if op := &f.Ops[i]; op.Alpha > 0 && op.W > 0 && op.H > 0 {
			p.paint(dst, op, ratio)
		}
	}
	p.cache.End()
	return dst
}

func (p *Painter) paint(dst *image.RGBA, op *Op, ratio float64) {
	if c := op.Clip; c != nil {
		dst = dst.SubImage(pixels(c.X, c.Y, c.W, c.H, ratio)).(*image.RGBA)
	}
	at := pixels(op.X, op.Y, op.W, op.H, ratio)
	if !op.Sprite.Scalable() {
		// Such a sprite has the same size wherever it lies on the pixels.
		at.Max.X = at.Min.X + int(math.Round(op.W*ratio))
		at.Max.Y = at.Min.Y + int(math.Round(op.H*ratio))
	}
	at.Max.X = max(at.Max.X, at.Min.X+1)
	at.Max.Y = max(at.Max.Y, at.Min.Y+1)
	if op.Angle == 0 && !at.Overlaps(dst.Rect) {
		return
	}
	src := p.cache.Exact(op.Sprite, at.Dx(), at.Dy(), ratio).Image
	var mask image.Image // nil is solid
	if op.Alpha < 1 {
		mask = image.NewUniform(color.Alpha16{A: uint16(op.Alpha * 0xffff)})
	}
	if op.Angle == 0 {
		draw.DrawMask(dst, at, src, image.Point{}, mask, image.Point{}, draw.Over)
		return
	}
	sin, cos := math.Sincos(op.Angle)
	cx, cy := float64(at.Dx())/2, float64(at.Dy())/2
	draw.BiLinear.Transform(dst, f64.Aff3{
		cos, -sin, float64(at.Min.X) + cx - cos*cx + sin*cy,
		sin, cos, float64(at.Min.Y) + cy - sin*cx - cos*cy,
	}, src, src.Rect, draw.Over, &draw.Options{SrcMask: mask})
}

// pixels gives the device pixels of a box of CSS pixels.
func pixels(x, y, w, h, ratio float64) image.Rectangle {
	return image.Rect(
		int(math.Round(x*ratio)), int(math.Round(y*ratio)),
		int(math.Round((x+w)*ratio)), int(math.Round((y+h)*ratio)),
	)
}
