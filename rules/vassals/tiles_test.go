package vassals_test

import (
	"math/bits"
	"regexp"
	"slices"
	"testing"

	"vassals/rules/vassals"
)

// TestTiles checks every line of the table of tiles by itself.
func TestTiles(t *testing.T) {
	for k := range vassals.Tiles {
		tile := &vassals.Tiles[k]
		t.Run(tile.Name, func(t *testing.T) {
			if !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(tile.Name) {
				t.Error("the name is not lower-case words joined by hyphens")
			}
			if got := vassals.Kind(k).String(); got != tile.Name {
				t.Errorf("kind %d is called %q", k, got)
			}
			if tile.Count < 1 {
				t.Errorf("count is %d", tile.Count)
			}
			if tile.Set > vassals.AllOrNothing {
				t.Errorf("no tiles come with set %d", tile.Set)
			}
			checkEdges(t, tile)
			checkRoads(t, tile)
			checkHalves(t, tile)
			checkTouches(t, tile)
			checkSigns(t, tile)
		})
	}
}

// checkEdges: an edge leads to one city or one road, or else to a field.
func checkEdges(t *testing.T, tile *vassals.Tile) {
	var used vassals.Edges
	take := func(what string, i int, edges vassals.Edges) {
		if edges == 0 || edges > 15 {
			t.Errorf("%s %d has edges %04b", what, i, edges)
		}
		if used&edges != 0 {
			t.Errorf("%s %d shares edge %04b", what, i, used&edges)
		}
		used |= edges
	}
	for i, c := range tile.Cities {
		take(city, i, c.Edges)
	}
	for i, r := range tile.Roads {
		take(road, i, r.Edges)
	}
}

// checkRoads: a road has one edge and an end, or two edges and none; what it
// ends at is on the tile; roads that end at a crossing are not alone there.
func checkRoads(t *testing.T, tile *vassals.Tile) {
	crossing := 0
	for i, r := range tile.Roads {
		switch n := bits.OnesCount8(uint8(r.Edges)); {
		case n > 2:
			t.Errorf("road %d has %d edges", i, n)
		case n == 2 && r.EndsAt != vassals.NoEnd:
			t.Errorf("road %d passes through and ends", i)
		case n == 1 && r.EndsAt == vassals.NoEnd:
			t.Errorf("road %d has one edge and no end", i)
		}
		switch r.EndsAt {
		case vassals.AtCrossing:
			crossing++
		case vassals.AtCity:
			if len(tile.Cities) == 0 {
				t.Errorf("road %d ends at a city, and there is none", i)
			}
		case vassals.AtCloister:
			if !tile.Cloister {
				t.Errorf("road %d ends at a cloister, and there is none", i)
			}
		}
	}
	// The two roads of caps-crossing meet stubs that lead to its gates.
	if crossing != 0 && crossing < 3 && tile.Name != "caps-crossing" {
		t.Errorf("%d roads end at a crossing", crossing)
	}
	if tile.Bridge && len(tile.Roads) != 2 {
		t.Errorf("a bridge with %d roads", len(tile.Roads))
	}
}

// checkHalves: fields hold every half of an edge that is no city's once, the two
// halves beside a road belong to what lies on its two sides, and the two halves
// of a field's edge are one field.
func checkHalves(t *testing.T, tile *vassals.Tile) {
	l := lying{tile: vassals.Kind(slices.IndexFunc(vassals.Tiles, func(o vassals.Tile) bool { return o.Name == tile.Name }))}
	owner := [8]int{-1, -1, -1, -1, -1, -1, -1, -1}
	walled := 0
	for i, f := range tile.Fields {
		if f.HalfEdges == 0 {
			walled++
		}
		for half := range 8 {
			if f.HalfEdges&(1<<half) == 0 {
				continue
			}
			if owner[half] >= 0 {
				t.Errorf("fields %d and %d share %s", owner[half], i, halfNames[half])
			}
			owner[half] = i
		}
	}
	if walled > 1 || walled == 1 && tile.Cloister {
		t.Error("C would name two parts of this tile")
	}
	for half, f := range owner {
		isCity := l.edgeKind(sideOf[half]) == city
		if isCity && f >= 0 {
			t.Errorf("field %d reaches %s, where a city is", f, halfNames[half])
		}
		if !isCity && f < 0 {
			t.Errorf("no field reaches %s", halfNames[half])
		}
	}
	// The halves of a side are 7 and 0 on the north, 1 and 2 on the east…
	for side := range 4 {
		first, second := (2*side+7)%8, 2*side
		if l.edgeKind(side) == field && owner[first] != owner[second] {
			t.Errorf("the field edge %s is parted", sideNames[side])
		}
	}
}

