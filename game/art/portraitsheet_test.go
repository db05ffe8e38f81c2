package art

import (
	"image"
	"path/filepath"
	"testing"
)

var portraits = [...]string{"farmer", "thief", "hasty", "miser", "abbot", "spoiler", "easy", "medium", "hard", "expert", "person"}

// TestSheetPortraits writes all portraits in several sizes.
func TestSheetPortraits(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	sheet := image.NewRGBA(image.Rect(0, 0, 6*200, 2*330))
	flood(sheet, sheet.Rect, parchment)
	for i, code := range portraits {
		x, y := i%6*200+4, i/6*330+4
		put(sheet, Portrait{code}, x, y, 192, 192, 2)
		put(sheet, Portrait{code}, x, y+200, 64, 64, 1)
		put(sheet, Portrait{code}, x+70, y+200, 48, 48, 1)
		put(sheet, Portrait{code}, x+124, y+200, 32, 32, 1)
		put(sheet, Portrait{code}, x+160, y+200, 24, 24, 1)
	}
	writePNG(t, filepath.Join(*sheetDir, "portraits.png"), sheet)
}
