package bots

import (
	"time"

	"vassals/rules"
)

// Question asks for the next move of a game.
type Question struct {
	Record *rules.Record
	Bot    string        // a level or an opponent
	Limit  time.Duration // how long it may take; 0 for the bot's own budget
}

// Answer is what a bot has found.
type Answer struct {
	Choices  []Choice // best first
	Progress float64  // 0 to 1
	Done     bool     // it has thought to the end
	Err      string   // why it cannot think about this, in the program's words
}
