package art

import (
	"image"
	"image/color"
	"math"
)

// IconName says what an Icon shows.
type IconName uint8

// The icons.
const (
	NoIcon   IconName = iota // nothing at all
	Menu                     // three lines
	WholeMap                 // the corners of a frame
	Undo                     // an arrow that turns back
	Redo                     // and one that turns forth
	Rotate                   // an arrow round a circle
	Check
	Cross
	Plus
	Minus
	Dice
	Book
	Sound
	Mute
	Eye
	Log // a sheet of paper
	Gear
	Play // a triangle to the right
	Back // an arrow to the left
	Home
	People
	Pile // tiles one on another
	FlagIcon
	Up
	Down
	Dropdown // a small solid triangle
	Globe
	Export // an arrow out of a tray
	Warning
	Trash
	Lamp
	Bot
	Person
	Info
	Pause
	Previous // to the one before: a triangle at a bar
	Next
	Less   // an angle to the left
	More   // and one to the right
	Chart  // a rising line between two axes
	Link   // two links of a chain
	Saves  // a sheet with two others behind it
	Import // an arrow into a tray
	Pencil
	Outside // out of a window, into one of its own
	iconNames
)

// Icon is a sign in one colour, premultiplied, in a square box.
type Icon struct {
	Name  IconName
	Color color.RGBA
}

// Scalable is false: an icon has to be sharp.
func (i Icon) Scalable() bool { return false }

// Raster draws the icon.
func (i Icon) Raster(w, h int, _ float64) *image.RGBA {
	p := newPen(w, h, 24, 24)
	c := color.NRGBAModel.Convert(i.Color).(color.NRGBA)
	d := &drafter{p, c}
	switch i.Name {
	case NoIcon:
	case Play, Back, Home, Up, Down, Dropdown, Export, Import, Outside, Undo, Redo, Rotate, Previous, Next, Less, More:
		d.way(i.Name)
	case Dice, Book, Sound, Mute, Eye, Log, Gear, Pile, FlagIcon, Globe, Trash, Lamp, Saves, Pencil:
		d.thing(i.Name)
	case People, Person, Bot:
		d.person(i.Name)
	default:
		d.sign(i.Name)
	}
	return p.img
}

// drafter draws icons on a grid of 24 by 24 with a broad round line.
type drafter struct {
	*pen
	color color.NRGBA
}

// iconLine is the width of the lines of icons.
const iconLine = 2.2

func (d *drafter) draw(q *path) { d.stroke(q, stroke{color: d.color, width: iconLine}) }

func (d *drafter) bold(q *path) { d.stroke(q, stroke{color: d.color, width: 3.2}) }

func (d *drafter) solid(q *path) { d.fill(q, d.color) }

func (d *drafter) dot(x, y, r float64) { d.solid(d.begin().circle(x, y, r)) }

// sign draws what stands for itself.
func (d *drafter) sign(name IconName) {
	q := d.begin()
	switch name {
	case Menu:
		d.draw(q.open(4, 6.5, 20, 6.5).open(4, 12, 20, 12).open(4, 17.5, 20, 17.5))
	case WholeMap:
		d.draw(q.open(4, 9, 4, 4, 9, 4).open(15, 4, 20, 4, 20, 9).open(20, 15, 20, 20, 15, 20).open(9, 20, 4, 20, 4, 15))
	case Check:
		d.bold(q.open(4.5, 13, 10, 18.5, 20, 6))
	case Cross:
		d.draw(q.open(5, 5, 19, 19).open(19, 5, 5, 19))
	case Plus:
		d.draw(q.open(12, 4, 12, 20).open(4, 12, 20, 12))
	case Minus:
		d.draw(q.open(4, 12, 20, 12))
	case Pause:
		d.bold(q.open(8.4, 5.5, 8.4, 18.5).open(15.6, 5.5, 15.6, 18.5))
	case Chart:
		d.draw(q.open(3.8, 3.5, 3.8, 20.2, 20.5, 20.2))
		d.draw(d.begin().open(7.5, 15.5, 11.5, 10.8, 14.6, 13.4, 20, 6))
	case Warning:
		d.draw(q.poly(12, 3.5, 21.5, 20, 2.5, 20))
		d.draw(d.begin().open(12, 9.5, 12, 13.5))
		d.dot(12, 16.8, 1.3)
	case Info:
		d.draw(q.circle(12, 12, 9.2))
		d.draw(d.begin().open(12, 11.5, 12, 16.5))
		d.dot(12, 7.8, 1.4)
	case Link:
		d.push(rotation(-math.Pi/4).about(12, 12))
		d.draw(q.roundRect(1.6, 8.6, 11.4, 6.8, 3.4).roundRect(11, 8.6, 11.4, 6.8, 3.4))
		d.pop()
	}
}

