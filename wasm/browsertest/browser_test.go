// Package browsertest plays the game as people do: in a browser, by events of
// a mouse, of fingers and of keys, on the page as it is served. It looks at
// the game and aims through window.vassals, and does nothing by it.
package browsertest

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// The browser and the server that all tests share.
var (
	browser context.Context
	address string
)

// flags are what Chromium is started with.
var flags = append(usual, chromedp.Flag("js-flags", "--liftoff-only"))

// usual are those of them with which it compiles as it does for people. To have
// wasm compiled once, and not better yet while it runs, takes a third off the
// time of nearly every test.
var usual = []chromedp.ExecAllocatorOption{chromedp.NoSandbox,
	chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
	chromedp.Flag("ignore-gpu-blocklist", true), chromedp.Flag("disable-background-networking", true),
	chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true), chromedp.Flag("disable-quic", true),
	// What chromedp switches off, and the pages that every new window makes of its address bar.
	chromedp.Flag("disable-features", "Translate,BlinkGenPropertyTrees,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup")}

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	server, url, err := startServer()
	if err != nil {
		fmt.Fprintln(os.Stderr, "browsertest:", err)
		return 1
	}
	defer func() {
		_ = server.Process.Signal(os.Interrupt)
		_ = server.Wait()
	}()
	address = url
	options := append(chromedp.DefaultExecAllocatorOptions[:], flags...)
	allocator, end := chromedp.NewExecAllocator(context.Background(), options...)
	defer end()
	ctx, cancel := chromedp.NewContext(allocator)
	defer cancel()
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		fmt.Fprintln(os.Stderr, "browsertest: Chromium does not start:", err)
		return 1
	}
	browser = ctx
	defer func() { removeVersions() }()
	return m.Run()
}

// startServer builds and serves the game as a person would, and gives its
// address.
func startServer() (*exec.Cmd, string, error) {
	binary := filepath.Join(os.TempDir(), fmt.Sprintf("vassals-%d", os.Getpid()))
	if out, err := exec.Command("go", "build", "-o", binary, "vassals").CombinedOutput(); err != nil {
		return nil, "", fmt.Errorf("building the server: %w\n%s", err, out)
	}
	cmd := exec.Command(binary, "-open=false", "-addr", "localhost:0")
	cmd.Dir = filepath.Join("..", "..")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, "", err
	}
	if err := cmd.Start(); err != nil {
		return nil, "", err
	}
	_ = os.Remove(binary) // it runs on
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if i := strings.Index(lines.Text(), "http://"); i >= 0 {
			go func() {
				for lines.Scan() { // so that it never waits for a reader
				}
			}()
			return cmd, strings.TrimRight(strings.Fields(lines.Text()[i:])[0], "/") + "/", nil
		}
	}
	return nil, "", fmt.Errorf("the server said no address: %w", cmd.Wait())
}

// page is a tab with the game, in a profile of its own.
type page struct {
	t       *testing.T
	ctx     context.Context
	address string
	touch   bool
	mu      sync.Mutex
	console []string // errors
}

// window is the size of a page.
type window struct {
	w, h  int64
	ratio float64
	touch bool
}

// open opens the game in a window of a size, in a language of the browser,
// after the page has run the given scripts. It is not kept for later.
func open(t *testing.T, win window, language string, scripts ...string) *page {
	t.Helper()
	p := visit(t, address, win, language, append([]string{notKept}, scripts...)...)
	p.load()
	return p
}

// notKept has a page do without a service worker: to keep the game for later,
// in the profile of each test, is a third of the work of opening it.
const notKept = `delete Navigator.prototype.serviceWorker`

// visit makes a tab that has yet to load the game from an address.
func visit(t *testing.T, address string, win window, language string, scripts ...string) *page {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	p := &page{t: t, ctx: ctx, address: address, touch: win.touch}
	p.prepare(win, language, scripts...)
	return p
}

// another opens the game in one more tab of the same profile.
func (p *page) another(win window, language string) *page {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	p.t.Cleanup(cancel)
	q := &page{t: p.t, ctx: ctx, address: p.address, touch: win.touch}
	q.prepare(win, language, notKept)
	q.load()
	return q
}

// prepare makes the tab what it is to be before the game is loaded.
func (p *page) prepare(win window, language string, scripts ...string) {
	p.t.Helper()
	p.do(chromedp.Navigate("about:blank"))
	if err := chromedp.Listen(p.ctx, p.listen); err != nil {
		p.t.Fatal(err)
	}
	p.do(call(log.Enable, cdp.Empty{}), before(countFrames), before(dealt(p.t.Name())))
	for _, s := range scripts {
		p.do(before(s))
	}
	p.resize(win)
	p.do(speak(language))
}

