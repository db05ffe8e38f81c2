package words

import (
	"strings"

	"vassals/rules/vassals"
)

// sides are the sides of a tile, clockwise from the north, with the last part
// of the ids of their messages.
var sides = [4]struct {
	edge vassals.Edges
	id   string
}{
	{vassals.N, "n"}, {vassals.E, "e"}, {vassals.S, "s"}, {vassals.W, "w"},
}

// Tile describes a kind of tile as it lies on the map after r quarter turns,
// for those who do not see it: "city north and west with a fountain, road from
// east to south, 2 fields".
func (w *Words) Tile(kind vassals.Kind, r vassals.Rotation) string {
	t := &vassals.Tiles[kind]
	var parts []string
	if t.Cloister {
		parts = append(parts, w.T("describe.cloister"))
	}
	for _, c := range t.Cities {
		parts = append(parts, w.city(c, r))
	}
	parts = w.appendRoads(parts, t, r)
	if t.Bridge {
		parts = append(parts, w.T("describe.bridge"))
	}
	if n := len(t.Fields); n > 0 {
		parts = append(parts, w.N("describe.fields", n))
	}
	return strings.Join(parts, ", ")
}

func (w *Words) city(c vassals.City, r vassals.Rotation) string {
	s := w.T("describe.city.whole")
	if c.Edges != vassals.N|vassals.E|vassals.S|vassals.W {
		s = w.Tf("describe.city", Data{"Sides": w.sides("describe.side.", c.Edges.Turn(r))})
	}
	if c.Fountain {
		s = w.Tf("describe.fountain", Data{"City": s})
	}
	if c.Cathedral {
		s = w.Tf("describe.cathedral", Data{"City": s})
	}
	switch c.Goods {
	case vassals.Wine:
		s = w.Tf("describe.wine", Data{"City": s})
	case vassals.Grain:
		s = w.Tf("describe.grain", Data{"City": s})
	case vassals.Cloth:
		s = w.Tf("describe.cloth", Data{"City": s})
	}
	return s
}

// appendRoads describes the roads of a tile. Those that meet in a crossing are
// one part, with a further one for each inn on them.
func (w *Words) appendRoads(parts []string, t *vassals.Tile, r vassals.Rotation) []string {
	var crossing vassals.Edges
	var inns []string
	for _, road := range t.Roads {
		edges := road.Edges.Turn(r)
		from := w.sides("describe.from.", edges)
		if road.EndsAt == vassals.AtCrossing {
			crossing |= edges
			if road.Inn {
				inns = append(inns, w.Tf("describe.inn.from", Data{"From": from}))
			}
			continue
		}
		var s string
		switch road.EndsAt {
		case vassals.AtCity:
			s = w.Tf("describe.road.city", Data{"From": from})
		case vassals.AtCloister:
			s = w.Tf("describe.road.cloister", Data{"From": from})
		case vassals.AtHouse:
			s = w.Tf("describe.road.house", Data{"From": from})
		default:
			s = w.through(edges)
		}
		if road.Inn {
			s = w.Tf("describe.inn", Data{"Road": s})
		}
		parts = append(parts, s)
	}
	if crossing != 0 {
		parts = append(parts, w.Tf("describe.crossing", Data{"From": w.sides("describe.from.", crossing)}))
	}
	return append(parts, inns...)
}

// through describes a road that joins two sides.
func (w *Words) through(edges vassals.Edges) string {
	data := Data{}
	for _, s := range sides {
		switch {
		case edges&s.edge == 0:
		case data["From"] == nil:
			data["From"] = w.T("describe.from." + s.id)
		default:
			data["To"] = w.T("describe.to." + s.id)
		}
	}
	return w.Tf("describe.road", data)
}

// sides lists sides by the messages whose ids begin with prefix.
func (w *Words) sides(prefix string, edges vassals.Edges) string {
	var list []string
	for _, s := range sides {
		if edges&s.edge != 0 {
			list = append(list, w.T(prefix+s.id))
		}
	}
	return w.List(list)
}
