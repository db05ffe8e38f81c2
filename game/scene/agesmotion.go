package scene

import (
	"math"

	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// flight holds what moves on the table of Middle Ages. Like the stage of the
// other game it only shows the way: the state is already the one after it.
type flight struct {
	now  float64
	list []flying
}

// flying is one thing that moves from a place to another.
type flying struct {
	kind     flyingKind
	start    float64 // milliseconds of App.now
	last     float64
	from, to layout.Rect
	player   int
	tile     ages.Tile
	property ages.Property
	coins    int
}

type flyingKind uint8

const (
	flyLord flyingKind = iota
	flyTile
	flyGrave // a tile goes to the cemetery
	flyCoins
)

func (f *flight) running() bool { return len(f.list) > 0 }

func (f *flight) update(now float64) bool {
	f.now = now
	moved := len(f.list) > 0
	kept := f.list[:0]
	for _, a := range f.list {
		if now < a.start+a.last {
			kept = append(kept, a)
		}
	}
	f.list = kept
	return moved
}

// clear ends what moves. It reports whether anything did.
func (f *flight) clear() bool {
	moved := f.running()
	f.list = f.list[:0]
	return moved
}

func (f *flight) progress(a flying) float64 { return min(max((f.now-a.start)/a.last, 0), 1) }

func (f *flight) find(kind flyingKind, player int) (flying, bool) {
	for _, a := range f.list {
		if a.kind == kind && a.player == player {
			return a, true
		}
	}
	return flying{}, false
}

// carriesLord reports whether a player's lord is on its way.
func (f *flight) carriesLord(player int) bool { _, ok := f.find(flyLord, player); return ok }

// brings reports whether a tile is on its way to a player's property.
func (f *flight) brings(player int, p ages.Property) bool {
	a, ok := f.find(flyTile, player)
	return ok && a.property == p
}

// coming gives how many coins are on their way to a player.
func (f *flight) coming(player int) (n int) {
	for _, a := range f.list {
		if a.kind == flyCoins && a.player == player && f.progress(a) < landed {
			n += a.coins
		}
	}
	return n
}

// counting reports whether coins are just coming to a player.
func (f *flight) counting(player int) bool {
	a, ok := f.find(flyCoins, player)
	return ok && f.progress(a) >= landed
}

// departure is where things are before a move.
type departure struct {
	lord layout.Rect
	tile layout.Rect
	has  bool
}

// depart remembers where the lord and the tile of the turn are.
func (t *agesTable) depart() departure {
	if !t.app.motion() || t.boxes.side == 0 {
		return departure{}
	}
	_, at := t.taken()
	d := departure{has: true}
	if at.Row > 0 {
		d.tile, d.lord = t.boxes.tile(at), t.stand(at, false)
	}
	return d
}

// fly sends what a player's move moved on its way.
func (t *agesTable) fly(player int, from departure) {
	if !from.has || len(t.log) == 0 {
		return
	}
	t.boxes = t.layOut()
	t.flight.now = t.app.now
	add := func(a flying, wait float64) {
		a.start, a.last = t.app.now+wait, min(a.last, longest-wait)
		t.flight.list = append(t.flight.list, a)
	}
	gained := map[int]int{}
	for _, e := range t.log[len(t.log)-1].events {
		switch e.Kind {
		case ages.EventLord:
			if from.lord.W > 0 {
				add(flying{kind: flyLord, last: 300, from: from.lord, to: t.stand(e.Spot, false), player: player}, 0)
			}
		case ages.EventTake:
			if from.tile.W > 0 {
				add(flying{kind: flyTile, last: 420, from: from.tile, to: t.home(player, e.Property), player: player, tile: e.Tile, property: e.Property}, 0)
			}
		case ages.EventLose:
			at := t.home(e.Player, e.Property)
			add(flying{kind: flyGrave, last: 420, from: at, to: layout.Rect{X: at.X, Y: at.Y + at.H, W: at.W * .5, H: at.H * .5}, player: e.Player, tile: e.Tile}, 120)
		case ages.EventCoins:
			if e.Player >= 0 {
				gained[e.Player] += e.Coins
			}
		}
	}
	for p := range t.players() {
		if n := gained[p]; n > 0 {
			at := t.coinPlace(p)
			begin := from.tile
			if begin.W == 0 || p != player {
				begin = layout.Rect{X: at.X - 20, Y: at.Y + 46, W: 40, H: 40}
			}
			add(flying{kind: flyCoins, last: longest, from: begin, to: layout.Rect{X: at.X, Y: at.Y}, player: p, coins: n}, 0)
		}
	}
}

// home is where a tile of a property lands: in its column, or on the chip of a
// player whose fief is not seen.
func (t *agesTable) home(player int, p ages.Property) layout.Rect {
	if r := t.boxes.fiefs[player]; r.W > 0 {
		columns, head := t.columns(r)
		c := columns[p]
		side := min(c.W-5, 112, c.H-head-10)
		return layout.Rect{X: c.X + (c.W-side)/2, Y: c.Y + head + 7, W: side, H: side}
	}
	r := t.boxes.chips[player]
	return layout.Rect{X: r.X + r.W/2 - 12, Y: r.Y + r.H/2 - 12, W: 24, H: 24}
}

// drawFlights draws what is on its way, over everything.
func (t *agesTable) drawFlights(u *ui) {
	f := &t.flight
	for _, a := range f.list {
		p := f.progress(a)
		switch a.kind {
		case flyLord:
			r := mixRect(a.from, a.to, layout.EaseOut(p))
			r.Y -= math.Sin(p*math.Pi) * r.H * .25
			u.sprite(art.Lord{Color: t.color(a.player)}, r)
		case flyTile:
			card := t.card(a.tile)
			card.Moving = true
			u.sprite(card, mixRect(a.from, a.to, layout.EaseOut(p)))
		case flyGrave:
			card := t.card(a.tile)
			card.Moving = true
			op := u.sprite(card, mixRect(a.from, a.to, p))
			op.Angle, op.Alpha = p*.6, 1-p
		case flyCoins:
			if p >= landed {
				continue
			}
			from, to := a.from.Center(), layout.Point{X: a.to.X, Y: a.to.Y}
			at := mixPoint(from, to, layout.EaseIn(p/landed))
			u.sprite(art.Emblem{Name: "coin"}, layout.Rect{X: at.X - 15, Y: at.Y - 15, W: 30, H: 30})
			u.points(a.coins, layout.Point{X: at.X + 30, Y: at.Y + 10})
		}
	}
}
