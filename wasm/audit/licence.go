package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// licences tells them by words of theirs, the first that fits. All of them let
// the game be published as it is.
var licences = []struct {
	name  string
	words []string
}{
	{"Apache-2.0", []string{"Apache License", "Version 2.0"}},
	{"MPL-2.0", []string{"Mozilla Public License Version 2.0"}},
	{"OFL-1.1", []string{"SIL OPEN FONT LICENSE Version 1.1"}},
	{"BSD-3-Clause", []string{"Redistribution and use in source and binary forms", "Neither the name"}},
	{"BSD-2-Clause", []string{"Redistribution and use in source and binary forms"}},
	{"ISC", []string{"Permission to use, copy, modify, and", "distribute this software for any purpose with or without fee"}},
	{"MIT", []string{"Permission is hereby granted, free of charge"}},
}

// licenceFiles are the names that licences have.
var licenceFiles = []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING", "OFL.txt"}

// licence finds the licence in a folder.
func licence(dir string) (name, text string, err error) {
	for _, file := range licenceFiles {
		data, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			continue
		}
		if name := kind(string(data)); name != "" {
			return name, string(data), nil
		}
		return "", "", fmt.Errorf("the licence in %s is none of those that are known to suit", filepath.Join(dir, file))
	}
	return "", "", fmt.Errorf("%s has no licence", dir)
}

// kind tells which licence a text is; "" for an unknown one.
func kind(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	for _, l := range licences {
		found := true
		for _, w := range l.words {
			found = found && strings.Contains(text, w)
		}
		if found {
			return l.name
		}
	}
	return ""
}
