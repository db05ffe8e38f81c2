package bots

import (
	"math/rand/v2"

	"vassals/rules/middleages"
)

// agesPlayout plays games of Middle Ages on as people do who look at what a tile
// is worth to them now.
type agesPlayout struct {
	*agesSense
	chance  *rand.Rand
	noise   float64
	me      int        // the player whose
	manner  AgesManner // this is
	moves   []middleages.Move
	lords   []int8
	choices []middleages.Choice
	worths  []float64
}

// run plays to the end.
func (p *agesPlayout) run(s *middleages.State) {
	for s.Step() != middleages.StepOver {
		s.Do(p.move(s))
	}
}

// move chooses the next move.
func (p *agesPlayout) move(s *middleages.State) middleages.Move {
	if s.Step() == middleages.StepLose {
		p.moves = s.AppendMoves(p.moves[:0])
		return p.moves[p.chance.IntN(len(p.moves))]
	}
	var m middleages.Move
	p.choices = s.AppendChoices(p.choices[:0])
	if len(p.choices) > 1 {
		p.weighChoices(s)
		m.Choice = p.choices[pick(p.chance, p.worths, p.noise)]
	} else {
		m.Choice = p.choices[0]
	}
	if s.NextRow() == 0 {
		m.Kind = middleages.TakeMove
		return m
	}
	m.Position = p.position(s)
	return m
}

// position chooses where the lord goes.
func (p *agesPlayout) position(s *middleages.State) int8 {
	p.lords = s.AppendLords(p.lords[:0])
	p.bind(s)
	p.weighLords(s)
	return p.lords[pick(p.chance, p.worths, p.noise)]
}

// weighChoices weighs choices.
func (p *agesPlayout) weighChoices(s *middleages.State) {
	v := p.view(s, false)
	p.worths = p.worths[:0]
	for _, c := range p.choices {
		p.worths = append(p.worths, v.choice(c))
	}
}

// weighLords weighs the positions in lords: what the tiles there are worth next
// round.
func (p *agesPlayout) weighLords(s *middleages.State) {
	v := p.view(s, true)
	row := int8(s.NextRow())
	p.worths = p.worths[:0]
	for _, at := range p.lords {
		p.worths = append(p.worths, v.tile(s.TileAt(middleages.Spot{Row: row, Position: at})))
	}
}

// bind leaves of the positions in lords those that the manner of their player
// allows, if any.
func (p *agesPlayout) bind(s *middleages.State) {
	if p.manner == AgesPlain || s.Player() != p.me {
		return
	}
	n := 0
	for _, at := range p.lords {
		q := s.Property(s.TileAt(middleages.Spot{Row: int8(s.NextRow()), Position: at}))
		war := q == middleages.Barracks || q == middleages.Wall
		if war == (p.manner == AgesWarlike) {
			p.lords[n] = at
			n++
		}
	}
	if n > 0 {
		p.lords = p.lords[:n]
	}
}
