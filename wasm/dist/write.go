package main

import (
	"archive/zip"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"vassals/wasm/build"
)

func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }

// packable are the files that get smaller by compression.
var packable = []string{".html", ".js", ".css", ".wasm", ".svg", ".json", ".webmanifest", ".ttf"}

// pack puts compressed copies beside the files. They are kept in a folder, since
// the large ones take half a minute.
func (s *site) pack(cache string, quick bool, log io.Writer) error {
	if err := os.MkdirAll(cache, 0o777); err != nil {
		return err
	}
	var (
		group  sync.WaitGroup
		mu     sync.Mutex
		failed error
	)
	for _, name := range sortedKeys(s.files) {
		data := s.files[name]
		for suffix, pack := range build.Packings {
			program := path.Ext(name) == ".wasm"
			if !slices.Contains(packable, path.Ext(name)) || quick && (!program || suffix != ".gz") {
				continue
			}
			group.Go(func() {
				packed, err := cached(cache, suffix, data, pack)
				mu.Lock()
				defer mu.Unlock()
				if err != nil {
					failed = err
				} else if len(packed) < len(data) || program { // the page asks for those of programs
					s.files[name+suffix] = packed
					if program {
						fmt.Fprintf(log, "%s%s: %.2f MB of %.2f MB\n", name, suffix, float64(len(packed))/1e6, float64(len(data))/1e6)
					}
				}
			})
		}
	}
	group.Wait()
	return failed
}

// cached compresses data, or finds what came of it before.
func cached(dir, suffix string, data []byte, pack func([]byte) ([]byte, error)) ([]byte, error) {
	sum := sha256.Sum256(data)
	name := filepath.Join(dir, hex.EncodeToString(sum[:16])+suffix)
	if packed, err := os.ReadFile(name); err == nil {
		return packed, nil
	}
	packed, err := pack(data)
	if err != nil {
		return nil, err
	}
	half := fmt.Sprintf("%s.%d", name, os.Getpid())
	if err := os.WriteFile(half, packed, 0o644); err != nil {
		return nil, err
	}
	return packed, os.Rename(half, name)
}

// write writes the site into a folder of its own, in place of what is there.
func (s *site) write(dir string) error {
	if old, err := os.ReadDir(dir); err == nil && len(old) > 0 {
		if _, err := os.Stat(filepath.Join(dir, "sw.js")); err != nil {
			return fmt.Errorf("%s holds something else than the game; name an empty folder", dir)
		}
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
	}
	for _, name := range sortedKeys(s.files) {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(file, s.files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// zip writes the site as an archive. The host compresses by itself what it
// sends; only the copies of the programs go along, in case it does not.
func (s *site) zip(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	w := zip.NewWriter(f)
	for _, name := range sortedKeys(s.files) {
		ext := path.Ext(name)
		if strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || ext == ".br" || ext == ".gz" && !strings.HasSuffix(name, ".wasm.gz") {
			continue
		}
		// A time that stays, so that the same site makes the same archive.
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)}
		if ext == ".gz" {
			h.Method = zip.Store
		}
		part, err := w.CreateHeader(h)
		if err == nil {
			_, err = part.Write(s.files[name])
		}
		if err != nil {
			f.Close()
			return err
		}
	}
	if err := w.Close(); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
