package art

import (
	"image/color"
	"math"
	"testing"
)

func TestColorNames(t *testing.T) {
	for c := range Color(6) {
		if got, ok := ParseColor(c.String()); !ok || got != c {
			t.Errorf("ParseColor(%q) = %v, %v", c.String(), got, ok)
		}
	}
	for _, name := range []string{"", "Red", "white", "Color(6)"} {
		if c, ok := ParseColor(name); ok {
			t.Errorf("ParseColor(%q) = %v, want none", name, c)
		}
	}
	if got := Color(6).String(); got != "Color(6)" {
		t.Errorf("Color(6).String() = %q", got)
	}
}

// sights are how people see colours: matrices on linear light, for the full
// strength of each kind of colour blindness (Machado, Oliveira, Fernandes 2009).
var sights = map[string][9]float64{
	"usual":  {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protan": {.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998},
	"deutan": {.367322, .860646, -.227968, .280085, .672501, .047413, -.01182, .04294, .968881},
	"tritan": {1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .3039},
}

// linearLight undoes the sRGB curve of a level.
func linearLight(v uint8) float64 {
	f := float64(v) / 255
	if f <= .04045 {
		return f / 12.92
	}
	return math.Pow((f+.055)/1.055, 2.4)
}

// lab is a colour seen by some sight, in CIE L*a*b*.
func lab(c color.NRGBA, sight [9]float64) [3]float64 {
	in := [3]float64{linearLight(c.R), linearLight(c.G), linearLight(c.B)}
	var s [3]float64
	for i := range 3 {
		s[i] = clamp(sight[3*i]*in[0]+sight[3*i+1]*in[1]+sight[3*i+2]*in[2], 0, 1)
	}
	f := func(t float64) float64 {
		if t > .008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16./116
	}
	x := f((.4124*s[0] + .3576*s[1] + .1805*s[2]) / .95047)
	y := f(.2126*s[0] + .7152*s[1] + .0722*s[2])
	z := f((.0193*s[0] + .1192*s[1] + .9505*s[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// TestColorBlindness holds any two players' colours apart for every sight.
func TestColorBlindness(t *testing.T) {
	const least = 29 // CIE76
	for name, sight := range sights {
		for a := range Color(6) {
			for b := range a {
				p, q := lab(a.tones().base, sight), lab(b.tones().base, sight)
				d := math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
				if d < least {
					t.Errorf("%s sight: %v and %v are %.1f apart, want at least %d", name, a, b, d, least)
				}
			}
		}
	}
}

// TestMarkContrast makes sure that marks can be told from the cream under
// them: 4.5 to 1, as text.
func TestMarkContrast(t *testing.T) {
	light := func(c color.NRGBA) float64 {
		return .2126*linearLight(c.R) + .7152*linearLight(c.G) + .0722*linearLight(c.B)
	}
	for c := range Color(6) {
		if got := (light(cream) + .05) / (light(c.tones().mark) + .05); got < 4.5 {
			t.Errorf("the mark of %v has a contrast of %.2f, want 4.5", c, got)
		}
	}
}