// way draws what points or leads somewhere.
func (d *drafter) way(name IconName) {
	q := d.begin()
	switch name {
	case Undo:
		d.turnBack(1)
	case Redo:
		d.turnBack(-1)
	case Rotate:
		d.draw(q.move(19.5, 12).arc(12, 12, 7.5, 7.5, 0, 5.42))
		d.draw(d.begin().open(17.5, 2.2, 17.5, 6.8, 12.9, 6.8))
	case Play:
		q = q.poly(7, 4.6, 19, 12, 7, 19.4)
		d.fill(q, d.color)
		d.draw(q)
	case Next, Previous:
		if name == Previous {
			d.push(affine{a: -1, d: 1, e: 24})
			defer d.pop()
		}
		q = d.begin().poly(5.5, 5, 15, 12, 5.5, 19)
		d.fill(q, d.color)
		d.draw(q)
		d.draw(d.begin().open(19, 5, 19, 19))
	case Less:
		d.draw(q.open(15.5, 5, 8.5, 12, 15.5, 19))
	case More:
		d.draw(q.open(8.5, 5, 15.5, 12, 8.5, 19))
	case Back:
		d.draw(q.open(20, 12, 4.5, 12).open(11, 5.5, 4.5, 12, 11, 18.5))
	case Home:
		d.draw(q.open(3, 12, 12, 4, 21, 12))
		d.draw(d.begin().open(5.5, 10.5, 5.5, 20, 10, 20, 10, 14.5, 14, 14.5, 14, 20, 18.5, 20, 18.5, 10.5))
	case Up:
		d.draw(q.open(5, 15.5, 12, 8.5, 19, 15.5))
	case Down:
		d.draw(q.open(5, 8.5, 12, 15.5, 19, 8.5))
	case Dropdown:
		d.solid(q.move(6, 8.6).line(18, 8.6).quad(19.6, 8.8, 18.6, 10.2).line(13, 17).quad(12, 18, 11, 17).line(5.4, 10.2).quad(4.4, 8.8, 6, 8.6).close())
	case Import:
		d.draw(q.open(12, 3.5, 12, 15).open(7.5, 10.5, 12, 15, 16.5, 10.5).open(4.5, 13.5, 4.5, 20, 19.5, 20, 19.5, 13.5))
	case Outside:
		d.draw(q.open(13, 4, 20, 4, 20, 11).open(20, 4, 11, 13))
		d.draw(d.begin().open(9, 5, 4, 5, 4, 20, 19, 20, 19, 15))
	case Export:
		d.draw(q.open(12, 15, 12, 3.5).open(7.5, 8, 12, 3.5, 16.5, 8).open(4.5, 13.5, 4.5, 20, 19.5, 20, 19.5, 13.5))
	}
}

// turnBack draws an arrow that turns to the left, or with -1 to the right.
func (d *drafter) turnBack(x float64) {
	d.push(affine{a: x, d: 1, e: 12 - 12*x})
	d.draw(d.begin().open(8, 5, 3.5, 9.5, 8, 14))
	d.draw(d.begin().move(4, 9.5).line(13.5, 9.5).cubic(21.4, 9.5, 21.4, 19.7, 13.5, 19.7).line(9, 19.7))
	d.pop()
}
