package art

import (
	"cmp"
	"image"
	"math"
	"slices"
	"time"
)

// Cache keeps rasters of sprites in the form T that a screen draws. Whoever
// draws calls Begin, then Exact and Near for everything that a frame shows,
// then End.
//
// Making rasters takes time, and a camera that zooms wants every tile in a new
// size in every frame. So the sizes of scalable sprites come in steps, a raster
// of another step is shown until the right one is there, and only so much of
// that work is done in one frame.
//
// Rasters are made while the game runs and not when it is built. The 65 kinds of
// tiles in 4 rotations and 4 variants are 1040 pictures; at 256 pixels a side
// one is 58 kB as PNG, so that even a single variant would be 15 MB to download,
// eight times the program, and sharp at one size only. Drawn here, a tile of 240
// pixels took 14 ms natively and 46 ms as WebAssembly on two cores that had much
// else to do (BenchmarkTile), once, and only for the tiles that come into view:
// the table is there with its first tile, before one picture of a build would
// have come. What is kept besides the last frame is limited by Pixels; a phone
// that shows 40 tiles of 180 pixels needs 5 MB for them.
type Cache[T any] struct {
	// Upload turns a raster into a T, and Drop frees one.
	Upload func(*image.RGBA) T
	Drop   func(T)
	// Raster draws a sprite; nil is the sprite's own Raster.
	Raster func(s Sprite, w, h int, scale float64) *image.RGBA
	// Now is a steady clock.
	Now func() time.Duration
	// Pixels is how many pixels may be kept besides those that the last frame
	// showed.
	Pixels int

	exact      map[exactKey]*picture[T]
	near       map[nearKey]*steps[T]
	frame      int           // number of the frame under way
	start      time.Duration // when it began
	made       bool          // whether this frame has made a scalable raster
	pixels     int           // of all that is kept
	unfinished bool
}

// Picture is a raster of W by H pixels as it is drawn.
type Picture[T any] struct {
	Image T
	W, H  int
}

type picture[T any] struct {
	Picture[T]
	used int // the last frame that showed it
}

type exactKey struct {
	sprite Sprite
	w, h   int
	scale  float64
}

// nearKey names a scalable sprite of one shape.
type nearKey struct {
	sprite Sprite
	aspect int // width by height, in thousandths
	scale  float64
}

// steps are the rasters of a scalable sprite, by step.
type steps[T any] struct {
	pictures [stepCount]*picture[T]

	// The sizes that this frame and the one before it wanted tell whether the
	// camera zooms.
	frame       int
	now, before []float64
}

const (
	// stepCount is the number of sizes of scalable sprites: from firstStep
	// pixels on the longer side, each larger by the root of 2.
	stepCount = 14
	firstStep = 11.3137085 // 8·√2, so that 16, 32 … 1024 are among them

	// roughStep is the step, of 128 pixels, that has to do at first when there
	// is much to draw.
	roughStep = 7

	// sharpen is how long the making of better rasters may take in a frame,
	// and appear how long that of the first ones. They may run over by one
	// raster, and one is always made, or a device so slow that all that time has
	// passed before would wait for a sharp picture for ever.
	sharpen = 7 * time.Millisecond
	appear  = 40 * time.Millisecond

	// overhead is what a raster costs besides its pixels.
	overhead = 256
)

// stepSide gives the longer side of a step in pixels.
func stepSide(step int) float64 {
	return math.Round(firstStep * math.Pow(math.Sqrt2, float64(step)))
}

// stepFor gives the least step that is not smaller than side.
func stepFor(side float64) int {
	const slack = 1 // a tile on whole pixels is now and then one wider
	for step := range stepCount - 1 {
		if stepSide(step)+slack >= side {
			return step
		}
	}
	return stepCount - 1
}

// Begin starts a frame.
func (c *Cache[T]) Begin() {
	if c.exact == nil {
		c.exact = make(map[exactKey]*picture[T])
		c.near = make(map[nearKey]*steps[T])
	}
	c.frame++
	c.start = c.Now()
	c.made = false
	c.unfinished = false
}

// Exact gives the raster of s of exactly w by h pixels.
func (c *Cache[T]) Exact(s Sprite, w, h int, scale float64) Picture[T] {
	key := exactKey{s, w, h, scale}
	p := c.exact[key]
	if p == nil {
		p = c.make(s, w, h, scale)
		c.exact[key] = p
	}
	p.used = c.frame
	return p.Picture
}

