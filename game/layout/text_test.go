package layout

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var allFaces = []struct {
	name string
	face Face
}{
	{"serif", Serif}, {"serif bold", SerifBold}, {"serif black", SerifBlack},
	{"small caps", SmallCaps}, {"sans", Sans}, {"sans black", SansBlack},
}

func TestMeasure(t *testing.T) {
	for _, f := range allFaces {
		t.Run(f.name, func(t *testing.T) {
			if got := Measure(f.face, 16, ""); got != 0 {
				t.Errorf("empty text: width %g, want 0", got)
			}
			if got := Measure(f.face, 16, "n"); got < 4 || got > 16 {
				t.Errorf("n at 16 is %g wide", got)
			}
			if got, want := Measure(f.face, 32, "Ложь, Viñedo"), 2*Measure(f.face, 16, "Ложь, Viñedo"); math.Abs(got-want) > 1e-9 {
				t.Errorf("twice the size is %g wide, want %g", got, want)
			}
			if got, want := Measure(f.face, 16, "AV"), Measure(f.face, 16, "A")+Measure(f.face, 16, "V"); got >= want {
				t.Errorf("AV is %g wide, its letters %g: no kerning", got, want)
			}
			if got, want := Measure(f.face, 16, "ГА"), Measure(f.face, 16, "Г")+Measure(f.face, 16, "А"); got >= want {
				t.Errorf("ГА is %g wide, its letters %g: no kerning", got, want)
			}
			if got := Measure(f.face, 16, "世"); got != 16 {
				t.Errorf("a missing letter is %g wide, want the size", got)
			}
		})
	}
}

func TestFiguresAreTabular(t *testing.T) {
	for _, f := range []Face{Sans, SansBlack} {
		want := Measure(f, 100, "0")
		for _, r := range "0123456789" {
			if got := Measure(f, 100, string(r)); got != want {
				t.Errorf("face %d: %c is %g wide, 0 %g", f, r, got, want)
			}
			for _, q := range "0123456789" {
				if got := Measure(f, 100, string(r)+string(q)); math.Abs(got-2*want) > 1e-9 {
					t.Errorf("face %d: %c%c is %g wide, 00 %g", f, r, q, got, 2*want)
				}
			}
		}
	}
}

func TestEveryGlyphHasAShape(t *testing.T) {
	for _, f := range allFaces {
		m := faces[f.face]()
		for r, g := range m.glyphs {
			if g == 0 {
				continue
			}
			m.mu.Lock()
			blank := len(m.outline(g)) == 0
			m.mu.Unlock()
			if space := strings.ContainsRune(" \u00a0\u2009\u202f", rune(r)); blank != space {
				t.Errorf("%s: %q blank: %v", f.name, rune(r), blank)
			}
		}
	}
}

func TestLineMetrics(t *testing.T) {
	for _, f := range allFaces {
		c := CapHeight(f.face, 1)
		if c < 0.5 || c > 0.8 {
			t.Errorf("%s: capitals %g", f.name, c)
		}
		if got, want := Baseline(f.face, 10, 20, 30), 35+5*c; math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: baseline %g, want %g", f.name, got, want)
		}
	}
}

func TestMissing(t *testing.T) {
	tests := []struct {
		face Face
		s    string
		want bool
	}{
		{Serif, "Ana finishes a city: 8 points.", false},
		{Serif, "¿Qué? «Ёлка» — „Straße“ № 5…", false},
		{Serif, "Łukasz Żółć, Ştefan, Їжак", false},
		{Numbers, "+12 −3 ×2 ½ 100 %", false},
		{SmallCaps, "Expansões · Дополнения", false},
		{Serif, "two\nlines", false},
		{Serif, "花子", true},
		{Serif, "Ana 🐷", true},
		{Serif, "a\u0301", true},
	}
	for _, tt := range tests {
		if got := Missing(tt.face, tt.s); got != tt.want {
			t.Errorf("Missing(%d, %q) = %v, want %v", tt.face, tt.s, got, tt.want)
		}
	}
}

// TestLocalesHaveGlyphs walks every text of the game.
func TestLocalesHaveGlyphs(t *testing.T) {
	files, err := filepath.Glob("../../locales/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var v any
		if err := json.Unmarshal(data, &v); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		eachString(v, func(s string) {
			for _, f := range allFaces {
				for _, r := range s {
					if r != '\n' && Missing(f.face, string(r)) {
						t.Errorf("%s: %s lacks %q, in %q", filepath.Base(name), f.name, r, s)
					}
				}
			}
		})
	}
}

func eachString(v any, do func(string)) {
	switch v := v.(type) {
	case string:
		do(v)
	case []any:
		for _, e := range v {
			eachString(e, do)
		}
	case map[string]any:
		for _, e := range v {
			eachString(e, do)
		}
	}
}

