package art

import (
	"image/color"
	"math"
)

// The events that bring coins.

// harvest draws a sheaf and a sickle.
func (b *mason) harvest() {
	b.shadow(40, 86, 26, 5, .28)
	b.ware(40, 54, 4.5, drawSheaf)
	b.push(rotation(.45).then(translation(80, 53)))
	b.inked(b.begin().roundRect(-3.4, 16, 6.8, 20, 2.4), rgb(0x9A6B40), 2)
	blade := func() *path {
		return b.begin().svg("M-2 17C14 4 12 -22 -14 -27C4 -16 4 2 -6 12Z")
	}
	b.inked(blade(), rgb(0xC3C9CC), 2)
	b.fill(b.begin().svg("M0 13C10 2 9 -16 -6 -23C6 -14 6 2 0 13Z"), faint(white, .6))
	b.pop()
}

// treasury draws an open chest full of coins.
func (b *mason) treasury() {
	b.shadow(50, 87, 38, 6, .3)
	wood, dark := rgb(0xB07A42), rgb(0x6E4520)
	b.inked(b.begin().svg("M16 52C14 20 34 12 50 12C66 12 86 20 84 52Z"), dark, 2.4)
	b.stroke(b.begin().svg("M22 50C22 28 36 19 50 19C64 19 78 28 78 50"), stroke{color: wood, width: 3})
	for _, k := range [...]struct{ x, y float64 }{{28, 52}, {44, 48}, {60, 48}, {74, 52}, {36, 45}, {52, 41}, {67, 45}, {22, 55}, {37, 55}, {52, 54}, {67, 55}, {79, 56}} {
		b.part(b.begin().ellipse(k.x, k.y, 8.4, 6.4), gold, 1.8)
		b.fill(b.begin().ellipse(k.x-1.6, k.y-1.4, 4.4, 2.8), faint(rgb(0xFBEBB4), .85))
	}
	b.inked(b.begin().rect(14, 56, 72, 30), wood, 2.4)
	b.fill(b.begin().rect(60, 57.2, 24.8, 27.6), faint(dark, .5))
	b.hair(1.2, faint(ink, .6), 15, 71, 85, 71)
	for _, x := range [...]float64{22, 70} {
		b.inked(b.begin().rect(x, 56, 8, 30), rgb(0x8B8F90), 1.6)
	}
	b.inked(b.begin().roundRect(42, 53, 16, 17, 3), rgb(0xEABD4B), 2)
	b.fill(b.begin().circle(50, 60, 2.2).rect(48.9, 60, 2.2, 5.6), ink)
}

// fair draws a striped tent with a pennant, and bunting.
func (b *mason) fair() {
	b.shadow(52, 87, 40, 5, .28)
	b.stroke(b.begin().svg("M2 20Q26 38 50 18Q74 38 98 20"), stroke{color: ink, width: 1.6})
	for i, k := range [...]point{{10, 25}, {21, 28.4}, {33, 26.4}, {67, 26.4}, {79, 28.4}, {90, 25}} {
		c := [...]color.NRGBA{rgb(0xC9463A), rgb(0xE0B23C), rgb(0x3F74A8)}[i%3]
		b.inked(b.begin().poly(k.x-4, k.y, k.x+4, k.y, k.x, k.y+9), c, 1.2)
	}
	body := func() *path { return b.begin().svg("M20 52L14 86 86 86 80 52Z") }
	b.fill(body(), rgb(0xF7EBCF))
	b.clipTo(body())
	for i := range 4 {
		x := 14 + float64(i)*20.6
		b.fill(b.begin().poly(21+float64(i)*16.8, 52, 29.4+float64(i)*16.8, 52, x+10.4, 86, x, 86), rgb(0xBE4A36))
	}
	b.fill(b.begin().rect(62, 50, 30, 40), faint(ink, .14))
	b.unclip()
	b.stroke(body(), stroke{color: ink, width: 2})
	b.inked(b.begin().svg("M50 56Q46 74 38 86L62 86Q54 74 50 56Z"), rgb(0x4A3424), 1.6)
	for i := range 6 {
		l, r := 12+float64(i)*12.67, 12+float64(i+1)*12.67
		c := rgb(0xBE4A36)
		if i&1 == 1 {
			c = rgb(0xF7EBCF)
		}
		tl, tr := 47.4+float64(i)*.87, 47.4+float64(i+1)*.87
		b.inked(b.begin().move(tl, 18).line(tr, 18).line(r, 52).quad((l+r)/2, 60, l, 52).close(), c, 1.5)
	}
	b.fill(b.begin().svg("M51 20L88 52 66 53Z"), faint(ink, .16))
	b.pennant(50, 20, 16, rgb(0x3F74A8))
}

