package art

// The vassal: a soft cap whose tip droops, and a cloak like a bell.

func vassalCloak(q *path) *path {
	return q.move(36, 46).quad(24, 58, 19, 90).quad(50, 99, 81, 90).quad(76, 58, 64, 46).quad(50, 40, 36, 46).close()
}

func vassalCap(q *path) *path {
	return q.move(31, 27).quad(33, 9, 52, 7).quad(70, 6, 78, 17).quad(86, 23, 84, 33).quad(79, 36, 76, 30).
		quad(73, 24, 69, 26).line(70, 29).quad(50, 35, 31, 27).close()
}

func foot(q *path, broad float64) *path {
	return q.move(50-broad, 91).line(50+broad, 91).line(50+broad, 95).quad(50+broad, 101, 50, 101).quad(50-broad, 101, 50-broad, 95).close()
}

func vassalOutline(q *path) *path { return foot(vassalCap(vassalCloak(q.circle(50, 32, 13))), 34) }

func carveVassal(c *carver) {
	c.base(34)
	c.part(vassalCloak(c.begin()), c.tones.base, 4.6)
	c.lit(c.begin().move(36, 47).quad(26, 58, 21.5, 88).quad(30, 91, 36, 92).quad(36, 66, 46, 44).quad(40, 44, 36, 47).close(), c.light, .75)
	c.fill(c.begin().move(64, 48).quad(74, 60, 78.5, 88).quad(72, 91, 66, 92).quad(68, 68, 60, 45).close(), faint(c.dark, .55))
	c.face(50, 32, 13)
	c.part(c.begin().move(38, 45).quad(50, 54, 62, 45).line(60, 52).quad(50, 58, 40, 52).close(), c.dark, 3)
	c.part(vassalCap(c.begin()), c.tones.base, 4.6)
	c.fill(c.begin().move(70, 11.5).quad(75, 14, 76.5, 18).quad(83, 24, 82, 31.5).quad(79, 33, 77.5, 29.5).
		quad(74, 21.5, 66, 24).line(66, 28).quad(60, 30, 55, 30).quad(70, 22, 70, 11.5).close(), faint(c.dark, .5))
	c.lit(c.begin().move(34, 25).quad(36, 12, 51, 9.5).quad(42, 15, 42, 28).quad(37, 27.5, 34, 25).close(), c.light, .8)
}

// The double vassal: tall, broad, crowned, with an ermine collar.

func doubleRobe(q *path) *path {
	return q.move(28, 42).quad(10, 56, 6, 91).quad(50, 101, 94, 91).quad(90, 56, 72, 42).quad(50, 34, 28, 42).close()
}

func doubleCrown(q *path) *path {
	return q.move(27, 18).line(22, -9).line(36, 3).line(50, -13).line(64, 3).line(78, -9).line(73, 18).quad(50, 25, 27, 18).close()
}

func crownBalls(q *path) *path { return q.circle(22, -9, 4.2).circle(50, -13, 4.2).circle(78, -9, 4.2) }

func doubleOutline(q *path) *path {
	return foot(crownBalls(doubleCrown(doubleRobe(q.circle(50, 26, 16.5)))), 46)
}

func carveDouble(c *carver) {
	c.base(46)
	c.part(doubleRobe(c.begin()), c.tones.base, 4.6)
	c.lit(c.begin().move(28, 44).quad(13, 58, 9, 89).quad(18, 92, 26, 93).quad(26, 64, 40, 40).quad(33, 40, 28, 44).close(), c.light, .7)
	c.fill(c.begin().move(72, 44).quad(87, 58, 91, 89).quad(82, 92, 74, 93).quad(76, 64, 62, 40).close(), faint(c.dark, .55))
	c.face(50, 26, 16.5)
	c.part(c.begin().move(29, 43).quad(50, 58, 71, 43).line(75, 51).quad(50, 70, 25, 51).close(), cream, 4)
	if !c.simple {
		c.fill(c.begin().circle(35.5, 51, 2.2).circle(50, 56.5, 2.2).circle(64.5, 51, 2.2), figureInk)
	}
	crown := rgb(0xE3B341)
	c.part(doubleCrown(c.begin()), crown, 4.4)
	c.fill(c.begin().move(76, -5).line(71, 16.6).quad(66, 18.6, 60, 19.6).line(63.5, 5.6).close(), faint(rgb(0x9A6C0C), .45))
	c.lit(c.begin().move(29, 16).line(25.5, -3).line(36, 6).line(42, 1).line(40, 18).close(), rgb(0xFBE6A0), .9)
	c.part(crownBalls(c.begin()), c.tones.base, 3)
}

// The builder: a wide hat, a leather apron, the hammer raised.

func builderBody(q *path) *path {
	return q.move(32, 47).quad(23, 62, 23, 91).quad(50, 98, 75, 91).quad(75, 62, 66, 47).quad(50, 41, 32, 47).close()
}

func builderArm(q *path) *path {
	return q.move(60, 50).quad(72, 48, 79, 28).line(88, 31).quad(84, 58, 66, 64).close()
}

func builderHat(q *path) *path {
	return q.move(22, 30).quad(28, 25, 34, 24).quad(36, 9, 49, 9).quad(62, 9, 64, 24).quad(70, 25, 76, 30).quad(50, 40, 22, 30).close()
}

func hammerHead(q *path) *path { return q.poly(66, -2, 95, 5, 92, 19, 63, 12) }

func hammerShaft(q *path) *path { return q.poly(80, 12, 87, 14, 82, 40, 76, 38) }

func builderOutline(q *path) *path {
	return foot(hammerShaft(hammerHead(builderHat(builderArm(builderBody(q.circle(49, 34, 13)))))), 32)
}

func carveBuilder(c *carver) {
	wood, steel, leather := rgb(0x8A5A34), rgb(0x9AA0A4), rgb(0xB98A54)
	c.base(32)
	c.part(builderBody(c.begin()), c.tones.base, 4.6)
	c.lit(c.begin().move(32, 49).quad(25.5, 62, 26, 89).quad(31, 91, 36, 92).quad(34, 66, 42, 45).quad(36, 45, 32, 49).close(), c.light, .75)
	c.fill(c.begin().move(66, 62).quad(72, 60, 72.6, 64).line(72.6, 89.6).line(65, 91).close(), faint(c.dark, .55))
	c.part(hammerShaft(c.begin()), wood, 3.6)
	c.part(builderArm(c.begin()), c.tones.base, 4.6)
	c.part(c.begin().circle(82, 31, 6.5), skin, 3.6)
	c.part(hammerHead(c.begin()), steel, 4.2)
	c.lit(c.begin().poly(68, 1, 93, 7, 92.5, 10, 67.5, 4), rgb(0xDDE1E2), .9)
	apron := c.begin().move(37, 60).line(61, 60).quad(65, 78, 64, 93).quad(50, 97, 35, 93).quad(34, 78, 37, 60).close()
	c.part(apron, leather, 3.4)
	c.face(49, 34, 13)
	c.part(builderHat(c.begin()), c.dark, 4.4)
	c.lit(c.begin().move(36.5, 22.6).quad(38, 11.5, 48, 11).quad(42, 16, 41.5, 24).close(), c.light, .6)
	c.fill(c.begin().move(35.4, 20.4).quad(49, 25.6, 62.7, 20.4).line(64, 25).quad(49, 30.4, 34, 25).close(), c.tones.base)
	c.stroke(c.begin().move(34, 24.6).quad(49, 30.4, 64, 24.6), stroke{color: figureInk, width: 2.4})
}
