// Package build makes the files of static/ that are not in the repository: the
// game compiled to WebAssembly, the program of the workers in which bots think,
// the loader of the Go that compiled them, the few texts that the page shows
// before the game runs, and the script by which other sites show boards. The local
// server, the tests and the packaging use it.
package build

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"vassals/locales"
)

// Options say what to build and how.
type Options struct {
	// Root is the folder of the module; empty for the one that the working
	// directory lies in.
	Root string
	// Compress writes compressed copies of the programs too (game.wasm.br,
	// game.wasm.gz…), which takes a minute.
	Compress bool
	// Log gets a line for everything that is done; nil for silence. Nothing is
	// said of what was up to date.
	Log io.Writer
}

// Result says what was built.
type Result struct {
	Static  string // the folder to serve
	ID      string // of this build of the game: changes when its code does
	Version string // of all files: changes when any of them does
	Bytes   int64  // size of game.wasm
}

// ErrOffline is what Build returns, wrapped, when modules have to be downloaded
// and cannot be.
var ErrOffline = errors.New("the Go modules of the game cannot be downloaded; connect to the network once")

// Build brings static/ up to date. What is up to date already is left alone, so
// a second call takes about a second. An error says what went wrong in words
// for the person who builds; the compiler's messages are part of it.
func Build(ctx context.Context, o Options) (Result, error) {
	if o.Log == nil {
		o.Log = io.Discard
	}
	if o.Root == "" {
		root, err := Root(ctx)
		if err != nil {
			return Result{}, err
		}
		o.Root = root
	}
	static := filepath.Join(o.Root, "static")
	game, err := compile(ctx, o, "game.wasm", "./wasm")
	if err != nil {
		return Result{}, err
	}
	thinker, err := compile(ctx, o, "thinker.wasm", "./wasm/thinker")
	if err != nil {
		return Result{}, err
	}
	sum := sha256.New()
	sum.Write(game)
	sum.Write(thinker)
	r := Result{Static: static, ID: hex.EncodeToString(sum.Sum(nil)[:6]), Bytes: int64(len(game))}

	loader, err := readLoader(ctx, o.Root)
	if err != nil {
		return Result{}, err
	}
	facts, err := pageFacts(r)
	if err != nil {
		return Result{}, err
	}
	manifest, err := manifest(static)
	if err != nil {
		return Result{}, fmt.Errorf("build: manifest: %w", err)
	}
	board, err := board(static)
	if err != nil {
		return Result{}, fmt.Errorf("build: embed.js: %w", err)
	}
	letters, err := letters(o.Root)
	if err != nil {
		return Result{}, fmt.Errorf("build: %w", err)
	}
	if err := write(o, static, letters...); err != nil {
		return Result{}, err
	}
	err = write(o, static,
		output{"game.wasm", game},
		output{"thinker.wasm", thinker},
		output{"wasm_exec.js", loader},
		output{"embed.js", board},
		output{"manifest.webmanifest", manifest})
	if err != nil {
		return Result{}, err
	}
	version, files, err := release(static, facts)
	if err != nil {
		return Result{}, fmt.Errorf("build: %w", err)
	}
	r.Version = version
	err = write(o, static, output{"build.js", withVersion(facts, version)}, output{"files.js", files})
	if err != nil {
		return Result{}, err
	}
	if o.Compress {
		err := compress(filepath.Join(static, "game.wasm"), game, o.Log)
		if err == nil {
			err = compress(filepath.Join(static, "thinker.wasm"), thinker, o.Log)
		}
		if err != nil {
			return Result{}, fmt.Errorf("build: %w", err)
		}
	}
	return r, nil
}

// output is a file of static/ that is built.
type output struct {
	name string
	data []byte
}

// write brings files up to date, and tells which were not.
func write(o Options, static string, files ...output) error {
	for _, f := range files {
		changed, err := update(filepath.Join(static, f.name), f.data)
		if err != nil {
			return fmt.Errorf("build: %w", err)
		}
		if changed {
			fmt.Fprintf(o.Log, "wrote static/%s (%s)\n", f.name, size(len(f.data)))
		}
	}
	return nil
}

