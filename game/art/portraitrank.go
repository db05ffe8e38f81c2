package art

// The levels of plain opponents, from a page to a king, and a person.

// paintPage paints a child with a bowl cut and freckles.
func paintPage(s *sitter) {
	skin, hair := rgb(0xF8DDB6), rgb(0xDDAE4E)
	s.push(scaling(1.08, 1.08).about(50, 80))
	defer s.pop()
	s.shoulders(rgb(0x6DA06A))
	s.piece(s.begin().move(50, 65).line(58, 65).cubic(70, 71, 89, 76, 90, 104).line(50, 104).close(), rgb(0xE9D7AC))
	s.neck(skin)
	s.piece(s.begin().move(37, 65).quad(50, 80, 63, 65).quad(67, 71, 62, 76).quad(50, 86, 38, 76).quad(33, 71, 37, 65).close(), rgb(0xF3E3BE))
	s.piece(s.begin().move(29, 48).cubic(26, 60, 32, 64, 37, 62).line(63, 62).cubic(68, 64, 74, 60, 71, 48).close(), hair)
	s.face(face{x: 50, y: 48, w: 18, h: 19, skin: skin, hair: rgb(0xA87A2C), eyes: calm, brow: -2, smile: 2.8, nose: 4, cheeks: 1})
	if !s.rough {
		s.fill(s.begin().circle(39.6, 55.6, .9).circle(42.8, 57, .9).circle(57.6, 57, .9).circle(60.8, 55.6, .9), faint(rgb(0xA05A2C), .8))
	}
	s.piece(s.begin().move(27.6, 54).cubic(22, 10, 78, 10, 72.4, 54).quad(69, 48, 68.6, 40).quad(50, 44, 31.4, 40).quad(31, 48, 27.6, 54).close(), hair)
	s.fill(s.begin().move(58, 22.6).cubic(70, 28, 71.4, 40, 71.4, 48).quad(70, 44, 70, 38.6).quad(66, 40, 60, 40.6).quad(65, 30, 58, 22.6).close(), faint(rgb(0x9A6A1E), .45))
	s.fill(s.begin().move(32, 36).quad(34, 26, 44, 23).quad(38, 29, 37, 37).close(), faint(white, .5))
	for _, x := range [...]float64{42, 50, 58} {
		s.fine(1, faint(rgb(0x8A5A1E), .8), s.begin().move(50+(x-50)*.3, 24).quad(x, 30, x, 40))
	}
}

// paintSquire paints a youth under a cap with a long feather.
func paintSquire(s *sitter) {
	skin, hair := rgb(0xF3D0A4), rgb(0x6E4526)
	s.piece(s.begin().move(30, 40).cubic(24, 56, 28, 68, 35, 70).line(65, 70).cubic(72, 68, 76, 56, 70, 40).close(), hair)
	s.shoulders(rgb(0xB5402F))
	s.neck(skin)
	s.piece(s.begin().move(39, 66).quad(50, 79, 61, 66).line(66, 71).quad(50, 92, 34, 71).close(), rgb(0x2F5C92))
	s.stroke(s.begin().open(50, 83, 50, 104), stroke{color: figureInk, width: s.line})
	if !s.rough {
		s.fill(s.begin().circle(46, 89, 1.7).circle(46, 95, 1.7), rgb(0xF0C850))
	}
	s.face(face{x: 50, y: 47, w: 15.8, h: 19.5, skin: skin, hair: hair, eyes: calm, brow: 1, smile: 1.8, nose: 5.6, cheeks: .5})
	s.piece(s.begin().move(33.6, 36).quad(32, 50, 35, 57).quad(28, 60, 27.6, 50).quad(27, 40, 33.6, 36).close(), hair)
	s.piece(s.begin().move(66.4, 36).quad(68, 50, 65, 57).quad(72, 60, 72.4, 50).quad(73, 40, 66.4, 36).close(), hair)
	s.piece(s.begin().move(30, 36).quad(24, 12, 50, 11).quad(74, 12, 72, 34).quad(50, 25, 30, 36).close(), rgb(0x3F7A4C))
	s.fill(s.begin().move(60, 13.6).quad(71, 17, 70.2, 31).quad(65, 29, 61, 28.4).quad(66, 21, 60, 13.6).close(), faint(figureInk, .3))
	s.fill(s.begin().move(31.6, 28).quad(31, 16, 46, 13.4).quad(37, 19, 37.6, 29).close(), faint(white, .3))
	s.piece(s.begin().move(28.6, 35).quad(50, 22.6, 72.6, 33).line(74, 39.6).quad(50, 29, 28, 41.4).close(), rgb(0x2C5A38))
	s.piece(s.begin().move(66, 35).cubic(56, 22, 66, 9, 86, 14.5).cubic(88, 24, 80, 33, 66, 35).close(), rgb(0xF7EBCF))
	s.fine(1.3, ink2, s.begin().move(66, 35).quad(69, 23, 81, 17))
}

