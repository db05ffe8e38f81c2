package art

import (
	"image/color"
	"math"
)

// The properties of the open land.

// field draws strips of crops that run to the horizon, and ricks on them.
func (b *mason) field() {
	crops := [...]uint32{0xDFC468, 0xB4C46A, 0xE9D27E, 0x93AE56, 0xD3B257}
	// far and near give where a place across the strips is at the back and at
	// the front.
	far := func(x float64) float64 { return 50 + (x-50)*.42 }
	near := func(x float64) float64 { return 50 + (x-50)*1.1 }
	const top, foot, strip = 42.0, 84.0, 18.0
	for i := range 5 {
		l, r := 5+float64(i)*strip, 5+float64(i+1)*strip
		b.fill(b.begin().poly(far(l), top, far(r), top, near(r), foot, near(l), foot), rgb(crops[(i+2*b.variant)%5]))
		for k := 1.0; k < 4 && !b.coarse; k++ {
			x := l + strip*k/4
			b.hair(.6, faint(ink2, .55), far(x), top+2, near(x), foot-1)
		}
	}
	for i := 1.0; i < 5; i++ {
		b.hair(1.1, ink, far(5+i*strip), top, near(5+i*strip), foot)
	}
	b.stroke(b.begin().poly(far(5), top, far(95), top, near(95), foot, near(5), foot), stroke{color: ink, width: 1.4})
	drawBush(b.pen, 15, 43, 5)
	drawTree(b.pen, 85, 44, 5.2, newDice("field", 1))
	for i, r := range []struct{ x, y, s float64 }{{27, 63, 8}, {73, 76, 9.4}, {62, 55, 5.6}}[:2+b.variant%2] {
		b.rick(r.x+float64(b.variant*(2-3*i)), r.y, r.s)
	}
}

// rick draws a stack of hay.
func (b *mason) rick(x, y, s float64) {
	b.shadow(x+.6, y, s*1.1, s*.32, .26)
	shape := func() *path {
		return b.begin().move(x-s, y).quad(x-s*1.1, y-s*1.2, x, y-s*1.7).quad(x+s*1.1, y-s*1.2, x+s, y).quad(x, y+s*.3, x-s, y).close()
	}
	b.fill(shape(), rgb(0xEAC568))
	b.fill(b.begin().move(x, y-s*1.68).quad(x+s*1.06, y-s*1.2, x+s*.96, y).quad(x+s*.6, y+s*.1, x+s*.3, y+s*.13).quad(x+s*.6, y-s, x, y-s*1.68).close(), faint(rgb(0xA97A2C), .6))
	if !b.coarse {
		b.hair(.7, ink2, x-s*.5, y-s*.9, x-s*.6, y-s*.1)
		b.hair(.7, ink2, x-s*.05, y-s*1.3, x-s*.1, y-s*.2)
	}
	b.stroke(shape(), stroke{color: ink, width: 1.3})
}

// mill draws a windmill.
func (b *mason) mill() {
	b.shadow(50, 81, 20, 5, .25)
	tower := func() *path {
		return b.begin().svg("M37 80L42 40L58 40L63 80Q50 86 37 80Z")
	}
	b.fill(tower(), plaster)
	b.fill(b.begin().svg("M53.6 40L58 40L63 80Q59 82.6 55 83Z"), plasterShade)
	b.stroke(tower(), stroke{color: ink, width: 1.4})
	b.hair(.9, faint(ink2, .7), 40.2, 62, 60.4, 62)
	b.windowAt(50, 58, 1.1)
	b.door(49.6, 82.6, 8.6, 8.6)
	b.inked(b.begin().svg("M38.6 41Q41 27 50 23Q59 27 61.4 41Q50 45 38.6 41Z"), [...]color.NRGBA{roofRed, slate, roofOrange}[b.variant], 1.4)
	b.fill(b.begin().svg("M51 24.4Q58 29 60 40.4Q57 41.8 54 42.2Q56 32 51 24.4Z"), faint(ink, .25))
	hub := point{49, 38}
	for i := range 4 {
		b.push(rotation(.62 + .22*float64(b.variant) + float64(i)*math.Pi/2).then(translation(hub.x, hub.y)))
		b.inked(b.begin().svg("M7 -.6L33 -.6 33 8 9 8Z"), rgb(0xF7EBCF), 1.1)
		if !b.coarse {
			for _, k := range [...]float64{14, 20.3, 26.6} {
				b.hair(.7, ink2, k, 0, k, 7.6)
			}
			b.hair(.7, ink2, 8.6, 4, 33, 4)
		}
		b.hair(2, ink, 0, 0, 34.6, -.6)
		b.pop()
	}
	b.inked(b.begin().circle(hub.x, hub.y, 2.8), brown, 1)
	drawTree(b.pen, 18, 79, 5.4, newDice("mill", 3))
	drawBush(b.pen, 82, 82, 5)
}

