package art

import "math"

// The events that do harm, and those that come at a price.

// siege draws a catapult.
func (b *mason) siege() {
	b.shadow(50, 87, 44, 5, .32)
	wood, dark := rgb(0x9A6B40), rgb(0x6A4526)
	beam := func(width float64, xy ...float64) {
		b.hair(width+4, ink, xy...)
		b.hair(width, wood, xy...)
	}
	beam(5, 26, 70, 46, 34)
	beam(5, 66, 70, 46, 34)
	// The arm with its spoon, and a stone that has left it.
	beam(4.6, 34, 74, 72, 22)
	b.inked(b.begin().svg("M64 25Q66 12 82 14Q83 27 72 31Z"), dark, 2)
	b.inked(b.begin().circle(86, 8.6, 7), wallColor, 2)
	b.fill(b.begin().circle(84, 6.6, 2.4), faint(white, .6))
	beam(6.4, 8, 72, 92, 72)
	b.hair(1.4, faint(dark, .9), 10, 74, 90, 74)
	b.stroke(b.begin().svg("M34 73L40 66 36 61"), stroke{color: rgb(0xE3CC9A), width: 2.4})
	for _, x := range [...]float64{22, 76} {
		b.inked(b.begin().circle(x, 78, 12), dark, 2.4)
		b.inked(b.begin().circle(x, 78, 8.4), wood, 1.4)
		for i := range 4 {
			s, c := math.Sincos(float64(i)*math.Pi/4 + .3)
			b.hair(1.8, dark, x-8*c, 78-8*s, x+8*c, 78+8*s)
		}
		b.inked(b.begin().circle(x, 78, 2.8), rgb(0xB9BEC0), 1.4)
	}
	b.inked(b.begin().circle(46, 34, 4), rgb(0xB9BEC0), 1.8)
}

// plague draws a rat.
func (b *mason) plague() {
	b.shadow(48, 85, 38, 5, .34)
	fur, pale := rgb(0x5A5054), rgb(0xC99A94)
	tail := func() *path {
		return b.begin().svg("M20 76C-6 78 -4 48 14 44C24 42 26 32 16 28")
	}
	b.stroke(tail(), stroke{color: ink, width: 6.4})
	b.stroke(tail(), stroke{color: pale, width: 3})
	b.inked(b.begin().ellipse(30, 83, 8, 3.4), pale, 1.8)
	b.inked(b.begin().ellipse(64, 83, 7, 3.2), pale, 1.8)
	b.inked(b.begin().circle(66, 40, 8.6), fur, 2.2)
	body := func() *path {
		return b.begin().svg("M14 70C14 44 44 34 60 44C72 40 84 50 95 63Q97 69 90 70Q80 72 72 72C70 80 60 84 48 83L30 83C18 82 13 78 14 70Z")
	}
	b.inked(body(), fur, 2.4)
	b.fill(b.begin().svg("M17 76C34 82 60 76 74 66Q84 68 92 68.4Q80 71 71 70.6C69 78 60 82 48 81.4L30 81.4C22 81 18 79 17 76Z"), faint(figureInk, .5))
	b.stroke(b.begin().svg("M20 62C26 50 40 46 50 47"), stroke{color: faint(white, .35), width: 3})
	b.inked(b.begin().circle(72, 45, 8), pale, 2.2)
	b.fill(b.begin().circle(73, 45.6, 4.2), faint(rgb(0x7A3A34), .5))
	b.fill(b.begin().circle(82.6, 58.4, 2.6), rgb(0xF0C24E))
	b.fill(b.begin().circle(83, 58.4, 1.3), figureInk)
	b.inked(b.begin().circle(95, 65, 2.6), pale, 1.4)
	if !b.coarse {
		b.hair(1, ink, 88, 67, 97, 75)
		b.hair(1, ink, 86, 68, 91, 77)
	}
	for _, k := range [...]point{{40, 22}, {58, 14}, {84, 24}} { // flies
		b.fill(b.begin().ellipse(k.x-2.6, k.y-2, 3, 1.7).ellipse(k.x+2.6, k.y-2, 3, 1.7), faint(white, .75))
		b.fill(b.begin().ellipse(k.x, k.y, 2, 2.6), figureInk)
	}
}

// blaze draws a house on fire.
func (b *mason) blaze() {
	b.push(scaling(.9, .9).about(50, 90))
	defer b.pop()
	b.shadow(50, 87, 40, 5, .32)
	b.flame(34, 52, 1.35)
	b.flame(66, 50, 1.5)
	b.block(20, 56, 60, 30, plaster, plasterShade)
	for _, x := range [...]float64{20, 40, 60, 80} {
		b.hair(2.2, brown, x, 56, x, 86)
	}
	b.hair(2.2, brown, 20, 70, 80, 70)
	b.roof(19, 81, 57, 24, 9, roofDark)
	b.fill(b.begin().svg("M36 33L46 42 54 33 64 33 58 46 50 54 40 48Z"), rgb(0x3A2418))
	b.flame(49, 50, 1.5)
	b.inked(b.begin().rect(26, 61, 8.6, 9), rgb(0xF6C945), 1.4)
	b.inked(b.begin().rect(66, 61, 8.6, 9), rgb(0xF6C945), 1.4)
	b.door(50, 86, 11, 11)
	b.flame(78, 88, .85)
}

