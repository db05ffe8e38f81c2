package scene

// Leave is a phone's way back: it closes the dialog in front, takes back a step
// of the turn, or leaves the table for the start screen. There it does nothing,
// and the browser leaves the page.
func (a *App) Leave() {
	a.stale = true
	a.deep = -1 // the browser has gone back one step, whatever comes of it
	if _, ok := a.base.(*end); ok && len(a.sheets) == 0 {
		a.home() // looking at the map and back again would never end
		return
	}
	if !a.top().cancel() && a.depth() > 0 {
		a.home()
	}
}

// depth is how often Leave has something to leave.
func (a *App) depth() int {
	n := len(a.sheets)
	if _, ok := a.base.(*start); !ok {
		n++
	}
	return n
}

// tellDepth tells the page when that has changed.
func (a *App) tellDepth() {
	if d := a.depth(); d != a.deep {
		a.deep = d
		a.page.SetDepth(d)
	}
}
