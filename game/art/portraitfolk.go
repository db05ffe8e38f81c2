package art

// The opponents that have a name.

// paintFarmer paints a broad straw hat, an ear of grain in the mouth, a fork.
func paintFarmer(s *sitter) {
	tan := rgb(0xE6B27F)
	s.stroke(s.begin().open(84, 104, 78, 36), stroke{color: figureInk, width: 6})
	s.stroke(s.begin().open(84, 104, 78, 36), stroke{color: brown, width: 2.8})
	tines := func() *path {
		return s.begin().move(68, 17).quad(68, 36, 77.5, 36).quad(86, 35, 85, 15).open(77.5, 36, 76.4, 16)
	}
	s.stroke(tines(), stroke{color: figureInk, width: 5.4})
	s.stroke(tines(), stroke{color: rgb(0xB9BEC0), width: 2.2})
	s.shoulders(rgb(0x6F9150))
	s.neck(tan)
	s.piece(s.begin().poly(39, 65, 50, 81, 61, 65, 66, 72, 50, 90, 34, 72), rgb(0xF3E3BE))
	s.piece(s.begin().move(31, 44).quad(29, 56, 34, 60).line(39, 44).close(), rgb(0x9C6B3A))
	s.piece(s.begin().move(69, 44).quad(71, 56, 66, 60).line(61, 44).close(), rgb(0x9C6B3A))
	s.face(face{x: 50, y: 47, w: 16.5, h: 19.5, skin: tan, hair: rgb(0x7A4F28), eyes: calm, brow: -1, smile: 2.4, nose: 6, cheeks: .9})
	s.push(rotation(1.05).then(translation(73, 65)))
	s.push(scaling(1.9, 1.9))
	drawEar(s.pen, rgb(0xF0C850), rgb(0xA97A24))
	s.pop()
	s.pop()
	s.stroke(s.begin().move(53, 59.5).quad(62, 60, 73, 65), stroke{color: figureInk, width: 3.2})
	s.stroke(s.begin().move(53, 59.5).quad(62, 60, 73, 65), stroke{color: rgb(0xE4BD52), width: 1.6})
	hat := func() *path {
		return s.begin().move(13, 37).quad(22, 29, 33, 28).quad(34, 11, 50, 10.5).quad(66, 11, 67, 28).quad(78, 29, 87, 37).quad(50, 51, 13, 37).close()
	}
	s.piece(hat(), rgb(0xE5C064))
	s.fill(s.begin().move(56, 11.5).quad(65, 14, 65.6, 29).quad(76, 31, 83, 37).quad(70, 42, 58, 43).quad(66, 30, 56, 11.5).close(), faint(rgb(0x9A6A1E), .4))
	s.fill(s.begin().move(36, 24).quad(37, 14, 46, 12.6).quad(41, 17, 41, 24).close(), faint(white, .5))
	s.piece(s.begin().move(33.4, 24).quad(50, 30.5, 66.6, 24).line(67.2, 30).quad(50, 37, 32.8, 30).close(), rgb(0xA8462F))
	for _, k := range [...]float64{20, 27, 73, 79} {
		s.fine(.9, faint(ink2, .6), s.begin().open(k, 36, k+(50-k)*.12, 33))
	}
}

