package art

import (
	"math"
	"sync"

	"vassals/rules/vassals"
)

// ground is what a side of a tile shows.
type ground uint8

const (
	meadowSide ground = iota
	roadSide
	citySide
)

// plan says where everything on a tile lies. It is made from the tile's
// definition, turned, and only then painted, upright: houses, towers and marks
// never lie on their side and the light stays in the upper left. All variants
// of a tile share a plan, so that a figure's place and a glow fit every one.
type plan struct {
	tile   *vassals.Tile
	turn   int
	sides  [4]ground // of the turned tile, clockwise from the north
	cities []cityPlan
	roads  []roadPlan
	fields []fieldPlan
	stubs  []polyline // roads from the crossing to gates, which nobody can claim
	centre point      // where roads meet

	crossing bool
	cloister bool
	monk     point // where a figure stands at the cloister
	bridge   *bridgePlan
	house    *point // the foot of a house at the end of a road
	inn      *innPlan
	gates    []gate

	grid   grid
	things []blot // what nothing else may be put upon
	marks  []box  // what a figure should not cover
}

type cityPlan struct {
	*vassals.City
	outline  polyline
	walls    []wallLine
	bastions []int // the corners of the tile, 0 to 3, where two of its sides meet
	street   []polyline
	fountain *disc
	goods    *point // the middle of the shield
	nave     *point // the foot of the cathedral
	spot     point
	square   disc // open ground about the spot
}

type roadPlan struct {
	*vassals.Road
	line polyline // begins on the border
	spot point
}

type fieldPlan struct {
	*vassals.Field
	spot point
	room float64 // how far everything is from the spot
}

// disc is a round thing; blot is an ellipse, box a rectangle.
type (
	disc struct {
		point
		r float64
	}
	blot struct {
		point
		rx, ry float64
	}
	box struct{ x0, y0, x1, y1 float64 }
)

// overlap is the area that two boxes share.
func (b box) overlap(c box) float64 {
	return max(min(b.x1, c.x1)-max(b.x0, c.x0), 0) * max(min(b.y1, c.y1)-max(b.y0, c.y0), 0)
}

// around reports whether p is inside the box.
func (b box) around(p point) bool { return p.x > b.x0 && p.x < b.x1 && p.y > b.y0 && p.y < b.y1 }

// holds reports whether p is inside the ellipse when it is made larger by rx, ry.
func (b blot) holds(p point, rx, ry float64) bool {
	x, y := (p.x-b.x)/(b.rx+rx), (p.y-b.y)/(b.ry+ry)
	return x*x+y*y < 1
}

// planKey names a plan.
type planKey struct {
	kind vassals.Kind
	turn vassals.Rotation
}

// plans remembers the plans that were made: a plan is a function of its key
// alone and is never changed once it is made.
var plans sync.Map // of planKey to *plan

func planOf(kind vassals.Kind, turn vassals.Rotation) *plan {
	key := planKey{kind, turn & 3}
	if l, ok := plans.Load(key); ok {
		return l.(*plan)
	}
	l, _ := plans.LoadOrStore(key, makePlan(&vassals.Tiles[kind], int(key.turn)))
	return l.(*plan)
}

func makePlan(t *vassals.Tile, turn int) *plan {
	l := &plan{tile: t, turn: turn, cloister: t.Cloister, centre: centre(t).turn(turn)}
	d := newDice(t.Name, 0)
	l.layCities(d)
	l.layRoads(d)
	l.layGrid()
	l.layMarks()
	l.layGates()
	l.layInn()
	l.laySpots()
	l.layStreets()
	return l
}

// layCities lays the outlines, and notes what the sides show.
func (l *plan) layCities(d *dice) {
	for i := range l.tile.Cities {
		c := cityPlan{City: &l.tile.Cities[i]}
		c.outline, c.walls = cityOutline(l.tile, i, d)
		l.cities = append(l.cities, c)
		for _, s := range sides(c.Edges) {
			l.sides[(s + side(l.turn)).norm()] = citySide
		}
	}
}

