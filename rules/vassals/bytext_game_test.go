package vassals_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"vassals/rules/vassals"
)

// slowGame plays a game by the rules' text: it keeps what lies on the table and
// in the players' hands, and counts everything else anew at every move.
type slowGame struct {
	table
	players int
	sets    map[string]bool
	pile    []vassals.Kind // pile[0] is the drawn tile
	aside   []vassals.Kind // tiles that fitted nowhere
	hands   []map[string]int
	scores  []int
	kinds   []map[string]int // the scores by kind of feature
	goods   [][4]int
	turn    int
	second  bool // the extra tile of a builder
}

// slowEvents is what one move brought.
type slowEvents struct {
	scored []slowScore
	extra  bool
}

// slowScore is a completed feature: its points by player, who goes home, its goods.
type slowScore struct {
	kind   string
	points []int
	home   []piece
	goods  [4]int // to the player whose move it is
}

// hand gives the figures that a player begins with.
func hand(sets map[string]bool) map[string]int {
	h := map[string]int{"vassal": 7, "double": 0, "builder": 0, "pig": 0, "shadow": 0}
	if sets["allornothing"] {
		h["double"] = 1
	}
	if sets["fairs"] {
		h["builder"], h["pig"] = 1, 1
	}
	if sets["shadow"] {
		h["shadow"] = 1
	}
	return h
}

// setNames are the sets of tiles.json by vassals.Set.
var setNames = map[vassals.Set]string{vassals.Fairs: "fairs", vassals.AllOrNothing: "allornothing", vassals.Shadow: "shadow"}

// kindOf finds a tile by name.
func kindOf(name string) (vassals.Kind, bool) {
	for k := range vassals.Tiles {
		if vassals.Tiles[k].Name == name {
			return vassals.Kind(k), true
		}
	}
	return 0, false
}

// seedDeck is the draw order of a seed.
func seedDeck(seed uint64, sets map[string]bool) []vassals.Kind {
	var deck []vassals.Kind
	for k, tile := range vassals.Tiles {
		if tile.Set != vassals.Base && !sets[setNames[tile.Set]] {
			continue
		}
		n := tile.Count
		if tile.Name == "cap-straight" {
			n--
		}
		for range n {
			deck = append(deck, vassals.Kind(k))
		}
	}
	r := rand.New(rand.NewPCG(seed, 0))
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	return deck
}

// newSlowGame lays out a game. start may be nil: then it is the start tile.
func newSlowGame(players int, sets map[string]bool, deck []vassals.Kind, start []lying, pieces []piece) *slowGame {
	g := &slowGame{players: players, sets: sets, pile: slices.Clone(deck), scores: make([]int, players), goods: make([][4]int, players)}
	for range players {
		g.hands = append(g.hands, hand(sets))
		g.kinds = append(g.kinds, map[string]int{road: 0, city: 0, cloister: 0, field: 0, "goods": 0})
	}
	if start == nil {
		k, _ := kindOf("cap-straight")
		start = []lying{{spot{0, 0}, k, 0}}
	}
	for _, l := range start {
		g.add(l)
	}
	for _, p := range pieces {
		g.stand(p)
	}
	return g
}

func (g *slowGame) stand(p piece) {
	g.hands[p.player][p.kind]--
	g.pieces = append(g.pieces, p)
}

// over says whether no tile is left to draw.
func (g *slowGame) over() bool { return len(g.pile) == 0 }

// figureChoices lists what the player in turn may put on the tile l, just
// placed, before the shadow; shadowChoices what the shadow may then do.
func (g *slowGame) figureChoices(c *count, l lying) []choice {
	return g.choices(c, l, "vassal", "double", "builder", "pig")
}

func (g *slowGame) shadowChoices(c *count, l lying) []choice {
	return g.choices(c, l, "shadow")
}

func (g *slowGame) choices(c *count, l lying, figures ...string) []choice {
	var all []choice
	for f, name := range c.offered(l) {
		for _, figure := range figures {
			if g.hands[g.turn][figure] > 0 && f.mayStand(g.turn, figure) {
				all = append(all, choice{figure, name})
			}
		}
	}
	sortChoices(all)
	return all
}

func sortChoices(all []choice) {
	slices.SortFunc(all, func(a, b choice) int {
		if a.figure != b.figure {
			return strings.Compare(a.figure, b.figure)
		}
		return rank(a.place) - rank(b.place)
	})
}