// milling draws a millstone and a sack of flour.
func (b *mason) milling() {
	b.shadow(50, 87, 42, 6, .3)
	// The stone stands on its edge behind the sack.
	b.inked(b.begin().ellipse(66, 56, 30, 32), wallDark, 2.2)
	b.inked(b.begin().ellipse(60, 56, 29, 31.4), rgb(0xCFC6AF), 2.2)
	for i := range 10 {
		s, c := math.Sincos(float64(i)*math.Pi/5 + .2)
		b.hair(1.5, faint(wallDark, .9), 60+9*c, 56+10*s, 60+25*c, 56+27*s)
	}
	b.inked(b.begin().roundRect(54.6, 49.4, 11, 13, 2), rgb(0x4A3B2C), 1.8)
	sack := func() *path {
		return b.begin().svg("M14 46Q8 38 10 33Q22 39 36 33Q38 38 33 46C48 54 50 80 42 88Q24 92 6 88C-2 78 2 54 14 46Z")
	}
	b.inked(sack(), rgb(0xE9D9B4), 2.2)
	b.fill(b.begin().svg("M33 47C46 56 48 78 41 86.6Q34 88.6 28 89C38 76 38 58 33 47Z"), faint(rgb(0x9A7F4A), .55))
	b.stroke(b.begin().svg("M13 46.4Q24 50.6 34 46.4"), stroke{color: rgb(0x8E5A2E), width: 3.4})
	b.ware(22, 69, 1.55, drawSheaf)
}

// muster draws a banner with two crossed spears before a shield.
func (b *mason) muster() {
	b.shadow(50, 88, 30, 4.6, .28)
	for _, side := range [...]float64{-1, 1} {
		b.push(affine{a: side, d: 1, e: 50 - 50*side})
		b.hair(5.6, ink, 14, 88, 80, 20)
		b.hair(2.6, rgb(0xA9783F), 14, 88, 80, 20)
		b.inked(b.begin().svg("M76 19.6L94 5 80.6 24.4Z"), rgb(0xC9CED0), 1.8)
		b.pop()
	}
	shield := func() *path {
		return b.begin().svg("M24 26Q50 18 76 26L76 48C75 70 62 80 50 86C38 80 25 70 24 48Z")
	}
	b.fill(shield(), rgb(0xB5433A))
	b.clipTo(shield())
	b.fill(b.begin().rect(45, 10, 10, 80).rect(20, 40, 60, 10), rgb(0xF9EFD6))
	b.fill(b.begin().rect(58, 10, 30, 80), faint(ink, .18))
	b.stroke(b.begin().svg("M28 29Q40 24.6 48 24"), stroke{color: faint(white, .6), width: 2.4})
	b.unclip()
	b.stroke(shield(), stroke{color: ink, width: 2.6})
}

// pilgrims draws a scallop shell, a staff and a gourd.
func (b *mason) pilgrims() {
	b.shadow(46, 88, 34, 5, .28)
	b.hair(6.4, ink, 84, 90, 77, 10)
	b.hair(3.2, rgb(0xA9783F), 84, 90, 77, 10)
	b.inked(b.begin().circle(77, 9.6, 5), rgb(0xA9783F), 2)
	b.stroke(b.begin().svg("M78 24Q87 22 87 29"), stroke{color: ink, width: 2})
	gourd := func(more float64) *path { return b.begin().circle(87, 33, 5.4+more).circle(87.4, 45, 8.4+more) }
	b.fill(gourd(2), ink)
	b.fill(gourd(0), rgb(0xD99A3E))
	b.fill(b.begin().ellipse(84.6, 43, 2.2, 3.4), faint(white, .55))
	shell := func() *path {
		return b.begin().svg("M33 87L31 77C10 72 -2 50 4 40Q6 31 13 32Q16 21 24 24Q30 15 38 19Q46 15 52 24Q60 21 63 32Q70 31 72 40C78 50 66 72 45 77L43 87Z")
	}
	b.fill(shell(), rgb(0xF6E3BC))
	b.fill(b.begin().svg("M54 23Q60 22 63 32Q70 31 72 40C78 50 66 72 45 77L43 86L38 86C56 66 62 44 54 23Z"), faint(rgb(0xC98F5C), .5))
	for _, k := range [...]point{{9, 41}, {20, 33}, {32, 28}, {44, 28}, {56, 33}, {67, 41}} {
		b.hair(2.2, rgb(0xA9764A), 38+(k.x-38)*.12, 76, k.x, k.y)
	}
	b.hair(2, ink, 30, 78, 46, 78)
	b.stroke(shell(), stroke{color: ink, width: 2.6})
}

