// Balance lets bots play Middle Ages with an edition's tables and prints what
// the tables make of the game:
//
//	go run ./rules/balance -edition 2 -players 2,3 -games 100
//
// How often a tile of each property is the first or the last to be taken of its
// row; how often each place in the starting order wins; and how those fare who
// take no barracks and walls, or all that they can. No clock is asked: the same
// command prints the same table.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"text/tabwriter"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/middleages"
)

func main() {
	edition := flag.Int("edition", middleages.Newest, "the number of the tables")
	bot := flag.String("bot", "expert", "the `bot` that plays")
	games := flag.Int("games", 100, "how many games for each number of players, and of each manner")
	players := flag.String("players", "2", "the `numbers` of players, with commas")
	manners := flag.Bool("manners", true, "also play the games of those who are bound in what they take")
	flag.Parse()
	for n := range strings.SplitSeq(*players, ",") {
		count, err := strconv.Atoi(n)
		if err == nil {
			err = table(os.Stdout, *edition, count, *games, *bot)
		}
		if err == nil && *manners {
			err = bound(os.Stdout, *edition, count, *games, *bot)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "balance:", err)
			os.Exit(1)
		}
	}
}

// table prints what comes of games among bots that are not bound.
func table(w io.Writer, edition, players, games int, bot string) error {
	c := &counts{}
	places := make([]float64, players)
	for i := range games {
		share, err := play(edition, uint64(i), c, seats(players, bot))
		if err != nil {
			return err
		}
		for place, p := range c.order {
			places[place] += share[p]
		}
	}
	fmt.Fprintf(w, "Edition %d, %d players (%s), %d games.\n\n", edition, players, bot, games)
	c.print(w)
	fmt.Fprintf(w, "\nA fair share is %.1f %%. In the order in which lords enter, players win", 100/float64(players))
	for _, n := range places {
		fmt.Fprintf(w, " %.1f %%", 100*n/float64(games))
	}
	fmt.Fprint(w, ".\n\n")
	return nil
}

// bound prints how one fares who is bound to a manner, among others who are not.
func bound(w io.Writer, edition, players, games int, bot string) error {
	for _, m := range []struct {
		manner bots.AgesManner
		name   string
	}{{bots.AgesPeaceful, "takes no barracks or walls"}, {bots.AgesWarlike, "takes all barracks and walls that it can"}} {
		won := 0.0
		for i := range games {
			list := seats(players, bot)
			list[i%players].manner = m.manner
			share, err := play(edition, uint64(i/players), &counts{}, list)
			if err != nil {
				return err
			}
			won += share[i%players]
		}
		fmt.Fprintf(w, "Who %s wins %.1f %%.\n", m.name, 100*won/float64(games))
	}
	fmt.Fprintln(w)
	return nil
}

// seat is who sits at the table.
type seat struct {
	bot    string
	manner bots.AgesManner
}

func seats(n int, bot string) []seat {
	list := make([]seat, n)
	for i := range list {
		list[i].bot = bot
	}
	return list
}

// play plays a game and gives each seat's share of the victory.
func play(edition int, seed uint64, c *counts, list []seat) ([]float64, error) {
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "middleages", Edition: edition, Seed: strconv.FormatUint(seed, 10)}
	players := make([]bots.AgesBot, len(list))
	for i, p := range list {
		rec.Players = append(rec.Players, rules.Player{Name: p.bot, Color: rules.Colors[min(i, len(rules.Colors)-1)]})
		var err error
		if players[i], err = bots.AgesWith(p.bot, p.manner); err != nil {
			return nil, err
		}
	}
	m, err := middleages.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := m.State()
	c.order, _ = s.AppendOrder(c.order[:0])
	for n := 0; m.Player() >= 0; n++ {
		move := players[m.Player()].Choose(s, bots.Thinking{Seed: seed, Moves: n})
		c.before(s, move)
		s.Do(move)
	}
	share := make([]float64, len(list))
	winners := s.Final().Winners
	for _, p := range winners {
		share[p] = 1 / float64(len(winners))
	}
	return share, nil
}

// counts is how often tiles of each property lay in a row, and were the first or
// the last of it to be taken.
type counts struct {
	lay, first, last [middleages.Properties]int
	order            []int // the players of the last game, in the order in which lords entered
}

// before counts what a lord is about to go to.
func (c *counts) before(s *middleages.State, m middleages.Move) {
	if m.Kind != middleages.LordMove {
		return
	}
	row := int8(s.NextRow())
	taken := len(s.AppendNext(nil))
	if taken == 0 {
		for i := range s.Width() {
			c.lay[s.Property(s.TileAt(middleages.Spot{Row: row, Position: int8(i + 1)}))]++
		}
	}
	p := s.Property(s.TileAt(middleages.Spot{Row: row, Position: m.Position}))
	switch taken {
	case 0:
		c.first[p]++
	case s.Players() - 1:
		c.last[p]++
	}
}

func (c *counts) print(w io.Writer) {
	tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tab, "property\tlay\tfirst\tlast\t")
	for p := range middleages.Property(middleages.Properties) {
		share := func(n int) float64 { return 100 * float64(n) / float64(max(c.lay[p], 1)) }
		fmt.Fprintf(tab, "%v\t%d\t%.1f %%\t%.1f %%\t\n", p, c.lay[p], share(c.first[p]), share(c.last[p]))
	}
	tab.Flush()
}
