package art

// The levels of plain opponents, from a page to a king, and a person.

// paintPage paints a child with a bowl cut and freckles.
func paintPage(s *sitter) {
	skin, hair := rgb(0xF8DDB6), rgb(0xDDAE4E)
	s.push(scaling(1.08, 1.08).about(50, 80))
	defer s.pop()
	s.shoulders(rgb(0x6DA06A))
	s.piece(s.begin().svg("M50 65L58 65C70 71 89 76 90 104L50 104Z"), rgb(0xE9D7AC))
	s.neck(skin)
	s.piece(s.begin().svg("M37 65Q50 80 63 65Q67 71 62 76Q50 86 38 76Q33 71 37 65Z"), rgb(0xF3E3BE))
	s.piece(s.begin().svg("M29 48C26 60 32 64 37 62L63 62C68 64 74 60 71 48Z"), hair)
	s.face(face{x: 50, y: 48, w: 18, h: 19, skin: skin, hair: rgb(0xA87A2C), eyes: calm, brow: -2, smile: 2.8, nose: 4, cheeks: 1})
	if !s.rough {
		s.fill(s.begin().circle(39.6, 55.6, .9).circle(42.8, 57, .9).circle(57.6, 57, .9).circle(60.8, 55.6, .9), faint(rgb(0xA05A2C), .8))
	}
	s.piece(s.begin().svg("M27.6 54C22 10 78 10 72.4 54Q69 48 68.6 40Q50 44 31.4 40Q31 48 27.6 54Z"), hair)
	s.fill(s.begin().svg("M58 22.6C70 28 71.4 40 71.4 48Q70 44 70 38.6Q66 40 60 40.6Q65 30 58 22.6Z"), faint(rgb(0x9A6A1E), .45))
	s.fill(s.begin().svg("M32 36Q34 26 44 23Q38 29 37 37Z"), faint(white, .5))
	for _, x := range [...]float64{42, 50, 58} {
		s.fine(1, faint(rgb(0x8A5A1E), .8), s.begin().move(50+(x-50)*.3, 24).quad(x, 30, x, 40))
	}
}

// paintSquire paints a youth under a cap with a long feather.
func paintSquire(s *sitter) {
	skin, hair := rgb(0xF3D0A4), rgb(0x6E4526)
	s.piece(s.begin().svg("M30 40C24 56 28 68 35 70L65 70C72 68 76 56 70 40Z"), hair)
	s.shoulders(rgb(0xB5402F))
	s.neck(skin)
	s.piece(s.begin().svg("M39 66Q50 79 61 66L66 71Q50 92 34 71Z"), rgb(0x2F5C92))
	s.stroke(s.begin().open(50, 83, 50, 104), stroke{color: figureInk, width: s.line})
	if !s.rough {
		s.fill(s.begin().circle(46, 89, 1.7).circle(46, 95, 1.7), rgb(0xF0C850))
	}
	s.face(face{x: 50, y: 47, w: 15.8, h: 19.5, skin: skin, hair: hair, eyes: calm, brow: 1, smile: 1.8, nose: 5.6, cheeks: .5})
	s.piece(s.begin().svg("M33.6 36Q32 50 35 57Q28 60 27.6 50Q27 40 33.6 36Z"), hair)
	s.piece(s.begin().svg("M66.4 36Q68 50 65 57Q72 60 72.4 50Q73 40 66.4 36Z"), hair)
	s.piece(s.begin().svg("M30 36Q24 12 50 11Q74 12 72 34Q50 25 30 36Z"), rgb(0x3F7A4C))
	s.fill(s.begin().svg("M60 13.6Q71 17 70.2 31Q65 29 61 28.4Q66 21 60 13.6Z"), faint(figureInk, .3))
	s.fill(s.begin().svg("M31.6 28Q31 16 46 13.4Q37 19 37.6 29Z"), faint(white, .3))
	s.piece(s.begin().svg("M28.6 35Q50 22.6 72.6 33L74 39.6Q50 29 28 41.4Z"), rgb(0x2C5A38))
	s.piece(s.begin().svg("M66 35C56 22 66 9 86 14.5C88 24 80 33 66 35Z"), rgb(0xF7EBCF))
	s.fine(1.3, ink2, s.begin().svg("M66 35Q69 23 81 17"))
}

// paintKnight paints a helmet with its visor down and a plume.
func paintKnight(s *sitter) {
	steel, dark, red := rgb(0xAEB6BA), rgb(0x6F7A80), rgb(0xB93A2C)
	s.piece(s.begin().svg("M50 18C58 2 82 6 90 26C94 38 88 48 92 58C80 52 74 38 66 30Z"), red)
	s.fine(1.3, faint(figureInk, .6), s.begin().svg("M58 17Q76 20 84 42"))
	s.shoulders(rgb(0xF0E4C8))
	s.fill(s.begin().rect(45, 78, 10, 30).rect(30, 86, 40, 9), red)
	for _, side := range [...]float64{-1, 1} {
		s.push(affine{a: side, d: 1, e: 50 - 50*side})
		s.piece(s.begin().svg("M34 70Q20 71 12 84Q8 94 9 104L26 104Q27 84 38 74Z"), steel)
		s.stroke(s.begin().svg("M13 92Q20 84 30 83"), stroke{color: figureInk, width: s.line * .7})
		s.pop()
	}
	s.piece(s.begin().svg("M30 60L70 60Q74 70 68 76Q50 88 32 76Q26 70 30 60Z"), dark)
	helm := func() *path {
		return s.begin().svg("M28 42C27 14 73 14 72 42L71 60Q66 70 50 76Q34 70 29 60Z")
	}
	s.piece(helm(), steel)
	s.clipTo(helm())
	s.fill(s.begin().svg("M56 16C66 30 66 56 54 78L80 78L80 16Z"), faint(rgb(0x4E585E), .5))
	s.fill(s.begin().svg("M34 64C30 44 31 28 43 20C37 34 36 50 40 68Z"), faint(white, .55))
	s.unclip()
	s.stroke(helm(), stroke{color: figureInk, width: s.line})
	// The visor: a slit for the eyes, breaths below it, a ridge down the middle.
	s.stroke(s.begin().svg("M27 41Q50 33 73 41"), stroke{color: figureInk, width: s.line})
	s.piece(s.begin().svg("M31 46.4Q50 41 69 46.4L68.4 52Q50 47.4 31.6 52Z"), rgb(0x1E1816))
	s.stroke(s.begin().open(50, 20, 50, 74), stroke{color: figureInk, width: s.line * .8})
	for _, k := range [...]struct{ x, y float64 }{{38, 58}, {43.6, 58.6}, {40.4, 63.4}, {45.6, 64}, {56.4, 58.6}, {62, 58}, {54.4, 64}, {59.6, 63.4}} {
		s.fill(s.begin().circle(k.x, k.y, 1.5), figureInk)
	}
	for _, x := range [...]float64{30.6, 69.4} {
		s.piece(s.begin().circle(x, 42, 2.6), rgb(0xEABD4B))
	}
}

