package layout

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func near(p, q Point) bool { return math.Hypot(p.X-q.X, p.Y-q.Y) < 1e-6 }

func testCamera() *Camera {
	c := NewCamera(Rect{10, 60, 300, 400})
	c.SetBounds(Rect{-3, -2, 8, 6})
	return c
}

func TestCameraPlaces(t *testing.T) {
	c := testCamera()
	c.Scale = 100
	tests := []struct {
		place, screen Point
		x, y          int
	}{
		{Point{0.5, 0.5}, Point{160, 260}, 0, 0},
		{Point{0, 0}, Point{110, 210}, 0, 0},
		{Point{-1, 2}, Point{10, 410}, -1, 2},
		{Point{-0.25, -0.75}, Point{85, 135}, -1, -1},
	}
	for _, tt := range tests {
		if got := c.ToScreen(tt.place); !near(got, tt.screen) {
			t.Errorf("ToScreen(%v) = %v, want %v", tt.place, got, tt.screen)
		}
		if got := c.ToMap(tt.screen); !near(got, tt.place) {
			t.Errorf("ToMap(%v) = %v, want %v", tt.screen, got, tt.place)
		}
		if x, y := c.TileAt(tt.screen); x != tt.x || y != tt.y {
			t.Errorf("TileAt(%v) = %d, %d, want %d, %d", tt.screen, x, y, tt.x, tt.y)
		}
	}
	if got, want := shown(c), (Rect{-1, -1.5, 3, 4}); got != want {
		t.Errorf("visible: %v, want %v", got, want)
	}
}

func TestCameraTilesTouch(t *testing.T) {
	c := testCamera()
	c.ZoomAt(Point{33, 77}, 0.7341)
	const ratio = 2.625
	for x := -4; x < 5; x++ {
		a, b := c.TileRect(x, 0, ratio), c.TileRect(x+1, 0, ratio)
		if math.Abs(a.X+a.W-b.X) > 1e-9 {
			t.Errorf("tile %d ends at %g, the next begins at %g", x, a.X+a.W, b.X)
		}
		if px := a.X * ratio; math.Abs(px-math.Round(px)) > 1e-9 {
			t.Errorf("tile %d begins at device pixel %g", x, px)
		}
	}
}

func TestCameraResizeKeepsTheMiddle(t *testing.T) {
	c := testCamera()
	c.PanBy(30, -40)
	want := c.Center
	c.SetView(Rect{100, 0, 500, 300})
	if got := c.ToMap(c.View.Center()); !near(got, want) {
		t.Errorf("the middle shows %v, want %v", got, want)
	}
}

func TestCameraFit(t *testing.T) {
	tests := []struct {
		name   string
		r      Rect
		margin float64
		center Point
		scale  float64
	}{
		{"wide", Rect{-3, 0, 6, 1}, 0, Point{0, 0.5}, 50},
		{"tall", Rect{0, 0, 1, 5}, 20, Point{0.5, 2.5}, 72},
		{"one tile", Rect{2, 2, 1, 1}, 0, Point{2.5, 2.5}, 280},
		{"larger than the least scale allows", Rect{-20, -20, 40, 40}, 0, Point{0, 0}, 36},
	}
	for _, tt := range tests {
		c := testCamera()
		if center, scale := c.Fit(tt.r, tt.margin); !near(center, tt.center) || scale != tt.scale {
			t.Errorf("%s: %v, %g; want %v, %g", tt.name, center, scale, tt.center, tt.scale)
		}
	}
	c := testCamera()
	c.SetBounds(Rect{-20, -20, 40, 40})
	if _, scale := c.Fit(c.Bounds, 0); scale != 7.5 {
		t.Errorf("the whole of a huge map: scale %g, want 7.5", scale)
	}
}

func TestCameraGlide(t *testing.T) {
	c := testCamera()
	c.GlideTo(Point{2, 1}, 60, 1000, 300)
	if !c.Moving() || c.Update(1000) {
		t.Error("at its start: not moving, or moved already")
	}
	last := c.Center.X
	for now := 1050.0; now < 1300; now += 50 {
		c.Update(now)
		if c.Center.X <= last || c.Center.X >= 2 {
			t.Errorf("at %g: center %g after %g", now, c.Center.X, last)
		}
		last = c.Center.X
	}
	if !c.Update(5000) || c.Moving() || !near(c.Center, Point{2, 1}) || c.Scale != 60 {
		t.Errorf("at the end: %v at %g, moving %v", c.Center, c.Scale, c.Moving())
	}
	c.GlideTo(Point{0, 0}, 90, 0, 0)
	if c.Moving() || !near(c.Center, Point{}) || c.Scale != 90 {
		t.Errorf("a glide of no time: %v at %g", c.Center, c.Scale)
	}
}

