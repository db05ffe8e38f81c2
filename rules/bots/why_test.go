package bots

import (
	"slices"
	"strings"
	"testing"

	"vassals/rules"
	"vassals/rules/vassals"
)

// What moves do in small positions.
func TestWhy(t *testing.T) {
	tests := []struct {
		name    string
		start   []rules.Tile
		figures []rules.Figure
		deck    string
		move    string
		want    []Reason // some of all
		shut    bool     // nothing is left for the next player to claim
	}{
		{
			name:    "completes a claimed city",
			start:   []rules.Tile{{Tile: "cap"}},
			figures: []rules.Figure{{Kind: "vassal", Place: "N"}},
			deck:    "cap bend", move: "cap 0,-1 180",
			want: []Reason{{Kind: WhyComplete, Points: 4, Feature: vassals.CityPart}, {Kind: WhyHome, Points: 1}},
			shut: true,
		},
		{
			name:    "completes a rival's city",
			start:   []rules.Tile{{Tile: "cap"}},
			figures: []rules.Figure{{Player: 1, Kind: "vassal", Place: "N"}},
			deck:    "cap bend", move: "cap 0,-1 180",
			want: []Reason{{Kind: WhyGive, Points: 4, Player: 1, Feature: vassals.CityPart}},
			shut: true,
		},
		{
			name:  "claims a cloister",
			start: []rules.Tile{{Tile: "cap"}},
			deck:  "cloister bend bend bend straight straight", move: "cloister 1,0 0 vassal C",
			want: []Reason{{Kind: WhyClaim, Feature: vassals.CloisterPart}, {Kind: WhyKeep, Points: 6}},
			shut: true,
		},
		{
			name:    "makes a road longer",
			start:   []rules.Tile{{Tile: "straight"}},
			figures: []rules.Figure{{Kind: "vassal", Place: "E"}},
			deck:    "straight bend", move: "straight 1,0 0",
			want: []Reason{{Kind: WhyGrow, Points: 1, Feature: vassals.RoadPart}},
			shut: true,
		},
		{
			name: "leaves a city to the next player",
			deck: "cap-bend-west bend", move: "cap-bend-west 1,0 0",
			want: []Reason{{Kind: WhyOpen, Points: 2, Player: 1, Feature: vassals.CityPart}},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rec := record(t, 0, "1", 2)
			rec.Start, rec.Figures, rec.Deck = test.start, test.figures, strings.Fields(test.deck)
			m, err := vassals.NewMatch(rec)
			if err != nil {
				t.Fatal(err)
			}
			move, err := vassals.ParseMove(test.move)
			if err != nil {
				t.Fatal(err)
			}
			got := Why(m.State(), move)
			for _, want := range test.want {
				if !has(got, want) {
					t.Errorf("%+v is not among %+v", want, got)
				}
			}
			if shut := slices.ContainsFunc(got, func(r Reason) bool { return r.Kind == WhyOpen && r.Points == 0 }); shut != test.shut {
				t.Errorf("opens nothing: %v, want %v", shut, test.shut)
			}
			if m.State().Step() != vassals.StepPlace || m.State().Steps() != 0 {
				t.Error("the state was changed")
			}
		})
	}
}

// has looks for a reason; Points 0 stand for any.
func has(list []Reason, want Reason) bool {
	for _, r := range list {
		r.weight = 0
		if want.Points == 0 {
			r.Points = 0
		}
		if r == want {
			return true
		}
	}
	return false
}