// paintKnight paints a helmet with its visor down and a plume.
func paintKnight(s *sitter) {
	steel, dark, red := rgb(0xAEB6BA), rgb(0x6F7A80), rgb(0xB93A2C)
	s.piece(s.begin().move(50, 18).cubic(58, 2, 82, 6, 90, 26).cubic(94, 38, 88, 48, 92, 58).cubic(80, 52, 74, 38, 66, 30).close(), red)
	s.fine(1.3, faint(figureInk, .6), s.begin().move(58, 17).quad(76, 20, 84, 42))
	s.shoulders(rgb(0xF0E4C8))
	s.fill(s.begin().rect(45, 78, 10, 30).rect(30, 86, 40, 9), red)
	for _, side := range [...]float64{-1, 1} {
		s.push(affine{a: side, d: 1, e: 50 - 50*side})
		s.piece(s.begin().move(34, 70).quad(20, 71, 12, 84).quad(8, 94, 9, 104).line(26, 104).quad(27, 84, 38, 74).close(), steel)
		s.stroke(s.begin().move(13, 92).quad(20, 84, 30, 83), stroke{color: figureInk, width: s.line * .7})
		s.pop()
	}
	s.piece(s.begin().move(30, 60).line(70, 60).quad(74, 70, 68, 76).quad(50, 88, 32, 76).quad(26, 70, 30, 60).close(), dark)
	helm := func() *path {
		return s.begin().move(28, 42).cubic(27, 14, 73, 14, 72, 42).line(71, 60).quad(66, 70, 50, 76).quad(34, 70, 29, 60).close()
	}
	s.piece(helm(), steel)
	s.clipTo(helm())
	s.fill(s.begin().move(56, 16).cubic(66, 30, 66, 56, 54, 78).line(80, 78).line(80, 16).close(), faint(rgb(0x4E585E), .5))
	s.fill(s.begin().move(34, 64).cubic(30, 44, 31, 28, 43, 20).cubic(37, 34, 36, 50, 40, 68).close(), faint(white, .55))
	s.unclip()
	s.stroke(helm(), stroke{color: figureInk, width: s.line})
	// The visor: a slit for the eyes, breaths below it, a ridge down the middle.
	s.stroke(s.begin().move(27, 41).quad(50, 33, 73, 41), stroke{color: figureInk, width: s.line})
	s.piece(s.begin().move(31, 46.4).quad(50, 41, 69, 46.4).line(68.4, 52).quad(50, 47.4, 31.6, 52).close(), rgb(0x1E1816))
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
	s.piece(s.begin().move(32, 38).cubic(22, 54, 26, 70, 34, 72).line(66, 72).cubic(74, 70, 78, 54, 68, 38).close(), hair)
	s.shoulders(red)
	s.piece(s.begin().move(34, 66).quad(24, 72, 26, 83).quad(38, 96, 50, 97).quad(62, 96, 74, 83).quad(76, 72, 66, 66).quad(50, 80, 34, 66).close(), cream)
	for _, k := range [...]point{{31, 79}, {37, 86}, {45, 91}, {55, 91}, {63, 86}, {69, 79}} {
		s.fill(s.begin().move(k.x, k.y-2.6).line(k.x+1.8, k.y+2).line(k.x, k.y+.8).line(k.x-1.8, k.y+2).close(), figureInk)
	}
	s.face(face{x: 50, y: 47, w: 16, h: 19, skin: skin, hair: rgb(0xC9C2B2), eyes: calm, brow: 2, nose: 6.4, cheeks: .6})
	s.piece(s.begin().move(34, 46).quad(36, 58, 42, 56.6).quad(50, 53, 58, 56.6).quad(64, 58, 66, 46).quad(70, 66, 60, 76).quad(54, 80, 50, 86).quad(46, 80, 40, 76).quad(30, 66, 34, 46).close(), hair)
	s.fill(s.begin().move(60, 57.4).quad(64, 57, 65.6, 52).quad(67, 65, 58.6, 74).quad(53, 78, 51, 82).quad(63, 68, 60, 57.4).close(), faint(rgb(0x8C8578), .45))
	s.stroke(s.begin().move(44.6, 61.4).quad(50, 64.4, 55.4, 61.4), stroke{color: figureInk, width: s.line * .8})
	s.fine(1, faint(ink2, .7), s.begin().move(44, 68).quad(45, 74, 48, 78))
	s.fine(1, faint(ink2, .7), s.begin().move(56, 68).quad(55, 74, 52, 78))
	crown := func() *path {
		return s.begin().move(31, 37).line(27, 15).line(39, 25).line(50, 10).line(61, 25).line(73, 15).line(69, 37).quad(50, 30, 31, 37).close()
	}
	s.piece(crown(), rgb(0xE8B840))
	s.fill(s.begin().move(71, 19).line(67.6, 34.6).quad(62, 32.6, 56, 32).line(61, 27.6).close(), faint(rgb(0x9A6C0C), .5))
	s.fill(s.begin().move(33, 34).line(30, 20).line(39, 28).line(42, 24.6).line(40, 32).close(), faint(rgb(0xFFF0BC), .85))
	for _, k := range [...]point{{27, 15}, {50, 10.6}, {73, 15}} {
		s.piece(s.begin().circle(k.x, k.y, 3.2), rgb(0xF3D27A))
	}
	s.part(s.begin().poly(50, 20, 53.4, 25, 50, 30, 46.6, 25), rgb(0x2F6DB0), s.line*.7)
	s.part(s.begin().circle(37, 31, 2), rgb(0xC23B2C), s.line*.6)
	s.part(s.begin().circle(63, 31, 2), rgb(0xC23B2C), s.line*.6)
}