// resize gives the tab the size of a window.
func (p *page) resize(win window) {
	p.t.Helper()
	options := []chromedp.EmulateViewportOption{chromedp.EmulateScale(win.ratio)}
	if win.touch {
		options = append(options, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	p.do(chromedp.EmulateViewport(win.w, win.h, options...))
}

// load opens the page, or opens it again, and waits until it can be used.
func (p *page) load() {
	p.t.Helper()
	p.do(chromedp.Navigate(p.address))
	p.ready()
}

// ready waits until the page can be used.
func (p *page) ready() {
	p.t.Helper()
	p.eval("window.vassals.ready.then(() => true)")
	p.settle()
}

func (p *page) listen(ev any) {
	var text string
	switch ev := ev.(type) {
	case *runtime.EventConsoleAPICalled:
		if ev.Type != "error" {
			return
		}
		for _, a := range ev.Args {
			text += fmt.Sprintf("%s %s ", a.Value, a.Description)
		}
	case *runtime.EventExceptionThrown:
		text = ev.ExceptionDetails.Text
		if e := ev.ExceptionDetails.Exception; e != nil {
			text += " " + fmt.Sprint(e.Description)
		}
	case *log.EventEntryAdded: // refused by the policy, not found, and such
		if ev.Entry.Level != log.EntryLevelError {
			return
		}
		text = ev.Entry.Text + " " + ev.Entry.URL
	default:
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.console = append(p.console, text)
}

// quiet fails the test when the page wrote an error to the console.
func (p *page) quiet() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, line := range p.console {
		p.t.Errorf("console error: %s", line)
	}
}

func (p *page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		p.t.Fatal(err)
	}
}

// eval gives the value of an expression of the page; a promise is waited for.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, 90*time.Second)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

func (p *page) eval(expression string) bool { p.t.Helper(); return eval[bool](p, expression) }

// settle waits until the game has taken every event and nothing moves.
func (p *page) settle() { p.t.Helper(); p.until("!window.vassals.busy()") }

// until waits until an expression of the page is true, or a promise of true.
func (p *page) until(expression string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, 90*time.Second)
	defer cancel()
	wait := "(async () => { while (!await (" + expression + ")) await new Promise((next) => setTimeout(next, 8)); return true; })()"
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](wait, chromedp.EvalAwaitPromise)); err != nil {
		p.t.Fatalf("%s: %v\n%s", expression, err, p.state())
	}
}

// state tells what a page that does not go on is at.
func (p *page) state() string {
	ctx, cancel := context.WithTimeout(p.ctx, 10*time.Second)
	defer cancel()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](`new Promise((done) => {
		const before = window.framesAsked;
		const told = (frames) => done(JSON.stringify({
			screen: window.vassals.screen(), busy: window.vassals.busy(), visible: document.visibilityState,
			frames: [before, window.framesAsked], next: frames, said: document.getElementById('live').textContent,
			record: window.vassals.record(), actions: window.vassals.actions().map((a) => a.id),
		}));
		requestAnimationFrame(() => setTimeout(told, 500, 'came'));
		setTimeout(told, 5000, 'none');
	})`, chromedp.EvalAwaitPromise))
	if err != nil {
		return "the page does not tell its state: " + err.Error()
	}
	return text
}

// arrives waits until an expression is true on a page that is yet to be loaded
// over this one.
func (p *page) arrives(expression string) {
	p.t.Helper()
	for range 400 {
		if ok, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool](expression)); err == nil && ok {
			p.ready()
			return
		}
		time.Sleep(100 * time.Millisecond) // the page that would tell is not there yet
	}
	p.t.Fatalf("no page on which %s", expression)
}

// action is what can be done now, and where to touch for it.
type action struct {
	ID     string
	Label  string
	Target *struct{ X, Y float64 }
}

func (p *page) actions() []action {
	p.t.Helper()
	return eval[[]action](p, "window.vassals.actions()")
}

func (p *page) screen() string { p.t.Helper(); return eval[string](p, "window.vassals.screen()") }

// find gives the action with an id.
func (p *page) find(id string) (action, bool) {
	p.t.Helper()
	for _, a := range p.actions() {
		if a.ID == id {
			return a, true
		}
	}
	return action{}, false
}

// press touches or clicks where an action is, and waits until the page has
// dealt with it.
func (p *page) press(id string) {
	p.t.Helper()
	a, ok := p.find(id)
	if !ok || a.Target == nil {
		p.t.Fatalf("%q is not in view on screen %q: %v", id, p.screen(), p.ids())
	}
	p.tap(a.Target.X, a.Target.Y)
}

func (p *page) ids() (ids []string) {
	for _, a := range p.actions() {
		ids = append(ids, a.ID)
	}
	return ids
}

func (p *page) tap(x, y float64) {
	p.t.Helper()
	if p.touch {
		p.fingers(input.DispatchTouchEventTypeTouchStart, point{x, y})
		p.fingers(input.DispatchTouchEventTypeTouchEnd)
	} else {
		p.do(chromedp.MouseClickXY(x, y))
	}
	p.settle()
}
