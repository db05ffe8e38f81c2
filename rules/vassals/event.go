package vassals

// EventKind says what happened.
type EventKind uint8

// What the end of a move can bring.
const (
	EventScore EventKind = iota // a feature was completed, claimed or not
	EventGoods                  // a player took the goods of a city
	EventExtra                  // the builder brings the player another tile
)

// Event is something that the last Finish brought.
type Event struct {
	Kind   EventKind
	Player int // EventGoods, EventExtra: to whom

	// EventScore: what was completed, where, what each player gets for it, and
	// the figures that went home from where they stood.
	Feature PartKind
	Parts   []TilePart
	Points  [maxPlayers]int
	Home    []Standing

	Goods [4]int // EventGoods: by kind
}

// TilePart is a part of a tile on the map.
type TilePart struct {
	Spot
	Part Part
}

// Standing is a figure on the map.
type Standing struct {
	Player int
	Figure Figure
	Spot   Spot
	Part   Part
}

// Watch says whether Finish keeps Events from now on, and gives what was set
// before. The state of a Match is watched; a search turns it off and on again,
// and the events are still those of the last move played.
func (s *State) Watch(on bool) (was bool) {
	was, s.watched = s.watched, on
	return was
}

// Events tells what the last Finish brought, if the state is watched. The slice
// is valid until the next step.
func (s *State) Events() []Event { return s.events }

// forget drops the events, before a step.
func (s *State) forget() {
	if s.watched {
		s.events = s.events[:0]
	}
}

func (s *State) watchComplete(k PartKind, root int16, points int) {
	f := &s.features[root]
	e := Event{Kind: EventScore, Player: int(s.player), Feature: k, Parts: s.parts(root)}
	leaders := f.leaders()
	for p := range s.setup.players {
		if leaders>>p&1 != 0 {
			e.Points[p] = points
		}
	}
	for _, fig := range s.standing {
		if s.find(fig.node) == root {
			e.Home = append(e.Home, s.show(fig))
		}
	}
	s.events = append(s.events, e)
	if k == CityPart && f.goods != [4]int8{} {
		e := Event{Kind: EventGoods, Player: int(s.player)}
		for g, n := range f.goods {
			e.Goods[g] = int(n)
		}
		s.events = append(s.events, e)
	}
}

// parts lists the parts of the feature with a root.
func (s *State) parts(root int16) (list []TilePart) {
	for n := root; ; {
		list = append(list, s.tilePart(n))
		if n = s.nodes[n].next; n == root {
			return list
		}
	}
}

func (s *State) tilePart(n int16) TilePart {
	p := s.partOf(n)
	return TilePart{s.spot(s.tiles[n/maxParts].cell), Part{p.kind, p.index}}
}

func (s *State) show(fig standing) Standing {
	at := s.tilePart(fig.node)
	return Standing{int(fig.player), fig.figure, at.Spot, at.Part}
}

// AppendFigures appends every figure on the map.
func (s *State) AppendFigures(list []Standing) []Standing {
	for _, fig := range s.standing {
		list = append(list, s.show(fig))
	}
	return list
}
