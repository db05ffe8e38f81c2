// Package site serves the published game to the browser tests.
package site

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// Folder is where on its server the game lies.
const Folder = "/games/vassals/"

// Write writes the site of a page that is built, static, into the folder out.
func Write(static, out string) error {
	text, err := exec.Command("go", "run", "vassals/wasm/dist", "-quick", "-static", static, "-out", out).CombinedOutput()
	if err != nil {
		return fmt.Errorf("dist: %w\n%s", err, text)
	}
	return nil
}

// Site is a plain web server with the published game in a folder of it. It
// compresses nothing, and fails as a test wants. Its fields are changed by Set.
type Site struct {
	*httptest.Server
	Dir    string            // the version that is served
	Cut    string            // the end of the names of files that break off
	Prefix map[string]string // what is put in front of files, by the beginnings of their names
	Pages  map[string]string // pages of another sort beside the game, by path

	mu    sync.Mutex
	asked []string
}

// Serve serves a version of the game until the test ends, or until Close.
func Serve(t testing.TB, dir string) *Site {
	s := &Site{Dir: dir, Prefix: map[string]string{}, Pages: map[string]string{}}
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(s.Close)
	return s
}

// Set changes what the server does.
func (s *Site) Set(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// Asked counts the requests so far for files of the game whose names begin and end
// so.
func (s *Site) Asked(beginning, end string) (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range s.asked {
		if strings.HasPrefix(name, beginning) && strings.HasSuffix(name, end) {
			n++
		}
	}
	return n
}

func (s *Site) serve(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, Folder)
	s.mu.Lock()
	dir, cut, page := s.Dir, s.Cut, s.Pages[r.URL.Path]
	text := ""
	for beginning, prefix := range s.Prefix {
		if strings.HasPrefix(name, beginning) {
			text = prefix
		}
	}
	s.asked = append(s.asked, name)
	s.mu.Unlock()
	if page != "" {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte(page))
		return
	}
	if !ok {
		http.NotFound(w, r)
		return
	}
	file := filepath.Join(dir, filepath.FromSlash(name))
	if text != "" || cut != "" && strings.HasSuffix(name, cut) {
		data, err := os.ReadFile(file)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		if strings.HasSuffix(name, ".js") {
			w.Header().Set("Content-Type", "text/javascript")
		}
		if text != "" {
			_, _ = w.Write(append([]byte(text), data...))
			return
		}
		w.Header().Set("Content-Length", fmt.Sprint(len(data)))
		_, _ = w.Write(data[:len(data)/2])
		panic(http.ErrAbortHandler)
	}
	// Times of files count in seconds, in which two versions may have been written.
	r.Header.Del("If-Modified-Since")
	http.StripPrefix(Folder, http.FileServer(http.Dir(dir))).ServeHTTP(w, r)
}
