package layout

import (
	_ "embed"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Face is one of the cuts that the game writes in.
type Face uint8

// The faces. Figures of the sans faces are all of one width, so that numbers
// stand still while they count.
const (
	Serif      Face = iota // running text
	SerifBold              // names, buttons, whose turn
	SerifBlack             // titles
	SmallCaps              // headings: small letters are drawn as small capitals
	Sans                   // small labels and figures in tables
	SansBlack              // scores and every number that matters
	faceCount

	// Numbers is the face of scores.
	Numbers = SansBlack
)

//go:embed fonts/serif.ttf
var serifTTF []byte

//go:embed fonts/serif-bold.ttf
var serifBoldTTF []byte

//go:embed fonts/serif-black.ttf
var serifBlackTTF []byte

//go:embed fonts/small-caps.ttf
var smallCapsTTF []byte

//go:embed fonts/sans.ttf
var sansTTF []byte

//go:embed fonts/sans-black.ttf
var sansBlackTTF []byte

// faces are parsed when they are first asked for.
var faces = [faceCount]func() *metrics{
	Serif:      sync.OnceValue(func() *metrics { return parse(serifTTF) }),
	SerifBold:  sync.OnceValue(func() *metrics { return parse(serifBoldTTF) }),
	SerifBlack: sync.OnceValue(func() *metrics { return parse(serifBlackTTF) }),
	SmallCaps:  sync.OnceValue(func() *metrics { return parse(smallCapsTTF) }),
	Sans:       sync.OnceValue(func() *metrics { return parse(sansTTF) }),
	SansBlack:  sync.OnceValue(func() *metrics { return parse(sansBlackTTF) }),
}

// lastRune is the highest character that any face holds.
const lastRune = 0x2265

// metrics is what measuring needs of a font, in units of the font.
type metrics struct {
	font    *sfnt.Font
	em      fixed.Int26_6 // units in the size of the type
	glyphs  []sfnt.GlyphIndex
	advance []int32 // by glyph
	capital float64

	mu       sync.Mutex // guards what follows
	buf      sfnt.Buffer
	kerns    map[[2]sfnt.GlyphIndex]int32
	outlines map[sfnt.GlyphIndex][]sfnt.Segment
}

// parse reads one of the embedded fonts. They are part of the program, so one
// that cannot be read is a fault of the build: it panics.
func parse(data []byte) *metrics {
	f, err := sfnt.Parse(data)
	if err != nil {
		panic("layout: embedded font: " + err.Error())
	}
	m := &metrics{
		font:     f,
		em:       fixed.Int26_6(f.UnitsPerEm()),
		glyphs:   make([]sfnt.GlyphIndex, lastRune+1),
		advance:  make([]int32, f.NumGlyphs()),
		kerns:    make(map[[2]sfnt.GlyphIndex]int32),
		outlines: make(map[sfnt.GlyphIndex][]sfnt.Segment),
	}
	for r := range m.glyphs {
		// An error leaves the glyph for what is missing.
		m.glyphs[r], _ = f.GlyphIndex(&m.buf, rune(r))
	}
	for g := range m.advance {
		// Measured at as many pixels as the size has units, lengths come out
		// in units of the font, exact.
		a, _ := f.GlyphAdvance(&m.buf, sfnt.GlyphIndex(g), m.em, font.HintingNone)
		m.advance[g] = int32(a)
	}
	// Small capitals have no stems that rise above capitals.
	m.capital = m.above('H')
	return m
}

// above gives how far a letter rises over the baseline, as a share of the size.
func (m *metrics) above(r rune) float64 { return -float64(m.bounds(r).Min.Y) / float64(m.em) }

func (m *metrics) bounds(r rune) fixed.Rectangle26_6 {
	// A letter that cannot be read is as good as flat; the tests read them all.
	b, _, _ := m.font.GlyphBounds(&m.buf, m.glyph(r), m.em, font.HintingNone)
	return b
}

// glyph gives the glyph of r, 0 when the face has none.
func (m *metrics) glyph(r rune) sfnt.GlyphIndex {
	if r < 0 || int(r) >= len(m.glyphs) {
		return 0
	}
	return m.glyphs[r]
}

// width is how far r moves the pen. What the face lacks is drawn by the
// browser in another font; a square is a fair guess of its width.
func (m *metrics) width(r rune, g sfnt.GlyphIndex) int32 {
	if g == 0 {
		if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Cc) {
			return 0
		}
		return int32(m.em)
	}
	return m.advance[g]
}

// kern is the change of the distance between two glyphs. The caller holds mu.
func (m *metrics) kern(a, b sfnt.GlyphIndex) int32 {
	if a == 0 || b == 0 {
		return 0
	}
	pair := [2]sfnt.GlyphIndex{a, b}
	k, ok := m.kerns[pair]
	if !ok {
		// The error says that the pair stays as it is.
		v, _ := m.font.Kern(&m.buf, a, b, m.em, font.HintingNone)
		k = int32(v)
		m.kerns[pair] = k
	}
	return k
}

// outline is the shape of a glyph in units of the font, y down. The caller
// holds mu.
func (m *metrics) outline(g sfnt.GlyphIndex) []sfnt.Segment {
	segments, ok := m.outlines[g]
	if !ok {
		// A glyph that cannot be read has no shape; the tests read them all.
		s, _ := m.font.LoadGlyph(&m.buf, g, m.em, nil)
		segments = append(segments, s...)
		m.outlines[g] = segments
	}
	return segments
}
