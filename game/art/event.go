package art

import "image"

// EventPicture shows what an event of Middle Ages is about. Name is that of
// records: harvest, treasury, fair, milling, muster, pilgrims, feast,
// well-founded, balanced, siege, plague, fire, drought, burial, tax. It fills
// its box, with a line round it, and the thing stands in the middle; Bare leaves
// out the land around it and the line.
type EventPicture struct {
	Name string
	Bare bool
}

// Scalable is false: the picture is small and has to be sharp.
func (EventPicture) Scalable() bool { return false }

// Raster draws the picture.
func (e EventPicture) Raster(w, h int, scale float64) *image.RGBA {
	wide, high := 100.0, 100.0
	if w > h && h > 0 {
		wide *= float64(w) / float64(h)
	} else if w > 0 {
		high *= float64(h) / float64(w)
	}
	p := newPen(w, h, wide, high)
	draw := eventDrawers[e.Name]
	paint := func() {
		if draw == nil {
			return
		}
		p.push(translation(wide/2-50, high/2-50))
		draw(&mason{pen: p, coarse: p.m.scale() < .7})
		p.pop()
	}
	if e.Bare {
		paint()
		return p.img
	}
	// Line and corners are given in CSS pixels.
	px := scale / p.m.scale()
	frame := func() *path {
		return p.begin().roundRect(.75*px, .75*px, wide-1.5*px, high-1.5*px, 6*px)
	}
	p.clipTo(frame())
	p.backdrop(wide, high, e.Name)
	paint()
	p.unclip()
	p.stroke(frame(), stroke{color: ink, width: 1.5 * px})
	return p.img
}

// eventDrawers draw the events in 100 by 100, on the ground at about y 88.
var eventDrawers = map[string]func(*mason){
	"harvest": (*mason).harvest, "treasury": (*mason).treasury, "fair": (*mason).fair, "milling": (*mason).milling,
	"muster": (*mason).muster, "pilgrims": (*mason).pilgrims, "feast": (*mason).feast, "well-founded": (*mason).foundation,
	"balanced": (*mason).balance, "siege": (*mason).siege, "plague": (*mason).plague, "fire": (*mason).blaze,
	"drought": (*mason).drought, "burial": (*mason).burial, "tax": (*mason).tax,
}

// backdrop paints the air and the ground behind an event: fair weather, or foul
// where the event does harm.
func (p *pen) backdrop(wide, high float64, event string) {
	sky, light, hill, near := rgb(0xD5E1DC), rgb(0xF6ECCF), rgb(0xBFCB8B), meadowColor
	switch event {
	case "siege", "plague", "burial":
		sky, light, hill, near = rgb(0xA9B1B4), rgb(0xD8D3C4), rgb(0x9AA584), rgb(0x8A9A66)
	case "fire":
		sky, light, hill, near = rgb(0xD99A6A), rgb(0xF6D9A0), rgb(0xA08A5C), rgb(0x86854F)
	case "drought":
		sky, light, hill, near = rgb(0xEFD59A), rgb(0xFBEFC8), rgb(0xD9BE86), rgb(0xCBA768)
	case "treasury", "feast", "balanced", "tax", "well-founded":
		sky, light, hill, near = rgb(0xE3CFA0), rgb(0xF9F0DA), rgb(0xD2B581), rgb(0xC09D66)
	}
	p.fill(p.begin().rect(0, 0, wide, high), sky)
	p.fill(p.begin().ellipse(wide*.44, high*.42, 46, 38), faint(light, .85))
	y := high/2 + 12
	p.fill(p.begin().move(0, y+3).quad(wide*.24, y-7, wide*.5, y).quad(wide*.78, y-6, wide, y+1).line(wide, high).line(0, high).close(), hill)
	p.stroke(p.begin().move(0, y+3).quad(wide*.24, y-7, wide*.5, y).quad(wide*.78, y-6, wide, y+1), stroke{color: faint(ink2, .5), width: 1})
	p.fill(p.begin().move(0, y+15).quad(wide*.3, y+7, wide*.6, y+14).quad(wide*.82, y+17, wide, y+11).line(wide, high).line(0, high).close(), near)
}
