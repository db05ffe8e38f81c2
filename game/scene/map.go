package scene

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// draw lays out the table: the map below, the panels over it.
func (t *table) draw(u *ui) {
	t.boxes = t.layOut()
	t.cam.SetView(t.boxes.free)
	t.cam.SetBounds(t.extent())
	if !t.seen && t.app.view.W > 0 {
		last := t.match.State().Tile(t.match.State().Tiles() - 1).Spot
		t.overview(layout.Point{X: float64(last.X) + .5, Y: float64(last.Y) + .5})
		t.seen = true
	}
	u.sprite(art.Oak{}, t.app.window())
	t.drawTiles(u)
	t.drawMarked(u)
	t.drawDead(u)
	t.drawSpots(u)
	t.drawFields(u)
	t.drawTold(u)
	t.drawScored(u)
	t.drawLanding(u)
	t.drawFigures(u)
	t.drawAdvised(u)
	t.drawTried(u)
	t.drawClaims(u)
	t.drawPlayers(u)
	t.drawMenu(u)
	t.drawLog(u, t.boxes.log)
	t.drawHand(u)
	t.drawFlag(u)
	t.drawFieldMarks(u)
	t.drawAdvice(u)
	t.drawTip(u)
	t.drawHop(u)
	t.drawFlights(u)
	t.cancelAction(u)
	t.tilesAction(u)
	t.fieldsAction(u)
}

// cell gives the box of a spot on the screen, on whole device pixels, so that
// neighbours meet without a gap.
func (t *table) cell(s vassals.Spot) layout.Rect {
	return t.cam.TileRect(s.X, s.Y, max(t.app.view.Ratio, 1))
}

// variant chooses one of the pictures of a tile by its place, so that
// neighbours differ and a reload shows the same.
func variant(s vassals.Spot) uint8 {
	h := uint32(s.X)*0x9E3779B1 ^ uint32(s.Y)*0x85EBCA6B
	return uint8((h ^ h>>13) & 3)
}

func (t *table) visible(r layout.Rect) bool { return r.Overlaps(t.app.window()) }

func (t *table) drawTiles(u *ui) {
	st := t.match.State()
	for i := range st.Tiles() {
		if r := t.cell(st.Tile(i).Spot); t.visible(r) {
			u.sprite(art.TileShadow{}, r.Inset(-r.W*art.TileShadowMargin))
		}
	}
	for i := range st.Tiles() {
		p := st.Tile(i)
		r := t.cell(p.Spot)
		if !t.visible(r) {
			continue
		}
		if t.stage.falls(p.Spot) {
			continue
		}
		u.sprite(art.Tile{Kind: p.Kind, Rotation: p.Rotation, Variant: variant(p.Spot)}, r)
	}
	for i, s := range t.last {
		if !t.app.set.hint(hintLast) {
			break
		}
		if s == nil || i == t.match.State().Player() && t.match.State().Step() > vassals.StepPlace {
			continue
		}
		if r := t.cell(*s); t.visible(r) {
			u.sprite(art.LastMove{Color: t.color(i)}, r)
		}
	}
}

// drawMarked frames the tile of the line of the log that was asked for.
func (t *table) drawMarked(u *ui) {
	if t.marked != nil {
		u.sprite(art.HandFrame{}, t.cell(*t.marked))
	}
}

// drawSpots draws where the drawn tile fits.
func (t *table) drawSpots(u *ui) {
	if t.match.State().Step() != vassals.StepPlace || t.botsTurn() {
		return
	}
	a := t.app
	for i, s := range t.turn.spots {
		r := t.cell(s.Spot)
		box := r
		if d := touch - r.W; d > 0 {
			box = r.Inset(-d / 2)
		}
		label := a.words.Tf("action.place", map[string]any{"Spot": a.words.Spot(s.X, s.Y)})
		id := fmt.Sprintf("place %d,%d", s.X, s.Y)
		u.near(id, label, box, t.visible(r), func() { t.tryAt(i) })
		u.controls[len(u.controls)-1].reveal = func() { t.show(s.Spot) }
		if !t.visible(r) || i == t.turn.try || !a.set.hint(hintSpots) {
			continue
		}
		u.sprite(art.Spot{Held: u.pressed == id}, r)
	}
}

