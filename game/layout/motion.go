package layout

import "math"

// motion is how a camera moves by itself. The zero motion is rest.
type motion struct {
	kind     motionKind
	start    float64 // ms
	duration float64 // ms

	from, to           Point // glide: centers
	fromScale, toScale float64
	anchor             Point // zoom: what stays, on the screen
	velocity           Point // fling: pixels of the screen in a millisecond
	done               Point // fling: the way gone so far
}

type motionKind uint8

const (
	rest  motionKind = iota
	glide            // to a center and a scale
	zoom             // to a scale about an anchor
	fling            // on, until friction ends it
)

const (
	// flingTime is in how many ms friction takes away all but 1/e of the speed.
	flingTime = 150
	// flingEnd is when a fling ends, ms: little is left of it by then.
	flingEnd = 600
	// maxFling is the greatest speed, pixels in a millisecond.
	maxFling = 4
	// minFling is the least speed that shows.
	minFling = 0.05
)

// Moving reports whether the camera moves by itself.
func (c *Camera) Moving() bool { return c.motion.kind != rest }

// Aim gives where a glide leads, and without one where the camera is.
func (c *Camera) Aim() (center Point, scale float64) {
	if c.motion.kind == glide {
		return c.motion.to, c.motion.toScale
	}
	return c.Center, c.Scale
}

// Stop ends a motion where it is.
func (c *Camera) Stop() {
	if c.motion.kind != rest {
		c.motion = motion{}
		c.limit() // the view or the map may have changed on the way
	}
}

// GlideTo moves the camera to a center and a scale in duration milliseconds
// from now on, fast at first. A duration of 0 is a jump.
func (c *Camera) GlideTo(center Point, scale, now, duration float64) {
	scale = c.clampScale(scale)
	center = c.clampCenter(center, scale)
	if duration <= 0 {
		c.Stop()
		c.Center, c.Scale = center, scale
		return
	}
	c.motion = motion{
		kind: glide, start: now, duration: duration,
		from: c.Center, to: center, fromScale: c.Scale, toScale: scale,
	}
}

// ZoomTo is ZoomAt in duration milliseconds from now on. Called again before it
// has ended, it goes on from the scale that the first one aimed at, so the
// notches of a wheel add up.
func (c *Camera) ZoomTo(p Point, factor, now, duration float64) {
	if !(factor > 0) || math.IsInf(factor, 0) {
		return
	}
	aim := c.Scale
	if c.motion.kind == zoom {
		aim = c.motion.toScale
	}
	aim = c.clampScale(aim * factor)
	if duration <= 0 {
		c.ZoomAt(p, aim/c.Scale)
		return
	}
	c.motion = motion{
		kind: zoom, start: now, duration: duration,
		fromScale: c.Scale, toScale: aim, anchor: p,
	}
}

// Fling lets the map run on with a velocity of pixels of the screen in a
// millisecond, as a finger left it, until friction stops it.
func (c *Camera) Fling(velocity Point, now float64) {
	speed := math.Hypot(velocity.X, velocity.Y)
	if !(speed > minFling) || math.IsInf(speed, 0) {
		c.Stop()
		return
	}
	if speed > maxFling {
		velocity = Point{velocity.X / speed * maxFling, velocity.Y / speed * maxFling}
	}
	c.motion = motion{kind: fling, start: now, duration: flingEnd, velocity: velocity}
}

// Update moves the camera to where it is now. It reports whether anything
// changed; Moving says whether more is to come.
func (c *Camera) Update(now float64) bool {
	m := &c.motion
	if m.kind == rest {
		return false
	}
	center, scale := c.Center, c.Scale
	t := 1.0
	if m.duration > 0 {
		t = max(0, min((now-m.start)/m.duration, 1))
	}
	switch m.kind {
	case glide:
		c.glide(EaseOut(t))
	case zoom:
		c.zoom(m.anchor, m.fromScale*math.Pow(m.toScale/m.fromScale, EaseOut(t))/c.Scale)
	case fling:
		way := flingTime * (1 - math.Exp(-t*m.duration/flingTime))
		to := Point{m.velocity.X * way, m.velocity.Y * way}
		c.pan(to.X-m.done.X, to.Y-m.done.Y)
		m.done = to
	}
	if t >= 1 {
		c.Stop()
	}
	return c.Center != center || c.Scale != scale
}

// glide puts the camera at the part t of its way. The center moves with the
// width of what is seen, not with time: so a pure zoom keeps its fixed point.
func (c *Camera) glide(t float64) {
	m := &c.motion
	if t >= 1 {
		c.Center, c.Scale = m.to, m.toScale
		return
	}
	c.Scale = m.fromScale * math.Pow(m.toScale/m.fromScale, t)
	u := t
	if a, b := 1/m.fromScale, 1/m.toScale; math.Abs(a-b) > 1e-9*a {
		u = (1/c.Scale - a) / (b - a)
	}
	c.Center = Point{m.from.X + u*(m.to.X-m.from.X), m.from.Y + u*(m.to.Y-m.from.Y)}
}

// EaseOut bends a way from 0 to 1 so that it is fast at first and lands softly:
// for what arrives.
func EaseOut(t float64) float64 { u := 1 - t; return 1 - u*u*u }

// EaseIn bends a way from 0 to 1 so that it starts softly: for what leaves.
func EaseIn(t float64) float64 { return t * t * t }
