package art

import (
	"fmt"
	"image"
	"path/filepath"
	"testing"
)

// TestAgesGolden compares what Middle Ages shows with the pictures that were
// looked at, as TestTileGolden does with tiles.
func TestAgesGolden(t *testing.T) {
	var got []string
	add := func(name string, s Sprite, w, h int, scale float64) {
		got = append(got, name+" "+fingerprint(s.Raster(w, h, scale)))
	}
	for _, c := range edition() {
		add(fmt.Sprint("card ", c.Number), c, 104, 104, 1)
		add(fmt.Sprint("small card ", c.Number), c, 88, 88, 2)
		add(fmt.Sprint("tiny card ", c.Number), c, 34, 34, 1)
	}
	add("back", CardBack{Number: 14}, 90, 90, 1)
	add("orange back", CardBack{Orange: true}, 90, 90, 1)
	for _, p := range properties {
		add("icon of "+p, PropertyIcon{p}, 48, 48, 1)
		add("token of "+p, PropertyToken{p}, 32, 32, 1)
		add("column of "+p, Column{Property: p, Head: 20}, 80, 190, 1)
	}
	add("empty column", Column{Property: "mill", Empty: true}, 72, 200, 2)
	add("lit column", Column{Property: "mill", Lit: true}, 72, 200, 2)
	add("coin token", CoinToken{}, 32, 32, 1)
	for _, name := range emblems {
		add(name, Emblem{name}, 64, 64, 1)
		add("small "+name, Emblem{name}, 18, 18, 1)
	}
	for c := range Color(6) {
		add(fmt.Sprint("lord ", c), Lord{c}, 70, 70, 1)
		add(fmt.Sprint("scout ", c), Scout{c}, 70, 70, 1)
		add(fmt.Sprint("small scout ", c), Scout{c}, 22, 22, 1)
	}
	for _, name := range eventNames {
		add(name, EventPicture{Name: name}, 120, 68, 1)
		add("bare "+name, EventPicture{name, true}, 36, 36, 1)
	}
	add("lane", Lane{}, 500, 118, 1)
	add("current lane", Lane{true}, 500, 118, 1)
	add("slot", CardSlot{}, 104, 104, 1)
	add("frame", CardFrame{}, 112, 112, 1)
	add("held frame", CardFrame{Held: true}, 112, 112, 1)
	add("chosen frame", CardFrame{Chosen: true}, 112, 112, 1)
	for _, game := range []string{"vassals", "middleages"} {
		add(game, GamePicture{game}, 96, 96, 1)
	}
	compareLines(t, filepath.Join("testdata", "ages.golden"), got)
}

// TestAgesNames makes sure that every property, event and emblem has a picture
// of its own, and that an unknown one has none.
func TestAgesNames(t *testing.T) {
	for _, family := range []struct {
		names []string
		of    func(name string) Sprite
	}{
		{properties[:], func(name string) Sprite { return PropertyIcon{name} }},
		{eventNames[:], func(name string) Sprite { return EventPicture{name, true} }},
		{emblems[:], func(name string) Sprite { return Emblem{name} }},
	} {
		seen := map[string]string{fingerprint(family.of("").Raster(40, 40, 1)): "nothing"}
		for _, name := range family.names {
			s := family.of(name)
			f := fingerprint(s.Raster(40, 40, 1))
			if other := seen[f]; other != "" {
				t.Errorf("%#v looks like %s", s, other)
			}
			seen[f] = name
		}
		if f := fingerprint(family.of("unknown").Raster(40, 40, 1)); seen[f] != "nothing" {
			t.Errorf("%#v looks like %q, want nothing", family.of("unknown"), seen[f])
		}
	}
}

// TestCardStand makes sure that who stands on a card stands within it and leaves
// its signs to see, at all sizes of cards.
func TestCardStand(t *testing.T) {
	for side := 30.0; side <= 200; side += 5 {
		for _, scout := range []bool{false, true} {
			x, y, size := CardStand(side, scout)
			if x < 0 || x+size > side || y+size > side*1.05 {
				t.Errorf("on a card of %v a figure (scout: %v) stands at %v, %v and is %v large", side, scout, x, y, size)
			}
			head := y + size*(FigureFoot-.88)
			if head < side*(CardStrip(side)-.05) {
				t.Errorf("on a card of %v a figure (scout: %v) reaches up to %v, into the signs above %v", side, scout, head, side*CardStrip(side))
			}
			if size < side*.45 {
				t.Errorf("on a card of %v a figure (scout: %v) is %v small", side, scout, size)
			}
		}
	}
}

// TestAgesBoxes makes sure that nothing of a figure, a token or an emblem is cut
// off by its box.
func TestAgesBoxes(t *testing.T) {
	sprites := []Sprite{Lord{Red}, Scout{Red}, CoinToken{}, PropertyToken{"mill"}}
	for _, name := range emblems {
		sprites = append(sprites, Emblem{name})
	}
	for _, s := range sprites {
		const size = 200
		img := s.Raster(size, size, 1)
		cut := 0
		for i := range size {
			for _, at := range []image.Point{{i, 0}, {i, size - 1}, {0, i}, {size - 1, i}} {
				if img.RGBAAt(at.X, at.Y).A != 0 {
					cut++
				}
			}
		}
		if cut > 0 {
			t.Errorf("%#v touches the sides of its box in %d pixels", s, cut)
		}
	}
}

func BenchmarkCard(b *testing.B) {
	for b.Loop() {
		Card{Property: "palace", Number: 22, Symbol: "peasant"}.Raster(208, 208, 2)
	}
}

func BenchmarkPortrait(b *testing.B) {
	for b.Loop() {
		Portrait{"spoiler"}.Raster(96, 96, 2)
	}
}
