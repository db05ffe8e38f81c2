package link_test

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"flag"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/link"
	"vassals/rules/vassals"
)

var update = flag.Bool("update", false, "write the links of testdata anew, after a change of the tiles; otherwise old links must stay readable")

// games gives the whole games that are kept with the rules, by file.
func games(t testing.TB) map[string][]*rules.Record {
	t.Helper()
	files, err := filepath.Glob("../vassals/testdata/games/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no games: %v", err)
	}
	all := map[string][]*rules.Record{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(bytes.NewReader(data))
		lines.Buffer(nil, 1<<20)
		for lines.Scan() {
			var game struct{ Record json.RawMessage }
			if err := json.Unmarshal(lines.Bytes(), &game); err != nil {
				t.Fatal(err)
			}
			if game.Record == nil {
				continue
			}
			rec, err := rules.ReadRecord(game.Record)
			if err != nil {
				t.Fatal(err)
			}
			all[filepath.Base(file)] = append(all[filepath.Base(file)], rec)
		}
	}
	return all
}

// random gives a whole game by some seed, as the game writes it.
func random(t testing.TB, seed string, expansions ...string) *rules.Record {
	t.Helper()
	rec := &rules.Record{Format: rules.Format, Version: rules.Version, Game: "vassals", Seed: seed, Expansions: expansions,
		Players: []rules.Player{{Name: "Ana", Color: "red"}, {Name: "Пётр", Color: "blue", Bot: "hard"}}}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		t.Fatal(err)
	}
	chance := rules.Chance(uint64(len(seed)))
	for s := m.State(); s.Step() != vassals.StepOver; {
		if !s.Fits() {
			m.Discard()
			continue
		}
		places := s.AppendPlacements(nil)
		m.Place(places[chance.IntN(len(places))])
		for s.Step() != vassals.StepFinish {
			if claims := s.AppendClaims(nil); len(claims) > 0 && chance.IntN(3) > 0 {
				m.Claim(claims[chance.IntN(len(claims))])
			} else {
				m.Skip()
			}
		}
		m.Finish()
	}
	return m.Record()
}

// same fails the test unless two records are of the same game.
func same(t *testing.T, got, want *rules.Record) {
	t.Helper()
	w := *want
	if len(w.Expansions) == 0 { // no list and an empty one are the same
		w.Expansions = got.Expansions
	}
	if !bytes.Equal(got.Encode(), w.Encode()) {
		t.Errorf("got  %s\nwant %s", got.Encode(), w.Encode())
	}
}

// Whole games come back as they were, and a base game of two fits well into
// the 2,000 characters that every program takes as an address.
func TestWholeGames(t *testing.T) {
	all := games(t)
	for _, expansions := range [][]string{nil, {"fairs"}, {"fairs", "allornothing", "shadow"}} {
		name := "seed " + strings.Join(expansions, " ")
		for _, seed := range []string{"1", "18446744073709551615"} {
			all[name] = append(all[name], random(t, seed, expansions...))
		}
	}
	for name, records := range all {
		longest := 0
		for _, rec := range records {
			text := link.Encode(rec)
			longest = max(longest, len(text))
			got, err := link.Decode(text)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			same(t, got, rec)
			if limit := 2000; len(text) > limit {
				t.Errorf("%s: %d characters, want %d at most", name, len(text), limit)
			}
		}
		t.Logf("%s: %d characters at most", name, longest)
	}
}

