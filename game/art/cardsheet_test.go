package art

import (
	"image"
	"image/color"
	"path/filepath"
	"testing"

	"vassals/game/layout"
)

var properties = [...]string{"field", "mill", "village", "wall", "market", "barracks", "church", "palace"}

var emblems = [...]string{"peasant", "chest", "coin", "coins", "cemetery", "attack"}

// edition lists a card of each number.
func edition() (cards []Card) {
	for i := range 23 {
		c := Card{Property: properties[i/3], Number: i + 1, Symbol: [...]string{"plain", "peasant", "chest"}[i%3], Orange: i%4 == 2}
		if i > 20 {
			c.Symbol = [...]string{"peasant", "chest"}[i-21]
		}
		cards = append(cards, c)
	}
	return cards
}

// TestSheetCards writes the tiles of Middle Ages in several sizes.
func TestSheetCards(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	sheet := image.NewRGBA(image.Rect(0, 0, 8*250+10, 3*250+60))
	flood(sheet, sheet.Rect, rgb(0x3A281B))
	for i, c := range edition() {
		put(sheet, c, i%8*250+8, i/8*250+8, 240, 240, 2)
	}
	put(sheet, CardBack{Number: 12}, 7*250+8, 2*250+8, 118, 118, 1)
	put(sheet, CardBack{Orange: true}, 7*250+130, 2*250+8, 118, 118, 1)
	writePNG(t, filepath.Join(*sheetDir, "cards.png"), sheet)

	sheet = image.NewRGBA(image.Rect(0, 0, 12*112, 900))
	flood(sheet, sheet.Rect, rgb(0x3A281B))
	y := 6
	for _, s := range []struct {
		size  int
		scale float64
	}{{104, 1}, {66, 1}, {44, 1}, {39, 1}, {88, 2}} {
		x := 6
		for _, c := range edition() {
			if x+s.size > sheet.Rect.Dx() {
				x, y = 6, y+s.size+6
			}
			put(sheet, c, x, y, s.size, s.size, s.scale)
			x += s.size + 6
		}
		y += s.size + 10
	}
	x := 6
	for _, size := range []int{64, 32, 22} {
		for _, k := range properties {
			put(sheet, PropertyIcon{k}, x, y, size, size, 1)
			x += size + 4
		}
	}
	flood(sheet, image.Rect(0, y+70, sheet.Rect.Dx(), sheet.Rect.Dy()), parchment)
	x, y = 6, y+74
	for _, size := range []int{64, 32, 22, 16} {
		for _, k := range emblems {
			put(sheet, Emblem{k}, x, y, size, size, 1)
			x += size + 6
		}
	}
	writePNG(t, filepath.Join(*sheetDir, "cards-small.png"), sheet)
}

var eventNames = [...]string{"harvest", "treasury", "fair", "milling", "muster", "pilgrims", "feast", "well-founded", "balanced",
	"siege", "plague", "fire", "drought", "burial", "tax"}

// TestSheetEvents writes the pictures of the events.
func TestSheetEvents(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	sheet := image.NewRGBA(image.Rect(0, 0, 5*300+10, 3*260))
	flood(sheet, sheet.Rect, parchment)
	for i, name := range eventNames {
		x, y := i%5*300+8, i/5*260+8
		put(sheet, EventPicture{Name: name}, x, y, 236, 132, 2)
		put(sheet, EventPicture{name, true}, x, y+140, 96, 96, 1)
		put(sheet, EventPicture{name, true}, x+100, y+140, 48, 48, 1)
		put(sheet, EventPicture{name, true}, x+152, y+140, 32, 32, 1)
		put(sheet, EventPicture{name, true}, x+190, y+140, 24, 24, 1)
		put(sheet, EventPicture{Name: name}, x+100, y+192, 118, 60, 1)
	}
	writePNG(t, filepath.Join(*sheetDir, "events.png"), sheet)
}

