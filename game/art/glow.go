package art

import (
	"image"
	"image/color"

	"vassals/rules/vassals"
)

// TileGlowMargin is by how much of the tile's side a TileGlow reaches beyond
// the tile on each side: its box is 1 + 2*TileGlowMargin sides wide and high.
const TileGlowMargin = .06

// TileGlow lights the true outline of one part of a tile. It is transparent
// and lies over the tiles. Where the part reaches the border the glow ends
// there, so that the glows of neighbouring tiles join to one line.
type TileGlow struct {
	Kind     vassals.Kind
	Rotation vassals.Rotation
	Part     vassals.Part
	Tint     color.NRGBA // laid over the area; the zero value is the glow's own gold
}

var (
	glowGold  = rgb(0xF6C945)
	glowCream = rgb(0xFFF3C4)
	glowFill  = rgb(0xFFE9A0)
)

// Raster draws the glow.
func (g TileGlow) Raster(w, h int, _ float64) *image.RGBA {
	const wide = 100 * (1 + 2*TileGlowMargin)
	p := newPen(w, h, wide, wide)
	p.push(translation(100*TileGlowMargin, 100*TileGlowMargin))
	l := planOf(g.Kind, g.Rotation)

	area, lines := new(path), new(path)
	var reached vassals.Edges // before the turn
	i := int(g.Part.Index)
	switch g.Part.Kind {
	case vassals.CityPart:
		c := l.cities[i]
		reached = c.Edges
		area.through(c.outline).close()
		for _, w := range c.walls {
			lines.through(stretchedWall(w))
		}
	case vassals.RoadPart:
		r := l.roads[i]
		reached = r.Edges
		line := stretched(l.visible(r.line))
		left, right := line.shift(-6), line.shift(6)
		ribbonBetween(area, left, right)
		lines.through(left).through(right)
		if e := line[len(line)-1]; e.border() > 0 {
			n := len(line) - 1 // closed where the road ends
			lines.move(left[n].x, left[n].y).line(right[n].x, right[n].y)
		}
	case vassals.FieldPart:
		for s := side(0); s < 4; s++ {
			if h := l.fields[i].HalfEdges >> (2 * s); h&1 != 0 || l.fields[i].HalfEdges>>((2*s+7)&7)&1 != 0 {
				reached |= s.edge()
			}
		}
		l.contour(i, area, lines)
	case vassals.CloisterPart:
		for k, q := range [...]point{{21, 39.7}, {79, 39.7}, {81.3, 59.4}, {79, 74.5}, {21, 74.5}, {18.7, 59.4}} {
			if k == 0 {
				area.move(q.x, q.y)
			} else {
				area.line(q.x, q.y)
			}
		}
		area.close()
		lines = area
	}
	p.clipTo(reach(p.begin(), reached.Turn(g.Rotation)))
	fill := faint(glowFill, .14)
	if g.Tint != (color.NRGBA{}) {
		fill = g.Tint
	}
	p.fill(area, fill)
	p.stroke(lines, stroke{color: faint(glowGold, .28), width: 9})
	p.stroke(lines, stroke{color: faint(glowGold, .5), width: 5.6})
	p.stroke(lines, stroke{color: glowCream, width: 2.6})
	return p.img
}

// visible is a road up to the square of a crossing or the wall of a cloister.
func (l *plan) visible(line polyline) polyline {
	for i := 4; i < len(line); i++ {
		if l.crossing && line[i].sub(l.centre).length() < 12 || l.cloister && garden.around(line[i]) {
			return line[:i]
		}
	}
	return line
}

// reach adds the tile with its margin, but without the margin beyond the sides
// that a part reaches.
func reach(q *path, e vassals.Edges) *path {
	const m = 100 * TileGlowMargin
	x0, y0, x1, y1 := -m, -m, 100+m, 100+m
	if side(0).in(e) {
		y0 = 0
	}
	if side(1).in(e) {
		x1 = 100
	}
	if side(2).in(e) {
		y1 = 100
	}
	if side(3).in(e) {
		x0 = 0
	}
	return q.rect(x0, y0, x1-x0, y1-y0)
}

// Scalable is true: the glow zooms with the map.
func (g TileGlow) Scalable() bool { return true }
