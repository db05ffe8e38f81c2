package browsertest

import (
	"os"
	"path/filepath"
	"sync"
	"testing"

	"vassals/wasm/browsertest/site"
)

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
		if err := site.Write(source, dirs[i]); err != nil {
			return dirs, err
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