// TestSheetAges writes tables of Middle Ages as their screens may be laid out.
func TestSheetAges(t *testing.T) {
	if *sheetDir == "" {
		t.Skip("only with -sheet")
	}
	cards := edition()
	dark, brown := color.RGBA{0x3B, 0x2A, 0x1C, 255}, color.RGBA{0x6B, 0x53, 0x38, 255}
	row := func(f *Frame, y, side, gap float64, places int, current bool, first int) {
		f.Add(Lane{current}, 8, y, side*.6+float64(places)*(side+gap), side+14)
		for i := range places {
			x := 8 + side*.5 + float64(i)*(side+gap)
			switch {
			case current && i < 2:
				f.Add(CardSlot{}, x, y+7, side, side)
			default:
				f.Add(cards[(first+i*5)%23], x, y+7, side, side)
			}
			if !current && i == 3 || current && i > 1 {
				dx, dy, size := CardStand(side, false)
				f.Add(Lord{Color(i + first%2)}, x+dx, y+7+dy, size, size)
			}
			if !current && i == 2 {
				dx, dy, size := CardStand(side, true)
				f.Add(Scout{Color(first % 6)}, x+dx, y+7+dy, size, size)
			}
			if !current && i < 2 {
				const m = CardFrameMargin
				f.Add(CardFrame{Chosen: i == 1}, x-m, y+7-m, side+2*m, side+2*m)
			}
		}
	}
	fief := func(f *Frame, x, y, w, h, side, head float64) {
		for i, p := range properties {
			x := x + float64(i)*(w+6)
			f.Add(Column{Property: p, Head: head, Empty: i == 2 || i == 5, Lit: i == 3}, x, y, w, h)
			if head > 10 {
				f.Text(p, layout.SerifBold, 14, dark, x+w/2, y+head-5, Middle)
			}
			if i == 2 || i == 5 {
				f.Add(PropertyIcon{p}, x+w*.15, y+head+8, w*.7, w*.7).Alpha = .3
				continue
			}
			f.Add(cards[i*3%23], x+(w-side)/2, y+head+7, side, side)
			f.Add(cards[(i*3+1)%23], x+(w-side)/2, y+head+7+side*CardStrip(side), side, side)
			switch i {
			case 0:
				f.Add(PropertyToken{"village"}, x+w-24, y+h-26, 24, 24)
			case 4:
				f.Add(CoinToken{}, x+w-24, y+h-26, 24, 24)
			}
		}
	}
	var f Frame
	f.Add(Oak{}, 0, 0, 1280, 640)
	for i := range 4 {
		row(&f, 14+float64(i)*124, 104, 12, 4, i == 1, i)
	}
	f.Panel(Panel{Active: true}, 550, 14, 716, 250)
	fief(&f, 562, 60, 80, 190, 74, 20)
	f.Add(Badge{Red}, 562, 24, 30, 30)
	f.Add(Emblem{"cemetery"}, 1120, 22, 32, 32)
	f.Add(Emblem{"coin"}, 1170, 24, 28, 28)
	f.Text("27", layout.Numbers, 28, dark, 1250, 48, Right)
	for i, e := range []string{"harvest", "siege", "fire", "tax"} {
		x := 560 + float64(i)*150
		f.Panel(Panel{Active: i == 1}, x, 290, 136, 150)
		f.Add(EventPicture{Name: e}, x+8, 298, 120, 68)
		f.Text(e, layout.SerifBold, 18, dark, x+68, 388, Middle)
		f.Text("after round 4", layout.Sans, 14, brown, x+68, 408, Middle)
	}
	f.Add(CardBack{14, false}, 1170, 300, 90, 90)
	f.Add(CardBack{0, true}, 1170, 400, 90, 90)
	f.Add(Emblem{"coins"}, 600, 470, 80, 80)
	f.Add(GamePicture{"vassals"}, 1130, 500, 130, 130)
	f.Add(GamePicture{"middleages"}, 560, 540, 96, 96)
	for i := range Color(6) {
		f.Add(Scout{i}, 700+float64(i)*70, 460, 70, 70)
		f.Add(Lord{i}, 700+float64(i)*70, 530, 70, 70)
	}
	writePNG(t, filepath.Join(*sheetDir, "ages.png"), f.Paint(1280, 640, 1))

	f.Reset()
	f.Add(Oak{}, 0, 0, 360, 640)
	for i := range 4 {
		row(&f, 100+float64(i)*62, 44, 8, 6, i == 1, i)
	}
	f.Panel(Panel{}, 8, 354, 344, 120)
	fief(&f, 14, 360, 36, 108, 34, 0)
	for i, e := range []string{"pilgrims", "siege", "fire", "tax"} {
		x := 8 + float64(i)*87
		f.Panel(Panel{Active: i == 1}, x, 50, 83, 42)
		f.Add(EventPicture{e, true}, x+4, 54, 34, 34)
		f.Text(e, layout.SerifBold, 13, dark, x+40, 70, Left)
	}
	writePNG(t, filepath.Join(*sheetDir, "ages-phone.png"), f.Paint(360, 640, 2))
}
