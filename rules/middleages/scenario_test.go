package middleages

import (
	"slices"
	"strings"
	"testing"
)

// scenario is a position, moves with commas, and what they lead to: the fiefs,
// and where it says so rows, or a refusal.
type scenario struct {
	rule string
	picture
	moves string
	want  []string       // fiefs
	after map[int]string // rows by number
	err   string
}

func check(t *testing.T, scenarios []scenario) {
	for _, c := range scenarios {
		t.Run(c.rule, func(t *testing.T) {
			s := c.state(t)
			before := s.position
			err := play(t, s, c.moves)
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Errorf("%v, want %s", err, c.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			for p, want := range c.want {
				if got := s.drawFief(p); got != want {
					t.Errorf("player %c: %s\nwant      %s", 'A'+p, got, want)
				}
			}
			for row, want := range c.after {
				if got := s.drawRow(row - 1); got != want {
					t.Errorf("row %d: %s, want %s", row, got, want)
				}
			}
			for s.Back() {
			}
			if s.position != before {
				t.Error("taken back, the position is another")
			}
		})
	}
}

// Every property: its effect, then its income, both with the tile just placed.
func TestProperties(t *testing.T) {
	two := func(row1 string, ana, bruno string) picture {
		return picture{rows: [rowCount]string{row1}, fiefs: []string{ana, bruno}}
	}
	check(t, []scenario{
		{rule: "a field pays a coin for every peasant in the fief, and 2 for every field",
			picture: two("2A 7B .", "0 | 1 5 6 14", "0"), moves: "lord 1",
			want: []string{"7 | 1 5 6 14 2", "0"}}, // 3 peasants, 2 fields
		{rule: "a field without peasants pays its income",
			picture: two("1A 7B .", "0 | 6", "0"), moves: "lord 1", want: []string{"2 | 6 1"}},
		{rule: "peasants in the cemetery do not count",
			picture: two("1A 7B .", "0 | 2 | 2 5", "0"), moves: "lord 1", want: []string{"5 | 2 1 | 2 5"}},
		{rule: "a mill takes 2 coins from everybody with fewer mills, and pays 2 for every mill",
			picture: two("4A 7B .", "0 | 4", "5 | 4"), moves: "lord 1", want: []string{"6 | 4 4", "3 | 4"}},
		{rule: "a mill takes nothing from who has as many mills",
			picture: two("4A 7B .", "0", "5 | 4"), moves: "lord 1", want: []string{"2 | 4", "5 | 4"}},
		{rule: "who has one coin pays one, who has none pays none",
			picture: picture{rows: [rowCount]string{"4A 7B 7C ."}, fiefs: []string{"0", "1", "0"}}, moves: "lord 1",
			want: []string{"3 | 4", "0", "0"}},
		{rule: "a village brings a tile back that is not activated",
			picture: two("7A 7B .", "0 | 1 | 4", "9"), moves: "lord 1 recover mill", want: []string{"2 | 1 7 4", "9"}},
		{rule: "a village brings back the tile that went to the cemetery first",
			picture: two("7A 7B .", "0 | | 5 6 4", "0"), moves: "lord 1 recover mill", want: []string{"2 | 7 5 | 6 4"}},
		{rule: "a wall that a village brings back counts for its income",
			picture: two("7A 7B .", "0 | 10 7 | 11", "0"), moves: "lord 1 recover wall", want: []string{"8 | 10 7 7 11"}},
		{rule: "a village with an empty cemetery pays its income: 2 for every village and wall",
			picture: two("7A 7B .", "0 | 8 10 1", "0"), moves: "lord 1", want: []string{"6 | 8 10 1 7"}},
		{rule: "a tile must come back where one can",
			picture: two("7A 7B .", "0 | | 5", "0"), moves: "lord 1", err: "asks for a choice: recover"},
		{rule: "only what lies in the cemetery comes back",
			picture: two("7A 7B .", "0 | | 5", "0"), moves: "lord 1 recover field", err: "no field lies in the cemetery"},
		{rule: "nothing comes back out of an empty cemetery",
			picture: two("7A 7B .", "0", "0"), moves: "lord 1 recover field", err: "cannot be applied"},
		{rule: "a wall sends the scout out, and pays 2 for every field and wall",
			picture: two("10A 7B .", "0 | 1 2 12 8", "0"), moves: "lord 1 scout 3.2", want: []string{"8 | 1 2 12 8 10"},
			after: map[int]string{3: "1 1a 1"}},
		{rule: "reserving is optional",
			picture: two("10A 7B .", "0", "0"), moves: "lord 1", want: []string{"2 | 10"}, after: map[int]string{3: "1 1 1"}},
		{rule: "a market pays a coin for every chest in the fief, and 2 for every mill and market",
			picture: two("15A 7B .", "0 | 3 6 5", "0"), moves: "lord 1", want: []string{"9 | 3 6 5 15"}}, // 3 chests, 2 mills and a market
		{rule: "barracks attack who has fewer walls, and pay 3 for every barracks",
			picture: two("16A 7B .", "0 | 17", "5 | 13 4 10 5"), moves: "lord 1", want: []string{"8 | 17 16", "3 | 13 10 5 | 4"}},
		{rule: "barracks do not attack who has as many walls",
			picture: two("16A 7B .", "0", "5 | 1 10"), moves: "lord 1", want: []string{"3 | 16", "5 | 1 10"}},
		{rule: "an attack takes the tile placed first of the leftmost property, then 2 coins",
			picture: two("16A 7B .", "0", "1 | 13 3 1 2"), moves: "lord 1", want: []string{"4 | 16", "0 | 13 1 2 | 3"}},
		{rule: "who is attacked and has no tile loses nothing and pays nothing",
			picture: two("16A 7B .", "0", "5"), moves: "lord 1", want: []string{"3 | 16", "5"}},
		{rule: "barracks attack all who have fewer walls",
			picture: picture{rows: [rowCount]string{"16A 7B 7C 7D ."}, fiefs: []string{"0", "5 | 1", "5 | 10", "1 | 4 11 23 | 1"}}, moves: "lord 1",
			want: []string{"5 | 16", "3 | | 1", "5 | 10", "1 | 4 11 23 | 1"}},
		{rule: "a church puts an extra coin under a property, and pays 3 for every church",
			picture: two("19A 7B .", "0 | 20", "0"), moves: "lord 1 coin field", want: []string{"6 | 20 19 | | coin field"}},
		{rule: "an extra coin under the churches counts at once",
			picture: two("19A 7B .", "0 | 20", "0"), moves: "lord 1 coin church", want: []string{"8 | 20 19 | | coin church"}},
		{rule: "a palace puts a property token, and pays 3 for every palace",
			picture: two("22A 7B .", "0 | 23", "0"), moves: "lord 1 token field mill", want: []string{"6 | 23 22 | | token field mill"}},
		{rule: "a palace token pays at the palace's rate at once",
			picture: two("22A 7B .", "0 | 4 4", "0"), moves: "lord 1 token palace mill", want: []string{"9 | 4 4 22 | | token palace mill"}},
	})
}

// Tokens: what they add, and where they may lie.
func TestTokens(t *testing.T) {
	two := func(row1 string, ana string) picture {
		return picture{rows: [rowCount]string{row1}, fiefs: []string{ana, "0"}}
	}
	check(t, []scenario{
		{rule: "an extra coin pays 1 more for each tile of that property",
			picture: two("1A 7B .", "0 | 1 3 | | coin field"), moves: "lord 1", want: []string{"9 | 1 3 1 | | coin field"}},
		{rule: "an extra coin adds for the property's own type only",
			picture: two("10A 7B .", "0 | 1 1 | | coin wall"), moves: "lord 1", want: []string{"7 | 1 1 10 | | coin wall"}},
		{rule: "a property token pays at the property's own rate",
			picture: two("16A 7B .", "0 | 1 1 | | token barracks field"), moves: "lord 1", want: []string{"9 | 1 1 16 | | token barracks field"}},
		{rule: "tokens stay when tiles leave",
			picture: picture{rows: [rowCount]string{"16A 1B ."}, fiefs: []string{"0", "0 | 1 | | coin field"}}, moves: "lord 1, lord 2",
			want: []string{"3 | 16", "3 | 1 | 1 | coin field"}},
		{rule: "the two kinds of token share the space",
			picture: two("22A 7B .", "0 | | | coin field"), moves: "lord 1 token field mill", err: "a token lies under the field"},
		{rule: "one token a space",
			picture: two("19A 7B .", "0 | | | token field mill"), moves: "lord 1 coin field", err: "a token lies under the field"},
		{rule: "a property token names a type that is not paid yet: its own",
			picture: two("22A 7B .", "0"), moves: "lord 1 token field field", err: "pays for the type field already"},
		{rule: "a property token names a type that is not paid yet: another",
			picture: two("22A 7B .", "0"), moves: "lord 1 token market mill", err: "pays for the type mill already"},
		{rule: "a church asks for a property",
			picture: two("19A 7B .", "0"), moves: "lord 1", err: "asks for a choice: coin"},
		{rule: "a palace asks for a property and a type",
			picture: two("22A 7B .", "0"), moves: "lord 1", err: "asks for a choice: token"},
		{rule: "no space, no token",
			picture: two("19A 7B .", "0 | | | coin field, coin mill, coin village, coin wall, coin market, coin barracks, coin church, coin palace"),
			moves:   "lord 1", want: []string{"4 | 19 | | coin field, coin mill, coin village, coin wall, coin market, coin barracks, coin church, coin palace"}},
		{rule: "no space, no choice",
			picture: two("22A 7B .", "0 | | | coin field, coin mill, coin village, coin wall, coin market, coin barracks, coin church, coin palace"),
			moves:   "lord 1 token field mill", err: "cannot be applied"},
		{rule: "a field asks for nothing",
			picture: two("1A 7B .", "0"), moves: "lord 1 coin field", err: "asks for no coin"},
	})
	// When all tokens are out the effects are skipped.
	s := two("19A 22B .", "0").state(t)
	s.coinsLeft, s.tokensLeft = 0, 0
	if err := play(t, s, "lord 1 coin field"); err == nil {
		t.Error("there is no extra coin left")
	}
	if err := play(t, s, "lord 1, lord 2"); err != nil || s.Coins(0) != 3 || s.Coins(1) != 3 {
		t.Errorf("%v, coins %v", err, coins(s))
	}
}

// Lords and scouts.
func TestRows(t *testing.T) {
	pic := func(round int, row1, row2, row3, row4 string) picture {
		return picture{round: round, rows: [rowCount]string{row1, row2, row3, row4}, fiefs: []string{"0", "0"}}
	}
	check(t, []scenario{
		{rule: "the lord goes to a tile of the next row", picture: pic(1, "1A 4B .", "2 3 4", "", ""), moves: "lord 2",
			after: map[int]string{1: ". 4B .", 2: "2 3A 4"}},
		{rule: "not where a lord stands", picture: pic(1, "1A 4B .", "2 3 4", "", ""), moves: "lord 2, lord 2", err: "a lord stands on 2.2"},
		{rule: "not where the scout of another stands", picture: pic(1, "1A 4B .", "2 3b 4", "", ""), moves: "lord 2", err: "reserves 2.2"},
		{rule: "the own scout's tile, and it comes home", picture: pic(1, "1A 4B .", "2 3a 4", "", ""), moves: "lord 2",
			after: map[int]string{2: "2 3A 4"}},
		{rule: "another tile than the reserved one, and the scout comes home", picture: pic(1, "1A 4B .", "2 3a 4", "", ""), moves: "lord 3",
			after: map[int]string{2: "2 3 4A"}},
		{rule: "then others may take it", picture: pic(1, "1A 4B .", "2 3a 4", "", ""), moves: "lord 3, lord 2",
			after: map[int]string{2: ". 3B 4A"}}, // and the tile left over is discarded
		{rule: "a scout elsewhere stays", picture: pic(1, "1A 4B .", "", "2 3a 4", ""), moves: "lord 3",
			after: map[int]string{3: "2 3a 4"}},
		{rule: "no scout in the row where the lord stands", picture: pic(1, "10A 4B .", "", "", ""), moves: "lord 1 scout 2.2", err: "the lord stands in row 2"},
		{rule: "no scout where a lord stands", picture: pic(1, "10A 4B .", "", "", ""), moves: "lord 1 scout 1.2", err: "a lord stands on 1.2"},
		{rule: "no scout where no tile lies", picture: pic(1, "10A 4B .", "", "", ""), moves: "lord 1 scout 1.3", err: "no tile lies on 1.3"},
		{rule: "no scout on the tile just taken", picture: pic(1, "10A 4B .", "", "", ""), moves: "lord 1 scout 1.1", err: "a lord stands on 1.1"},
		{rule: "no scout on another's", picture: pic(1, "10A 4B .", "", "1 1b 1", ""), moves: "lord 1 scout 3.2", err: "a scout stands on 3.2"},
		{rule: "a scout stays by no choice, not by choosing its tile", picture: pic(1, "10A 4B .", "", "1 1a 1", ""), moves: "lord 1 scout 3.2", err: "a scout stands on 3.2"},
		{rule: "no row 5", picture: pic(1, "10A 4B .", "", "", ""), moves: "lord 1 scout 5.1", err: "4 rows"},
		{rule: "no position 4", picture: pic(1, "10A 4B .", "", "", ""), moves: "lord 1 scout 3.4", err: "3 positions"},
		{rule: "another wall moves the scout", picture: pic(1, "10A 4B .", "", "1 1a 1", ""), moves: "lord 1 scout 4.1",
			after: map[int]string{3: "1 1 1", 4: "1a 1 1"}},
		{rule: "another wall leaves the scout", picture: pic(1, "10A 4B .", "", "1 1a 1", ""), moves: "lord 1",
			after: map[int]string{3: "1 1a 1"}},
		{rule: "no row is left to reserve in: the effect is skipped", picture: pic(15, ". . .", ". . .", "10A 4B .", "1 1 1"), moves: "lord 1"},
		{rule: "only a wall sends the scout", picture: pic(1, "1A 4B .", "", "", ""), moves: "lord 1 scout 3.1", err: "asks for no scout"},
		{rule: "no fourth position in a row of three", picture: pic(1, "1A 4B .", "", "", ""), moves: "lord 4", err: "3 positions"},
		{rule: "the lord must move", picture: pic(1, "1A 4B .", "", "", ""), moves: "take", err: "the lord must move"},
		{rule: "no event asks", picture: pic(1, "1A 4B .", "", "", ""), moves: "lose field", err: "no event asks"},
	})
	s := pic(13, "10A 4B .", "1 2 3", "5 . 8b", "7 9 11").state(t)
	var list []string
	for _, m := range s.AppendMoves(nil) {
		if m.Position == 2 {
			list = append(list, m.String())
		}
	}
	want := []string{"lord 2", "lord 2 scout 3.1", "lord 2 scout 4.1", "lord 2 scout 4.2", "lord 2 scout 4.3"}
	if !slices.Equal(list, want) {
		t.Errorf("moves %q, want %q", list, want)
	}
}
