package art

import "image/color"

// The properties of the town and of the crown.

// market draws a stall under a striped awning.
func (b *mason) market() {
	b.shadow(52, 83, 38, 5, .24)
	b.hair(3, ink, 21, 66, 21, 36)
	b.hair(3, ink, 79, 66, 79, 36)
	b.fill(b.begin().rect(22.4, 42, 55.2, 20), faint(ink, .3)) // inside it is dark
	b.inked(b.begin().rect(18, 60, 64, 21), rgb(0xA8743F), 1.4)
	b.fill(b.begin().rect(60, 61, 21.4, 19.4), faint(rgb(0x6E4520), .45))
	if !b.coarse {
		b.hair(.8, faint(ink, .6), 18, 67, 82, 67)
		b.hair(.8, faint(ink, .6), 18, 74, 82, 74)
	}
	// What is for sale.
	for _, k := range [...]struct {
		x, y float64
		c    color.NRGBA
	}{{27, 58, rgb(0xC9463A)}, {34, 58, rgb(0xD9A23A)}, {30.5, 53.4, rgb(0xC9463A)}, {44, 58, rgb(0x7FA04A)}, {51, 58, rgb(0x6F9150)}, {47.5, 53.4, rgb(0x8FB35C)}} {
		b.inked(b.begin().circle(k.x, k.y, 3.6), k.c, .9)
		b.fill(b.begin().circle(k.x-1.1, k.y-1.2, 1), faint(white, .55))
	}
	b.ware(68, 54.6, 1.05, drawCloth)
	b.inked(b.begin().rect(15.6, 60, 68.8, 3.6), rgb(0xC08B50), 1.2)
	stripe := [...]color.NRGBA{rgb(0xBE4A36), rgb(0x3F74A8), rgb(0x4D8B55)}[b.variant]
	for i := range 7 {
		l, c := 12+float64(i)*10.86, stripe
		if i&1 == 1 {
			c = rgb(0xF9EFD6)
		}
		r := l + 10.86
		tl, tr := 24+float64(i)*7.43, 24+float64(i+1)*7.43
		b.inked(b.begin().move(tl, 22).line(tr, 22).line(r, 42).quad((l+r)/2, 51, l, 42).close(), c, 1.1)
	}
	b.fill(b.begin().svg("M61 22L76 22 88 42 66 42Z"), faint(ink, .13))
	b.hair(2.2, ink, 23, 22, 77, 22)
	b.ware(90, 79, 1.15, drawBarrel)
	b.ware(9.6, 77.4, 1.2, drawSheaf)
}

// ware draws about (x, y) what was made about the origin.
func (b *mason) ware(x, y, size float64, draw func(*pen)) {
	b.push(scaling(size, size).then(translation(x, y)))
	draw(b.pen)
	b.pop()
}

// barracks draws a house of soldiers beside a tower, with their arms.
func (b *mason) barracks() {
	// They make room for the number of the tile.
	b.push(scaling(.9, .9).about(50, 84).then(translation(5, 0)))
	defer b.pop()
	b.shadow(54, 82, 40, 5, .24)
	b.block(26, 53, 60, 28, stone, stoneShade)
	b.courses(34, 54, 48, 9)
	b.roof(26, 86, 54, 20, 7, [...]color.NRGBA{roofDark, slate, roofBrick}[b.variant])
	b.pennant(21, 36, 24, rgb(0xB4362E))
	b.keep(21, 81, 12.5, 42)
	b.door(56, 81, 12, 11)
	b.windowAt(42, 70, 1.15)
	b.windowAt(71, 70, 1.15)
	// Spears that lean on the wall.
	for _, s := range [...]struct{ x, y, tx, ty float64 }{{84, 85, 88, 44}, {90, 85, 94.4, 42}} {
		b.hair(2.8, ink, s.x, s.y, s.tx, s.ty)
		b.hair(1.2, rgb(0xA9783F), s.x, s.y, s.tx, s.ty)
		b.inked(b.begin().poly(s.tx-2.6, s.ty+1, s.tx+.9, s.ty-9, s.tx+3, s.ty+1.6), rgb(0xC9CED0), 1)
	}
	b.push(rotation(.12).then(translation(77, 80)))
	shield := func() *path {
		return b.begin().svg("M-8.6 -11Q0 -13.4 8.6 -11L8.6 -3Q8 5 0 8.6Q-8 5 -8.6 -3Z")
	}
	b.fill(shield(), rgb(0xB5433A))
	b.clipTo(shield())
	b.fill(b.begin().rect(-1.7, -14, 3.4, 24).rect(-10, -5.4, 20, 3.4), rgb(0xF9EFD6))
	b.fill(b.begin().rect(2.6, -14, 8, 24), faint(ink, .16))
	b.unclip()
	b.stroke(shield(), stroke{color: ink, width: 1.4})
	b.pop()
}

