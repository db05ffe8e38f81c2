package scene

import (
	"slices"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// outcome is what the final table shows.
type outcome struct {
	title   string
	tie     string // what decided between equals; empty when points alone did
	winners []int
	rows    []sum // what the totals add up from
	totals  []int
}

// sum is a line of the final table: points of one kind, a number a player.
type sum struct {
	label string
	cells []int
	sign  sign // beside the label, where there is room
}

// end is the final table, over the table of the game.
type end struct {
	app   *App
	table tabletop
	look  bool // the table is looked at, the points are away

	review *review // what is known from the analysis; nil before the first
}

func newEnd(t tabletop) *end {
	e := &end{app: t.sat().app, table: t}
	e.app.page.Sound("fanfare")
	e.app.page.Announce(t.outcome().title)
	return e
}

func (e *end) name() string { return "end" }

func (e *end) cancel() bool {
	e.look = !e.look
	return true
}

// tap, key and the rest let the table be looked at.
func (e *end) tap(p layout.Point)                      {}
func (e *end) hurry() bool                             { return e.table.hurry() }
func (e *end) key(k Key) bool                          { return zoomKey(e.table, k) }
func (e *end) update(now float64) (redraw, awake bool) { return e.table.update(now) }

func (e *end) draw(u *ui) {
	a := e.app
	e.table.draw(u)
	room := a.room()
	w := min(room.W-16, 620)
	bar := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y + room.H - 64, W: w, H: 56}
	if e.look {
		u.controls = u.controls[:0]
		u.button("table", a.t("final.table"), bar, green, art.NoIcon, a.t("final.table"), func() { e.look = false })
		for _, entry := range e.table.menu() {
			if entry.id == "whole-map" {
				u.area(entry.id, entry.label, layout.Rect{}, entry.act)
			}
		}
		return
	}
	u.cover(a.window())
	if w < 480 { // two buttons beside each other are enough
		bar.Y, bar.H = bar.Y-52, 52+bar.H-4
	}
	foot := room.Y + room.H - bar.Y
	out := e.table.outcome()
	high := min(room.H-16-foot, 262+finalRow*float64(len(out.rows)+1)) // no taller than what stands in it
	box := layout.Rect{X: bar.X, Y: room.Y + 8 + (room.H-16-foot-high)/2, W: w, H: high}
	bar.Y = box.Y + high + 8
	u.panel(parchment, box)
	u.say(1, out.title)
	e.drawTable(u, out, box)
	e.drawBar(u, bar)
}

// drawBar draws the buttons of the table, in one row or in two.
func (e *end) drawBar(u *ui, r layout.Rect) {
	a := e.app
	const between = 8
	rows := 1
	if r.H > 60 {
		rows = 2
	}
	h := (r.H - between*float64(rows-1)) / float64(rows)
	look := a.t("final.map")
	if e.table.sat().game.Record().Game == agesGame {
		look = a.t("final.ages.look")
	}
	list := []stepButton{
		{"table", look, look, art.NoIcon, wood, func() { e.look = true }},
		{"analysis", a.t("analysis.title"), a.t("analysis.title"), art.Chart, wood, func() { a.show(newAnalysis(e)) }},
		{"home", a.t("final.start"), a.t("final.start"), art.NoIcon, wood, a.home},
		{"again", a.t("final.again"), a.t("final.again"), art.NoIcon, green, e.again},
	}
	if !a.offers("home") {
		list = slices.Delete(list, 2, 3)
	}
	const link = 52 // at the right of the first row
	cols := (len(list) + rows - 1) / rows
	for i, b := range list {
		row, w := i/cols, r.W
		if row == 0 {
			w -= link + between
		}
		n := float64(min(cols, len(list)-row*cols)) // in this row
		w = (w - between*(n-1)) / n
		u.button(b.id, b.label, layout.Rect{X: r.X + float64(i%cols)*(w+between), Y: r.Y + float64(row)*(h+between), W: w, H: h}, b.face, b.icon, b.text, b.act)
	}
	u.button("link", a.t("menu.link"), layout.Rect{X: r.X + r.W - link, Y: r.Y, W: link, H: h}, wood, art.Link, "", func() { a.copyLink(e.table.sat().game.Record()) })
}

// again plays with the same people.
func (e *end) again() {
	sat := e.table.sat()
	rec := sat.game.Record()
	set := setup{Game: rec.Game, Players: rec.Players, Expansions: rec.Expansions}
	a := e.app
	if err := a.play(set.record(a.page.Entropy()), sat.noUndo); err != nil {
		a.home()
	}
}

// outcome implements tabletop.
func (t *table) outcome() outcome {
	final := t.match.State().Final()
	var names []string
	points := 0
	for _, w := range final.Winners {
		names = append(names, called(t.players()[w].Name))
		points = final.Totals[w]
	}
	out := outcome{title: t.app.words.Winners(names, points), winners: final.Winners, totals: final.Totals}
	kinds := []struct {
		id   string
		sign sign
		get  func(vassals.Breakdown) int
	}{
		{"final.roads", signRoad, func(b vassals.Breakdown) int { return b.Road }},
		{"final.cities", signCity, func(b vassals.Breakdown) int { return b.City }},
		{"final.cloisters", signCloister, func(b vassals.Breakdown) int { return b.Cloister }},
		{"final.fields", signField, func(b vassals.Breakdown) int { return b.Field }},
		{"final.goods", signGoods, func(b vassals.Breakdown) int { return b.Goods }},
	}
	if !t.has("fairs") {
		kinds = kinds[:4]
	}
	for _, k := range kinds {
		cells := make([]int, len(final.Totals))
		for i := range cells {
			cells[i] = k.get(final.Breakdown[i])
		}
		out.rows = append(out.rows, sum{t.app.t(k.id), cells, k.sign})
	}
	return out
}
