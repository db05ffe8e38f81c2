package art

import (
	"image"
	"image/color"
)

// Portrait is a medallion with the picture of whoever sits at the table, in a
// square box that it fills. Code is that of a bot in records: a level (easy,
// medium, hard, expert) or a named opponent (farmer, thief, hasty, miser,
// abbot, spoiler). Any other code shows a person, whose ring is a plain one.
type Portrait struct{ Code string }

// Scalable is false: a portrait is small and has to be sharp.
func (Portrait) Scalable() bool { return false }

// roughBelow is the side in device pixels under which a portrait is drawn with
// a bolder line and without its small parts.
const roughBelow = 44

// Raster draws the portrait.
func (a Portrait) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	s := &sitter{pen: p, rough: min(w, h) < roughBelow, line: 2.4}
	if s.rough {
		s.line = 3
	}
	look := lookOf(a.Code)
	p.fill(p.begin().circle(50, 50, 49.5), figureInk)
	p.fill(p.begin().circle(50, 50, 47), look.ring)
	p.stroke(p.begin().arc(50, 50, 45.2, 45.2, 3.3, 5.2), stroke{color: faint(white, .55), width: 2})
	p.fill(p.begin().circle(50, 50, 43.2), figureInk)
	p.clipTo(p.begin().circle(50, 50, 41.4))
	p.fill(p.begin().rect(0, 0, 100, 100), look.ground)
	p.fill(p.begin().circle(43, 40, 33), faint(look.light, .75))
	look.paint(s)
	p.unclip()
	return p.img
}

// look is how a portrait is painted.
type look struct {
	ring          color.NRGBA
	ground, light color.NRGBA // the wall behind, and the light on it
	paint         func(s *sitter)
}

var (
	copper = rgb(0xB5774A)
	silver = rgb(0xC3C9CC)
)

func lookOf(code string) look {
	switch code {
	case "farmer":
		return look{gold, rgb(0xB7C67C), rgb(0xE4E6B4), paintFarmer}
	case "thief":
		return look{gold, rgb(0x6F8199), rgb(0xAEBBC8), paintThief}
	case "hasty":
		return look{gold, rgb(0xE3A561), rgb(0xF8DDA4), paintHasty}
	case "miser":
		return look{gold, rgb(0xA98C62), rgb(0xD9C294), paintMiser}
	case "abbot":
		return look{gold, rgb(0x93ABBB), rgb(0xD6E0E0), paintAbbot}
	case "spoiler":
		return look{gold, rgb(0x8F4A40), rgb(0xC0776A), paintSpoiler}
	case "easy":
		return look{brown, rgb(0xCBD79A), rgb(0xEEF0CB), paintPage}
	case "medium":
		return look{copper, rgb(0xA9C4CF), rgb(0xDDE9E8), paintSquire}
	case "hard":
		return look{silver, rgb(0x86A39A), rgb(0xC5D6CB), paintKnight}
	case "expert":
		return look{gold, rgb(0x76689A), rgb(0xB0A3CC), paintKing}
	}
	return look{parchment, rgb(0xE2CFA0), rgb(0xF7EED6), paintPerson}
}

// sitter paints one portrait.
type sitter struct {
	*pen
	rough bool    // without small parts
	line  float64 // the width of its ink lines
}

// piece fills a part of a portrait and draws its ink line.
func (s *sitter) piece(q *path, paint color.NRGBA) { s.part(q, paint, s.line) }

// fine draws a thin line, of which a small portrait has none.
func (s *sitter) fine(width float64, c color.NRGBA, q *path) {
	if !s.rough {
		s.stroke(q, stroke{color: c, width: width})
	}
}

// shoulders paints what the sitter wears: its shade at the right, the light at
// the left.
func (s *sitter) shoulders(cloth color.NRGBA) {
	s.piece(s.begin().svg("M10 104C11 76 30 71 42 65L58 65C70 71 89 76 90 104Z"), cloth)
	s.fill(s.begin().svg("M62 68.5C74 73 88 77 88.5 104L70 104Q72 82 62 68.5Z"), faint(figureInk, .25))
	s.fill(s.begin().svg("M36 69.6C24 74 13 78 12 104L22 104Q22 82 36 69.6Z"), faint(white, .2))
}

// neck joins head and shoulders.
func (s *sitter) neck(skin color.NRGBA) {
	s.piece(s.begin().svg("M42.5 56L42.5 68Q50 75 57.5 68L57.5 56Z"), blend(skin, skinShade, .6))
}
