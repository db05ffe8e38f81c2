package art

import (
	"image"
	"testing"
	"time"
)

// slow is a sprite that takes a while to draw.
type slow struct{ name int }

func (slow) Raster(w, h int, _ float64) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) }
func (slow) Scalable() bool                         { return true }

// counter is a cache whose clock moves by cost with every raster.
type counter struct {
	Cache[*image.RGBA]
	now           time.Duration
	made, dropped int
}

func newCounter(cost time.Duration, pixels int) *counter {
	c := &counter{}
	c.Cache = Cache[*image.RGBA]{
		Upload: func(img *image.RGBA) *image.RGBA { return img },
		Drop:   func(*image.RGBA) { c.dropped++ },
		Raster: func(s Sprite, w, h int, scale float64) *image.RGBA {
			c.now += cost
			c.made++
			return s.Raster(w, h, scale)
		},
		Now:    func() time.Duration { return c.now },
		Pixels: pixels,
	}
	return c
}

// show draws a frame of n sprites of one side, and gives the widths drawn.
func (c *counter) show(n int, side float64) (widths []int) {
	c.Begin()
	for i := range n {
		if p, ok := c.Near(slow{i}, side, side, 1); ok {
			widths = append(widths, p.W)
		}
	}
	c.End()
	return widths
}

func TestSteps(t *testing.T) {
	tests := []struct{ side, want float64 }{
		{1, 11}, {11.5, 11}, {16, 16}, {17, 16}, {18, 23}, {100, 128}, {129, 128}, {200, 256}, {724, 724}, {1000, 1024}, {5000, 1024},
	}
	for _, tt := range tests {
		if got := stepSide(stepFor(tt.side)); got != tt.want {
			t.Errorf("for %g pixels: %g, want %g", tt.side, got, tt.want)
		}
	}
}

func TestCacheKeepsRasters(t *testing.T) {
	c := newCounter(0, 1e9)
	for range 3 {
		c.Begin()
		c.Exact(slow{1}, 20, 10, 1)
		c.Exact(slow{1}, 20, 11, 1)
		c.Exact(slow{2}, 20, 10, 1)
		c.Near(slow{1}, 100, 50, 1)
		c.Near(slow{1}, 101, 50.5, 1)
		c.Near(slow{1}, 60, 60, 1)
		c.Near(slow{1}, 60, 61, 1)
		c.End()
	}
	if c.made != 5 || c.Unfinished() {
		t.Errorf("made %d rasters, want 5; unfinished %v", c.made, c.Unfinished())
	}
	c.Begin()
	if p := c.Exact(slow{1}, 20, 10, 1); p.W != 20 || p.H != 10 || p.Image.Bounds() != image.Rect(0, 0, 20, 10) {
		t.Errorf("exact: %dx%d, %v", p.W, p.H, p.Image.Bounds())
	}
	if p, _ := c.Near(slow{1}, 50, 100, 1); p.W != 64 || p.H != 128 {
		t.Errorf("near 50x100: %dx%d, want 64x128", p.W, p.H)
	}
}

func TestCacheSpreadsWork(t *testing.T) {
	c := newCounter(5*time.Millisecond, 1e9)
	// 7 ms for the right size, 40 ms for a rough one, the rest has to wait.
	if got := c.show(20, 256); len(got) != 8 || got[1] != 256 || got[2] != 128 || !c.Unfinished() {
		t.Errorf("first frame: %v, unfinished %v", got, c.Unfinished())
	}
	frames := 1
	for c.Unfinished() && frames < 100 {
		before := c.made
		c.show(20, 256)
		if made := c.made - before; made > 8 {
			t.Errorf("frame %d: %d rasters", frames, made)
		}
		frames++
	}
	got := c.show(20, 256)
	for _, w := range got {
		if w != 256 {
			t.Errorf("at last: %v", got)
			break
		}
	}
	if len(got) != 20 || frames > 15 {
		t.Errorf("%d sprites after %d frames", len(got), frames)
	}
}

// Where the time of a frame is over before its first raster is made, one is made
// all the same.
func TestCacheOnSlowDevices(t *testing.T) {
	c := newCounter(0, 1e9)
	now := c.Now
	reads := time.Duration(0)
	c.Now = func() time.Duration { reads++; return now() + reads*time.Second }
	frames := 0
	for c.show(5, 256); c.Unfinished() && frames < 20; frames++ {
		c.show(5, 256)
	}
	if got := c.show(5, 256); frames > 6 || len(got) != 5 || got[4] != 256 {
		t.Errorf("after %d frames: %v", frames, got)
	}
}

func TestCacheWhileZooming(t *testing.T) {
	c := newCounter(5*time.Millisecond, 1e9)
	for c.show(1, 128); c.Unfinished(); {
		c.show(1, 128)
	}
	made := c.made
	for _, side := range []float64{131, 140, 150, 165} {
		if got := c.show(1, side); got[0] != 128 || !c.Unfinished() {
			t.Errorf("at %g: %v, unfinished %v", side, got, c.Unfinished())
		}
	}
	if c.made != made {
		t.Errorf("made %d rasters while zooming", c.made-made)
	}
	if got := c.show(1, 165); got[0] != 181 || c.Unfinished() {
		t.Errorf("at rest: %v, unfinished %v", got, c.Unfinished())
	}
	if got := c.show(1, 250); got[0] != 256 {
		t.Errorf("too coarse: %v", got)
	}
}

func TestCacheForgets(t *testing.T) {
	c := newCounter(0, 85_000)
	c.show(20, 64)
	if c.dropped != 0 {
		t.Errorf("dropped %d of what is shown", c.dropped)
	}
	c.show(1, 64)
	if c.dropped != 0 {
		t.Errorf("dropped %d though there is room", c.dropped)
	}
	c.show(40, 91)
	if c.dropped == 0 || c.made-c.dropped < 40 {
		t.Errorf("made %d, dropped %d", c.made, c.dropped)
	}
	before := c.dropped
	c.show(40, 91)
	if c.dropped != before {
		t.Errorf("dropped %d in a frame that shows nothing new", c.dropped-before)
	}
	kept := 0
	c.each(func(p *picture[*image.RGBA]) { kept += p.cost() })
	if kept != c.pixels {
		t.Errorf("%d pixels kept, counted %d", kept, c.pixels)
	}
}
