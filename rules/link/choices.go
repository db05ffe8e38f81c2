package link

import (
	"errors"
	"slices"

	"vassals/rules/vassals"
)

// writer notes the choices that a record tells.
type writer struct {
	want   []string     // the rest of the deck
	move   vassals.Move // the move to come, or under way
	digits []digit
}

// digit is one choice: which of how many.
type digit struct{ value, base int }

// errNotLegal says that what was chosen is not among what can be.
var errNotLegal = errors.New("not among the choices")

func (w *writer) note(i, n int) (int, error) {
	if i < 0 || i >= n {
		return 0, errNotLegal
	}
	w.digits = append(w.digits, digit{i, n})
	return i, nil
}

func (w *writer) tile(of []vassals.Kind) (int, error) {
	name := w.want[0]
	w.want = w.want[1:]
	return w.note(slices.IndexFunc(of, func(k vassals.Kind) bool { return k.String() == name }), len(of))
}

func (w *writer) place(of []vassals.Placement) (int, error) {
	if w.move.Discard {
		return 0, errNotLegal
	}
	return w.note(slices.Index(of, w.move.At), len(of))
}

func (w *writer) discard() error {
	if !w.move.Discard {
		return errNotLegal
	}
	return nil
}

func (w *writer) claim(of []vassals.Claim) (int, error) {
	// Whether it is the step of the shadow shows in what is offered; where
	// nothing is, there is nothing to choose either.
	chosen := -1
	for _, want := range w.move.Claims() {
		for i, c := range of {
			if c.Figure == want.Figure && c.Place == want.Place {
				chosen = i
			}
		}
	}
	i, err := w.note(chosen+1, len(of)+1)
	return i - 1, err
}

// number gives all choices as one number in a mixed base, the first one in its
// lowest digit.
func (w *writer) number() number {
	var n number
	for _, d := range slices.Backward(w.digits) {
		n.push(d.value, d.base)
	}
	return n
}

// reader makes the choices that a number tells.
type reader struct{ n number }

func newReader(data []byte) *reader { return &reader{slices.Clone(data)} }

func (r *reader) take(n int) (int, error) {
	if n == 0 {
		return 0, errNotLegal
	}
	return r.n.pop(n), nil
}

func (r *reader) tile(of []vassals.Kind) (int, error)       { return r.take(len(of)) }
func (r *reader) place(of []vassals.Placement) (int, error) { return r.take(len(of)) }
func (r *reader) discard() error                            { return nil }
func (r *reader) claim(of []vassals.Claim) (int, error) {
	i, err := r.take(len(of) + 1)
	return i - 1, err
}

// done reports whether every choice was made.
func (r *reader) done() bool { return len(r.n) == 0 }

// number is a natural number, its lowest byte first, without zeros above.
type number []byte

// push makes the number n*base + digit.
func (n *number) push(digit, base int) {
	carry := uint64(digit)
	for i, b := range *n {
		carry += uint64(b) * uint64(base)
		(*n)[i] = byte(carry)
		carry >>= 8
	}
	for ; carry > 0; carry >>= 8 {
		*n = append(*n, byte(carry))
	}
}

// pop undoes a push with the same base.
func (n *number) pop(base int) (digit int) {
	rest := uint64(0)
	for i := len(*n) - 1; i >= 0; i-- {
		rest = rest<<8 | uint64((*n)[i])
		(*n)[i] = byte(rest / uint64(base))
		rest %= uint64(base)
	}
	for len(*n) > 0 && (*n)[len(*n)-1] == 0 {
		*n = (*n)[:len(*n)-1]
	}
	return int(rest)
}
