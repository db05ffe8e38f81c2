package layout

import "golang.org/x/image/font/sfnt"

// lineHeight is the distance of baselines as a share of the size: closer than
// the fonts' own, which leave room for stacked accents that no text has.
const lineHeight = 1.22

// LineHeight gives the distance between the baselines of lines.
func LineHeight(face Face, size float64) float64 { return size * lineHeight }

// CapHeight gives the height of capital letters and of lining figures.
func CapHeight(face Face, size float64) float64 { return size * faces[face]().capital }

// Baseline gives the baseline of a line whose capitals shall stand in the
// middle of a box from top, height high.
func Baseline(face Face, size, top, height float64) float64 {
	return top + (height+CapHeight(face, size))/2
}

// Measure gives the width of s in one line, kerning included. A character
// that the face lacks counts as wide as the size.
func Measure(face Face, size float64, s string) float64 {
	m := faces[face]()
	m.mu.Lock()
	defer m.mu.Unlock()
	var sum int64
	var last sfnt.GlyphIndex
	for _, r := range s {
		g := m.glyph(r)
		sum += int64(m.kern(last, g) + m.width(r, g))
		last = g
	}
	return float64(sum) * size / float64(m.em)
}

// Missing reports whether s has a character that face cannot draw.
func Missing(face Face, s string) bool {
	m := faces[face]()
	for _, r := range s {
		if r != '\n' && m.glyph(r) == 0 {
			return true
		}
	}
	return false
}

// Pen draws the outlines of letters; the rasteriser of
// golang.org/x/image/vector is one.
type Pen interface {
	MoveTo(x, y float32)
	LineTo(x, y float32)
	QuadTo(x1, y1, x2, y2 float32)
	CubeTo(x1, y1, x2, y2, x3, y3 float32)
	ClosePath()
}

// Trace draws the outlines of s in one line with pen, beginning at x on the
// baseline, in whatever unit size is given, y down. Characters that the face
// lacks leave a gap.
func Trace(face Face, size float64, s string, x, baseline float64, pen Pen) {
	m := faces[face]()
	m.mu.Lock()
	defer m.mu.Unlock()
	scale := size / float64(m.em)
	var at int64
	var last sfnt.GlyphIndex
	for _, r := range s {
		g := m.glyph(r)
		at += int64(m.kern(last, g))
		if g != 0 {
			trace(m.outline(g), scale, x+float64(at)*scale, baseline, pen)
		}
		at += int64(m.width(r, g))
		last = g
	}
}

func trace(outline []sfnt.Segment, scale, x, y float64, pen Pen) {
	var p [6]float32
	open := false
	for _, s := range outline {
		for i, a := range s.Args {
			p[2*i] = float32(x + float64(a.X)*scale)
			p[2*i+1] = float32(y + float64(a.Y)*scale)
		}
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if open {
				pen.ClosePath()
			}
			pen.MoveTo(p[0], p[1])
			open = true
		case sfnt.SegmentOpLineTo:
			pen.LineTo(p[0], p[1])
		case sfnt.SegmentOpQuadTo:
			pen.QuadTo(p[0], p[1], p[2], p[3])
		case sfnt.SegmentOpCubeTo:
			pen.CubeTo(p[0], p[1], p[2], p[3], p[4], p[5])
		}
	}
	if open {
		pen.ClosePath()
	}
}
