// Package words says everything that the game says, in the language chosen.
// It is the one door to go-i18n and never panics: a message that is missing
// reads as the next best thing and is noted, see [Words.Misses].
//
// Messages are named by dotted ids ("turn.place") and live in package
// locales. Besides the plain look-ups T, Tf and N there are sentences that
// are composed of several messages, such as the description of a tile.
package words

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"vassals/locales"
)

// Data fills in the named parts of a message: {{.Name}} by Data{"Name": …}.
type Data = map[string]any

// Language is a language of the game.
type Language struct {
	Code string // as in BCP 47: "pt"
	Name string // what its speakers call it: "Português"
}

// Languages lists the languages of the game in the order in which they are
// offered.
func Languages() []Language {
	return []Language{
		{"en", "English"},
		{"es", "Español"},
		{"pt", "Português"},
		{"ru", "Русский"},
	}
}

// Words gives messages in one language at a time. It is not safe for
// concurrent use.
type Words struct {
	bundle    *i18n.Bundle
	loaded    map[string]bool
	language  string
	localizer *i18n.Localizer
	plain     map[string]string  // what T gave
	counted   map[counted]string // what N gave without further data
	misses    map[string]bool
}

// counted is a message with its number.
type counted struct {
	id    string
	count int
}

// New gives words in the language of the game that suits best somebody who
// prefers the given languages, best first, as a browser lists them ("pt-BR").
// Somebody whom none suits gets English.
func New(preferred []string) *Words {
	w := &Words{
		bundle: i18n.NewBundle(language.English),
		loaded: make(map[string]bool),
		misses: make(map[string]bool),
	}
	w.use(match(preferred))
	return w
}

// match chooses the code of a language for somebody who prefers these.
func match(preferred []string) string {
	codes := locales.Codes()
	ours := make([]language.Tag, len(codes))
	for i, code := range codes {
		ours[i] = language.Make(code)
	}
	var theirs []language.Tag
	for _, p := range preferred {
		if tag, err := language.Parse(p); err == nil {
			theirs = append(theirs, tag)
		}
	}
	_, i, _ := language.NewMatcher(ours).Match(theirs...)
	return codes[i]
}

// use makes code, which has a message file, the language from now on.
func (w *Words) use(code string) {
	w.load(code)
	w.language = code
	w.localizer = i18n.NewLocalizer(w.bundle, code)
	w.plain = make(map[string]string)
	w.counted = make(map[counted]string)
}

// load reads the message file of a language, once: at the start only the
// language in use is worth its time.
func (w *Words) load(code string) {
	if w.loaded[code] {
		return
	}
	w.loaded[code] = true
	if _, err := w.bundle.LoadMessageFileFS(locales.Files, code+".json"); err != nil {
		w.misses[code+".json: "+err.Error()] = true
	}
}

// SetLanguage changes the language, named by its code or by a longer tag
// ("pt-BR"). It reports whether the game has it; if not, nothing changes.
func (w *Words) SetLanguage(code string) bool {
	code, _, _ = strings.Cut(strings.ToLower(code), "-")
	if !slices.Contains(locales.Codes(), code) {
		return false
	}
	if code != w.language {
		w.use(code)
	}
	return true
}

// Language is the code of the language in use.
func (w *Words) Language() string { return w.language }

// T gives a message that has no parts to fill in.
func (w *Words) T(id string) string {
	if s, ok := w.plain[id]; ok {
		return s
	}
	s := w.localize(&i18n.LocalizeConfig{MessageID: id})
	w.plain[id] = s
	return s
}

// Tf gives a message with its parts filled in from data.
func (w *Words) Tf(id string, data Data) string {
	return w.localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: data})
}

// N gives a message in the form that goes with count, which it calls
// {{.Count}}: "1 tile", "2 tiles". Further parts are filled in from data. A
// message without forms is for Tf.
func (w *Words) N(id string, count int, data ...Data) string {
	key := counted{id, count}
	if len(data) == 0 {
		if s, ok := w.counted[key]; ok {
			return s
		}
	}
	all := Data{"Count": Minus(strconv.Itoa(count))}
	for _, d := range data {
		maps.Copy(all, d)
	}
	s := w.localize(&i18n.LocalizeConfig{
		MessageID:    id,
		TemplateData: all,
		PluralCount:  max(count, -count),
	})
	if len(data) == 0 {
		w.counted[key] = s
	}
	return s
}

// Minus writes a number with the sign of a minus in place of a hyphen.
func Minus(number string) string { return strings.Replace(number, "-", "−", 1) }

// localize asks go-i18n. That gives both a text and an error where it had to
// fall back on English or on another plural form, so the text counts.
func (w *Words) localize(c *i18n.LocalizeConfig) string {
	s, err := w.localizer.Localize(c)
	if err == nil && !strings.Contains(s, noValue) {
		return s
	}
	w.misses[w.language+": "+c.MessageID] = true
	if s == "" && !w.loaded[locales.Codes()[0]] {
		w.load(locales.Codes()[0])
		s, _ = w.localizer.Localize(c)
	}
	if s == "" {
		return c.MessageID
	}
	return strings.ReplaceAll(s, noValue, "…")
}

// noValue is what a template writes for a part that has no data.
const noValue = "<no value>"

// Misses lists what was asked for and was not there, sorted, each as language
// and id: "ru: turn.plaice". It is empty as long as all is well.
func (w *Words) Misses() []string {
	return slices.Sorted(maps.Keys(w.misses))
}
