package scene

import (
	"image/color"
	"strconv"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// told is the feature that the player wants to know about.
type told struct {
	vassals.TilePart
	at layout.Point // where it was touched, in tiles of the map
}

// tap is a touch on the map where no control is: it shows the feature there, or
// no longer the one shown, or what fits an empty spot.
func (t *table) tap(p layout.Point) {
	if t.showing() {
		t.hurryBot()
		return
	}
	old := t.told
	t.told = nil
	at := t.cam.ToMap(p)
	part, ok := t.partAt(at)
	if !ok {
		t.askAbout(p)
		return
	}
	if !t.app.set.hint(hintInfo) {
		return
	}
	f, ok := t.match.State().FeatureAt(part.Spot, part.Part)
	if !ok || old != nil && hasPart(f, old.TilePart) {
		return
	}
	t.told = &told{part, at}
	title, facts := t.tell(f)
	t.app.page.Announce(strings.Join(append([]string{title}, facts...), ". "))
}

// partAt gives the part of a tile at a place of the map.
func (t *table) partAt(at layout.Point) (vassals.TilePart, bool) {
	st := t.match.State()
	for i := range st.Tiles() {
		p := st.Tile(i)
		x, y := at.X-float64(p.X), at.Y-float64(p.Y)
		if x < 0 || x >= 1 || y < 0 || y >= 1 {
			continue
		}
		part, ok := art.PartAt(p.Kind, p.Rotation, x*100, y*100)
		return vassals.TilePart{Spot: p.Spot, Part: part}, ok
	}
	return vassals.TilePart{}, false
}

// hasPart reports whether a feature has a part.
func hasPart(f vassals.Feature, part vassals.TilePart) bool {
	for _, p := range f.Parts {
		if p == part {
			return true
		}
	}
	return false
}

// tell says of a feature what it is and whose, and what there is to know.
func (t *table) tell(f vassals.Feature) (title string, facts []string) {
	a := t.app
	add := func(s string) { facts = append(facts, s) }
	title = t.owned(f)
	if f.Kind == vassals.FieldPart {
		return title, []string{
			a.words.Tf("info.end", map[string]any{"Count": t.fieldPoints(f)}),
			a.words.N("info.cities", f.Cities),
		}
	}
	if f.Complete {
		add(a.t("info.complete"))
	}
	if !f.Complete || len(f.Leaders) > 0 {
		add(a.words.Tf("info.now", map[string]any{"Count": f.Now}))
	}
	if !f.Complete {
		add(a.words.Tf("info.finished", map[string]any{"Count": f.Finished}))
	}
	switch {
	case f.Kind == vassals.CloisterPart:
		add(a.words.Tf("info.neighbours", map[string]any{"Count": f.Tiles - 1}))
	case !f.Complete:
		add(a.words.N("info.open", f.Open))
	}
	if f.Fountains > 0 {
		add(a.words.N("info.fountains", f.Fountains))
	}
	if f.Inns > 0 {
		add(a.t("info.inn"))
	}
	if f.Cathedrals > 0 {
		add(a.t("info.cathedral"))
	}
	return title, facts
}

// owned says what a feature is and who would score it.
func (t *table) owned(f vassals.Feature) string {
	kind := t.app.t("info." + f.Kind.String())
	if len(f.Leaders) == 0 {
		return t.app.words.Tf("info.free", map[string]any{"Feature": kind})
	}
	var names []string
	for _, p := range f.Leaders {
		names = append(names, t.players()[p].Name)
	}
	return t.app.words.Tf("info.of", map[string]any{"Feature": kind, "Names": t.app.words.List(names)})
}

// fieldPoints gives what a field pays each leader at the end: one number, or
// one for each where a pig makes a difference.
func (t *table) fieldPoints(f vassals.Feature) string {
	var list []string
	differ := false
	for _, p := range f.Leaders {
		n := f.Finished
		for _, fig := range f.Figures {
			if fig.Player == p && fig.Figure == vassals.Pig {
				n += f.Cities
			}
		}
		list = append(list, strconv.Itoa(n))
		differ = differ || list[0] != list[len(list)-1]
	}
	switch {
	case len(list) == 0:
		return strconv.Itoa(f.Finished)
	case differ:
		return strings.Join(list, " / ")
	}
	return list[0]
}

// glowFeature lights all parts of a feature that are in view, solid at alpha 1.
// The zero tint is gold.
func (t *table) glowFeature(u *ui, parts []vassals.TilePart, tint color.NRGBA, alpha float64) {
	for _, p := range parts {
		placed, ok := t.match.State().TileAt(p.Spot)
		if r := t.cell(p.Spot); ok && t.visible(r) {
			u.glow(art.TileGlow{Kind: placed.Kind, Rotation: placed.Rotation, Part: p.Part, Tint: tint}, r).Alpha = alpha
		}
	}
}

// shownFeature gives the feature that the player asked for.
func (t *table) shownFeature() (f vassals.Feature, ok bool) {
	if t.told == nil || !t.app.set.hint(hintInfo) {
		return f, false
	}
	return t.match.State().FeatureAt(t.told.Spot, t.told.Part)
}

// drawTold lights the feature that the player asked for.
func (t *table) drawTold(u *ui) {
	if f, ok := t.shownFeature(); ok {
		t.glowFeature(u, f.Parts, color.NRGBA{}, 1)
	}
}

// drawTip draws what there is to know about it beside where it was touched.
func (t *table) drawTip(u *ui) {
	f, ok := t.shownFeature()
	if !ok {
		return
	}
	const padX, padY, facts = 14, 9, 22
	title, list := t.tell(f)
	free := t.boxes.free.Inset(6)
	st, body := nameStyle.sized(17), bodyStyle.sized(15)
	w := layout.Measure(st.face, st.size, title)
	for _, s := range list {
		w = max(w, layout.Measure(body.face, body.size, s))
	}
	w = min(max(w+1, 96), free.W-2*padX, 240)
	rows := layout.Wrap(st.face, st.size, w, title)
	head := layout.LineHeight(st.face, st.size) * float64(len(rows))
	box := t.tipBox(u, w+2*padX, head+facts*float64(len(list))+2*padY, f.Parts)
	u.panel(parchment, box)
	x, y := box.X+padX, box.Y+padY
	u.paragraph(x, y, w, title, st)
	y += head
	for _, s := range list {
		u.text(layout.Rect{X: x, Y: y, W: w, H: facts}, s, body, left, 1)
		y += facts
	}
	text := strings.Join(append([]string{title}, list...), ". ")
	u.say(0, text)
	u.area("info", text, box, func() {}) // any action ends it, this one does no more
}

// tipBox finds room for a box of that size: beside where the player touched the
// map, not under the finger, best not over panels and over little of the
// feature.
func (t *table) tipBox(u *ui, w, h float64, parts []vassals.TilePart) layout.Rect {
	free := t.boxes.free.Inset(6)
	const away = 18
	p := t.cam.ToScreen(t.told.at)
	finger := layout.Rect{X: p.X - 8, Y: p.Y - 8, W: 16, H: 16}
	best, least := layout.Rect{}, -1
	for _, at := range []layout.Point{
		{X: p.X - w/2, Y: p.Y - away - h}, {X: p.X - w/2, Y: p.Y + away},
		{X: p.X + away, Y: p.Y - h/2}, {X: p.X - away - w, Y: p.Y - h/2},
	} {
		box := layout.Rect{X: max(free.X, min(at.X, free.X+free.W-w)), Y: max(free.Y, min(at.Y, free.Y+free.H-h)), W: w, H: h}
		bad := 0
		if box.Overlaps(finger) {
			bad += 10000
		}
		for _, b := range u.blocks {
			if box.Overlaps(b) {
				bad += 1000
			}
		}
		for _, part := range parts {
			if box.Overlaps(t.cell(part.Spot)) {
				bad++
			}
		}
		if least < 0 || bad < least {
			best, least = box, bad
		}
	}
	return best
}
