package art

// The pig, from the side.

func pigBody(q *path) *path {
	return q.move(10, 62).quad(6, 44, 24, 40).quad(40, 33, 60, 38).quad(66, 31, 74, 34).line(76, 42).
		quad(86, 44, 88, 52).quad(95, 53, 95, 60).quad(95, 68, 87, 68).quad(82, 76, 72, 77).
		line(72, 92).line(60, 92).line(59, 80).quad(46, 83, 34, 80).line(33, 92).line(21, 92).line(20, 77).quad(12, 72, 10, 62).close()
}

func pigOutline(q *path) *path { return pigBody(q.ellipse(50, 93, 38, 6.4)) }

func carvePig(c *carver) {
	c.part(c.begin().ellipse(50, 93, 38, 6.4), c.dark, 3.6)
	c.lit(c.begin().move(15, 93.4).quad(18, 97, 38, 97.8).line(38, 95.6).quad(22, 95.4, 15, 93.4).close(), c.light, .35)
	c.stroke(c.begin().move(11, 56).quad(1, 56, 3, 47).quad(6, 41, 10, 46), stroke{color: figureInk, width: 4.4})
	c.part(pigBody(c.begin()), c.tones.base, 4.6)
	c.lit(c.begin().move(14, 57).quad(13, 46, 26, 43.5).quad(42, 37, 59, 41.5).quad(40, 44, 28, 52).quad(20, 58, 14, 57).close(), c.light, .85)
	c.fill(c.begin().move(13, 65).quad(40, 78, 70, 68).quad(78, 70, 84, 69).quad(78, 74, 69.5, 74.5).line(69.5, 89.6).line(62.6, 89.6).line(61.6, 77).
		quad(46, 80, 31, 77).line(30.6, 89.6).line(23.4, 89.6).line(22.6, 75).quad(15, 71, 13, 65).close(), faint(c.dark, .5))
	c.part(c.begin().move(62, 39).quad(66, 30, 74, 33).quad(77, 43, 70, 49).quad(63, 46, 62, 39).close(), c.dark, 3.4)
	if !c.simple {
		c.fill(c.begin().circle(80, 51, 2.8), figureInk)
	}
	c.part(c.begin().move(88, 53).quad(95, 53, 95, 60).quad(95, 67, 88, 67).quad(85, 60, 88, 53).close(), c.light, 3.2)
	if !c.simple {
		c.fill(c.begin().ellipse(90.2, 58, .9, 1.7).ellipse(90.2, 62.6, .9, 1.7), figureInk)
	}
}

// The shadow: a hood over nothing and a ragged hem.

func shadowOutline(q *path) *path {
	return q.move(50, 4).quad(70, 10, 71, 34).quad(86, 52, 85, 97).quad(77, 90, 70, 98).quad(61, 90, 53, 99).
		quad(45, 90, 36, 98).quad(28, 90, 15, 96).quad(15, 52, 29, 34).quad(30, 12, 50, 4).close()
}

func carveShadow(c *carver) {
	c.fill(shadowOutline(c.begin()), c.tones.base)
	c.fill(c.begin().move(50, 4).quad(30, 12, 29, 34).quad(15, 52, 15, 96).quad(22, 91, 28, 92).quad(26, 60, 40, 36).quad(36, 18, 50, 4).close(), faint(c.light, .9))
	c.fill(c.begin().move(71, 36).quad(86, 52, 85, 97).quad(77, 90, 72, 95).quad(74, 60, 62, 38).close(), faint(c.dark, .7))
}

func carveHood(c *carver) {
	c.fill(c.begin().move(50, 17).quad(63, 20, 62, 37).quad(58, 47, 50, 48).quad(42, 47, 38, 37).quad(37, 20, 50, 17).close(), faint(rgb(0x16101A), .88))
	if !c.simple {
		c.fill(c.begin().circle(45, 34, 2.6).circle(55.5, 34, 2.6), cream)
	}
	c.stroke(shadowOutline(c.begin()), stroke{color: c.dark, width: 4.6})
	if c.simple {
		return
	}
	c.push(scaling(.9, .9).about(50, 52))
	c.stroke(shadowOutline(c.begin()), stroke{color: faint(rgb(0xFFFBEF), .85), width: 2})
	c.pop()
}
