package art

import "math"

// affine maps units to other units or to device pixels:
// x' = a·x + c·y + e, y' = b·x + d·y + f.
type affine struct{ a, b, c, d, e, f float64 }

func scaling(x, y float64) affine     { return affine{a: x, d: y} }
func translation(x, y float64) affine { return affine{a: 1, d: 1, e: x, f: y} }

// rotation turns clockwise on the screen about the origin.
func rotation(angle float64) affine {
	s, c := math.Sincos(angle)
	return affine{a: c, b: s, c: -s, d: c}
}

// then is the map that does m first and n afterwards.
func (m affine) then(n affine) affine {
	return affine{
		a: n.a*m.a + n.c*m.b, b: n.b*m.a + n.d*m.b,
		c: n.a*m.c + n.c*m.d, d: n.b*m.c + n.d*m.d,
		e: n.a*m.e + n.c*m.f + n.e, f: n.b*m.e + n.d*m.f + n.f,
	}
}

// about does m about the point (x, y) instead of the origin.
func (m affine) about(x, y float64) affine {
	return translation(-x, -y).then(m).then(translation(x, y))
}

func (m affine) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// scale is by how much m stretches lengths, on average.
func (m affine) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// inverse undoes m, which must not flatten the plane.
func (m affine) inverse() affine {
	k := 1 / (m.a*m.d - m.b*m.c)
	return affine{
		a: m.d * k, b: -m.b * k, c: -m.c * k, d: m.a * k,
		e: (m.c*m.f - m.d*m.e) * k, f: (m.b*m.e - m.a*m.f) * k,
	}
}
