package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
	ages "vassals/rules/middleages"
)

// nextEvent gives the number of the card that applies next, 4 when all are over.
func (t *agesTable) nextEvent() int {
	for i := range t.boxes.events {
		if _, done := t.match.State().Event(i); !done {
			return i
		}
	}
	return len(t.boxes.events)
}

// drawEvents draws the four cards, as much of each as there is room for. A touch
// tells about all of them.
func (t *agesTable) drawEvents(u *ui) {
	a, w := t.app, t.app.words
	next := t.nextEvent()
	for i, r := range t.boxes.events {
		if r.W == 0 {
			continue
		}
		card, done := t.match.State().Event(i)
		face := parchment
		face.Active = i == next
		face.Pressed = u.pressed == "events" && i == 0
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		alpha, title, small := 1.0, nameStyle.sized(16), hintStyle.sized(13.5)
		if done {
			alpha = .4
			title, small = title.in(sandDark), small.in(sandDark)
		}
		name := w.Event(card.Name)
		round := 4 * (i + 1)
		after := w.Tf("ages.after", map[string]any{"Count": round})
		switch {
		case r.H >= 120: // a card
			ph := min(r.W*.5, r.H*.42)
			if r.W < 130 { // the words need the room
				ph = r.W * .34
			}
			u.sprite(art.EventPicture{Name: card.Name}, layout.Rect{X: r.X + 8, Y: r.Y + 8, W: r.W - 16, H: ph}).Alpha = alpha
			y := r.Y + 10 + ph
			u.text(layout.Rect{X: r.X + 7, Y: y, W: r.W - 14, H: 22}, name, title, middle, 1)
			u.text(layout.Rect{X: r.X + 7, Y: y + 20, W: r.W - 14, H: r.Y + r.H - 24 - y - 20}, w.EventAbout(card.Name), small, middle, 5)
			u.text(layout.Rect{X: r.X + 7, Y: r.Y + r.H - 25, W: r.W - 14, H: 18}, after, small.faced(layout.SerifBold), middle, 1)
		case r.H >= 60 && r.W >= 150: // a line beside the rows
			ph := min(r.H-14, r.W*.34)
			u.sprite(art.EventPicture{Name: card.Name}, layout.Rect{X: r.X + 7, Y: r.Y + (r.H-ph)/2, W: ph, H: ph}).Alpha = alpha
			x, tw := r.X+ph+14, r.W-ph-22
			u.text(layout.Rect{X: x, Y: r.Y + 5, W: tw, H: 20}, name, title, left, 1)
			u.text(layout.Rect{X: x, Y: r.Y + 25, W: tw, H: r.H - 46}, w.EventAbout(card.Name), small, left, 4)
			u.text(layout.Rect{X: x, Y: r.Y + r.H - 22, W: tw, H: 17}, after, small.faced(layout.SerifBold), left, 1)
		default:
			side := min(r.H-10, 34)
			wide, bare := r.W >= 112, r.W < side+30 // bare is without the round
			x := r.X + 5
			switch {
			case bare:
				side = min(side, r.W-8)
				x = r.X + (r.W-side)/2
			case !wide:
				x = r.X + (r.W-side-24)/2
			}
			u.sprite(art.EventPicture{Name: card.Name, Bare: true}, layout.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}).Alpha = alpha
			x += side + 4
			if wide {
				u.text(layout.Rect{X: x, Y: r.Y + 3, W: r.X + r.W - 5 - x, H: 20}, name, title.sized(15), left, 1)
				u.text(layout.Rect{X: x, Y: r.Y + 22, W: r.X + r.W - 5 - x, H: 17}, w.Tf("ages.after.short", map[string]any{"Count": round}), small.sized(13), left, 1)
			} else if !bare {
				u.text(layout.Rect{X: x, Y: r.Y, W: 22, H: r.H}, itoa(round), numberStyle.sized(16).in(title.color), middle, 1)
			}
		}
		open := func() { a.open(&eventsScreen{app: a, table: t}) }
		text := name + ", " + after + ": " + w.EventAbout(card.Name)
		box := r
		if d := touch - r.H; d > 0 { // what lies over it comes first
			box.Y, box.H = r.Y-d/2, touch
		}
		if d := touch - r.W; d > 0 {
			box.X, box.W = r.X-d/2, touch
		}
		if i == 0 {
			u.area("events", a.t("menu.events"), box, open)
		} else {
			u.again("events", box, open)
		}
		u.say(0, text)
	}
}

// eventsScreen says what the events of this game do, and what they would bring
// everybody now.
type eventsScreen struct {
	app    *App
	table  *agesTable
	scroll scroller
}

func (s *eventsScreen) name() string { return "events" }
func (s *eventsScreen) cancel() bool { s.app.close(); return true }

func (s *eventsScreen) draw(u *ui) {
	a, t, w := s.app, s.table, s.app.words
	box := dialog(a, u, a.t("menu.events"), 560, 62+4*118+16)
	y := u.beginScroll(&s.scroll, box) + 4
	next := t.nextEvent()
	for i := range t.boxes.events {
		card, done := t.match.State().Event(i)
		face := art.Panel{Style: art.Field}
		if i == next {
			face = chosen
		}
		r := layout.Rect{X: box.X + 2, Y: y, W: box.W - 12, H: 108}
		u.frame.Panel(face, r.X, r.Y, r.W, r.H)
		pw := 92.0
		if r.W < 330 {
			pw = 60
		}
		op := u.sprite(art.EventPicture{Name: card.Name}, layout.Rect{X: r.X + 8, Y: r.Y + (r.H-pw)/2, W: pw, H: pw})
		x, tw := r.X+pw+18, r.W-pw-28
		after := w.Tf("ages.after", map[string]any{"Count": 4 * (i + 1)})
		u.text(layout.Rect{X: x, Y: r.Y + 6, W: tw, H: 24}, w.Event(card.Name)+" · "+w.Tf("ages.after.short", map[string]any{"Count": 4 * (i + 1)}), nameStyle.sized(17), left, 1)
		about := w.EventAbout(card.Name) + "."
		under := u.top(layout.Rect{X: x, Y: r.Y + 31, W: tw, H: 40}, about, bodyStyle.sized(15.5), left, 2)
		now := ""
		if done {
			op.Alpha = .45
			now = a.t("ages.event.done")
		} else if results := t.eventNow(card); results != "" && a.set.hint(hintInfo) {
			now = w.Tf("ages.event.now", map[string]any{"Results": results})
		}
		if now != "" {
			u.top(layout.Rect{X: x, Y: under + 1, W: tw, H: 36}, now, hintStyle.sized(14.5), left, 2)
		}
		u.say(0, w.Event(card.Name)+", "+after+". "+about+" "+now)
		y += 116
	}
	u.endScroll(y)
}

// eventNow says what coins a card would bring everybody now; it is empty for one
// that takes tiles.
func (t *agesTable) eventNow(card *ages.Card) string {
	text := ""
	for p, player := range t.players() {
		n, coins := t.match.State().Worth(p, card)
		if !coins {
			return ""
		}
		if n == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += called(player.Name) + " " + signed(n)
	}
	if text == "" {
		return "0"
	}
	return text
}