// drawTried draws the tile in hand over the spot where it is tried.
func (t *table) drawTried(u *ui) {
	p, ok := t.tried()
	if !ok || t.match.State().Step() != vassals.StepPlace {
		return
	}
	r := t.stage.lifted(t.cell(p.Spot))
	u.sprite(art.TileShadow{Lifted: true}, r.Inset(-r.W*art.TileShadowMargin))
	r.Y -= r.W * raised
	r.X += t.stage.shaken() * r.W
	angle := t.stage.angle()
	op := u.sprite(art.Tile{Kind: t.turn.kind, Rotation: p.Rotation, Variant: variant(p.Spot)}, r)
	op.Angle = angle
	u.sprite(art.HandFrame{}, r).Angle = angle
}

// drawFlag draws the flag with the check mark on the tile in hand.
func (t *table) drawFlag(u *ui) {
	st := t.match.State()
	if t.botsTurn() {
		return
	}
	var at vassals.Spot
	switch p, ok := t.tried(); {
	case st.Step() == vassals.StepPlace && ok:
		at = p.Spot
	case (st.Step() == vassals.StepFigure || st.Step() == vassals.StepShadow) && t.turn.claim >= 0:
		at = t.turn.placed.Spot
	default:
		return
	}
	r := t.cell(at)
	h := min(max(r.W*.6, 54), 96)
	box := layout.Rect{X: r.X + r.W*.78 - h*art.FlagFootX, Y: r.Y + r.H*.2 - h*art.FlagFootY, W: h, H: h}
	if free := t.boxes.free; r.X+r.W <= free.X+free.W+1 { // it stays in view with its tile
		box.X = min(box.X, free.X+free.W-h)
	}
	if _, flying := t.stage.find(actLift); flying || u.blocked(box.Center()) || !t.visible(box) {
		return
	}
	u.sprite(art.Flag{}, box)
	u.again("confirm", box, t.confirm)
}

// standing gives where a figure on a part of the tile just placed stands, in
// tiles of the map.
func (t *table) standing(part vassals.Part) layout.Point {
	p := t.turn.placed
	x, y := art.TileSpot(t.turn.kind, p.Rotation, part)
	return layout.Point{X: float64(p.X) + x/100, Y: float64(p.Y) + y/100}
}

// gap gives how far apart the nearest two of the places are that some claims
// stand for, in tiles; 1 where there is only one.
func (t *table) gap(claims []int) float64 {
	least := 1.0
	for n, i := range claims {
		a := t.standing(t.turn.claims[i].Part)
		for _, j := range claims[:n] {
			b := t.standing(t.turn.claims[j].Part)
			least = min(least, math.Hypot(a.X-b.X, a.Y-b.Y))
		}
	}
	return max(least, .1)
}

