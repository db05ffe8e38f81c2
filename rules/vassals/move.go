package vassals

import (
	"slices"
	"strconv"
	"strings"

	"vassals/rules"
)

// Move is a whole move as a record writes it.
type Move struct {
	Tile        Kind
	Discard     bool // the tile fits nowhere; the rest is empty
	At          Placement
	Figure      Figure // NoFigure for none
	Place       Place  // of Figure
	Shadow      bool
	ShadowPlace Place
}

// String gives the move as in a record.
func (m Move) String() string {
	if m.Discard {
		return "discard " + m.Tile.String()
	}
	b := make([]byte, 0, 48)
	b = append(b, m.Tile.String()...)
	b = append(b, ' ')
	b = strconv.AppendInt(b, int64(m.At.X), 10)
	b = append(b, ',')
	b = strconv.AppendInt(b, int64(m.At.Y), 10)
	b = append(b, ' ')
	b = strconv.AppendInt(b, int64(m.At.Rotation)*90, 10)
	if m.Figure != NoFigure {
		b = append(b, ' ')
		b = append(b, m.Figure.String()...)
		b = append(b, ' ')
		b = append(b, m.Place.String()...)
	}
	if m.Shadow {
		b = append(b, " shadow "...)
		b = append(b, m.ShadowPlace.String()...)
	}
	return string(b)
}

// ParseMove reads a move of a record. It asks nothing of a game: whether the
// move is legal shows when it is applied.
func ParseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	if len(words) == 2 && words[0] == "discard" {
		k, ok := KindOf(words[1])
		if !ok {
			return Move{}, refuse(Unreadable, "there is no tile %s", rules.Clip(words[1]))
		}
		return Move{Tile: k, Discard: true}, nil
	}
	if len(words) != 3 && len(words) != 5 && len(words) != 7 {
		return Move{}, refuse(Unreadable, "a move is \"tile x,y rotation\" with up to two figures, or \"discard tile\"")
	}
	m, err := parsePlacement(words)
	if err != nil {
		return Move{}, err
	}
	words = words[3:]
	for i := 0; i < len(words); i += 2 {
		at := slices.Index(placeNames[:], words[i+1])
		if at < 0 {
			return Move{}, refuse(Unreadable, "there is no place %s", rules.Clip(words[i+1]))
		}
		fig := slices.Index(figureNames[:], words[i])
		switch {
		case fig <= 0:
			return Move{}, refuse(Unreadable, "there is no figure %s", rules.Clip(words[i]))
		case Figure(fig) == ShadowFigure && i+2 < len(words):
			return Move{}, refuse(Unreadable, "the shadow comes last")
		case Figure(fig) == ShadowFigure:
			m.Shadow, m.ShadowPlace = true, Place(at)
		case i > 0:
			return Move{}, refuse(Unreadable, "only the shadow may follow a figure")
		default:
			m.Figure, m.Place = Figure(fig), Place(at)
		}
	}
	return m, nil
}

func parsePlacement(words []string) (m Move, err error) {
	k, ok := KindOf(words[0])
	if !ok {
		return m, refuse(Unreadable, "there is no tile %s", rules.Clip(words[0]))
	}
	xs, ys, ok := strings.Cut(words[1], ",")
	x, okX := parseInt(xs)
	y, okY := parseInt(ys)
	if !ok || !okX || !okY {
		return m, refuse(Unreadable, "%s is not a spot: two whole numbers with a comma", rules.Clip(words[1]))
	}
	r, ok := parseRotation(words[2])
	if !ok {
		return m, refuse(Unreadable, "rotation must be 0, 90, 180 or 270")
	}
	return Move{Tile: k, At: Placement{Spot{x, y}, r}}, nil
}

// parseInt reads a number in plain decimals.
func parseInt(s string) (int, bool) {
	n, err := strconv.ParseInt(s, 10, 64)
	return int(n), err == nil && strconv.FormatInt(n, 10) == s
}

