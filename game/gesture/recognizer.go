package gesture

import "math"

const (
	// mouseSlop and touchSlop are how far, in CSS pixels, a pointer may stray
	// from where it went down and still tap.
	mouseSlop = 4
	touchSlop = 9
	// longPress is how long a press has to be held, ms.
	longPress = 450
	// window is the time before the end of a drag that its velocity is taken
	// from, ms.
	window = 90
	// shortest is the least time that a velocity is measured over, ms: two
	// moves of one frame say nothing about speed.
	shortest = 16
)

// Recognizer turns events into intents. The zero Recognizer is ready. It is
// not safe for use from several goroutines.
type Recognizer struct {
	fingers []finger
	state   state
	since   float64 // pressed: when it went down
	rebased float64 // panning: when the fingers last changed, ms
	moves   []move  // panning: the latest ones
}

type state uint8

const (
	idle    state = iota // no pointer is down, or those that are mean nothing more
	pressed              // one pointer is down and may tap
	panning              // pointers drag, and zoom where there are several
)

// finger is a pointer that is down.
type finger struct {
	id             int
	pointer        Pointer
	x, y           float64
	startX, startY float64
}

// move is a step of a drag.
type move struct{ time, dx, dy float64 }

// Feed takes the next event and appends what it means to dst. Times must not
// go back.
func (r *Recognizer) Feed(dst []Intent, e Event) []Intent {
	if !finite(e.X, e.Y, e.DX, e.DY, e.Time) {
		if e.Kind != Up && e.Kind != Cancel {
			return dst
		}
		e = Event{Kind: Cancel, ID: e.ID, Pointer: e.Pointer}
	} else {
		dst = r.Tick(dst, e.Time)
	}
	switch e.Kind {
	case Down:
		return r.down(dst, e)
	case Move:
		return r.move(dst, e)
	case Up:
		return r.up(dst, e)
	case Cancel:
		return r.lift(dst, r.find(e.ID), e.Time, false)
	case Wheel:
		return append(dst, Intent{Meaning: Scroll, Pointer: e.Pointer, X: e.X, Y: e.Y, DX: e.DX, DY: e.DY, Ctrl: e.Ctrl})
	case Pinch:
		if e.Scale > 0 && finite(e.Scale) {
			return append(dst, Intent{Meaning: Zoom, Pointer: e.Pointer, X: e.X, Y: e.Y, Factor: e.Scale})
		}
	}
	return dst
}

// Tick appends what has become of a press by the time now: a LongPress. Call it
// once a frame while Waiting.
func (r *Recognizer) Tick(dst []Intent, now float64) []Intent {
	if r.state == pressed && now-r.since >= longPress {
		r.state = idle
		f := r.fingers[0]
		dst = append(dst, Intent{Meaning: LongPress, Pointer: f.pointer, X: f.startX, Y: f.startY})
	}
	return dst
}

// Waiting reports whether time alone can make an intent.
func (r *Recognizer) Waiting() bool { return r.state == pressed }

// Reset takes back all that is under way, as when the page is hidden: nothing
// comes of it.
func (r *Recognizer) Reset(dst []Intent) []Intent {
	for len(r.fingers) > 0 {
		dst = r.lift(dst, len(r.fingers)-1, 0, false)
	}
	return dst
}

func (r *Recognizer) down(dst []Intent, e Event) []Intent {
	// A pointer that goes down twice was lifted where the page did not see it.
	dst = r.lift(dst, r.find(e.ID), e.Time, false)
	r.fingers = append(r.fingers, finger{e.ID, e.Pointer, e.X, e.Y, e.X, e.Y})
	if len(r.fingers) == 1 {
		r.state, r.since = pressed, e.Time
		return append(dst, Intent{Meaning: Press, Pointer: e.Pointer, X: e.X, Y: e.Y})
	}
	if r.state == pressed {
		dst = append(dst, r.release())
	}
	if r.state != panning {
		dst = r.start(dst)
	}
	r.rebase(e.Time)
	return dst
}

