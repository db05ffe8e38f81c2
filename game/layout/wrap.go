package layout

import (
	"strings"
	"unicode/utf8"
)

// ellipsis stands for what was left out.
const ellipsis = "…"

// Wrap breaks s into lines of at most width: at spaces, after hyphens, and at
// every newline. A word that is wider than a line is broken where it has to be.
// An empty s is one empty line.
func Wrap(face Face, size, width float64, s string) []string {
	lines, _ := wrap(face, size, width, s)
	return lines
}

// wrap is Wrap and reports whether every word stayed whole.
func wrap(face Face, size, width float64, s string) (lines []string, whole bool) {
	whole = true
	for paragraph := range strings.SplitSeq(s, "\n") {
		line := ""
		first := len(lines)
		for _, word := range words(paragraph) {
			if fits(face, size, width, line+word) {
				line += word
				continue
			}
			if line = strings.TrimRight(line, " "); line != "" {
				lines = append(lines, line)
			}
			word = strings.TrimLeft(word, " ")
			for word != "" && !fits(face, size, width, word) {
				whole = false
				n := prefix(face, size, width, word)
				lines = append(lines, word[:n])
				word = word[n:]
			}
			line = word
		}
		if line = strings.TrimRight(line, " "); line != "" || len(lines) == first {
			lines = append(lines, line)
		}
	}
	return lines, whole
}

// words cuts s at the places where a line may end. The space between two words
// leads the second one. A dash that stands alone stays with the word before it:
// no line begins with one.
func words(s string) []string {
	var out []string
	start := 0
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == ' ' && !dashFollows(s[i+n:]):
			if strings.TrimLeft(s[start:i], " ") != "" {
				out = append(out, s[start:i])
				start = i
			}
		case r == '-' || r == '—' || r == '–':
			// Not before a space, which breaks itself, nor at a minus sign.
			rest := s[i+n:]
			if i > start && s[i-1] != ' ' && rest != "" && rest[0] != ' ' {
				out = append(out, s[start:i+n])
				start = i + n
			}
		}
		i += n
	}
	return append(out, s[start:])
}

func dashFollows(s string) bool {
	return strings.HasPrefix(s, "— ") || strings.HasPrefix(s, "– ") || s == "—" || s == "–"
}

// fits reports whether a line, the spaces at its end not counted, is at most
// width wide. The slack takes up the rounding of a width that was measured.
func fits(face Face, size, width float64, s string) bool {
	const slack = 1e-6
	return Measure(face, size, strings.TrimRight(s, " ")) <= width+slack
}

// prefix gives how many bytes of s fit in width, at least one character.
func prefix(face Face, size, width float64, s string) int {
	_, end := utf8.DecodeRuneInString(s)
	for i := range s {
		if i > end {
			if !fits(face, size, width, s[:i]) {
				return end
			}
			end = i
		}
	}
	if fits(face, size, width, s) {
		return len(s)
	}
	return end
}

// Ellipsis gives s, or as much of its beginning as fits in width with an
// ellipsis after it. Where not even that fits it gives the ellipsis alone.
func Ellipsis(face Face, size, width float64, s string) string {
	if fits(face, size, width, s) {
		return s
	}
	end := 0
	for i := range s {
		if !fits(face, size, width, strings.TrimRight(s[:i], " ")+ellipsis) {
			break
		}
		end = i
	}
	return strings.TrimRight(s[:end], " ") + ellipsis
}

// Fit breaks s into at most maxLines lines of at most width, in the largest
// size from size down to minSize at which no word has to be broken. Where there
// is none, ok is false and the lines are cut at minSize, the last one with an
// ellipsis.
func Fit(face Face, size, minSize, width float64, maxLines int, s string) (lines []string, fitted float64, ok bool) {
	const step = 0.5
	for fitted = size; fitted >= minSize; fitted -= step {
		lines, whole := wrap(face, fitted, width, s)
		if whole && len(lines) <= maxLines {
			return lines, fitted, true
		}
	}
	lines, whole := wrap(face, minSize, width, s)
	if len(lines) > maxLines {
		rest := strings.Join(lines[maxLines-1:], " ")
		lines = append(lines[:maxLines-1], Ellipsis(face, minSize, width, rest))
		return lines, minSize, false
	}
	return lines, minSize, whole
}
