package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// tilesScreen shows the tiles that are still to be drawn, by kind.
type tilesScreen struct {
	app    *App
	table  *table
	scroll scroller
}

func newTiles(t *table) *tilesScreen { return &tilesScreen{app: t.app, table: t} }

func (s *tilesScreen) name() string { return "tiles" }
func (s *tilesScreen) cancel() bool { s.app.close(); return true }

// tilesOf is how many tiles of a kind are left.
type tilesOf struct {
	kind vassals.Kind
	n    int
	fits bool // the spot that was chosen
}

// tilesLeft lists the kinds of which tiles are left; for a spot those that fit
// it come first.
func (t *table) tilesLeft(at *vassals.Spot) []tilesOf {
	st := t.match.State()
	var list []tilesOf
	for k, n := range st.Remaining() {
		if n > 0 {
			list = append(list, tilesOf{vassals.Kind(k), n, at != nil && st.FitsAt(vassals.Kind(k), *at)})
		}
	}
	slices.SortStableFunc(list, func(a, b tilesOf) int {
		switch {
		case a.fits == b.fits:
			return 0
		case a.fits:
			return -1
		}
		return 1
	})
	return list
}

// fitting counts the tiles left that fit a spot.
func (t *table) fitting(at vassals.Spot) int {
	n := 0
	for _, k := range t.tilesLeft(&at) {
		if k.fits {
			n += k.n
		}
	}
	return n
}

// asked gives the empty spot that the player asks about: the one where the tile
// is tried, or one that was tapped; nil for none.
func (t *table) asked() *vassals.Spot {
	if t.match.State().Step() != vassals.StepPlace {
		return nil
	}
	if p, ok := t.tried(); ok {
		return &p.Spot
	}
	if t.marked != nil {
		if _, filled := t.match.State().TileAt(*t.marked); !filled {
			return t.marked
		}
	}
	return nil
}

// askAbout tells what still fits the empty spot at p. It reports whether there
// is one to tell of.
func (t *table) askAbout(p layout.Point) bool {
	a := t.app
	x, y := t.cam.TileAt(p)
	at := vassals.Spot{X: x, Y: y}
	dead := slices.Contains(t.turn.dead, at)
	n := t.fitting(at)
	switch {
	case dead && a.set.hint(hintDead):
		a.note(a.t("info.dead"))
	case n > 0 && a.set.hint(hintTiles):
		a.note(a.words.N("info.fitting", n))
	default:
		return false
	}
	t.scored, t.marked = nil, &at
	return true
}

// drawDead crosses out the spots that no tile left can fill.
func (t *table) drawDead(u *ui) {
	if !t.app.set.hint(hintDead) {
		return
	}
	for _, s := range t.turn.dead {
		r := t.cell(s)
		if !t.visible(r) {
			continue
		}
		side := r.W * .3
		u.frame.Add(art.Icon{Name: art.Cross, Color: cream}, r.X+(r.W-side)/2, r.Y+(r.H-side)/2, side, side).Alpha = .55
	}
}

func (s *tilesScreen) draw(u *ui) {
	a, t := s.app, s.table
	at := t.asked()
	list := t.tilesLeft(at)
	const side, between = 72, 8
	wide := min(600, a.room().W-2*margin)
	cols := max(1, int((wide-40+between)/(side+between)))
	rows := (len(list) + cols - 1) / cols
	box := dialog(a, u, a.t("menu.tiles"), wide, min(720, 62+48+12+8+float64(rows)*(side+between)))
	head := a.words.N("tiles.left", t.match.State().Left())
	if at != nil {
		n := t.fitting(*at)
		if head = a.words.N("info.fitting", n); n == 0 && slices.Contains(t.turn.dead, *at) {
			head = a.t("info.dead")
		}
	}
	u.say(0, head)
	u.text(layout.Rect{X: box.X, Y: box.Y, W: box.W, H: 44}, head, nameStyle, left, 2)
	box.Y, box.H = box.Y+48, box.H-48

	y := u.beginScroll(&s.scroll, box)
	x0 := box.X + (wide-40-float64(cols)*(side+between)+between)/2
	for i, k := range list {
		r := layout.Rect{X: x0 + float64(i%cols)*(side+between), Y: y + 4 + float64(i/cols)*(side+between), W: side, H: side}
		count := a.words.N("tiles.count", k.n)
		u.say(0, a.words.Tile(k.kind, 0)+": "+count)
		if k.fits {
			u.frame.Panel(chosen, r.X-3, r.Y-3, side+6, side+6)
		}
		op := u.sprite(art.Tile{Kind: k.kind}, r.Inset(2))
		if at != nil && !k.fits {
			op.Alpha = .35
		}
		n := layout.Rect{X: r.X + side - 26, Y: r.Y + side - 24, W: 26, H: 24}
		u.frame.Panel(art.Panel{Style: art.Dark}, n.X, n.Y, n.W, n.H)
		u.text(n, itoa(k.n), numberStyle.sized(16).in(cream), middle, 1)
	}
	u.endScroll(y + 4 + float64(rows)*(side+between))
}
