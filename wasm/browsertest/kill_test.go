package browsertest

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"golang.org/x/sync/errgroup"
)

// writer is a page that does nothing but write saves, as fast as it can, with
// the game's own module. Each is the number n and what follows from it, as long
// as a save; it tells the server when one is written.
const writer = `<!DOCTYPE html><title>writer</title><script type="module">
import { load, save } from './page/storage.js';
const whole = (n) => JSON.stringify({ n, body: Array.from({ length: 300 }, (_, i) => (n * 31 + i * 7) % 9973) });
const read = (key) => {
	const text = load(key).value;
	if (text === null) return 0;
	try {
		const { n } = JSON.parse(text);
		return whole(n) === text ? n : -1;
	} catch { return -1; }
};
const keys = ['vassals.game.a', 'vassals.game.b'];
window.found = keys.map(read);
let n = Math.max(...window.found);
window.begin = () => {
	const next = () => {
		n++;
		if (!save(keys[n % 2], whole(n)).ok) return;
		const told = new XMLHttpRequest();
		told.open('POST', 'wrote/' + n, false);
		told.send();
		setTimeout(next);
	};
	setTimeout(next);
	return window.found;
};
</script>`

// written serves the writer, and keeps the last number that was written.
type written struct {
	server *httptest.Server
	mu     sync.Mutex
	last   int64
}

// raise takes n for written, and gives the last number that is.
func (w *written) raise(n int64) int64 {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.last = max(n, w.last)
	return w.last
}

func newWritten(t *testing.T) *written {
	w := &written{}
	mux := http.NewServeMux()
	mux.Handle("GET /page/", http.FileServer(http.Dir(filepath.Join("..", "..", "static"))))
	mux.HandleFunc("GET /{$}", func(out http.ResponseWriter, _ *http.Request) {
		out.Header().Set("Content-Type", "text/html")
		_, _ = io.WriteString(out, writer)
	})
	mux.HandleFunc("POST /wrote/{n}", func(_ http.ResponseWriter, r *http.Request) {
		n, _ := strconv.ParseInt(r.PathValue("n"), 10, 64)
		w.raise(n)
	})
	w.server = httptest.NewServer(mux)
	t.Cleanup(w.server.Close)
	return w
}

// launch starts a browser of its own, which may be killed, with a profile that
// stays.
func launch(t *testing.T, profile string, flags []chromedp.ExecAllocatorOption) (ctx context.Context, end func()) {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], flags...)
	allocator, endAll := chromedp.NewExecAllocator(context.Background(), append(options, chromedp.UserDataDir(profile))...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		t.Fatal(err)
	}
	return ctx, func() { cancel(); endAll() }
}

// pid gives the process of a browser.
func pid(ctx context.Context) int { return chromedp.FromContext(ctx).Browser.Process().Pid }

// renderers lists the processes of a browser that run pages.
func renderers(browser int) (list []int) {
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	parent, renders := map[int]int{}, map[int]bool{}
	for _, dir := range dirs {
		id, _ := strconv.Atoi(filepath.Base(dir))
		stat, err := os.ReadFile(filepath.Join(dir, "stat"))
		if err != nil {
			continue // it has ended
		}
		if after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:])); len(after) > 1 {
			parent[id], _ = strconv.Atoi(after[1])
		}
		line, _ := os.ReadFile(filepath.Join(dir, "cmdline"))
		renders[id] = strings.Contains(string(line), "--type=renderer")
	}
	for id := range renders {
		for p := id; renders[id] && p > 1; p = parent[p] {
			if parent[p] == browser {
				list = append(list, id)
				break
			}
		}
	}
	return list
}

// patience is how long a browser gets for what it may have forgotten because a
// process of its was killed.
const patience = 30 * time.Second

// within does something in a tab that has done something before.
func within[T any](tab context.Context, action chromedp.Action[T]) (T, error) {
	ctx, cancel := context.WithTimeout(tab, patience)
	defer cancel()
	return chromedp.Run(ctx, action)
}

// tabOf opens the game in a new tab. The browser may give it a process that has
// just been killed, and never answer: then another tab is tried.
func tabOf(t *testing.T, browser context.Context) (tab context.Context, leave func()) {
	t.Helper()
	for tries := 1; ; tries++ {
		tab, leave := chromedp.NewContext(browser)
		late := time.AfterFunc(patience, leave)
		err := chromedp.Do(tab, chromedp.Navigate("about:blank"), before(notKept), chromedp.Navigate(address))
		if late.Stop() && err == nil {
			return tab, leave
		}
		go leave()
		if tries == 5 {
			t.Fatal(err)
		}
	}
}

// visit opens the writer, has it begin, and gives what it has found of before:
// the number of the last save and of the last one that was told to be written.
func (w *written) visit(tab context.Context) (newest, last int64, err error) {
	for tries := 1; ; tries++ { // a browser that has yet to notice the death of its page gives up at first
		_, err := within(tab, chromedp.Navigate(w.server.URL))
		if err == nil {
			break
		}
		if tries == 50 {
			return 0, 0, err
		}
		time.Sleep(20 * time.Millisecond)
	}
	last = w.raise(0) // the page before is gone, this one has written nothing yet
	found, err := within(tab, chromedp.Evaluate[[]int64]("window.begin()"))
	if err != nil || len(found) != 2 {
		return 0, 0, fmt.Errorf("found %v: %w", found, err)
	}
	newest, before := max(found[0], found[1]), min(found[0], found[1])
	if before < 0 || newest > last+1 || newest > 1 && before != newest-1 {
		return 0, 0, fmt.Errorf("found %v, the last one written is %d", found, last)
	}
	w.raise(newest) // what was found is written, told or not
	return newest, last, nil
}

