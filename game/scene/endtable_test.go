package scene

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// The labels of the final table are as large as in wide windows, on a phone too.
func TestFinalLabels(t *testing.T) {
	const wide, row = 316, 45 // of a window of 360x640
	for _, lang := range languages() {
		a := newTestApp(t, newFakePage(lang), windows[0])
		finished(t, a, 4, allExpansions)
		if c := a.table().outcome().columns(wide, row); c.style.size != bodyStyle.sized(17).size || c.sign == 0 {
			t.Errorf("%s: the labels are of size %.1f, the signs %.0f wide", lang, c.style.size, c.sign)
		}
	}
}

// Negative numbers have the sign of a minus.
func TestFinalMinus(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	startAges(t, a, 5, 5)
	for r := rand.New(rand.NewPCG(1, 5)); a.Screen() == "game"; {
		agesChance(t, a, r)
	}
	a.Update(a.now + 16)
	negative := 0
	for _, b := range a.ui.texts {
		if strings.Contains(b.text, "-") {
			t.Errorf("%q has a hyphen", b.text)
		}
		if strings.HasPrefix(b.text, "−") {
			negative++
		}
	}
	if said := mirrorText(a); negative == 0 || strings.Contains(said, " -") {
		t.Errorf("%d negative numbers are seen; read is %s", negative, said)
	}
}