func TestWrap(t *testing.T) {
	m := func(s string) float64 { return Measure(Serif, 16, s) }
	tests := []struct {
		name  string
		width float64
		s     string
		want  []string
	}{
		{"empty", 100, "", []string{""}},
		{"fits", m("one two"), "one two", []string{"one two"}},
		{"breaks at a space", m("one two") - 1, "one two", []string{"one", "two"}},
		{"spaces at a break go", m("one two") - 1, "one   two", []string{"one", "two"}},
		{"space at the end does not count", m("one two"), "one two ", []string{"one two"}},
		{"newline", 1000, "one\n\ntwo", []string{"one", "", "two"}},
		{"hyphen", m("well-") + 1, "well-known", []string{"well-", "kno", "wn"}},
		{"no-break space", m("5\u00a0points"), "all 5\u00a0points", []string{"all", "5\u00a0points"}},
		{"a dash begins no line", m("Игрок —"), "Игрок — город", []string{"Игрок —", "город"}},
		{"minus sign stays", m("at −3") - 1, "at −3", []string{"at", "−3"}},
		{"long word", m("mmm") + 1, "mmmmmmmm", []string{"mmm", "mmm", "mm"}},
		{"long word after a short one", m("mmm") + 1, "i mmmmm", []string{"i", "mmm", "mm"}},
		{"no room at all", 0, "mi", []string{"m", "i"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Wrap(Serif, 16, tt.width, tt.s); !slices.Equal(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestEllipsis(t *testing.T) {
	m := func(s string) float64 { return Measure(Sans, 14, s) }
	tests := []struct {
		width   float64
		s, want string
	}{
		{m("Alejandra"), "Alejandra", "Alejandra"},
		{m("Alejandra") - 0.1, "Alejandra", "Alejand…"},
		{m("Al…"), "Alejandra", "Al…"},
		{m("A b…") - 1, "A bbb", "A…"},
		{0, "Alejandra", "…"},
		{0, "", ""},
	}
	for _, tt := range tests {
		if got := Ellipsis(Sans, 14, tt.width, tt.s); got != tt.want {
			t.Errorf("Ellipsis(%g, %q) = %q, want %q", tt.width, tt.s, got, tt.want)
		}
	}
}

func TestFit(t *testing.T) {
	m := func(size float64, s string) float64 { return Measure(Serif, size, s) }
	tests := []struct {
		name  string
		width float64
		max   int
		s     string
		lines []string
		size  float64
		ok    bool
	}{
		{"whole", m(20, "Дополнения"), 1, "Дополнения", []string{"Дополнения"}, 20, true},
		{"shrunk", m(18, "Дополнения"), 1, "Дополнения", []string{"Дополнения"}, 18, true},
		{"two lines rather than small", m(20, "Ана строит"), 2, "Ана строит город", []string{"Ана строит", "город"}, 20, true},
		{"shrunk for a long word", m(15, "Дополнения"), 3, "Дополнения", []string{"Дополнения"}, 15, true},
		{"cut", m(14, "Ана строит…"), 1, "Ана строит город", []string{"Ана строит…"}, 14, false},
		{"broken word", m(14, "Дополнен") + 1, 2, "Дополнения", []string{"Дополнен", "ия"}, 14, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lines, size, ok := Fit(Serif, 20, 14, tt.width, tt.max, tt.s)
			if !slices.Equal(lines, tt.lines) || size != tt.size || ok != tt.ok {
				t.Errorf("got %q, %g, %v; want %q, %g, %v", lines, size, ok, tt.lines, tt.size, tt.ok)
			}
		})
	}
}

func FuzzWrap(f *testing.F) {
	f.Add("Ana — 5 points, \xff well-known", 40.0, 2)
	f.Add("-—–- — ", 1.0, 1)
	f.Fuzz(func(t *testing.T, s string, width float64, max int) {
		if len(s) > 300 || max < 1 || math.IsNaN(width) {
			return
		}
		bare := func(s string) string { return strings.NewReplacer(" ", "", "\n", "").Replace(s) }
		lines := Wrap(Serif, 16, width, s)
		if got, want := bare(strings.Join(lines, "")), bare(s); got != want {
			t.Errorf("wrapped to %q: letters %q, want %q", lines, got, want)
		}
		if lines, _, ok := Fit(Serif, 16, 12, width, max, s); len(lines) > max {
			t.Errorf("Fit gave %d lines, want at most %d (%v)", len(lines), max, ok)
		}
		Ellipsis(Serif, 16, width, s)
	})
}

func BenchmarkMeasure(b *testing.B) {
	for b.Loop() {
		Measure(Serif, 16, "Ana finishes a city: 8 points.")
	}
}