// paintKing paints a crown, a white beard and ermine.
func paintKing(s *sitter) {
	skin, hair, red := rgb(0xF0CFA6), rgb(0xEDE8DC), rgb(0xA52E2A)
	s.push(translation(0, 4))
	defer s.pop()
	s.piece(s.begin().svg("M32 38C22 54 26 70 34 72L66 72C74 70 78 54 68 38Z"), hair)
	s.shoulders(red)
	s.piece(s.begin().svg("M34 66Q24 72 26 83Q38 96 50 97Q62 96 74 83Q76 72 66 66Q50 80 34 66Z"), cream)
	for _, k := range [...]point{{31, 79}, {37, 86}, {45, 91}, {55, 91}, {63, 86}, {69, 79}} {
		s.fill(s.begin().move(k.x, k.y-2.6).line(k.x+1.8, k.y+2).line(k.x, k.y+.8).line(k.x-1.8, k.y+2).close(), figureInk)
	}
	s.face(face{x: 50, y: 47, w: 16, h: 19, skin: skin, hair: rgb(0xC9C2B2), eyes: calm, brow: 2, nose: 6.4, cheeks: .6})
	s.piece(s.begin().svg("M34 46Q36 58 42 56.6Q50 53 58 56.6Q64 58 66 46Q70 66 60 76Q54 80 50 86Q46 80 40 76Q30 66 34 46Z"), hair)
	s.fill(s.begin().svg("M60 57.4Q64 57 65.6 52Q67 65 58.6 74Q53 78 51 82Q63 68 60 57.4Z"), faint(rgb(0x8C8578), .45))
	s.stroke(s.begin().svg("M44.6 61.4Q50 64.4 55.4 61.4"), stroke{color: figureInk, width: s.line * .8})
	s.fine(1, faint(ink2, .7), s.begin().svg("M44 68Q45 74 48 78"))
	s.fine(1, faint(ink2, .7), s.begin().svg("M56 68Q55 74 52 78"))
	crown := func() *path {
		return s.begin().svg("M31 37L27 15L39 25L50 10L61 25L73 15L69 37Q50 30 31 37Z")
	}
	s.piece(crown(), rgb(0xE8B840))
	s.fill(s.begin().svg("M71 19L67.6 34.6Q62 32.6 56 32L61 27.6Z"), faint(rgb(0x9A6C0C), .5))
	s.fill(s.begin().svg("M33 34L30 20L39 28L42 24.6L40 32Z"), faint(rgb(0xFFF0BC), .85))
	for _, k := range [...]point{{27, 15}, {50, 10.6}, {73, 15}} {
		s.piece(s.begin().circle(k.x, k.y, 3.2), rgb(0xF3D27A))
	}
	s.part(s.begin().svg("M50 20L53.4 25 50 30 46.6 25Z"), rgb(0x2F6DB0), s.line*.7)
	s.part(s.begin().circle(37, 31, 2), rgb(0xC23B2C), s.line*.6)
	s.part(s.begin().circle(63, 31, 2), rgb(0xC23B2C), s.line*.6)
}

// paintPerson paints somebody without any office.
func paintPerson(s *sitter) {
	skin, hair := rgb(0xF1CCA0), rgb(0x86562E)
	s.push(scaling(1.08, 1.08).about(50, 80))
	defer s.pop()
	s.piece(s.begin().svg("M29 40C24 58 26 70 36 70L64 70C74 70 76 58 71 40Z"), hair)
	s.shoulders(rgb(0xC98A3E))
	s.neck(skin)
	s.piece(s.begin().svg("M38 66Q50 80 62 66L66 70Q50 90 34 70Z"), rgb(0xF3E3BE))
	s.face(face{x: 50, y: 47, w: 16.4, h: 19.5, skin: skin, hair: rgb(0x6B4423), eyes: calm, brow: -.8, smile: 2.6, nose: 5, cheeks: .7})
	s.piece(s.begin().svg("M30 56C22 12 78 10 71 56Q66 52 65.4 40Q54 38 48 29Q44 38 34.6 41Q34 52 30 56Z"), hair)
	s.fill(s.begin().svg("M60 22.6C70 28 71 42 70 50Q67.4 46 67 38.6Q63 38 59 35.6Q65 30 60 22.6Z"), faint(figureInk, .25))
	s.fill(s.begin().svg("M33.6 37Q34 25 45 21.4Q38 28 38 37Z"), faint(white, .3))
}
