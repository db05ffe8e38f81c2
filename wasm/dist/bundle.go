package main

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// bundle makes one classic script of page.js and all modules that it imports. It
// gives the names of these too; the site does without them. The script has the
// version of static/ still.
func (s *site) bundle(sources map[string][]byte) (script []byte, parts []string, err error) {
	// What the page loads by its name has to be called by that name first.
	for _, name := range sortedKeys(sources) {
		if ext := path.Ext(name); ext == ".wasm" || name == "wasm_exec.js" || name == "page/worker.js" {
			s.add(name, sources[name])
			delete(sources, name)
		}
	}
	facts := string(s.rename(sources["build.js"]))
	const unpacked = "export const packed = false;"
	if !strings.Contains(facts, unpacked) {
		return nil, nil, errors.New("build.js does not tell whether the programs are packed")
	}
	facts = strings.Replace(facts, unpacked, "export const packed = true;", 1)

	plugin := api.Plugin{Name: "static", Setup: func(b api.PluginBuild) {
		b.OnResolve(api.OnResolveOptions{Filter: ".*"}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
			name := path.Join(path.Dir(a.Importer), a.Path)
			if _, ok := sources[name]; !ok {
				return api.OnResolveResult{}, fmt.Errorf("%s imports %s, which is not there", a.Importer, a.Path)
			}
			return api.OnResolveResult{Path: name, Namespace: "static"}, nil
		})
		b.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: "static"}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
			parts = append(parts, a.Path)
			text := facts
			if a.Path != "build.js" {
				text = string(s.rename(sources[a.Path]))
			}
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS}, nil
		})
	}}
	r := api.Build(api.BuildOptions{
		EntryPoints: []string{"page.js"}, Bundle: true, Format: api.FormatIIFE, Target: api.ES2020,
		MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true,
		Charset: api.CharsetUTF8, LegalComments: api.LegalCommentsNone,
		Plugins: []api.Plugin{plugin}, Outfile: "page.js", LogLevel: api.LogLevelSilent,
	})
	if len(r.Errors) > 0 {
		e := r.Errors[0]
		if l := e.Location; l != nil {
			return nil, nil, fmt.Errorf("bundling page.js: %s:%d: %s: %s", l.File, l.Line, e.Text, l.LineText)
		}
		return nil, nil, fmt.Errorf("bundling page.js: %s", e.Text)
	}
	// esbuild loads several modules at once.
	slices.Sort(parts)
	return r.OutputFiles[0].Contents, parts, nil
}

// small gives a script without what only people need in it.
func small(script []byte) ([]byte, error) {
	r := api.Transform(string(script), api.TransformOptions{
		Loader: api.LoaderJS, Target: api.ES2022, Charset: api.CharsetUTF8,
		MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true,
	})
	if len(r.Errors) > 0 {
		return nil, fmt.Errorf("embed.js: %s", r.Errors[0].Text)
	}
	return r.Code, nil
}