// Whenever the process of the page is killed, the save that was written last is
// there, or the one that was being written, and the one before; all whole. Some
// pages write at the same time, each with a process and a storage of its own.
func TestKillPage(t *testing.T) {
	t.Parallel()
	kills := 200
	if testing.Short() {
		kills = 20
	}
	browser, end := launch(t, t.TempDir(), flags)
	defer end()
	const tabs = 4
	var pages [tabs]struct {
		*written
		tab context.Context
	}
	for i := range pages {
		p := &pages[i]
		p.written = newWritten(t)
		tab, leave := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
		t.Cleanup(leave)
		p.tab = tab
		if err := chromedp.Do(tab, chromedp.Navigate("about:blank")); err != nil {
			t.Fatal(err)
		}
	}
	r := rand.New(rand.NewPCG(6, 6))
	saves := int64(0)
	for killed := 0; ; killed += tabs {
		var visits errgroup.Group
		for _, p := range pages {
			visits.Go(func() error {
				newest, last, err := p.visit(p.tab)
				if err == nil && newest < last {
					err = fmt.Errorf("found %d, the last one written is %d", newest, last)
				}
				return err
			})
		}
		if err := visits.Wait(); err != nil {
			t.Fatalf("after kill %d: %v", killed, err)
		}
		if killed >= kills {
			break
		}
		time.Sleep(time.Duration(r.IntN(25_000)) * time.Microsecond)
		list := renderers(pid(browser))
		if len(list) < tabs {
			t.Fatalf("%d tabs write in %d processes", tabs, len(list))
		}
		for _, id := range list {
			_ = syscall.Kill(id, syscall.SIGKILL)
		}
	}
	for _, p := range pages {
		saves += p.raise(0)
	}
	t.Logf("%d kills, %d saves", kills, saves)
}

// When the whole browser is killed, whole saves are there, if perhaps not the
// last ones: Chromium writes to the disk from time to time.
func TestKillBrowser(t *testing.T) {
	t.Parallel()
	w := newWritten(t)
	profile := t.TempDir()
	r := rand.New(rand.NewPCG(7, 7))
	for i := range 11 {
		tab, end := launch(t, profile, flags)
		newest, last, err := w.visit(tab)
		if err != nil {
			t.Fatalf("after kill %d: %v", i, err)
		}
		t.Logf("after kill %d: %d of %d saves", i, newest, last)
		time.Sleep(time.Duration(r.IntN(7000)) * time.Millisecond)
		_ = syscall.Kill(pid(tab), syscall.SIGKILL)
		end()
	}
}

// fast plays as a person could, without a pause, and keeps the number of moves.
const fast = `(() => {
	window.confirmed = 0;
	const pick = (list) => list[Math.floor(Math.random() * list.length)];
	const next = async () => {
		const ids = window.vassals.actions().map((a) => a.id);
		const id = ids.includes('confirm') ? 'confirm' : ids.includes('skip') ? 'skip' : pick(ids.filter((i) => i.startsWith('place ')));
		await window.vassals.perform(id);
		window.confirmed = window.vassals.record().moves.length;
		setTimeout(next);
	};
	next();
	return true;
})()`

// The same with the game itself: after a kill it goes on with the last turn, and
// the other games are there.
func TestKillGame(t *testing.T) {
	t.Parallel()
	browser, end := launch(t, t.TempDir(), flags)
	defer end()
	r := rand.New(rand.NewPCG(8, 8))
	ask := func(tab context.Context, expression string) int {
		t.Helper()
		n, err := chromedp.Run(tab, chromedp.Evaluate[int](expression, chromedp.EvalAwaitPromise))
		if err != nil {
			t.Fatalf("%s: %v", expression, err)
		}
		return n
	}
	const start = `window.vassals.start({seed: "%d", players: [{name: "Ana", color: "red"}, {name: "Bruno", color: "blue"}]}).then(() => 1)`
	seen := 0
	for i := range 8 {
		tab, leave := tabOf(t, browser)
		ask(tab, "window.vassals.ready.then(() => 1)")
		if i == 0 {
			ask(tab, fmt.Sprintf(start, 1))
			ask(tab, fmt.Sprintf(start, 2))
		} else {
			if n := ask(tab, "window.vassals.screen() === 'start' ? 1 : 0"); n != 1 {
				t.Fatal("something is wrong with the saves")
			}
			ask(tab, "window.vassals.perform('continue').then(() => 1)")
		}
		moves := ask(tab, "window.vassals.record().moves.length")
		games := ask(tab, "Object.keys(localStorage).filter((k) => k.startsWith('vassals.game.')).length")
		if moves < seen || games != 2 {
			t.Fatalf("kill %d: %d games, %d moves, there were %d", i, games, moves, seen)
		}
		ask(tab, fast+"?1:0")
		time.Sleep(time.Duration(100+r.IntN(300)) * time.Millisecond)
		seen = ask(tab, "window.confirmed")
		if seen > 55 { // before it ends
			ask(tab, fmt.Sprintf(start, 3)+".then(() => { const [a, b] = JSON.parse(localStorage.getItem('vassals.games')); localStorage.removeItem('vassals.game.' + b); return 1; })")
			seen = 0
		}
		time.Sleep(time.Duration(r.IntN(30_000)) * time.Microsecond)
		for _, id := range renderers(pid(browser)) {
			_ = syscall.Kill(id, syscall.SIGKILL)
		}
		leave()
	}
}
