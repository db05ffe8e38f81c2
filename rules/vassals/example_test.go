package vassals_test

import (
	"fmt"

	"vassals/rules"
	"vassals/rules/vassals"
)

// A game by its record, then the next move by its steps.
func ExampleMatch() {
	rec, err := rules.ReadRecord([]byte(`{
		"format": "vassals-record", "version": 1, "game": "vassals",
		"players": [{"name": "Ana", "color": "red"}, {"name": "Bruno", "color": "blue"}],
		"deck": ["cap", "bend"],
		"moves": ["cap 0,-1 180 vassal S"]
	}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := vassals.NewMatch(rec)
	if err != nil {
		fmt.Println(err)
		return
	}
	s := m.State()
	fmt.Println("points:", s.Score(0), s.Score(1))
	fmt.Println(rec.Players[s.Player()].Name, "drew", s.Drawn())

	m.Place(vassals.Placement{Spot: vassals.Spot{X: 1, Y: 0}, Rotation: 0})
	for _, c := range s.AppendClaims(nil) {
		fmt.Println("may put a", c.Figure, "on the", c.Part.Kind, c.Place)
	}
	m.Skip()
	m.Finish()
	fmt.Println(m.Record().Moves[1])

	fmt.Println(m.Apply("bend 3,1 45"))
	// Output:
	// points: 4 0
	// Bruno drew bend
	// may put a vassal on the road S
	// may put a vassal on the field NNE
	// may put a vassal on the field SSW
	// bend 1,0 0
	// vassals: move 3 "bend 3,1 45": rotation must be 0, 90, 180 or 270
}
