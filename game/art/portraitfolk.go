package art

// The opponents that have a name.

// paintFarmer paints a broad straw hat, an ear of grain in the mouth, a fork.
func paintFarmer(s *sitter) {
	tan := rgb(0xE6B27F)
	s.stroke(s.begin().open(84, 104, 78, 36), stroke{color: figureInk, width: 6})
	s.stroke(s.begin().open(84, 104, 78, 36), stroke{color: brown, width: 2.8})
	tines := func() *path {
		return s.begin().svg("M68 17Q68 36 77.5 36Q86 35 85 15M77.5 36L76.4 16")
	}
	s.stroke(tines(), stroke{color: figureInk, width: 5.4})
	s.stroke(tines(), stroke{color: rgb(0xB9BEC0), width: 2.2})
	s.shoulders(rgb(0x6F9150))
	s.neck(tan)
	s.piece(s.begin().svg("M39 65L50 81 61 65 66 72 50 90 34 72Z"), rgb(0xF3E3BE))
	s.piece(s.begin().svg("M31 44Q29 56 34 60L39 44Z"), rgb(0x9C6B3A))
	s.piece(s.begin().svg("M69 44Q71 56 66 60L61 44Z"), rgb(0x9C6B3A))
	s.face(face{x: 50, y: 47, w: 16.5, h: 19.5, skin: tan, hair: rgb(0x7A4F28), eyes: calm, brow: -1, smile: 2.4, nose: 6, cheeks: .9})
	s.push(rotation(1.05).then(translation(73, 65)))
	s.push(scaling(1.9, 1.9))
	drawEar(s.pen, rgb(0xF0C850), rgb(0xA97A24))
	s.pop()
	s.pop()
	s.stroke(s.begin().svg("M53 59.5Q62 60 73 65"), stroke{color: figureInk, width: 3.2})
	s.stroke(s.begin().svg("M53 59.5Q62 60 73 65"), stroke{color: rgb(0xE4BD52), width: 1.6})
	hat := func() *path {
		return s.begin().svg("M13 37Q22 29 33 28Q34 11 50 10.5Q66 11 67 28Q78 29 87 37Q50 51 13 37Z")
	}
	s.piece(hat(), rgb(0xE5C064))
	s.fill(s.begin().svg("M56 11.5Q65 14 65.6 29Q76 31 83 37Q70 42 58 43Q66 30 56 11.5Z"), faint(rgb(0x9A6A1E), .4))
	s.fill(s.begin().svg("M36 24Q37 14 46 12.6Q41 17 41 24Z"), faint(white, .5))
	s.piece(s.begin().svg("M33.4 24Q50 30.5 66.6 24L67.2 30Q50 37 32.8 30Z"), rgb(0xA8462F))
	for _, k := range [...]float64{20, 27, 73, 79} {
		s.fine(.9, faint(ink2, .6), s.begin().open(k, 36, k+(50-k)*.12, 33))
	}
}

// paintThief paints a hood, a mask and a key that is not the thief's.
func paintThief(s *sitter) {
	cloak, pale := rgb(0x4B4058), rgb(0xEFD0A8)
	s.shoulders(cloak)
	hood := func() *path {
		return s.begin().svg("M54 9C29 8 24 34 25 58C28 74 40 82 50 84C60 82 72 74 75 58C76 36 74 22 54 9Z")
	}
	s.piece(hood(), cloak)
	s.fill(s.begin().svg("M56 11C72 22 74 38 73 58C70 70 62 77 54 81C68 62 68 34 56 11Z"), faint(figureInk, .35))
	s.fill(s.begin().svg("M48 12C31 14 27 36 28 56Q30 36 48 12Z"), faint(white, .22))
	s.fill(s.begin().ellipse(50, 47, 19.5, 24), figureInk)
	s.face(face{x: 50, y: 48, w: 15, h: 19, skin: pale, hair: figureInk, eyes: calm, nose: 5.5, smile: 0})
	s.fill(s.begin().svg("M30 60C29 21 71 21 70 60C68 34 32 34 30 60Z"), figureInk)
	mask := s.begin().svg("M34.4 43Q50 39.5 65.6 43Q65.6 54 57 54.4Q52 54 50 50.6Q48 54 43 54.4Q34.4 54 34.4 43Z")
	s.piece(mask, rgb(0x2E2636))
	for _, x := range [...]float64{43, 57} {
		s.fill(s.begin().move(x-4.4, 47).quad(x, 43, x+4.4, 47).quad(x, 51, x-4.4, 47).close(), cream)
		s.fill(s.begin().circle(x+2, 47, 1.9), figureInk)
	}
	s.stroke(s.begin().svg("M45 60.4Q51 63.6 57.6 58"), stroke{color: figureInk, width: s.line * .85})
	s.fine(1, figureInk, s.begin().svg("M56.8 57L58.8 58.4"))
	s.piece(s.begin().svg("M38 76Q50 86 62 76Q58 84 50 88Q42 84 38 76Z"), rgb(0x6B5C7C))
	s.push(rotation(.5).then(translation(72, 68)))
	s.key()
	s.pop()
}

