package art

import (
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vassals/rules/vassals"
)

var sheetDir = flag.String("sheet", "", "write contact sheets of the tiles into this directory, to look at")

// TestSheet writes pictures for a person to look at.
func TestSheet(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	for _, s := range []struct {
		name    string
		size    int
		columns int
		turn    vassals.Rotation
		variant uint8
	}{
		{"tiles", 192, 10, 0, 0}, {"turn1", 192, 10, 1, 1}, {"turn2", 192, 10, 2, 2}, {"turn3", 192, 10, 3, 3},
		{"small", 60, 17, 0, 0}, {"tiny", 36, 17, 0, 0}, {"middle", 120, 12, 1, 2},
	} {
		const gap = 12
		n := len(vassals.Tiles)
		rows := (n + s.columns - 1) / s.columns
		sheet := image.NewRGBA(image.Rect(0, 0, gap+s.columns*(s.size+gap), gap+rows*(s.size+gap)))
		draw.Draw(sheet, sheet.Rect, image.NewUniform(color.NRGBA{58, 40, 27, 255}), image.Point{}, draw.Src)
		for k := range n {
			img := Tile{vassals.Kind(k), s.turn, s.variant}.Raster(s.size, s.size, 1)
			at := image.Pt(gap+k%s.columns*(s.size+gap), gap+k/s.columns*(s.size+gap))
			draw.Draw(sheet, img.Rect.Add(at), img, image.Point{}, draw.Over)
		}
		writePNG(t, filepath.Join(*sheetDir, s.name+".png"), sheet)
	}
}

func writePNG(t *testing.T, name string, img image.Image) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestSheetSpots shows where figures stand, and what a glow looks like.
func TestSheetSpots(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	const size, gap, columns = 150, 18, 13
	for turn := range vassals.Rotation(4) {
		n := len(vassals.Tiles)
		sheet := newPen(gap+columns*(size+gap), gap+(n+columns-1)/columns*(size+gap), 1, 1)
		draw.Draw(sheet.img, sheet.img.Rect, image.NewUniform(color.NRGBA{58, 40, 27, 255}), image.Point{}, draw.Src)
		for k := range n {
			at := image.Pt(gap+k%columns*(size+gap), gap+k/columns*(size+gap))
			kind := vassals.Kind(k)
			img := Tile{kind, turn, 0}.Raster(size, size, 1)
			draw.Draw(sheet.img, img.Rect.Add(at), img, image.Point{}, draw.Over)
			parts := partsOf(kind)
			glow := parts[k%len(parts)]
			if turn == 0 || turn == 3 {
				const m = size * TileGlowMargin
				img := TileGlow{Kind: kind, Rotation: turn, Part: glow}.Raster(size+2*m, size+2*m, 1)
				draw.Draw(sheet.img, img.Rect.Add(at).Sub(image.Pt(m, m)), img, image.Point{}, draw.Over)
			}
			for _, part := range parts {
				x, y := TileSpot(kind, turn, part)
				sheet.m = scaling(size/100., size/100.).then(translation(float64(at.X), float64(at.Y)))
				c := [...]color.NRGBA{{200, 40, 30, 255}, {30, 80, 200, 255}, {250, 220, 60, 255}, {120, 40, 120, 255}}[part.Kind]
				b := standing
				if part.Kind == vassals.FieldPart {
					b = lying
				}
				sheet.fill(sheet.begin().roundRect(x+b.x0+1, y+b.y0, b.x1-b.x0-2, b.y1-b.y0-2, 7), faint(c, .5))
				sheet.fill(sheet.begin().circle(x, y, 2), c)
			}
		}
		writePNG(t, filepath.Join(*sheetDir, "spots"+string('0'+rune(turn))+".png"), sheet.img)
	}
}

// partsOf lists the parts of a tile that a figure can stand on.
func partsOf(kind vassals.Kind) []vassals.Part {
	t := vassals.Tiles[kind]
	var out []vassals.Part
	for i := range t.Cities {
		out = append(out, vassals.Part{Kind: vassals.CityPart, Index: uint8(i)})
	}
	for i := range t.Roads {
		out = append(out, vassals.Part{Kind: vassals.RoadPart, Index: uint8(i)})
	}
	for i := range t.Fields {
		out = append(out, vassals.Part{Kind: vassals.FieldPart, Index: uint8(i)})
	}
	if t.Cloister {
		out = append(out, vassals.Part{Kind: vassals.CloisterPart, Index: 0})
	}
	return out
}

var (
	bigName = flag.String("big", "", "with -sheet: names of tiles to draw large, separated by commas")
)

// TestSheetBig draws some tiles large.
func TestSheetBig(t *testing.T) {
	if *sheetDir == "" || *bigName == "" {
		t.Skip("only with -sheet and -big")
	}
	const size, gap = 400, 8
	names := strings.Split(*bigName, ",")
	sheet := image.NewRGBA(image.Rect(0, 0, 4*(size+gap)+gap, len(names)*(size+gap)+gap))
	for k := range vassals.Tiles {
		i := slices.Index(names, vassals.Tiles[k].Name)
		if i < 0 {
			continue
		}
		for turn := range 4 {
			img := Tile{vassals.Kind(k), vassals.Rotation(turn), uint8(turn)}.Raster(size, size, 1)
			draw.Draw(sheet, img.Rect.Add(image.Pt(gap+turn*(size+gap), gap+i*(size+gap))), img, image.Point{}, draw.Over)
		}
	}
	writePNG(t, filepath.Join(*sheetDir, "big.png"), sheet)
}
