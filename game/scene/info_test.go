package scene

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/game/gesture"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// touchAt taps the screen at p.
func touchAt(a *App, p layout.Point) {
	a.Update(a.now + 1000)
	for _, k := range []gesture.Kind{gesture.Down, gesture.Up} {
		a.Pointer(gesture.Event{Kind: k, Pointer: gesture.Touch, ID: 1, X: p.X * a.zoom, Y: p.Y * a.zoom, Time: a.now, Scale: 1})
	}
	a.Update(a.now + 1000)
}

// partsInView lists the parts of tiles that a finger can touch, with where.
func partsInView(a *App) (parts []vassals.TilePart, at []layout.Point) {
	t := a.base.(*table)
	st := t.match.State()
	for i := range st.Tiles() {
		p := st.Tile(i)
		for _, kind := range []vassals.PartKind{vassals.CityPart, vassals.RoadPart, vassals.FieldPart, vassals.CloisterPart} {
			for n := range uint8(4) {
				part := vassals.TilePart{Spot: p.Spot, Part: vassals.Part{Kind: kind, Index: n}}
				if _, ok := st.FeatureAt(part.Spot, part.Part); !ok {
					continue
				}
				q := t.cam.ToScreen(t.stand(vassals.Standing{Spot: part.Spot, Part: part.Part}))
				if t.boxes.free.Contains(q) && !a.ui.blocked(q) && a.ui.at(q) == nil {
					parts, at = append(parts, part), append(at, q)
				}
			}
		}
	}
	return parts, at
}

func shows(a *App, text string) bool {
	return slices.ContainsFunc(a.ui.texts, func(b textBox) bool { return b.text == text })
}

// playTo plays at random until the record has so many moves.
func playTo(t *testing.T, a *App, moves int) {
	r := rand.New(rand.NewPCG(1, 5))
	for len(a.Record().Moves) < moves {
		chance(t, a, r)
	}
	a.notice = notice{}
	a.Update(a.now + 5000)
}

// A tap on a feature tells about it, another tap there ends that.
func TestInfo(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[4])
	must(t, a.Start([]byte(`{"record":{"format":"vassals-record","version":1,"game":"vassals",
		"players":[{"name":"Ana","color":"red"},{"name":"Bruno","color":"blue"}],"deck":["straight","bend"],"moves":[]}}`)))
	tests := []struct {
		kind vassals.PartKind
		want []string
	}{
		{vassals.CityPart, []string{"City · nobody", "Now: 1", "When finished: 2", "1 open end"}},
		{vassals.RoadPart, []string{"Road · nobody", "Now: 1", "When finished: 1", "2 open ends"}},
		{vassals.FieldPart, []string{"Field · nobody", "At the end: 0", "0 finished cities"}},
	}
	a.Update(16)
	tb := a.base.(*table)
	for _, test := range tests {
		at := tb.cam.ToScreen(tb.stand(vassals.Standing{Part: vassals.Part{Kind: test.kind}}))
		touchAt(a, at)
		for _, text := range test.want {
			if !shows(a, text) {
				t.Errorf("%v: %q is not shown", test.kind, text)
			}
		}
		if got, want := page.said[len(page.said)-1], strings.Join(test.want, ". "); got != want {
			t.Errorf("%v: said %q, want %q", test.kind, got, want)
		}
		touchAt(a, at)
		if shows(a, test.want[0]) {
			t.Errorf("%v: still shown after a second tap", test.kind)
		}
	}
	at := tb.cam.ToScreen(tb.stand(vassals.Standing{Part: vassals.Part{Kind: vassals.CityPart}}))
	touchAt(a, at)
	if !a.Back() || tb.told != nil {
		t.Error("the way back does not end it")
	}
	touchAt(a, at)
	perform(t, a, "whole-map")
	if tb.told != nil {
		t.Error("another action does not end it")
	}
	a.set.switchHint(hintInfo)
	touchAt(a, at)
	if tb.told != nil {
		t.Error("told although the hint is off")
	}
}

// The fields overlay lists each field that somebody holds.
func TestFields(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[4])
	startGame(t, a, 4, allExpansions, 3)
	playTo(t, a, 46)
	tb := a.base.(*table)
	held := map[string]bool{}
	for _, fig := range tb.match.State().AppendFigures(nil) {
		if fig.Part.Kind == vassals.FieldPart {
			f, _ := tb.match.State().FeatureAt(fig.Spot, fig.Part)
			held[tb.describeField(f)] = true
		}
	}
	if len(held) == 0 {
		t.Fatal("nobody holds a field")
	}
	a.Key(Key{Key: "п", Code: "KeyG"})
	lines := a.Mirror()
	for text := range held {
		if !slices.Contains(lines, Line{0, text}) {
			t.Errorf("%q is not listed", text)
		}
		if !strings.Contains(page.said[len(page.said)-1], text) {
			t.Errorf("%q is not said", text)
		}
	}
	perform(t, a, "menu")
	perform(t, a, "fields")
	if tb.fields || a.Screen() != "game" {
		t.Error("the menu does not end it")
	}
	a.set.Purist = true
	a.stale = true
	if err := a.Perform("fields"); err == nil {
		t.Error("a purist can see the fields")
	}
}

// What is told about features and fields fits, everywhere.
func TestInfoFits(t *testing.T) {
	for _, lang := range languages() {
		for i, v := range windows {
			painter := &art.Painter{}
			a := newTestApp(t, newFakePage(lang), v)
			startGame(t, a, []int{2, 4, 6}[i%3], allExpansions, 3)
			playTo(t, a, 46)
			tb := a.base.(*table)
			name := lang + "-" + v.String() + "-"
			perform(t, a, "fields")
			checkFit(t, a, name+"fields")
			if lang == "en" || lang == "ru" {
				shoot(t, a, painter, v, name+"fields")
			}
			perform(t, a, "fields")
			shot := map[vassals.PartKind]bool{}
			parts, at := partsInView(a)
			if len(parts) < 8 {
				t.Errorf("%sonly %d parts can be touched", name, len(parts))
			}
			for k, part := range parts {
				tb.told = nil
				touchAt(a, at[k])
				f, _ := tb.match.State().FeatureAt(part.Spot, part.Part)
				if tb.told == nil || !hasPart(f, tb.told.TilePart) {
					t.Fatalf("%s%v: told about %v", name, part, tb.told)
				}
				if title, _ := tb.tell(f); !shows(a, title) {
					t.Errorf("%s%v: %q is not shown", name, part, title)
				}
				checkFit(t, a, name+"info")
				c := a.ui.controls[slices.IndexFunc(a.ui.controls, func(c control) bool { return c.id == "info" })]
				if free := tb.boxes.free; c.box.Contains(at[k]) || c.box.X < free.X || c.box.Y < free.Y ||
					c.box.X+c.box.W > free.X+free.W || c.box.Y+c.box.H > free.Y+free.H {
					t.Errorf("%s%v: told at %v, in %v, touched at %v", name, part, c.box, free, at[k])
				}
				if len(f.Leaders) > 0 && !shot[f.Kind] && lang != "es" && lang != "pt" {
					shot[f.Kind] = true
					shoot(t, a, painter, v, name+"info-"+f.Kind.String())
				}
			}
		}
	}
}
