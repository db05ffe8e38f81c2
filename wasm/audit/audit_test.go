package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOfToday: what is listed is what is used.
func TestOfToday(t *testing.T) {
	if err := run(t.Context(), true); err != nil {
		t.Error(err)
	}
}

func TestKind(t *testing.T) {
	for text, want := range map[string]string{
		"MIT License\n\nPermission is hereby granted, free of\ncharge, to any person":                           "MIT",
		"Redistribution and use in source and binary forms, with … Neither the name of":                         "BSD-3-Clause",
		"Redistribution and use in source and\n   binary forms":                                                 "BSD-2-Clause",
		"                                 Apache License\n                           Version 2.0, January":      "Apache-2.0",
		"Permission to use, copy, modify, and distribute this software for any\npurpose with or without fee":    "ISC",
		"Permission to use, copy, modify, and/or distribute this software for any\npurpose with or without fee": "ISC",
		"GNU GENERAL PUBLIC LICENSE": "",
		"":                           "",
	} {
		if got := kind(text); got != want {
			t.Errorf("kind(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestAssets(t *testing.T) {
	root := t.TempDir()
	put := func(name string) {
		t.Helper()
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	put("static/icons/icon.png")
	put("game/layout/fonts/Some.ttf")
	put("build/shots/shot.png")
	put("README.md")
	if err := assets(root); err != nil {
		t.Error(err)
	}
	put("static/sounds/horn.ogg")
	if err := assets(root); err == nil || !strings.Contains(err.Error(), "horn.ogg") {
		t.Errorf("a sound of nobody: %v", err)
	}
}