// A record that the compact form cannot give is written whole.
func TestOtherRecords(t *testing.T) {
	for _, text := range []string{
		`{"format":"vassals-record","version":1,"game":"vassals","players":[{"name":"A","color":"red"},{"name":"B","color":"blue"}],"deck":["bend"],"start":[{"tile":"cap-straight","x":0,"y":0,"rotation":0}],"moves":[]}`,
		`{"format":"vassals-record","version":1,"game":"vassals","players":[{"name":"A","color":"red"},{"name":"B","color":"blue"}],"expansions":["shadow","fairs"],"seed":"1","moves":[]}`,
		`{"format":"vassals-record","version":1,"game":"middleages","players":[{"name":"A","color":"red"},{"name":"B","color":"blue"}],"seed":"1","moves":["lord 1"]}`,
	} {
		rec, err := rules.ReadRecord([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		got, err := link.Decode(link.Encode(rec))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		same(t, got, rec)
	}
}

// Links that people have kept stay what they are.
func TestKept(t *testing.T) {
	name := filepath.Join("testdata", "kept.txt")
	if *update {
		var b strings.Builder
		for _, rec := range []*rules.Record{random(t, "7"), random(t, "77", "fairs", "allornothing", "shadow"), games(t)["base.jsonl"][0]} {
			b.WriteString(link.Encode(rec) + "\n" + string(rec.Encode()) + "\n")
		}
		if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	for i := 0; i+1 < len(lines); i += 2 {
		want, err := rules.ReadRecord([]byte(lines[i+1]))
		if err != nil {
			t.Fatal(err)
		}
		got, err := link.Decode(lines[i])
		if err != nil {
			t.Errorf("link %d: %v", i/2+1, err)
			continue
		}
		same(t, got, want)
	}
}

// signed puts a checksum on what stands for a link.
func signed(data ...byte) string {
	s := crc32.ChecksumIEEE(data)
	return base64.RawURLEncoding.EncodeToString(append(data, byte(s>>8), byte(s)))
}

func TestRefuse(t *testing.T) {
	good := link.Encode(random(t, "3"))
	for _, test := range []struct{ name, give, want string }{
		{"nothing", "", "too short"},
		{"other letters", "a b", "letters"},
		{"cut off", good[:len(good)-4], "cut off"},
		{"changed", "B" + good[1:], "damaged"},
		{"too long", strings.Repeat("A", link.Max+1), "more than"},
		{"a newer form", signed(200, 1, 2), "newer"},
		{"no flags", signed(1), "cut off"},
		{"no players", signed(1, 8, 0, 0, 0, 0, 0, 0, 0, 1, 0), "players"},
		{"no such colour", signed(1, 2<<5|8, 0, 0, 0, 0, 0, 0, 0, 1, 7, 1, 'A'), "colour"},
		{"a name that ends early", signed(1, 2<<5|8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 9, 'A'), "cut off"},
		{"a name that is no text", signed(1, 2<<5|8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0xff), "UTF-8"},
		{"a deck that there is not", signed(1, 2<<5|16, 0, 1, 'A', 1, 1, 'B', 200, 1, 0), "choices"},
		{"too many moves", signed(1, 2<<5|8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 'A', 1, 1, 'B', 200, 1), "more moves"},
		{"more than the game", signed(1, 2<<5|8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 'A', 1, 1, 'B', 0, 5), "follows"},
		{"no flate", signed(0, 0xff, 0xff), "flate"},
	} {
		_, err := link.Decode(test.give)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(link.Encode(random(f, "1")))
	f.Add(link.Encode(random(f, "12", "fairs", "allornothing", "shadow")))
	f.Add(link.Encode(games(f)["base.jsonl"][0]))
	f.Add(signed(1, 2<<5|8, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 'A', 1, 1, 'B', 3, 9, 8, 7))
	f.Add(signed(0, 0xab, 0x56, 0x4a))
	f.Fuzz(func(t *testing.T, text string) {
		rec, err := link.Decode(text)
		if err != nil {
			return
		}
		back, err := link.Decode(link.Encode(rec))
		if err != nil {
			t.Fatal(err)
		}
		same(t, back, rec)
	})
}

// FuzzBytes does the same with links whose checksum is right.
func FuzzBytes(f *testing.F) {
	for _, rec := range []*rules.Record{random(f, "1"), random(f, "12", "fairs")} {
		data, err := base64.RawURLEncoding.DecodeString(link.Encode(rec))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data[:len(data)-2])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, err := link.Decode(signed(data...))
		if err != nil {
			return
		}
		back, err := link.Decode(link.Encode(rec))
		if err != nil {
			t.Fatal(err)
		}
		same(t, back, rec)
	})
}
