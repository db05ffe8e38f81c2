package vassals_test

import (
	"fmt"
	"strings"

	"vassals/rules"
	"vassals/rules/vassals"
)

// picture draws the map as text, for the readers of scenarios: five by three
// characters a tile, numbered by column and row.
//
//	#  city       - |  road       .  field       M  cloister
//	O  fountain   K  cathedral   w g c  wine, grain, cloth
//	+  crossing or bend of a road   ~  inn   =  bridge
//
// A figure is the first letter of its owner's name, large for vassals, doubles
// and shadows, small for builders and pigs, where its place is: a road or city
// at the edge, a farmer in the corner, a monk in the middle.
func picture(rec *rules.Record, t *table) []string {
	if len(t.tiles) == 0 {
		return nil
	}
	low, high := t.tiles[0].at, t.tiles[0].at
	for _, l := range t.tiles {
		low.x, high.x = min(low.x, l.at.x), max(high.x, l.at.x)
		low.y, high.y = min(low.y, l.at.y), max(high.y, l.at.y)
	}
	line := "    "
	for x := low.x; x <= high.x; x++ {
		line += fmt.Sprintf("%4d  ", x)
	}
	lines := []string{strings.TrimRight(line, " ")}
	for y := low.y; y <= high.y; y++ {
		rows := [3]string{"    ", fmt.Sprintf("%3d ", y), "    "}
		for x := low.x; x <= high.x; x++ {
			box := [3]string{"     ", "     ", "     "}
			if l, ok := t.at(spot{x, y}); ok {
				box = t.draw(rec, l)
			}
			for i := range rows {
				rows[i] += " " + box[i]
			}
		}
		for i := range rows {
			lines = append(lines, strings.TrimRight(rows[i], " "))
		}
	}
	return lines
}

// Where the middle of a side and the corner nearest to a half-edge are in a
// tile's box, by number as in sideNames and halfNames: row and column.
var (
	sideCells = [4][2]int{{0, 2}, {1, 4}, {2, 2}, {1, 0}}
	halfCells = [8][2]int{{0, 4}, {0, 4}, {2, 4}, {2, 4}, {2, 0}, {2, 0}, {0, 0}, {0, 0}}
)

func (t *table) draw(rec *rules.Record, l lying) [3]string {
	box := [3][]byte{[]byte("....."), []byte("....."), []byte(".....")}
	tile := &vassals.Tiles[l.tile]
	for _, p := range l.parts() {
		switch p.kind {
		case city:
			drawCity(&box, l, p, tile.Cities[p.index])
		case road:
			drawRoad(&box, l, p, tile.Roads[p.index])
		case cloister:
			box[1][2] = 'M'
		}
	}
	if tile.Bridge && len(tile.Cities) == 0 {
		box[1][2] = '='
	}
	for _, p := range t.pieces {
		if p.on.at != l.at {
			continue
		}
		letter := rec.Players[p.player].Name[:1]
		if p.kind == "builder" || p.kind == "pig" {
			letter = strings.ToLower(letter)
		}
		cell := [2]int{1, 2}
		if exits := l.exits(p.on); len(exits) > 0 && p.on.kind == field {
			cell = halfCells[exits[0]]
		} else if len(exits) > 0 {
			cell = sideCells[exits[0]]
		}
		box[cell[0]][cell[1]] = letter[0]
	}
	return [3]string{string(box[0]), string(box[1]), string(box[2])}
}

func drawCity(box *[3][]byte, l lying, p part, c vassals.City) {
	exits := l.exits(p)
	for _, side := range exits {
		switch side {
		case 0, 2:
			copy(box[side][1:], "###")
		default:
			box[1][sideCells[side][1]] = '#'
		}
		for _, other := range exits {
			if other != (side+1)%4 {
				continue
			}
			corner := halfCells[2*side] // between this side and the next
			box[corner[0]][corner[1]] = '#'
		}
	}
	if len(exits) > 1 {
		box[1][2] = '#'
		for _, side := range exits {
			if side == 1 {
				box[1][3] = '#'
			}
			if side == 3 {
				box[1][1] = '#'
			}
		}
	}
	middle := byte(0)
	switch {
	case c.Cathedral:
		middle = 'K'
	case c.Fountain:
		middle = 'O'
	case c.Goods != vassals.NoGoods:
		middle = wareNames[c.Goods][0]
	}
	if middle != 0 {
		box[1][2] = middle
	}
}

func drawRoad(box *[3][]byte, l lying, p part, r vassals.Road) {
	exits := l.exits(p)
	for _, side := range exits {
		cell := sideCells[side]
		box[cell[0]][cell[1]] = '|'
		if side == 1 || side == 3 {
			box[cell[0]][cell[1]] = '-'
			near := 3
			if side == 3 {
				near = 1
			}
			if box[1][near] == '.' {
				box[1][near] = '-'
			}
			if r.Inn {
				box[1][near] = '~'
			}
		}
	}
	if box[1][2] != '.' {
		return
	}
	switch {
	case len(exits) == 2 && exits[0] == 0 && exits[1] == 2:
		box[1][2] = '|'
	case len(exits) == 2 && exits[0] == 1 && exits[1] == 3:
		box[1][2] = '-'
	case len(exits) == 2 || r.EndsAt == vassals.AtCrossing:
		box[1][2] = '+'
	case r.EndsAt == vassals.AtHouse:
		box[1][2] = 'h'
	}
}
