package words

import (
	"slices"
	"strings"

	"vassals/rules/vassals"
)

// Section is a part of the rules as players read them.
type Section struct {
	Title      string
	Paragraphs []Paragraph
}

// Paragraph is one paragraph of the rules.
type Paragraph struct {
	Term string // what it explains, to be set in bold before the text: "Road."
	Text string
}

// section names the messages of a part of the rules.
type section struct {
	title      string
	set        vassals.Set // shown when this set is in play
	paragraphs []paragraph
}

type paragraph struct {
	id   string
	term bool        // the first sentence is the term that it explains
	also vassals.Set // shown only when this set, too, is in play
}

// sections are the rules in the order in which they are read. It is never
// changed.
var sections = []section{
	{title: "rules.turn.title", paragraphs: []paragraph{
		{id: "rules.turn.1"},
		{id: "rules.turn.2"},
		{id: "rules.turn.3"},
		{id: "rules.turn.4"},
		{id: "rules.turn.5"},
	}},
	{title: "rules.points.title", paragraphs: []paragraph{
		{id: "rules.points.1", term: true},
		{id: "rules.points.2", term: true},
		{id: "rules.points.3", term: true},
		{id: "rules.points.4", term: true},
		{id: "rules.points.5"},
		{id: "rules.points.6"},
		{id: "rules.points.7"},
	}},
	{title: "rules.end.title", paragraphs: []paragraph{
		{id: "rules.end.1"},
		{id: "rules.end.2"},
		{id: "rules.end.3"},
	}},
	{title: "rules.fairs.title", set: vassals.Fairs, paragraphs: []paragraph{
		{id: "rules.fairs.1", term: true},
		{id: "rules.fairs.2", term: true},
		{id: "rules.fairs.3"},
		{id: "rules.fairs.4", term: true},
		{id: "rules.fairs.5", term: true},
	}},
	{title: "rules.allornothing.title", set: vassals.AllOrNothing, paragraphs: []paragraph{
		{id: "rules.allornothing.1", term: true},
		{id: "rules.allornothing.2", term: true},
		{id: "rules.allornothing.3", term: true},
		{id: "rules.allornothing.4", also: vassals.Fairs},
		{id: "rules.allornothing.5", term: true},
	}},
	{title: "rules.shadow.title", set: vassals.Shadow, paragraphs: []paragraph{
		{id: "rules.shadow.1"},
		{id: "rules.shadow.2"},
		{id: "rules.shadow.3", also: vassals.Fairs},
	}},
	{title: "rules.controls.title", paragraphs: []paragraph{
		{id: "rules.controls.1"},
		{id: "rules.controls.2"},
		{id: "rules.controls.3"},
		{id: "rules.controls.4"},
	}},
}

// Rules gives the rules of a game with the given expansions, in the order in
// which they are read: the base game's, then those of each expansion, then
// the controls.
func (w *Words) Rules(expansions ...vassals.Set) []Section {
	inPlay := func(s vassals.Set) bool {
		return s == vassals.Base || slices.Contains(expansions, s)
	}
	var rules []Section
	for _, s := range sections {
		if !inPlay(s.set) {
			continue
		}
		section := Section{Title: w.T(s.title)}
		for _, p := range s.paragraphs {
			if !inPlay(p.also) {
				continue
			}
			para := Paragraph{Text: w.T(p.id)}
			if term, rest, ok := strings.Cut(para.Text, ". "); p.term && ok {
				para = Paragraph{Term: term + ".", Text: rest}
			}
			section.Paragraphs = append(section.Paragraphs, para)
		}
		rules = append(rules, section)
	}
	return rules
}
