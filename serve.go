// Command vassals builds the game, serves it on this machine and opens it in
// the browser:
//
//	go run .
//
// It builds only what is stale, so a second start takes about a second.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/pkg/browser"

	"vassals/wasm/build"
)

const defaultAddr = "localhost:8080"

// portsTried is how many ports are tried when nobody named one.
const portsTried = 20

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err := run(ctx, os.Args[1:], os.Stdout)
	if err != nil && ctx.Err() == nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "vassals:", err)
		os.Exit(1)
	}
}

// run does what the arguments ask for until ctx ends.
func run(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("vassals", flag.ContinueOnError)
	addr := flags.String("addr", defaultAddr, "where to serve; without it the first free port from 8080 on")
	open := flags.Bool("open", true, "open the browser")
	only := flags.Bool("build", false, "build what is stale and stop")
	compress := flags.Bool("compress", false, "write compressed copies of the game too, which takes a minute")
	flags.SetOutput(io.Discard)
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(out, "Vassals: builds the game, serves it and opens the browser.")
		flags.SetOutput(out)
		flags.PrintDefaults()
		return err
	} else if err != nil {
		return fmt.Errorf("%w; see -help", err)
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("%q is not understood; see -help", flags.Arg(0))
	}
	chosen := false
	flags.Visit(func(f *flag.Flag) { chosen = chosen || f.Name == "addr" })

	r, err := build.Build(ctx, build.Options{Compress: *compress, Log: out})
	if err != nil || *only {
		return err
	}
	l, err := listen(*addr, chosen)
	if err != nil {
		return err
	}
	url := "http://" + l.Addr().String() + "/"
	if host, _, err := net.SplitHostPort(*addr); err == nil {
		if host == "" { // every address of this machine, this one among them
			host = "localhost"
		}
		_, port, _ := net.SplitHostPort(l.Addr().String())
		url = "http://" + net.JoinHostPort(host, port) + "/"
	}
	fmt.Fprintf(out, "Vassals is at %s (Ctrl-C ends it)\n", url)
	if *open {
		openBrowser(url, out)
	}
	return serve(ctx, l, handler(r.Static))
}

// listen opens addr. When nobody chose it and it is taken, the next free port
// will do.
func listen(addr string, chosen bool) (net.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("-addr %s: %w", addr, err)
	}
	first, err := strconv.Atoi(port)
	if err != nil {
		return nil, fmt.Errorf("-addr %s: the port is not a number", addr)
	}
	for n := range portsTried {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(first+n)))
		switch {
		case err == nil:
			return l, nil
		case !errors.Is(err, syscall.EADDRINUSE):
			return nil, fmt.Errorf("cannot serve at %s: %w", addr, err)
		case chosen:
			return nil, fmt.Errorf("cannot serve at %s: another program has this port; choose one with -addr, or leave it out", addr)
		}
	}
	return nil, fmt.Errorf("the ports from %d to %d are all taken; choose one with -addr", first, first+portsTried-1)
}

// openBrowser shows the game, if this machine has a browser that it can open.
func openBrowser(url string, out io.Writer) {
	// What the browser's starter prints is no concern of the person here.
	browser.Stdout, browser.Stderr = io.Discard, io.Discard
	if err := browser.OpenURL(url); err != nil {
		fmt.Fprintln(out, "no browser could be opened here; open the address above in one")
	}
}

// serve answers requests until ctx ends.
func serve(ctx context.Context, l net.Listener, h http.Handler) error {
	s := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second}
	done := make(chan error, 1)
	go func() { done <- s.Serve(l) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	stopping, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if s.Shutdown(stopping) != nil {
		return s.Close()
	}
	return nil
}

// types are given by hand: the tables of the operating system differ, and a
// browser compiles game.wasm while it comes only with the right type.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".json":        "application/json",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".jpg":         "image/jpeg",
	".ttf":         "font/ttf",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// handler serves the files of a folder as a static host would, but has the
// browser ask for each anew, since they change while one works on them.
func handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Cache-Control", "no-cache")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", build.HeaderPolicy)
		// A sandboxed frame has an origin of its own and may not read these
		// files otherwise.
		h.Set("Access-Control-Allow-Origin", "*")
		name := r.URL.Path
		if strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		if t, ok := types[filepath.Ext(name)]; ok {
			h.Set("Content-Type", t)
		}
		if suffix, encoding := packed(dir, name, r.Header.Get("Accept-Encoding")); suffix != "" {
			h.Set("Content-Encoding", encoding)
			h.Add("Vary", "Accept-Encoding")
			r = r.Clone(r.Context())
			r.URL.Path = name + suffix
		}
		files.ServeHTTP(w, r)
	})
}

// packed tells the suffix and the encoding of the compressed copy of a file that
// a browser accepts; none when there is no copy, or an older one.
func packed(dir, name, accepted string) (suffix, encoding string) {
	file := filepath.Join(dir, filepath.FromSlash(filepath.Clean("/"+name)))
	original, err := os.Stat(file)
	if err != nil {
		return "", ""
	}
	for _, c := range []struct{ suffix, encoding string }{{".br", "br"}, {".gz", "gzip"}} {
		if !accepts(accepted, c.encoding) {
			continue
		}
		copy, err := os.Stat(file + c.suffix)
		if err == nil && !copy.ModTime().Before(original.ModTime()) {
			return c.suffix, c.encoding
		}
	}
	return "", ""
}

// accepts reports whether an Accept-Encoding names an encoding.
func accepts(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, parameters, _ := strings.Cut(strings.TrimSpace(part), ";")
		if name == encoding && strings.ReplaceAll(parameters, " ", "") != "q=0" {
			return true
		}
	}
	return false
}
