package vassals_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vassals/rules"
)

// TestScenarios plays testdata/*.json: each file holds one sentence of the
// rules, a small record that shows it, and what must come out, worked out by
// hand. The engine and the rules by the text (bytext_test.go) must both agree.
//
//	rule        the sentence
//	why         how the numbers come about
//	map         a picture of the map after the last legal move (picture_test.go)
//	record      the game, as saved
//	error       the last move is illegal, and its error contains this
//	scores      the points after the last move, without the final scoring
//	each        the points after each move
//	final       the points with the final scoring, of a game that is over
//	breakdown   the same by kind
//	winners     who has won a game that is over
//	hands       figures in hand; those that a file does not name are not looked at
//	goods       goods by player
//	standing    every figure on the map: who, which, where
//	next        who moves next
//	drawn       the tile in hand
//	left        how many tiles follow it
//	over        whether the game is over
//	placements  every way in which the drawn tile fits
//	choices     what may stand on the drawn tile, placed so; with "figure" and
//	            "shadow": what the shadow may do after that figure ("" for none)
//	events      what the last move brought, as the referee prints it
func TestScenarios(t *testing.T) {
	for _, sc := range scenarios(t) {
		t.Run(sc.name, func(t *testing.T) {
			engine, err := engineOutcome(sc.record)
			if err != nil {
				t.Fatal(err)
			}
			byText, err := textOutcome(sc.record)
			if err != nil {
				t.Fatal(err)
			}
			for key, want := range sc.want {
				if err := check(key, want, engine); err != nil {
					t.Error(err)
				}
				if key == "error" {
					want = "" // any error will do
				}
				if err := check(key, want, byText); err != nil {
					t.Errorf("the rules by the text: %v", err)
				}
			}
		})
	}
}

// TestScenariosAssert sees to it that whatever a scenario expects is looked at:
// it must fail when any one of its values is another.
func TestScenariosAssert(t *testing.T) {
	for _, sc := range scenarios(t) {
		got, err := engineOutcome(sc.record)
		if err != nil {
			t.Errorf("%s: %v", sc.name, err)
			continue
		}
		for key, want := range sc.want {
			for _, wrong := range falsify(want) {
				if check(key, wrong, got) == nil {
					t.Errorf("%s: %s passes as %v too", sc.name, key, wrong)
				}
			}
		}
	}
}

// scenario is a file of testdata.
type scenario struct {
	name   string
	record *rules.Record
	want   map[string]any
}

// scenarios reads all files of testdata.
func scenarios(t *testing.T) []scenario {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	var list []scenario
	for _, file := range files {
		sc, err := readScenario(file)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		list = append(list, sc)
	}
	return list
}

func readScenario(file string) (sc scenario, err error) {
	sc.name = strings.TrimSuffix(filepath.Base(file), ".json")
	data, err := os.ReadFile(file)
	if err != nil {
		return sc, err
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return sc, err
	}
	if sc.record, err = rules.ReadRecord(raw["record"]); err != nil {
		return sc, err
	}
	delete(raw, "record")
	sc.want = make(map[string]any)
	for key, value := range raw {
		var v any
		d := json.NewDecoder(bytes.NewReader(value))
		if err := d.Decode(&v); err != nil {
			return sc, err
		}
		switch s, isText := v.(string); {
		case (key == "rule" || key == "why") && (!isText || !strings.HasSuffix(s, ".")):
			return sc, fmt.Errorf("%s is not a sentence", key)
		case key == "rule" || key == "why":
		case !slices.Contains(outcomeKeys, key):
			return sc, fmt.Errorf("unknown key %q", key)
		default:
			sc.want[key] = v
		}
	}
	switch {
	case raw["rule"] == nil:
		return sc, fmt.Errorf("no rule")
	case raw["map"] == nil:
		return sc, fmt.Errorf("no map")
	case len(sc.want) < 2:
		return sc, fmt.Errorf("nothing is expected")
	}
	return sc, nil
}

// outcomeKeys are what a scenario may expect.
var outcomeKeys = []string{"map", "error", "scores", "each", "final", "breakdown", "winners", "hands", "goods", "standing",
	"next", "drawn", "left", "over", "placements", "choices", "events"}

