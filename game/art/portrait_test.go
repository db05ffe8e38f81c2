package art

import (
	"fmt"
	"path/filepath"
	"testing"
)

// TestPortraitGolden compares the portraits with the pictures that were looked
// at, as TestTileGolden does with tiles.
func TestPortraitGolden(t *testing.T) {
	var got []string
	for _, code := range portraits {
		for _, size := range []int{24, 48, 96} {
			got = append(got, fmt.Sprint("portrait ", code, " ", size, " ", fingerprint(Portrait{code}.Raster(size, size, 1))))
		}
	}
	compareLines(t, filepath.Join("testdata", "portraits.golden"), got)
}

// TestPortraitsDiffer makes sure that every code has a picture of its own, and
// that one which nobody knows shows a person.
func TestPortraitsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, code := range portraits {
		f := fingerprint(Portrait{code}.Raster(48, 48, 1))
		if other := seen[f]; other != "" {
			t.Errorf("%s looks like %s", code, other)
		}
		seen[f] = code
	}
	if f := fingerprint(Portrait{"nobody"}.Raster(48, 48, 1)); seen[f] != "person" {
		t.Errorf("an unknown code looks like %q, want a person", seen[f])
	}
}
