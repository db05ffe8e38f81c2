package vassals

const (
	maxPlayers = 6
	side       = 256 // of the grid; the first tile lies in its middle
	middle     = side/2*side + side/2
)

// Spot is a place on the map: X grows to the east, Y to the south.
type Spot struct{ X, Y int }

// Placement is a tile's spot and how it is turned.
type Placement struct {
	Spot
	Rotation Rotation
}

// Placed is a tile on the map.
type Placed struct {
	Placement
	Kind Kind
}

// Step says what is decided next.
type Step uint8

// The steps of a move, and the end of the game.
const (
	StepPlace  Step = iota // the drawn tile: Place, or Discard when it fits nowhere
	StepFigure             // a figure on the tile just placed: Claim or Skip
	StepShadow             // the shadow: Claim or Skip
	StepFinish             // nothing more to choose: Finish
	StepOver               // no tile is left
)

// State is a game under way. It is made for search as much as for play: every
// step is cheap, and Back takes it back exactly. It is not safe for use by
// several goroutines.
type State struct {
	setup setup
	kinds []kind

	vars
	points [maxPlayers]points
	supply [maxPlayers]Supply
	goods  [maxPlayers][4]int8

	past    []mark   // what vars were before each step
	changes []change // what the steps changed besides

	origin    Spot // of the first tile
	grid      [side * side]cell
	frontier  []gap
	fitting   [side]uint32 // for AppendPlacements
	tiles     []tile
	cloisters []int16 // the tiles with one
	standing  []standing
	nodes     []node
	features  []feature // by node
	hidden    []Kind    // the true order of the tiles to come, while a search supposes another

	watched bool // Events are wanted
	events  []Event
}

// cell is a spot of the grid.
type cell struct {
	tile int16 // the number of the tile there plus 1
	gap  int16 // of an empty spot beside a tile: its index in frontier plus 1
}

// gap is an empty spot beside a tile.
type gap struct {
	cell int32
	need uint8 // what its neighbours ask of its sides, two bits a side
}

// tile is a tile on the map.
type tile struct {
	Kind     Kind
	Rotation Rotation
	near     int8 // of a cloister: how many tiles lie on the nine spots about it
	cell     int32
}

// standing is a figure on the map.
type standing struct {
	player uint8
	figure Figure
	node   int16
}

// vars is what almost every step changes; it is small, to be copied.
type vars struct {
	step    Step
	player  uint8
	second  bool     // this is the extra tile of the builder
	extra   bool     // another tile is due after this one
	full    bool     // this tile filled the spots about a cloister
	drawn   int16    // the index in the deck of the tile in hand
	aside   int16    // tiles set aside
	claimed [2]Claim // of this move: the figure and the shadow
}

// points is a player's score by kind, in the order of PartKind; the last is
// goods.
type points [5]int16

const goodsPoints = 4

// mark is where a step began.
type mark struct {
	vars
	changes int32
}

// change is one thing to take back.
type change struct {
	op   op
	need uint8    // opPlace
	kind PartKind // opPoints
	a, b int16
	fig  standing
	old  feature
}

type op uint8

const (
	opFeature op = iota // features[a] was old
	opJoin              // b was joined to a, whose feature was old
	opStand             // a figure was put, the last of standing
	opLeave             // the figure fig at index a of standing went home
	opPlace             // the last tile was placed; its spot had been frontier[a] with need
	opPoints            // player a got b points for a feature of that kind
	opGoods             // player a got the goods of old
)

// setup is what a game begins with.
type setup struct {
	players int
	sets    [4]bool
	deck    []Kind

	// The position: the tiles that lie, and the figures that stand on them.
	tiles   []tile
	figures []standing
}

func newState(su setup, start int) *State {
	s := &State{setup: su, kinds: kinds(), supply: su.supply()}
	s.room(start + len(su.deck))
	return s
}

// supply gives the figures of every player.
func (su *setup) supply() (all [maxPlayers]Supply) {
	for p := range su.players {
		h := &all[p]
		h[Vassal] = 7
		h[Double] = count(su.sets[AllOrNothing])
		h[Builder], h[Pig] = count(su.sets[Fairs]), count(su.sets[Fairs])
		h[ShadowFigure] = count(su.sets[Shadow])
	}
	return all
}

// room makes room for so many tiles on the map.
func (s *State) room(tiles int) {
	if n := tiles*maxParts - len(s.nodes); n > 0 {
		s.nodes = append(s.nodes, make([]node, n)...)
		s.features = append(s.features, make([]feature, n)...)
	}
}

