package engines

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// webkit is spoken to by classic WebDriver, JSON over HTTP. Its driver starts
// MiniBrowser, a window around WebKitGTK.
type webkit struct {
	ctx     context.Context
	session string // the address of its session
}

// settings are those of GTK: the page sees that less is to move.
const settings = "[Settings]\ngtk-enable-animations=0\n"

func startWebKit(t *testing.T, ctx context.Context) driver {
	t.Helper()
	env, home := desk(t, ctx)
	if err := os.Mkdir(filepath.Join(home, "gtk-3.0"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "gtk-3.0", "settings.ini"), []byte(settings), 0o666); err != nil {
		t.Fatal(err)
	}
	port := freePort(t)
	driver := start(t, env, "WebKitWebDriver", "--port="+port)
	server := "http://127.0.0.1:" + port
	w := &webkit{ctx: ctx}
	for { // until it answers
		err := w.call("GET", server+"/status", nil, nil)
		if err == nil {
			break
		}
		select {
		case <-time.After(50 * time.Millisecond):
		case <-driver.done:
			t.Fatal("WebKitWebDriver has ended")
		case <-ctx.Done():
			t.Fatal(err)
		}
	}
	var made struct{ SessionID string }
	if err := w.call("POST", server+"/session", object{"capabilities": object{}}, &made); err != nil {
		t.Fatal(err)
	}
	w.session = server + "/session/" + made.SessionID
	t.Cleanup(func() { _ = w.call("DELETE", w.session, nil, nil) }) // ends MiniBrowser
	limit := time.Hour.Milliseconds()                               // the context has one
	if err := w.post("/timeouts", object{"script": limit, "pageLoad": limit}, nil); err != nil {
		t.Fatal(err)
	}
	if err := w.post("/window/rect", object{"x": 0, "y": 0, "width": width, "height": height}, nil); err != nil {
		t.Fatal(err)
	}
	return w
}

// freePort gives a port of this machine that nobody listens at.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

// call sends a command, and reads its result unless that is nil.
func (w *webkit) call(method, address string, params object, result any) error {
	body, err := json.Marshal(params)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(w.ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return fmt.Errorf("%s: %w", address, err)
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", address, answer.Value)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, result)
}

// post sends a command of the session.
func (w *webkit) post(command string, params object, result any) error {
	return w.call("POST", w.session+command, params, result)
}

func (w *webkit) open(address string) error { return w.post("/url", object{"url": address}, nil) }

func (w *webkit) reload() error { return w.post("/refresh", object{}, nil) }

func (w *webkit) eval(expression string) (string, error) {
	var answer struct{ Value, Error string }
	script := "const done = arguments[0]; (async () => (" + expression + "))()" +
		".then((value) => done({value}), (error) => done({error: String(error)}))"
	err := w.post("/execute/async", object{"script": script, "args": []any{}}, &answer)
	if err == nil && answer.Error != "" {
		err = errors.New(answer.Error)
	}
	return answer.Value, err
}

func (w *webkit) click(x, y int) error {
	return w.post("/actions", object{"actions": clicking(x, y)}, nil)
}

func (w *webkit) picture() ([]byte, error) {
	var data []byte // as base64
	err := w.call("GET", w.session+"/screenshot", nil, &data)
	return data, err
}
