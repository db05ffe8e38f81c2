package art

import "vassals/rules/vassals"

// gate is where a road passes a wall.
type gate struct {
	city int
	foot point // the middle of the gate on the ground
	dir  point // into the city
}

// layGates puts a gate where a road or a stub ends at a wall.
func (l *plan) layGates() {
	add := func(line polyline) {
		n := len(line) - 1
		e := line[n]
		d := e.sub(line[max(0, n-4)]).unit()
		foot := e.along(d, 1.5)
		l.gates = append(l.gates, gate{max(l.grid.cityAt(e.along(d, 3)), 0), foot, d})
		l.block(foot.x, foot.y-1, 11, 9)
	}
	for _, r := range l.roads {
		if r.EndsAt == vassals.AtCity {
			add(r.line)
		}
	}
	for _, s := range l.stubs {
		add(s)
	}
}
