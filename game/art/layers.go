package art

import (
	"image"
	"image/color"
	"math"
)

// paintLayers draws rounded rectangles about a box in device pixels. It needs
// no rasteriser: how far a pixel is from the edge of such a rectangle is a
// short formula, and between the corners a row has one colour. So even a panel
// as large as the screen costs little.
func paintLayers(w, h int, box image.Rectangle, layers []layer, radius, scale float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if box.Empty() {
		return img
	}
	l := &laminate{
		layers: layers, scale: scale,
		x0: float64(box.Min.X), y0: float64(box.Min.Y), x1: float64(box.Max.X), y1: float64(box.Max.Y),
	}
	l.radius = min(radius*scale, (l.x1-l.x0)/2, (l.y1-l.y0)/2)
	// From here to the same on the other side nothing changes along a row.
	edge := min(box.Min.X+int(math.Ceil(l.radius+8*scale))+1, (w+1)/2)
	for y := range h {
		row := img.Pix[y*img.Stride : y*img.Stride+4*w]
		l.startRow(float64(y) + .5)
		for x := range edge {
			c := l.at(float64(x) + .5)
			row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = c.R, c.G, c.B, c.A
			k := 4 * (w - 1 - x) // the right side mirrors the left
			row[k], row[k+1], row[k+2], row[k+3] = c.R, c.G, c.B, c.A
		}
		if middle := row[4*edge : max(4*(w-edge), 4*edge)]; len(middle) > 0 {
			copy(middle, row[4*edge-4:4*edge])
			for n := 4; n < len(middle); n *= 2 {
				copy(middle[n:], middle[:n])
			}
		}
	}
	return img
}

// laminate is what paintLayers is painting. Lengths are device pixels.
type laminate struct {
	layers         []layer
	scale, radius  float64
	x0, y0, x1, y1 float64

	y    float64
	tint []color.NRGBA // the colours of the layers in this row
}

func (l *laminate) startRow(y float64) {
	l.y, l.tint = y, l.tint[:0]
	t := clamp((y-l.y0)/(l.y1-l.y0), 0, 1)
	for _, a := range l.layers {
		l.tint = append(l.tint, blend(a.top, a.bottom, t))
	}
}

// at is the colour of the pixel whose middle is at x in this row.
func (l *laminate) at(x float64) color.RGBA {
	// Nothing below a layer that covers the pixel can be seen.
	first := len(l.layers) - 1
	for ; first > 0; first-- {
		if l.tint[first].A == 255 && l.cover(first, x) == 1 {
			break
		}
	}
	var r, g, b, a float64
	for i := first; i < len(l.layers); i++ {
		c := l.tint[i]
		k := l.cover(i, x) * float64(c.A) / 255
		r, g, b, a = r+(float64(c.R)-r)*k, g+(float64(c.G)-g)*k, b+(float64(c.B)-b)*k, a+(255-a)*k
	}
	return color.RGBA{uint8(r + .5), uint8(g + .5), uint8(b + .5), uint8(a + .5)}
}

// cover is how much of that pixel layer i covers, from 0 to 1.
func (l *laminate) cover(i int, x float64) float64 {
	layer := &l.layers[i]
	grow := layer.grow * l.scale
	d := l.distance(x, l.y-layer.down*l.scale) - grow
	if soft := layer.soft * l.scale; soft > 0 {
		return smooth((soft - d) / (2 * soft))
	}
	if layer.down > 0 { // a thing moved down does not leave the one below it
		d = max(d, l.distance(x, l.y)-grow)
	}
	return clamp(.5-d, 0, 1)
}

// distance is how far a point is from the edge of the box; below 0 inside.
func (l *laminate) distance(x, y float64) float64 {
	qx := max(l.x0-x, x-l.x1) + l.radius
	qy := max(l.y0-y, y-l.y1) + l.radius
	if qx > 0 && qy > 0 {
		return math.Sqrt(qx*qx+qy*qy) - l.radius
	}
	return max(qx, qy) - l.radius
}
