package art

import (
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"testing"

	"vassals/rules/vassals"
)

// flood fills a box of a sheet.
func flood(sheet *image.RGBA, box image.Rectangle, c color.NRGBA) {
	draw.Draw(sheet, box, image.NewUniform(c), image.Point{}, draw.Src)
}

// put draws a sprite on a sheet, in device pixels.
func put(sheet *image.RGBA, s Sprite, x, y, w, h int, scale float64) {
	img := s.Raster(w, h, scale)
	draw.Draw(sheet, img.Rect.Add(image.Pt(x, y)), img, image.Point{}, draw.Over)
}

var figures = [...]vassals.Figure{vassals.Vassal, vassals.Double, vassals.Builder, vassals.Pig, vassals.ShadowFigure}

// TestSheetFigures writes all figures and badges in several sizes.
func TestSheetFigures(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	sheet := image.NewRGBA(image.Rect(0, 0, 1850, 6*132+10))
	flood(sheet, sheet.Rect, parchment)
	flood(sheet, image.Rect(120, 0, 1130, sheet.Rect.Dy()), meadowColor)
	flood(sheet, image.Rect(1130, 0, 1530, sheet.Rect.Dy()), groundColor)
	for c := range Color(6) {
		y := int(c)*132 + 5
		for i, s := range []int{60, 26, 18, 14} {
			put(sheet, Badge{c}, 5+i%2*70, y+i/2*70, s, s, 1)
		}
		for i, f := range figures {
			put(sheet, Figure{f, c, false}, 120+i*120, y, 120, 120, 1)
			put(sheet, Figure{f, c, false}, 1130+i*60, y, 56, 56, 1)
			put(sheet, Figure{f, c, false}, 1540+i*24, y+5, 20, 20, 1)
			put(sheet, Figure{f, c, false}, 1540+i*24, y+35, 18, 18, 1)
			put(sheet, Figure{f, c, false}, 1680+i*34, y+65, 32, 32, 1)
		}
		for i, f := range []vassals.Figure{vassals.Vassal, vassals.Double, vassals.ShadowFigure} {
			put(sheet, Figure{f, c, true}, 730+i*132, y, 120, 120, 1)
			put(sheet, Figure{f, c, true}, 1130+i*60, y+62, 56, 56, 1)
			put(sheet, Figure{f, c, true}, 1540+i*24, y+65, 20, 20, 1)
		}
	}
	writePNG(t, filepath.Join(*sheetDir, "figures.png"), sheet)
}

// TestSheetIcons writes all icons on parchment and on wood.
func TestSheetIcons(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	sheet := image.NewRGBA(image.Rect(0, 0, 12*80, 3*150))
	flood(sheet, sheet.Rect, parchment)
	for i := range iconNames {
		x, y := int(i)%12*80+8, int(i)/12*150+8
		put(sheet, Icon{i, color.RGBA{0x3B, 0x2A, 0x1C, 255}}, x, y, 64, 64, 2)
		put(sheet, Icon{i, color.RGBA{0x3B, 0x2A, 0x1C, 255}}, x, y+72, 24, 24, 1)
		put(sheet, Icon{i, color.RGBA{0x6B, 0x53, 0x38, 255}}, x+32, y+72, 18, 18, 1)
		flood(sheet, image.Rect(x, y+100, x+60, y+136), rgb(0x5E4330))
		put(sheet, Icon{i, color.RGBA{0xFB, 0xF3, 0xDF, 255}}, x+16, y+106, 24, 24, 1)
	}
	writePNG(t, filepath.Join(*sheetDir, "icons.png"), sheet)
}

// TestSheetPanels writes panels and buttons on the table, with their icons.
func TestSheetPanels(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	var f Frame
	f.Add(Oak{}, 0, 0, 760, 400)
	for i := range PanelStyle(8) {
		x := 20 + float64(i)*92
		for k, p := range []Panel{{i, false, false}, {i, true, false}, {i, false, true}} {
			y := 20 + float64(k)*64
			f.Panel(p, x, y, 76, 48)
			c := color.RGBA{0x3B, 0x2A, 0x1C, 255}
			if i == Wood || i == Primary || i == Dark {
				c = color.RGBA{0xFB, 0xF3, 0xDF, 255}
			}
			f.Add(Icon{Check, c}, x+26, y+12, 24, 24)
		}
	}
	f.Panel(Panel{Style: Parchment}, 20, 220, 300, 160)
	f.Panel(Panel{Style: Parchment, Active: true}, 350, 220, 200, 110)
	f.Add(Badge{Red}, 362, 232, 34, 34)
	f.Panel(Panel{Style: Dark}, 350, 345, 40, 24)
	for _, ratio := range []float64{1, 2} {
		writePNG(t, filepath.Join(*sheetDir, "panels"+string('0'+rune(ratio))+".png"), f.Paint(760, 400, ratio))
	}
}

// TestSheetMarks writes what lies on the map and decorates the screens.
func TestSheetMarks(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	var f Frame
	f.Add(Oak{}, 0, 0, 760, 470)
	corner, _ := vassals.KindOf("corner-fountain")
	for i := range 4 {
		x := 20 + float64(i)*120
		switch i {
		case 0:
			f.Add(Spot{}, x, 20, 110, 110)
			f.Add(Spot{true}, x, 140, 110, 110)
			f.Add(Spot{}, x, 260, 50, 50)
			continue
		}
		f.Add(TileShadow{Lifted: i == 2}, x-22, 20-22, 110*1.4, 110*1.4)
		f.Add(Tile{Kind: corner, Rotation: vassals.Rotation(i)}, x, 20, 110, 110)
		switch i {
		case 1:
			f.Add(LastMove{Yellow}, x, 20, 110, 110)
		case 2:
			f.Add(HandFrame{}, x, 20, 110, 110)
			f.Add(Flag{}, x+79, 20+13-66, 66, 66)
			f.Add(Flag{}, x, 140, 128, 128)
		case 3:
			f.Add(LastMove{Blue}, x, 20, 110, 110)
			const size = .3 / FigureHeight * 110
			for _, at := range [][2]float64{{40, 60}, {82, 95}} {
				f.Add(Figure{vassals.Vassal, Red, at[0] > 50}, x+at[0]-size/2, 20+at[1]-size*FigureFoot, size, size).Alpha = .62
				f.Add(Choice{}, x+at[0]-size*.62, 20+at[1]-size*(FigureFoot-.5)-size*.62, size*1.24, size*1.24)
			}
		}
	}
	f.Panel(Panel{}, 500, 20, 240, 150)
	f.Add(Rays{}, 520, 30, 200, 118)
	f.Add(Figure{vassals.Double, Red, false}, 561, 30, 118, 118)
	f.Add(Ribbon{}, 330, 200, 380, 84)
	f.OutlinedText("+12", 5, 34, color.RGBA{0xF6, 0xC9, 0x45, 255}, color.RGBA{0x3B, 0x2A, 0x1C, 255}, 340, 340)
	for i, s := range []float64{128, 64, 48, 32, 16} {
		f.Add(AppIcon{}, 20+float64(i)*130, 330, s, s)
	}
	for _, ratio := range []float64{1, 2} {
		writePNG(t, filepath.Join(*sheetDir, "marks"+string('0'+rune(ratio))+".png"), f.Paint(760, 470, ratio))
	}
}
