package art

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"vassals/rules/vassals"
)

// strip is a row of pixels along a tile's border, clockwise.
type strip [][3]int

// borderStrip is the outermost row of pixels on a side.
func borderStrip(img *image.RGBA, s side) strip {
	n := img.Rect.Dx()
	out := make(strip, n)
	for i := range out {
		x, y := i, 0
		switch s {
		case 1:
			x, y = n-1, i
		case 2:
			x, y = n-1-i, n-1
		case 3:
			x, y = 0, n-1-i
		}
		c := img.RGBAAt(x, y)
		out[i] = [3]int{int(c.R), int(c.G), int(c.B)}
	}
	return out
}

// reversed is the strip as the neighbour reads it.
func (s strip) reversed() strip {
	out := slices.Clone(s)
	slices.Reverse(out)
	return out
}

// differs is the largest difference of a channel from pixel from up to pixel
// to, where either may be moved by up to slack pixels, and where it is.
func (s strip) differs(o strip, from, to, slack int) (worst, at int) {
	for i := from; i < to; i++ {
		least := 255
		for d := -slack; d <= slack; d++ {
			j := min(max(i+d, 0), len(s)-1)
			most, back := 0, 0
			for c := range 3 {
				most = max(most, abs(s[i][c]-o[j][c]))
				back = max(back, abs(s[j][c]-o[i][c]))
			}
			least = min(least, most, back)
		}
		if least > worst {
			worst, at = least, i
		}
	}
	return worst, at
}

func abs(v int) int {
	if v < 0 {
		return -v
	}
	return v
}

// TestSeams compares every border of every tile in every rotation with one of
// its kind, and with its own mirror image: so any two that match join without
// a seam. The soft shade, alike on both sides, is left out, and so are the 3
// pixels at the corners, where the ink of a wall's end may touch. The end of a
// wall, or the bastion that joins it, may be off by one pixel.
func TestSeams(t *testing.T) {
	const size, corner, wallEnd = 100, 3, 13
	limits := [...]int{meadowSide: 2, roadSide: 8, citySide: 2}
	names := [...]string{"meadow", "road", "city"}
	var first [3]strip
	var worst [3]int
	ends := 0
	for k := range vassals.Tiles {
		for turn := range vassals.Rotation(4) {
			l := planOf(vassals.Kind(k), turn)
			p := newPen(size, size, 100, 100)
			Tile{vassals.Kind(k), turn, uint8(k+int(turn)) % Variants}.paint(p, l, false)
			for s := range side(4) {
				kind := l.sides[s]
				got := borderStrip(p.img, s)
				if first[kind] == nil {
					first[kind] = got
				}
				where := fmt.Sprintf("%v turned %d, side %d (%s)", vassals.Kind(k), turn, s, names[kind])
				for _, o := range []struct {
					name string
					strip
				}{{"the first of its kind", first[kind]}, {"its mirror image", got.reversed()}} {
					d, at := got.differs(o.strip, corner, size-corner, 0)
					if kind == citySide {
						d, at = got.differs(o.strip, wallEnd, size-wallEnd, 0)
						a, i := got.differs(o.strip, corner, wallEnd, 1)
						b, j := got.differs(o.strip, size-wallEnd, size-corner, 1)
						ends = max(ends, a, b)
						if a > 24 {
							t.Errorf("%s: a wall's end differs from %s by %d at pixel %d", where, o.name, a, i)
						}
						if b > 24 {
							t.Errorf("%s: a wall's end differs from %s by %d at pixel %d", where, o.name, b, j)
						}
					}
					worst[kind] = max(worst[kind], d)
					if d <= limits[kind] {
						continue
					}
					t.Errorf("%s differs from %s by %d at pixel %d", where, o.name, d, at)
				}
			}
		}
	}
	t.Logf("worst difference of a meadow %d, a road %d, a city %d and the end of its wall %d", worst[0], worst[1], worst[2], ends)
}
