package art

import (
	"image"
	"image/color"
	"slices"

	"vassals/rules/vassals"
)

// Variants is the number of pictures of each tile that differ in houses, trees
// and stones.
const Variants = 4

// Tile is the picture of a tile as it lies, without its shadow. Neighbours
// that match join without a seam, because everything that crosses the border
// is the same on every tile in the last 8 hundredths of the side.
type Tile struct {
	Kind     vassals.Kind
	Rotation vassals.Rotation
	Variant  uint8 // 0 to Variants-1
}

// Ground is what stands for the tile until there is a picture of it.
func (t Tile) Ground() Fill { return Fill{Color: color.RGBA(meadowColor)} }

// Raster draws the tile. Below 80 pixels a side it leaves out what would only
// flicker: tufts, dabs, pebbles, furrows, windows.
func (t Tile) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 100, 100)
	t.paint(p, planOf(t.Kind, t.Rotation), true)
	return p.img
}

// Scalable is true: a tile zooms with the map.
func (t Tile) Scalable() bool { return true }

// tilePainter paints one tile upright, from below to above.
type tilePainter struct {
	*pen
	*plan
	*dice
	coarse  bool // too small for detail
	upright []upright
}

// upright is something that stands on the tile and covers what is behind it.
type upright struct {
	foot float64 // y of where it stands
	draw func()
}

// stand puts a thing on the tile, to be drawn in order of the feet.
func (t *tilePainter) stand(foot float64, draw func()) {
	t.upright = append(t.upright, upright{foot, draw})
}

// paint draws the tile, with the soft shade at its border or without.
func (t Tile) paint(p *pen, l *plan, shade bool) {
	own := *l // the things that are painted are kept off one another, too
	own.things = slices.Clone(l.things)
	b := &tilePainter{pen: p, plan: &own}
	b.coarse = p.m.scale() < .8

	// Each stage has dice of its own, so that what the coarse picture leaves
	// out does not move what follows.
	for _, stage := range []struct {
		name  string
		paint func()
	}{
		{"meadow", b.meadow}, {"plough", b.ploughed}, {"road", b.paintRoads},
		{"ground", b.cityGrounds}, {"wall", b.cityWalls},
		{"gate", b.gateHouses}, {"tower", b.wallTowers}, {"city", b.cityLives},
		{"building", b.buildings}, {"life", b.meadowLife}, {"draw", b.drawUpright},
	} {
		b.dice = newDice(l.tile.Name+"#"+stage.name, t.Variant)
		stage.paint()
	}
	for _, c := range l.cities {
		if c.goods != nil {
			drawGoods(p, c.goods.x, c.goods.y, .92, c.Goods)
		}
	}
	if shade {
		b.innerShade()
	}
}

// drawUpright draws what stands on the tile, from the back to the front.
func (t *tilePainter) drawUpright() {
	slices.SortStableFunc(t.upright, func(x, y upright) int {
		switch {
		case x.foot < y.foot:
			return -1
		case x.foot > y.foot:
			return 1
		}
		return 0
	})
	for _, u := range t.upright {
		u.draw()
	}
}

// innerShade darkens the border a little, so that tiles read as tiles without
// lines between them.
func (t *tilePainter) innerShade() {
	for _, s := range []struct{ width, opacity float64 }{{.9, .12}, {2.2, .07}, {4.2, .045}, {7, .03}} {
		t.fill(t.begin().rect(0, 0, 100, s.width/2).rect(0, 100-s.width/2, 100, s.width/2).
			rect(0, s.width/2, s.width/2, 100-s.width).rect(100-s.width/2, s.width/2, s.width/2, 100-s.width),
			faint(ink, s.opacity))
	}
}

// shadow is the soft shadow of a thing that stands at (x, y); light comes from
// the upper left.
func (p *pen) shadow(x, y, rx, ry, opacity float64) {
	p.fill(p.begin().ellipse(x+rx*.25, y, rx, ry), faint(ink, opacity))
}

// hair draws a thin line through points given as x, y, x, y and so on.
func (p *pen) hair(width float64, c color.NRGBA, xy ...float64) {
	p.stroke(p.begin().open(xy...), stroke{color: c, width: width})
}
