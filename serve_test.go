package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vassals/wasm/build"
)

func TestHandler(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-time.Hour)
	for name, text := range map[string]string{
		"index.html":      "<!DOCTYPE html>",
		"page.js":         "main();",
		"game.wasm":       "raw",
		"game.wasm.br":    "brotli",
		"game.wasm.gz":    "gzip",
		"stale.wasm":      "raw",
		"stale.wasm.gz":   "stale",
		"page/storage.js": "",
	} {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, when := range map[string]time.Time{
		"game.wasm":     old,
		"stale.wasm.gz": old,
	} {
		if err := os.Chtimes(filepath.Join(dir, name), when, when); err != nil {
			t.Fatal(err)
		}
	}
	h := handler(dir)
	for _, test := range []struct {
		path, accept   string
		status         int
		kind, encoding string
		body           string
	}{
		{"/", "", 200, "text/html; charset=utf-8", "", "<!DOCTYPE html>"},
		{"/page.js", "gzip, br", 200, "text/javascript; charset=utf-8", "", "main();"},
		{"/page/storage.js", "", 200, "text/javascript; charset=utf-8", "", ""},
		{"/game.wasm", "", 200, "application/wasm", "", "raw"},
		{"/game.wasm", "gzip", 200, "application/wasm", "gzip", "gzip"},
		{"/game.wasm", "gzip, deflate, br", 200, "application/wasm", "br", "brotli"},
		{"/game.wasm", "br;q=0, gzip;q=0.5", 200, "application/wasm", "gzip", "gzip"},
		{"/stale.wasm", "gzip", 200, "application/wasm", "", "raw"},
		{"/missing.wasm", "gzip", 404, "", "", ""},
		{"/../serve.go", "", 404, "", "", ""},
	} {
		r := httptest.NewRequest("GET", test.path, nil)
		r.Header.Set("Accept-Encoding", test.accept)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		res := w.Result()
		body, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		name := test.path + " accepting " + test.accept
		if res.StatusCode != test.status {
			t.Errorf("%s: status %d, want %d", name, res.StatusCode, test.status)
			continue
		}
		if res.StatusCode != http.StatusOK {
			continue
		}
		for header, want := range map[string]string{
			"Content-Type":                test.kind,
			"Content-Encoding":            test.encoding,
			"Cache-Control":               "no-cache",
			"Access-Control-Allow-Origin": "*",
			"Content-Security-Policy":     build.HeaderPolicy,
		} {
			if got := res.Header.Get(header); got != want {
				t.Errorf("%s: %s %q, want %q", name, header, got, want)
			}
		}
		if string(body) != test.body {
			t.Errorf("%s: body %q, want %q", name, body, test.body)
		}
	}
}

func TestListen(t *testing.T) {
	taken, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	addr := taken.Addr().String()

	l, err := listen(addr, false)
	if err != nil {
		t.Fatalf("listen with a port taken: %v", err)
	}
	l.Close()
	if l.Addr().String() == addr {
		t.Errorf("listen gave %s, which is taken", addr)
	}
	for _, test := range []struct{ addr, want string }{
		{addr, "another program has this port"},
		{"localhost", "missing port"},
		{"localhost:http", "not a number"},
		{"localhost:99999", "cannot serve"},
	} {
		l, err := listen(test.addr, true)
		if err == nil {
			l.Close()
			t.Errorf("listen(%s): no error, want %q", test.addr, test.want)
			continue
		}
		if !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("listen(%s): %q, want one line with %q", test.addr, err, test.want)
		}
	}
}

// TestServe ends a server as Ctrl-C does.
func TestServe(t *testing.T) {
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error)
	go func() { done <- serve(ctx, l, handler(t.TempDir())) }()
	res, err := http.Get("http://" + l.Addr().String() + "/")
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	cancel()
	select {
	case err := <-done:
		if err != nil {
			t.Errorf("serve: %v", err)
		}
	case <-time.After(5 * time.Second):
		t.Error("serve goes on after its context has ended")
	}
}

func TestArguments(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"now", `"now" is not understood`},
		{"-port 80", "not defined"},
	} {
		err := run(t.Context(), strings.Fields(test.args), io.Discard)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("run(%s): %v, want %q", test.args, err, test.want)
		}
	}
}
