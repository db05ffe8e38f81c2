package art

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
)

// Oak is the table: planks of dark oak in the light of a lamp at the upper
// left. It fills its box, whatever its proportions.
type Oak struct{}

// Scalable is false: the planks are as high on every screen.
func (Oak) Scalable() bool { return false }

// plank is the height of a plank in CSS pixels.
const plank = 92

// oakSeam is the colour between planks and of the grain.
var oakSeam = rgb(0x1E130C)

// Raster draws the table.
func (Oak) Raster(w, h int, scale float64) *image.RGBA {
	p := newPen(w, h, float64(w)/scale, float64(h)/scale)
	lightOak(p.img, scale)
	wide, high := float64(w)/scale, float64(h)/scale
	d := newDice("oak", 0)
	for y := 0.0; y < high; y += plank {
		p.stroke(p.begin().open(0, y, wide, y), stroke{color: faint(oakSeam, .62), width: 2, butt: true})
		p.stroke(p.begin().open(0, y+1.6, wide, y+1.6), stroke{color: faint(rgb(0xA98258), .28), width: .8, butt: true})
		for x := d.between(60, 520); x < wide; x += d.between(420, 900) {
			drawJoint(p, x, y)
		}
		// The grain: long flat waves, as many as the plank is wide.
		for x := d.between(-60, 0); x < wide; x += d.between(40, 130) {
			long, bow := d.between(60, 240), d.between(-2.5, 2.5)
			y := y + d.between(8, plank-8)
			p.stroke(p.begin().move(x, y).quad(x+long*.3, y+bow, x+long*.5, y).quad(x+long*.7, y-bow, x+long, y+bow*.4),
				stroke{color: faint(oakSeam, d.between(.12, .3)), width: d.between(.6, 1.4)})
		}
		if d.chance(.4) {
			drawKnot(p, d.between(0, max(wide, 700)), y+d.between(26, plank-26), d)
		}
	}
	return p.img
}

// drawJoint draws where one plank ends and the next begins, with their nails.
func drawJoint(p *pen, x, y float64) {
	p.stroke(p.begin().open(x, y, x, y+plank), stroke{color: faint(oakSeam, .5), width: 1.6, butt: true})
	p.stroke(p.begin().open(x+1.3, y+2, x+1.3, y+plank-1), stroke{color: faint(rgb(0xA98258), .16), width: .8, butt: true})
	for _, at := range [...]point{{x - 9, y + 16}, {x - 9, y + plank - 16}, {x + 9, y + 16}, {x + 9, y + plank - 16}} {
		p.fill(p.begin().circle(at.x, at.y, 1.9), faint(oakSeam, .5))
		p.fill(p.begin().circle(at.x-.4, at.y-.5, .7), faint(rgb(0xC9A678), .28))
	}
}

// drawKnot draws a knot with the grain that flows round it.
func drawKnot(p *pen, x, y float64, d *dice) {
	tilt := d.between(-.2, .2)
	p.push(rotation(tilt).then(translation(x, y)))
	for k, r := range [...]float64{2.6, 5.4, 8.6, 12.4} {
		p.stroke(p.begin().ellipse(0, 0, r*2.1, r*.72), stroke{color: faint(oakSeam, .3-.055*float64(k)), width: 1.1})
	}
	p.fill(p.begin().ellipse(0, 0, 4.2, 1.5), faint(oakSeam, .3))
	p.pop()
}

