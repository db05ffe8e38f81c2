package art

import "math"

// roadway lays the layers of roads. Each layer is painted for all of them
// before the next, so that they flow into one another.
func (t *tilePainter) roadway(lines []polyline, disc bool) {
	for _, s := range []stroke{
		{color: faint(ink, .13), width: 14.4, butt: true},
		{color: ink2, width: 12.5, butt: true},
		{color: roadEdge, width: 11, butt: true},
		{color: roadColor, width: 8.8, butt: true},
	} {
		q := t.begin()
		for _, l := range lines {
			q.through(l)
		}
		t.stroke(q, s)
		if disc {
			r := s.width/2 + 6.6
			if s.width < 14 {
				t.fill(t.begin().ellipse(t.centre.x, t.centre.y, r, r*.96), s.color)
			}
		}
	}
}

// stretched is a road that runs on for a bit beyond the border at its
// beginning, and at its end if that is on a border too.
func stretched(l polyline) polyline {
	out := make(polyline, 0, len(l)+2)
	out = append(out, l[0].along(l[0].sub(l[1]).unit(), 3))
	out = append(out, l...)
	if e := l[len(l)-1]; e.border() < .1 {
		out = append(out, e.along(e.sub(l[len(l)-2]).unit(), 3))
	}
	return out
}

// paintRoads paints all roads, the bridge and the crossing.
func (t *tilePainter) paintRoads() {
	var under []polyline
	for i, r := range t.roads {
		if t.bridge == nil || t.bridge.over != i {
			under = append(under, stretched(r.line))
		}
	}
	under = append(under, t.stubs...)
	if len(under) > 0 {
		t.roadway(under, t.crossing)
	}
	for i, r := range t.roads {
		if t.bridge == nil || t.bridge.over != i {
			t.wear(r.line)
		}
	}
	if t.bridge != nil {
		over := t.roads[t.bridge.over].line
		t.roadway([]polyline{stretched(over)}, false)
		t.wear(over)
		t.deck(over)
	}
	if t.crossing {
		t.cobbles()
	}
}

// wear paints the tracks of wheels, and pebbles, from 6 inside the border on.
func (t *tilePainter) wear(l polyline) {
	if t.coarse {
		return
	}
	var inner polyline
	for _, p := range l {
		if p.border() > 6 && !(t.crossing && p.sub(t.centre).length() < 13) {
			inner = append(inner, p)
		}
	}
	if len(inner) < 3 {
		return
	}
	for _, k := range [...]float64{-1.9, 1.9} {
		t.stroke(t.begin().through(inner.shift(k)), stroke{color: faint(roadEdge, .75), width: .5, dash: t.between(3.4, 5), gap: t.between(2.6, 4.4)})
	}
	n := int(inner.length() / 5)
	for range n {
		i := t.IntN(len(inner))
		k := t.between(-3.4, 3.4)
		if t.chance(.4) {
			k = oneOf(t.dice, -5.6, 5.6) + t.between(-.4, .4)
		}
		p := inner[i].along(inner.normal(i), k)
		if p.border() < 6 {
			continue
		}
		r := t.between(.5, 1)
		q := t.begin().ellipse(p.x, p.y, r, r*.75)
		t.fill(q, pebble)
		t.stroke(q, stroke{color: ink2, width: .35})
	}
}

// cobbles paves the square of a crossing about a well.
func (t *tilePainter) cobbles() {
	c := t.centre
	if !t.coarse {
		tones := [...]uint32{0xC9B384, 0xD9C79D, 0xDCCCA2}
		for k, r := range [...]float64{5.4, 7.5, 9.5} {
			n := [...]int{12, 17, 22}[k]
			for i := range n {
				s, co := math.Sincos(float64(i)/float64(n)*2*math.Pi + t.between(-.1, .1))
				q := t.begin().ellipse(c.x+co*r, c.y+s*r*.96, 1.15, .85)
				t.fill(q, rgb(tones[t.IntN(3)]))
				t.stroke(q, stroke{color: ink2, width: .3})
			}
		}
	}
	t.stand(c.y+1.6, func() { drawWell(t.pen, c.x, c.y+1.6, 4.6) })
}

func drawWell(p *pen, x, y, s float64) {
	p.shadow(x+.5, y+.6, s*1.1, s*.55, .28)
	p.inked(p.begin().move(x-s, y-s*.5).line(x-s, y+s*.05).arc(x, y+s*.05, s, s*.55, math.Pi, 0).line(x+s, y-s*.5).close(), wallColor, .8)
	p.inked(p.begin().ellipse(x, y-s*.5, s, s*.55), wallLight, .8)
	p.inked(p.begin().ellipse(x, y-s*.48, s*.66, s*.34), shore, .5)
	p.fill(p.begin().ellipse(x-s*.2, y-s*.5, s*.25, s*.12), waterLight)
}
