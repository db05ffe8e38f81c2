package scene

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules/bots"
)

var sheetDir = flag.String("sheet", "", "write pictures of the screens into this folder")

// fakePage is a browser for tests.
type fakePage struct {
	language  string
	stored    map[string]string
	forbidden bool
	full      bool
	said      []string
	sounds    []string
	volume    float64
	saver     bool
	filled    bool
	saved     map[string]string
	edit      func(string, bool)
	address   string
	copied    string
	noCopy    bool // the clipboard refuses
	renewed   int
	seed      uint64
	asked     []*asked
	persisted int
	told      []string // to other tabs
	clock     int64
	file      func(text string, ok bool) // gets what is in the file that was chosen
	depth     int
	events    []string // told to the page around
	tab       string   // the address opened last
}

// asked is a question that a bot is to think about.
type asked struct {
	bots.Question
	answer  func(bots.Answer)
	stopped bool
}

func newFakePage(language string) *fakePage {
	return &fakePage{language: language, stored: map[string]string{}, saved: map[string]string{}, address: "https://example.org/vassals/", seed: 7}
}

func (p *fakePage) Load(key string) (string, bool, error) {
	if p.forbidden {
		return "", false, errors.New("forbidden")
	}
	v, ok := p.stored[key]
	return v, ok, nil
}

func (p *fakePage) Store(key, value string) error {
	if p.forbidden || p.full {
		return refusal{p.full}
	}
	p.stored[key] = value
	return nil
}

// refusal is the error of a storage that takes nothing.
type refusal struct{ full bool }

func (r refusal) Error() string { return "refused" }
func (r refusal) Full() bool    { return r.full }

func (p *fakePage) Remove(key string) error {
	if p.forbidden {
		return errors.New("forbidden")
	}
	delete(p.stored, key)
	return nil
}

func (p *fakePage) Keys(prefix string) (keys []string, err error) {
	if p.forbidden {
		return nil, errors.New("forbidden")
	}
	for key := range p.stored {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

func (p *fakePage) Persist()               { p.persisted++ }
func (p *fakePage) Tell(text string)       { p.told = append(p.told, text) }
func (p *fakePage) Clock() int64           { p.clock += 60_000; return p.clock }
func (p *fakePage) Date(time int64) string { return "30 de novembro de 2026, 09:50" }
func (p *fakePage) Open(done func(text string, ok bool)) {
	p.file = done
}
func (p *fakePage) SetDepth(depth int) { p.depth = depth }

func (p *fakePage) Languages() []string            { return []string{p.language} }
func (p *fakePage) SetLanguage(code, title string) {}
func (p *fakePage) Announce(text string)           { p.said = append(p.said, text) }
func (p *fakePage) Edit(box layout.Rect, label, text string, max int, done func(string, bool)) {
	p.edit = done
}
func (p *fakePage) Sound(name string)     { p.sounds = append(p.sounds, name) }
func (p *fakePage) SetVolume(v float64)   { p.volume = v }
func (p *fakePage) SetSaver(on bool)      { p.saver = on }
func (p *fakePage) SetFullscreen(on bool) { p.filled = on }
func (p *fakePage) Fullscreen() (offered, on bool) {
	return true, p.filled
}
func (p *fakePage) Save(name, text string) { p.saved[name] = text }
func (p *fakePage) Entropy() uint64        { p.seed += 3; return p.seed }

func (p *fakePage) Copy(text string, done func(bool)) {
	if !p.noCopy {
		p.copied = text
	}
	done(!p.noCopy)
}
func (p *fakePage) Address() string           { return p.address }
func (p *fakePage) SetAddress(address string) { p.address = address }
func (p *fakePage) OpenTab(address string)    { p.tab = address }
func (p *fakePage) Event(text string)         { p.events = append(p.events, text) }
func (p *fakePage) Renew()                    { p.renewed++ }

// Think keeps the question for think.
func (p *fakePage) Think(q bots.Question, answer func(bots.Answer)) (stop func()) {
	a := &asked{Question: q, answer: answer}
	p.asked = append(p.asked, a)
	return func() { a.stopped = true }
}

// think answers the questions asked so far, as the browser does before an
// Update: with a first thought, and with the last one. Without a clock the bots
// think to their end, whatever their limit.
func (p *fakePage) think() {
	list := p.asked
	p.asked = nil
	for _, a := range list {
		tell := func(answer bots.Answer) {
			if !a.stopped {
				a.answer(answer)
			}
		}
		if a.stopped {
			continue
		}
		search, err := bots.Begin(a.Record, a.Bot, bots.Share{})
		if err != nil {
			tell(bots.Answer{Err: err.Error()})
			continue
		}
		steps := 0
		if !search.Step(func() bool { steps++; return steps > 1 }) {
			tell(bots.Answer{Choices: search.Choices(), Progress: search.Progress()})
			search.Step(nil)
		}
		tell(bots.Answer{Choices: search.Choices(), Progress: 1, Done: true})
	}
}

// Windows of all kinds, in CSS pixels.
var windows = []Viewport{
	{W: 360, H: 640, Ratio: 3},
	{W: 320, H: 568, Ratio: 2},
	{W: 844, H: 390, Ratio: 3, Safe: layout.Insets{Left: 47, Right: 47, Bottom: 21}},
	{W: 768, H: 1024, Ratio: 2},
	{W: 1280, H: 800, Ratio: 1},
	{W: 2560, H: 1440, Ratio: 1},
}

func (v Viewport) String() string { return fmt.Sprintf("%.0fx%.0f", v.W, v.H) }

// languages are those in which screens must fit: all, and of -short, for where
// the tests are slow, the one with the longest words.
func languages() []string {
	if testing.Short() {
		return []string{"ru"}
	}
	return []string{"en", "es", "pt", "ru"}
}

// newTestApp makes an app that has drawn its first picture.
func newTestApp(t testing.TB, page *fakePage, v Viewport) *App {
	t.Helper()
	return openApp(page, v)
}

func openApp(page Page, v Viewport) *App {
	a := New(page)
	a.SetReducedMotion(true)
	a.Resize(v)
	a.Update(0)
	return a
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// shoot writes a picture of the screen where -sheet asks for it.
func shoot(t testing.TB, a *App, painter *art.Painter, v Viewport, name string) {
	if *sheetDir == "" {
		return
	}
	a.Update(a.now + 16)
	f, err := os.Create(filepath.Join(*sheetDir, name+".png"))
	must(t, err)
	must(t, png.Encode(f, painter.Paint(a.Frame(), v.W, v.H, min(v.Ratio, 2))))
	must(t, f.Close())
}

// newest gives the record of the game that was saved last, "" for none.
func (p *fakePage) newest() string {
	var ids []string
	if json.Unmarshal([]byte(p.stored[indexKey]), &ids) != nil || len(ids) == 0 {
		return ""
	}
	g, err := readSave(ids[0], p.stored[entryPrefix+ids[0]])
	if err != nil {
		return ""
	}
	return string(g.rec.Encode())
}
