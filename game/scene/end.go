package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/vassals"
)

// end is the final table, over the map of the game.
type end struct {
	app   *App
	table *table
	look  bool // the map is looked at, the table is away
	final vassals.Final
}

func newEnd(t *table) *end {
	e := &end{app: t.app, table: t, final: t.match.State().Final()}
	t.app.page.Sound("fanfare")
	t.app.page.Announce(e.title())
	return e
}

func (e *end) name() string { return "end" }

func (e *end) cancel() bool {
	e.look = !e.look
	return true
}

// camera, tap, key and the rest let the map be looked at.
func (e *end) camera() *layout.Camera { return e.table.camera() }
func (e *end) tap(layout.Point)       {}
func (e *end) moved()                 {}
func (e *end) hurry() bool            { return e.table.hurry() }
func (e *end) key(k Key) bool {
	return (k.Key == "+" || k.Key == "-" || k.Key == "=") && e.table.key(k)
}
func (e *end) update(now float64) (redraw, awake bool) { return e.table.update(now) }

func (e *end) title() string {
	a := e.app
	var names []string
	points := 0
	for _, w := range e.final.Winners {
		names = append(names, called(e.table.players()[w].Name))
		points = e.final.Totals[w]
	}
	return a.words.Winners(names, points)
}

func (e *end) draw(u *ui) {
	a := e.app
	e.table.draw(u)
	room := a.room()
	w := min(room.W-16, 620)
	bar := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y + room.H - 64, W: w, H: 56}
	if e.look {
		u.controls = u.controls[:0]
		u.button("table", a.t("final.table"), bar, green, art.NoIcon, a.t("final.table"), func() { e.look = false })
		u.area("whole-map", a.t("menu.map"), layout.Rect{}, e.table.wholeMap)
		return
	}
	u.cover(a.window())
	high := min(room.H-16-64, 640)
	box := layout.Rect{X: bar.X, Y: room.Y + 8 + (room.H-16-64-high)/2, W: w, H: high}
	u.panel(parchment, box)
	u.say(1, e.title())
	e.drawTable(u, box)
	u.button("link", a.t("menu.link"), layout.Rect{X: bar.X + w - 56, Y: bar.Y, W: 56, H: 56}, wood, art.Link, "", func() { a.copyLink(e.table.match.Record()) })
	third := (w - 56 - 24) / 3
	u.button("table", a.t("final.map"), layout.Rect{X: bar.X, Y: bar.Y, W: third, H: 56}, wood, art.NoIcon, a.t("final.map"), func() { e.look = true })
	u.button("home", a.t("final.start"), layout.Rect{X: bar.X + third + 8, Y: bar.Y, W: third, H: 56}, wood, art.NoIcon, a.t("final.start"), a.home)
	u.button("again", a.t("final.again"), layout.Rect{X: bar.X + 2*third + 16, Y: bar.Y, W: third, H: 56}, green, art.NoIcon, a.t("final.again"), e.again)
}

// again plays with the same people.
func (e *end) again() {
	rec := e.table.match.Record()
	set := setup{Players: rec.Players, Expansions: rec.Expansions}
	a := e.app
	if err := a.play(set.record(a.page.Entropy()), e.table.noUndo); err != nil {
		a.home()
	}
}

// drawTable draws the points of every player by kind.
func (e *end) drawTable(u *ui, box layout.Rect) {
	a, t := e.app, e.table
	n := len(t.players())
	x, w, y := box.X+14, box.W-28, box.Y+10
	head := 0.0
	if box.H > 440 { // the winner, where there is room
		head = min(box.H*.2, 120)
		mid := layout.Rect{X: box.X + (box.W-head*1.7)/2, Y: y, W: head * 1.7, H: head}
		u.sprite(art.Rays{}, mid)
		u.sprite(art.Figure{Figure: vassals.Double, Color: t.color(e.final.Winners[0])}, layout.Rect{X: box.X + (box.W-head)/2, Y: y, W: head, H: head})
		y += head + 2
	}
	u.text(layout.Rect{X: x, Y: y, W: w, H: 56}, e.title(), titleStyle.sized(24), middle, 2)
	y += 60
	first := min(w*.34, 170)
	if n > 4 {
		first = min(w*.3, 170)
	}
	col := (w - first) / float64(n)
	for i, p := range t.players() {
		cx := x + first + col*(float64(i)+.5)
		u.sprite(art.Badge{Color: t.color(i)}, layout.Rect{X: cx - 14, Y: y, W: 28, H: 28})
		u.name(layout.Rect{X: cx - col/2 + 1, Y: y + 29, W: col - 2, H: 20}, p.Name, nameStyle.sized(15), middle)
	}
	y += 52
	kinds := []struct {
		id  string
		get func(vassals.Breakdown) int
	}{
		{"final.roads", func(b vassals.Breakdown) int { return b.Road }},
		{"final.cities", func(b vassals.Breakdown) int { return b.City }},
		{"final.cloisters", func(b vassals.Breakdown) int { return b.Cloister }},
		{"final.fields", func(b vassals.Breakdown) int { return b.Field }},
		{"final.goods", func(b vassals.Breakdown) int { return b.Goods }},
	}
	if !t.has("fairs") {
		kinds = kinds[:4]
	}
	row := min((box.Y+box.H-10-y)/float64(len(kinds)+1), 56)
	for _, k := range kinds {
		u.sprite(art.Fill{Color: line}, layout.Rect{X: x, Y: y, W: w, H: 1})
		cells := make([]int, n)
		for i := range cells {
			cells[i] = k.get(e.final.Breakdown[i])
		}
		e.drawRow(u, a.t(k.id), cells, layout.Rect{X: x, Y: y, W: w, H: row}, first, bodyStyle.sized(17), 19)
		y += row
	}
	u.sprite(art.Fill{Color: ink}, layout.Rect{X: x, Y: y, W: w, H: 2})
	e.drawRow(u, a.t("final.total"), e.final.Totals, layout.Rect{X: x, Y: y, W: w, H: row}, first, nameStyle.sized(19), 24)
}

// drawRow draws a label and a number a player, the highest in gold.
func (e *end) drawRow(u *ui, label string, cells []int, r layout.Rect, first float64, st style, size float64) {
	u.text(layout.Rect{X: r.X + 4, Y: r.Y, W: first - 8, H: r.H}, label, st, left, 1)
	best := 0
	for _, c := range cells {
		best = max(best, c)
	}
	col := (r.W - first) / float64(len(cells))
	said := label
	for i, c := range cells {
		num := numberStyle.sized(size)
		if c == best && c > 0 {
			num = num.in(gold)
		}
		u.text(layout.Rect{X: r.X + first + col*float64(i), Y: r.Y, W: col, H: r.H}, itoa(c), num, middle, 1)
		said += "; " + e.table.players()[i].Name + " " + itoa(c)
	}
	u.say(0, said)
}
