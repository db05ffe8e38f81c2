package main

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"vassals/rules"
	"vassals/rules/bots"
	"vassals/rules/vassals"
)

// suggest prints the next move of a bot in a record, or with -top its best.
func suggest(w io.Writer, o options) error {
	f, err := os.Open(o.suggest)
	if err != nil {
		return err
	}
	defer f.Close()
	rec, err := rules.Read(f)
	if err != nil {
		return fmt.Errorf("%s: %w", o.suggest, err)
	}
	if rec.Game != "vassals" {
		return fmt.Errorf("%s: game: %s cannot be played yet", o.suggest, rec.Game)
	}
	list, err := rank(o, rec)
	if err != nil {
		return fmt.Errorf("%s: %w", o.suggest, err)
	}
	if o.top < 1 {
		_, err = fmt.Fprintln(w, list[0].Move)
		return err
	}
	for _, c := range list[:min(o.top, len(list))] {
		if _, err := fmt.Fprintf(w, "%g\t%v\n", c.Worth, c.Move); err != nil {
			return err
		}
	}
	return nil
}

// rank gives the moves after those of a record, as a bot thinks of them.
func rank(o options, rec *rules.Record) ([]bots.Choice, error) {
	if o.bot == "" {
		return nil, errors.New("-bot: missing, which bot is asked?")
	}
	b, err := bots.Named(o.bot)
	if err != nil {
		return nil, err
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	s := m.State()
	switch {
	case s.Step() == vassals.StepOver:
		return nil, errors.New("the game is over")
	case !s.Fits():
		return []bots.Choice{{Move: vassals.Move{Tile: s.Drawn(), Discard: true}}}, nil
	}
	var seed uint64
	if rec.Seed != "" {
		if seed, err = rules.ParseSeed(rec.Seed); err != nil {
			return nil, err
		}
	}
	pcg := rand.NewPCG(0, 0)
	bots.Seed(pcg, seed, len(rec.Moves))
	return b.Rank(s, bots.Thinking{Chance: rand.New(pcg), Enough: enough(o.think)}), nil
}
