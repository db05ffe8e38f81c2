package art

import (
	"image"
	"image/color"
)

// PanelStyle is the kind of a panel or button.
type PanelStyle uint8

// The styles of panels.
const (
	Parchment PanelStyle = iota // what texts are read from
	Light                       // a button of parchment
	Wood                        // a button of wood
	Field                       // a flat light one, as for a choice that opens
	Chosen                      // a golden button: what holds now
	Disabled                    // a flat button that does nothing now
	Dark                        // a dark bubble for a number
	Primary                     // the green button: go on
)

// Panel is a box with round corners to write on. Its raster has the panel with
// a margin of PanelMargin round it, for the shadow: see [Frame.Panel].
type Panel struct {
	Style   PanelStyle
	Active  bool // with a golden ring: whose turn it is
	Pressed bool // with a finger on it
}

// PanelMargin is how far a Panel's raster reaches beyond the panel on every
// side, in CSS pixels.
const PanelMargin = 12

// Panel adds a panel whose shadow, and ring, fall outside the given box.
func (f *Frame) Panel(p Panel, x, y, w, h float64) *Op {
	const m = PanelMargin
	return f.Add(p, x-m, y-m, w+2*m, h+2*m)
}

// Scalable is false: lines and corners are the same at every size of panel.
func (p Panel) Scalable() bool { return false }

// A layer is a rounded rectangle around the panel's: what is inside it is
// painted. Lengths are CSS pixels.
type layer struct {
	grow        float64 // how far it reaches beyond the panel; below 0 inside it
	top, bottom color.NRGBA
	soft        float64 // the width of its blurred edge; 0 is sharp
	down        float64 // how far it is moved down
}

// build gives the layers of a panel, from the lowest, and its radius.
func (p Panel) build() (layers []layer, radius float64) {
	dark := rgb(0x0F0803)
	flat := func(grow float64, c color.NRGBA) layer { return layer{grow: grow, top: c, bottom: c} }
	shadow := func(down, soft, opacity float64) layer {
		if p.Pressed {
			down, soft = down/2, soft/2
		}
		c := faint(dark, opacity)
		return layer{top: c, bottom: c, down: down, soft: soft}
	}
	body := func(top, bottom color.NRGBA, sheen float64) {
		if p.Pressed {
			top, bottom, sheen = blend(bottom, ink, .16), blend(bottom, ink, .06), 0
		}
		layers = append(layers, layer{grow: -1.5, top: blend(top, white, sheen), bottom: bottom},
			layer{grow: -1.5, top: top, bottom: bottom, down: 1.2})
	}
	radius = 9
	if p.Style != Disabled && p.Style != Field {
		switch p.Style {
		case Parchment:
			layers = append(layers, shadow(3, 9, .46))
		default:
			layers = append(layers, shadow(2, 5, .4))
		}
	}
	if p.Active {
		layers = append(layers, flat(3.4, faint(rgb(0x8A6416), .55)), flat(3, gold))
	}
	switch p.Style {
	case Parchment:
		layers = append(layers, flat(0, ink), flat(-1.5, rgb(0xFBF4E3)), flat(-3.5, rgb(0xCDB684)),
			layer{grow: -4.5, top: rgb(0xF9F0DA), bottom: rgb(0xEFE0BD)})
	case Light:
		layers = append(layers, flat(0, ink))
		body(rgb(0xFBF3DF), rgb(0xE3D0A2), .6)
	case Wood:
		layers = append(layers, flat(0, rgb(0x2B1D12)))
		body(rgb(0x6E4D33), rgb(0x4A3324), .25)
	case Field:
		layers = append(layers, flat(0, ink))
		body(rgb(0xFBF4E3), rgb(0xFBF4E3), 0)
	case Chosen:
		layers = append(layers, flat(0, ink))
		body(rgb(0xF8E6AE), rgb(0xE2BE62), .6)
	case Disabled:
		layers = append(layers, flat(0, rgb(0xBCA984)), flat(-1.5, rgb(0xEFE4C8)))
	case Dark:
		radius = 40
		layers = append(layers, flat(0, rgb(0x2A1C12)))
		body(rgb(0x54392A), rgb(0x3E2A1D), .14)
	case Primary:
		layers = append(layers, flat(0, rgb(0x1E4A28)))
		body(rgb(0x57A45F), rgb(0x33793E), .3)
	}
	return layers, radius
}

// Raster draws the panel.
func (p Panel) Raster(w, h int, scale float64) *image.RGBA {
	layers, radius := p.build()
	m := int(PanelMargin*scale + .5)
	box := image.Rect(m, m, w-m, h-m)
	return paintLayers(w, h, box, layers, radius, scale)
}
