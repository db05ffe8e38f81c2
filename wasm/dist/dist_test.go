package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// page is a small page that has one of everything.
func page() map[string]string {
	return map[string]string{
		"index.html":           `<link href="style.css"><link rel="icon" href="icons/icon.png"><script src="packed.js" defer></script><script src="page.js" type="module"></script>`,
		"page.js":              "import { wasm, release } from './build.js';\nimport { a } from './page/a.js';\nconst game = { wasm };\nconsole.log((game.wasm), wasm.url, release, a);\n",
		"page/a.js":            "import { packed } from '../build.js';\nexport const a = packed;\n",
		"page/worker.js":       "self.x = 1;\n",
		"build.js":             "export const wasm = {\"url\":\"game.wasm\"};\nexport const packed = false;\nexport const release = \"0123456789abcdef\";\n",
		"packed.js":            "self.y = 1;\n",
		"sw.js":                "importScripts('packed.js', 'files.js');\n",
		"files.js":             "self.release = {};\n",
		"embed.html":           `<link href="embed-page.css"><script src="embed.js"></script>`,
		"embed.js":             "use('pictures/still.jpg');\n",
		"embed-page.css":       ".a { background: url(pictures/still.jpg) }\n",
		"embed/board.js":       "use('pictures/still.jpg');\n",
		"pictures/still.jpg":   "jpg",
		"style.css":            ".a { background: url(icons/icon.png) }\n",
		"icons/icon.png":       "png",
		"game.wasm":            strings.Repeat("\x00asm", 1000),
		"game.wasm.gz":         "old",
		"manifest.webmanifest": `{"icons": [{"src": "icons/icon.png"}]}`,
		".build-123":           "half",
	}
}

// assembled gives the site of the page, changed in a file.
func assembled(t *testing.T, name, text string) *site {
	t.Helper()
	dir := t.TempDir()
	files := page()
	if name != "" {
		files[name] = text
	}
	for name, text := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	s, err := assemble(dir)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

var hashed = regexp.MustCompile(`\.[0-9a-f]{10}(\.\w+)$`)

// TestNames: every file is there by the name by which the others call it.
func TestNames(t *testing.T) {
	s := assembled(t, "", "")
	found := map[string]string{}
	for name := range s.files {
		found[hashed.ReplaceAllString(name, "$1")] = name
	}
	for name := range page() {
		gone := strings.HasPrefix(name, ".") || strings.HasSuffix(name, ".gz") || name == "page/a.js" || name == "build.js" || name == "embed/board.js"
		if _, ok := found[name]; ok == gone {
			t.Errorf("%s is in the site: %v", name, ok)
		}
	}
	for name, calls := range map[string][]string{
		"index.html":           {"style.css", "icons/icon.png", "packed.js", "page.js"},
		"manifest.webmanifest": {"icons/icon.png"},
		"style.css":            {"icons/icon.png"},
		"page.js":              {"game.wasm"},
		"sw.js":                {"packed.js", "files.js"},
		"embed.html":           {"embed-page.css", "embed.js"},
		"embed.js":             {"pictures/still.jpg"},
		"embed-page.css":       {"pictures/still.jpg"},
		"files.js":             {"index.html", "manifest.webmanifest", "page.js", "game.wasm", "style.css", "page/worker.js"},
	} {
		text := string(s.files[found[name]])
		for _, c := range calls {
			if !strings.Contains(text, found[c]) {
				t.Errorf("%s does not name %s: %s", name, found[c], text)
			}
		}
	}
	if text := string(s.files["index.html"]); strings.Contains(text, "module") {
		t.Errorf("the page loads a module: %s", text)
	}
	if text := string(s.files[found["page.js"]]); !strings.Contains(text, s.version) || strings.Contains(text, "0123456789abcdef") || strings.Count(text, s.names["game.wasm"]) != 1 || strings.Contains(text, "import") {
		t.Errorf("the script is not of version %s: %s", s.version, text)
	}
	if text := string(s.files[found["files.js"]]); strings.Contains(text, "embed") || !strings.Contains(text, s.version) {
		t.Errorf("files.js: %s", text)
	}
}

// TestVersion: the version changes with each file that the game needs, and so
// does the service worker, by whose change browsers see it.
func TestVersion(t *testing.T) {
	first := assembled(t, "", "")
	if again := assembled(t, "", ""); again.version != first.version {
		t.Error("the same page has two versions")
	}
	for _, name := range []string{"embed.js", "embed.html", "embed-page.css"} {
		if other := assembled(t, name, "other"); other.version != first.version {
			t.Errorf("%s, which no version needs, changes it", name)
		}
	}
	for name, text := range page() {
		switch name {
		case "sw.js", "files.js", "game.wasm.gz", ".build-123", "pictures/still.jpg":
			continue
		}
		if strings.HasPrefix(name, "embed") {
			continue
		}
		other := assembled(t, name, text+" ")
		if strings.HasSuffix(name, ".js") {
			other = assembled(t, name, text+"self.z = 1;")
		}
		if other.version == first.version || bytes.Equal(other.files["sw.js"], first.files["sw.js"]) {
			t.Errorf("%s does not change the version", name)
		}
	}
}

func TestWrite(t *testing.T) {
	s := assembled(t, "", "")
	if err := s.pack(t.TempDir(), false, io.Discard); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "site")
	for range 2 { // the second time in place of the first
		if err := s.write(dir); err != nil {
			t.Fatal(err)
		}
	}
	program := s.names["game.wasm"]
	for _, name := range []string{"index.html", "sw.js", program, program + ".gz", program + ".br", "icons/" + filepath.Base(s.names["icons/icon.png"])} {
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			t.Error(err)
		}
	}
	other := t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "precious"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := s.write(other); err == nil {
		t.Error("wrote over a folder of something else")
	}

	archive := filepath.Join(t.TempDir(), "site.zip")
	if err := s.zip(archive); err != nil {
		t.Fatal(err)
	}
	r, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	inside := map[string]bool{}
	for _, f := range r.File {
		inside[f.Name] = true
	}
	if !inside["index.html"] || !inside[program+".gz"] || inside[program+".br"] || inside["_headers"] {
		t.Errorf("the archive holds %v", inside)
	}
}
