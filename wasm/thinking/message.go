// Package thinking has bots think beside the page: what the page and its workers
// say to each other, the desk at which a worker thinks, and the pool that shares
// a question among the workers or, where there are none, thinks in the page
// itself, a few milliseconds at a time. It is pure: what posts its messages is
// passed in, and so is the clock.
package thinking

import (
	"encoding/json"
	"errors"
	"fmt"

	"vassals/rules"
	"vassals/rules/bots"
)

// message is what the page says to a worker: a part of a question, or that
// nobody waits for the answer any more.
type message struct {
	ID     int             `json:"id"` // of the question
	Stop   bool            `json:"stop,omitempty"`
	Record json.RawMessage `json:"record,omitempty"`
	Bot    string          `json:"bot,omitempty"`
	Share  bots.Share      `json:"share"`
	Limit  float64         `json:"limit,omitempty"` // milliseconds
}

// reply is what a worker says to the page.
type reply struct {
	ID       int           `json:"id"` // of the question; 0 for none
	Choices  []bots.Choice `json:"choices,omitempty"`
	Progress float64       `json:"progress"`
	Done     bool          `json:"done,omitempty"`
	Err      string        `json:"err,omitempty"`
}

func encode(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // records are valid JSON, the rest is strings and numbers
	}
	return string(data)
}

// readMessage reads what the page says. Where it can be read at all, the
// message names the question also beside an error.
func readMessage(text string) (m message, rec *rules.Record, err error) {
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		return m, nil, fmt.Errorf("thinking: message: %w", err)
	}
	switch {
	case m.Stop:
		return m, nil, nil
	case m.ID < 1:
		return m, nil, errors.New("thinking: the message has no id")
	}
	rec, err = rules.ReadRecord(m.Record)
	return m, rec, err
}