// flame draws a fire whose foot has its middle at (x, y), 24 wide and 36 high
// at size 1.
func (b *mason) flame(x, y, size float64) {
	b.push(scaling(size, size).then(translation(x, y)))
	b.inked(b.begin().svg("M0 0C-16 -1 -15 -16 -8 -22Q-7 -16 -4 -15C-6 -26 0 -31 3 -36C3 -28 9 -26 8 -17Q10 -18 11 -22C16 -12 14 -1 0 0Z"), rgb(0xD9532B), 1.6)
	b.fill(b.begin().svg("M0 -1C-11 -2 -10 -12 -6 -15Q-4 -10 -1 -12C-2 -19 1 -22 2.6 -26C3 -20 6 -17 5 -11Q8 -11 9 -14C12 -7 9 -2 0 -1Z"), rgb(0xF0943A))
	b.fill(b.begin().svg("M0 -1.4C-6 -2 -5 -8 -2 -10Q0 -7 1.6 -13Q7 -4 0 -1.4Z"), rgb(0xFBE08A))
	b.pop()
}

// drought draws the sun over a field that has cracked.
func (b *mason) drought() {
	for i := range 12 {
		s, c := math.Sincos(float64(i) * math.Pi / 6)
		b.hair(4.6, ink, 62+23*c, 33+23*s, 62+29*c, 33+29*s)
		b.hair(2.2, rgb(0xF0B43C), 62+23*c, 33+23*s, 62+29*c, 33+29*s)
	}
	b.inked(b.begin().circle(62, 33, 17.6), rgb(0xF0B43C), 2.4)
	b.fill(b.begin().circle(58, 29, 8.6), faint(rgb(0xFCE7A0), .9))
	// The soil goes on beyond a picture that is wider than high.
	b.inked(b.begin().svg("M-210 74L-60 70Q24 60 52 66Q78 62 160 70L310 74L310 120L-210 120Z"), rgb(0xC79A5E), 2)
	crack := stroke{color: rgb(0x5E3E20), width: 2}
	b.stroke(b.begin().svg("M8 74L20 80 16 91M20 80L38 78 46 68M38 78L44 93M46 79L62 82 70 67M62 82L66 93M62 82L82 80 96 86M82 80L86 69M96 86L124 80 138 94M124 80L130 70M8 74L-16 82 -34 78M-16 82L-20 96"), crack)
	// A stalk that has withered.
	stem := func() *path {
		return b.begin().svg("M22 78C24 60 16 46 24 36C28 31 36 34 35 42")
	}
	b.stroke(stem(), stroke{color: ink, width: 5})
	b.stroke(stem(), stroke{color: rgb(0xB08A3E), width: 2.4})
	b.inked(b.begin().svg("M20 60Q8 52 4 62Q6 68 8 72Q12 62 20 60Z"), rgb(0xB08A3E), 1.8)
	b.push(rotation(math.Pi).then(translation(35.6, 42)))
	b.push(scaling(2.2, 2.2))
	drawEar(b.pen, rgb(0xD9B45C), rgb(0x8A6A2C))
	b.pop()
	b.pop()
}

// burial draws a gravestone, a candle and flowers.
func (b *mason) burial() {
	b.fill(b.begin().ellipse(50, 88, 44, 6), faint(rgb(0x6F8050), .9))
	drawStone(b.pen, 46, 88, 1.22)
	b.inked(b.begin().rect(78, 62, 10, 26), rgb(0xF7EFDC), 2)
	b.fill(b.begin().rect(84, 63, 3.2, 24), faint(rgb(0xB9A77E), .7))
	b.hair(1.8, ink, 83, 62, 83, 57)
	b.fill(b.begin().circle(83, 50, 15), faint(rgb(0xFBE08A), .35))
	b.inked(b.begin().svg("M83 58C76 56 79 48 83 42C87 48 90 56 83 58Z"), rgb(0xF6C945), 1.6)
	for i, k := range [...]point{{16, 82}, {26, 87}, {8, 88}, {62, 89}, {70, 85}} {
		c := [...]uint32{0xC9463A, 0xF4E2C0, 0x8A6AB0}[i%3]
		b.hair(1.8, treeDark, k.x, k.y+5, k.x+1, k.y)
		b.inked(b.begin().circle(k.x+1, k.y-1, 4.2), rgb(c), 1.6)
		b.fill(b.begin().circle(k.x+1, k.y-1, 1.4), rgb(0xF6C945))
	}
}

// tax draws a purse with a crown above it.
func (b *mason) tax() {
	b.shadow(50, 88, 36, 5, .3)
	sack := func() *path {
		return b.begin().svg("M36 50Q28 44 30 37Q50 44 70 37Q72 44 64 50C86 60 92 80 80 88Q50 93 20 88C8 80 14 60 36 50Z")
	}
	b.inked(sack(), rgb(0xB98A54), 2.4)
	b.fill(b.begin().svg("M64 51C84 61 89 79 79 86.6Q68 88.6 58 89C74 80 74 62 64 51Z"), faint(rgb(0x6E4520), .5))
	b.stroke(b.begin().svg("M35 50.4Q50 56 65 50.4"), stroke{color: rgb(0xA63A2A), width: 4})
	b.ware(48, 72, 1.5, drawCoin)
	crown := func() *path {
		return b.begin().svg("M29 34L24 10L37 20L50 4L63 20L76 10L71 34Q50 40 29 34Z")
	}
	b.inked(crown(), rgb(0xE8B840), 2.4)
	b.fill(b.begin().svg("M73 14.6L69.6 33Q62 35 55 35.6L61 22L63.4 23.4Z"), faint(rgb(0x9A6C0C), .5))
	b.fill(b.begin().svg("M31 31L27.6 15L37 23L41 18L39 33Z"), faint(rgb(0xFFF0BC), .8))
	for _, k := range [...]point{{24, 10}, {50, 4.6}, {76, 10}} {
		b.inked(b.begin().circle(k.x, k.y, 3.6), rgb(0xC23B2C), 1.8)
	}
	b.inked(b.begin().circle(50, 27.6, 3.6), rgb(0x2F6DB0), 1.6)
}
