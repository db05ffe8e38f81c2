// Referee replays records and prints what every move brought, one JSON line a
// move, and the final scoring of finished games:
//
//	go run ./rules/referee FILE...
//
// The first record that is invalid, or move that is illegal, ends it with
// status 1 and one line on standard error that says where and why.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"vassals/rules"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: referee FILE...")
		os.Exit(2)
	}
	if err := run(os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, oneLine(err.Error()))
		os.Exit(1)
	}
}

// replays are the games that the referee knows. Each plays a record to its end
// and prints its moves.
var replays = map[string]func(*json.Encoder, *rules.Record) error{
	"middleages": replayMiddleAges,
	"vassals":    replayVassals,
}

// run replays files in their order, up to the first that is wrong.
func run(w io.Writer, files []string) error {
	out := bufio.NewWriter(w)
	for _, name := range files {
		if err := replayFile(out, name); err != nil {
			out.Flush()
			return fmt.Errorf("%s: %w", shorten(name), err)
		}
	}
	return out.Flush()
}

func replayFile(w io.Writer, name string) error {
	f, err := os.Open(name)
	if err != nil {
		return withoutPath(err)
	}
	defer f.Close()
	rec, err := rules.Read(f)
	if err != nil {
		return withoutPath(err)
	}
	replay, ok := replays[rec.Game]
	if !ok {
		return fmt.Errorf("game: %s cannot be played yet", rec.Game)
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	return replay(out, rec)
}

// withoutPath leaves the path out of an error that the caller names it for.
func withoutPath(err error) error {
	var e *os.PathError
	if errors.As(err, &e) {
		return e.Err
	}
	return err
}

// shorten keeps the end of a long path, and quotes one that is no plain text.
func shorten(name string) string {
	const most = 200
	if len(name) > most {
		name = "…" + strings.ToValidUTF8(name[len(name)-most:], "")
	}
	if q := strconv.Quote(name); q != `"`+name+`"` {
		return q
	}
	return name
}

// oneLine makes sure of what is promised for errors: one line, less than 1,000
// bytes.
func oneLine(s string) string {
	s = strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r < ' ' }), " ")
	const most = 900
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return "referee: " + s
}