// outcome is what became of a record, by the keys of a scenario. Values are as
// encoding/json would decode them.
type outcome struct {
	values  map[string]any
	choices func(place, figure string, shadow bool) ([]string, error)
}

func newOutcome() *outcome { return &outcome{values: make(map[string]any)} }

// set keeps a value in the shape in which encoding/json decodes it.
func (o *outcome) set(key string, value any) {
	data, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	var v any
	if err := json.Unmarshal(data, &v); err != nil {
		panic(err)
	}
	o.values[key] = v
}

// check compares one expectation with what came out.
func check(key string, want any, o *outcome) error {
	if key == "choices" {
		return checkChoices(want, o)
	}
	got, ok := o.values[key]
	if !ok {
		return fmt.Errorf("%s: there is none, want %v", key, want)
	}
	switch key {
	case "error":
		if text, ok := want.(string); !ok || !strings.Contains(got.(string), text) {
			return fmt.Errorf("error %q does not contain %q", got, want)
		}
		return nil
	case "standing", "placements", "events":
		want, got = sorted(want), sorted(got)
	case "hands":
		got = only(got, want)
	}
	if !reflect.DeepEqual(got, want) {
		return fmt.Errorf("%s:\n got %v\nwant %v", key, show(got), show(want))
	}
	return nil
}

func checkChoices(want any, o *outcome) error {
	list, ok := want.([]any)
	if !ok || len(list) == 0 {
		return fmt.Errorf("choices: not a list")
	}
	for _, entry := range list {
		c, ok := entry.(map[string]any)
		if !ok {
			return fmt.Errorf("choices: %v is not an object", entry)
		}
		place, _ := c["place"].(string)
		figure, shadow := c["figure"].(string)
		key := "figures"
		if shadow {
			key = "shadow"
		}
		if len(c) != 2 && !shadow || len(c) != 3 && shadow || c[key] == nil {
			return fmt.Errorf("choices: wrong keys in %v", c)
		}
		got, err := o.choices(place, figure, shadow)
		if err != nil {
			return fmt.Errorf("choices: %w", err)
		}
		list := []any{}
		for _, g := range got {
			list = append(list, g)
		}
		if !reflect.DeepEqual(sorted(list), sorted(c[key])) {
			return fmt.Errorf("choices at %q after %q:\n got %v\nwant %v", place, figure, show(list), show(c[key]))
		}
	}
	return nil
}

// sorted gives a list in an order that does not depend on how it was made.
func sorted(v any) any {
	list, ok := v.([]any)
	if !ok {
		return v
	}
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b any) int { return strings.Compare(show(a), show(b)) })
	return list
}

// only leaves of the objects in a list the keys that the wanted ones have.
func only(got, want any) any {
	g, okG := got.([]any)
	w, okW := want.([]any)
	if !okG || !okW || len(g) != len(w) {
		return got
	}
	var list []any
	for i := range g {
		some := make(map[string]any)
		names, ok := w[i].(map[string]any)
		if !ok {
			return got
		}
		for key := range names {
			if v, ok := g[i].(map[string]any)[key]; ok {
				some[key] = v
			}
		}
		list = append(list, some)
	}
	return list
}

func show(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return string(data)
}

// falsify gives variants of a value, each wrong in one place.
func falsify(v any) (wrong []any) {
	switch v := v.(type) {
	case float64:
		return []any{v + 1}
	case bool:
		return []any{!v}
	case string:
		return []any{v + "x"}
	case []any:
		for i := range v {
			for _, w := range falsify(v[i]) {
				list := slices.Clone(v)
				list[i] = w
				wrong = append(wrong, list)
			}
		}
		return append(wrong, append(slices.Clone(v), "more"))
	case map[string]any:
		for key := range v {
			for _, w := range falsify(v[key]) {
				object := make(map[string]any)
				for k := range v {
					object[k] = v[k]
				}
				object[key] = w
				wrong = append(wrong, object)
			}
		}
	}
	return wrong
}