// checkTouches: the cities of a field are cities of the tile, each once in
// order, and every city lies on some field unless it fills the tile.
func checkTouches(t *testing.T, tile *vassals.Tile) {
	touched := make([]bool, len(tile.Cities))
	for i, f := range tile.Fields {
		for j, c := range f.Cities {
			if c < 0 || c >= len(tile.Cities) {
				t.Fatalf("field %d touches city %d, and there is none", i, c)
			}
			if j > 0 && f.Cities[j-1] >= c {
				t.Errorf("field %d touches cities %v: not in order", i, f.Cities)
			}
			touched[c] = true
		}
	}
	for i, c := range tile.Cities {
		if !touched[i] && c.Edges != vassals.N|vassals.E|vassals.S|vassals.W {
			t.Errorf("no field touches city %d", i)
		}
	}
	// A field between the corners of an edge next to a cap lies at its wall.
	for i, f := range tile.Fields {
		for j, c := range tile.Cities {
			for half := range 8 {
				if f.HalfEdges&(1<<half) == 0 {
					continue
				}
				// The half beside the corner, and the edge around that corner.
				corner := (half + 7) % 8
				if half%2 == 0 {
					corner = (half + 1) % 8
				}
				if c.Edges&(1<<sideOf[corner]) != 0 && !slices.Contains(f.Cities, j) {
					t.Errorf("field %d at %s lies beside city %d and does not touch it", i, halfNames[half], j)
				}
			}
		}
	}
}

// checkSigns: goods come with Fairs & Crafts, inns and cathedrals with All or
// Nothing; a cathedral stands in a city on all sides and has no goods.
func checkSigns(t *testing.T, tile *vassals.Tile) {
	for i, c := range tile.Cities {
		if c.Goods > vassals.Cloth || c.Goods != vassals.NoGoods && tile.Set != vassals.Fairs {
			t.Errorf("city %d has goods %d", i, c.Goods)
		}
		if c.Cathedral && (tile.Set != vassals.AllOrNothing || c.Edges != 15) {
			t.Errorf("city %d has a cathedral", i)
		}
	}
	for i, r := range tile.Roads {
		if r.Inn && tile.Set != vassals.AllOrNothing {
			t.Errorf("road %d has an inn", i)
		}
	}
}

// TestTileNames finds every tile by its name, and no two by one.
func TestTileNames(t *testing.T) {
	seen := make(map[string]bool)
	for _, tile := range vassals.Tiles {
		if seen[tile.Name] {
			t.Errorf("two kinds are called %s", tile.Name)
		}
		seen[tile.Name] = true
	}
}

