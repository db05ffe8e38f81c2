package art

// Op shows one sprite in a box.
type Op struct {
	Sprite Sprite
	X, Y   float64 // top left corner of the box, CSS pixels of the viewport
	W, H   float64 // its size, CSS pixels
	Angle  float64 // turn clockwise about the middle of the box, radians
	Alpha  float64 // 0 is not there, 1 is solid
	Clip   *Clip   // nothing is drawn outside it; nil for no limit
}

// Clip is a box in CSS pixels of the viewport.
type Clip struct{ X, Y, W, H float64 }

// Frame is what one picture of the screen shows, from the bottom to the top.
// The scenes make it and know no Ebitengine; whoever draws it knows no rules.
type Frame struct {
	Ops []Op

	// Zoom is the number of CSS pixels in the unit of the Ops; 0 means 1. It is
	// above 1 on monitors so large that everything is shown bigger.
	Zoom float64

	clip *Clip
}

// Reset empties the frame and keeps its memory.
func (f *Frame) Reset() {
	clear(f.Ops)
	f.Ops = f.Ops[:0]
	f.clip = nil
}

// SetClip limits what is added from now on to c; nil takes the limit away.
func (f *Frame) SetClip(c *Clip) { f.clip = c }

// Add shows s upright and solid in a box.
func (f *Frame) Add(s Sprite, x, y, w, h float64) *Op {
	f.Ops = append(f.Ops, Op{Sprite: s, X: x, Y: y, W: w, H: h, Alpha: 1, Clip: f.clip})
	return &f.Ops[len(f.Ops)-1]
}
