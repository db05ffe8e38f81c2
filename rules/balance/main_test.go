package main

import (
	"bytes"
	"strings"
	"testing"

	"vassals/rules/middleages"
)

// The table counts every row's first and last tile once, and is the same every
// time.
func TestPrint(t *testing.T) {
	var one, two bytes.Buffer
	for _, w := range []*bytes.Buffer{&one, &two} {
		if err := table(w, middleages.Printed, 3, 2, "easy"); err != nil {
			t.Fatal(err)
		}
		if err := bound(w, middleages.Printed, 3, 2, "easy"); err != nil {
			t.Fatal(err)
		}
	}
	if one.String() != two.String() {
		t.Error("another table the second time")
	}
	for _, word := range []string{"Edition 1, 3 players", "palace", "fair share is 33.3 %", "no barracks"} {
		if !strings.Contains(one.String(), word) {
			t.Errorf("%s\nlacks %q", one.String(), word)
		}
	}
	c := &counts{}
	if _, err := play(middleages.Printed, 1, c, seats(3, "easy")); err != nil {
		t.Fatal(err)
	}
	lay, first, last := 0, 0, 0
	for p := range c.lay {
		lay += c.lay[p]
		first += c.first[p]
		last += c.last[p]
	}
	if lay != 16*4 || first != 16 || last != 16 {
		t.Errorf("%d tiles lay in rows, %d were the first, %d the last to be taken", lay, first, last)
	}
}

func TestErrors(t *testing.T) {
	for _, err := range []error{
		table(&bytes.Buffer{}, 99, 2, 1, "easy"),
		table(&bytes.Buffer{}, middleages.Printed, 6, 1, "easy"),
		table(&bytes.Buffer{}, middleages.Printed, 2, 1, "random"),
	} {
		if err == nil {
			t.Error("no error")
		}
	}
}