// drawClaims draws the places on the new tile where a figure may stand, each
// with what can stand there.
func (t *table) drawClaims(u *ui) {
	st := t.match.State()
	if st.Step() != vassals.StepFigure && st.Step() != vassals.StepShadow || t.botsTurn() {
		return
	}
	a := t.app
	if t.turn.claim >= 0 {
		u.glow(art.TileGlow{Kind: t.turn.kind, Rotation: t.turn.placed.Rotation, Part: t.turn.claims[t.turn.claim].Part}, t.cell(t.turn.placed.Spot))
	}
	offered := t.offered()
	const circled = 1.24 // the circle round a figure, in sizes of the figure
	// Room for them all in their circles.
	size := t.cam.Scale * max(min(figureSize, t.gap(offered)/circled), .7*figureSize)
	for _, i := range offered {
		c := t.turn.claims[i]
		at := t.cam.ToScreen(t.standing(c.Part))
		half := max(size, touch) / 2
		mid := layout.Point{X: at.X, Y: at.Y - size*(art.FigureFoot-.5)}
		box := layout.Rect{X: mid.X - half, Y: mid.Y - half, W: 2 * half, H: 2 * half}
		id := "figure " + c.Figure.String() + " " + c.Place.String()
		if st.Step() == vassals.StepShadow {
			id = "shadow " + c.Place.String()
		}
		label := a.words.Claim(c.Figure.String(), c.Part.Kind.String(), c.Place.String())
		u.near(id, label, box, t.visible(box), func() { t.choose(i) })
		if t.stage.falls(t.turn.placed.Spot) {
			continue
		}
		op := u.figure(art.Figure{Figure: c.Figure, Color: t.color(st.Player()), Lying: c.Part.Kind == vassals.FieldPart}, at, size)
		if i != t.turn.claim {
			op.Alpha = .8
			u.frame.Add(art.Choice{}, mid.X-size*circled/2, mid.Y-size*circled/2, size*circled, size*circled)
		}
	}
	for i, c := range t.turn.claims { // the others can be named, if not seen
		if slices.Contains(offered, i) {
			continue
		}
		u.controls = append(u.controls, control{id: "figure " + c.Figure.String() + " " + c.Place.String(),
			label: a.words.Claim(c.Figure.String(), c.Part.Kind.String(), c.Place.String()),
			act:   func() { t.turn.claim = -1; t.choose(i) }})
	}
}

// drawFigures draws the figures on the map, those further down later.
func (t *table) drawFigures(u *ui) {
	st := t.match.State()
	all := st.AppendFigures(nil)
	type place struct {
		at  layout.Point
		fig vassals.Standing
	}
	var list []place
	for _, f := range all {
		if t.stage.carries(f) {
			continue // drawHop does it
		}
		list = append(list, place{t.cam.ToScreen(t.stand(f)), f})
	}
	slices.SortStableFunc(list, func(a, b place) int { return cmp.Compare(a.at.Y, b.at.Y) })
	for _, p := range list {
		size := t.cam.Scale * figureSize
		if !t.visible(layout.Rect{X: p.at.X - size, Y: p.at.Y - size, W: 2 * size, H: 2 * size}) {
			continue
		}
		u.figure(art.Figure{Figure: p.fig.Figure, Color: t.color(p.fig.Player), Lying: lies(p.fig)}, p.at, size)
	}
}

// figureSize is the side of a figure's box, in tiles: a vassal is three tenths
// of a tile high.
const figureSize = .3 / art.FigureHeight

// lies reports whether a figure lies down: a farmer does, a pig stands.
func lies(f vassals.Standing) bool {
	return f.Part.Kind == vassals.FieldPart && f.Figure != vassals.Pig
}

// stand gives where a figure stands, in tiles of the map.
func (t *table) stand(f vassals.Standing) layout.Point {
	p, _ := t.match.State().TileAt(f.Spot)
	x, y := art.TileSpot(p.Kind, p.Rotation, f.Part)
	return layout.Point{X: float64(f.Spot.X) + x/100, Y: float64(f.Spot.Y) + y/100}
}

// glow lights a part of a tile that lies in r.
func (u *ui) glow(g art.TileGlow, r layout.Rect) *art.Op {
	return u.sprite(g, r.Inset(-r.W*art.TileGlowMargin))
}

// figure draws a figure whose foot is at p.
func (u *ui) figure(f art.Figure, p layout.Point, size float64) *art.Op {
	return u.frame.Add(f, p.X-size/2, p.Y-size*art.FigureFoot, size, size)
}

// cancelAction lists what Escape does, which has no button of its own.
func (t *table) cancelAction(u *ui) {
	if !t.botsTurn() && (t.turn.try >= 0 || t.match.State().Step() != vassals.StepPlace) {
		u.controls = append(u.controls, control{id: "cancel", label: t.app.t("button.cancel"), act: func() { t.cancel() }})
	}
}

// tilesAction lists what the key T does; its button is in the menu.
func (t *table) tilesAction(u *ui) {
	if t.app.set.hint(hintTiles) {
		u.controls = append(u.controls, control{id: "tiles", label: t.app.t("menu.tiles"), act: func() { t.app.open(newTiles(t)) }})
	}
}