// paintThief paints a hood, a mask and a key that is not the thief's.
func paintThief(s *sitter) {
	cloak, pale := rgb(0x4B4058), rgb(0xEFD0A8)
	s.shoulders(cloak)
	hood := func() *path {
		return s.begin().move(54, 9).cubic(29, 8, 24, 34, 25, 58).cubic(28, 74, 40, 82, 50, 84).cubic(60, 82, 72, 74, 75, 58).cubic(76, 36, 74, 22, 54, 9).close()
	}
	s.piece(hood(), cloak)
	s.fill(s.begin().move(56, 11).cubic(72, 22, 74, 38, 73, 58).cubic(70, 70, 62, 77, 54, 81).cubic(68, 62, 68, 34, 56, 11).close(), faint(figureInk, .35))
	s.fill(s.begin().move(48, 12).cubic(31, 14, 27, 36, 28, 56).quad(30, 36, 48, 12).close(), faint(white, .22))
	s.fill(s.begin().ellipse(50, 47, 19.5, 24), figureInk)
	s.face(face{x: 50, y: 48, w: 15, h: 19, skin: pale, hair: figureInk, eyes: calm, nose: 5.5, smile: 0})
	s.fill(s.begin().move(30, 60).cubic(29, 21, 71, 21, 70, 60).cubic(68, 34, 32, 34, 30, 60).close(), figureInk)
	mask := s.begin().move(34.4, 43).quad(50, 39.5, 65.6, 43).quad(65.6, 54, 57, 54.4).quad(52, 54, 50, 50.6).quad(48, 54, 43, 54.4).quad(34.4, 54, 34.4, 43).close()
	s.piece(mask, rgb(0x2E2636))
	for _, x := range [...]float64{43, 57} {
		s.fill(s.begin().move(x-4.4, 47).quad(x, 43, x+4.4, 47).quad(x, 51, x-4.4, 47).close(), cream)
		s.fill(s.begin().circle(x+2, 47, 1.9), figureInk)
	}
	s.stroke(s.begin().move(45, 60.4).quad(51, 63.6, 57.6, 58), stroke{color: figureInk, width: s.line * .85})
	s.fine(1, figureInk, s.begin().open(56.8, 57, 58.8, 58.4))
	s.piece(s.begin().move(38, 76).quad(50, 86, 62, 76).quad(58, 84, 50, 88).quad(42, 84, 38, 76).close(), rgb(0x6B5C7C))
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
	s.piece(s.begin().poly(66, 22, 88, 18, 90, 31, 68, 35), rgb(0x9AA0A4))
	s.fill(s.begin().poly(67.8, 23.4, 86.8, 19.9, 87.2, 23, 68.2, 26.6), faint(white, .65))
	s.shoulders(rgb(0x3D7F93))
	s.piece(s.begin().poly(32, 104, 36, 73, 42, 70, 42, 104), rgb(0xB98A54))
	s.neck(skin)
	s.piece(s.begin().move(40, 66).quad(20, 60, 4, 72).quad(12, 74, 9, 81).quad(26, 76, 42, 78).close(), scarf)
	s.piece(s.begin().move(36, 64).quad(50, 75, 64, 64).quad(69, 70, 64, 76).quad(50, 84, 36, 76).quad(31, 70, 36, 64).close(), scarf)
	back := s.begin().move(60, 20).quad(38, 14, 14, 27).quad(24, 29, 27, 32).quad(17, 34, 11, 42).quad(22, 40, 28, 43).quad(22, 47, 20, 54).quad(30, 50, 38, 52).line(58, 40).close()
	s.piece(back, hair)
	s.face(face{x: 53, y: 45, w: 16, h: 19, skin: skin, hair: rgb(0x7E3A14), eyes: wide, aside: 1, brow: -2.4, nose: 5.4, cheeks: .7})
	s.piece(s.begin().move(47, 56).quad(54, 55.5, 60.5, 56).quad(60, 64, 54, 64).quad(48, 64, 47, 56).close(), rgb(0x7C2A1E))
	s.fine(1.6, white, s.begin().move(49.4, 57.4).quad(54, 57, 58.4, 57.4))
	front := s.begin().move(36, 44).quad(35, 20, 56, 19).quad(68, 21, 70, 37).quad(60, 35, 56, 28).quad(54, 35, 45, 37).quad(38, 38, 36, 44).close()
	s.piece(front, hair)
	s.fine(1.2, faint(rgb(0xF0A860), .9), s.begin().move(43, 30).quad(48, 23.5, 56, 22.6))
	s.piece(s.begin().move(74.5, 44).quad(79.4, 51, 74.8, 53.6).quad(69.6, 52.4, 74.5, 44).close(), rgb(0xBFE0EA))
}

