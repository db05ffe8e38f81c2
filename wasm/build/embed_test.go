package build

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"vassals/locales"
	"vassals/rules/link"
)

// TestBoard checks that embed.js holds the texts of a board, and is small.
func TestBoard(t *testing.T) {
	script, err := board(static)
	if err != nil {
		t.Fatal(err)
	}
	texts, err := locales.Page()
	if err != nil {
		t.Fatal(err)
	}
	for code, text := range texts {
		for _, id := range []string{"page.embed.play", "page.embed.replay", "page.embed.open"} {
			if text[id] == "" || !strings.Contains(string(script), text[id]) {
				t.Errorf("embed.js lacks %s in %s", id, code)
			}
		}
	}
	if strings.Contains(string(script), "page.crash") {
		t.Error("embed.js holds texts that no board shows")
	}
	if len(script) > 24<<10 {
		t.Errorf("embed.js has %d bytes", len(script))
	}
}

// TestBoardsPage checks what embed.html shows: eight boards of both games, all of
// games that can be read.
func TestBoardsPage(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(static, "embed.html"))
	if err != nil {
		t.Fatal(err)
	}
	boards := regexp.MustCompile(`<vassals-board [^>]*>`).FindAllString(string(data), -1)
	attribute := func(board, name string) string {
		m := regexp.MustCompile(`\s` + name + `="([^"]*)"`).FindStringSubmatch(board)
		if m == nil {
			return ""
		}
		return m[1]
	}
	games := map[string]int{}
	for _, b := range boards {
		id := attribute(b, "id")
		games[attribute(b, "game")]++
		if attribute(b, "mode") == "play" {
			continue
		}
		rec, err := link.Decode(attribute(b, "record"))
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		if rec.Game != attribute(b, "game") {
			t.Errorf("%s shows a game of %s", id, rec.Game)
		}
		at, err := strconv.Atoi(attribute(b, "at"))
		if attribute(b, "at") != "" && (err != nil || at > len(rec.Moves)) {
			t.Errorf("%s shows move %s of %d", id, attribute(b, "at"), len(rec.Moves))
		}
	}
	if len(boards) != 8 || games["vassals"] == 0 || games["middleages"] == 0 || len(games) != 2 {
		t.Errorf("the boards are %v", games)
	}
}
