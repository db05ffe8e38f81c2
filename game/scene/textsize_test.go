package scene

import "testing"

// Who reads large text gets everything larger as far as the window has room,
// and the rest of it in what is read at length.
func TestTextSize(t *testing.T) {
	tests := []struct {
		name       string
		v          Viewport
		zoom, read float64
	}{
		{"usual", Viewport{W: 360, H: 640, Text: 1}, 1, 1},
		{"not known", Viewport{W: 360, H: 640}, 1, 1},
		{"small", Viewport{W: 1280, H: 800, Text: .7}, 1, 1},
		{"a desktop", Viewport{W: 1280, H: 800, Text: 1.25}, 1.25, 1},
		{"no larger than this", Viewport{W: 1280, H: 800, Text: 3}, 1.5, 1},
		{"a phone", Viewport{W: 360, H: 640, Text: 1.5}, 1.125, 4.0 / 3},
		{"the smallest", Viewport{W: 320, H: 540, Text: 1.5}, 1, 1.5},
		{"a large monitor", Viewport{W: 3840, H: 2160, Text: 1}, 2160.0 / 1100, 1},
	}
	for _, tt := range tests {
		zoom, read := zoomFor(tt.v)
		if zoom != tt.zoom || read != tt.read {
			t.Errorf("%s: zoom %g, reading %g; want %g, %g", tt.name, zoom, read, tt.zoom, tt.read)
		}
	}
}

// Large text is cut nowhere.
func TestLargeTextFits(t *testing.T) {
	for i, v := range windows {
		v.Text = largestText
		checkScreens(t, []string{"ru", "es"}[i%2], v, []int{2, 4, 6}[i%3])
	}
}
