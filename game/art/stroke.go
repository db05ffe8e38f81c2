package art

import (
	"image/color"
	"math"
)

// stroke says how a line is drawn along a path.
type stroke struct {
	color color.NRGBA
	width float64 // units; at least thinnest pixels are drawn
	butt  bool    // ends square at the last point, instead of round beyond it
	miter bool    // corners are pointed, up to four times the width, instead of round

	// dash and gap are the lengths in units of the pieces that are drawn and
	// left out in turn; no gap is a whole line.
	dash, gap float64
}

// outline replaces the outlines of the pen by those of a stroke along q: a
// strip along every smooth piece and a wedge in every corner. All of them turn
// the same way, so that their union is what is filled.
func (p *pen) outline(q *path, s stroke) {
	p.flatten(q)
	flat, ends, shut := p.flat, p.ends, p.shut
	p.flat, p.ends, p.shut = p.spare.flat[:0], p.spare.ends[:0], p.spare.shut[:0]
	scale := p.m.scale()
	half := max(s.width*scale, thinnest) / 2
	from := 0
	for i, end := range ends {
		p.line = p.line[:0]
		for k := from; k < end; k += 2 {
			c := point{float64(flat[k]), float64(flat[k+1])}
			if n := len(p.line); n == 0 || p.line[n-1] != c {
				p.line = append(p.line, c)
			}
		}
		ring := shut[i]
		if n := len(p.line); ring && n > 2 && p.line[0] == p.line[n-1] {
			p.line = p.line[:n-1]
		}
		if s.gap > 0 {
			p.dashes(p.line, ring, half, s, scale)
		} else {
			p.strip(p.line, ring, half, s)
		}
		from = end
	}
	p.spare = outlines{flat, ends, shut}
}

// dashes cuts a line into pieces and strips each.
func (p *pen) dashes(line []point, ring bool, half float64, s stroke, scale float64) {
	if ring {
		line = append(line, line[0])
	}
	dash, gap := s.dash*scale, s.gap*scale
	left, on := dash, true
	piece := []point{line[0]}
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		long := b.sub(a).length()
		at := 0.0
		for long-at > left {
			at += left
			c := a.to(b, at/long)
			if on {
				p.strip(append(piece, c), false, half, s)
			}
			piece = append(piece[:0], c)
			on = !on
			left = gap
			if on {
				left = dash
			}
		}
		left -= long - at
		if on {
			piece = append(piece, b)
		}
	}
	if on && len(piece) > 1 {
		p.strip(piece, false, half, s)
	}
}

// strip outlines the stroke along one line, or round one ring.
func (p *pen) strip(line []point, ring bool, half float64, s stroke) {
	n := len(line)
	if n == 1 {
		if !s.butt {
			p.sector(line[0], half, 0, 2*math.Pi)
		}
		return
	}
	legs := n - 1
	if ring {
		legs = n
	}
	dir := func(i int) point { return line[(i+1)%n].sub(line[i%n]).unit() }

	// A strip is walked along its left side and then back on its right.
	first := dir(0)
	if !ring && !s.butt {
		a := math.Atan2(-first.y, -first.x)
		p.sector(line[0], half, a-math.Pi/2, a+math.Pi/2)
	}
	back := p.back[:0]
	side := func(at, normal point) {
		p.add(at.along(normal, -half))
		back = append(back, at.along(normal, half))
	}
	finish := func() {
		for i := len(back) - 1; i >= 0; i-- {
			p.add(back[i])
		}
		back = back[:0]
		p.end(true)
	}
	side(line[0], first.right())
	for i := 0; i < legs; i++ {
		d := dir(i)
		b := line[(i+1)%n]
		if i == legs-1 && !ring {
			side(b, d.right())
			finish()
			if !s.butt {
				a := math.Atan2(d.y, d.x)
				p.sector(b, half, a-math.Pi/2, a+math.Pi/2)
			}
			break
		}
		e := dir(i + 1)
		cos, sin := d.x*e.x+d.y*e.y, d.x*e.y-d.y*e.x
		short := min(b.sub(line[i]).length(), line[(i+2)%n].sub(b).length())
		if cos > .9 && i < legs-1 && short*(1+cos) > half*math.Abs(sin) {
			m := d.add(e)
			side(b, m.right().mul(1/(1+cos)))
			continue
		}
		side(b, d.right())
		finish()
		p.corner(b, d, e, half, sin, cos, s.miter)
		if i < legs-1 {
			side(b, e.right())
		}
	}
	p.back = back
}

// corner fills the outer side of a corner at b between the directions d and e.
func (p *pen) corner(b, d, e point, half, sin, cos float64, miter bool) {
	if sin == 0 && cos > 0 {
		return
	}
	out, next := d.right().mul(half), e.right().mul(half)
	if sin > 0 { // a turn to the right: the outer side is on the left
		out, next = out.mul(-1), next.mul(-1)
	}
	if miter && cos > -.875 {
		m := out.add(next).mul(1 / (1 + cos))
		if sin > 0 {
			p.ring(b, b.add(out), b.add(m), b.add(next))
		} else {
			p.ring(b, b.add(next), b.add(m), b.add(out))
		}
		return
	}
	from, to := math.Atan2(out.y, out.x), math.Atan2(next.y, next.x)
	if sin <= 0 {
		from, to = to, from
	}
	if to < from {
		to += 2 * math.Pi
	}
	p.sector(b, half, from, to)
}

// ring adds a closed outline.
func (p *pen) ring(corners ...point) {
	for _, c := range corners {
		p.add(c)
	}
	p.end(true)
}

// sector adds a piece of a disc, clockwise on the screen from one angle to another.
func (p *pen) sector(c point, r, from, to float64) {
	if to-from < 6 {
		p.add(c)
	}
	n := math.Ceil((to - from) / 2 * math.Sqrt(r/.1))
	n = max(n, 2)
	for i := 0.0; i <= n; i++ {
		s, k := math.Sincos(from + (to-from)*i/n)
		p.add(point{c.x + r*k, c.y + r*s})
	}
	p.end(true)
}