// key paints a large golden key that hangs from the origin.
func (s *sitter) key() {
	shape := func() *path {
		return s.begin().circle(0, 0, 6.6).rect(-1.6, 6, 3.2, 19).rect(1, 19, 5.6, 2.6).rect(1, 13.8, 4.4, 2.6)
	}
	s.stroke(shape(), stroke{color: figureInk, width: s.line * 2})
	s.fill(shape(), rgb(0xEABD4B))
	s.part(s.begin().circle(0, 0, 2.6), rgb(0x6B5C7C), s.line*.8)
}

// paintHasty paints somebody who runs: hair and scarf fly behind, a hammer is
// in the hand.
func paintHasty(s *sitter) {
	skin, hair, scarf := rgb(0xF2CDA0), rgb(0xB65A26), rgb(0xC23B2C)
	for _, l := range [...]struct{ x, y, w float64 }{{9, 26, 15}, {8, 44, 12}, {10, 84, 12}} {
		s.stroke(s.begin().open(l.x, l.y, l.x+l.w, l.y), stroke{color: faint(cream, .95), width: 3})
	}
	s.push(rotation(.1).about(50, 90))
	defer s.pop()
	s.stroke(s.begin().open(84, 88, 79, 34), stroke{color: figureInk, width: 6.6})
	s.stroke(s.begin().open(84, 88, 79, 34), stroke{color: rgb(0x8A5A34), width: 3})
	s.piece(s.begin().svg("M66 22L88 18 90 31 68 35Z"), rgb(0x9AA0A4))
	s.fill(s.begin().svg("M67.8 23.4L86.8 19.9 87.2 23 68.2 26.6Z"), faint(white, .65))
	s.shoulders(rgb(0x3D7F93))
	s.piece(s.begin().svg("M32 104L36 73 42 70 42 104Z"), rgb(0xB98A54))
	s.neck(skin)
	s.piece(s.begin().svg("M40 66Q20 60 4 72Q12 74 9 81Q26 76 42 78Z"), scarf)
	s.piece(s.begin().svg("M36 64Q50 75 64 64Q69 70 64 76Q50 84 36 76Q31 70 36 64Z"), scarf)
	back := s.begin().svg("M60 20Q38 14 14 27Q24 29 27 32Q17 34 11 42Q22 40 28 43Q22 47 20 54Q30 50 38 52L58 40Z")
	s.piece(back, hair)
	s.face(face{x: 53, y: 45, w: 16, h: 19, skin: skin, hair: rgb(0x7E3A14), eyes: wide, aside: 1, brow: -2.4, nose: 5.4, cheeks: .7})
	s.piece(s.begin().svg("M47 56Q54 55.5 60.5 56Q60 64 54 64Q48 64 47 56Z"), rgb(0x7C2A1E))
	s.fine(1.6, white, s.begin().svg("M49.4 57.4Q54 57 58.4 57.4"))
	front := s.begin().svg("M36 44Q35 20 56 19Q68 21 70 37Q60 35 56 28Q54 35 45 37Q38 38 36 44Z")
	s.piece(front, hair)
	s.fine(1.2, faint(rgb(0xF0A860), .9), s.begin().svg("M43 30Q48 23.5 56 22.6"))
	s.piece(s.begin().svg("M74.5 44Q79.4 51 74.8 53.6Q69.6 52.4 74.5 44Z"), rgb(0xBFE0EA))
}