// Restart begins anew, from the same position, with another deck of the same
// expansions. It costs much less than a new game.
func (s *State) Restart(deck []Kind) {
	for _, t := range s.tiles {
		s.grid[t.cell] = cell{}
		for _, d := range beside {
			s.grid[t.cell+d] = cell{}
		}
	}
	s.setup.deck = append(s.setup.deck[:0], deck...)
	s.room(len(s.setup.tiles) + len(deck))
	s.frontier, s.tiles, s.cloisters, s.standing = s.frontier[:0], s.tiles[:0], s.cloisters[:0], s.standing[:0]
	s.points, s.goods, s.supply = [maxPlayers]points{}, [maxPlayers][4]int8{}, s.setup.supply()
	for _, t := range s.setup.tiles {
		s.put(t.Kind, t.cell, t.Rotation)
	}
	for _, f := range s.setup.figures {
		s.stand(f.figure, int(f.player), f.node)
	}
	s.open()
}

// open draws the first tile, after the position is laid.
func (s *State) open() {
	s.past, s.changes = s.past[:0], s.changes[:0]
	s.forget()
	s.vars = vars{drawn: -1}
	s.draw()
}

// draw takes the next tile in hand.
func (s *State) draw() {
	s.drawn++
	s.step = StepPlace
	if int(s.drawn) >= len(s.setup.deck) {
		s.step = StepOver
	}
}

// Step says what is to be decided next.
func (s *State) Step() Step { return s.step }

// Steps counts the steps that Back can take back.
func (s *State) Steps() int { return len(s.past) }

// Players gives the number of players.
func (s *State) Players() int { return s.setup.players }

// Player gives whose turn it is, 0 for the first.
func (s *State) Player() int { return int(s.player) }

// Extra reports whether the tile is the builder's extra one.
func (s *State) Extra() bool { return s.second }

// Drawn gives the tile in hand, or the one just placed. It must not be asked
// when the game is over.
func (s *State) Drawn() Kind { return s.setup.deck[s.drawn] }

// Left counts the tiles that are still to be drawn, without the one in hand.
func (s *State) Left() int { return max(0, len(s.setup.deck)-int(s.drawn)-1) }

// Remaining counts the tiles still to be drawn by kind, without the one in
// hand. It tells nothing of their order.
func (s *State) Remaining() []int {
	n := make([]int, len(Tiles))
	for i := int(s.drawn) + 1; i < len(s.setup.deck); i++ {
		n[s.setup.deck[i]]++
	}
	return n
}

// Aside counts the tiles that fitted nowhere and were set aside.
func (s *State) Aside() int { return int(s.aside) }

// Has reports whether an expansion is in play.
func (s *State) Has(set Set) bool { return set == Base || s.setup.sets[set] }

// Score gives a player's points so far, without the final scoring.
func (s *State) Score(player int) int {
	n := 0
	for _, p := range s.points[player] {
		n += int(p)
	}
	return n
}

// Supply gives the figures that a player has in hand, by Figure.
func (s *State) Supply(player int) Supply { return s.supply[player] }

// Goods gives how many goods of each kind a player has.
func (s *State) Goods(player int) [4]int {
	var n [4]int
	for g, c := range s.goods[player] {
		n[g] = int(c)
	}
	return n
}

// Tiles counts the tiles on the map.
func (s *State) Tiles() int { return len(s.tiles) }

// Tile gives the tile that was placed as number i, 0 for the first.
func (s *State) Tile(i int) Placed {
	t := &s.tiles[i]
	return Placed{Placement{s.spot(t.cell), t.Rotation}, t.Kind}
}

// TileAt gives the tile on a spot.
func (s *State) TileAt(at Spot) (Placed, bool) {
	if n, ok := s.tileAt(at); ok {
		return s.Tile(n), true
	}
	return Placed{}, false
}

// tileAt gives the number of the tile on a spot.
func (s *State) tileAt(at Spot) (n int, ok bool) {
	cell, ok := s.cell(at)
	if !ok || s.grid[cell].tile == 0 {
		return 0, false
	}
	return int(s.grid[cell].tile) - 1, true
}

func (s *State) spot(cell int32) Spot {
	return Spot{int(cell)%side - side/2 + s.origin.X, int(cell)/side - side/2 + s.origin.Y}
}

// cell gives the index of a spot in grid; false far from all tiles.
func (s *State) cell(at Spot) (int32, bool) {
	x, y := at.X-s.origin.X+side/2, at.Y-s.origin.Y+side/2
	if x < 1 || y < 1 || x >= side-1 || y >= side-1 {
		return 0, false
	}
	return int32(y*side + x), true
}
