package bots

import "vassals/rules/vassals"

// field gives the points that a field will bring.
func (e *eval) field(id vassals.ID) float64 {
	sum := 0.0
	for _, c := range e.fields.cities(e.s, id) {
		sum += e.complete(c, useCity)
	}
	ahead := float64(e.o.total) / 72
	size := float64(min(e.s.Look(id).Tiles(), 12)) / 12
	return e.w.field*(1-e.w.fieldLate*min(ahead, 1))*3*sum + e.w.fieldGrow*ahead*size
}

// fields knows which cities a field touches. To walk round a large field takes
// long, so the walls found are kept: one more tile leaves most fields as they
// are.
type fields struct {
	stamp uint32 // of the state to which placements are tried
	known [vassals.MaxID]walls
	list  []vassals.Wall // of all fields
	seen  [vassals.MaxID]uint32
	last  uint32 // of seen
	found []vassals.ID
}

// walls are those of a field.
type walls struct {
	stamp    uint32
	from, to int32 // in list
}

// forget is due whenever more than the tile placed last is not as before.
func (f *fields) forget() {
	f.stamp++
	f.list = f.list[:0]
}

// cities gives the cities that a field touches, each once, good until the next
// use.
func (f *fields) cities(s *vassals.State, id vassals.ID) []vassals.ID {
	from := len(f.list)
	k := &f.known[id]
	var walls []vassals.Wall
	if s.OnLast(id) { // it may be another field the next time
		f.list = s.AppendWalls(f.list, id)
		walls, f.list = f.list[from:], f.list[:from]
	} else {
		if k.stamp != f.stamp {
			f.list = s.AppendWalls(f.list, id)
			k.stamp, k.from, k.to = f.stamp, int32(from), int32(len(f.list))
		}
		walls = f.list[k.from:k.to]
	}
	f.last++
	f.found = f.found[:0]
	for _, w := range walls {
		if c := s.CityOf(w); f.seen[c] != f.last {
			f.seen[c] = f.last
			f.found = append(f.found, c)
		}
	}
	return f.found
}
