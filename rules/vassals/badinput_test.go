package vassals_test

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

// object is a JSON object under construction.
type object = map[string]any

// goodRecord is a record without fault, for the tests to spoil.
func goodRecord() object {
	return object{
		"format": "vassals-record", "version": 1, "game": "vassals",
		"players": []any{object{"name": "Ana", "color": "red"}, object{"name": "Bruno", "color": "blue"}},
		"seed":    "1",
		"moves":   []any{},
	}
}

// goodPosition is a record with a deck and a position.
func goodPosition() object {
	r := goodRecord()
	delete(r, "seed")
	r["expansions"] = []any{"fairs"}
	r["deck"] = []any{"straight", "bend", "cap", "city-whole-fountain"}
	r["start"] = []any{object{"tile": "cap-straight", "x": 0, "y": 0, "rotation": 0}}
	r["figures"] = []any{object{"player": 0, "kind": "vassal", "x": 0, "y": 0, "place": "E"}}
	return r
}

// player is the i-th player of a record.
func player(r object, i int) object { return r["players"].([]any)[i].(object) }

// first is the first entry of a list of objects.
func first(r object, key string) object { return r[key].([]any)[0].(object) }

// players makes n of them.
func players(n int) (list []any) {
	for i := range n {
		list = append(list, object{"name": fmt.Sprint("P", i), "color": append([]string{}, "red", "blue", "green", "yellow", "black", "pink", "white")[i]})
	}
	return list
}

func load(data []byte) error {
	rec, err := rules.ReadRecord(data)
	if err != nil {
		return err
	}
	_, err = vassals.NewMatch(rec)
	return err
}

