package art

import (
	"image/color"
	"math"
)

// arched adds a window or door with a pointed arch: its foot from x to x+w at
// y, its straight sides h high and its arch a above them.
func (q *path) arched(x, y, w, h, a float64) *path {
	return q.move(x, y).line(x, y-h).quad(x+w/2, y-h-a, x+w, y-h).line(x+w, y).close()
}

// drawCathedral draws a cathedral, 50 wide and 60 high: two towers with a rose
// window between them, and the nave behind to the right.
func drawCathedral(p *pen, x, y float64, coarse bool) {
	p.shadow(x+5, y+.6, 26, 5, .3)
	drawNave(p, x, y, coarse)
	// the front between the towers
	p.inked(p.begin().poly(x-17, y, x-17, y-25, x-7, y-36, x+3, y-25, x+3, y), stone, 1)
	p.inked(p.begin().circle(x-7, y-21, 4.6), window, 1)
	p.fill(p.begin().circle(x-7, y-21, 2.9), rgb(0x7C93C4))
	for i := range 6 {
		s, c := math.Sincos(float64(i) * math.Pi / 3)
		p.hair(.45, ink, x-7, y-21, x-7+4.2*c, y-21+4.2*s)
	}
	p.fill(p.begin().circle(x-7, y-21, 1.2), gold)
	p.inked(p.begin().arched(x-11, y, 8, 7.5, 6.5), stoneShade, .8)
	p.inked(p.begin().arched(x-9.4, y, 4.8, 6.6, 4.4), ink2, .6)
	for _, tx := range [...]float64{x - 19, x + 5} {
		p.inked(p.begin().rect(tx-5.2, y-38, 10.4, 38.8), stone, 1.1)
		p.fill(p.begin().rect(tx+1.6, y-37.6, 3.1, 38), stoneShade)
		for _, h := range [...]float64{9, 22, 33} {
			p.inked(p.begin().arched(tx-1.5, y-h, 3, 4.6, 2.6), window, .4)
		}
		for _, h := range [...]float64{15.5, 28} {
			p.hair(.6, ink, tx-5.2, y-h, tx+5.2, y-h)
		}
		drawSpire(p, tx, y-37.4, 6.4, 17.6, slate)
	}
}

// drawNave draws the nave of a cathedral whose front has its foot at (x, y).
func drawNave(p *pen, x, y float64, coarse bool) {
	const w = 25
	p.inked(p.begin().rect(x-2, y-19, w+2, 18), stoneShade, 1)
	for _, k := range [...]float64{13, 18.4, 23} {
		p.inked(p.begin().arched(x+k-3.2, y-3, 2.8, 8, 2.4), window, .4)
		p.hair(1.1, stone, x+k+1, y-1.8, x+k+1, y-17)
	}
	p.inked(p.begin().poly(x-4, y-18.4, x-2, y-34, x+w-5, y-34, x+w+2, y-18.4), brown, 1.1)
	p.fill(p.begin().poly(x+3, y-33.5, x+9, y-33.5, x+11, y-19, x+3, y-19), faint(white, .14))
	if !coarse {
		for _, k := range [...]float64{10, 14.5, 19, 23} {
			p.hair(.45, faint(ink, .5), x+k-2, y-33, x+k+1, y-19)
		}
	}
	p.hair(1, ink, x+w-9, y-34, x+w-9, y-42)
	p.inked(p.begin().poly(x+w-11, y-33.8, x+w-9, y-40, x+w-7, y-33.8), slate, .7)
}

// drawSpire draws a pointed roof with a cross, half as wide as half says.
func drawSpire(p *pen, x, y, half, high float64, c color.NRGBA) {
	p.inked(p.begin().poly(x-half, y, x, y-high, x+half, y), c, 1.1)
	p.fill(p.begin().poly(x-half+1.4, y-.6, x-.4, y-high+2, x-1, y-.6), faint(white, .28))
	p.hair(1, ink, x, y-high, x, y-high-4.4)
	p.hair(.9, ink, x-1.6, y-high-2.8, x+1.6, y-high-2.8)
}
