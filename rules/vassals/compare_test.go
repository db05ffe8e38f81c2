package vassals_test

import (
	"fmt"
	"maps"
	"slices"

	"vassals/rules/vassals"
)

// compareMap compares everything that the engine keeps of the map with a recount
// of the table.
func compareMap(s *vassals.State, t *table) error {
	if err := compareTiles(s, t); err != nil {
		return err
	}
	if got, want := figuresOf(engineTable(s).pieces), figuresOf(t.pieces); !maps.Equal(got, want) {
		return fmt.Errorf("the figures on the map are %v, want %v", got, want)
	}
	for _, f := range recount(t).features {
		if err := compareFeature(s, f); err != nil {
			return fmt.Errorf("%s of %v: %w", f.kind, f.parts, err)
		}
	}
	return nil
}

func compareTiles(s *vassals.State, t *table) error {
	if s.Tiles() != len(t.tiles) {
		return fmt.Errorf("%d tiles lie, want %d", s.Tiles(), len(t.tiles))
	}
	box := vassals.Bounds{MinX: t.tiles[0].at.x, MaxX: t.tiles[0].at.x, MinY: t.tiles[0].at.y, MaxY: t.tiles[0].at.y}
	for i, l := range t.tiles {
		want := vassals.Placed{Placement: placementOf(l), Kind: l.tile}
		if got := s.Tile(i); got != want {
			return fmt.Errorf("tile %d is %v, want %v", i, got, want)
		}
		if got, ok := s.TileAt(want.Spot); !ok || got != want {
			return fmt.Errorf("at %v lies %v, want %v", l.at, got, want)
		}
		box = vassals.Bounds{MinX: min(box.MinX, l.at.x), MinY: min(box.MinY, l.at.y), MaxX: max(box.MaxX, l.at.x), MaxY: max(box.MaxY, l.at.y)}
	}
	if got := s.Bounds(); got != box {
		return fmt.Errorf("the bounds are %v, want %v", got, box)
	}
	return nil
}

func placementOf(l lying) vassals.Placement {
	return vassals.Placement{Spot: vassals.Spot{X: l.at.x, Y: l.at.y}, Rotation: vassals.Rotation(l.turns)}
}

// figuresOf counts equal figures.
func figuresOf(list []piece) map[piece]int {
	m := make(map[piece]int)
	for _, p := range list {
		m[p]++
	}
	return m
}

var partKinds = map[string]vassals.PartKind{city: vassals.CityPart, road: vassals.RoadPart, field: vassals.FieldPart, cloister: vassals.CloisterPart}

// compareFeature compares a feature of the recount with what the engine tells of
// its first part and of its last.
func compareFeature(s *vassals.State, f *feature) error {
	for _, p := range []part{f.parts[0], f.parts[len(f.parts)-1]} {
		got, ok := s.FeatureAt(vassals.Spot{X: p.at.x, Y: p.at.y}, vassals.Part{Kind: partKinds[p.kind], Index: uint8(p.index)})
		if !ok {
			return fmt.Errorf("the engine knows no part %v", p)
		}
		if err := compareParts(got, f); err != nil {
			return err
		}
		want := wantFeature(s.Players(), f)
		for _, c := range []struct {
			what      string
			got, want any
		}{
			{"kind", got.Kind, want.Kind},
			{"tiles", got.Tiles, want.Tiles},
			{"open ends", got.Open, want.Open},
			{"complete", got.Complete, want.Complete},
			{"fountains", got.Fountains, want.Fountains},
			{"inns", got.Inns, want.Inns},
			{"cathedrals", got.Cathedrals, want.Cathedrals},
			{"goods", got.Goods, want.Goods},
			{"completed cities", got.Cities, want.Cities},
			{"points now", got.Now, want.Now},
			{"points when complete", got.Finished, want.Finished},
		} {
			if c.got != c.want {
				return fmt.Errorf("%s: %v, want %v", c.what, c.got, c.want)
			}
		}
		if !slices.Equal(got.Strength, want.Strength) || !slices.Equal(got.Leaders, want.Leaders) {
			return fmt.Errorf("strengths %v, leaders %v, want %v and %v", got.Strength, got.Leaders, want.Strength, want.Leaders)
		}
	}
	return nil
}

// wantFeature puts a feature of the recount in the engine's words. Parts and
// Figures are left out.
func wantFeature(players int, f *feature) vassals.Feature {
	want := vassals.Feature{Kind: partKinds[f.kind], Tiles: len(f.spots), Open: f.open, Complete: f.complete(),
		Fountains: f.fountains, Inns: f.inns, Cathedrals: f.cathedrals, Goods: f.goods,
		Strength: make([]int, players), Leaders: f.leaders(players)}
	for _, p := range f.pieces {
		want.Strength[p.player] += strength[p.kind]
	}
	switch f.kind {
	case field:
		want.Open, want.Cities = 0, f.completedCities()
		want.Now, want.Finished = 3*want.Cities, 3*want.Cities
	case cloister:
		want.Tiles = 9 - f.open
		want.Now, want.Finished = f.worth(), 9
	default:
		closed := *f
		closed.open = 0
		want.Now, want.Finished = f.worth(), closed.worth()
	}
	return want
}

