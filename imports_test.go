package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// What may import what. The layers only look down: the rules know no table, the
// parts of the table that can be tested without a browser know no browser.

const module = "vassals"

// layer is a package or, with /... at its end, all packages under a path. Of
// this module it may depend on those in ours, of the standard library on
// everything; other modules are closed to it unless outside is set.
type layer struct {
	path    string
	ours    []string
	outside bool
}

var layers = []layer{
	{path: "rules"},
	{path: "rules/vassals", ours: []string{"rules"}},
	{path: "rules/middleages", ours: []string{"rules"}},
	{path: "rules/bots", ours: []string{"rules", "rules/vassals", "rules/middleages"}},
	{path: "rules/...", ours: []string{"rules", "rules/..."}},
	{path: "wasm/thinking", ours: []string{"rules", "rules/..."}},
	{path: "wasm/thinker", ours: []string{"rules", "rules/...", "wasm/thinking"}},
	{path: "locales"},
	{path: "game/gesture", ours: []string{"game/layout", "game/gesture"}, outside: true},
	{path: "game/layout", ours: []string{"game/layout/..."}, outside: true},
	{path: "game/art", ours: []string{"game/art/...", "game/layout", "rules/..."}, outside: true},
	{path: "game/words", ours: []string{"game/words/...", "locales", "rules/..."}, outside: true},
	{path: "game/...", ours: []string{"game/...", "locales", "rules/..."}, outside: true},
}

// pure are the packages that run anywhere: neither Ebitengine nor the browser.
var pure = []string{"rules/...", "locales", "game/gesture/...", "game/layout/...", "game/art/...", "game/words/...", "game/scene/...", "wasm/thinking"}

// heavy are packages that have no place in a wasm: megabytes for nothing.
var heavy = []string{"net/http", "github.com/hajimehoshi/ebiten/v2/ebitenutil", "log/slog", "encoding/gob"}

const ebitengine = "github.com/hajimehoshi/ebiten/v2"

// listed is what go list tells of a package.
type listed struct {
	ImportPath string
	Name       string
	Standard   bool
	GoFiles    []string
	Imports    []string
	Deps       []string
}

func TestImports(t *testing.T) {
	for _, target := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		name := "native"
		if target != nil {
			name = "wasm"
		}
		t.Run(name, func(t *testing.T) {
			all := list(t, target)
			for _, p := range all {
				if path, ok := ours(p.ImportPath); ok && len(p.GoFiles) > 0 {
					checkLayer(t, all, p, path)
					checkPure(t, all, p, path)
				}
			}
			if target != nil {
				checkWasm(t, all, list(t, nil))
			}
		})
	}
}

// list asks go list for all packages of the module and all that they depend on.
func list(t *testing.T, env []string) map[string]listed {
	t.Helper()
	// -e: on one target or the other some packages have no files.
	cmd := exec.Command("go", "list", "-e", "-deps", "-json=ImportPath,Name,Standard,GoFiles,Imports,Deps", "./...")
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	all := make(map[string]listed)
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		err := d.Decode(&p)
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p
	}
}

// ours gives the path of a package within the module.
func ours(importPath string) (path string, ok bool) {
	if importPath == module {
		return ".", true
	}
	return strings.CutPrefix(importPath, module+"/")
}

// in says whether a path is among some, of which those ending in /... stand for
// all under them too.
func in(path string, some []string) bool {
	return slices.ContainsFunc(some, func(s string) bool {
		under, all := strings.CutSuffix(s, "/...")
		return path == under || all && strings.HasPrefix(path, under+"/")
	})
}

func checkLayer(t *testing.T, all map[string]listed, p listed, path string) {
	i := slices.IndexFunc(layers, func(l layer) bool { return in(path, []string{l.path}) })
	if i < 0 {
		return // main, wasm: everything
	}
	l := layers[i]
	for _, dep := range p.Deps {
		within, mine := ours(dep)
		switch {
		case mine && !in(within, l.ours):
			t.Errorf("%s depends on %s; it may on %v of this module", path, within, l.ours)
		case !mine && !l.outside && !all[dep].Standard:
			t.Errorf("%s depends on %s; it may on the standard library only", path, dep)
		}
	}
}

