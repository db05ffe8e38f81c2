package vassals

import (
	"errors"
	"fmt"
	"slices"

	"vassals/rules"
)

// setNames are the expansions as records name them.
var setNames = map[string]Set{"fairs": Fairs, "allornothing": AllOrNothing, "shadow": Shadow}

// ParseSet gives the expansion with a name as in records.
func ParseSet(name string) (Set, bool) {
	s, ok := setNames[name]
	return s, ok
}

// Deck gives the tiles of the sets in play as a seed shuffles them, the start
// tile left out.
func Deck(seed uint64, sets [4]bool) []Kind {
	var deck []Kind
	for k := range Tiles {
		t := &Tiles[k]
		if !sets[t.Set] {
			continue
		}
		n := t.Count
		if t.Name == Start {
			n--
		}
		for range n {
			deck = append(deck, Kind(k))
		}
	}
	rules.Chance(seed).Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	return deck
}

// newGame makes the state with which the game of a record begins.
func newGame(rec *rules.Record) (*State, error) {
	if err := rec.Check(); err != nil {
		return nil, err
	}
	if rec.Game != "vassals" {
		return nil, fmt.Errorf("game: %s is not vassals", rec.Game)
	}
	su, err := readSetup(rec)
	if err != nil {
		return nil, err
	}
	if err := readDeck(rec, &su); err != nil {
		return nil, err
	}
	s := newState(su, max(1, len(rec.Start)))
	if err := s.layStart(rec.Start); err != nil {
		return nil, err
	}
	if err := s.standAll(rec.Figures); err != nil {
		return nil, err
	}
	s.setup.tiles, s.setup.figures = slices.Clone(s.tiles), slices.Clone(s.standing)
	s.open()
	s.Watch(true)
	return s, nil
}

func readSetup(rec *rules.Record) (su setup, err error) {
	su.players = len(rec.Players)
	su.sets[Base] = true
	for i, name := range rec.Expansions {
		set, ok := setNames[name]
		switch {
		case !ok:
			return su, fmt.Errorf("expansions[%d]: there is no expansion %s", i, rules.Clip(name))
		case su.sets[set]:
			return su, fmt.Errorf("expansions[%d]: %s stands twice", i, name)
		}
		su.sets[set] = true
	}
	most := 5
	if su.sets[AllOrNothing] {
		most = maxPlayers
	}
	if su.players < 2 || su.players > most {
		return su, fmt.Errorf("players: %d, must be 2 to %d", su.players, most)
	}
	for i, p := range rec.Players {
		if p.Color == "pink" && !su.sets[AllOrNothing] {
			return su, fmt.Errorf("players[%d].color: pink comes with All or Nothing", i)
		}
	}
	return su, nil
}

// readDeck makes the deck of a record: its own, or that of its seed.
func readDeck(rec *rules.Record, su *setup) error {
	if rec.Deck == nil {
		seed, err := rules.ParseSeed(rec.Seed)
		if err != nil {
			return fmt.Errorf("seed: %w", err)
		}
		su.deck = Deck(seed, su.sets)
		return nil
	}
	left := make([]int, len(Tiles))
	for k := range Tiles {
		left[k] = Tiles[k].Count
	}
	take := func(name string) (Kind, error) {
		k, ok := KindOf(name)
		switch {
		case !ok:
			return 0, fmt.Errorf("there is no tile %s", rules.Clip(name))
		case !su.sets[Tiles[k].Set]:
			return 0, fmt.Errorf("%s belongs to an expansion that is not in play", name)
		case left[k] == 0:
			return 0, fmt.Errorf("more of %s than there are", name)
		}
		left[k]--
		return k, nil
	}
	if rec.Start == nil {
		if _, err := take(Start); err != nil {
			return err
		}
	}
	for i, t := range rec.Start {
		if _, err := take(t.Tile); err != nil {
			return fmt.Errorf("start[%d]: %w", i, err)
		}
	}
	su.deck = make([]Kind, 0, len(rec.Deck))
	for i, name := range rec.Deck {
		k, err := take(name)
		if err != nil {
			return fmt.Errorf("deck[%d]: %w", i, err)
		}
		su.deck = append(su.deck, k)
	}
	return nil
}

