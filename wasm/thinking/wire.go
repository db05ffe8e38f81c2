package thinking

import (
	"errors"
	"strconv"
	"strings"
)

// wire is one line of text in which the page and a worker write to each other
// what a value holds, one thing after the other, and from which it is read in
// the same order: a function that takes a wire and a pointer does both. It is
// not JSON because of what that weighs: an eighth of the program of a worker.
type wire struct {
	reading bool
	line    string // what is yet to be read
	out     []byte // what has been written
	err     error  // of the first thing that could not be read; after it all is zero
}

var errWire = errors.New("thinking: not what a page or a worker writes")

// write gives the line of a value.
func write[V any](v V, fields func(*wire, *V)) string {
	var w wire
	fields(&w, &v)
	return string(w.out)
}

// read gives the value of a line. Beside an error it holds what stood before.
func read[V any](line string, fields func(*wire, *V)) (v V, err error) {
	w := wire{reading: true, line: line}
	fields(&w, &v)
	if w.err == nil && w.line != "" {
		w.err = errWire
	}
	return v, w.err
}

// next takes the text up to the blank that follows each thing.
func (w *wire) next() string {
	thing, rest, ok := strings.Cut(w.line, " ")
	if !ok {
		w.fail()
		return ""
	}
	w.line = rest
	return thing
}

func (w *wire) fail() {
	if w.err == nil {
		w.err = errWire
	}
	w.line = ""
}

func (w *wire) text(s *string) {
	if !w.reading {
		w.out = append(strconv.AppendQuote(w.out, *s), ' ')
		return
	}
	quoted, err := strconv.QuotedPrefix(w.line)
	if err != nil || !strings.HasPrefix(w.line[len(quoted):], " ") {
		w.fail()
		return
	}
	w.line = w.line[len(quoted)+1:]
	*s, _ = strconv.Unquote(quoted) // which QuotedPrefix has done already
}

func (w *wire) whole(n *int) {
	if !w.reading {
		w.out = append(strconv.AppendInt(w.out, int64(*n), 10), ' ')
		return
	}
	var err error
	if *n, err = strconv.Atoi(w.next()); err != nil {
		*n = 0
		w.fail()
	}
}

func (w *wire) number(f *float64) {
	if !w.reading {
		w.out = append(strconv.AppendFloat(w.out, *f, 'g', -1, 64), ' ')
		return
	}
	var err error
	if *f, err = strconv.ParseFloat(w.next(), 64); err != nil {
		*f = 0
		w.fail()
	}
}

func (w *wire) flag(b *bool) {
	n := 0
	if *b {
		n = 1
	}
	w.whole(&n)
	*b = n == 1
}

// list takes the elements by each, after how many they are; -1 for none, which
// a record tells from an empty list.
func list[E any](w *wire, l *[]E, each func(*wire, *E)) {
	n := len(*l)
	if *l == nil {
		n = -1
	}
	w.whole(&n)
	if w.reading {
		switch {
		case w.err != nil || n < 0:
			return
		case n > len(w.line)/2: // each needs two bytes at least
			w.fail()
			return
		}
		*l = make([]E, n)
	}
	for i := range *l {
		each(w, &(*l)[i])
	}
}
