package build

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
)

func TestUpdate(t *testing.T) {
	name := filepath.Join(t.TempDir(), "file")
	for _, test := range []struct {
		data string
		want bool
	}{{"one", true}, {"one", false}, {"two", true}} {
		changed, err := update(name, []byte(test.data))
		if err != nil || changed != test.want {
			t.Errorf("update to %s: %v, %v, want %v", test.data, changed, err, test.want)
		}
		if got, _ := os.ReadFile(name); string(got) != test.data {
			t.Errorf("the file holds %q, want %q", got, test.data)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(name), ".build-*")); left != nil {
		t.Errorf("left behind: %v", left)
	}
}

func TestCompress(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.wasm")
	data := bytes.Repeat([]byte("tile "), 1000)
	if err := os.WriteFile(name, data, 0o666); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	if err := compress(name, data, &log); err != nil {
		t.Fatal(err)
	}
	for suffix, unpack := range map[string]func(io.Reader) (io.Reader, error){
		".br": func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
		".gz": func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
	} {
		packed, err := os.ReadFile(name + suffix)
		if err != nil {
			t.Fatal(err)
		}
		r, err := unpack(bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s unpacks to %d bytes (%v), want %d", suffix, len(got), err, len(data))
		}
	}
	// What is newer than the original stays.
	log.Reset()
	if err := compress(name, data, &log); err != nil || log.Len() > 0 {
		t.Errorf("compressed again: %v %s", err, &log)
	}
	// What is older is written again, also when it comes out the same.
	later := time.Now().Add(time.Hour)
	if err := os.Chtimes(name, later, later); err != nil {
		t.Fatal(err)
	}
	if err := compress(name, data, &log); err != nil || strings.Count(log.String(), "wrote") != 2 {
		t.Errorf("not compressed anew: %v %s", err, &log)
	}
}

func TestOffline(t *testing.T) {
	for message, want := range map[string]bool{
		`go: github.com/pkg/browser@v0.0.0: Get "…": dial tcp: lookup proxy: no such host`: true,
		"wasm/main.go:3:1: syntax error": false,
	} {
		if got := offline(message); got != want {
			t.Errorf("offline(%q) = %v, want %v", message, got, want)
		}
	}
}

// TestBroken builds a module that does not compile: the compiler's words reach
// the person.
func TestBroken(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":       "module vassals\n\ngo 1.26\n",
		"wasm/main.go": "package main\n\nfunc main() { nonsense() }\n",
	} {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	_, err := Build(t.Context(), Options{Root: root})
	if err == nil || !strings.Contains(err.Error(), "undefined: nonsense") || errors.Is(err, ErrOffline) {
		t.Errorf("Build: %v, want the compiler's message", err)
	}
}