// play makes one move in the notation of records.
func (g *slowGame) play(move string) (slowEvents, error) {
	if g.over() {
		return slowEvents{}, fmt.Errorf("the game is over")
	}
	words := strings.Split(move, " ")
	drawn := g.pile[0]
	if words[0] == "discard" {
		if len(words) != 2 || words[1] != vassals.Tiles[drawn].Name {
			return slowEvents{}, fmt.Errorf("discards another tile than the drawn %s", vassals.Tiles[drawn].Name)
		}
		if n := len(g.placements(drawn)); n > 0 {
			return slowEvents{}, fmt.Errorf("the tile fits in %d ways", n)
		}
		g.pile, g.aside = g.pile[1:], append(g.aside, drawn)
		return slowEvents{}, nil
	}
	l, claims, err := g.read(words)
	if err != nil {
		return slowEvents{}, err
	}
	if !g.fits(l) {
		return slowEvents{}, fmt.Errorf("%s does not fit", move)
	}
	g.add(l)
	g.pile = g.pile[1:]
	return g.turnWith(l, claims)
}

// read takes a placing move apart.
func (g *slowGame) read(words []string) (l lying, claims []choice, err error) {
	if len(words) < 3 || len(words)%2 != 1 || len(words) > 7 {
		return l, nil, fmt.Errorf("wrong number of words")
	}
	k, ok := kindOf(words[0])
	if !ok || k != g.pile[0] {
		return l, nil, fmt.Errorf("%s is not the drawn tile", words[0])
	}
	x, y, _ := strings.Cut(words[1], ",")
	l.tile = k
	if l.at.x, err = strconv.Atoi(x); err != nil {
		return l, nil, err
	}
	if l.at.y, err = strconv.Atoi(y); err != nil {
		return l, nil, err
	}
	turns := slices.Index([]string{"0", "90", "180", "270"}, words[2])
	if turns < 0 {
		return l, nil, fmt.Errorf("rotation %s", words[2])
	}
	l.turns = turns
	for i := 3; i < len(words); i += 2 {
		claims = append(claims, choice{words[i], words[i+1]})
	}
	return l, claims, nil
}

// turnWith makes the rest of a turn: the figures, the scoring, the next player.
func (g *slowGame) turnWith(l lying, claims []choice) (slowEvents, error) {
	var ev slowEvents
	c := recount(&g.table)
	// Judged right after placing: a builder stood in a feature of the tile.
	for _, p := range l.parts() {
		if c.of[p].has(g.turn, "builder") && !g.second && len(g.pile) > 0 {
			ev.extra = true
		}
	}
	for i, ch := range claims {
		if ch.figure == "shadow" && i != len(claims)-1 || ch.figure != "shadow" && i != 0 {
			return ev, fmt.Errorf("wrong order of figures")
		}
		p, ok := l.named(ch.place)
		if !ok {
			return ev, fmt.Errorf("no such place %s", ch.place)
		}
		if g.hands[g.turn][ch.figure] == 0 || !c.of[p].mayStand(g.turn, ch.figure) {
			return ev, fmt.Errorf("no %s may stand at %s", ch.figure, ch.place)
		}
		g.stand(piece{g.turn, ch.figure, p})
		c = recount(&g.table)
	}
	g.score(c, l, &ev)
	if ev.extra {
		g.second = true
	} else {
		g.second = false
		g.turn = (g.turn + 1) % g.players
	}
	return ev, nil
}

// score pays for every feature that the tile l completed and sends figures home.
func (g *slowGame) score(c *count, l lying, ev *slowEvents) {
	seen := make(map[*feature]bool)
	candidates := l.parts()
	for _, s := range l.at.around() {
		if _, ok := g.at(s); ok {
			candidates = append(candidates, part{s, cloister, 0})
		}
	}
	for _, p := range candidates {
		f := c.of[p]
		if f == nil || seen[f] || !f.complete() {
			continue
		}
		seen[f] = true
		s := slowScore{kind: f.kind, points: make([]int, g.players), home: f.pieces, goods: f.goods}
		for _, who := range f.leaders(g.players) {
			s.points[who] = f.worth()
			g.scores[who] += f.worth()
			g.kinds[who][f.kind] += f.worth()
		}
		for ware, n := range f.goods {
			g.goods[g.turn][ware] += n
		}
		ev.scored = append(ev.scored, s)
		g.pieces = slices.DeleteFunc(g.pieces, func(p piece) bool {
			gone := c.of[p.on] == f
			if gone {
				g.hands[p.player][p.kind]++
			}
			return gone
		})
	}
}

// final gives the totals by player and kind, and the winners, if the game ended
// as the table lies.
func (g *slowGame) final() (totals []int, breakdown []map[string]int, winners []int) {
	pay := recount(&g.table).final(g.players, g.goods)
	best := 0
	for p := range g.players {
		sum := 0
		for kind := range pay[p] {
			pay[p][kind] += g.kinds[p][kind]
			sum += pay[p][kind]
		}
		totals = append(totals, sum)
		best = max(best, sum)
	}
	for p, sum := range totals {
		if sum == best {
			winners = append(winners, p)
		}
	}
	return totals, pay, winners
}