// Near gives the raster of s that does best for w by h pixels. ok is false when
// there is none yet and no time to make one.
func (c *Cache[T]) Near(s Sprite, w, h, scale float64) (p Picture[T], ok bool) {
	aspect := w / h
	if math.Abs(aspect-1) < 0.05 {
		aspect = 1 // a square on whole pixels
	}
	key := nearKey{s, int(math.Round(aspect * 1000)), scale}
	e := c.near[key]
	if e == nil {
		e = &steps[T]{}
		c.near[key] = e
	}
	side := max(w, h)
	zooming := e.want(side, c.frame)
	wanted := stepFor(side)
	step := e.best(wanted)
	// While the camera zooms, anything does that is not coarse.
	does := step == wanted || zooming && step >= 0 && stepSide(step) > 0.75*side
	if !does {
		switch spent := c.Now() - c.start; {
		case spent < sharpen || !c.made:
			step = wanted
		case step < 0 && spent < appear:
			step = min(wanted, roughStep)
		}
	}
	if step != wanted {
		c.unfinished = true
	}
	if step < 0 {
		return p, false
	}
	if e.pictures[step] == nil {
		long := stepSide(step)
		rw, rh := long, math.Round(long/aspect)
		if aspect < 1 {
			rw, rh = math.Round(long*aspect), long
		}
		e.pictures[step] = c.make(s, max(int(rw), 1), max(int(rh), 1), scale)
		c.made = true
	}
	e.pictures[step].used = c.frame
	return e.pictures[step].Picture, true
}

// want notes that a frame shows the sprite with a side, and reports whether the
// frame before did not.
func (e *steps[T]) want(side float64, frame int) bool {
	if frame != e.frame {
		e.now, e.before = e.before[:0], e.now
		if frame != e.frame+1 {
			e.before = e.before[:0]
		}
		e.frame = frame
	}
	e.now = append(e.now, side)
	if len(e.before) == 0 {
		return false
	}
	return !slices.ContainsFunc(e.before, func(b float64) bool { return math.Abs(b-side) < 2 })
}

// best gives the step to show when step is wanted: the next larger one that
// there is, or else the largest smaller one, or -1.
func (e *steps[T]) best(step int) int {
	for i := step; i < stepCount; i++ {
		if e.pictures[i] != nil {
			return i
		}
	}
	for i := step - 1; i >= 0; i-- {
		if e.pictures[i] != nil {
			return i
		}
	}
	return -1
}

func (c *Cache[T]) make(s Sprite, w, h int, scale float64) *picture[T] {
	draw := c.Raster
	if draw == nil {
		draw = Sprite.Raster
	}
	p := &picture[T]{Picture: Picture[T]{Image: c.Upload(draw(s, w, h, scale)), W: w, H: h}}
	c.pixels += p.cost()
	return p
}

func (p *picture[T]) cost() int { return p.W*p.H + overhead }

// Unfinished reports whether the frame would look better if it were drawn once
// more, now that some time has passed.
func (c *Cache[T]) Unfinished() bool { return c.unfinished }

// End ends a frame: it drops what has not been shown for longest, until no more
// is kept than Pixels allows.
func (c *Cache[T]) End() {
	kept := c.pixels
	c.each(func(p *picture[T]) {
		if p.used == c.frame {
			kept -= p.cost()
		}
	})
	if kept <= c.Pixels {
		return
	}
	// More than needed is dropped, so that it need not be done in every frame.
	target := c.Pixels * 3 / 4
	var old []*picture[T]
	c.each(func(p *picture[T]) {
		if p.used != c.frame {
			old = append(old, p)
		}
	})
	slices.SortFunc(old, func(a, b *picture[T]) int { return cmp.Compare(a.used, b.used) })
	drop := make(map[*picture[T]]bool)
	for _, p := range old {
		if kept <= target {
			break
		}
		drop[p] = true
		kept -= p.cost()
		c.pixels -= p.cost()
		c.Drop(p.Image)
	}
	c.forget(drop)
}

func (c *Cache[T]) each(do func(*picture[T])) {
	for _, p := range c.exact {
		do(p)
	}
	for _, e := range c.near {
		for _, p := range e.pictures {
			if p != nil {
				do(p)
			}
		}
	}
}

func (c *Cache[T]) forget(drop map[*picture[T]]bool) {
	for key, p := range c.exact {
		if drop[p] {
			delete(c.exact, key)
		}
	}
	for key, e := range c.near {
		empty := true
		for i, p := range e.pictures {
			if drop[p] {
				e.pictures[i] = nil
			}
			empty = empty && e.pictures[i] == nil
		}
		if empty {
			delete(c.near, key)
		}
	}
}
