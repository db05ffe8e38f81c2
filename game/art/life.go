package art

import "math"

// buildings puts up what stands alone in a meadow.
func (t *tilePainter) buildings() {
	if t.cloister {
		t.stand(66, func() {
			t.push(scaling(1.16, 1.16).about(50, 49))
			drawCloister(t.pen, 50, 66, t.coarse, t.dice)
			t.pop()
		})
	}
	if h := t.house; h != nil {
		t.stand(h.y, func() { drawHouse(t.pen, h.x, h.y, 14, t.coarse, t.dice) })
	}
	if n := t.inn; n != nil {
		x, y, k := n.foot.x, n.foot.y, n.size
		side := -1.0
		if n.mirror {
			side = 1
		}
		t.stand(y-20, func() { drawLake(t.pen, x-side*5.5*k, y+5*k, 11*k, 6.2*k, t.coarse, t.dice) })
		t.stand(y+1, func() { drawInn(t.pen, x+side*.5*k, y+1.2*k, k*.95, side, t.coarse) })
	}
}

// meadowLife grows a grove, some more trees, and what else one meets in a
// meadow; nothing where a figure may stand or over a road.
func (t *tilePainter) meadowLife() {
	if len(t.fields) == 0 {
		return
	}
	var put []disc
	free := func(p point, rx, ry float64) bool {
		head := point{p.x, p.y - 5}
		if p.border() < 9.5 || t.grid.cityAt(p) >= 0 || t.grid.toWall(p) < rx+3.5 ||
			t.grid.toRoad(p) < 6.5+rx || t.grid.toRoad(head) < 7.5 ||
			t.hits(p, rx, ry) || t.hits(head, rx*.6, 2) || t.nearSpot(p, 1) {
			return false
		}
		for _, o := range put {
			if o.sub(p).length() < o.r+rx {
				return false
			}
		}
		return true
	}
	t.grander(free, &put)
	groups := 0
	for k := 0; k < 120 && groups < 6; k++ {
		p := point{t.between(12, 88), t.between(14, 90)}
		if !free(p, 3, 3.4) {
			continue
		}
		groups++
		n := 1 + t.IntN(3)
		if groups == 1 && len(t.cities) < 2 {
			n = 7
		}
		for i := range n {
			q := p
			if i > 0 {
				q = q.add(point{t.between(-7.5, 7.5), t.between(-4.6, 4.6)})
			}
			size := t.between(2.6, 3.5)
			if !free(q, 2.2, 3) {
				continue
			}
			put = append(put, disc{q, .9})
			t.stand(q.y+2, func() { drawTree(t.pen, q.x, q.y+2, size, t.dice) })
		}
	}
	for k, n := 0, 0; k < 80 && n < 7; k++ {
		p := point{t.between(11, 89), t.between(12, 90)}
		if !free(p, 1.5, 2) {
			continue
		}
		n++
		put = append(put, disc{p, 2.6})
		t.small(p)
	}
}

// small puts one of the small things of a meadow at p.
func (t *tilePainter) small(p point) {
	switch u := t.Float64(); {
	case u < .3:
		t.stand(p.y, func() { drawBush(t.pen, p.x, p.y, 2.7) })
	case u < .62:
		if t.coarse {
			return
		}
		t.stand(p.y, func() { drawFlowers(t.pen, p.x, p.y, t.dice) })
	case u < .78:
		t.stand(p.y, func() { drawSheep(t.pen, p.x, p.y, 1.9) })
	case u < .87:
		t.stand(p.y, func() { drawHaystack(t.pen, p.x, p.y, 2.8) })
	case u < .95:
		if !t.coarse {
			t.stand(p.y, func() { drawBoulders(t.pen, p.x, p.y) })
		}
	default:
		if !t.coarse {
			t.stand(p.y, func() { drawHives(t.pen, p.x, p.y) })
		}
	}
}

// grander puts one larger thing into wide meadows, or two into the widest: a
// flock behind a fence, an orchard, a pond, a hedge, or once in a while a mill.
func (t *tilePainter) grander(free func(p point, rx, ry float64) bool, put *[]disc) {
	want := 1
	if len(t.cities) == 0 && !t.cloister {
		want = 2
	}
	last := -1
	for k := 0; k < 70 && want > 0; k++ {
		p := point{t.between(18, 82), t.between(18, 84)}
		n := t.IntN(9) / 2
		if n == last || !free(p, 8.5, 6.5) || n == 4 && !t.millFits(p) {
			continue
		}
		want--
		last = n
		*put = append(*put, disc{p, 8.6})
		switch n {
		case 0:
			t.stand(p.y+2, func() { drawFlock(t.pen, p.x, p.y, t.dice) })
		case 1:
			for j := range 2 {
				for i := range 3 {
					x, y := p.x-5.6+float64(i)*5.2+float64(j)*1.2, p.y-1+float64(j)*5
					t.stand(y, func() { drawFruitTree(t.pen, x, y, 2.5) })
				}
			}
		case 2:
			t.stand(p.y-6, func() { drawLake(t.pen, p.x, p.y, 6.4, 3.2, t.coarse, t.dice) })
		case 3:
			a := t.between(-.5, .5)
			v := point{math.Cos(a) * 7.5, math.Sin(a) * 7.5}
			t.stand(p.y+1, func() { drawHedge(t.pen, p.sub(v), p.add(v)) })
		case 4:
			t.stand(p.y+3, func() { drawWindmill(t.pen, p.x, p.y+3, t.coarse) })
		}
	}
}

// millFits reports whether the sails of a mill at p would be clear of walls,
// roads and the border.
func (t *tilePainter) millFits(p point) bool {
	hub := point{p.x, p.y - 9}
	return hub.border() > 12 && t.grid.toWall(hub) > 11 && t.grid.cityAt(hub) < 0 && t.grid.toRoad(hub) > 15
}