func TestGoodRecords(t *testing.T) {
	for name, r := range map[string]object{"by seed": goodRecord(), "position": goodPosition()} {
		data, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		if err := load(data); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	far := goodRecord() // the first tile lies anywhere
	delete(far, "seed")
	far["deck"], far["moves"] = []any{"bend"}, []any{"bend 9007199254740992,0 0 vassal W"}
	far["start"] = []any{object{"tile": "cap-straight", "x": 1<<53 - 1, "y": 0, "rotation": 0}}
	data, _ := json.Marshal(far)
	if err := load(data); err != nil {
		t.Errorf("far away: %v", err)
	}
	r := goodRecord()
	player(r, 0)["name"] = strings.Repeat("Ж", 40)
	player(r, 0)["bot"] = "a level of next year"
	player(r, 1)["bot"] = "" // a person
	r["seed"] = "18446744073709551615"
	r["expansions"] = []any{}
	data, _ = json.Marshal(r)
	if err := load(append([]byte(" \n"), append(data, " \n"...)...)); err != nil {
		t.Error(err)
	}
}

// TestBadRecords spoils a record in one way after another. The error must name
// what is wrong and where.
func TestBadRecords(t *testing.T) {
	set := func(key string, v any) func(object) { return func(r object) { r[key] = v } }
	move := func(list ...any) func(object) { return set("moves", list) }
	for _, c := range []struct {
		name  string
		spoil func(r object)
		want  []string
	}{
		{"another format", set("format", "pgn"), []string{"format", "pgn"}},
		{"version 2", set("version", 2), []string{"version", "2"}},
		{"version 0", set("version", 0), []string{"version", "0"}},
		{"version as text", set("version", "1"), []string{"version", "whole number"}},
		{"version with a fraction", set("version", 1.5), []string{"version", "whole number"}},
		{"another game", set("game", "chess"), []string{"game", "chess"}},
		{"unknown key", set("result", "1-0"), []string{"result"}},
		{"key in another case", set("Seed", "1"), []string{"Seed"}},
		{"unknown key of a player", func(r object) { player(r, 1)["elo"] = 2800 }, []string{"players[1]", "elo"}},
		{"no format", func(r object) { delete(r, "format") }, []string{"format", "missing"}},
		{"no version", func(r object) { delete(r, "version") }, []string{"version", "missing"}},
		{"no game", func(r object) { delete(r, "game") }, []string{"game", "missing"}},
		{"no players", func(r object) { delete(r, "players") }, []string{"players", "missing"}},
		{"no moves", func(r object) { delete(r, "moves") }, []string{"moves", "missing"}},
		{"neither seed nor deck", func(r object) { delete(r, "seed") }, []string{"seed", "missing"}},
		{"null", set("moves", nil), []string{"moves", "list"}},
		{"moves as text", set("moves", "bend 1,0 0"), []string{"moves", "list"}},
		{"a move as number", move("straight 1,0 0", 7), []string{"moves[1]", "text"}},
		{"players as object", set("players", object{}), []string{"players", "list"}},
		{"a player as text", set("players", []any{"Ana", "Bruno"}), []string{"players[0]", "object"}},
		{"name as number", func(r object) { player(r, 0)["name"] = 5 }, []string{"players[0].name", "text"}},
		{"no name", func(r object) { delete(player(r, 0), "name") }, []string{"players[0].name", "missing"}},
		{"empty name", func(r object) { player(r, 0)["name"] = "" }, []string{"players[0].name"}},
		{"name of 41 characters", func(r object) { player(r, 1)["name"] = strings.Repeat("é", 41) }, []string{"players[1].name", "41"}},
		{"no colour", func(r object) { delete(player(r, 1), "color") }, []string{"players[1].color", "missing"}},
		{"unknown colour", func(r object) { player(r, 1)["color"] = "beige" }, []string{"players[1].color", "beige"}},
		{"one colour twice", func(r object) { player(r, 1)["color"] = "red" }, []string{"players[1].color", "red"}},
		{"pink without All or Nothing", func(r object) { player(r, 1)["color"] = "pink" }, []string{"players[1].color", "pink"}},
		{"pink with other expansions", func(r object) { player(r, 1)["color"] = "pink"; r["expansions"] = []any{"fairs", "shadow"} }, []string{"players[1].color", "pink"}},
		{"no player", set("players", []any{}), []string{"players: 0"}},
		{"one player", set("players", players(1)), []string{"players: 1"}},
		{"six players without All or Nothing", func(r object) { r["players"] = players(6); r["expansions"] = []any{"fairs", "shadow"} }, []string{"players: 6", "2 to 5"}},
		{"seven players", func(r object) { r["players"] = players(7); r["expansions"] = []any{"allornothing"} }, []string{"players: 7", "2 to 6"}},
		{"unknown expansion", set("expansions", []any{"fairs", "dragons"}), []string{"expansions[1]", "dragons"}},
		{"one expansion twice", set("expansions", []any{"fairs", "fairs"}), []string{"expansions[1]", "fairs"}},
		{"seed as number", set("seed", 1), []string{"seed", "text"}},
		{"seed with a sign", set("seed", "-1"), []string{"seed", "-1"}},
		{"seed with a plus", set("seed", "+1"), []string{"seed", "+1"}},
		{"seed with leading zeros", set("seed", "007"), []string{"seed", "007"}},
		{"seed with a blank", set("seed", " 7"), []string{"seed"}},
		{"seed of 65 bits", set("seed", "18446744073709551616"), []string{"seed", "18446744073709551616"}},
		{"empty seed", set("seed", ""), []string{"seed"}},
		{"seed in words", set("seed", "seven"), []string{"seed", "seven"}},
		{"keys of Middle Ages", set("blue", []any{1, 2}), []string{"Middle Ages"}},
		{"an edition 0", set("edition", 0), []string{"edition"}},
		{"an edition", set("edition", 1), []string{"edition"}},
		{"start without a deck", set("start", []any{object{"tile": "bend", "x": 0, "y": 0, "rotation": 0}}), []string{"start", "deck"}},
		{"figures without a deck", set("figures", []any{}), []string{"figures", "deck"}},
	} {
		r := goodRecord()
		c.spoil(r)
		wantError(t, c.name, r, c.want)
	}
}

// TestBadPositions does the same to a record with a deck and a position.
func TestBadPositions(t *testing.T) {
	deck := func(names ...any) func(object) { return func(r object) { r["deck"] = names } }
	tile := func(key string, v any) func(object) { return func(r object) { first(r, "start")[key] = v } }
	fig := func(key string, v any) func(object) { return func(r object) { first(r, "figures")[key] = v } }
	addTile := func(name string, x, y, rotation int) func(object) {
		return func(r object) {
			r["start"] = append(r["start"].([]any), object{"tile": name, "x": x, "y": y, "rotation": rotation})
		}
	}
	addFigure := func(player int, kind string, x, y int, place string) func(object) {
		return func(r object) {
			r["figures"] = append(r["figures"].([]any), object{"player": player, "kind": kind, "x": x, "y": y, "place": place})
		}
	}
	both := func(f ...func(object)) func(object) {
		return func(r object) {
			for _, do := range f {
				do(r)
			}
		}
	}
	for _, c := range []struct {
		name  string
		spoil func(r object)
		want  []string
	}{
		{"unknown tile", deck("bend", "palace"), []string{"deck[1]", "palace"}},
		{"a tile as number", deck("bend", 3), []string{"deck[1]", "text"}},
		{"tile of a set not in play", deck("cathedral"), []string{"deck[0]", "cathedral", "not in play"}},
		{"too many of a tile", deck("crossing-four", "crossing-four"), []string{"deck[1]", "crossing-four"}},
		{"too many with those that lie", both(deck("crossing-four"), tile("tile", "crossing-four")), []string{"crossing-four"}},
		{"empty seed beside a deck", func(r object) { r["seed"] = "" }, []string{"seed"}},
		{"bad seed beside a deck", func(r object) { r["seed"] = "x" }, []string{"seed"}},
		{"empty start", func(r object) { r["start"], r["figures"] = []any{}, []any{} }, []string{"start"}},
		{"unknown tile lies", tile("tile", "palace"), []string{"start[0]", "palace"}},
		{"lying tile of a set not in play", tile("tile", "cathedral"), []string{"start[0]", "cathedral"}},
		{"tile without a spot", func(r object) { delete(first(r, "start"), "x") }, []string{"start[0].x", "missing"}},
		{"spot with a fraction", tile("y", 0.5), []string{"start[0].y"}},
		{"spot as text", tile("x", "1"), []string{"start[0].x"}},
		{"rotation of 45", tile("rotation", 45), []string{"start[0].rotation", "0, 90, 180 or 270"}},
		{"rotation of 360", tile("rotation", 360), []string{"start[0].rotation", "0, 90, 180 or 270"}},
		{"rotation of -90", tile("rotation", -90), []string{"start[0].rotation", "0, 90, 180 or 270"}},
		{"rotation of 2^32", tile("rotation", 1<<32), []string{"start[0].rotation"}},
		{"unknown key of a tile", tile("z", 0), []string{"start[0]", "z"}},
		{"tile that does not fit", addTile("straight", 1, 0, 90), []string{"start[1]", "straight"}},
		{"tile that touches nothing", addTile("straight", 2, 0, 0), []string{"start[1]", "straight"}},
		{"tile on a tile", addTile("straight", 0, 0, 0), []string{"start[1]", "straight"}},
		{"tile far off", addTile("straight", 1<<40, 0, 0), []string{"start[1]"}},
		{"unknown figure", fig("kind", "dragon"), []string{"figures[0]", "dragon"}},
		{"no figure", fig("kind", "none"), []string{"figures[0]", "none"}},
		{"figure of a third player", fig("player", 2), []string{"figures[0]", "2"}},
		{"figure of player -1", fig("player", -1), []string{"figures[0]", "-1"}},
		{"figure beside the map", fig("x", 1), []string{"figures[0]", "1,0"}},
		{"figure far off", fig("x", 1<<40), []string{"figures[0]"}},
		{"unknown place", fig("place", "NE"), []string{"figures[0]", "NE"}},
		{"place where nothing is", fig("place", "S"), []string{"figures[0]", "S"}},
		{"cloister that is not there", fig("place", "C"), []string{"figures[0]", "C"}},
		{"figure of a set not in play", fig("kind", "double"), []string{"figures[0]", "double"}},
		{"shadow of a set not in play", fig("kind", "shadow"), []string{"figures[0]", "shadow"}},
		{"builder alone", fig("kind", "builder"), []string{"figures[0]", "builder"}},
		{"builder of a rival", addFigure(1, "builder", 0, 0, "E"), []string{"figures[1]", "builder"}},
		{"builder on a field", both(fig("place", "ENE"), addFigure(0, "builder", 0, 0, "ENE")), []string{"figures[1]", "builder"}},
		{"pig alone", addFigure(0, "pig", 0, 0, "ENE"), []string{"figures[1]", "pig"}},
		{"pig on a road", addFigure(0, "pig", 0, 0, "E"), []string{"figures[1]", "pig"}},
		{"eight vassals", func(r object) {
			for range 7 {
				addFigure(0, "vassal", 0, 0, "ENE")(r)
			}
		}, []string{"figures[7]", "vassal"}},
		{"figure on a completed cloister", func(r object) {
			r["start"] = []any{object{"tile": "cloister", "x": 0, "y": 0, "rotation": 0}}
			for i, at := range (spot{0, 0}).around() {
				if i == 0 { // touches only at a corner as yet
					continue
				}
				addTile([]string{"", "cap", "cap", "cap", "cap", "straight", "straight", "straight"}[i], at.x, at.y, []int{0, 0, 0, 270, 90, 0, 0, 0}[i])(r)
			}
			addTile("cap", -1, -1, 0)(r)
			fig("place", "C")(r)
			r["deck"] = []any{"bend"}
		}, []string{"figures[0]", "complete"}},
		{"figure on a completed city", both(addTile("cap", 0, -1, 180), fig("place", "N")), []string{"figures[0]", "complete"}},
	} {
		r := goodPosition()
		c.spoil(r)
		wantError(t, c.name, r, c.want)
	}
}

// TestBadMoves plays one good move and then one that is wrong.
func TestBadMoves(t *testing.T) {
	for _, c := range []struct{ name, move, want string }{
		{"nothing", "", "move"},
		{"one word", "bend", "move"},
		{"unknown tile", "palace 2,0 0", "palace"},
		{"tile of another turn", "cap 0,-1 180", "the tile drawn is bend"},
		{"no spot", "bend 0", "move"},
		{"half a spot", "bend 2 0", "not a spot"},
		{"spot with a blank", "bend 2, 0 0", "move"},
		{"spot with a plus", "bend +2,0 0", "not a spot"},
		{"spot with a leading zero", "bend 02,0 0", "not a spot"},
		{"spot with minus zero", "bend 2,-0 0", "not a spot"},
		{"spot with a fraction", "bend 2.0,0 0", "not a spot"},
		{"endless number", "bend " + strings.Repeat("9", 400) + ",0 0", "not a spot"},
		{"rotation of 45", "bend 2,0 45", "rotation must be 0, 90, 180 or 270"},
		{"rotation of 360", "bend 2,0 360", "rotation must be 0, 90, 180 or 270"},
		{"rotation of 00", "bend 2,0 00", "rotation must be 0, 90, 180 or 270"},
		{"two spaces", "bend  2,0 0", "move"},
		{"space at the end", "bend 2,0 0 ", "move"},
		{"place missing", "bend 2,0 0 vassal", "move"},
		{"unknown figure", "bend 2,0 0 knight W", "knight"},
		{"figure in capitals", "bend 2,0 0 Vassal W", "Vassal"},
		{"figure called none", "bend 2,0 0 none W", "none"},
		{"unknown place", "bend 2,0 0 vassal NE", "NE"},
		{"two vassals", "bend 2,0 0 vassal W vassal NNE", "shadow"},
		{"too many words", "bend 2,0 0 vassal W shadow NNE shadow ENE", "move"},
		{"taken spot", "bend 1,0 0", "there is a tile at 1,0"},
		{"impossible place", "bend 2,0 180", "do not match"},
		{"spot without a neighbour", "bend 3,0 0", "no tile lies beside 3,0"},
		{"spot off every map", "bend 2000000000,-2000000000 0", "no tile lies beside"},
		{"pig without its expansion", "bend 2,0 0 pig NNE", "pig"},
		{"builder without its expansion", "bend 2,0 0 builder W", "builder"},
		{"double without its expansion", "bend 2,0 0 double W", "double"},
		{"shadow without its expansion", "bend 2,0 0 shadow W", "shadow"},
		{"discard of a tile that fits", "discard bend", "fits"},
		{"discard of another tile", "discard cap", "the tile drawn is bend"},
		{"discard of an unknown tile", "discard palace", "palace"},
		{"discard of nothing", "discard", "move"},
		{"discard of two", "discard bend bend", "move"},
		{"discard with a place", "discard 2,0 0", ""},
		{"line break", "bend 2,0 0\n", ""},
		{"very long", "bend 2,0 0 " + strings.Repeat("vassal W ", 10000), ""},
		{"zero byte", "bend\x002,0 0", ""},
	} {
		r := goodRecord()
		delete(r, "seed")
		r["deck"] = []any{"straight", "bend", "cap"}
		r["moves"] = []any{"straight 1,0 0", c.move}
		wantError(t, c.name, r, []string{"move 2", c.want})
	}
	r := goodRecord()
	delete(r, "seed")
	r["deck"] = []any{"straight"}
	r["moves"] = []any{"straight 1,0 0", "bend 2,0 0"}
	wantError(t, "after the end", r, []string{"move 2", "bend 2,0 0", "the game is over"})
	r["deck"] = []any{"city-whole-fountain", "straight"}
	r["start"] = []any{object{"tile": "straight", "x": 0, "y": 0, "rotation": 0}}
	r["moves"] = []any{"city-whole-fountain 0,1 0"}
	wantError(t, "a tile that fits nowhere", r, []string{"move 1", "city-whole-fountain", "fits nowhere"})
}

// wantError looks whether a record is refused with an error that contains all
// of want, in one short line.
func wantError(t *testing.T, name string, r object, want []string) {
	t.Helper()
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	wantErrorOf(t, name, data, want)
}

func wantErrorOf(t *testing.T, name string, data []byte, want []string) {
	t.Helper()
	err := load(data)
	if err == nil {
		t.Errorf("%s: no error", name)
		return
	}
	for _, w := range want {
		if !strings.Contains(err.Error(), w) {
			t.Errorf("%s: error %q does not name %q", name, err, w)
		}
	}
	if n := len(err.Error()); n > 900 || strings.ContainsAny(err.Error(), "\n\x00") {
		t.Errorf("%s: the error has %d bytes or more than a line: %.200q", name, n, err)
	}
}

// TestBadFiles gives ReadRecord what is no record at all.
func TestBadFiles(t *testing.T) {
	good, _ := json.Marshal(goodRecord())
	long := goodRecord()
	long["moves"] = []any{strings.Repeat("x", rules.MaxRecord)}
	tooLong, _ := json.Marshal(long)
	deep := strings.Repeat("[", 1<<19)
	for _, c := range []struct {
		name, data, want string
	}{
		{"nothing", "", "early"},
		{"blanks", " \n ", "early"},
		{"text", "vassals", "JSON"},
		{"number", "1", "object"},
		{"null", "null", "object"},
		{"list", "[]", "object"},
		{"list with a record", "[" + string(good) + "]", "object"},
		{"half a record", string(good[:len(good)/2]), ""},
		{"two records", string(good) + string(good), "follows"},
		{"something after", string(good) + "x", ""},
		{"key twice", `{"game": "vassals",` + string(good[1:]), "game"},
		{"not UTF-8", strings.Replace(string(good), "Ana", "\xff\xfe", 1), "UTF-8"},
		{"more than 1 MiB", string(tooLong), "1048576"},
		{"1 MiB of blanks and one more", string(good) + strings.Repeat(" ", rules.MaxRecord+1-len(good)), "1048576"},
		{"deep lists", deep, "object"},
		{"deep lists in the moves", strings.Replace(string(good), `"moves":[]`, `"moves":`+deep, 1), "moves"},
		{"deep objects", strings.Repeat(`{"a":`, 1<<17), ""},
		{"huge number", strings.Replace(string(good), `"version":1`, `"version":1e999999999`, 1), "version"},
		{"endless number", strings.Replace(string(good), `"version":1`, `"version":`+strings.Repeat("9", 1<<19), 1), "version"},
	} {
		wantErrorOf(t, c.name, []byte(c.data), []string{c.want})
	}
	// Of a file of 50 MB no more is read than it takes to see that it is too long.
	file := &endless{left: 50e6}
	if _, err := rules.Read(file); err == nil || !strings.Contains(err.Error(), "1048576") {
		t.Errorf("50 MB: %v", err)
	}
	if file.read > 2*rules.MaxRecord {
		t.Errorf("50 MB: %d bytes were read", file.read)
	}
}

// endless gives blanks.
type endless struct{ left, read int }

func (e *endless) Read(p []byte) (int, error) {
	if e.left == 0 {
		return 0, io.EOF
	}
	n := min(len(p), e.left)
	for i := range p[:n] {
		p[i] = ' '
	}
	e.left -= n
	e.read += n
	return n, nil
}

// TestFullMiB reads a record of exactly the largest size.
func TestFullMiB(t *testing.T) {
	good, _ := json.Marshal(goodRecord())
	data := string(good) + strings.Repeat(" ", rules.MaxRecord-len(good))
	if _, err := rules.Read(strings.NewReader(data)); err != nil {
		t.Error(err)
	}
}
