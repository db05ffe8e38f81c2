package scene

import (
	"vassals/game/art"
	"vassals/game/layout"
)

// Focus tells which action the keyboard is on, among the buttons that the page
// has for them; "" for none. A ring shows it, and it is brought into view.
func (a *App) Focus(id string) {
	if a.stale {
		a.layOut()
	}
	a.ui.focus = id
	a.stale = true
	c := a.ui.named(id)
	switch {
	case c == nil:
	case c.in != nil:
		c.in.reveal(c.whole)
	case c.reveal != nil:
		c.reveal()
	}
}

// named gives the control of an action, nil when there is none now.
func (u *ui) named(id string) *control {
	for i := range u.controls {
		if c := &u.controls[i]; c.id == id && c.act != nil {
			return c
		}
	}
	return nil
}

// drawFocus rings what the keyboard is on.
func (u *ui) drawFocus() {
	if c := u.named(u.focus); c != nil && c.visible && c.box.W > 0 {
		u.sprite(art.FocusRing{}, c.box.Inset(-4))
	}
}

// reveal scrolls to what lies in box now.
func (s *scroller) reveal(box layout.Rect) {
	const room = 30 // beside the edge, where the content fades
	top, bottom := s.box.Y+room, s.box.Y+s.box.H-room
	switch {
	case box.Y < top:
		s.by(top - box.Y)
	case box.Y+box.H > bottom:
		s.by(max(bottom-box.Y-box.H, top-box.Y))
	}
}