// village draws a handful of houses about a green.
func (b *mason) village() {
	drawTree(b.pen, 90, 54, 5.4, newDice("village", 3))
	plans := [...][4]struct {
		x, y, w float64
		long    bool
	}{
		{{37, 53, 32, false}, {67, 58, 31, true}, {25, 80, 36, true}, {68, 84, 39, false}},
		{{31, 55, 32, true}, {63, 53, 31, false}, {29, 83, 39, false}, {73, 82, 35, true}},
		{{29, 56, 31, false}, {61, 51, 31, false}, {27, 82, 35, true}, {69, 84, 39, false}},
	}
	roofs := [...]color.NRGBA{roofRed, slate, roofOrange, roofBrick, roofDark}
	for i, h := range plans[b.variant] {
		roof := roofs[(i+b.variant)%len(roofs)]
		b.shadow(h.x+h.w*.12, h.y+.2, h.w*.56, h.w*.13, .2)
		// Drawn small and enlarged, so that its lines are those of a tile's.
		b.push(scaling(2, 2).about(h.x, h.y))
		if h.long {
			longHouse(b.pen, h.x, h.y, h.w/2, roof, b.coarse)
		} else {
			gableHouse(b.pen, h.x, h.y, h.w/2, roof, b.coarse)
		}
		b.pop()
	}
	drawBush(b.pen, 48, 86, 3.6)
}

// walls draws the wall of a town, with its gate between two towers.
func (b *mason) walls() {
	b.shadow(50, 79, 46, 6, .24)
	b.block(2, 54, 96, 24, wallColor, wallColor)
	b.courses(34, 54, 32, 10)
	b.courses(2, 54, 10, 24)
	b.courses(88, 54, 10, 24)
	for x := 2.0; x < 96; x += 10 {
		b.inked(b.begin().rect(x, 48, 6, 7), wallLight, 1.1)
	}
	b.fill(b.begin().rect(2.7, 54.6, 94.6, 2.6), wallLight)
	for _, x := range [...]float64{22, 78} {
		b.keep(x, 80, 12.5, 38)
	}
	b.inked(b.begin().svg("M38.6 78L38.6 63Q50 50 61.4 63L61.4 78Z"), wallLight, 1.2)
	b.inked(b.begin().svg("M41 78L41 64Q50 53.4 59 64L59 78Z"), rgb(0x43331F), 1.2)
	for _, x := range [...]float64{45.4, 50, 54.6} {
		b.hair(1.3, wallDark, x, 77.4, x, 60.4)
	}
	b.hair(1.3, wallDark, 41.6, 67, 58.4, 67)
	b.hair(1.3, wallDark, 41.6, 72.4, 58.4, 72.4)
	switch b.variant {
	case 1:
		b.pennant(78, 38, 18, rgb(0xC2452F))
	case 2:
		b.pennant(50, 49, 19, rgb(0x3E6FA8))
	}
}

// keep draws a round tower with a crown of merlons, twice as wide as r.
func (b *mason) keep(x, y, r, h float64) {
	t := y - h
	b.shadow(x+2, y+.6, r*1.1, r*.36, .26)
	body := func() *path {
		return b.begin().move(x+r, t).line(x+r, y-1).quad(x+r*.8, y+r*.4, x, y+r*.4).quad(x-r*.8, y+r*.4, x-r, y-1).line(x-r, t).close()
	}
	b.fill(body(), wallColor)
	b.fill(b.begin().move(x+r*.25, t).line(x+r, t).line(x+r, y-1).quad(x+r*.8, y+r*.34, x+r*.25, y+r*.36).close(), faint(wallDark, .7))
	b.fill(b.begin().rect(x-r+.8, t, 2.2, h-1.6), wallLight)
	if !b.coarse {
		for _, k := range [...]float64{.3, .62, .86} {
			b.hair(.8, faint(wallDark, .8), x-r*.72, t+h*k, x-r*.3, t+h*k+.8)
			b.hair(.8, faint(ink, .35), x+r*.3, t+h*(k-.12), x+r*.66, t+h*(k-.12)-.8)
		}
	}
	b.stroke(body(), stroke{color: ink, width: 1.4})
	b.hair(2, ink, x-r*.1, t+h*.36, x-r*.1, t+h*.54)
	k := r * 1.14
	q := b.begin().move(x-k, t+3).line(x-k, t-6)
	step := 2 * k / 5
	for i := 0.0; i < 5; i++ {
		y := t - 6.0
		if int(i)&1 == 1 {
			y = t - 1.6
		}
		q.line(x-k+i*step, y).line(x-k+(i+1)*step, y)
	}
	b.inked(q.line(x+k, t+3).quad(x, t+7, x-k, t+3).close(), wallLight, 1.3)
	b.fill(b.begin().move(x+k*.3, t-1).line(x+k-.6, t-1).line(x+k-.6, t+3).quad(x+k*.7, t+4.2, x+k*.3, t+4.8).close(), faint(wallDark, .5))
}