// Root finds the folder of the module that the working directory lies in.
func Root(ctx context.Context) (string, error) {
	out, err := run(ctx, "", nil, "env", "GOMOD")
	if err != nil {
		return "", err
	}
	mod := strings.TrimSpace(string(out))
	if mod == "" || mod == os.DevNull {
		return "", errors.New("build: run this inside the project's folder")
	}
	return filepath.Dir(mod), nil
}

// compile builds a program for the browser and gives the binary. Whether anything has to be
// compiled is for the go command to know, which looks at more than the times of
// files: at flags, modules and its own version.
func compile(ctx context.Context, o Options, name, path string) ([]byte, error) {
	dir := filepath.Join(o.Root, "build")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	out := filepath.Join(dir, name)
	if _, err := os.Stat(out); err != nil {
		fmt.Fprintf(o.Log, "compiling %s; the first time takes a minute or two\n", name)
	}
	env := []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0"}
	if _, err := run(ctx, o.Root, env, "build", "-trimpath", "-ldflags=-s -w", "-o", out, path); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// readLoader reads wasm_exec.js of the Go that compiles: that of another version
// may not fit.
func readLoader(ctx context.Context, root string) ([]byte, error) {
	out, err := run(ctx, root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	name := filepath.Join(strings.TrimSpace(string(out)), "lib", "wasm", "wasm_exec.js")
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("build: this Go has no loader for WebAssembly: %w", err)
	}
	return data, nil
}

// pageFacts writes build.js, which tells the page what it cannot find out itself.
func pageFacts(r Result) ([]byte, error) {
	texts, err := locales.Page()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString("// Generated by wasm/build.\n")
	for _, f := range []struct {
		name  string
		value any
	}{
		{"build", r.ID},
		{"wasm", map[string]any{"url": "game.wasm", "bytes": r.Bytes}},
		{"thinker", map[string]string{"wasm": "thinker.wasm", "script": "page/worker.js", "loader": "wasm_exec.js"}},
		{"packed", false}, // whether there is a copy by gzip beside each of them
		{"texts", texts},
	} {
		v, err := json.Marshal(f.value)
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		fmt.Fprintf(&b, "export const %s = %s;\n", f.name, v)
	}
	return b.Bytes(), nil
}

// run runs the go command and gives its output.
func run(ctx context.Context, dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	switch {
	case err == nil:
		return stdout.Bytes(), nil
	case errors.Is(err, exec.ErrNotFound):
		return nil, fmt.Errorf("build: there is no go command in the PATH; this program was made by %s", runtime.Version())
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case offline(stderr.String()):
		return nil, fmt.Errorf("build: %w", ErrOffline)
	}
	return nil, fmt.Errorf("build: go %s: %w\n%s", args[0], err, bytes.TrimSpace(stderr.Bytes()))
}

// offline reports whether the go command's messages tell that it could not
// reach a module proxy.
func offline(messages string) bool {
	for _, sign := range []string{"dial tcp", "no such host", "network is unreachable", "module lookup disabled", "connection refused", "i/o timeout"} {
		if strings.Contains(messages, sign) {
			return true
		}
	}
	return false
}

// update writes a file unless it holds data already. The file is replaced in
// one step, so whoever reads it meanwhile gets the old or the new one.
func update(name string, data []byte) (changed bool, err error) {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, data) {
		return false, nil
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".build-*")
	if err != nil {
		return false, err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	if err := errors.Join(err, f.Chmod(0o644), f.Close()); err != nil {
		return false, err
	}
	return true, os.Rename(f.Name(), name)
}

func size(n int) string {
	if n < 1<<20 {
		return fmt.Sprintf("%.1f kB", float64(n)/1e3)
	}
	return fmt.Sprintf("%.2f MB", float64(n)/1e6)
}
