package art

import (
	"image/color"
	"math"
)

// meadow paints the base of the whole tile: grass in soft brush dabs, none
// within 6 of the border but the ones that every meadow's border has.
func (t *tilePainter) meadow() {
	t.fill(t.begin().rect(-1, -1, 102, 102), meadowColor)
	if len(t.fields) == 0 {
		return
	}
	for i := range 6 {
		x, y := t.between(24, 76), t.between(24, 76)
		rx, ry := t.between(14, 24), t.between(8, 15)
		c := meadowLight
		if i%2 == 1 {
			c = meadowShade
		}
		phase := t.between(0, 6)
		t.fill(t.blob(x, y, rx, ry, phase), faint(c, .26))
		t.fill(t.blob(x+1, y+1, rx*.64, ry*.6, phase), faint(c, .26))
	}
	t.borderDabs()
	if t.coarse {
		return
	}
	greens := [...]color.NRGBA{meadowShade, meadowLight, meadowLight, rgb(0x8FAB58), rgb(0xC2CE84), rgb(0xB9B46A)}
	for range 130 {
		rx, ry := t.between(1.6, 4.2), t.between(.5, 1.2)
		p := point{t.between(6+rx, 94-rx), t.between(7, 93)}
		c := greens[t.IntN(len(greens))]
		if t.grid.cityAt(p) < 0 || t.grid.toWall(p) < 6 {
			t.fill(t.begin().ellipse(p.x, p.y, rx, ry), faint(c, .34))
		}
	}
	for range 54 {
		p := point{t.between(7, 93), t.between(9, 93)}
		s, k := t.between(1.3, 2.3), t.Float64()
		if t.grid.cityAt(p) >= 0 || t.grid.toRoad(p) < 6.5 {
			continue
		}
		c := tuftColor
		if k < .3 {
			c = rgb(0xC9D58E)
		}
		t.stroke(t.begin().
			move(p.x-.9, p.y).quad(p.x-1, p.y-s*.6, p.x-1.5, p.y-s*.8).
			move(p.x, p.y).line(p.x, p.y-s).
			move(p.x+.9, p.y).quad(p.x+1, p.y-s*.6, p.x+1.6, p.y-s*.7),
			stroke{color: c, width: .45})
	}
}

// blob is a soft patch that stays off the border.
func (t *tilePainter) blob(x, y, rx, ry, phase float64) *path {
	q := t.begin()
	for i := range 22 {
		a := float64(i) / 22 * 2 * math.Pi
		k := 1 + .16*math.Sin(3*a+phase) + .1*math.Sin(5*a+phase*2)
		s, c := math.Sincos(a)
		x, y := clamp(x+c*rx*k, 6, 94), clamp(y+s*ry*k, 6, 94)
		if i == 0 {
			q.move(x, y)
		} else {
			q.line(x, y)
		}
	}
	return q.close()
}

// borderDabs paints the fixed profile of a meadow's border: dabs whose middle
// is on the border itself, mirrored about the middle of the side, so that each
// neighbour paints the other half of the same dab.
func (t *tilePainter) borderDabs() {
	for s := side(0); s < 4; s++ {
		if t.sides[s] == citySide {
			continue
		}
		for _, d := range []struct {
			at, long, deep float64
			color          color.NRGBA
		}{
			{12, 3.2, 1.8, meadowShade}, {19, 4.4, 2.4, meadowLight}, {27, 2.6, 1.6, meadowShade},
			{35, 4, 2.2, meadowLight}, {39.5, 2, 1.4, meadowShade},
		} {
			for _, at := range [...]float64{d.at, 100 - d.at} {
				p := s.start().along(s.along(), at)
				rx, ry := d.long, d.deep
				if s&1 == 1 {
					rx, ry = ry, rx
				}
				t.fill(t.begin().ellipse(p.x, p.y, rx, ry), faint(d.color, .24))
			}
		}
	}
}

// ploughed lays a tilled strip into most roomy fields.
func (t *tilePainter) ploughed() {
	for i := range t.fields {
		if t.fields[i].room < 12 || t.chance(.25) {
			continue
		}
		for range 60 {
			p := point{t.between(20, 80), t.between(20, 80)}
			room := min(t.grid.toWall(p)-4, t.grid.toRoad(p)-6, p.border()-5)
			if t.grid.fieldAt(p) != i || room < 8.5 || t.hits(p, 9, 6) || t.nearSpot(p, 1.35) {
				continue
			}
			drawPlough(t.pen, p, t.between(15, 19), t.between(9, 12), t.between(-.4, .4), t.coarse, t.dice)
			t.block(p.x, p.y, 10, 7)
			break
		}
	}
}

// nearSpot reports whether something at p would stand where a farmer lies.
func (t *tilePainter) nearSpot(p point, k float64) bool {
	for _, f := range t.fields {
		if (blot{point{f.spot.x, f.spot.y - 3}, 14 * k, 8.5 * k}).holds(p, 0, 0) {
			return true
		}
	}
	return false
}