// paintMiser paints an old man behind spectacles, a purse held tight.
func paintMiser(s *sitter) {
	skin, grey := rgb(0xE9C79E), rgb(0xCFC8BA)
	s.shoulders(rgb(0x5E4638))
	s.piece(s.begin().svg("M36 66Q22 74 26 104L40 104Q34 84 46 72Z"), rgb(0x8A6B50))
	s.piece(s.begin().svg("M64 66Q78 74 74 104L60 104Q66 84 54 72Z"), rgb(0x8A6B50))
	s.piece(s.begin().svg("M31 40Q24 52 33 60L38 46Z"), grey)
	s.piece(s.begin().svg("M69 40Q76 52 67 60L62 46Z"), grey)
	s.face(face{x: 50, y: 46, w: 16, h: 19, skin: skin, hair: rgb(0x8F887C), eyes: narrow, aside: .6, brow: 3.4, cheeks: .4})
	// The moustache and beard hide the mouth.
	s.piece(s.begin().svg("M36 52Q38 62 50 60Q62 62 64 52Q68 68 56 76Q52 82 49 86Q47 80 43 76Q32 68 36 52Z"), grey)
	s.fill(s.begin().svg("M58 60Q63 58 64 56Q65.6 68 55 74.6Q52 79 50 82Q60 68 58 60Z"), faint(rgb(0x7A7266), .5))
	s.stroke(s.begin().svg("M45 66Q50 63.4 55 66"), stroke{color: figureInk, width: s.line * .8})
	s.piece(s.begin().svg("M48 44Q46 54 45 57Q48 61 53 58.4Q53.6 54 52 44Z"), blend(skin, rgb(0xD9694F), .22))
	for _, x := range [...]float64{42.6, 57.6} {
		s.stroke(s.begin().circle(x, 47.4, 6), stroke{color: figureInk, width: s.line * 1.15})
		s.fine(1.1, rgb(0xEABD4B), s.begin().circle(x, 47.4, 6))
	}
	s.piece(s.begin().svg("M31 37C30 10 70 10 69 37Q50 29 31 37Z"), rgb(0x46583F))
	s.fill(s.begin().svg("M58 17.6C66 22 67.4 29 67.4 34.2Q63 32.6 59 32Q62 24 58 17.6Z"), faint(figureInk, .3))
	s.fill(s.begin().svg("M34 32Q35 22 43 18.6Q39 24 39 31Z"), faint(white, .3))
	// The purse, and the fingers that hold it.
	s.push(translation(2, -5))
	defer s.pop()
	s.piece(s.begin().svg("M46 76Q56 79 66 76Q63 80 65 82Q78 94 70 106L42 106Q34 94 47 82Q49 80 46 76Z"), rgb(0xB98A54))
	s.piece(s.begin().circle(56, 94, 5.6), rgb(0xEABD4B))
	s.stroke(s.begin().svg("M47.6 82L64.6 82"), stroke{color: rgb(0xA63A2A), width: 2.6})
	for i := range 3 {
		s.piece(s.begin().ellipse(39.5+float64(i)*.6, 84+float64(i)*4.4, 5, 2.6), skin)
	}
}

