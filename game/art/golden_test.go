package art

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vassals/rules/vassals"
)

var update = flag.Bool("update", false, "write the golden files of testdata anew")

// fingerprint is a hash of an image's size and pixels.
func fingerprint(img *image.RGBA) string {
	h := sha256.New()
	fmt.Fprintf(h, "%dx%d\n", img.Rect.Dx(), img.Rect.Dy())
	h.Write(img.Pix)
	return hex.EncodeToString(h.Sum(nil)[:12])
}

// TestTileGolden compares every tile with the picture that was looked at when
// the golden file was written, to the last bit, natively and in wasm. After a
// change that is meant, look at the sheets (see TestSheet) and run with -update.
func TestTileGolden(t *testing.T) {
	var got []string
	add := func(name string, s Sprite, size int) {
		got = append(got, name+" "+fingerprint(s.Raster(size, size, 1)))
	}
	for k := range vassals.Tiles {
		kind := vassals.Kind(k)
		add(fmt.Sprint(kind, " 0 0 96"), Tile{Kind: kind}, 96)
		turn, variant := vassals.Rotation(k%3+1), uint8(k%Variants)
		add(fmt.Sprint(kind, " ", turn, " ", variant, " 60"), Tile{kind, turn, variant}, 60)
		for _, part := range partsOf(kind) {
			if k%5 == 0 {
				add(fmt.Sprint(kind, " glow ", part.Kind, " ", part.Index), TileGlow{Kind: kind, Rotation: turn, Part: part}, 67)
			}
		}
	}
	add("corner-tip-roads-cloth 2 1 600", Tile{kindOf(t, "corner-tip-roads-cloth"), 2, 1}, 600)
	add("shadow", TileShadow{}, 70)
	add("shadow lifted", TileShadow{Lifted: true}, 70)
	add("dust", Dust{}, 70)
	add("dust late", Dust{Late: true}, 70)
	add("focus ring", FocusRing{}, 60)
	for g := vassals.Wine; g <= vassals.Cloth; g++ {
		add(fmt.Sprint("good ", g), Good{Goods: g}, 40)
		add(fmt.Sprint("good on a shield ", g), Good{Goods: g, Shield: true}, 64)
	}
	compareLines(t, filepath.Join("testdata", "tiles.golden"), got)
}

func kindOf(t *testing.T, name string) vassals.Kind {
	t.Helper()
	for k := range vassals.Tiles {
		if vassals.Tiles[k].Name == name {
			return vassals.Kind(k)
		}
	}
	t.Fatalf("no tile %s", name)
	return 0
}

// compareLines compares lines with those of a file, or writes them.
func compareLines(t *testing.T, file string, got []string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(strings.Join(got, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var want []string
	for s := bufio.NewScanner(f); s.Scan(); {
		want = append(want, s.Text())
	}
	for i := range max(len(got), len(want)) {
		g, w := "nothing", "nothing"
		if i < len(got) {
			g = got[i]
		}
		if i < len(want) {
			w = want[i]
		}
		if g != w {
			t.Errorf("line %d of %s: got %s, want %s", i+1, file, g, w)
		}
	}
}