// paintMiser paints an old man behind spectacles, a purse held tight.
func paintMiser(s *sitter) {
	skin, grey := rgb(0xE9C79E), rgb(0xCFC8BA)
	s.shoulders(rgb(0x5E4638))
	s.piece(s.begin().move(36, 66).quad(22, 74, 26, 104).line(40, 104).quad(34, 84, 46, 72).close(), rgb(0x8A6B50))
	s.piece(s.begin().move(64, 66).quad(78, 74, 74, 104).line(60, 104).quad(66, 84, 54, 72).close(), rgb(0x8A6B50))
	s.piece(s.begin().move(31, 40).quad(24, 52, 33, 60).line(38, 46).close(), grey)
	s.piece(s.begin().move(69, 40).quad(76, 52, 67, 60).line(62, 46).close(), grey)
	s.face(face{x: 50, y: 46, w: 16, h: 19, skin: skin, hair: rgb(0x8F887C), eyes: narrow, aside: .6, brow: 3.4, cheeks: .4})
	// The moustache and beard hide the mouth.
	s.piece(s.begin().move(36, 52).quad(38, 62, 50, 60).quad(62, 62, 64, 52).quad(68, 68, 56, 76).quad(52, 82, 49, 86).quad(47, 80, 43, 76).quad(32, 68, 36, 52).close(), grey)
	s.fill(s.begin().move(58, 60).quad(63, 58, 64, 56).quad(65.6, 68, 55, 74.6).quad(52, 79, 50, 82).quad(60, 68, 58, 60).close(), faint(rgb(0x7A7266), .5))
	s.stroke(s.begin().move(45, 66).quad(50, 63.4, 55, 66), stroke{color: figureInk, width: s.line * .8})
	s.piece(s.begin().move(48, 44).quad(46, 54, 45, 57).quad(48, 61, 53, 58.4).quad(53.6, 54, 52, 44).close(), blend(skin, rgb(0xD9694F), .22))
	for _, x := range [...]float64{42.6, 57.6} {
		s.stroke(s.begin().circle(x, 47.4, 6), stroke{color: figureInk, width: s.line * 1.15})
		s.fine(1.1, rgb(0xEABD4B), s.begin().circle(x, 47.4, 6))
	}
	s.piece(s.begin().move(31, 37).cubic(30, 10, 70, 10, 69, 37).quad(50, 29, 31, 37).close(), rgb(0x46583F))
	s.fill(s.begin().move(58, 17.6).cubic(66, 22, 67.4, 29, 67.4, 34.2).quad(63, 32.6, 59, 32).quad(62, 24, 58, 17.6).close(), faint(figureInk, .3))
	s.fill(s.begin().move(34, 32).quad(35, 22, 43, 18.6).quad(39, 24, 39, 31).close(), faint(white, .3))
	// The purse, and the fingers that hold it.
	s.push(translation(2, -5))
	defer s.pop()
	s.piece(s.begin().move(46, 76).quad(56, 79, 66, 76).quad(63, 80, 65, 82).quad(78, 94, 70, 106).line(42, 106).quad(34, 94, 47, 82).quad(49, 80, 46, 76).close(), rgb(0xB98A54))
	s.piece(s.begin().circle(56, 94, 5.6), rgb(0xEABD4B))
	s.stroke(s.begin().open(47.6, 82, 64.6, 82), stroke{color: rgb(0xA63A2A), width: 2.6})
	for i := range 3 {
		s.piece(s.begin().ellipse(39.5+float64(i)*.6, 84+float64(i)*4.4, 5, 2.6), skin)
	}
}

