package scene

import (
	"image/color"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
	ages "vassals/rules/middleages"
	"vassals/rules/vassals"
)

// mat is what a picture of a map lies on.
var mat = color.RGBA{0x4A, 0x33, 0x22, 0xFF}

// drawPicture draws how a game stands, small.
func (a *App) drawPicture(u *ui, g *saved, box layout.Rect) {
	switch m := g.match.(type) {
	case *vassals.Match:
		u.sprite(art.Fill{Color: mat}, box)
		drawSmallMap(u, m.State(), g.rec.Players, box.Inset(5))
	case *ages.Match:
		u.sprite(art.Fill{Color: mat}, box)
		drawSmallRows(u, m, box.Inset(4))
	default: // its moves cannot be played
		u.sprite(art.GamePicture{Game: g.rec.Game}, box)
	}
}

// drawSmallRows draws the rows of tiles with the lords on them.
func drawSmallRows(u *ui, m *ages.Match, box layout.Rect) {
	t, st := agesTable{match: m}, m.State()
	side := min(box.W/float64(st.Width()), box.H/4)
	x0 := box.X + (box.W-side*float64(st.Width()))/2
	y0 := box.Y + (box.H-side*4)/2
	for row := range int8(4) {
		for i := range int8(st.Width()) {
			at := ages.Spot{Row: row + 1, Position: i + 1}
			tile := st.TileAt(at)
			if tile == 0 {
				continue
			}
			r := layout.Rect{X: x0 + side*float64(i), Y: y0 + side*float64(row), W: side, H: side}
			u.sprite(t.card(tile), r.Inset(.5))
			if p := st.LordAt(at); p >= 0 {
				u.sprite(art.Lord{Color: colorOf(m.Record().Players[p])}, r)
			}
		}
	}
}

// drawSmallMap draws the map of Vassals.
func drawSmallMap(u *ui, st *vassals.State, players []rules.Player, box layout.Rect) {
	b := st.Bounds()
	wide, high := float64(b.MaxX-b.MinX+1), float64(b.MaxY-b.MinY+1)
	side := min(box.W/wide, box.H/high, box.W/3)
	x0 := box.X + (box.W-side*wide)/2
	y0 := box.Y + (box.H-side*high)/2
	at := func(s vassals.Spot) (x, y float64) {
		return x0 + side*float64(s.X-b.MinX), y0 + side*float64(s.Y-b.MinY)
	}
	for i := range st.Tiles() {
		p := st.Tile(i)
		x, y := at(p.Spot)
		u.sprite(art.Tile{Kind: p.Kind, Rotation: p.Rotation}, layout.Rect{X: x, Y: y, W: side, H: side})
	}
	for _, f := range st.AppendFigures(nil) {
		p, _ := st.TileAt(f.Spot)
		px, py := art.TileSpot(p.Kind, p.Rotation, f.Part)
		x, y := at(f.Spot)
		foot := layout.Point{X: x + side*px/100, Y: y + side*py/100}
		u.figure(art.Figure{Figure: f.Figure, Color: colorOf(players[f.Player]), Lying: lies(f)}, foot, max(side*.6, 9))
	}
}