// layRoads lays the roads and then turns everything.
func (l *plan) layRoads(d *dice) {
	var outlines []polyline
	for _, c := range l.cities {
		outlines = append(outlines, c.outline)
	}
	sway := 1.1
	if l.tile.Bridge {
		sway = .3
	}
	for i := range l.tile.Roads {
		r := roadPlan{Road: &l.tile.Roads[i]}
		r.line = course(l.tile, i, outlines).resample(1.5).wobble(sway, straightEnd, d)
		l.roads = append(l.roads, r)
		l.crossing = l.crossing || r.EndsAt == vassals.AtCrossing
		for _, s := range sides(r.Edges) {
			l.sides[(s + side(l.turn)).norm()] = roadSide
		}
		r.line.turn(l.turn)
	}
	l.stubs = stubs(l.tile, outlines)
	for _, s := range l.stubs {
		s.turn(l.turn)
	}
	for i := range l.cities {
		c := &l.cities[i]
		c.outline.turn(l.turn)
		for k := range c.walls {
			c.walls[k].turn(l.turn)
			c.walls[k].tip = c.walls[k].tip.turn(l.turn)
		}
	}
}

// ways are the lines of all roads and stubs, and the rim of a crossing.
func (l *plan) ways() []polyline {
	var out []polyline
	for _, r := range l.roads {
		out = append(out, r.line)
	}
	out = append(out, l.stubs...)
	if l.crossing {
		var ring polyline
		for k := range 13 {
			s, c := math.Sincos(float64(k) * math.Pi / 6)
			ring = append(ring, point{l.centre.x + 5*c, l.centre.y + 5*s})
		}
		out = append(out, ring)
	}
	return out
}

// garden is the ground of a cloister, up to its wall.
var garden = box{20, 39, 80, 75}

// layGrid measures walls and roads and floods the fields.
func (l *plan) layGrid() {
	g := &l.grid
	var walls []polyline
	for i := range g.city {
		g.city[i], g.fld[i] = -1, -1
	}
	for i, c := range l.cities {
		mark(&g.city, c.outline, int8(i))
		for _, w := range c.walls {
			walls = append(walls, w.polyline)
		}
	}
	measure(&g.wall, walls)
	measure(&g.road, l.ways())

	var free [cells * cells]bool
	for i := range free {
		free[i] = g.city[i] < 0 && g.road[i] > 6.2 && !(l.cloister && garden.around(middle(i)))
	}
	for i := range l.tile.Fields {
		f := &l.tile.Fields[i]
		l.fields = append(l.fields, fieldPlan{Field: f})
		var from []int
		for k := range 8 {
			if f.HalfEdges.Turn(vassals.Rotation(l.turn))>>k&1 != 0 {
				s := side((k + 1) / 2)
				along := 25.0
				if k&1 == 0 {
					along = 75
				}
				from = append(from, cell(s.start().along(s.along(), along).along(s.inward(), 2)))
			}
		}
		g.flood(int8(i), &free, from)
	}
	for n, f := range l.fields {
		if f.HalfEdges != 0 {
			continue
		}
		best := -1 // a field within walls begins where it is widest
		for i := range free {
			if free[i] && g.fld[i] < 0 && (best < 0 || g.wall[i] > g.wall[best]) {
				best = i
			}
		}
		if best >= 0 {
			g.flood(int8(n), &free, []int{best})
		}
	}
}

// block keeps everything else off an ellipse.
func (l *plan) block(x, y, rx, ry float64) {
	l.things = append(l.things, blot{point{x, y}, rx, ry})
}

// hits reports whether a thing of half width rx and half height ry at p would
// lie on another.
func (l *plan) hits(p point, rx, ry float64) bool {
	for _, b := range l.things {
		if b.holds(p, rx, ry) {
			return true
		}
	}
	return false
}