// layStart lays the tiles of a position, or the start tile.
func (s *State) layStart(start []rules.Tile) error {
	if start == nil {
		start = []rules.Tile{{Tile: Start}}
	}
	if len(start) == 0 {
		return errors.New("start: no tile")
	}
	const far = 1 << 53 // whole numbers in JSON are exact up to there everywhere
	for i, t := range start {
		k, _ := KindOf(t.Tile)
		r := Rotation(t.Rotation / 90)
		p := Placement{Spot{t.X, t.Y}, r}
		switch {
		case !slices.Contains([]int{0, 90, 180, 270}, t.Rotation):
			return fmt.Errorf("start[%d].rotation: must be 0, 90, 180 or 270", i)
		case i == 0 && (t.X < -far || t.X > far || t.Y < -far || t.Y > far):
			return fmt.Errorf("start[0]: %d,%d is too far away", t.X, t.Y)
		case i == 0:
			s.origin = p.Spot
			s.put(k, middle, r)
			continue
		case !s.fitsAt(k, p):
			return fmt.Errorf("start[%d]: %s does not fit at %d,%d", i, t.Tile, t.X, t.Y)
		}
		cell, _ := s.cell(p.Spot)
		s.put(k, cell, r)
	}
	return nil
}

// standAll puts the figures of a position. Whether builders and pigs may stand
// where they do shows at the end: their company may be listed after them.
func (s *State) standAll(figures []rules.Figure) error {
	for i, f := range figures {
		if err := s.standStart(f); err != nil {
			return fmt.Errorf("figures[%d]: %w", i, err)
		}
	}
	for i, fig := range s.standing {
		k := s.partOf(fig.node).kind
		mine := s.features[s.find(fig.node)].strength[fig.player] > 0
		switch {
		case fig.figure == Builder && (k == FieldPart || k == CloisterPart || !mine):
			return fmt.Errorf("figures[%d]: a builder stands with a vassal, double or shadow of its player on a road or city", i)
		case fig.figure == Pig && (k != FieldPart || !mine):
			return fmt.Errorf("figures[%d]: a pig stands with a farmer of its player in a field", i)
		}
	}
	return nil
}

// standStart puts a figure of a position.
func (s *State) standStart(f rules.Figure) error {
	at := slices.Index(placeNames[:], f.Place)
	fig := Figure(max(slices.Index(figureNames[:], f.Kind), 0))
	n, ok := s.tileAt(Spot{f.X, f.Y})
	switch {
	case f.Player < 0 || f.Player >= s.setup.players:
		return fmt.Errorf("player: there is no player %d", f.Player)
	case fig == NoFigure:
		return fmt.Errorf("kind: there is no figure %s", rules.Clip(f.Kind))
	case at < 0:
		return fmt.Errorf("place: there is no place %s", rules.Clip(f.Place))
	case !ok:
		return fmt.Errorf("there is no tile at %d,%d", f.X, f.Y)
	case s.supply[f.Player][fig] <= 0:
		return fmt.Errorf("kind: the player has no %v left", fig)
	}
	t := &s.tiles[n]
	p, ok := s.kinds[t.Kind].at(Place(at), t.Rotation)
	if !ok {
		return fmt.Errorf("place: the tile has nothing at %s", f.Place)
	}
	node := nodeOf(n, p)
	k := s.partOf(node).kind
	feat := &s.features[s.find(node)]
	if k == CloisterPart && t.near == 9 || (k == CityPart || k == RoadPart) && feat.open == 0 {
		return fmt.Errorf("the %v is complete", k)
	}
	s.stand(fig, f.Player, node)
	return nil
}