// compareParts compares which parts make up a feature and who stands on it.
func compareParts(got vassals.Feature, f *feature) error {
	left := make(map[part]int)
	for _, p := range f.parts {
		left[p]++
	}
	for _, p := range got.Parts {
		left[part{spot{p.X, p.Y}, p.Part.Kind.String(), int(p.Part.Index)}]--
	}
	for p, n := range left {
		if n != 0 {
			return fmt.Errorf("part %v is in one of the two only (%d): the engine has %v", p, n, got.Parts)
		}
	}
	var pieces []piece
	for _, fig := range got.Figures {
		pieces = append(pieces, piece{fig.Player, fig.Figure.String(), part{spot{fig.Spot.X, fig.Spot.Y}, fig.Part.Kind.String(), int(fig.Part.Index)}})
	}
	if !maps.Equal(figuresOf(pieces), figuresOf(f.pieces)) {
		return fmt.Errorf("figures %v, want %v", pieces, f.pieces)
	}
	return nil
}

// comparePlacements compares the engine's legal placements with brute force.
func comparePlacements(s *vassals.State, t *table) error {
	want := make(map[vassals.Placement]bool)
	for _, l := range t.placements(s.Drawn()) {
		want[placementOf(l)] = true
	}
	got := s.AppendPlacements(nil)
	if len(got) != len(want) {
		return fmt.Errorf("%d placements of %v, want %d", len(got), s.Drawn(), len(want))
	}
	if s.Fits() != (len(want) > 0) {
		return fmt.Errorf("%v fits: %v, want %v", s.Drawn(), s.Fits(), len(want) > 0)
	}
	seen := make(map[vassals.Placement]bool)
	for _, p := range got {
		if !want[p] || seen[p] || !s.Legal(p) {
			return fmt.Errorf("placement %v of %v: twice or illegal", p, s.Drawn())
		}
		seen[p] = true
	}
	return nil
}

// compareClaims compares the engine's choices on the tile l with those by the
// text. A claim's part must be the one that its place names.
func compareClaims(s *vassals.State, l lying, want []choice) error {
	var got []choice
	for _, c := range s.AppendClaims(nil) {
		p, ok := l.named(c.Place.String())
		if !ok || p.kind != c.Part.Kind.String() || p.index != int(c.Part.Index) {
			return fmt.Errorf("choice %v: its place names %v", c, p)
		}
		got = append(got, choice{c.Figure.String(), c.Place.String()})
	}
	sortChoices(got)
	if !slices.Equal(got, want) {
		return fmt.Errorf("choices %v, want %v", got, want)
	}
	return nil
}

// compareHands compares scores, goods, hands and whose turn it is, and counts
// the tiles and figures.
func compareHands(s *vassals.State, g *slowGame, deck []vassals.Kind) error {
	for p := range g.players {
		if s.Score(p) != g.scores[p] {
			return fmt.Errorf("player %d has %d points, want %d", p, s.Score(p), g.scores[p])
		}
		if s.Goods(p) != g.goods[p] {
			return fmt.Errorf("player %d has goods %v, want %v", p, s.Goods(p), g.goods[p])
		}
		for f := vassals.Vassal; f <= vassals.ShadowFigure; f++ {
			if int(s.Supply(p)[f]) != g.hands[p][f.String()] {
				return fmt.Errorf("player %d has %d of %v in hand, want %d", p, s.Supply(p)[f], f, g.hands[p][f.String()])
			}
		}
	}
	if over := s.Step() == vassals.StepOver; over != g.over() {
		return fmt.Errorf("the game is over: %v, want %v", over, g.over())
	}
	if s.Step() != vassals.StepOver && (s.Player() != g.turn || s.Extra() != g.second || s.Drawn() != g.pile[0] || s.Left() != len(g.pile)-1) {
		return fmt.Errorf("player %d (extra %v) with %v and %d left, want player %d (%v) with %v and %d left",
			s.Player(), s.Extra(), s.Drawn(), s.Left(), g.turn, g.second, g.pile[0], len(g.pile)-1)
	}
	return countTilesAndFigures(s, g, deck)
}

// countTilesAndFigures: whatever happens, tiles and figures are somewhere.
func countTilesAndFigures(s *vassals.State, g *slowGame, deck []vassals.Kind) error {
	inHand := 0
	if s.Step() != vassals.StepOver {
		inHand = 1
	}
	if n := s.Left() + inHand + s.Aside() + s.Tiles() - 1; n != len(deck) || s.Aside() != len(g.aside) {
		return fmt.Errorf("%d left, %d in hand, %d aside and %d on the map besides the first make %d tiles, want %d",
			s.Left(), inHand, s.Aside(), s.Tiles()-1, n, len(deck))
	}
	kinds := make([]int, len(vassals.Tiles))
	for _, k := range deck {
		kinds[k]++
	}
	for i := 1; i < s.Tiles(); i++ {
		kinds[s.Tile(i).Kind]--
	}
	for _, k := range g.aside {
		kinds[k]--
	}
	if inHand == 1 {
		kinds[s.Drawn()]--
	}
	if got := s.Remaining(); !slices.Equal(got, kinds) {
		return fmt.Errorf("remaining by kind %v, want %v", got, kinds)
	}
	on := make([]map[string]int, s.Players())
	for p := range on {
		on[p] = make(map[string]int)
		for f := vassals.Vassal; f <= vassals.ShadowFigure; f++ {
			on[p][f.String()] = int(s.Supply(p)[f])
		}
	}
	for _, f := range s.AppendFigures(nil) {
		on[f.Player][f.Figure.String()]++
	}
	for p := range on {
		if !maps.Equal(on[p], hand(g.sets)) {
			return fmt.Errorf("player %d has %v in hand and on the map, want %v", p, on[p], hand(g.sets))
		}
	}
	return nil
}
