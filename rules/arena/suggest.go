package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"vassals/rules"
	"vassals/rules/bots"
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
	search, err := bots.Begin(rec, o.bot, bots.Share{})
	if err != nil {
		return fmt.Errorf("%s: %w", o.suggest, err)
	}
	search.Step(enough(o.think))
	list := search.Choices()
	if o.top < 1 {
		_, err = fmt.Fprintln(w, list[0].Move)
		return err
	}
	for _, c := range list[:min(o.top, len(list))] {
		if _, err := fmt.Fprintf(w, "%g\t%s\n", c.Worth, c.Move); err != nil {
			return err
		}
	}
	return nil
}
