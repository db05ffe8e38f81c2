package engines

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/coder/websocket"
)

// firefox is spoken to by WebDriver BiDi: commands and their answers as JSON in
// a WebSocket that the browser itself opens.
type firefox struct {
	ctx    context.Context
	socket *websocket.Conn
	last   int    // the number of the last command
	window string // the browsing context of the page
}

// preferences are those of the profile. It is not headless, which would do
// without WebGL, and asks nothing of anybody but the page's server.
const preferences = `user_pref("ui.prefersReducedMotion", 1);
user_pref("webgl.force-enabled", true);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
`

func startFirefox(t *testing.T, ctx context.Context) driver {
	t.Helper()
	env, home := desk(t, ctx)
	if err := os.WriteFile(filepath.Join(home, "user.js"), []byte(preferences), 0o666); err != nil {
		t.Fatal(err)
	}
	name := "firefox"
	if path, err := exec.LookPath("firefox-esr"); err == nil {
		name = path
	}
	browser := start(t, env, name, "--no-remote", "--profile", home, "--remote-debugging-port", "0", "about:blank")
	address := browser.hear(t, ctx, `WebDriver BiDi listening on (ws://\S+)`)
	socket, _, err := websocket.Dial(ctx, address+"/session", nil)
	if err != nil {
		t.Fatal(err)
	}
	socket.SetReadLimit(-1) // pictures are long
	f := &firefox{ctx: ctx, socket: socket}
	t.Cleanup(func() {
		_ = f.call("browser.close", object{}, nil)
		_ = socket.CloseNow()
	})
	if err := f.begin(); err != nil {
		t.Fatal(err)
	}
	return f
}

// begin makes a session, and the window as large as the tests want it.
func (f *firefox) begin() error {
	if err := f.call("session.new", object{"capabilities": object{}}, nil); err != nil {
		return err
	}
	var tree struct {
		Contexts []struct{ Context string }
	}
	if err := f.call("browsingContext.getTree", object{}, &tree); err != nil {
		return err
	}
	if len(tree.Contexts) == 0 {
		return errors.New("it has no window")
	}
	f.window = tree.Contexts[0].Context
	return f.call("browsingContext.setViewport", object{"context": f.window, "viewport": object{"width": width, "height": height}}, nil)
}

// call has the browser do a command, and reads its result unless that is nil.
func (f *firefox) call(method string, params object, result any) error {
	f.last++
	command, err := json.Marshal(object{"id": f.last, "method": method, "params": params})
	if err != nil {
		return err
	}
	if err := f.socket.Write(f.ctx, websocket.MessageText, command); err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	for {
		_, text, err := f.socket.Read(f.ctx)
		if err != nil {
			return fmt.Errorf("%s: %w", method, err)
		}
		var answer struct {
			ID             int
			Error, Message string
			Result         json.RawMessage
		}
		switch err := json.Unmarshal(text, &answer); {
		case err != nil:
			return fmt.Errorf("%s: %w", method, err)
		case answer.ID != f.last: // an event
		case answer.Error != "":
			return fmt.Errorf("%s: %s: %s", method, answer.Error, answer.Message)
		case result == nil:
			return nil
		default:
			return json.Unmarshal(answer.Result, result)
		}
	}
}

func (f *firefox) open(address string) error {
	return f.call("browsingContext.navigate", object{"context": f.window, "url": address, "wait": "complete"}, nil)
}

func (f *firefox) reload() error {
	return f.call("browsingContext.reload", object{"context": f.window, "wait": "complete"}, nil)
}

func (f *firefox) eval(expression string) (string, error) {
	var answer struct {
		Result           struct{ Value string }
		ExceptionDetails *struct{ Text string }
	}
	err := f.call("script.evaluate", object{"target": object{"context": f.window}, "expression": expression, "awaitPromise": true}, &answer)
	if err == nil && answer.ExceptionDetails != nil {
		err = errors.New(answer.ExceptionDetails.Text)
	}
	return answer.Result.Value, err
}

func (f *firefox) click(x, y int) error {
	return f.call("input.performActions", object{"context": f.window, "actions": clicking(x, y)}, nil)
}

func (f *firefox) picture() ([]byte, error) {
	var answer struct{ Data []byte } // as base64
	err := f.call("browsingContext.captureScreenshot", object{"context": f.window}, &answer)
	return answer.Data, err
}
