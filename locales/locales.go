// Package locales holds the texts of the game in its languages: one message
// file of go-i18n a language, embedded. Package words reads them; nothing else
// does, but for the page's own few messages that are needed before the
// program runs.
//
// To add a language, add its file here, its code to Codes and its name to
// words.Languages; the tests of package words name what is missing in it.
package locales

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
)

// Files has the message files, named by language: "en.json" and so on.
//
//go:embed *.json
var Files embed.FS

// Codes gives the languages that have a file, the default one first.
func Codes() []string { return []string{"en", "es", "pt", "ru"} }

// Page gives the messages that the page shows without the program, while it
// loads or when it cannot run: by language and then by id, each of which
// starts with "page.". These messages have no parts to fill in and no plural
// forms.
func Page() (map[string]map[string]string, error) {
	pages := make(map[string]map[string]string)
	for _, code := range Codes() {
		data, err := Files.ReadFile(code + ".json")
		if err != nil {
			return nil, fmt.Errorf("locales: %w", err)
		}
		var all map[string]json.RawMessage
		if err := json.Unmarshal(data, &all); err != nil {
			return nil, fmt.Errorf("locales: %s.json: %w", code, err)
		}
		page := make(map[string]string)
		for id, raw := range all {
			if !strings.HasPrefix(id, "page.") {
				continue
			}
			var text string
			if err := json.Unmarshal(raw, &text); err != nil {
				return nil, fmt.Errorf("locales: %s.json: %s: %w", code, id, err)
			}
			page[id] = text
		}
		pages[code] = page
	}
	return pages, nil
}
