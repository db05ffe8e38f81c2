package art

import "image/color"

// face is a head and what it looks like.
type face struct {
	x, y, w, h float64 // the middle, half the width, half the height
	skin       color.NRGBA
	hair       color.NRGBA // of the brows
	eyes       eyes
	aside      float64 // where the eyes look: -1 is left, 1 right
	brow       float64 // how far the inner ends are below the outer ones: above 0 is grim
	smile      float64 // how far the corners of the mouth are above its middle
	nose       float64 // its length
	cheeks     float64 // how red they are, from 0 to 1
}

// eyes is how the eyes of a face look.
type eyes uint8

const (
	calm   eyes = iota
	wide        // with much white
	shut        // with a smile
	narrow      // below heavy lids
)

// headShape adds the outline of a head: round above, with a chin.
func headShape(q *path, x, y, w, h float64) *path {
	return q.move(x-w, y-h*.12).cubic(x-w, y-h*1.28, x+w, y-h*1.28, x+w, y-h*.12).
		cubic(x+w, y+h*.5, x+w*.56, y+h, x, y+h).cubic(x-w*.56, y+h, x-w, y+h*.5, x-w, y-h*.12).close()
}

// face paints a head and its features, without a mouth where smile is 0.
func (s *sitter) face(f face) {
	x, y, w, h := f.x, f.y, f.w, f.h
	for _, side := range [...]float64{-1, 1} { // ears
		s.piece(s.begin().ellipse(x+side*w, y+h*.1, w*.2, h*.22), blend(f.skin, skinShade, .25))
	}
	s.fill(headShape(s.begin(), x, y, w, h), f.skin)
	shade := s.begin().move(x+w*.3, y-h).cubic(x+w*1.1, y-h, x+w, y, x+w, y).cubic(x+w, y+h*.5, x+w*.56, y+h, x, y+h).
		cubic(x+w*.6, y+h*.6, x+w*.72, y-h*.2, x+w*.3, y-h).close()
	s.clipTo(headShape(new(path), x, y, w, h))
	s.fill(shade, faint(skinShade, .5))
	if f.cheeks > 0 {
		s.fill(s.begin().ellipse(x-w*.58, y+h*.36, w*.25, h*.17).ellipse(x+w*.6, y+h*.36, w*.25, h*.17), faint(rgb(0xD9694F), .55*f.cheeks))
	}
	s.unclip()
	s.stroke(headShape(s.begin(), x, y, w, h), stroke{color: figureInk, width: s.line})
	s.eyes(f)
	s.nose(f)
	if f.smile != 0 {
		m := y + h*.62
		s.stroke(s.begin().move(x-w*.4, m-f.smile).quad(x, m+f.smile, x+w*.42, m-f.smile), stroke{color: figureInk, width: s.line * .85})
	}
}

// eyes paints the eyes of a face and the brows over them.
func (s *sitter) eyes(f face) {
	const apart = .42
	y, r := f.y+f.h*.06, f.w*.125
	if s.rough {
		r *= 1.25
	}
	for _, side := range [...]float64{-1, 1} {
		x := f.x + side*f.w*apart
		look := x + f.aside*f.w*.09
		switch f.eyes {
		case calm:
			s.fill(s.begin().ellipse(look, y, r, r*1.2), figureInk)
			if !s.rough {
				s.fill(s.begin().circle(look-r*.35, y-r*.45, r*.34), white)
			}
		case wide:
			s.part(s.begin().ellipse(x, y-.4, f.w*.24, f.w*.27), white, s.line*.6)
			s.fill(s.begin().circle(look, y, r), figureInk)
		case shut:
			s.stroke(s.begin().move(x-r*1.7, y-.4).quad(x, y+r*1.9, x+r*1.7, y-.4), stroke{color: figureInk, width: s.line * .8})
		case narrow:
			if !s.rough {
				s.fill(s.begin().ellipse(x, y, f.w*.22, f.w*.12), white)
			}
			s.fill(s.begin().circle(look, y, r*.95), figureInk)
			s.stroke(s.begin().open(x-f.w*.24, y-r*.9+side*f.brow*.14, x+f.w*.24, y-r*.9-side*f.brow*.14), stroke{color: figureInk, width: s.line * .75})
		}
		high := y - f.h*.3
		if f.eyes == wide {
			high -= f.h * .1
		}
		s.stroke(s.begin().move(x-f.w*.26, high+side*f.brow/2).quad(x, high-f.h*.07, x+f.w*.26, high-side*f.brow/2), stroke{color: f.hair, width: s.line * .95})
	}
}

// nose paints the nose of a face.
func (s *sitter) nose(f face) {
	if f.nose == 0 {
		return
	}
	x, y := f.x, f.y+f.h*.08
	s.stroke(s.begin().move(x+.4, y).quad(x+f.nose*.75, y+f.nose*.85, x+f.nose*.5, y+f.nose).quad(x, y+f.nose*1.15, x-f.nose*.3, y+f.nose*.92), stroke{color: blend(skinShade, figureInk, .45), width: s.line * .8})
}
