package build

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// module is the import path of this project.
const module = "vassals"

const (
	engine     = "github.com/hajimehoshi/ebiten/v2"
	javascript = "syscall/js"
)

// listed is a package as the go command lists it.
type listed struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

// list gives the packages of this module and what they import, for one system.
func list(t *testing.T, goos, goarch string) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-json=ImportPath,Imports,Deps", "./...")
	cmd.Dir = "../.."
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	var packages []listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

// within reports whether a package is root or lies below it.
func within(path, root string) bool {
	return path == root || strings.HasPrefix(path, root+"/")
}

// standard reports whether an import path is of the standard library.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".") && first != module
}

// TestRulesImports keeps the rules pure: nothing but the standard library, and
// of ours only what lies below.
func TestRulesImports(t *testing.T) {
	const rules = module + "/rules"
	allowed := map[string][]string{
		rules:                 {},
		rules + "/vassals":    {rules},
		rules + "/middleages": {rules},
		rules + "/bots":       {rules, rules + "/vassals", rules + "/middleages"},
	}
	commands := []string{rules, rules + "/vassals", rules + "/middleages", rules + "/bots"}
	seen := false
	for _, p := range list(t, "linux", "amd64") {
		if !within(p.ImportPath, rules) {
			continue
		}
		seen = true
		may, ok := allowed[p.ImportPath]
		if !ok {
			may = commands // the referee, the arena
		}
		for _, i := range p.Imports {
			if i == javascript || !standard(i) && !slices.Contains(may, i) {
				t.Errorf("%s imports %s", p.ImportPath, i)
			}
		}
	}
	if !seen {
		t.Error("found no rules")
	}
}

// TestGameImports keeps the parts of the game that draw nothing by themselves
// free of the engine and of the browser, so that they run in any test.
func TestGameImports(t *testing.T) {
	pure := []string{"gesture", "layout", "art", "words", "scene"}
	for _, p := range list(t, "js", "wasm") {
		for _, name := range pure {
			if !within(p.ImportPath, module+"/game/"+name) {
				continue
			}
			for _, d := range p.Deps {
				// The standard library's time and os use syscall/js here.
				if within(d, engine) || d == javascript && slices.Contains(p.Imports, d) {
					t.Errorf("%s needs %s", p.ImportPath, d)
				}
			}
		}
		if slices.Contains(p.Imports, javascript) && !within(p.ImportPath, module+"/wasm") {
			t.Errorf("%s imports %s, which is for the package wasm alone", p.ImportPath, javascript)
		}
		if within(p.ImportPath, module+"/game") && slices.ContainsFunc(p.Deps, func(d string) bool { return within(d, module+"/wasm") }) {
			t.Errorf("%s needs the package wasm", p.ImportPath)
		}
	}
}

// TestNativeImports checks that no package needs the engine natively, where it
// does not build without the headers of X11: its users carry //go:build js.
func TestNativeImports(t *testing.T) {
	for _, p := range list(t, "linux", "amd64") {
		if i := slices.IndexFunc(p.Deps, func(d string) bool { return within(d, engine) }); i >= 0 {
			t.Errorf("%s needs %s natively", p.ImportPath, p.Deps[i])
		}
	}
}

// TestDownload keeps what is heavy out of what players download.
func TestDownload(t *testing.T) {
	heavy := []string{"net/http", "log/slog", "encoding/gob", engine + "/ebitenutil", engine + "/audio"}
	for _, p := range list(t, "js", "wasm") {
		if p.ImportPath != module+"/wasm" && p.ImportPath != module+"/wasm/thinker" {
			continue
		}
		for _, d := range p.Deps {
			if slices.Contains(heavy, d) {
				t.Errorf("%s needs %s", p.ImportPath, d)
			}
		}
	}
}