// A glide to where a zoom about a point leads keeps that point still.
func TestCameraGlideKeepsFixedPoint(t *testing.T) {
	c := testCamera()
	p := Point{60, 120}
	place := c.ToMap(p)
	end := *c
	end.ZoomAt(p, 0.8)
	c.GlideTo(end.Center, end.Scale, 0, 300)
	for now := 0.0; now <= 300; now += 20 {
		c.Update(now)
		if got := c.ToScreen(place); !near(got, p) {
			t.Fatalf("at %g ms the fixed point is at %v, want %v", now, got, p)
		}
	}
}

func TestCameraWheelNotchesAddUp(t *testing.T) {
	c := testCamera()
	start := c.Scale
	p := Point{160, 260}
	c.ZoomTo(p, 1.2, 0, 160)
	c.Update(40)
	c.ZoomTo(p, 1.2, 40, 160)
	c.Update(300)
	if want := start * 1.44; math.Abs(c.Scale-want) > 1e-9 || c.Moving() {
		t.Errorf("scale %g, want %g", c.Scale, want)
	}
}

func TestCameraFling(t *testing.T) {
	c := testCamera()
	c.Center = Point{1, 1}
	c.Fling(Point{-1, 0.5}, 0)
	for now := 0.0; now <= 700; now += 16 {
		c.Update(now)
	}
	dx, dy := (1-c.Center.X)*c.Scale, (1-c.Center.Y)*c.Scale
	if c.Moving() || dx > -140 || dx < -150 || math.Abs(dy+dx/2) > 1e-6 {
		t.Errorf("flung by %g, %g; want about -147, 73", dx, dy)
	}
	c.Fling(Point{0.01, 0}, 800)
	if c.Moving() {
		t.Error("a finger that rests flings nothing")
	}
	c.Fling(Point{1, 0}, 900)
	c.PanBy(1, 1)
	if c.Moving() {
		t.Error("a finger does not stop the fling")
	}
}

// TestCameraNeverLosesTheMap does random things to a camera.
func TestCameraNeverLosesTheMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		num := func(name string, low, high float64) float64 {
			return rapid.Float64Range(low, high).Draw(t, name)
		}
		c := NewCamera(Rect{0, 0, 320, 500})
		now := 0.0
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			p := Point{num("x", -100, 3000), num("y", -100, 3000)}
			switch rapid.IntRange(0, 7).Draw(t, "what") {
			case 0:
				c.PanBy(num("dx", -1e6, 1e6), num("dy", -1e6, 1e6))
			case 1:
				c.ZoomAt(p, num("factor", -1, 20))
			case 2:
				c.ZoomTo(p, num("factor", 0, 20), now, 200)
			case 3:
				c.Fling(Point{num("vx", -50, 50), num("vy", -50, 50)}, now)
			case 4:
				c.SetView(Rect{num("left", 0, 200), num("top", 0, 200), num("w", 0, 2000), num("h", 0, 2000)})
			case 5:
				c.SetBounds(Rect{num("bx", -30, 0), num("by", -30, 0), num("bw", 1, 40), num("bh", 1, 40)})
			case 6:
				c.GlideTo(p, num("scale", 0, 1000), now, num("duration", 0, 600))
			case 7:
				now += num("time", 0, 1000)
				c.Update(now)
			}
			if c.Scale > c.MaxScale+1e-9 || !(c.Scale > 0) {
				t.Fatalf("scale %g", c.Scale)
			}
			v := shown(c)
			touches := v.X <= c.Bounds.X+c.Bounds.W+1e-6 && c.Bounds.X <= v.X+v.W+1e-6 &&
				v.Y <= c.Bounds.Y+c.Bounds.H+1e-6 && c.Bounds.Y <= v.Y+v.H+1e-6
			if !c.Moving() && !touches {
				t.Fatalf("view %v shows %v, the map is %v", c.View, v, c.Bounds)
			}
		}
	})
}

// shown is the part of the map that a camera's view shows.
func shown(c *Camera) Rect {
	a := c.ToMap(Point{c.View.X, c.View.Y})
	return Rect{a.X, a.Y, c.View.W / c.Scale, c.View.H / c.Scale}
}