// paintPerson paints somebody without any office.
func paintPerson(s *sitter) {
	skin, hair := rgb(0xF1CCA0), rgb(0x86562E)
	s.push(scaling(1.08, 1.08).about(50, 80))
	defer s.pop()
	s.piece(s.begin().move(29, 40).cubic(24, 58, 26, 70, 36, 70).line(64, 70).cubic(74, 70, 76, 58, 71, 40).close(), hair)
	s.shoulders(rgb(0xC98A3E))
	s.neck(skin)
	s.piece(s.begin().move(38, 66).quad(50, 80, 62, 66).line(66, 70).quad(50, 90, 34, 70).close(), rgb(0xF3E3BE))
	s.face(face{x: 50, y: 47, w: 16.4, h: 19.5, skin: skin, hair: rgb(0x6B4423), eyes: calm, brow: -.8, smile: 2.6, nose: 5, cheeks: .7})
	s.piece(s.begin().move(30, 56).cubic(22, 12, 78, 10, 71, 56).quad(66, 52, 65.4, 40).quad(54, 38, 48, 29).quad(44, 38, 34.6, 41).quad(34, 52, 30, 56).close(), hair)
	s.fill(s.begin().move(60, 22.6).cubic(70, 28, 71, 42, 70, 50).quad(67.4, 46, 67, 38.6).quad(63, 38, 59, 35.6).quad(65, 30, 60, 22.6).close(), faint(figureInk, .25))
	s.fill(s.begin().move(33.6, 37).quad(34, 25, 45, 21.4).quad(38, 28, 38, 37).close(), faint(white, .3))
}
