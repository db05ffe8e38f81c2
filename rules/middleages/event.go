package middleages

// Bank is where coins come from and go to that no player has.
const Bank = -1

// EventKind says what happened.
type EventKind uint8

// What a move can bring, in the words of a screen: it tells them in the order in
// which they happen.
const (
	EventDiscard EventKind = iota // Tile on Spot, on which no lord stood, is discarded
	EventLord                     // Player's lord goes to Spot
	EventHome                     // Player's scout comes home from Spot
	EventTake                     // Player takes Tile from Spot and adds it to Property
	EventCoins                    // Coins go from From to Player, either may be Bank; Source says why
	EventLose                     // Player's Tile goes from Property to the cemetery; From attacked, or Bank for an event
	EventRecover                  // Player's Tile comes back from the cemetery to Property
	EventCoin                     // Player puts an extra-coin token under Property
	EventToken                    // Player puts a property token for Type under Property
	EventScout                    // Player's scout goes to Spot
	EventRefill                   // new tiles lie in the row of Spot
	EventShuffle                  // the discards, Coins of them, become the pile
	EventCard                     // event card number Card applies to everybody
)

// Source is what coins come from.
type Source uint8

// The sources of coins.
const (
	FromIncome Source = iota // the income of a property
	FromEffect               // the effect of a tile, out of the bank
	FromRivals               // the effect of a tile, from and to other players
	FromCard                 // an event card
	FromStart                // what a player begins with

	sourceCount
)

// Event is something that the last move brought. Its kind says which fields
// have a meaning.
type Event struct {
	Kind     EventKind
	Player   int
	From     int
	Coins    int
	Source   Source
	Tile     Tile
	Spot     Spot
	Property Property
	Type     Property
	Card     int
}

// Watch says whether moves keep Events from now on, and gives what was set
// before. The state of a Match is watched; a search turns it off and on again,
// and the events are still those of the last move played.
func (s *State) Watch(on bool) (was bool) {
	was, s.watched = s.watched, on
	return was
}

// Events tells what the last move brought, if the state is watched. The slice
// is valid until the next one.
func (s *State) Events() []Event { return s.events }

// forget drops the events, before a move.
func (s *State) forget() {
	if s.watched {
		s.events = s.events[:0]
	}
}

func (s *State) tell(e Event) { s.events = append(s.events, e) }

// pay moves coins between players and the bank: as many as there are.
func (s *State) pay(from, to, coins int, why Source) {
	if from != Bank {
		f := &s.fiefs[from]
		coins = min(coins, int(f.coins))
		f.coins -= int16(coins)
		f.sources[why] -= int16(coins)
	}
	if to != Bank {
		f := &s.fiefs[to]
		f.coins += int16(coins)
		f.sources[why] += int16(coins)
	}
	if s.watched && coins > 0 {
		s.tell(Event{Kind: EventCoins, Player: to, From: from, Coins: coins, Source: why})
	}
}
