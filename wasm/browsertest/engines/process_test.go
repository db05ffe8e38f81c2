package engines

import (
	"context"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// process is a program that runs no longer than the test.
type process struct {
	cmd  *exec.Cmd
	done chan struct{} // closed when it has ended

	mu     sync.Mutex
	output []byte
}

// Write takes what the program prints.
func (p *process) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.output = append(p.output, text...)
	return len(text), nil
}

func (p *process) said() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return string(p.output)
}

// start starts a program with some variables more in its environment, and ends
// it with the test. When the test fails what it has printed is told.
func start(t *testing.T, env []string, name string, args ...string) *process {
	t.Helper()
	ctx, end := context.WithCancel(context.Background())
	p := &process{cmd: exec.CommandContext(ctx, name, args...), done: make(chan struct{})}
	p.cmd.Env = append(os.Environ(), env...)
	p.cmd.Stdout, p.cmd.Stderr = p, p
	// Asked to end it cleans up, which nobody waits for long.
	p.cmd.Cancel = func() error { return p.cmd.Process.Signal(syscall.SIGTERM) }
	p.cmd.WaitDelay = 5 * time.Second
	if err := p.cmd.Start(); err != nil {
		end()
		t.Fatalf("%v; make test-browsers installs what is missing", err)
	}
	go func() {
		_ = p.cmd.Wait() // it ends by a signal
		close(p.done)
	}()
	t.Cleanup(func() {
		end()
		<-p.done
		if t.Failed() {
			t.Logf("%s printed\n%s", name, strings.TrimSpace(p.said()))
		}
	})
	return p
}

// hear waits until the program prints what matches a pattern, and gives what its
// group matches.
func (p *process) hear(t *testing.T, ctx context.Context, pattern string) string {
	t.Helper()
	wanted := regexp.MustCompile(pattern)
	for {
		if m := wanted.FindStringSubmatch(p.said()); m != nil {
			return m[1]
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-p.done:
			t.Fatalf("%s has ended", p.cmd.Path)
		case <-ctx.Done():
			t.Fatalf("%s did not print %q", p.cmd.Path, pattern)
		}
	}
}

// desk gives the environment of a browser that runs on a screen of its own,
// which nobody sees, without a graphics card, and in a home of its own.
func desk(t *testing.T, ctx context.Context) (env []string, home string) {
	t.Helper()
	home, err := os.MkdirTemp("", "vassals-engine-")
	if err != nil {
		t.Fatal(err)
	}
	// A process of the browser may be writing still: what then stays is small.
	t.Cleanup(func() { _ = os.RemoveAll(home) })
	screen := start(t, nil, "Xvfb", "-displayfd", "1", "-screen", "0", "800x800x24", "-nolisten", "tcp")
	display := screen.hear(t, ctx, `(?m)^(\d+)\n`)
	return []string{"DISPLAY=:" + display, "LIBGL_ALWAYS_SOFTWARE=1", "HOME=" + home,
		"XDG_CONFIG_HOME=" + home, "XDG_CACHE_HOME=" + home, "XDG_DATA_HOME=" + home, "XDG_RUNTIME_DIR=" + home}, home
}
