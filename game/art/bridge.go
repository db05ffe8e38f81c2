package art

// deck paints the bridge that carries a road over the other.
func (t *tilePainter) deck(l polyline) {
	const wide, long = 8.6, 17.5
	var seg polyline
	for _, p := range l {
		if p.sub(t.bridge.middle).length() <= long {
			seg = append(seg, p)
		}
	}
	if len(seg) < 3 {
		return
	}
	a, b := seg.shift(-wide), seg.shift(wide)
	south := b
	if seg[0].x > seg[len(seg)-1].x {
		south = a
	}
	rim := func(dx, dy float64) *path {
		q := t.begin().through(a)
		for i := len(b) - 1; i >= 0; i-- {
			q.line(b[i].x, b[i].y)
		}
		q.close()
		for i := range q.points {
			q.points[i].x += dx
			q.points[i].y += dy
		}
		return q
	}
	t.fill(rim(2.6, 4.4), faint(ink, .25))
	if !t.bridge.straight {
		t.bridgeFace(south)
	}
	t.inked(rim(0, 0), roadColor, 1)
	if !t.coarse {
		for k := -wide + 3.4; k < wide-2.6; k += 2.6 {
			t.stroke(t.begin().through(seg.shift(k)), stroke{color: roadEdge, width: .4, dash: 2.4, gap: 1.2})
		}
	}
	for _, k := range [...]float64{1.1 - wide, wide - 1.1} {
		stones := seg.shift(k).resample(3.2)
		t.stroke(t.begin().through(stones), stroke{color: ink, width: 2.6})
		t.stroke(t.begin().through(stones), stroke{color: wallLight, width: 1.5})
		if !t.coarse {
			for i, p := range stones {
				c := wallLight
				if i%2 == 1 {
					c = wallColor
				}
				t.inked(t.begin().ellipse(p.x, p.y, 1.2, 1), c, .4)
			}
		}
	}
	for _, rail := range [...]polyline{a, b} {
		for _, p := range [...]point{rail[0], rail[len(rail)-1]} {
			t.inked(t.begin().ellipse(p.x, p.y+.6, 2.5, 2), wallDark, .8)
			t.inked(t.begin().ellipse(p.x, p.y-.6, 2.5, 2), wallLight, .8)
		}
	}
}

// bridgeFace is the side of a bridge as seen from the south, with its arch.
func (t *tilePainter) bridgeFace(rim polyline) {
	const high = 6.5
	q := t.begin().through(rim)
	for i := len(rim) - 1; i >= 0; i-- {
		q.line(rim[i].x, rim[i].y+high)
	}
	q.close()
	t.inked(q, wallDark, 1)
	m := rim[len(rim)/2]
	t.inked(t.begin().move(m.x-6.6, m.y+high).line(m.x-6.6, m.y+4.6).
		quad(m.x, m.y-3, m.x+6.6, m.y+4.6).line(m.x+6.6, m.y+high).close(), rgb(0x43331F), .8)
	t.fill(t.begin().move(m.x-5.4, m.y+high).line(m.x-5.4, m.y+5).
		quad(m.x-1, m.y+1, m.x+2, m.y+high).close(), faint(roadEdge, .5))
}
