package art

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"vassals/rules/vassals"
)

// laid is a tile on a map that a test draws.
type laid struct {
	kind vassals.Kind
	turn vassals.Rotation
}

// edgeOf is what a side of a laid tile shows.
func edgeOf(l laid, s side) ground {
	return planOf(l.kind, l.turn).sides[s.norm()]
}

// growMap lays tiles at random where they fit, near the middle first.
func growMap(seed uint64, count, w, h int) map[image.Point]laid {
	r := rand.New(rand.NewPCG(seed, 0))
	var pile []vassals.Kind
	for k, t := range vassals.Tiles {
		for range t.Count {
			pile = append(pile, vassals.Kind(k))
		}
	}
	r.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
	step := [4]image.Point{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}
	m := map[image.Point]laid{{w / 2, h / 2}: {0, 0}}
	for _, k := range pile {
		if len(m) == count {
			break
		}
		var at image.Point
		var best laid
		high := -1.0
		for y := range h {
			for x := range w {
				p := image.Pt(x, y)
				if _, ok := m[p]; ok {
					continue
				}
				for turn := range vassals.Rotation(4) {
					l := laid{k, turn}
					near, ok := 0, true
					for s := range side(4) {
						if o, there := m[p.Add(step[s])]; there {
							near++
							ok = ok && edgeOf(l, s) == edgeOf(o, s+2)
						}
					}
					if score := float64(near) + r.Float64(); ok && near > 0 && score > high {
						high, at, best = score, p, l
					}
				}
			}
		}
		if high >= 0 {
			m[at] = best
		}
	}
	return m
}

// TestSheetMap draws a map of joined tiles.
func TestSheetMap(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	for _, s := range []struct {
		name    string
		seed    uint64
		size    int
		w, h, n int
	}{{"map120", 7, 120, 11, 7, 70}, {"map60", 8, 60, 20, 12, 110}, {"map240", 9, 240, 6, 4, 24}, {"map36", 10, 36, 20, 12, 110}} {
		sheet := image.NewRGBA(image.Rect(0, 0, s.w*s.size, s.h*s.size))
		draw.Draw(sheet, sheet.Rect, image.NewUniform(color.NRGBA{64, 45, 32, 255}), image.Point{}, draw.Src)
		for p, l := range growMap(s.seed, s.n, s.w, s.h) {
			img := Tile{l.kind, l.turn, uint8(p.X+2*p.Y) & 3}.Raster(s.size, s.size, 1)
			draw.Draw(sheet, img.Rect.Add(p.Mul(s.size)), img, image.Point{}, draw.Over)
		}
		writePNG(t, filepath.Join(*sheetDir, s.name+".png"), sheet)
		peopleMap(sheet, growMap(s.seed, s.n, s.w, s.h), s.size)
		writePNG(t, filepath.Join(*sheetDir, s.name+"people.png"), sheet)
	}
}

// peopleMap stands a figure on one part of every tile.
func peopleMap(sheet *image.RGBA, m map[image.Point]laid, size int) {
	for p, l := range m {
		parts := partsOf(l.kind)
		part := parts[(p.X*3+p.Y)%len(parts)]
		x, y := TileSpot(l.kind, l.turn, part)
		f := Figure{Figure: vassals.Vassal, Color: Color(p.X+p.Y) % 6, Lying: part.Kind == vassals.FieldPart}
		side := float64(size) * .3 / FigureHeight
		img := f.Raster(int(side), int(side), 1)
		at := image.Pt(p.X*size+int(x*float64(size)/100-side/2), p.Y*size+int(y*float64(size)/100-side*FigureFoot))
		draw.Draw(sheet, img.Rect.Add(at), img, image.Point{}, draw.Over)
	}
}
