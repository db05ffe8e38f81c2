package middleages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Positions of scenarios are written as text.
//
// A row is its positions from the left: the number of a tile or a point where
// none lies, then o for an orange back, the initial of the player whose lord
// stands there (A for the first, B…), and in small letters of whose scout does:
// "1 5oA . 12b".
//
// A fief is "coins | tiles as they were placed | cemetery | tokens", where what
// is empty at the end may be missing: "3 | 1 2 13 | 7 | coin field, token wall
// palace".

// picture is a position.
type picture struct {
	round int // 0 stands for 1
	rows  [rowCount]string
	fiefs []string
	cards string // the events of the game, with spaces
}

// state makes a position with the printed tables. A row that is empty has plain
// fields, the row played is that of the round.
func (pic picture) state(t *testing.T) *State {
	t.Helper()
	s := newState(len(pic.fiefs), &printed)
	s.begin(1, fixed{})
	s.Watch(true)
	if pic.cards != "" {
		for i, name := range strings.Fields(pic.cards) {
			k := slices.IndexFunc(printed.Cards, func(c Card) bool { return c.Name == name })
			if k < 0 {
				t.Fatalf("there is no event %s", name)
			}
			s.setup.cards[i] = uint8(k)
		}
	}
	for i, text := range pic.rows {
		s.rows[i] = [maxRow]Tile{}
		if text == "" {
			text = strings.TrimSpace(strings.Repeat("1 ", s.Width()))
		}
		s.readRow(t, i, text)
	}
	for p, text := range pic.fiefs {
		s.readFief(t, p, text)
	}
	s.round = uint8(max(pic.round, 1))
	s.step, s.turn, s.due = StepTurn, 0, 0
	for i := range s.Width() {
		if p := s.LordAt(Spot{int8(s.Row()), int8(i + 1)}); p >= 0 {
			s.order[s.due] = uint8(p)
			s.due++
		}
	}
	if s.due == 0 {
		t.Fatal("nobody's lord stands on the row that is played")
	}
	// Lords elsewhere have moved in this round.
	for p := range pic.fiefs {
		if s.fiefs[p].lord.Row != int8(s.Row()) {
			copy(s.order[1:], s.order[:s.due])
			s.order[0] = uint8(p)
			s.due++
			s.turn++
		}
	}
	return s
}

func (s *State) readRow(t *testing.T, row int, text string) {
	t.Helper()
	words := strings.Fields(text)
	if len(words) != s.Width() {
		t.Fatalf("row %q has not %d positions", text, s.Width())
	}
	for i, w := range words {
		digits := strings.TrimRight(w, ".oABCDEabcde")
		if digits != "" {
			s.rows[row][i] = TileOf(number(t, digits), strings.Contains(w, "o"))
		}
		at := Spot{int8(row + 1), int8(i + 1)}
		for p := range s.setup.players {
			if strings.Contains(w, string(rune('A'+p))) {
				s.fiefs[p].lord = at
			}
			if strings.Contains(w, string(rune('a'+p))) {
				s.fiefs[p].scout = at
			}
		}
	}
}

func (s *State) readFief(t *testing.T, p int, text string) {
	t.Helper()
	parts := append(strings.Split(text, "|"), "", "", "")
	f := &s.fiefs[p]
	f.coins = int16(number(t, strings.TrimSpace(parts[0])))
	f.sources[FromIncome] = f.coins
	for _, w := range strings.Fields(parts[1]) {
		s.add(p, TileOf(number(t, w), false))
	}
	for _, w := range strings.Fields(parts[2]) {
		f.cemetery[f.dead] = TileOf(number(t, w), false)
		f.dead++
	}
	for _, w := range strings.Split(parts[3], ",") {
		if w = strings.TrimSpace(w); w == "" {
			continue
		}
		c, err := parseChoice(strings.Fields(w))
		if err != nil {
			t.Fatal(err)
		}
		f.tokens[c.Property] = coinToken
		if c.Kind == TokenChoice {
			f.tokens[c.Property] = firstToken + token(c.Type)
		}
	}
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// drawRow writes a row as readRow reads it.
func (s *State) drawRow(row int) string {
	words := make([]string, s.Width())
	for i := range words {
		at := Spot{int8(row + 1), int8(i + 1)}
		if tile := s.TileAt(at); tile == 0 {
			words[i] = "."
		} else {
			words[i] = strconv.Itoa(tile.Number())
			if tile.Orange() {
				words[i] += "o"
			}
		}
		if p := s.LordAt(at); p >= 0 {
			words[i] += string(rune('A' + p))
		}
		if p := s.ScoutAt(at); p >= 0 {
			words[i] += string(rune('a' + p))
		}
	}
	return strings.Join(words, " ")
}

// drawFief writes a fief as readFief reads it.
func (s *State) drawFief(p int) string {
	numbers := func(list []Tile) string {
		words := make([]string, len(list))
		for i, t := range list {
			words[i] = strconv.Itoa(t.Number())
		}
		return strings.Join(words, " ")
	}
	f := &s.fiefs[p]
	var tokens []string
	for q := range Property(Properties) {
		switch kind, pays := s.Token(p, q); kind {
		case CoinChoice:
			tokens = append(tokens, "coin "+q.String())
		case TokenChoice:
			tokens = append(tokens, "token "+q.String()+" "+pays.String())
		}
	}
	text := fmt.Sprintf("%d | %s | %s | %s", f.coins, numbers(f.tiles[:f.size]), numbers(f.cemetery[:f.dead]), strings.Join(tokens, ", "))
	return strings.Join(strings.Fields(strings.TrimRight(text, "| ")), " ")
}

// play makes moves that are written with commas.
func play(t *testing.T, s *State, moves string) error {
	t.Helper()
	for _, text := range strings.Split(moves, ", ") {
		m, err := ParseMove(text)
		if err != nil {
			return err
		}
		if err := s.Play(m); err != nil {
			return err
		}
	}
	return nil
}
