package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vassals/wasm/build"
)

// site is the site that is written, in memory.
type site struct {
	static  string
	version string
	files   map[string][]byte // by path
	names   map[string]string // of the files of static/ that are called otherwise
	list    []build.File      // what the service worker keeps
}

// lasting are the files whose addresses must stay: those that people, browsers
// and other sites know.
var lasting = []string{"index.html", "manifest.webmanifest", "sw.js", "embed.js", "embed.html"}

// assemble makes the site of a built page. Nothing is compressed yet.
func assemble(static string) (*site, error) {
	s := &site{static: static, files: map[string][]byte{}, names: map[string]string{}}
	sources, err := s.sources()
	if err != nil {
		return nil, err
	}
	release := releaseLine.FindSubmatch(sources["build.js"])
	if release == nil {
		return nil, errors.New("build.js names no version")
	}
	// A file can name those before it only.
	page, parts, err := s.bundle(sources)
	if err != nil {
		return nil, err
	}
	for _, name := range append(parts, build.BoardSources...) {
		delete(sources, name)
	}
	if sources["embed.js"], err = small(sources["embed.js"]); err != nil {
		return nil, err
	}
	for _, first := range []bool{true, false} { // pictures and fonts, which name no others
		for _, name := range sortedKeys(sources) {
			if !slices.Contains(lasting, name) && name != "files.js" && slices.Contains([]string{".jpg", ".png", ".ttf"}, path.Ext(name)) == first {
				s.add(name, s.rename(sources[name]))
			}
		}
	}
	// The version changes with any file.
	s.version = build.Version(append(s.list,
		build.File{URL: "page.js", Hash: build.Hash(page)},
		build.File{URL: "index.html", Hash: build.Hash(sources["index.html"])},
		build.File{URL: "manifest.webmanifest", Hash: build.Hash(sources["manifest.webmanifest"])}))
	s.add("page.js", bytes.ReplaceAll(page, release[1], []byte(s.version)))
	index := sources["index.html"]
	const module = `src="page.js" type="module"`
	if bytes.Count(index, []byte(module)) != 1 {
		return nil, fmt.Errorf("index.html does not load page.js by %s", module)
	}
	// A classic script: a frame with an origin of its own may load no modules.
	sources["index.html"] = bytes.Replace(index, []byte(module), []byte(`src="page.js" defer`), 1)
	for _, name := range lasting {
		if data, ok := sources[name]; ok && name != "sw.js" {
			s.add(name, s.rename(data))
		}
	}
	list, err := build.FileList(s.version, false, s.list)
	if err != nil {
		return nil, err
	}
	s.add("files.js", list)
	s.add("sw.js", s.rename(sources["sw.js"]))
	s.files[".nojekyll"] = nil // GitHub Pages shall leave the files as they are
	s.files["_headers"] = []byte(headers)
	return s, nil
}

// headers are what some hosts read from a file of this name.
const headers = `/*
  Content-Security-Policy: ` + build.HeaderPolicy + `
  X-Content-Type-Options: nosniff
  Access-Control-Allow-Origin: *
  Cache-Control: no-cache
`

// sources reads what is in static/, by path.
func (s *site) sources() (map[string][]byte, error) {
	sources := map[string][]byte{}
	err := filepath.WalkDir(s.static, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if base := filepath.Base(file); strings.HasPrefix(base, ".") || slices.Contains([]string{".br", ".gz"}, filepath.Ext(base)) {
			return nil
		}
		name, err := filepath.Rel(s.static, file)
		if err == nil {
			sources[filepath.ToSlash(name)], err = os.ReadFile(file)
		}
		return err
	})
	for _, name := range []string{"index.html", "page.js", "sw.js", "build.js", "game.wasm", "manifest.webmanifest"} {
		if err == nil && sources[name] == nil {
			err = fmt.Errorf("%s lacks %s", s.static, name)
		}
	}
	return sources, err
}

var releaseLine = regexp.MustCompile(`export const release = "([0-9a-f]+)";`)

// add puts a file into the site, by a name that has its hash where it may
// change.
func (s *site) add(name string, data []byte) {
	called := name
	if !slices.Contains(lasting, name) {
		ext := path.Ext(name)
		sum := sha256.Sum256(data)
		called = fmt.Sprintf("%s.%s%s", strings.TrimSuffix(name, ext), hex.EncodeToString(sum[:5]), ext)
		s.names[name] = called
	}
	s.files[called] = data
	if !build.Needed(name) {
		return
	}
	f := build.File{URL: called, Lasting: called != name, Packed: path.Ext(name) == ".wasm"}
	if name == "index.html" {
		f.Mark = s.names["page.js"] // whose hash stands for the version
	} else {
		f.Hash = build.Hash(data)
	}
	s.list = append(s.list, f)
}

// quoted finds what may be the name of a file in a source: in quotation marks, or
// as style sheets have it.
var quoted = regexp.MustCompile(`(["']|url\()((?:\./)?)([\w-]+(?:/[\w-]+)*\.\w+)(["')])`)

// rename gives a source with the names that the files have in the site.
func (s *site) rename(source []byte) []byte {
	return quoted.ReplaceAllFunc(source, func(found []byte) []byte {
		m := quoted.FindSubmatch(found)
		name, ok := s.names[string(m[3])]
		if !ok {
			return found
		}
		return slices.Concat(m[1], m[2], []byte(name), m[4])
	})
}

// load is how much the first visit loads at most, in bytes, from a server that
// does not compress.
func (s *site) load() (n int) {
	for _, f := range s.list {
		if packed, ok := s.files[f.URL+".gz"]; ok && f.Packed {
			n += len(packed)
		} else {
			n += len(s.files[f.URL])
		}
	}
	return n
}