// church draws a church with its bell tower.
func (b *mason) church() {
	// It makes room for the number of the tile.
	b.push(scaling(.9, .9).about(50, 84).then(translation(8, 0)))
	defer b.pop()
	b.shadow(56, 83, 36, 5, .24)
	b.block(38, 56, 48, 26, stone, stoneShade)
	for _, x := range [...]float64{52, 64, 76} {
		b.windowAt(x, 75, 1.5)
	}
	b.roof(40, 86, 57, 23, 3, [...]color.NRGBA{roofRed, roofBrick, roofOrange}[b.variant])
	b.block(17, 36, 26, 47, stone, stoneShade)
	b.hair(1, faint(ink, .7), 17, 60, 43, 60)
	spire := [...]color.NRGBA{slate, rgb(0x5E7A70), rgb(0x7A6A86)}[b.variant]
	b.inked(b.begin().svg("M13.6 37L30 6 46.4 37Z"), spire, 1.5)
	b.fill(b.begin().svg("M17 36L29.4 11 28 36Z"), faint(white, .28))
	b.fill(b.begin().svg("M31 9.4L36 36.2 44.8 36.2Z"), faint(ink, .2))
	b.hair(1.9, ink, 30, 8, 30, -3)
	b.hair(1.9, ink, 26.2, 1, 33.8, 1)
	b.inked(b.begin().circle(30, 49, 5.6), window, 1.2)
	b.fill(b.begin().circle(30, 49, 3.6), rgb(0x7C93C4))
	b.hair(.8, ink, 25, 49, 35, 49)
	b.hair(.8, ink, 30, 44, 30, 54)
	b.fill(b.begin().circle(30, 49, 1.5), gold)
	b.door(30, 83, 11.6, 11)
	drawTree(b.pen, 1, 82, 5.4, newDice("church", 3))
	drawBush(b.pen, 91, 84, 4)
}

// palace draws a great house between two towers.
func (b *mason) palace() {
	b.shadow(54, 84, 44, 5, .24)
	light := rgb(0xF0E3C6)
	b.block(16, 50, 68, 33, light, rgb(0xD8C79F))
	b.roof(15, 85, 51, 15, 8, slate)
	for _, x := range [...]float64{28, 38, 62, 72} {
		b.windowAt(x, 65, 1.25)
		b.windowAt(x, 79, 1.25)
	}
	b.fill(b.begin().svg("M39 83L39 44 50 28 61 44 61 83Z"), light)
	b.fill(b.begin().svg("M53 83L53 32 61 44 61 83Z"), faint(stoneShade, .7))
	b.stroke(b.begin().svg("M39 83L39 44 50 28 61 44 61 83Z"), stroke{color: ink, width: 1.5})
	b.inked(b.begin().circle(50, 47, 5), rgb(0xEABD4B), 1.2)
	b.fill(b.begin().svg("M47.4 48.8L46.8 45 48.8 46.4 50 44 51.2 46.4 53.2 45 52.6 48.8Z"), rgb(0x8A5F14))
	b.door(50, 83, 12.6, 13)
	cone := [...]color.NRGBA{rgb(0x7A4E86), rgb(0x3F6492), rgb(0x8B4352)}[b.variant]
	for _, x := range [...]float64{14.5, 85.5} {
		b.block(x-9, 40, 18, 44, stone, stoneShade)
		b.hair(1, faint(ink, .7), x-9, 64, x+9, 64)
		b.windowAt(x, 58, 1.3)
		b.windowAt(x, 77, 1.3)
		b.inked(b.begin().poly(x-12, 41, x, 12, x+12, 41), cone, 1.5)
		b.fill(b.begin().poly(x-9, 40, x-.6, 16.4, x-1.6, 40), faint(white, .28))
		b.fill(b.begin().poly(x+1, 15, x+4.6, 40.2, x+10.4, 40.2), faint(ink, .22))
		b.hair(1.6, ink, x, 13, x, 3.6)
		b.inked(b.begin().poly(x+.6, 3.6, x+8, 6.2, x+.6, 8.8), rgb(0xEABD4B), 1)
	}
}
