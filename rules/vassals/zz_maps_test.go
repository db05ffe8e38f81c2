package vassals_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vassals/rules"
)

func TestZZMaps(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("testdata", "*.json"))
	maps := map[string]any{}
	for _, f := range files {
		data, _ := os.ReadFile(f)
		var raw map[string]json.RawMessage
		if err := json.Unmarshal(data, &raw); err != nil {
			t.Fatal(f, err)
		}
		rec, err := rules.ReadRecord(raw["record"])
		if err != nil {
			t.Error(f, err)
			continue
		}
		o, err := textOutcome(rec)
		if err != nil {
			t.Error(f, err)
			continue
		}
		maps[strings.TrimSuffix(filepath.Base(f), ".json")] = o.values["map"]
	}
	b, _ := json.Marshal(maps)
	os.WriteFile("/tmp/gen/maps.json", b, 0o644)
}
