package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// watchWorkers keeps count of what the page asks its workers and what they say:
// window.thoughts has the questions asked, stopped and answered, and when it was
// that any worker thought.
const watchWorkers = `window.thoughts = { asked: 0, stopped: 0, answered: 0, workers: 0, times: [] };
{ const Real = window.Worker;
  let begun = 0;
  const look = () => {
    const going = thoughts.asked > thoughts.stopped + thoughts.answered;
    if (going && !begun) begun = performance.now();
    if (!going && begun) thoughts.times.push([begun, performance.now()]);
    if (!going) begun = 0;
  };
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      thoughts.workers++;
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const { done, err } = JSON.parse(data);
        if (done || err) thoughts.answered++;
        look();
      });
    }
    postMessage(data, ...more) {
      if (typeof data === 'string') JSON.parse(data).stop ? thoughts.stopped++ : thoughts.asked++;
      look();
      super.postMessage(data, ...more);
    }
  }; }`

const thinkingNow = "thoughts.asked > thoughts.stopped + thoughts.answered"

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

// TestThinkStops: who leaves a game or begins another ends the thinking, and an
// undo does so too.
func TestThinkStops(t *testing.T) {
	p := open(t, small, "en", watchWorkers)
	p.against("expert", false)
	p.until(thinkingNow)
	p.against("expert", false)
	p.until("thoughts.stopped >= thoughts.workers && " + thinkingNow)
	p.settle()
	p.layTile()
	p.until(thinkingNow)
	p.click("undo")
	p.until("!(" + thinkingNow + ")")
	if n := p.moves(); n != 1 {
		t.Errorf("%d moves after undo", n)
	}
	p.quiet()
}
