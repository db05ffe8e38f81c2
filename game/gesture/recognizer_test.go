package gesture

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// say writes an intent as the tables below do.
func say(i Intent) string {
	switch i.Meaning {
	case Press:
		return fmt.Sprintf("press %g,%g", i.X, i.Y)
	case Release:
		return "release"
	case Tap:
		return fmt.Sprintf("tap %g,%g", i.X, i.Y)
	case LongPress:
		return fmt.Sprintf("long %g,%g", i.X, i.Y)
	case PanStart:
		return fmt.Sprintf("start %g,%g", i.X, i.Y)
	case Pan:
		return fmt.Sprintf("pan %g,%g", i.DX, i.DY)
	case PanEnd:
		return fmt.Sprintf("end %.2f,%.2f", i.VX, i.VY)
	case Zoom:
		return fmt.Sprintf("zoom %.2f at %g,%g", i.Factor, i.X, i.Y)
	case Hover:
		return fmt.Sprintf("hover %g,%g", i.X, i.Y)
	case Scroll:
		return fmt.Sprintf("scroll %g,%g %v", i.DX, i.DY, i.Ctrl)
	}
	return fmt.Sprint("meaning ", i.Meaning)
}

func TestRecognizer(t *testing.T) {
	mouse := func(k Kind, x, y, time float64) Event {
		return Event{Kind: k, Pointer: Mouse, ID: 1, X: x, Y: y, Time: time}
	}
	touch := func(k Kind, id int, x, y, time float64) Event {
		return Event{Kind: k, Pointer: Touch, ID: id, X: x, Y: y, Time: time}
	}
	tests := []struct {
		name   string
		events []Event
		want   string
	}{
		{"tap", []Event{touch(Down, 7, 10, 20, 0), touch(Up, 7, 10, 20, 50)}, "press 10,20; tap 10,20"},
		{"tap in no time", []Event{touch(Down, 7, 10, 20, 0), touch(Up, 7, 10, 20, 0)}, "press 10,20; tap 10,20"},
		{"tap that trembles", []Event{touch(Down, 7, 10, 20, 0), touch(Move, 7, 17, 24, 20), touch(Up, 7, 17, 24, 50)}, "press 10,20; tap 10,20"},
		{"two taps", []Event{touch(Down, 7, 1, 1, 0), touch(Up, 7, 1, 1, 9), touch(Down, 8, 2, 2, 10), touch(Up, 8, 2, 2, 19)}, "press 1,1; tap 1,1; press 2,2; tap 2,2"},
		{"a mouse trembles less", []Event{mouse(Down, 10, 20, 0), mouse(Move, 15, 20, 20), mouse(Up, 15, 20, 200)}, "press 10,20; release; start 10,20; end 0.00,0.00"},
		{"fast flick is no tap", []Event{touch(Down, 7, 0, 0, 0), touch(Up, 7, 60, 0, 30)}, "press 0,0; release; start 0,0; end 0.00,0.00"},
		{
			"drag and fling",
			[]Event{touch(Down, 7, 0, 0, 0), touch(Move, 7, 10, 0, 10), touch(Move, 7, 30, 5, 60), touch(Move, 7, 70, 10, 100), touch(Up, 7, 70, 10, 100)},
			"press 0,0; release; start 0,0; pan 20,5; pan 40,5; end 0.67,0.11",
		},
		{
			"drag and rest",
			[]Event{touch(Down, 7, 0, 0, 0), touch(Move, 7, 10, 0, 10), touch(Move, 7, 90, 0, 100), touch(Up, 7, 90, 0, 400)},
			"press 0,0; release; start 0,0; pan 80,0; end 0.00,0.00",
		},
		{"long press", []Event{touch(Down, 7, 3, 4, 0), touch(Up, 7, 3, 4, 450)}, "press 3,4; long 3,4"},
		{"long press spends the finger", []Event{touch(Down, 7, 3, 4, 0), touch(Move, 7, 4, 4, 500), touch(Move, 7, 90, 90, 600), touch(Up, 7, 90, 90, 700)}, "press 3,4; long 3,4"},
		{"cancel", []Event{touch(Down, 7, 3, 4, 0), touch(Cancel, 7, 3, 4, 10), touch(Up, 7, 3, 4, 20)}, "press 3,4; release"},
		{"cancelled drag does not fling", []Event{touch(Down, 7, 0, 0, 0), touch(Move, 7, 20, 0, 10), touch(Move, 7, 60, 0, 30), touch(Cancel, 7, 60, 0, 30)}, "press 0,0; release; start 0,0; pan 40,0; end 0.00,0.00"},
		{
			"pinch",
			[]Event{touch(Down, 1, 0, 0, 0), touch(Down, 2, 100, 0, 10), touch(Move, 1, -100, 0, 20), touch(Up, 1, -100, 0, 30), touch(Up, 2, 100, 0, 40)},
			"press 0,0; release; start 0,0; pan -50,0; zoom 2.00 at 0,0; end 0.00,0.00",
		},
		{
			"two fingers drag",
			[]Event{touch(Down, 1, 0, 0, 0), touch(Down, 2, 100, 0, 0), touch(Move, 1, 0, 40, 20), touch(Move, 2, 100, 40, 20)},
			"press 0,0; release; start 0,0; pan 0,20; zoom 1.08 at 50,20; pan 0,20; zoom 0.93 at 50,40",
		},
		{
			"the finger left of a pinch goes on to drag and never taps",
			[]Event{touch(Down, 1, 0, 0, 0), touch(Down, 2, 100, 0, 0), touch(Cancel, 1, 0, 0, 300), touch(Move, 2, 101, 0, 320), touch(Up, 2, 101, 0, 800)},
			"press 0,0; release; start 0,0; pan 1,0; end 0.00,0.00",
		},
		{
			"a second finger joins a drag",
			[]Event{touch(Down, 1, 0, 0, 0), touch(Move, 1, 20, 0, 10), touch(Down, 2, 120, 0, 20), touch(Move, 2, 220, 0, 30)},
			"press 0,0; release; start 0,0; pan 50,0; zoom 2.00 at 120,0",
		},
		{"down twice", []Event{touch(Down, 1, 0, 0, 0), touch(Down, 1, 5, 5, 10), touch(Up, 1, 5, 5, 20)}, "press 0,0; release; press 5,5; tap 5,5"},
		{"up from nowhere", []Event{touch(Up, 1, 0, 0, 0), touch(Cancel, 2, 0, 0, 0)}, ""},
		{"hover", []Event{mouse(Move, 3, 4, 0), touch(Move, 9, 3, 4, 0)}, "hover 3,4"},
		{"wheel", []Event{{Kind: Wheel, DX: 1, DY: -120, Ctrl: true}}, "scroll 1,-120 true"},
		{"trackpad pinch", []Event{{Kind: Pinch, X: 5, Y: 6, Scale: 1.25}, {Kind: Pinch, Scale: 0}, {Kind: Pinch, Scale: math.Inf(1)}}, "zoom 1.25 at 5,6"},
		{"nonsense", []Event{touch(Down, 1, math.NaN(), 0, 0), touch(Down, 1, 0, 0, 0), touch(Up, 1, math.Inf(1), 0, 0)}, "press 0,0; release"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var r Recognizer
			var said []string
			var intents []Intent
			for _, e := range tt.events {
				intents = r.Feed(intents, e)
			}
			for _, i := range intents {
				said = append(said, say(i))
			}
			if got := strings.Join(said, "; "); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestTick(t *testing.T) {
	var r Recognizer
	if r.Waiting() {
		t.Error("waiting with no finger down")
	}
	r.Feed(nil, Event{Kind: Down, Pointer: Touch, ID: 1, Time: 100})
	if got := r.Tick(nil, 549); !r.Waiting() || len(got) != 0 {
		t.Errorf("after 449 ms: %v, waiting %v", got, r.Waiting())
	}
	if got := r.Tick(nil, 550); r.Waiting() || len(got) != 1 || got[0].Meaning != LongPress {
		t.Errorf("after 450 ms: %v, waiting %v", got, r.Waiting())
	}
	if got := r.Tick(nil, 9999); len(got) != 0 {
		t.Errorf("long after: %v", got)
	}
}

func TestReset(t *testing.T) {
	var r Recognizer
	r.Feed(nil, Event{Kind: Down, Pointer: Touch, ID: 1})
	r.Feed(nil, Event{Kind: Down, Pointer: Touch, ID: 2, X: 50})
	if got := r.Reset(nil); len(got) != 1 || got[0].Meaning != PanEnd || got[0].VX != 0 {
		t.Errorf("after a pinch: %v", got)
	}
	r.Feed(nil, Event{Kind: Down, Pointer: Touch, ID: 1})
	if got := r.Reset(nil); len(got) != 1 || got[0].Meaning != Release {
		t.Errorf("after a press: %v", got)
	}
	if got := r.Reset(nil); len(got) != 0 || len(r.fingers) != 0 {
		t.Errorf("at rest: %v", got)
	}
}

func TestWheelFactor(t *testing.T) {
	tests := []struct {
		dy        float64
		ctrl      bool
		low, high float64
	}{
		{0, false, 1, 1},
		{100, false, 0.78, 0.82},
		{-100, false, 1.22, 1.28},
		{-5, true, 1.04, 1.06},
		{1e9, false, 0.6, 0.61},
	}
	for _, tt := range tests {
		if got := WheelFactor(tt.dy, tt.ctrl); got < tt.low || got > tt.high {
			t.Errorf("WheelFactor(%g, %v) = %g, want %g to %g", tt.dy, tt.ctrl, got, tt.low, tt.high)
		}
	}
}

// TestRecognizerKeepsItsWord feeds random events and holds the intents to what
// their docs promise.
func TestRecognizerKeepsItsWord(t *testing.T) {
	event := rapid.Custom(func(t *rapid.T) Event {
		return Event{
			Kind:    Kind(rapid.IntRange(0, 5).Draw(t, "kind")),
			Pointer: Pointer(rapid.IntRange(0, 2).Draw(t, "pointer")),
			ID:      rapid.IntRange(1, 4).Draw(t, "id"),
			X:       rapid.Float64Range(-50, 50).Draw(t, "x"),
			Y:       rapid.Float64Range(-50, 50).Draw(t, "y"),
			Scale:   rapid.Float64Range(-1, 4).Draw(t, "scale"),
			Time:    rapid.Float64Range(0, 300).Draw(t, "wait"),
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		var r Recognizer
		var now float64
		var pressed, panning bool
		down := map[int]bool{}
		spoiled := false // some finger of this touch was cancelled or joined by another
		for range rapid.IntRange(1, 60).Draw(t, "events") {
			e := event.Draw(t, "event")
			now += e.Time
			e.Time = now
			before := len(down)
			switch e.Kind {
			case Down:
				spoiled = before > 0
				down[e.ID] = true
			case Up:
				delete(down, e.ID)
			case Cancel:
				spoiled = spoiled || down[e.ID]
				delete(down, e.ID)
			}
			for _, i := range r.Feed(nil, e) {
				switch i.Meaning {
				case Press:
					if pressed || panning {
						t.Fatal("press within a press or a drag")
					}
					pressed, spoiled = true, false
				case Tap, LongPress, Release:
					if !pressed {
						t.Fatalf("%s without a press", say(i))
					}
					if spoiled && i.Meaning == Tap {
						t.Fatal("tap of a spoiled touch")
					}
					pressed = false
				case PanStart:
					if pressed || panning {
						t.Fatal("drag begins within a press or a drag")
					}
					panning = true
				case Pan:
					if !panning {
						t.Fatal("pan without a start")
					}
				case PanEnd:
					if !panning {
						t.Fatal("end without a start")
					}
					panning = false
				case Zoom:
					if e.Kind != Pinch && !panning {
						t.Fatal("zoom of fingers without a start")
					}
				}
				if i.Meaning == Zoom && !(i.Factor > 0) || !finite(i.X, i.Y, i.DX, i.DY, i.VX, i.VY) {
					t.Fatalf("%+v", i)
				}
			}
			if len(r.fingers) != len(down) {
				t.Fatalf("%d fingers down, the recognizer has %d", len(down), len(r.fingers))
			}
			if len(down) == 0 && (pressed || panning) {
				t.Fatalf("no finger is down, pressed %v, panning %v", pressed, panning)
			}
		}
	})
}

func FuzzRecognizer(f *testing.F) {
	f.Add([]byte{0, 1, 10, 10, 5, 2, 1, 10, 10, 9})
	f.Fuzz(func(t *testing.T, data []byte) {
		var r Recognizer
		var now float64
		for ; len(data) >= 5; data = data[5:] {
			now += float64(data[4])
			x := float64(data[2])
			if data[2] == 255 {
				x = math.NaN()
			}
			r.Feed(nil, Event{
				Kind: Kind(data[0] % 7), Pointer: Pointer(data[0] / 7 % 3), ID: int(data[1] % 5),
				X: x, Y: float64(data[3]), Scale: float64(data[3]) / 64, Time: now,
			})
		}
		r.Reset(nil)
		if len(r.fingers) != 0 || r.state != idle {
			t.Errorf("after a reset: %d fingers, state %d", len(r.fingers), r.state)
		}
	})
}
