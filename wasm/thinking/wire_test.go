package thinking

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/bots"
)

// fill gives everything within v a value of its own, so that what is left out
// or taken for something else is seen.
func fill(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), n)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(v.Index(i), n)
		}
	case reflect.String:
		v.SetString(strings.Repeat("ñ \"☺\n\\", *n))
	case reflect.Int:
		v.SetInt(int64(-*n))
	case reflect.Float64:
		v.SetFloat(1 / float64(*n))
	case reflect.Bool:
		v.SetBool(true)
	default:
		panic(v.Kind())
	}
}

func full[V any]() (v V) {
	n := 0
	fill(reflect.ValueOf(&v).Elem(), &n)
	return v
}

// through writes and reads a value, all of it and each part of its line.
func through[V any](t *testing.T, v V, fields func(*wire, *V)) {
	t.Helper()
	line := write(v, fields)
	if got, err := read(line, fields); err != nil || !reflect.DeepEqual(got, v) {
		t.Errorf("read %+v, %v\nfrom %s\nwant %+v", got, err, line, v)
	}
	if strings.Contains(line, "\n") {
		t.Errorf("more than a line: %q", line)
	}
	for i := range line {
		if _, err := read(line[:i], fields); err == nil {
			t.Errorf("no error of the part %q", line[:i])
		}
	}
	if _, err := read(line+"1 ", fields); err == nil {
		t.Error("no error of what follows")
	}
}

func TestWire(t *testing.T) {
	asked := full[message]()
	asked.Stop = false
	through(t, asked, messageFields)
	through(t, message{}, messageFields)
	through(t, message{ID: 3, Stop: true}, messageFields)
	through(t, full[reply](), replyFields)
	through(t, reply{}, replyFields)
	through(t, reply{Choices: []bots.Choice{{Worth: math.Inf(-1)}}, Err: "\xff"}, replyFields)
	through(t, rules.Record{Deck: []string{}, Moves: []string{}}, recordFields) // not the same as none
}

// Whatever is read, the answer is a value or an error.
func FuzzWire(f *testing.F) {
	f.Add("")
	f.Add(write(full[message](), messageFields))
	f.Add(write(full[reply](), replyFields))
	f.Add(`1 999999999 "" 0 0 `)
	f.Fuzz(func(t *testing.T, line string) {
		if m, err := read(line, messageFields); err == nil {
			if again, err := read(write(m, messageFields), messageFields); err != nil {
				t.Errorf("read %+v, and then %+v, %v", m, again, err)
			}
		}
		_, _ = read(line, replyFields)
	})
}