func checkPure(t *testing.T, all map[string]listed, p listed, path string) {
	if slices.Contains(p.Imports, "syscall/js") && !in(path, []string{"wasm/..."}) {
		t.Errorf("%s imports syscall/js; only wasm may", path)
	}
	if !in(path, pure) {
		return
	}
	for _, dep := range p.Deps {
		if dep == ebitengine || strings.HasPrefix(dep, ebitengine+"/") {
			t.Errorf("%s depends on %s", path, ebitengine)
			break
		}
		// On js the standard library itself is built on syscall/js.
		if !all[dep].Standard && slices.Contains(all[dep].Imports, "syscall/js") {
			t.Errorf("%s depends on %s, which imports syscall/js", path, dep)
		}
	}
}

// checkWasm looks at the programs that are built for the browser only.
func checkWasm(t *testing.T, wasm, native map[string]listed) {
	mains := 0
	for _, p := range wasm {
		path, ok := ours(p.ImportPath)
		if !ok || p.Name != "main" || len(native[p.ImportPath].GoFiles) > 0 {
			continue
		}
		mains++
		for _, dep := range p.Deps {
			if slices.Contains(heavy, dep) {
				t.Errorf("the wasm of %s depends on %s", path, dep)
			}
		}
	}
	if _, err := os.Stat("wasm/main.go"); err == nil && mains == 0 {
		t.Error("no program is built for the browser only")
	}
}

// TestBuildTags: a file that imports Ebitengine or syscall/js says that it is
// for the browser, so that everything else builds and is tested without X11.
func TestBuildTags(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && path != "." && (strings.HasPrefix(e.Name(), ".") || e.Name() == "build" && filepath.Dir(path) == "." || e.Name() == "dist"):
			return filepath.SkipDir
		case e.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		files++
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if imp := browserImport(t, path, src); imp != "" && !onlyJS(src) {
			t.Errorf("%s imports %s without //go:build js", path, imp)
		}
		return nil
	})
	if err != nil || files == 0 {
		t.Errorf("%d files: %v", files, err)
	}
}

// browserImport gives what a file imports that needs a browser, "" for nothing.
func browserImport(t *testing.T, path string, src []byte) string {
	f, err := parser.ParseFile(token.NewFileSet(), path, src, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	for _, i := range f.Imports {
		imp, _ := strconv.Unquote(i.Path.Value)
		if imp == "syscall/js" || imp == ebitengine || strings.HasPrefix(imp, ebitengine+"/") {
			return imp
		}
	}
	return ""
}

// onlyJS says whether the build constraint of a file leaves it out wherever the
// tag js is not set.
func onlyJS(src []byte) bool {
	for line := range strings.Lines(string(src)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "package ") {
			return false
		}
		if !constraint.IsGoBuild(line) {
			continue
		}
		x, err := constraint.Parse(line)
		return err == nil && !x.Eval(func(tag string) bool { return tag != "js" })
	}
	return false
}

// TestOnlyJS tries the reading of build constraints itself.
func TestOnlyJS(t *testing.T) {
	for src, want := range map[string]bool{
		"//go:build js\n\npackage a":             true,
		"// Word.\n\n//go:build js && wasm\n":    true,
		"//go:build js || linux\n\npackage a":    false,
		"//go:build !js\n\npackage a":            false,
		"package a\n\n//go:build js\n":           false,
		"package a":                              false,
		"//go:build (js && !x) || (js && y)\n\n": true,
	} {
		if got := onlyJS([]byte(src)); got != want {
			t.Errorf("onlyJS(%q) = %v", src, got)
		}
	}
}
