//go:build !js

package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// use is a place in the sources that names messages: one by its id, or several
// by an id with parts that are computed.
type use struct {
	pattern *regexp.Regexp
	id      string // set when nothing is computed
	where   string
	call    string   // T, Tf or N where it is an argument of that
	parts   []string // what such a call fills in; nil when that cannot be seen
}

// goUses finds the messages that a Go file names, as string constants and as
// sums of constants and other things. A constant that ends in a dot stands for
// all ids that begin so.
func goUses(t *testing.T, path string, groups map[string]bool) []use {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var uses []use
	note := func(n ast.Node) {
		id, computed := pattern(n)
		group, _, _ := strings.Cut(id, ".")
		if !groups[group] || fileNames[filepath.Ext(id)] {
			return
		}
		if strings.HasSuffix(id, ".") {
			id, computed = id+hole, true
		}
		if !looksLikeID.MatchString(id) {
			return
		}
		u := use{
			pattern: regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(id), hole, "[^.]+") + "$"),
			where:   fset.Position(n.Pos()).String(),
		}
		if !computed {
			u.id = id
		}
		uses = append(uses, u)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			uses = append(uses, call(fset, n)...)
		case *ast.ImportSpec:
			return false
		case *ast.BinaryExpr:
			if n.Op == token.ADD {
				note(n)
				return false
			}
		case *ast.BasicLit:
			note(n)
		}
		return true
	})
	return uses
}

var (
	textCall = regexp.MustCompile(`\btext\('([^']*)'\)`)
	quoted   = regexp.MustCompile(`'([a-z0-9.]+)'`)
)

// pageUses finds the messages that a file of the page names, which it does
// without their "page.", or, in HTML, repeats.
func pageUses(t *testing.T, path string, messages map[string]message) []use {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	source := string(data)
	exactly := func(id, call string) use {
		return use{id: id, pattern: regexp.MustCompile("^" + regexp.QuoteMeta(id) + "$"), where: path, call: call}
	}
	var uses []use
	if filepath.Ext(path) == ".html" {
		for id, m := range messages {
			if strings.HasPrefix(id, "page.") && (strings.Contains(source, ">"+m[""]+"<") || strings.Contains(source, `"`+m[""]+`"`)) {
				uses = append(uses, exactly(id, ""))
			}
		}
		return uses
	}
	for _, m := range textCall.FindAllStringSubmatch(source, -1) {
		uses = append(uses, exactly("page."+m[1], "T"))
	}
	for _, m := range quoted.FindAllStringSubmatch(source, -1) {
		if id := "page." + m[1]; messages[id] != nil {
			uses = append(uses, exactly(id, ""))
		}
	}
	return uses
}

// call finds the message that a call of T, Tf or N asks for, with the names of
// the parts that it fills in where they can be seen.
func call(fset *token.FileSet, n *ast.CallExpr) []use {
	f, ok := n.Fun.(*ast.SelectorExpr)
	if !ok || len(n.Args) == 0 || !slices.Contains([]string{"t", "T", "Tf", "N"}, f.Sel.Name) {
		return nil
	}
	id, computed := pattern(n.Args[0])
	if computed && strings.HasPrefix(id, hole) || !looksLikeID.MatchString(id) {
		return nil
	}
	u := use{
		pattern: regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(id), hole, "[^.]+") + "$"),
		where:   fset.Position(n.Pos()).String(),
		call:    strings.ToUpper(f.Sel.Name[:1]) + f.Sel.Name[1:],
	}
	if !computed {
		u.id = id
	}
	if data, ok := n.Args[len(n.Args)-1].(*ast.CompositeLit); ok {
		u.parts = []string{}
		for _, e := range data.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				key, _ := pattern(kv.Key)
				u.parts = append(u.parts, key)
			}
		}
		if u.call == "N" {
			u.parts = append(u.parts, "Count")
		}
		slices.Sort(u.parts)
	}
	return []use{u}
}

// hole stands for what is computed in an id.
const hole = "0"

var looksLikeID = regexp.MustCompile(`^[a-z]+(\.[a-z0-9]+)*$`)

// fileNames are endings of constants that look like ids and name files.
var fileNames = map[string]bool{".js": true, ".css": true, ".html": true, ".json": true, ".go": true, ".wasm": true, ".png": true, ".svg": true, ".br": true, ".gz": true}

// pattern gives the constant text of an expression with holes where something
// is computed.
func pattern(n ast.Node) (text string, computed bool) {
	switch n := n.(type) {
	case *ast.BasicLit:
		if n.Kind == token.STRING {
			s, err := strconv.Unquote(n.Value)
			return s, err != nil
		}
	case *ast.BinaryExpr:
		x, cx := pattern(n.X)
		y, cy := pattern(n.Y)
		return x + y, cx || cy
	case *ast.ParenExpr:
		return pattern(n.X)
	}
	return hole, true
}

// TestSources: every id in the sources of the game has its message, and every
// message has its use.
func TestSources(t *testing.T) {
	root := filepath.Join("..", "..")
	messages := readMessages(t)["en"]
	groups := make(map[string]bool)
	for id := range messages {
		group, _, _ := strings.Cut(id, ".")
		groups[group] = true
	}
	var uses []use
	for _, dir := range []string{"game", "wasm", "static"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case strings.HasSuffix(path, "_test.go"):
			case filepath.Ext(path) == ".go":
				uses = append(uses, goUses(t, path, groups)...)
			case filepath.Ext(path) == ".js" || filepath.Ext(path) == ".html":
				uses = append(uses, pageUses(t, path, messages)...)
			}
			return nil
		})
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	used := make(map[string]bool)
	for _, u := range uses {
		found := false
		for id := range messages {
			if u.pattern.MatchString(id) {
				used[id], found = true, true
			}
		}
		if !found && (u.call != "" || strings.Contains(u.pattern.String(), ".")) {
			t.Errorf("%s: there is no message %s", u.where, u.pattern)
		}
		if m := messages[u.id]; m != nil && u.call != "" {
			text, plain := m[""]
			want := parts(text + m["other"])
			switch {
			case plain != (u.call != "N"):
				t.Errorf("%s: %s of %s, which has plural forms: %v", u.where, u.call, u.id, !plain)
			case u.call == "T" && len(want) > 0, u.parts != nil && !slices.Equal(u.parts, want):
				t.Errorf("%s: %s is given %v, wants %v", u.where, u.id, u.parts, want)
			}
		}
	}
	if unused := slices.DeleteFunc(slices.Sorted(maps.Keys(messages)), func(id string) bool { return used[id] }); len(unused) > 0 {
		t.Errorf("%d messages are not used: %s", len(unused), strings.Join(unused, " "))
	}
}