// lightOak paints the wood itself. Every pixel gets a little noise, without
// which so dark and slow a gradient would show steps. Nothing else is as large
// as the table, so what is done for each pixel is done in whole numbers, and
// what hardly changes only for every second one.
func lightOak(img *image.RGBA, scale float64) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	lamp := lampLight()
	streaks := [...]streak{{high: 1.7, long: 64, depth: 4.2}, {high: 7, long: 190, depth: 4.6}}
	grain := make([]int32, w)
	noise := uint32(2463534242)

	// The square of the distance from the lamp grows along a row by steps that
	// grow evenly. It is counted in 1/one.
	const one = 1 << 40
	step := 2 / float64(w) // two pixels
	u := 1/float64(w) - .3
	square, rise, bend := int64(u*u*one), int64((2*u+step)*step*one), int64(2*step*step*one)
	for y := range h {
		down := (float64(y) + .5) / scale
		n := int(down / plank)
		board := uint32(n)*7919 + 17
		tone := fixed(256 + chanceAt(board, 1, 1)*5 + 1.2*float64(1-n&1*2))
		for x := range grain {
			grain[x] = tone
		}
		for i, s := range streaks {
			s.add(grain, down, scale, board+uint32(i)*104729)
		}
		v := (float64(y)+.5)/float64(h) - .22
		far, more := square+int64(v*v*one), rise
		row := img.Pix[y*img.Stride : y*img.Stride+4*w]
		for x := 0; x < w; x += 2 {
			c := &lamp[min(far/(one/lampSteps), int64(len(lamp)-1))]
			far += more
			more += bend
			noise ^= noise << 13
			noise ^= noise >> 17
			noise ^= noise << 5
			k := uint32(grain[x] >> 16)
			r, g, b := c[0]*k, c[1]*k, c[2]*k
			d := noise & 0xFFFF
			const solid = 255 << 24
			binary.LittleEndian.PutUint32(row[4*x:], (r+d)>>16|(g+d)>>16<<8|(b+d)>>16<<16|solid)
			if d = noise >> 16; x+1 < w {
				binary.LittleEndian.PutUint32(row[4*x+4:], (r+d)>>16|(g+d)>>16<<8|(b+d)>>16<<16|solid)
			}
		}
	}
}

// fixed gives a number in 1/65536.
func fixed(v float64) int32 { return int32(v * 65536) }

// lampSteps is how many colours the light has up to where it has faded.
const lampSteps = 1024

// lampLight gives the colours of the wood, in 1/256 levels, by the square of
// the distance from the lamp.
func lampLight() *[lampSteps + lampSteps/4][3]uint32 {
	var out [lampSteps + lampSteps/4][3]uint32
	stops := []struct {
		at float64
		c  color.NRGBA
	}{{0, rgb(0x7A5838)}, {.55, rgb(0x50382A)}, {1, rgb(0x2F2017)}, {2, rgb(0x2A1C14)}}
	for i := range out {
		t := math.Sqrt((float64(i) + .5) / lampSteps)
		k := 1
		for t > stops[k].at {
			k++
		}
		a, b := stops[k-1], stops[k]
		f := (t - a.at) / (b.at - a.at)
		mix := func(a, b uint8) uint32 { return uint32((float64(a) + (float64(b)-float64(a))*f) * 256) }
		out[i] = [3]uint32{mix(a.c.R, b.c.R), mix(a.c.G, b.c.G), mix(a.c.B, b.c.B)}
	}
	return &out
}

// streak is a texture of long flat patches. Sizes are CSS pixels.
type streak struct {
	high, long float64
	depth      float64 // by how much they are lighter or darker, in 1/256
}

// add adds the row at a height to grain, in 1/65536.
func (s streak) add(grain []int32, down, scale float64, board uint32) {
	v := down / s.high
	line := math.Floor(v)
	t := smooth(v - line)
	at := func(k int) float64 {
		a, b := chanceAt(board, uint32(k), uint32(line)), chanceAt(board, uint32(k), uint32(line)+1)
		return s.depth * (a + (b-a)*t)
	}
	step := s.long * scale
	from := at(0)
	for k, x := 0, 0; x < len(grain); k++ {
		to := at(k + 1)
		end := min(int(step*float64(k+1)), len(grain))
		value, rise := fixed(from), fixed((to-from)/step)
		for ; x < end; x++ {
			grain[x] += value
			value += rise
		}
		from = to
	}
}

// chanceAt is a number from -1 to 1 that depends on nothing but its arguments.
func chanceAt(a, b, c uint32) float64 {
	h := a*0x9E3779B1 ^ b*0x85EBCA77 ^ c*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	h ^= h >> 15
	return float64(h)/(1<<31) - 1
}