// paintAbbot paints a tonsure, closed eyes and a cross.
func paintAbbot(s *sitter) {
	skin, habit, hair := rgb(0xF0CFA6), rgb(0x6A4F3A), rgb(0x7A5A3A)
	s.piece(s.begin().svg("M18 104L18 46Q20 16 50 9Q80 16 82 46L82 104Z"), faint(rgb(0xE9EEE6), .85))
	s.shoulders(habit)
	s.neck(skin)
	s.piece(s.begin().svg("M33 62Q50 80 67 62Q78 68 74 76Q50 96 26 76Q22 68 33 62Z"), habit)
	s.fill(s.begin().svg("M64 68Q72 66 73.4 73Q66 80 54 84Q62 76 64 68Z"), faint(figureInk, .3))
	s.fill(s.begin().svg("M29 72Q27 68 33 65Q38 73 44 75Q36 77 29 72Z"), faint(white, .2))
	s.face(face{x: 50, y: 46, w: 17.5, h: 20, skin: skin, hair: hair, eyes: shut, brow: -1.4, smile: 2, nose: 5.6, cheeks: .8})
	for _, side := range [...]float64{-1, 1} {
		s.push(affine{a: side, d: 1, e: 50 - 50*side})
		s.piece(s.begin().svg("M50 30Q40 27 36.4 34Q36 44 33.4 47Q29 45 29.6 36Q31 25 42 22.6Q47 24.6 50 23.6Z"), hair)
		s.pop()
	}
	s.fill(s.begin().svg("M46 30.2L54 30.2L54 24L46 24Z"), hair)
	s.stroke(s.begin().svg("M40 27.6Q50 32.6 60 27.6"), stroke{color: figureInk, width: s.line * .8})
	s.fill(s.begin().svg("M38 24.6C42 16.5 58 16.5 62 24.6Q50 27.6 38 24.6Z"), skin)
	s.stroke(s.begin().svg("M35.6 26.6C40 15 60 15 64.4 26.6"), stroke{color: figureInk, width: s.line})
	s.fill(s.begin().ellipse(46, 21.6, 5, 1.8), faint(white, .6))
	cross := func() *path { return s.begin().rect(47.4, 79, 5.2, 16).rect(42.4, 83.4, 15.2, 5.2) }
	s.stroke(cross(), stroke{color: figureInk, width: s.line * 1.8, miter: true})
	s.fill(cross(), rgb(0xEABD4B))
}

// paintSpoiler paints a black cap with a feather, a pointed beard, and the
// portcullis that has just come down.
func paintSpoiler(s *sitter) {
	skin, black, red := rgb(0xE9C39A), rgb(0x34303A), rgb(0xA83A30)
	for _, x := range [...]float64{8, 23, 38, 62, 77, 92} {
		s.stroke(s.begin().open(x, 0, x, 100), stroke{color: faint(figureInk, .5), width: 3.6})
	}
	for _, y := range [...]float64{22, 42, 62, 82} {
		s.stroke(s.begin().open(0, y, 100, y), stroke{color: faint(figureInk, .5), width: 3.6})
	}
	s.shoulders(black)
	s.neck(skin)
	s.piece(s.begin().svg("M31 56Q35 70 50 84Q65 70 69 56Q78 66 72 78L50 98L28 78Q22 66 31 56Z"), red)
	s.piece(s.begin().svg("M41 70L50 84 59 70 50 76Z"), cream)
	s.piece(s.begin().svg("M33 36Q32 50 36 55L40 40Z"), black)
	s.piece(s.begin().svg("M67 36Q68 50 64 55L60 40Z"), black)
	s.face(face{x: 50, y: 47, w: 15, h: 20.5, skin: skin, hair: figureInk, eyes: narrow, aside: -.8, brow: 5, nose: 7})
	s.piece(s.begin().svg("M46 63.5Q50 62 54 63.5Q54 70 50 77Q46 70 46 63.5Z"), black)
	s.stroke(s.begin().svg("M45.5 61Q51 62 56 59"), stroke{color: figureInk, width: s.line * .7})
	for _, side := range [...]float64{-1, 1} {
		s.push(affine{a: side, d: 1, e: 50 - 50*side})
		s.fill(s.begin().svg("M50 56.6Q43 54.8 40 58.6Q37 60.4 35 56Q35.6 64 42 61.6Q47 60.4 50 59Z"), figureInk)
		s.pop()
	}
	cap := func() *path {
		return s.begin().svg("M29 37Q17 31 22 22Q32 8 56 13Q80 18 76 31Q74 36 70 38Q50 26 29 37Z")
	}
	s.piece(cap(), black)
	s.fill(s.begin().svg("M25 27Q34 14 52 15.6Q36 20 29 31Q24 31 25 27Z"), faint(white, .24))
	s.piece(s.begin().svg("M30 31Q50 22 70 32L70.6 39Q50 29.6 29.4 38Z"), rgb(0x57505F))
	feather := s.begin().svg("M66 33C60 18 68 5 92 8C92 16 84 26 66 33Z")
	s.piece(feather, rgb(0xD8483A))
	s.fine(1.3, figureInk, s.begin().svg("M66 33Q72 18 86 11"))
	s.piece(s.begin().circle(66, 32, 3.4), rgb(0xEABD4B))
}
