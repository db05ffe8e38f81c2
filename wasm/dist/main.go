// Command dist writes the game as a static site, to be put on any web server:
//
//	go run ./wasm/dist
//
// All addresses in it are relative, so it works in any folder. All files but the
// few whose addresses must stay have a hash in their names, and compressed
// copies lie beside them, for servers that send these.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"

	"vassals/wasm/build"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, log io.Writer) error {
	flags := flag.NewFlagSet("dist", flag.ContinueOnError)
	out := flags.String("out", "", "the folder to write; without it dist/ of the project")
	zip := flags.String("zip", "", "write the site as this file too, for itch.io")
	static := flags.String("static", "", "take the page from this folder, which is built already, instead of static/")
	quick := flags.Bool("quick", false, "compress only the programs, and those by gzip only")
	if err := flags.Parse(args); err != nil {
		return err
	}
	root, err := build.Root(ctx)
	if err != nil {
		return err
	}
	if *static == "" {
		r, err := build.Build(ctx, build.Options{Root: root, Log: log})
		if err != nil {
			return err
		}
		*static = r.Static
	}
	if *out == "" {
		*out = filepath.Join(root, "dist")
	}
	s, err := assemble(*static)
	if err != nil {
		return err
	}
	// The licences of what others made want to go along.
	if s.files["THIRD_PARTY.md"], err = os.ReadFile(filepath.Join(root, "THIRD_PARTY.md")); err != nil {
		return err
	}
	if err := s.pack(filepath.Join(root, "build", "packed"), *quick, log); err != nil {
		return err
	}
	if err := s.write(*out); err != nil {
		return err
	}
	fmt.Fprintf(log, "%s holds version %s: %d files, %.2f MB to load\n", *out, s.version, len(s.files), float64(s.load())/1e6)
	if *zip != "" {
		if err := s.zip(*zip); err != nil {
			return err
		}
		fmt.Fprintln(log, "wrote", *zip)
	}
	return nil
}