func parseRotation(s string) (Rotation, bool) {
	i := slices.Index([]string{"0", "90", "180", "270"}, s)
	return Rotation(max(i, 0)), i >= 0
}

// Claims gives the figures that the move puts. Their Part is not set.
func (m Move) Claims() (list []Claim) {
	if m.Figure != NoFigure {
		list = append(list, Claim{Figure: m.Figure, Place: m.Place})
	}
	if m.Shadow {
		list = append(list, Claim{Figure: ShadowFigure, Place: m.ShadowPlace})
	}
	return list
}

// Move gives the move that the steps since the drawn tile make, at StepFinish.
func (s *State) Move() Move {
	n := len(s.tiles) - 1
	m := Move{Tile: s.tiles[n].Kind, At: s.Tile(n).Placement, Figure: s.claimed[0].Figure, Place: s.claimed[0].Place}
	if s.claimed[1].Figure != NoFigure {
		m.Shadow, m.ShadowPlace = true, s.claimed[1].Place
	}
	return m
}

// check says what the rules have against a move as far as its tile goes. It
// changes nothing.
func (s *State) check(m Move) error {
	switch {
	case s.step == StepOver:
		return refuse(GameOver, "the game is over")
	case s.step != StepPlace:
		return refuse(UnderWay, "the move before is not finished")
	case m.Tile != s.Drawn():
		return refuse(WrongTile, "the tile drawn is %v", s.Drawn())
	case m.Discard && s.Fits():
		return refuse(FitsSomewhere, "the tile fits and may not be set aside")
	case m.Discard:
		return nil
	}
	if !s.fitsAt(m.Tile, m.At) {
		return s.whyNot(m)
	}
	return nil
}

// whyNot says why a tile does not fit on a spot.
func (s *State) whyNot(m Move) error {
	cell, ok := s.cell(m.At.Spot)
	switch {
	case !s.Fits():
		return refuse(FitsNowhere, "the tile fits nowhere and must be set aside")
	case ok && s.grid[cell].tile > 0:
		return refuse(NoSpot, "there is a tile at %d,%d", m.At.X, m.At.Y)
	case !ok || s.grid[cell].gap == 0:
		return refuse(NoSpot, "no tile lies beside %d,%d", m.At.X, m.At.Y)
	}
	return refuse(EdgesDiffer, "the edges do not match at %d,%d", m.At.X, m.At.Y)
}

// Play does a whole move. On an error, which is a Refusal, the state is as
// before.
func (s *State) Play(m Move) error {
	if err := s.Enter(m); err != nil {
		return err
	}
	if s.step == StepFinish {
		s.Finish()
	}
	return nil
}

// Enter does the steps of a move up to its Finish; a discard has but one. On
// an error, which is a Refusal, the state is as before.
func (s *State) Enter(m Move) error {
	if err := s.check(m); err != nil {
		return err
	}
	if m.Discard {
		s.Discard()
		return nil
	}
	mark := len(s.past)
	err := s.steps(m)
	if err != nil {
		for len(s.past) > mark {
			s.Back()
		}
	}
	return err
}

func (s *State) steps(m Move) error {
	s.Place(m.At)
	if err := s.claimOrSkip(m.Figure, m.Place); err != nil {
		return err
	}
	if m.Shadow {
		if s.step != StepShadow {
			_, err := s.claimAt(ShadowFigure, m.ShadowPlace) // not in play or not in hand
			return err
		}
		if err := s.claimOrSkip(ShadowFigure, m.ShadowPlace); err != nil {
			return err
		}
	} else if s.step == StepShadow {
		s.Skip()
	}
	return nil
}

func (s *State) claimOrSkip(fig Figure, at Place) error {
	if fig == NoFigure {
		s.Skip()
		return nil
	}
	c, err := s.claimAt(fig, at)
	if err != nil {
		return err
	}
	s.Claim(c)
	return nil
}
