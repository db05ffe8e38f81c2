package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"vassals/rules/middleages"
)

// Property names a property of Middle Ages as it stands within a sentence.
func (w *Words) Property(p middleages.Property) string { return w.T("property." + p.String()) }

// Properties counts tiles of a property: "2 mills".
func (w *Words) Properties(p middleages.Property, n int) string {
	return w.N("property."+p.String()+".count", n)
}

// Capital gives a text with a capital at its beginning.
func Capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

// Event names an event of Middle Ages, by its name in records.
func (w *Words) Event(name string) string { return w.T("event." + eventID(name)) }

// EventAbout says what an event does.
func (w *Words) EventAbout(name string) string { return w.T("event." + eventID(name) + ".about") }

// eventID gives a name without the hyphen that ids of messages do not have.
func eventID(name string) string { return strings.ReplaceAll(name, "-", "") }

// agesSections name the messages of the rules of Middle Ages, the title of each
// part and its paragraphs.
var agesSections = []struct {
	title      string
	paragraphs []string
	properties bool // which follow
	events     bool // which follow
}{
	{title: "rules.ages.goal.title", paragraphs: []string{"rules.ages.goal.1", "rules.ages.goal.2"}},
	{title: "rules.ages.turn.title", paragraphs: []string{"rules.ages.turn.1", "rules.ages.turn.2", "rules.ages.turn.3", "rules.ages.turn.4"}},
	{title: "rules.ages.property.title", properties: true},
	{title: "rules.ages.token.title", paragraphs: []string{"rules.ages.token.1", "rules.ages.token.2"}},
	{title: "rules.ages.event.title", paragraphs: []string{"rules.ages.event.1"}, events: true},
	{title: "rules.ages.end.title", paragraphs: []string{"rules.ages.end.1", "rules.ages.end.2"}},
	{title: "rules.ages.controls.title", paragraphs: []string{"rules.ages.controls.1", "rules.ages.controls.2"}},
}

// PropertyRule says what the tiles of a property do in an edition.
func (w *Words) PropertyRule(e *middleages.Edition, p middleages.Property) Paragraph {
	if p == middleages.Barracks || p == middleages.Church { // their incomes are the edition's own
		return explained(w.N("rules.ages."+p.String(), e.Incomes[p].Rate))
	}
	return explained(w.T("rules.ages." + p.String()))
}

// explained parts a text from the term before it.
func explained(text string) Paragraph {
	if term, rest, ok := strings.Cut(text, ". "); ok {
		return Paragraph{Term: term + ".", Text: rest}
	}
	return Paragraph{Text: text}
}

// AgesRules gives the rules of Middle Ages in the order in which they are read;
// e is the edition played.
func (w *Words) AgesRules(e *middleages.Edition) []Section {
	var rules []Section
	for _, s := range agesSections {
		section := Section{Title: w.T(s.title)}
		for _, id := range s.paragraphs {
			section.Paragraphs = append(section.Paragraphs, Paragraph{Text: w.T(id)})
		}
		if s.properties {
			for p := range middleages.Property(middleages.Properties) {
				section.Paragraphs = append(section.Paragraphs, w.PropertyRule(e, p))
			}
		}
		if s.events {
			for _, c := range e.Cards {
				section.Paragraphs = append(section.Paragraphs, Paragraph{Term: w.Event(c.Name) + ".", Text: w.EventAbout(c.Name) + "."})
			}
		}
		rules = append(rules, section)
	}
	return rules
}
