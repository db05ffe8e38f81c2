package gesture

import "math"

// rebase forgets the way so far: with other fingers down, the middle of them
// is elsewhere, and that is no movement.
func (r *Recognizer) rebase(now float64) {
	r.moves = r.moves[:0]
	r.rebased = now
}

// remember keeps the moves of the last window.
func (r *Recognizer) remember(m move) {
	old := 0
	for old < len(r.moves) && r.moves[old].time < m.time-window {
		old++
	}
	r.moves = append(r.moves[:0], r.moves[old:]...)
	r.moves = append(r.moves, m)
}

// velocity gives the speed of a drag that ends now, in pixels in a millisecond:
// the way of the last window by the window, so a finger that rests before it
// is lifted slows it down to nothing.
func (r *Recognizer) velocity(now float64) (vx, vy float64) {
	for _, m := range r.moves {
		if m.time >= now-window {
			vx += m.dx
			vy += m.dy
		}
	}
	span := math.Max(math.Min(window, now-r.rebased), shortest)
	return vx / span, vy / span
}
