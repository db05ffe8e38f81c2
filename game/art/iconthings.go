package art

import "math"

// thing draws things of the table and the house.
func (d *drafter) thing(name IconName) {
	q := d.begin()
	switch name {
	case Dice:
		d.draw(q.roundRect(3.6, 3.6, 16.8, 16.8, 3.6))
		for _, x := range [...]float64{8.2, 15.8} {
			d.dot(x, 8.2, 1.55)
			d.dot(x, 15.8, 1.55)
		}
		d.dot(12, 12, 1.55)
	case Book:
		d.draw(q.move(12, 6).quad(8, 3, 3, 4).line(3, 19).quad(8, 18, 12, 21).quad(16, 18, 21, 19).line(21, 4).quad(16, 3, 12, 6).close())
		d.draw(d.begin().open(12, 6, 12, 20.6))
	case Sound, Mute:
		d.draw(q.poly(3.5, 9.5, 7, 9.5, 12.5, 5, 12.5, 19, 7, 14.5, 3.5, 14.5))
		if name == Mute {
			d.draw(d.begin().open(16, 9.4, 21.2, 14.6).open(21.2, 9.4, 16, 14.6))
		} else {
			d.draw(d.begin().arc(11, 12, 5.8, 5.8, -.62, .62))
			d.draw(d.begin().arc(11, 12, 10, 10, -.66, .66))
		}
	case Eye:
		d.draw(q.move(2.5, 12).quad(12, 2.6, 21.5, 12).quad(12, 21.4, 2.5, 12).close())
		d.dot(12, 12, 3.1)
	case Log:
		d.draw(q.poly(5.5, 3.5, 14.5, 3.5, 18.5, 7.5, 18.5, 20.5, 5.5, 20.5))
		d.draw(d.begin().open(9, 10, 15, 10).open(9, 13.3, 15, 13.3).open(9, 16.6, 13, 16.6))
	case Gear:
		d.draw(q.circle(12, 12, 5.6))
		d.dot(12, 12, 2)
		for i := range 8 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 4)
			d.stroke(d.begin().open(12+7*cos, 12+7*sin, 12+8.9*cos, 12+8.9*sin), stroke{color: d.color, width: 3})
		}
	case Pile:
		d.draw(q.roundRect(3.5, 8, 12.5, 12.5, 1.5))
		d.draw(d.begin().open(8, 4.2, 8, 3.5, 20.5, 3.5, 20.5, 16, 19.8, 16))
	case FlagIcon:
		d.draw(q.open(5.5, 3.2, 5.5, 21))
		flag := d.begin().move(5.5, 4.4).cubic(10, 2.2, 13.5, 7, 20, 4.8).line(18.4, 9.6).line(20, 14.4).cubic(13.5, 16.4, 10, 11.6, 5.5, 13.8).close()
		d.fill(flag, d.color)
		d.draw(flag)
	case Globe:
		d.draw(q.circle(12, 12, 9.2))
		d.draw(d.begin().ellipse(12, 12, 4.2, 9.2))
		d.draw(d.begin().open(3, 12, 21, 12))
	case Trash:
		d.draw(q.open(4, 6.5, 20, 6.5).open(9, 6, 9, 3.5, 15, 3.5, 15, 6).open(6, 6.5, 7, 20.5, 17, 20.5, 18, 6.5).open(12, 10.5, 12, 16.6))
	case Saves:
		d.draw(q.roundRect(3.5, 10, 17, 11, 2).open(5.5, 6.2, 18.5, 6.2).open(7.5, 2.6, 16.5, 2.6))
	case Pencil:
		d.draw(q.poly(4, 20, 5.2, 15, 16.4, 3.8, 20.2, 7.6, 9, 18.8).open(13.6, 6.6, 17.4, 10.4))
	case Lamp:
		d.draw(q.move(9.2, 17).line(9.2, 16).cubic(9, 14, 5.8, 13, 5.8, 9).cubic(5.8, .8, 18.2, .8, 18.2, 9).cubic(18.2, 13, 15, 14, 14.8, 16).line(14.8, 17).close())
		d.draw(d.begin().open(10, 20.6, 14, 20.6))
	}
}

// person draws who plays.
func (d *drafter) person(name IconName) {
	q := d.begin()
	switch name {
	case Person:
		d.draw(q.circle(12, 8, 4.3))
		d.draw(d.begin().move(4, 20.5).cubic(4, 12.8, 20, 12.8, 20, 20.5).close())
	case People:
		d.draw(q.circle(8.8, 8.4, 3.7))
		d.draw(d.begin().move(2.4, 19.8).cubic(2.4, 13, 15.2, 13, 15.2, 19.8).close())
		d.draw(d.begin().arc(15.6, 8.4, 3.7, 3.7, -1.25, 1.25))
		d.draw(d.begin().move(18, 14.6).cubic(20.4, 15.4, 21.7, 17.2, 21.7, 19.8).line(19.4, 19.8))
	case Bot:
		d.draw(q.roundRect(4, 8.2, 16, 12, 3))
		d.draw(d.begin().open(12, 7.6, 12, 4.6))
		d.dot(12, 3.6, 1.7)
		d.dot(8.9, 13, 1.6)
		d.dot(15.1, 13, 1.6)
		d.stroke(d.begin().open(9.2, 17, 14.8, 17), stroke{color: d.color, width: 1.6})
		d.draw(d.begin().open(1.6, 12.6, 1.6, 15.6).open(22.4, 12.6, 22.4, 15.6))
	}
}
