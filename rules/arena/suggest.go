package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"vassals/rules"
)

// suggest prints the next move of a bot in a record, or with -top its best.
func suggest(w io.Writer, o options) error {
	if o.bot == "" {
		return errors.New("-bot: missing, which bot is asked?")
	}
	f, err := os.Open(o.suggest)
	if err != nil {
		return err
	}
	defer f.Close()
	rec, err := rules.Read(f)
	if err != nil {
		return fmt.Errorf("%s: %w", o.suggest, err)
	}
	g, err := named(rec.Game)
	if err != nil {
		return fmt.Errorf("%s: game: %w", o.suggest, err)
	}
	list, err := g.suggest(o, rec)
	if err != nil {
		return fmt.Errorf("%s: %w", o.suggest, err)
	}
	if o.top < 1 {
		_, err = fmt.Fprintln(w, list[0].move)
		return err
	}
	for _, s := range list[:min(o.top, len(list))] {
		if _, err := fmt.Fprintf(w, "%g\t%s\n", s.worth, s.move); err != nil {
			return err
		}
	}
	return nil
}

// suggestion is a move and what the bot thinks that it is worth.
type suggestion struct {
	worth float64
	move  string
}
