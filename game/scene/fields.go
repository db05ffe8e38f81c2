package scene

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// switchFields shows who holds which field, or no longer.
func (t *table) switchFields() {
	t.fields = !t.fields
	if !t.fields {
		return
	}
	var list []string
	for _, f := range t.heldFields() {
		list = append(list, t.describeField(f))
	}
	t.app.page.Announce(strings.Join(list, " "))
}

// fieldsAction lists what the key for the fields does; its button is in the
// menu.
func (t *table) fieldsAction(u *ui) {
	if t.app.set.hint(hintFields) {
		u.controls = append(u.controls, control{id: "fields", label: t.app.t("menu.fields"), act: t.switchFields})
	}
}

// heldFields gives every field on which somebody lies, in the order of the
// first figures on them.
func (t *table) heldFields() (list []vassals.Feature) {
	st := t.match.State()
	for _, fig := range st.AppendFigures(nil) {
		at := vassals.TilePart{Spot: fig.Spot, Part: fig.Part}
		if fig.Part.Kind != vassals.FieldPart || slices.ContainsFunc(list, func(f vassals.Feature) bool { return hasPart(f, at) }) {
			continue
		}
		if f, ok := st.FeatureAt(fig.Spot, fig.Part); ok {
			list = append(list, f)
		}
	}
	return list
}

// describeField says whose a field is and how many finished cities it touches.
func (t *table) describeField(f vassals.Feature) string {
	return t.owned(f) + ", " + t.app.words.N("info.cities", f.Cities) + "."
}

// fieldsShown reports whether the fields are to be seen.
func (t *table) fieldsShown() bool { return t.fields && t.app.set.hint(hintFields) }

// drawFields lights every field that somebody holds, in the colour of who leads
// there alone.
func (t *table) drawFields(u *ui) {
	if !t.fieldsShown() {
		return
	}
	for _, f := range t.heldFields() {
		var tint color.NRGBA
		if len(f.Leaders) == 1 {
			c := t.color(f.Leaders[0]).RGBA()
			tint = color.NRGBA{c.R, c.G, c.B, 0x66}
		}
		t.glowFeature(u, f.Parts, tint, 1)
	}
}

// drawFieldMarks draws on each of these fields the marks of who leads there and
// the number of its finished cities.
func (t *table) drawFieldMarks(u *ui) {
	if !t.fieldsShown() {
		return
	}
	const badge, number, high = 20, 24, 28
	var taken []layout.Rect
	for _, f := range t.heldFields() {
		u.say(0, t.describeField(f))
		n := float64(len(f.Leaders))
		box, ok := t.markBox(u, f, n*badge+number+8, high, taken)
		if !ok {
			continue
		}
		taken = append(taken, box)
		u.frame.Panel(art.Panel{Style: art.Dark}, box.X, box.Y, box.W, box.H)
		x := box.X + 5
		for _, p := range f.Leaders {
			u.sprite(art.Badge{Color: t.color(p)}, layout.Rect{X: x, Y: box.Y + (high-badge)/2, W: badge, H: badge})
			x += badge
		}
		u.text(layout.Rect{X: x, Y: box.Y + 1, W: number, H: high - 2}, itoa(f.Cities), numberStyle.in(pointsGold).sized(18), middle, 1)
	}
}

// markBox finds room for a mark of that size on a field: on the part nearest to
// the middle of it that is in view and has room. ok is false where none is.
func (t *table) markBox(u *ui, f vassals.Feature, w, h float64, taken []layout.Rect) (box layout.Rect, ok bool) {
	var spots []layout.Point
	var mid layout.Point
	for _, p := range f.Parts {
		at := t.stand(vassals.Standing{Spot: p.Spot, Part: p.Part})
		spots = append(spots, at)
		mid.X += at.X / float64(len(f.Parts))
		mid.Y += at.Y / float64(len(f.Parts))
	}
	lain := func(p layout.Point) bool { // a figure is there, which the mark would hide
		return slices.ContainsFunc(f.Figures, func(fig vassals.Standing) bool { return t.stand(fig) == p })
	}
	far := func(p layout.Point) float64 {
		d := (p.X-mid.X)*(p.X-mid.X) + (p.Y-mid.Y)*(p.Y-mid.Y)
		if lain(p) {
			d += 1e6 // only where there is no other
		}
		return d
	}
	slices.SortStableFunc(spots, func(a, b layout.Point) int { return cmp.Compare(far(a), far(b)) })
	for _, p := range spots {
		at := t.cam.ToScreen(p)
		if lain(p) {
			at.Y += t.cam.Scale*.08 + h/2 // below the figure
		}
		box := layout.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}
		if t.roomFor(u, box, taken) {
			return box, true
		}
	}
	return layout.Rect{}, false
}

// roomFor reports whether a mark in box would be seen and hide no other.
func (t *table) roomFor(u *ui, box layout.Rect, taken []layout.Rect) bool {
	free := t.boxes.free
	if box.X < free.X || box.Y < free.Y || box.X+box.W > free.X+free.W || box.Y+box.H > free.Y+free.H {
		return false
	}
	return !slices.ContainsFunc(slices.Concat(taken, u.blocks), box.Overlaps)
}
