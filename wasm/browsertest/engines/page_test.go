package engines

import (
	"bytes"
	"encoding/json"
	"image/png"
	"math"
	"slices"
	"strings"
	"testing"
	"time"
)

// page is the game in one of the browsers. It looks at the game and aims through
// window.vassals, and does nothing by it.
type page struct {
	driver
	t *testing.T
}

// eval gives the value of an expression of the page; a promise is waited for.
func eval[T any](p *page, expression string) (value T) {
	p.t.Helper()
	text, err := p.eval("(async () => JSON.stringify(await (" + expression + ") ?? null))()")
	if err == nil {
		err = json.Unmarshal([]byte(text), &value)
	}
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// patience is how long a page without a graphics card may take for anything.
const patience = 2 * time.Minute

// until waits until an expression of the page is true.
func (p *page) until(expression string) {
	p.t.Helper()
	for end := time.Now().Add(patience); !eval[bool](p, expression); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("%s does not come about on screen %q: %v", expression, p.screen(), p.ids())
		}
	}
}

// ready waits until the page can be used.
func (p *page) ready() {
	p.t.Helper()
	p.until("window.vassals && window.vassals.screen() !== 'loading'")
	eval[any](p, "window.vassals.ready")
	p.until("!window.vassals.busy()")
}

// visit goes to an address, and again loads the page anew.
func (p *page) visit(address string) {
	p.t.Helper()
	if err := p.open(address); err != nil {
		p.t.Fatal(err)
	}
	p.ready()
}

func (p *page) again() {
	p.t.Helper()
	if err := p.reload(); err != nil {
		p.t.Fatal(err)
	}
	p.ready()
}

// action is what can be done now, and where to click for it.
type action struct {
	ID     string
	Target *struct{ X, Y float64 }
}

func (p *page) actions() []action {
	p.t.Helper()
	return eval[[]action](p, "window.vassals?.actions()")
}

func (p *page) ids() (ids []string) {
	p.t.Helper()
	for _, a := range p.actions() {
		ids = append(ids, a.ID)
	}
	return ids
}

func (p *page) screen() string { p.t.Helper(); return eval[string](p, "window.vassals?.screen()") }

// press clicks where the first action is whose name begins like this, waits
// until the page has dealt with it, and tells whether there was one.
func (p *page) press(name string) bool {
	p.t.Helper()
	actions := p.actions()
	i := slices.IndexFunc(actions, func(a action) bool { return strings.HasPrefix(a.ID, name) && a.Target != nil })
	if i < 0 {
		return false
	}
	eval[any](p, "window.heard = null, window.addEventListener('pointerup', () => { window.heard = true }, { capture: true, once: true })")
	at := actions[i].Target
	if err := p.click(int(math.Round(at.X)), int(math.Round(at.Y))); err != nil {
		p.t.Fatalf("clicking for %s: %v", actions[i].ID, err)
	}
	p.until("window.heard && !window.vassals.busy()")
	return true
}

// must presses what has to be there.
func (p *page) must(name string) {
	p.t.Helper()
	if !p.press(name) {
		p.t.Fatalf("%q is not in view on screen %q: %v", name, p.screen(), p.ids())
	}
}

// turn plays a turn: the first spot, and the first place for a figure.
func (p *page) turn() {
	p.t.Helper()
	before := p.moves()
	p.must("place ")
	for p.moves() == before {
		if !p.press("confirm") && !p.press("figure ") && !p.press("skip") {
			p.t.Fatalf("no way to end the turn: %v", p.ids())
		}
	}
}

// record gives the game under way, as it is saved.
func (p *page) record() string {
	p.t.Helper()
	return string(eval[json.RawMessage](p, "window.vassals.record()"))
}

func (p *page) moves() int {
	p.t.Helper()
	return eval[int](p, "window.vassals.record().moves.length")
}

// colours counts what colours the window shows, of those in a grid.
func (p *page) colours() int {
	p.t.Helper()
	data, err := p.picture()
	if err != nil {
		p.t.Fatal(err)
	}
	shown, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.t.Fatal(err)
	}
	found := map[[3]uint32]bool{}
	for y := shown.Bounds().Min.Y; y < shown.Bounds().Max.Y; y += 3 {
		for x := shown.Bounds().Min.X; x < shown.Bounds().Max.X; x += 3 {
			r, g, b, _ := shown.At(x, y).RGBA()
			found[[3]uint32{r, g, b}] = true
		}
	}
	return len(found)
}