// paintAbbot paints a tonsure, closed eyes and a cross.
func paintAbbot(s *sitter) {
	skin, habit, hair := rgb(0xF0CFA6), rgb(0x6A4F3A), rgb(0x7A5A3A)
	s.piece(s.begin().move(18, 104).line(18, 46).quad(20, 16, 50, 9).quad(80, 16, 82, 46).line(82, 104).close(), faint(rgb(0xE9EEE6), .85))
	s.shoulders(habit)
	s.neck(skin)
	s.piece(s.begin().move(33, 62).quad(50, 80, 67, 62).quad(78, 68, 74, 76).quad(50, 96, 26, 76).quad(22, 68, 33, 62).close(), habit)
	s.fill(s.begin().move(64, 68).quad(72, 66, 73.4, 73).quad(66, 80, 54, 84).quad(62, 76, 64, 68).close(), faint(figureInk, .3))
	s.fill(s.begin().move(29, 72).quad(27, 68, 33, 65).quad(38, 73, 44, 75).quad(36, 77, 29, 72).close(), faint(white, .2))
	s.face(face{x: 50, y: 46, w: 17.5, h: 20, skin: skin, hair: hair, eyes: shut, brow: -1.4, smile: 2, nose: 5.6, cheeks: .8})
	for _, side := range [...]float64{-1, 1} {
		s.push(affine{a: side, d: 1, e: 50 - 50*side})
		s.piece(s.begin().move(50, 30).quad(40, 27, 36.4, 34).quad(36, 44, 33.4, 47).quad(29, 45, 29.6, 36).quad(31, 25, 42, 22.6).quad(47, 24.6, 50, 23.6).close(), hair)
		s.pop()
	}
	s.fill(s.begin().move(46, 30.2).line(54, 30.2).line(54, 24).line(46, 24).close(), hair)
	s.stroke(s.begin().move(40, 27.6).quad(50, 32.6, 60, 27.6), stroke{color: figureInk, width: s.line * .8})
	s.fill(s.begin().move(38, 24.6).cubic(42, 16.5, 58, 16.5, 62, 24.6).quad(50, 27.6, 38, 24.6).close(), skin)
	s.stroke(s.begin().move(35.6, 26.6).cubic(40, 15, 60, 15, 64.4, 26.6), stroke{color: figureInk, width: s.line})
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
	s.piece(s.begin().move(31, 56).quad(35, 70, 50, 84).quad(65, 70, 69, 56).quad(78, 66, 72, 78).line(50, 98).line(28, 78).quad(22, 66, 31, 56).close(), red)
	s.piece(s.begin().poly(41, 70, 50, 84, 59, 70, 50, 76), cream)
	s.piece(s.begin().move(33, 36).quad(32, 50, 36, 55).line(40, 40).close(), black)
	s.piece(s.begin().move(67, 36).quad(68, 50, 64, 55).line(60, 40).close(), black)
	s.face(face{x: 50, y: 47, w: 15, h: 20.5, skin: skin, hair: figureInk, eyes: narrow, aside: -.8, brow: 5, nose: 7})
	s.piece(s.begin().move(46, 63.5).quad(50, 62, 54, 63.5).quad(54, 70, 50, 77).quad(46, 70, 46, 63.5).close(), black)
	s.stroke(s.begin().move(45.5, 61).quad(51, 62, 56, 59), stroke{color: figureInk, width: s.line * .7})
	for _, side := range [...]float64{-1, 1} {
		s.push(affine{a: side, d: 1, e: 50 - 50*side})
		s.fill(s.begin().move(50, 56.6).quad(43, 54.8, 40, 58.6).quad(37, 60.4, 35, 56).quad(35.6, 64, 42, 61.6).quad(47, 60.4, 50, 59).close(), figureInk)
		s.pop()
	}
	cap := func() *path {
		return s.begin().move(29, 37).quad(17, 31, 22, 22).quad(32, 8, 56, 13).quad(80, 18, 76, 31).quad(74, 36, 70, 38).quad(50, 26, 29, 37).close()
	}
	s.piece(cap(), black)
	s.fill(s.begin().move(25, 27).quad(34, 14, 52, 15.6).quad(36, 20, 29, 31).quad(24, 31, 25, 27).close(), faint(white, .24))
	s.piece(s.begin().move(30, 31).quad(50, 22, 70, 32).line(70.6, 39).quad(50, 29.6, 29.4, 38).close(), rgb(0x57505F))
	feather := s.begin().move(66, 33).cubic(60, 18, 68, 5, 92, 8).cubic(92, 16, 84, 26, 66, 33).close()
	s.piece(feather, rgb(0xD8483A))
	s.fine(1.3, figureInk, s.begin().move(66, 33).quad(72, 18, 86, 11))
	s.piece(s.begin().circle(66, 32, 3.4), rgb(0xEABD4B))
}
