// Package link writes a game in as few characters as it can, for the fragment
// of a web address, and reads it again. What a link holds is a record.
//
// A game of Vassals is written as the choices that were made in it: for each
// step its number among the legal ones, all of them together one large number
// in a mixed base. That takes a byte or so a move. Whatever cannot be written
// so is written as the record itself, compressed.
package link

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"

	"vassals/rules"
)

// Max is the length of the longest link that is read, in characters.
const Max = 32 << 10

// The first byte of a link says how the rest is written. Links are kept for
// long: a form never changes its meaning, a better one gets a new byte.
const (
	formRecord  = 0 // the record as JSON, by flate
	formVassals = 1 // choices in a game of Vassals
)

// sumBytes is how many bytes of the checksum stand at the end of a link.
const sumBytes = 2

var coding = base64.RawURLEncoding.Strict()

// Encode gives the link of a game, of letters, digits, "-" and "_". The record
// must be one that its game accepts.
func Encode(rec *rules.Record) string {
	data, ok := encodeVassals(rec)
	if !ok {
		data = encodeRecord(rec)
	}
	return coding.EncodeToString(append(data, sum(data)...))
}

// Decode reads a link and gives its record. An error says what is wrong with
// the link. That its game accepts the record was checked only for the compact
// form; the caller plays it anyway.
func Decode(text string) (*rules.Record, error) {
	if len(text) > Max {
		return nil, fmt.Errorf("link: more than %d characters", Max)
	}
	data, err := coding.DecodeString(strings.TrimSpace(text))
	if err != nil {
		return nil, errors.New("link: not made of the letters of a link")
	}
	if len(data) < 1+sumBytes {
		return nil, errors.New("link: too short")
	}
	data, end := data[:len(data)-sumBytes], data[len(data)-sumBytes:]
	if !bytes.Equal(sum(data), end) {
		return nil, errors.New("link: damaged or cut off")
	}
	var rec *rules.Record
	switch data[0] {
	case formRecord:
		rec, err = decodeRecord(data)
	case formVassals:
		rec, err = decodeVassals(data)
	default:
		err = errors.New("made by a newer version of the game")
	}
	if err != nil {
		return nil, fmt.Errorf("link: %w", err)
	}
	return rec, nil
}

// sum gives the bytes that tell a damaged link.
func sum(data []byte) []byte {
	s := crc32.ChecksumIEEE(data)
	return []byte{byte(s >> 8), byte(s)}
}

func encodeRecord(rec *rules.Record) []byte {
	b := bytes.NewBuffer([]byte{formRecord})
	w, err := flate.NewWriter(b, flate.BestCompression)
	if err == nil {
		_, err = w.Write(rec.Encode())
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}

func decodeRecord(data []byte) (*rules.Record, error) {
	r := flate.NewReader(bytes.NewReader(data[1:]))
	text, err := io.ReadAll(io.LimitReader(r, rules.MaxRecord+1))
	if err != nil {
		return nil, err
	}
	return rules.ReadRecord(text)
}
