package link

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"vassals/rules"
	"vassals/rules/vassals"
)

// The form of a game of Vassals, after its first byte: flags, the seed in eight
// bytes where there is one, the players, the length of a deck where there is
// one, the number of moves, and last the number in a mixed base. Numbers of no
// fixed length are varints. The numbers of tiles, figures and places are those
// of package vassals, so a link means the same only as long as these stay.

// The flags of the game: the lowest bits are expansions, in the order of sets.
const (
	flagSeed    = 1 << 3
	flagDeck    = 1 << 4
	playerShift = 5 // the number of players stands in the bits from here on
)

// sets are the expansions in the order of their flags.
var sets = []string{"fairs", "allornothing", "shadow"}

// flagBot stands beside the colour of a player that is a bot.
const flagBot = 1 << 3

// encodeVassals writes a record in the compact form. ok is false when the form
// cannot give exactly this record.
func encodeVassals(rec *rules.Record) (data []byte, ok bool) {
	if rec.Game != "vassals" || rec.Start != nil || rec.Figures != nil || len(rec.Players) > 7 {
		return nil, false
	}
	flags := byte(len(rec.Players) << playerShift)
	for _, e := range rec.Expansions {
		i := slices.Index(sets, e)
		if i < 0 {
			return nil, false
		}
		flags |= 1 << i
	}
	data = []byte{formVassals, 0}
	if rec.Seed != "" {
		seed, err := rules.ParseSeed(rec.Seed)
		if err != nil {
			return nil, false
		}
		flags |= flagSeed
		data = binary.BigEndian.AppendUint64(data, seed)
	}
	for _, p := range rec.Players {
		color := byte(slices.Index(rules.Colors, p.Color))
		if p.Bot != "" {
			data = appendText(append(data, color|flagBot), p.Name)
			data = appendText(data, p.Bot)
		} else {
			data = appendText(append(data, color), p.Name)
		}
	}
	w := writer{}
	if rec.Deck != nil {
		flags |= flagDeck
		data = binary.AppendUvarint(data, uint64(len(rec.Deck)))
		w.want = rec.Deck
		if _, err := codeDeck(&w, len(rec.Deck), rec.Expansions); err != nil {
			return nil, false
		}
	}
	data[1] = flags
	data = binary.AppendUvarint(data, uint64(len(rec.Moves)))
	begin := *rec
	begin.Moves = nil
	m, err := vassals.NewMatch(&begin)
	if err != nil {
		return nil, false
	}
	for _, text := range rec.Moves {
		if w.move, err = vassals.ParseMove(text); err != nil {
			return nil, false
		}
		if codeMove(&w, m) != nil {
			return nil, false
		}
	}
	data = append(data, w.number()...)
	back, err := decodeVassals(data)
	return data, err == nil && bytes.Equal(back.Encode(), plain(rec).Encode())
}

// plain gives a record without the difference between no expansions and an
// empty list of them.
func plain(rec *rules.Record) *rules.Record {
	out := *rec
	if len(out.Expansions) == 0 {
		out.Expansions = nil
	}
	return &out
}

func decodeVassals(data []byte) (*rules.Record, error) {
	r := bytes.NewReader(data[1:])
	flags, err := r.ReadByte()
	if err != nil {
		return nil, errCut
	}
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals"}
	for i, e := range sets {
		if flags>>i&1 != 0 {
			rec.Expansions = append(rec.Expansions, e)
		}
	}
	if flags&flagSeed != 0 {
		var seed uint64
		if binary.Read(r, binary.BigEndian, &seed) != nil {
			return nil, errCut
		}
		rec.Seed = strconv.FormatUint(seed, 10)
	}
	for range flags >> playerShift {
		p, err := readPlayer(r)
		if err != nil {
			return nil, err
		}
		rec.Players = append(rec.Players, p)
	}
	size := 0
	if flags&flagDeck != 0 {
		if size, err = readLength(r); err != nil {
			return nil, err
		}
	}
	moves, err := readLength(r)
	if err != nil {
		return nil, err
	}
	choices := newReader(data[len(data)-r.Len():])
	if flags&flagDeck != 0 {
		if rec.Deck, err = codeDeck(choices, size, rec.Expansions); err != nil {
			return nil, err
		}
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		return nil, err
	}
	for range moves {
		if err := codeMove(choices, m); err != nil {
			return nil, err
		}
	}
	if !choices.done() {
		return nil, errors.New("something follows the game")
	}
	return m.Record(), nil
}

