package scene

import (
	"vassals/game/layout"
)

// notice is a line that shows over everything for a while.
type notice struct {
	text    string
	until   float64 // milliseconds of App.now; 0 before it was first seen
	warning bool    // nothing that happens by itself hides it
}

// noticeTime is how long a notice stays, in milliseconds: time to read a line.
const noticeTime = 3200

// note shows a line for a while, and has it spoken.
func (a *App) note(text string) {
	a.notice = notice{text: text}
	a.page.Announce(text)
	a.stale = true
}

// mention shows in passing what a move brought, "" for nothing, unless a warning
// is still to be read.
func (a *App) mention(text string) {
	if !a.notice.warning {
		a.notice = notice{text: text}
	}
}

func (n *notice) update(now float64) (redraw, awake bool) {
	if n.text == "" {
		return false, false
	}
	if n.until == 0 {
		n.until = now + noticeTime
	}
	if now >= n.until {
		*n = notice{}
		return true, false
	}
	return false, true
}

// dismiss ends the notice: it was read, or is in the way.
func (n *notice) dismiss() {
	if n.until > 0 {
		n.until = 1
	}
}

func (n *notice) draw(a *App, u *ui) {
	if n.text == "" {
		return
	}
	if t, ok := a.top().(tabletop); ok {
		if _, ok := t.noteRoom(); !ok {
			return // what it tells about is on its way
		}
	}
	room := a.noticeRoom()
	st := a.read(bodyStyle)
	w := min(room.W, 460, layout.Measure(st.face, st.size, n.text)+36)
	rows := layout.Wrap(st.face, st.size, w-32, n.text)
	h := layout.LineHeight(st.face, st.size)*float64(len(rows)) + 22
	box := layout.Rect{X: room.X + (room.W-w)/2, Y: room.Y, W: w, H: h}
	u.frame.Panel(parchment, box.X, box.Y, box.W, box.H)
	u.text(layout.Rect{X: box.X + 16, Y: box.Y + 8, W: w - 32, H: h - 16}, n.text, st, middle, 6)
}

// noticeRoom is where notices may stand, at its top.
func (a *App) noticeRoom() layout.Rect {
	if t, ok := a.top().(tabletop); ok {
		room, _ := t.noteRoom()
		return room
	}
	return a.room().Inset(10)
}

// noteRoom implements tabletop: over the map, beside its buttons.
func (t *table) noteRoom() (room layout.Rect, ok bool) {
	room = t.boxes.free.Inset(6)
	if t.boxes.shape == upright {
		past := t.boxes.menu[len(t.boxes.menu)-1]
		room.W -= past.X + past.W + 8 - room.X
		room.X = past.X + past.W + 8
	}
	return room, !t.stage.running()
}
