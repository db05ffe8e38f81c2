package vassals

// Claim is a figure on a part of the tile just placed. Place names the part as
// a record does: of all parts of the tile that have become one feature, the
// first place clockwise is offered.
type Claim struct {
	Figure Figure
	Place  Place
	Part   Part
}

// AppendClaims appends every figure that may be put in this step, without the
// choice of none. A feature is offered once for each kind of figure.
func (s *State) AppendClaims(list []Claim) []Claim {
	var figures []Figure
	switch s.step {
	case StepFigure:
		figures = placed[:]
	case StepShadow:
		figures = shadowed[:]
	}
	var buf [len(placed)]Figure
	inHand := buf[:0]
	for _, fig := range figures {
		if s.supply[s.player][fig] > 0 {
			inHand = append(inHand, fig)
		}
	}
	if len(inHand) == 0 {
		return list
	}
	n := len(s.tiles) - 1
	t := &s.tiles[n]
	k := &s.kinds[t.Kind]
	for p := range k.parts {
		c, f := s.offer(n, k, &k.lies[t.Rotation], p)
		if f == nil {
			continue
		}
		for _, fig := range inHand {
			if s.may(fig, c.Part.Kind, f) {
				c.Figure = fig
				list = append(list, c)
			}
		}
	}
	return list
}

// What may be put in the figure's step and in the shadow's.
var (
	placed   = [...]Figure{Vassal, Double, Builder, Pig}
	shadowed = [...]Figure{ShadowFigure}
)

// may says whether the player to move may put a figure on a feature of the
// tile just placed; whether it is in hand is not asked.
func (s *State) may(fig Figure, k PartKind, f *feature) bool {
	mine := f.strength[s.player] > 0
	switch fig {
	case Builder:
		return (k == CityPart || k == RoadPart) && mine && f.open > 0
	case Pig:
		return k == FieldPart && mine
	}
	return f.figures == 0
}

// offer gives the feature of part p of tile n, named by the first place of all
// its parts on the tile; none if an earlier part of the tile belongs to it too.
func (s *State) offer(n int, k *kind, l *lie, p int) (Claim, *feature) {
	root := s.find(nodeOf(n, uint8(p)))
	for q := range p {
		if s.find(nodeOf(n, uint8(q))) == root {
			return Claim{}, nil
		}
	}
	best := p
	for q := p + 1; q < len(k.parts); q++ {
		if l.first[q] < l.first[best] && s.find(nodeOf(n, uint8(q))) == root {
			best = q
		}
	}
	return Claim{Place: l.first[best], Part: Part{k.parts[best].kind, k.parts[best].index}}, &s.features[root]
}

// claimAt gives the claim of a figure at a place of the tile just placed, and
// what the rules have against it.
func (s *State) claimAt(fig Figure, at Place) (Claim, error) {
	n := len(s.tiles) - 1
	t := &s.tiles[n]
	kd := &s.kinds[t.Kind]
	p, ok := kd.at(at, t.Rotation)
	if !ok {
		return Claim{}, refuse(NoSuchPlace, "the tile has nothing at %v", at)
	}
	// An edge of a road is at once the end of two fields, named by half-edges.
	c := Claim{fig, at, Part{kd.parts[p].kind, kd.parts[p].index}}
	f := &s.features[s.find(nodeOf(n, p))]
	switch {
	case fig == ShadowFigure && !s.setup.sets[Shadow], fig == Double && !s.setup.sets[AllOrNothing],
		(fig == Builder || fig == Pig) && !s.setup.sets[Fairs]:
		return c, refuse(NotInPlay, "there is no %v without its expansion", fig)
	case s.supply[s.player][fig] <= 0:
		return c, refuse(NoneInHand, "the player has no %v in hand", fig)
	case !s.may(fig, c.Part.Kind, f):
		return c, refuse(NotFree, "the %v may not stand on the %v at %v", fig, c.Part.Kind, at)
	}
	return c, nil
}

// Claim puts a figure, one of AppendClaims.
func (s *State) Claim(c Claim) {
	s.begin()
	n := len(s.tiles) - 1
	t := &s.tiles[n]
	p, _ := s.kinds[t.Kind].at(c.Place, t.Rotation)
	s.stand(c.Figure, int(s.player), nodeOf(n, p))
	if s.step == StepShadow {
		s.claimed[1] = c
	} else {
		s.claimed[0] = c
	}
	s.pass()
}

// Skip puts no figure in this step.
func (s *State) Skip() {
	s.begin()
	s.pass()
}

// pass goes on to the next step.
func (s *State) pass() {
	if s.step == StepFigure && s.supply[s.player][ShadowFigure] > 0 {
		s.step = StepShadow
		return
	}
	s.step = StepFinish
}

// stand puts a figure out of a player's hand on a part.
func (s *State) stand(fig Figure, player int, node int16) {
	root := s.find(node)
	s.touch(root)
	f := &s.features[root]
	f.figures++
	f.strength[player] += strengths[fig]
	switch fig {
	case Builder:
		f.builders |= 1 << player
	case Pig:
		f.pigs |= 1 << player
	}
	s.supply[player][fig]--
	s.changes = append(s.changes, change{op: opStand})
	s.standing = append(s.standing, standing{uint8(player), fig, node})
}