// feast draws a roast, a goblet and bread on a table.
func (b *mason) feast() {
	// The table goes on beyond a picture that is wider than high.
	b.inked(b.begin().rect(-210, 66, 520, 8), rgb(0xF4E6C6), 2)
	b.inked(b.begin().rect(-210, 74, 520, 40), rgb(0xB5433A), 2)
	b.fill(b.begin().rect(-210, 75, 520, 3), faint(ink, .2))
	b.hair(2, gold, -210, 91, 310, 91)
	b.inked(b.begin().ellipse(40, 66, 33, 5.6), rgb(0xC3C9CC), 2)
	roast := func() *path {
		return b.begin().svg("M12 62C10 36 34 30 50 36C64 40 68 54 64 62Q40 70 12 62Z")
	}
	b.inked(b.begin().svg("M58 48Q68 38 74 42Q80 38 82 44Q84 50 77 50Q70 58 62 58Z"), rgb(0xE9C48E), 2)
	b.inked(roast(), rgb(0xB56A34), 2.4)
	b.fill(b.begin().svg("M52 38C62 42 66 54 62 61.4Q50 65 40 65C56 58 58 46 52 38Z"), faint(rgb(0x6E3A16), .6))
	b.stroke(b.begin().svg("M18 54C20 44 28 40 36 39.6"), stroke{color: faint(rgb(0xF6D9A0), .9), width: 3.2})
	b.inked(b.begin().svg("M76 18L98 18C98 36 93 41 89.6 43L89.6 56Q97 59 97 64L77 64Q77 59 84.4 56L84.4 43C81 41 76 36 76 18Z"), rgb(0xEABD4B), 2.2)
	b.fill(b.begin().svg("M89 19.4L96.6 19.4C96.6 34 92 39.6 88.4 41.6Q92 32 89 19.4Z"), faint(rgb(0x8A5F14), .55))
	b.inked(b.begin().ellipse(87, 18, 11, 3), rgb(0x8E1F3F), 1.6)
}

// foundation draws a wall that is being built, with a trowel.
func (b *mason) foundation() {
	b.shadow(50, 87, 46, 5, .28)
	for row, xs := range [...][]float64{{6, 28, 50, 72}, {17, 39, 61}, {28, 50}} {
		y := 70 - 18*float64(row)
		for i, x := range xs {
			c := [...]color.NRGBA{wallColor, rgb(0xCFC4AA), rgb(0xB3A68B)}[(i+row)%3]
			b.inked(b.begin().roundRect(x, y, 21.4, 17.4, 2), c, 2)
			b.fill(b.begin().rect(x+15, y+2, 5, 14), faint(wallDark, .6))
			b.fill(b.begin().rect(x+2, y+1.8, 12, 2.2), faint(white, .55))
		}
	}
	b.push(rotation(.6).then(translation(74, 26)))
	b.inked(b.begin().svg("M-9 4L9 4Q5 20 0 29Q-5 20 -9 4Z"), rgb(0xC3C9CC), 2)
	b.fill(b.begin().svg("M1 6L7 6Q4 18 1 25Z"), faint(rgb(0x6F7A80), .6))
	b.stroke(b.begin().open(0, 4, 0, -3), stroke{color: ink, width: 4})
	b.inked(b.begin().roundRect(-3.6, -20, 7.2, 17, 3), rgb(0x9A6B40), 2)
	b.pop()
}

// balance draws a pair of scales.
func (b *mason) balance() {
	b.shadow(50, 88, 26, 4.6, .3)
	metal := rgb(0xE2B23E)
	b.inked(b.begin().svg("M30 88Q34 80 46 79L47 22L53 22L54 79Q66 80 70 88Z"), metal, 2.2)
	b.fill(b.begin().svg("M51 24L52.4 80Q62 81 67 86.6L56 86.6L51 80Z"), faint(rgb(0x8A5F14), .6))
	b.inked(b.begin().svg("M8 30Q30 22 50 21Q70 22 92 30L91 34Q70 27 50 27Q30 27 9 34Z"), metal, 2)
	b.inked(b.begin().circle(50, 17, 6.4), metal, 2.2)
	for _, x := range [...]float64{14, 86} {
		b.hair(1.6, ink, x, 32, x-13, 60)
		b.hair(1.6, ink, x, 32, x+13, 60)
		b.inked(b.begin().move(x-16, 59).line(x+16, 59).cubic(x+14, 72, x-14, 72, x-16, 59).close(), metal, 2.2)
		b.fill(b.begin().move(x+3, 60).line(x+14, 60).quad(x+11, 66.6, x+3, 67.6).close(), faint(rgb(0x8A5F14), .55))
	}
	b.push(scaling(.5, .5).then(translation(14, 57)))
	drawHouse(b.pen, 0, 2, 34, b.coarse, newDice("balance", 0))
	b.pop()
	b.ware(86, 51, 1.25, drawSheaf)
}