// TestTileCounts checks what the boxes say is in them.
func TestTileCounts(t *testing.T) {
	tiles := make(map[vassals.Set]int)
	kinds := make(map[vassals.Set]int)
	goods := make(map[vassals.Goods]int)
	count := make(map[string]int)
	for _, tile := range vassals.Tiles {
		tiles[tile.Set] += tile.Count
		kinds[tile.Set]++
		withGoods := false
		for _, c := range tile.Cities {
			if c.Goods != vassals.NoGoods {
				goods[c.Goods] += tile.Count
				withGoods = true
			}
			if c.Cathedral {
				count["cathedral"] += tile.Count
			}
		}
		if withGoods {
			count["tiles with goods"] += tile.Count
		}
		for _, r := range tile.Roads {
			if r.Inn {
				count["inn"] += tile.Count
			}
		}
		if tile.Cloister {
			count["cloister"] += tile.Count
		}
		if tile.Bridge {
			count["bridge"] += tile.Count
		}
		if tile.Cloister && len(tile.Roads) == 3 && tile.Set == vassals.Fairs {
			count["cloister with three roads"] += tile.Count
		}
	}
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"tiles of the base game", tiles[vassals.Base], 72},
		{"tiles of Fairs & Crafts", tiles[vassals.Fairs], 24},
		{"tiles of All or Nothing", tiles[vassals.AllOrNothing], 18},
		{"tiles of Shadow", tiles[vassals.Shadow], 0},
		{"kinds of the base game", kinds[vassals.Base], 24},
		{"kinds of Fairs & Crafts", kinds[vassals.Fairs], 24},
		{"kinds of All or Nothing", kinds[vassals.AllOrNothing], 17},
		{"wine", goods[vassals.Wine], 9},
		{"grain", goods[vassals.Grain], 6},
		{"cloth", goods[vassals.Cloth], 5},
		{"tiles with goods", count["tiles with goods"], 20},
		{"inns", count["inn"], 6},
		{"cathedrals", count["cathedral"], 2},
		{"cloisters", count["cloister"], 8},
		{"bridges", count["bridge"], 2},
		{"cloisters with three roads", count["cloister with three roads"], 1},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d, want %d", c.what, c.got, c.want)
		}
	}
}

// TestTileOrder: a seed shuffles the tiles in the order of the table, so the
// sets come one after another.
func TestTileOrder(t *testing.T) {
	last := vassals.Base
	for _, tile := range vassals.Tiles {
		if tile.Set < last {
			t.Errorf("%s stands after the tiles of a later set", tile.Name)
		}
		last = tile.Set
	}
}

// TestTileSimilarities checks by name the tiles that are easy to get wrong.
func TestTileSimilarities(t *testing.T) {
	tile := func(name string) vassals.Tile {
		k, ok := kindOf(name)
		if !ok {
			t.Fatalf("no tile %s", name)
		}
		return vassals.Tiles[k]
	}
	if n := len(tile("bridge").Fields); n != 4 {
		t.Errorf("bridge: %d fields, want 4: none passes under it", n)
	}
	if ends := [2]vassals.End{tile("cap-bridge-house").Roads[0].EndsAt, tile("cap-bridge-house").Roads[1].EndsAt}; ends != [2]vassals.End{vassals.AtCity, vassals.AtHouse} {
		t.Errorf("cap-bridge-house: roads end at %v, want the city and the house", ends)
	}
	if n := len(tile("caps-crossing").Roads); n != 2 {
		t.Errorf("caps-crossing: %d roads, want 2: the stubs to the gates are none", n)
	}
	for i, r := range tile("crossing-three-inn").Roads {
		if r.Inn != (r.Edges == vassals.E) {
			t.Errorf("crossing-three-inn: road %d has inn %v", i, r.Inn)
		}
	}
	if f := tile("bends-two").Fields; len(f) != 3 || f[2].HalfEdges != vassals.NNE|vassals.ENE|vassals.SSW|vassals.WSW {
		t.Errorf("bends-two: fields %v, want the middle one from the north-east to the south-west", f)
	}
	for name, fields := range map[string]int{"cap-tip": 2, "corner-tip-roads-cloth": 4, "corner-tip-road-east-wine": 3, "corner-tip-road-south-grain": 3} {
		if n := len(tile(name).Fields); n != fields {
			t.Errorf("%s: %d fields, want %d: the tip parts them", name, n, fields)
		}
	}
}