func (r *Recognizer) move(dst []Intent, e Event) []Intent {
	i := r.find(e.ID)
	if i < 0 {
		if e.Pointer != Touch && len(r.fingers) == 0 {
			dst = append(dst, Intent{Meaning: Hover, Pointer: e.Pointer, X: e.X, Y: e.Y})
		}
		return dst
	}
	f := &r.fingers[i]
	switch r.state {
	case pressed:
		slop := float64(touchSlop)
		if f.pointer == Mouse {
			slop = mouseSlop
		}
		if math.Hypot(e.X-f.startX, e.Y-f.startY) <= slop {
			return dst
		}
		dst = append(dst, r.release())
		dst = r.start(dst)
		r.rebase(e.Time)
		// The drag begins here, without the jump of the way that it took to
		// tell it from a tap.
		f.x, f.y = e.X, e.Y
	case panning:
		before := r.spread()
		f.x, f.y = e.X, e.Y
		after := r.spread()
		dx, dy := after.x-before.x, after.y-before.y
		if dx == 0 && dy == 0 && after.radius == before.radius {
			return dst
		}
		r.remember(move{e.Time, dx, dy})
		dst = append(dst, Intent{Meaning: Pan, Pointer: f.pointer, X: after.x, Y: after.y, DX: dx, DY: dy})
		// Fingers that all but touch say nothing about size.
		const least = 4
		if before.radius > least && after.radius > least {
			dst = append(dst, Intent{Meaning: Zoom, Pointer: f.pointer, X: after.x, Y: after.y, Factor: after.radius / before.radius})
		}
	}
	return dst
}

func (r *Recognizer) up(dst []Intent, e Event) []Intent {
	i := r.find(e.ID)
	if i < 0 {
		return dst
	}
	// The last way may come with the lifting alone.
	dst = r.move(dst, e)
	return r.lift(dst, i, e.Time, true)
}

// lift takes finger i away, if there is one. What it was doing comes to its end
// where it is, or to nothing.
func (r *Recognizer) lift(dst []Intent, i int, now float64, commit bool) []Intent {
	if i < 0 {
		return dst
	}
	f := r.fingers[i]
	r.fingers = append(r.fingers[:i], r.fingers[i+1:]...)
	switch {
	case r.state == pressed && commit:
		r.state = idle
		dst = append(dst, Intent{Meaning: Tap, Pointer: f.pointer, X: f.startX, Y: f.startY})
	case r.state == pressed:
		r.state = idle
		dst = append(dst, Intent{Meaning: Release, Pointer: f.pointer, X: f.startX, Y: f.startY})
	case r.state == panning && len(r.fingers) == 0:
		end := Intent{Meaning: PanEnd, Pointer: f.pointer, X: f.x, Y: f.y}
		if commit {
			end.VX, end.VY = r.velocity(now)
		}
		r.state = idle
		dst = append(dst, end)
	case r.state == panning:
		r.rebase(now)
	}
	return dst
}

// release ends the press of the first finger without a tap. The caller says
// what it became.
func (r *Recognizer) release() Intent {
	r.state = idle
	f := r.fingers[0]
	return Intent{Meaning: Release, Pointer: f.pointer, X: f.startX, Y: f.startY}
}

// start begins a drag of the fingers that are down.
func (r *Recognizer) start(dst []Intent) []Intent {
	r.state = panning
	f := r.fingers[0]
	return append(dst, Intent{Meaning: PanStart, Pointer: f.pointer, X: f.startX, Y: f.startY})
}

func (r *Recognizer) find(id int) int {
	for i := range r.fingers {
		if r.fingers[i].id == id {
			return i
		}
	}
	return -1
}

// spread is where the fingers are on the whole.
type spread struct{ x, y, radius float64 }

func (r *Recognizer) spread() spread {
	var s spread
	n := float64(len(r.fingers))
	for _, f := range r.fingers {
		s.x += f.x / n
		s.y += f.y / n
	}
	for _, f := range r.fingers {
		s.radius += math.Hypot(f.x-s.x, f.y-s.y) / n
	}
	return s
}

func finite(values ...float64) bool {
	for _, v := range values {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return false
		}
	}
	return true
}
