package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// against starts a game of a person and a bot.
func (p *page) against(bot string, personFirst bool) {
	p.t.Helper()
	seats := []string{`{name: 'Ana', color: 'red'}`, fmt.Sprintf(`{name: 'Bot', color: 'blue', bot: %q}`, bot)}
	if !personFirst {
		slices.Reverse(seats)
	}
	p.eval(fmt.Sprintf("vassals.start({players: [%s], seed: '1'}).then(() => true)", strings.Join(seats, ",")))
}

// layTile puts the tile in hand somewhere, without any figure.
func (p *page) layTile() {
	p.t.Helper()
	ids, before := p.ids(), p.moves()
	i := slices.IndexFunc(ids, func(id string) bool { return strings.HasPrefix(id, "place ") })
	if i < 0 {
		p.t.Fatalf("no tile to place: %v", ids)
	}
	p.press(ids[i])
	p.click("confirm")
	played := fmt.Sprintf("window.vassals.record().moves.length > %d", before)
	p.until("window.vassals.actions().some(a => a.id === 'skip' && a.target) || " + played)
	if !p.eval(played) {
		p.click("skip")
		p.until(played)
	}
}

// click clicks where an action is and waits for nothing.
func (p *page) click(id string) {
	p.t.Helper()
	a, ok := p.find(id)
	if !ok || a.Target == nil {
		p.t.Fatalf("%q is not in view: %v", id, p.ids())
	}
	p.do(chromedp.MouseClickXY(a.Target.X, a.Target.Y))
}

// TestThinkWithoutWorkers: where workers are refused or die the game goes on,
// and the console gets one warning.
func TestThinkWithoutWorkers(t *testing.T) {
	for name, script := range map[string]string{
		"refused": `window.Worker = function () { throw new Error('no workers here') }`,
		"dies": `{ const Real = window.Worker; window.Worker = class extends Real {
			postMessage(data) {
				super.postMessage(data);
				if (typeof data === 'string') setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
			}
		} }`,
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, small, "en", `window.warnings = 0; console.warn = () => { warnings++ }`, script)
			p.against("easy", false)
			for turn := 1; turn < 4; turn += 2 {
				p.settle()
				if n := p.moves(); n != turn {
					t.Fatalf("%d moves after the bot's, want %d", n, turn)
				}
				p.layTile()
			}
			if n := eval[int](p, "warnings"); n != 1 {
				t.Errorf("%d warnings", n)
			}
			p.quiet()
		})
	}
}
