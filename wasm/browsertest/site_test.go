package browsertest

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

// site is a plain web server with the published game in a folder of it. It
// compresses nothing, and fails as a test wants.
type site struct {
	*httptest.Server
	mu     sync.Mutex
	dir    string
	cut    string            // the end of the names of files that break off
	prefix map[string]string // what is put in front of files
}

const folder = "/games/vassals/"

// publish serves a version of the game.
func publish(t *testing.T, dir string) *site {
	t.Helper()
	s := &site{dir: dir, prefix: map[string]string{}}
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(s.Close)
	return s
}

func (s *site) serve(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, folder)
	if !ok {
		http.NotFound(w, r)
		return
	}
	s.mu.Lock()
	dir, cut, text := s.dir, s.cut, s.prefix[name]
	s.mu.Unlock()
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
	http.StripPrefix(folder, http.FileServer(http.Dir(dir))).ServeHTTP(w, r)
}

// set changes what the server does.
func (s *site) set(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// The two versions of the game that are published, made once.
var versions = sync.OnceValues(func() ([2]string, error) {
	var dirs [2]string
	root, err := os.MkdirTemp("", "vassals-site-")
	if err != nil {
		return dirs, err
	}
	removeVersions = func() { _ = os.RemoveAll(root) }
	source := filepath.Join(root, "static")
	if err := os.CopyFS(source, os.DirFS(filepath.Join("..", "..", "static"))); err != nil {
		return dirs, err
	}
	for i := range dirs {
		dirs[i] = filepath.Join(root, string('a'+rune(i)))
		out, err := exec.Command("go", "run", "vassals/wasm/dist", "-quick", "-static", source, "-out", dirs[i]).CombinedOutput()
		if err != nil {
			return dirs, fmt.Errorf("dist: %w\n%s", err, out)
		}
		// The next version differs in its looks.
		f, err := os.OpenFile(filepath.Join(source, "style.css"), os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			return dirs, err
		}
		_, err = f.WriteString(".another { color: red }\n")
		if err := f.Close(); err != nil {
			return dirs, err
		}
		if err != nil {
			return dirs, err
		}
	}
	return dirs, nil
})

// removeVersions removes what versions has made, if anything.
var removeVersions = func() {}

// published gives the folders of two versions of the game.
func published(t *testing.T) (a, b string) {
	t.Helper()
	dirs, err := versions()
	if err != nil {
		t.Fatal(err)
	}
	return dirs[0], dirs[1]
}
