package art

import (
	"image"
	"image/color"
	"image/draw"
	"testing"
)

// weigh is the number of pixels that a raster of one colour covers.
func weigh(img *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255
}

func TestPenArea(t *testing.T) {
	solid := color.NRGBA{200, 100, 50, 255}
	line := func(width float64) stroke { return stroke{color: solid, width: width} }
	for _, c := range []struct {
		name string
		draw func(p *pen)
		want float64 // at 2 pixels a unit
	}{
		{"rect", func(p *pen) { p.fill(p.begin().rect(10.25, 10, 30, 20), solid) }, 2400},
		{"circle", func(p *pen) { p.fill(p.begin().circle(50, 50, 20), solid) }, 5026.5},
		{"arc", func(p *pen) { p.fill(p.begin().arc(50, 50, 20, 20, 0, 3.14159265).close(), solid) }, 2513.3},
		{"round rect", func(p *pen) { p.fill(p.begin().roundRect(10, 10, 40, 30, 8), solid) }, 4580.3},
		{"twice round is once", func(p *pen) {
			p.fill(p.begin().rect(10, 10, 20, 20).rect(20, 10, 20, 20), solid)
		}, 2400},
		{"butt line", func(p *pen) {
			p.stroke(p.begin().open(10, 10, 60, 10), stroke{color: solid, width: 4, butt: true})
		}, 800},
		{"round line", func(p *pen) { p.stroke(p.begin().open(10, 10, 60, 10), line(4)) }, 850.3},
		{"dot", func(p *pen) { p.stroke(p.begin().move(50, 50), line(8)) }, 201},
		{"ring", func(p *pen) { p.stroke(p.begin().circle(50, 50, 20), line(4)) }, 2010.6},
		{"round corners", func(p *pen) { p.stroke(p.begin().rect(20, 20, 40, 40), line(6)) }, 3809},
		{"pointed corners", func(p *pen) {
			p.stroke(p.begin().rect(20, 20, 40, 40), stroke{color: solid, width: 6, miter: true})
		}, 3840},
		{"dashes", func(p *pen) {
			p.stroke(p.begin().open(0, 10, 90, 10), stroke{color: solid, width: 2, butt: true, dash: 6, gap: 4})
		}, 432},
		{"thinnest", func(p *pen) {
			p.stroke(p.begin().open(10, 10, 60, 10), stroke{color: solid, width: .01, butt: true})
		}, 80 * .45},
		{"half seen", func(p *pen) { p.fill(p.begin().rect(10, 10, 30, 20), faint(solid, .5)) }, 1204.7},
		{"clip", func(p *pen) {
			p.clipTo(p.begin().rect(10, 10, 30, 20))
			p.clipTo(p.begin().rect(20, 5, 30, 10.5))
			p.fill(p.begin().circle(50, 50, 90), solid)
			p.unclip()
			p.unclip()
			p.fill(p.begin().rect(90, 90, 1, 1), solid)
		}, 20*2*5.5*2 + 4},
		{"turned", func(p *pen) {
			p.push(rotation(.3).about(50, 50))
			p.fill(p.begin().rect(30, 40, 30, 20), solid)
			p.pop()
		}, 2400},
		{"over the edges", func(p *pen) { p.fill(p.begin().rect(-500, -40, 530, 60), solid) }, 30 * 20 * 4},
	} {
		p := newPen(200, 200, 100, 100)
		c.draw(p)
		if got := weigh(p.img); got < c.want*.995-1 || got > c.want*1.005+1 {
			t.Errorf("%s covers %.1f pixels, want %.1f", c.name, got, c.want)
		}
	}
}

// TestPenBands draws across the bands of a large raster and compares it with
// the same drawing moved into the middle of one band.
func TestPenBands(t *testing.T) {
	draw1 := func(w, h int, dx, dy float64) *image.RGBA {
		p := newPen(w, h, float64(w), float64(h))
		p.push(translation(dx, dy))
		p.clipTo(p.begin().rect(-700, -700, 1400, 1400))
		p.fill(p.begin().ellipse(0, 0, 600, 90), color.NRGBA{255, 0, 0, 255})
		p.stroke(p.begin().open(-600, 10, 0, 40, 600, 0), stroke{color: color.NRGBA{0, 0, 255, 128}, width: 9})
		return p.img
	}
	large := draw1(1300, 200, 650, 100)
	for _, middle := range []int{-500, 0, 10, 500} {
		small := draw1(100, 200, 50-float64(middle), 100)
		part := image.NewRGBA(small.Rect)
		draw.Draw(part, part.Rect, large, image.Pt(650-50+middle, 0), draw.Src)
		for i := range part.Pix {
			if a, b := part.Pix[i], small.Pix[i]; a != b {
				t.Fatalf("about x %d: byte %d is %d across bands, %d inside one", middle, i, a, b)
			}
		}
	}
}

func TestOver(t *testing.T) {
	for _, c := range []struct {
		dst   [4]uint8
		cover uint8
		color color.NRGBA
		want  [4]uint8
	}{
		{[4]uint8{}, 255, color.NRGBA{10, 20, 30, 255}, [4]uint8{10, 20, 30, 255}},
		{[4]uint8{}, 255, color.NRGBA{200, 100, 50, 128}, [4]uint8{100, 50, 25, 128}},
		{[4]uint8{100, 100, 100, 255}, 255, color.NRGBA{200, 0, 100, 128}, [4]uint8{150, 50, 100, 255}},
		{[4]uint8{100, 100, 100, 255}, 0, color.NRGBA{200, 0, 100, 128}, [4]uint8{100, 100, 100, 255}},
		{[4]uint8{60, 0, 0, 60}, 128, color.NRGBA{255, 255, 255, 255}, [4]uint8{158, 128, 128, 158}},
	} {
		dst := c.dst
		over(dst[:], []uint8{c.cover}, c.color)
		if dst != c.want {
			t.Errorf("%v at %d over %v gives %v, want %v", c.color, c.cover, c.dst, dst, c.want)
		}
	}
}
