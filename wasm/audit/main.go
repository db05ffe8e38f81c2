// Command audit looks at what the project is made of that others made: whether
// the licence of each module and of each asset is known and suits. It writes
// THIRD_PARTY.md, which names them and gives the licences of what is in the
// published game:
//
//	go run ./wasm/audit
//
// With -check it changes nothing, and fails where the file is not of today.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"vassals/wasm/build"
)

func main() {
	check := flag.Bool("check", false, "change nothing, but fail where something has changed")
	flag.Parse()
	if err := run(context.Background(), *check); err != nil {
		fmt.Fprintln(os.Stderr, "audit:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, check bool) error {
	root, err := build.Root(ctx)
	if err != nil {
		return err
	}
	list, err := modules(root)
	if err != nil {
		return err
	}
	if err := assets(root); err != nil {
		return err
	}
	text, err := thirdParty(root, list)
	if err != nil {
		return err
	}
	name := filepath.Join(root, "THIRD_PARTY.md")
	old, err := os.ReadFile(name)
	switch {
	case err == nil && bytes.Equal(old, text):
		fmt.Printf("THIRD_PARTY.md is of today: %d modules, all licences known.\n", len(list))
		return nil
	case check:
		return errors.New("THIRD_PARTY.md is not of today; make audit writes it")
	}
	fmt.Printf("wrote THIRD_PARTY.md: %d modules, all licences known.\n", len(list))
	return os.WriteFile(name, text, 0o644)
}
