package art

import "fmt"

// svg adds outlines in the notation of SVG, of which it knows M, L, Q, C and Z,
// with plain decimals between spaces. Constant points take a fraction of the
// bytes in a program that they would as arguments of the other methods.
func (q *path) svg(data string) *path {
	var verb byte
	var at [6]float64
	n := 0 // how many numbers are in at
	for i := 0; i < len(data); {
		switch c := data[i]; {
		case c == ' ':
			i++
		case c == 'Z':
			q.close()
			i++
		case c == 'M' || c == 'L' || c == 'Q' || c == 'C':
			verb = c
			i++
		default:
			at[n], i = decimal(data, i)
			n++
		}
		switch {
		case verb == 'M' && n == 2:
			q.move(at[0], at[1])
			n = 0
		case verb == 'L' && n == 2:
			q.line(at[0], at[1])
			n = 0
		case verb == 'Q' && n == 4:
			q.quad(at[0], at[1], at[2], at[3])
			n = 0
		case n == 6:
			q.cubic(at[0], at[1], at[2], at[3], at[4], at[5])
			n = 0
		}
	}
	return q
}

// decimal reads the number that begins at data[i], and gives where it ends.
func decimal(data string, i int) (v float64, end int) {
	minus := data[i] == '-'
	if minus {
		i++
	}
	begin, whole, part := i, 0.0, 1.0
	point := false
	for ; i < len(data); i++ {
		switch c := data[i]; {
		case c == '.' && !point:
			point = true
			continue
		case c < '0' || c > '9':
		default:
			whole = whole*10 + float64(c-'0')
			if point {
				part *= 10
			}
			continue
		}
		break
	}
	if i == begin {
		panic(fmt.Sprintf("art: no number at %d of %q", i, data))
	}
	if minus {
		whole = -whole
	}
	return whole / part, i
}
