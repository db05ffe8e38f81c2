package art

// drawGraves draws a corner of a cemetery, in 100 by 100.
func drawGraves(p *pen) {
	p.fill(p.begin().ellipse(50, 88, 46, 8), faint(meadowShade, .95))
	p.stroke(p.begin().svg("M5 88Q50 99 95 88"), stroke{color: faint(ink, .5), width: 2})
	drawCross(p, 74, 86, 1)
	drawStone(p, 32, 89, 1)
	for _, x := range [...]float64{10, 52, 91} {
		p.stroke(p.begin().open(x-3, 85, x-1, 90, x, 83, x+1, 90, x+4, 86), stroke{color: treeDark, width: 2})
	}
}

// drawStone draws a gravestone whose foot has its middle at (x, y), 44 wide at
// size 1.
func drawStone(p *pen, x, y, size float64) {
	p.push(scaling(size, size).then(translation(x, y)))
	defer p.pop()
	p.shadow(3, 0, 25, 4, .3)
	stoneShape := func(in float64) *path {
		return p.begin().move(-21+in, 0).line(-21+in, -44).cubic(-21+in, -70+in*1.3, 21-in, -70+in*1.3, 21-in, -44).line(21-in, 0).close()
	}
	p.fill(stoneShape(0), rgb(0xC4BCA8))
	p.fill(p.begin().svg("M10 -60C17 -57 21 -52 21 -44L21 0L10 0Z"), faint(wallDark, .8))
	p.stroke(p.begin().svg("M-16.5 -4L-16.5 -44C-16 -54 -9 -58 -3 -59.6"), stroke{color: faint(white, .7), width: 2.6})
	p.stroke(stoneShape(0), stroke{color: figureInk, width: 3.6})
	p.stroke(p.begin().svg("M0 -50L0 -22M-9 -40L9 -40"), stroke{color: rgb(0x5F5646), width: 4.6})
}

// drawCross draws a wooden cross whose foot is at (x, y), 34 wide at size 1.
func drawCross(p *pen, x, y, size float64) {
	p.push(rotation(.08).then(scaling(size, size)).then(translation(x, y)))
	defer p.pop()
	p.shadow(2, 0, 12, 3, .3)
	shape := func() *path {
		return p.begin().svg("M-4.4 1L-4.4 -34 -17 -34 -17 -43 -4.4 -43 -4.4 -58 4.4 -58 4.4 -43 17 -43 17 -34 4.4 -34 4.4 1Z")
	}
	p.fill(shape(), rgb(0x9A6B40))
	p.fill(p.begin().rect(1, -58, 3.4, 59).rect(-17, -37, 34, 3), faint(rgb(0x5A3A1E), .7))
	p.stroke(shape(), stroke{color: figureInk, width: 3.4})
}
