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
// that any worker thought. Once, as soon as one is asked, window.interrupt is
// called.
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
        if (data.over) thoughts.answered++;
        look();
      });
    }
    postMessage(data, ...more) {
      if (data.ask) thoughts.asked++;
      if (data.forget) thoughts.stopped++;
      look();
      super.postMessage(data, ...more);
      if (window.interrupt && data.ask) { setTimeout(window.interrupt); window.interrupt = null; }
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

// layTile puts the tile in hand somewhere, without any figure. It may be that what
// follows is interrupted.
func (p *page) layTile() {
	p.t.Helper()
	ids, before := p.ids(), p.moves()
	i := slices.IndexFunc(ids, func(id string) bool { return strings.HasPrefix(id, "place ") })
	if i < 0 {
		p.t.Fatalf("no tile to place: %v", ids)
	}
	p.press(ids[i])
	p.click("confirm")
	played := fmt.Sprintf("(window.interrupted || window.vassals.record().moves.length > %d)", before)
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
				if (data.ask) setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
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

// TestThinkOffline: a bot whose program cannot be loaded thinks in the page, and
// beside it as soon as there is a network.
func TestThinkOffline(t *testing.T) {
	p := open(t, small, "en", watchWorkers, `console.warn = () => {};
		{ const real = window.fetch; window.offline = true; window.fetch = (url, ...more) => String(url).includes('thinker') && window.offline ?
			Promise.reject(new TypeError('no network')) : real.call(window, url, ...more); }`)
	p.against("easy", false)
	p.settle()
	if n := p.moves(); n != 1 || p.eval("thoughts.workers > 0") {
		t.Fatalf("%d moves without a network, or a worker without its program", n)
	}
	p.eval("(window.offline = false, window.dispatchEvent(new Event('online')), true)")
	p.layTile()
	p.settle()
	if n := p.moves(); n != 3 || p.eval("thoughts.answered === 0") {
		t.Fatalf("%d moves, or no worker had a part in them", n)
	}
	p.quiet()
}

// TestThinkStops: who leaves a game or begins another ends the thinking, and an
// undo does so too.
func TestThinkStops(t *testing.T) {
	p := open(t, small, "en", watchWorkers)
	for _, test := range []struct{ action, then string }{
		{"vassals.perform('undo')", "vassals.record().moves.length === 0"},
		{"vassals.start({players: 2, seed: '1'})", "vassals.record().moves.length === 0"},
		{"vassals.perform('menu').then(() => vassals.perform('home'))", "vassals.screen() === 'start'"},
	} {
		p.against("expert", true)
		p.settle()
		before := eval[int](p, "window.thoughts.answered")
		p.eval("(window.interrupted = false, window.interrupt = () => " + test.action + ".then(() => { window.interrupted = true; }), true)")
		p.layTile()
		p.until("window.interrupted && !(" + thinkingNow + ") && window." + test.then)
		if n := eval[int](p, "window.thoughts.answered"); n != before {
			t.Errorf("after %s: %d answers", test.action, n-before)
		}
	}
	p.quiet()
}

// watchFrames notes when the page gets its frames; gapsOf gives the longest time
// without one in a span in which a bot thinks, and in the second before it, which
// ends with the last frame that is none of its, in milliseconds.
const watchFrames = `window.frameTimes = [];
{ const real = window.requestAnimationFrame;
  window.requestAnimationFrame = f => real.call(window, (t) => { frameTimes.push(performance.now()); f(t); });
  const longest = (from, to) => Math.max(0, ...frameTimes.slice(1).map((t, i) => t > from && frameTimes[i] < to ? t - frameTimes[i] : 0));
  window.gapsOf = ([from, to]) => {
    const before = Math.max(...frameTimes.filter(t => t < from));
    return [longest(from, to), longest(before - 1000, before)];
  };
}`

// panAbout has a mouse drag the map to and fro, faster than frames come, until
// stopPanning is called.
const panAbout = `{ const canvas = document.querySelector('canvas');
  const mouse = (type, i) => canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', isPrimary: true,
    bubbles: true, cancelable: true, button: type === 'pointermove' ? -1 : 0, buttons: 1,
    clientX: 160 + 40 * Math.sin(i / 12), clientY: 200 + 40 * Math.sin(i / 19) }));
  let i = 0;
  mouse('pointerdown', i);
  const timer = setInterval(() => mouse('pointermove', ++i), 4);
  window.panned = () => i;
  window.stopPanning = () => { clearInterval(timer); mouse('pointermove', 0); mouse('pointerup', 0); };
} true`

// TestThinkFrames: the page stays at its frame rate while a bot thinks. Each of
// five thinks, while the map is dragged, is compared with the time just before it
// of the same drag.
func TestThinkFrames(t *testing.T) {
	tab, end := launch(t, t.TempDir(), usual)
	defer end()
	p := newPlayer(&page{t: t, ctx: tab, address: address})
	p.prepare(window{320, 400, 1, false}, "en", watchWorkers, watchFrames)
	p.load()
	p.keys = true // the button for the whole map hides behind the hints
	p.eval("vassals.start({players: [{name: 'Ana', color: 'red'}, {name: 'Bruno', color: 'blue'}], expansions: ['fairs', 'allornothing', 'shadow'], seed: '1'}).then(() => true)")
	p.settle()
	p.still()
	p.think() // loads the program of the workers
	const turns = 5
	var gaps [2][]float64
	for n := range turns {
		for p.moves() <= n {
			p.step()
		}
		p.eval(panAbout)
		p.until("panned() > 350")
		p.think()
		got := eval[[]float64](p.page, "gapsOf(thoughts.times.at(-1))")
		p.eval("stopPanning(), true")
		p.settle()
		t.Logf("%.1f", got)
		gaps[0], gaps[1] = append(gaps[0], got[0]), append(gaps[1], got[1])
	}
	for i := range gaps {
		slices.Sort(gaps[i])
	}
	if thinking, alone := gaps[0][turns/2], gaps[1][turns/2]; thinking > 2*alone {
		t.Errorf("longest gaps between frames, in ms: median %.1f while a bot thinks, %.1f before (%.1f, %.1f)", thinking, alone, gaps[0], gaps[1])
	}
	p.quiet()
}

// think asks for a hint and waits until it is there.
func (p *page) think() {
	p.t.Helper()
	p.eval("(window.thoughtsBefore = thoughts.times.length) >= 0")
	p.key("h")
	p.until("thoughts.times.length > thoughtsBefore")
}