var errCut = errors.New("cut off")

func appendText(data []byte, text string) []byte {
	return append(binary.AppendUvarint(data, uint64(len(text))), text...)
}

func readPlayer(r *bytes.Reader) (p rules.Player, err error) {
	color, err := r.ReadByte()
	if err != nil {
		return p, errCut
	}
	if c := int(color &^ flagBot); c < len(rules.Colors) {
		p.Color = rules.Colors[c]
	} else {
		return p, fmt.Errorf("there is no colour %d", c)
	}
	if p.Name, err = readText(r); err == nil && color&flagBot != 0 {
		p.Bot, err = readText(r)
	}
	return p, err
}

func readText(r *bytes.Reader) (string, error) {
	n, err := readLength(r)
	if err != nil || n > r.Len() {
		return "", errCut
	}
	text := make([]byte, n)
	_, _ = r.Read(text)
	if !utf8.Valid(text) {
		return "", errors.New("not UTF-8")
	}
	return string(text), nil
}

// maxLength is more than any deck has tiles or any link characters.
const maxLength = Max

func readLength(r *bytes.Reader) (int, error) {
	n, err := binary.ReadUvarint(r)
	if err != nil || n > maxLength {
		return 0, errCut
	}
	return int(n), nil
}

// A coder goes through the choices of a game: a writer notes those that were
// made, a reader makes those that were noted.
type coder interface {
	// tile chooses one of several kinds of tiles.
	tile(of []vassals.Kind) (int, error)
	// place chooses one of several placements.
	place(of []vassals.Placement) (int, error)
	// claim chooses one of several figures, -1 for none.
	claim(of []vassals.Claim) (int, error)
	// discard is told of the one move without a choice.
	discard() error
}

// codeDeck goes through the choices of a deck, each tile among the kinds that
// are left.
func codeDeck(c coder, size int, expansions []string) ([]string, error) {
	left := make([]int, len(vassals.Tiles))
	in := map[vassals.Set]bool{vassals.Base: true}
	for _, e := range expansions {
		set, _ := vassals.ParseSet(e)
		in[set] = true
	}
	for k, t := range vassals.Tiles {
		if in[t.Set] {
			left[k] = t.Count
		}
		if t.Name == vassals.Start {
			left[k]--
		}
	}
	deck := []string{}
	for range size {
		var kinds []vassals.Kind
		for k, n := range left {
			if n > 0 {
				kinds = append(kinds, vassals.Kind(k))
			}
		}
		i, err := c.tile(kinds)
		if err != nil {
			return nil, err
		}
		left[kinds[i]]--
		deck = append(deck, kinds[i].String())
	}
	return deck, nil
}

// codeMove goes through the choices of a move and makes it.
func codeMove(c coder, m *vassals.Match) error {
	s := m.State()
	if s.Step() == vassals.StepOver {
		return errors.New("more moves than the game has")
	}
	if !s.Fits() {
		if err := c.discard(); err != nil {
			return err
		}
		m.Discard()
		return nil
	}
	// The order is fixed here: that of the engine may change.
	places := s.AppendPlacements(nil)
	slices.SortFunc(places, func(a, b vassals.Placement) int {
		return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X), cmp.Compare(a.Rotation, b.Rotation))
	})
	i, err := c.place(places)
	if err != nil {
		return err
	}
	m.Place(places[i])
	for s.Step() != vassals.StepFinish {
		claims := s.AppendClaims(nil)
		slices.SortFunc(claims, func(a, b vassals.Claim) int {
			return cmp.Or(cmp.Compare(a.Figure, b.Figure), cmp.Compare(a.Place, b.Place))
		})
		i, err := c.claim(claims)
		if err != nil {
			return err
		}
		if i < 0 {
			m.Skip()
		} else {
			m.Claim(claims[i])
		}
	}
	m.Finish()
	return nil
}
