// Arena lets bots play against each other and says how they fared:
//
//	go run ./rules/arena -game vassals -players greedy,random -games 200 -seed 1
//
// or tells what a bot would play next in a game:
//
//	go run ./rules/arena -suggest game.json -bot greedy -top 3
//
// Without -think no clock decides anything, and the same command gives the same
// games.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/middleages"
)

// options are the flags.
type options struct {
	game       string
	players    string
	expansions string
	edition    int
	games      int
	seed       uint64
	records    string
	think      time.Duration
	suggest    string
	bot        string
	top        int
}

func main() {
	var o options
	flag.StringVar(&o.game, "game", "vassals", "the `game`: vassals or middleages")
	flag.StringVar(&o.players, "players", "", "the `bots` that play, with commas: "+strings.Join(bots.Names(), ", "))
	flag.StringVar(&o.expansions, "expansions", "", "the `expansions` in play, with commas: fairs, allornothing, shadow")
	flag.IntVar(&o.edition, "edition", middleages.Newest, "the number of the tables of Middle Ages")
	flag.IntVar(&o.games, "games", 100, "how many games")
	o.seed = 1
	flag.Func("seed", "the seed of the first games (default 1)", func(text string) (err error) {
		o.seed, err = rules.ParseSeed(text)
		return err
	})
	flag.StringVar(&o.records, "records", "", "a `directory` for the records of the games")
	flag.DurationVar(&o.think, "think", 0, "how long a bot may think about a move")
	flag.StringVar(&o.suggest, "suggest", "", "a record's `file`: print the bot's next move in it")
	flag.StringVar(&o.bot, "bot", "", "the `bot` that -suggest asks")
	flag.IntVar(&o.top, "top", 0, "print so many of the bot's best moves, with their worth")
	flag.Parse()
	if err := run(os.Stdout, o, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, o options, rest []string) error {
	switch {
	case len(rest) > 0:
		return fmt.Errorf("what is %s?", rules.Clip(rest[0]))
	case o.top < 0:
		return fmt.Errorf("-top: %d, must be 0 or more", o.top)
	case o.suggest == "" && (o.top > 0 || o.bot != ""):
		return errors.New("-top and -bot go with -suggest")
	case o.think < 0:
		return fmt.Errorf("-think: %v is no time to think", o.think)
	case o.suggest != "":
		return suggest(w, o)
	case o.games < 1:
		return fmt.Errorf("-games: %d, must be 1 or more", o.games)
	case o.players == "":
		return fmt.Errorf("-players: missing, such as greedy,random")
	}
	newTable, err := named(o.game)
	if err != nil {
		return fmt.Errorf("-game: %w", err)
	}
	t, err := newTable(o)
	if err != nil {
		return err
	}
	return play(w, t, o)
}

// table is where games are played.
type table interface {
	play(i int) result // game number i, from 0
}

// tables make the table of a game, by its name, and seat the bots for games one
// after the other.
var tables = map[string]func(options) (table, error){
	"vassals":    newVassals,
	"middleages": newAges,
}

func named(name string) (func(options) (table, error), error) {
	if make, ok := tables[name]; ok {
		return make, nil
	}
	return nil, fmt.Errorf("there is no game %s", rules.Clip(name))
}

// words takes a list with commas apart.
func words(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}

// enough tells bots when their time for a move is over; nil without -think.
func enough(think time.Duration) func() bool {
	if think == 0 {
		return nil
	}
	begin := time.Now()
	return func() bool { return time.Since(begin) >= think }
}

// record gives the record of a game that has not begun, with bots by seat.
func record(o options, seats []string) *rules.Record {
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: o.game, Expansions: words(o.expansions), Moves: []string{}}
	if o.game == "middleages" {
		rec.Edition = o.edition
	}
	for i, bot := range seats {
		color := rules.Colors[min(i, len(rules.Colors)-1)]
		rec.Players = append(rec.Players, rules.Player{Name: fmt.Sprintf("%s %d", bot, i+1), Color: color, Bot: bot})
	}
	return rec
}

// begin gives the seed of a game and, where records are kept, its record.
func (o options) begin(game int, names []string) (seed uint64, rec *rules.Record) {
	seed = o.seed + uint64(game/len(names))
	if o.records != "" {
		rec = record(o, seated(names, game))
		rec.Seed = strconv.FormatUint(seed, 10)
	}
	return seed, rec
}

// seated gives who sits where in a game: bot k of the list at (k + game) mod
// players.
func seated[T any](list []T, game int) []T {
	seats := slices.Clone(list)
	for k, bot := range list {
		seats[(k+game)%len(list)] = bot
	}
	return seats
}
