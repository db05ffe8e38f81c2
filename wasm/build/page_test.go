package build

import (
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vassals/locales"
)

const static = "../../static"

// TestIndexTexts checks the only texts that stand in index.html itself, for
// browsers that run no script: they are those of the locale files.
func TestIndexTexts(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(static, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	page := html.UnescapeString(string(data))
	texts, err := locales.Page()
	if err != nil {
		t.Fatal(err)
	}
	for code, text := range texts {
		for _, id := range []string{"page.noscript", "page.nowasm"} {
			want := `<p lang="` + code + `">` + text[id] + `</p>`
			if text[id] == "" || !strings.Contains(page, want) {
				t.Errorf("index.html lacks %s", want)
			}
		}
	}
	if want := texts["en"]["page.description"]; !strings.Contains(page, want) {
		t.Errorf("index.html lacks the description %q", want)
	}
}

// TestPolicy checks that nothing in the pages needs a weaker policy for their
// content than they declare.
func TestPolicy(t *testing.T) {
	for _, name := range []string{"index.html", "embed.html"} {
		data, err := os.ReadFile(filepath.Join(static, name))
		if err != nil {
			t.Fatal(err)
		}
		page := string(data)
		policy := regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(page)
		if policy == nil {
			t.Fatalf("%s has no Content-Security-Policy", name)
		}
		// The header is the same for both.
		for _, part := range strings.Split(policy[1], "; ") {
			kind, _, _ := strings.Cut(part, " ")
			if !strings.Contains(Policy, kind+" ") {
				t.Errorf("%s declares %s, which the header does not", name, kind)
			}
		}
		if name == "index.html" && policy[1] != Policy {
			t.Errorf("the policy in index.html is not that of the header:\n%s\n%s", policy[1], Policy)
		}
		for _, weak := range []string{"'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"} {
			if strings.Contains(policy[1], weak) {
				t.Errorf("the policy of %s allows %s", name, weak)
			}
		}
		for what, pattern := range map[string]string{
			"an inline script":        `<script(?:\s[^>]*)?>[^<]`,
			"an inline style sheet":   `<style`,
			"a style attribute":       `\sstyle=`,
			"an inline event handler": `\son[a-z]+="`,
			"a file of another site":  `(?:src|href)="(?:[a-z]+:)?//`,
			"an absolute path":        `(?:src|href)="/`,
		} {
			if m := regexp.MustCompile(pattern).FindString(page); m != "" {
				t.Errorf("%s has %s: %s", name, what, m)
			}
		}
	}
}

// TestPageTexts checks that every text that the scripts ask for exists in every
// language.
func TestPageTexts(t *testing.T) {
	texts, err := locales.Page()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(static, "page", "*.js"))
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, filepath.Join(static, "embed", "board.js"))
	asked := regexp.MustCompile(`\btext\('([^']+)'\)|return '(no[a-z]+)'`)
	count := 0
	for _, file := range append(files, filepath.Join(static, "page.js")) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range asked.FindAllStringSubmatch(string(data), -1) {
			id := "page." + m[1] + m[2]
			count++
			for code, text := range texts {
				if text[id] == "" {
					t.Errorf("%s asks for %s, which %s lacks", filepath.Base(file), id, code)
				}
			}
		}
	}
	if count < 10 {
		t.Errorf("found %d texts in the scripts; has the way to ask for them changed?", count)
	}
}
