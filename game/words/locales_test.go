//go:build !js

package words

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"vassals/locales"
)

// message is one message of a file: its text by plural form, or by "" where
// it has none.
type message map[string]string

func (m *message) UnmarshalJSON(data []byte) error {
	var text string
	if json.Unmarshal(data, &text) == nil {
		*m = message{"": text}
		return nil
	}
	return json.Unmarshal(data, (*map[string]string)(m))
}

// readMessages gives all message files by language.
func readMessages(t *testing.T) map[string]map[string]message {
	t.Helper()
	files := make(map[string]map[string]message)
	for _, code := range locales.Codes() {
		data, err := locales.Files.ReadFile(code + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var file map[string]message
		if err := json.Unmarshal(data, &file); err != nil {
			t.Fatalf("%s.json: %v", code, err)
		}
		files[code] = file
	}
	return files
}

// pluralForms are the forms that whole numbers ask for in each language, and
// "other", which go-i18n wants of every message.
var pluralForms = map[string][]string{
	"en": {"one", "other"},
	"es": {"many", "one", "other"},
	"pt": {"many", "one", "other"},
	"ru": {"few", "many", "one", "other"},
}

var (
	partPattern = regexp.MustCompile(`\{\{\.([A-Z][A-Za-z]*)\}\}`)
	idPattern   = regexp.MustCompile(`^[a-z]+(\.[a-z0-9]+)*$`)
)

func parts(text string) []string {
	var names []string
	for _, m := range partPattern.FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestFilesAgree(t *testing.T) {
	files := readMessages(t)
	if got, want := len(files), len(Languages()); got != want {
		t.Errorf("%d files for %d languages", got, want)
	}
	en := files["en"]
	for code, file := range files {
		for id := range en {
			if file[id] == nil {
				t.Errorf("%s.json: %s is missing", code, id)
			}
		}
		for id, m := range file {
			if en[id] == nil {
				t.Errorf("%s.json: %s is not in en.json", code, id)
				continue
			}
			if !idPattern.MatchString(id) {
				t.Errorf("%s.json: %s is no id", code, id)
			}
			_, plain := m[""]
			if _, want := en[id][""]; plain != want {
				t.Errorf("%s.json: %s: with plural forms %v, in en.json %v", code, id, !plain, !want)
				continue
			}
			if forms := slices.Sorted(maps.Keys(m)); !plain && !slices.Equal(forms, pluralForms[code]) {
				t.Errorf("%s.json: %s has the plural forms %v, want %v", code, id, forms, pluralForms[code])
			}
			want := parts(en[id]["other"] + en[id][""])
			for form, text := range m {
				if got := parts(text); !slices.Equal(got, want) {
					t.Errorf("%s.json: %s %s fills in %v, want %v", code, id, form, got, want)
				}
				if rest := partPattern.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
					t.Errorf("%s.json: %s %s: stray braces in %q", code, id, form, text)
				}
				if text == "" || text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
					t.Errorf("%s.json: %s %s: empty or stray spaces in %q", code, id, form, text)
				}
				if strings.ContainsAny(text, "\"'`") || strings.Contains(text, "...") {
					t.Errorf("%s.json: %s %s: typewriter quotes or dots in %q", code, id, form, text)
				}
			}
		}
	}
}

// TestCounts asks for every message with plural forms in each language with
// numbers of every class, and for every other message once.
func TestCounts(t *testing.T) {
	data := Data{}
	for _, file := range readMessages(t) {
		for _, m := range file {
			for _, text := range m {
				for _, name := range parts(text) {
					data[name] = "Zoë"
				}
			}
		}
	}
	for code, file := range readMessages(t) {
		w := New([]string{code})
		for id, m := range file {
			var texts []string
			if text, plain := m[""]; plain {
				texts = append(texts, w.Tf(id, data))
				if len(parts(text)) == 0 {
					texts = append(texts, w.T(id))
				}
			} else {
				for _, n := range []int{0, 1, 2, 5, 11, 21, 22, 101, 1000000, -1} {
					d := maps.Clone(data)
					delete(d, "Count")
					texts = append(texts, w.N(id, n, d))
				}
			}
			for _, text := range texts {
				if text == "" || text == id || strings.ContainsAny(text, "{}<>") {
					t.Errorf("%s: %s reads %q", code, id, text)
				}
			}
		}
		if m := w.Misses(); len(m) > 0 {
			t.Errorf("%s: misses %v", code, m)
		}
	}
}

// sameAsEnglish are the messages that read in another language as they do in
// English, and rightly so.
var sameAsEnglish = map[string][]string{
	"es": {
		"color.pink", "final.total", "game.middleages", "list.comma", "opponent.miser.name",
		"opponent.thief.name", "seat.bot", "seat.bot.other", "settings.off",
		"start.name.1", "start.name.2", "start.name.3", "start.name.5", "start.name.6",
	},
	"pt": {
		"final.total", "game.middleages", "list.comma", "menu.title", "opponent.miser.name",
		"seat.bot", "seat.bot.other",
		"start.name.1", "start.name.2", "start.name.3", "start.name.4", "start.name.6",
	},
	"ru": {"game.middleages", "list.comma"},
}

func TestNoEnglishLeft(t *testing.T) {
	files := readMessages(t)
	// Names and signs only: nothing there to translate.
	neutral := func(text string) bool {
		return strings.Trim(partPattern.ReplaceAllString(text, ""), " ,·:+") == ""
	}
	cyrillic := regexp.MustCompile(`\p{Cyrillic}`)
	for code, file := range files {
		for id, m := range file {
			for form, text := range m {
				same := code != "en" && text == files["en"][id][form]
				if same && !neutral(text) && !slices.Contains(sameAsEnglish[code], id) {
					t.Errorf("%s.json: %s reads as in English: %q", code, id, text)
				}
				if code == "ru" && !neutral(text) && !slices.Contains(sameAsEnglish[code], id) && !cyrillic.MatchString(text) {
					t.Errorf("ru.json: %s has no Russian: %q", id, text)
				}
				if code != "ru" && cyrillic.MatchString(text) {
					t.Errorf("%s.json: %s has Cyrillic letters: %q", code, id, text)
				}
			}
		}
	}
}

// budgets are the longest texts, in characters with a name of five letters,
// that places with little room take. A pattern ends in ".*" for all ids that
// begin so.
var budgets = []struct {
	pattern string
	max     int
}{
	{"app.name", 12},
	{"button.*", 11},
	{"color.*", 10},
	{"expansion.fairs", 20},
	{"expansion.allornothing", 20},
	{"expansion.shadow", 20},
	{"figure.*", 24},
	{"final.roads", 12},
	{"final.cities", 12},
	{"final.cloisters", 12},
	{"final.fields", 12},
	{"final.goods", 12},
	{"final.total", 8},
	{"final.map", 14},
	{"final.table", 14},
	{"final.again", 14},
	{"final.start", 14},
	{"final.wins", 26},
	{"log.title", 18},
	{"menu.title", 8},
	{"menu.rules", 16},
	{"menu.settings", 16},
	{"menu.leave", 22},
	{"menu.map", 16},
	{"menu.zoom.*", 16},
	{"menu.export", 22},
	{"page.retry", 16},
	{"page.crash.copy", 22},
	{"page.crash.back", 28},
	{"settings.on", 6},
	{"settings.off", 6},
	{"start.start", 12},
	{"start.continue", 12},
	{"start.add", 20},
	{"start.players", 12},
	{"start.expansions", 12},
	{"start.language", 10},
	{"start.order.*", 16},
	{"storage.export", 18},
	{"tiles.left", 20},
	{"turn.place", 26},
	{"turn.place.extra", 26},
	{"turn.figure", 28},
	{"turn.shadow", 30},
	{"turn.place.hint", 32},
	{"turn.rotate.hint", 32},
	{"turn.rotate.touch", 32},
	{"turn.fits.one", 32},
	{"turn.figure.hint", 32},
}

func TestBudgets(t *testing.T) {
	sample := strings.NewReplacer("{{.Count}}", "88", "{{.Name}}", "Bruno", "{{.Names}}", "Ana, Bruno")
	files := readMessages(t)
	for _, b := range budgets {
		prefix, all := strings.CutSuffix(b.pattern, "*")
		found := false
		for code, file := range files {
			for id, m := range file {
				if id != b.pattern && !(all && strings.HasPrefix(id, prefix)) {
					continue
				}
				found = true
				for form, text := range m {
					text = sample.Replace(text)
					if n := utf8.RuneCountInString(text); n > b.max && form != "many" {
						t.Errorf("%s.json: %s has %d characters, %d at most: %q", code, id, n, b.max, text)
					}
				}
			}
		}
		if !found {
			t.Errorf("no message is called %s", b.pattern)
		}
	}
}

// TestGlossary holds the messages to the terms that stand here: one word for
// each thing in all of them.
func TestGlossary(t *testing.T) {
	exact := map[string][4]string{
		"app.name":               {"Vassals", "Vasallos", "Vassalos", "Подданные"},
		"expansion.fairs":        {"Fairs & Crafts", "Ferias y oficios", "Feiras e ofícios", "Ярмарки и мастера"},
		"expansion.allornothing": {"All or Nothing", "Todo o nada", "Tudo ou nada", "Всё или ничего"},
		"expansion.shadow":       {"Shadow", "Sombra", "Sombra", "Тень"},
		"figure.vassal":          {"vassal", "vasallo", "vassalo", "подданный"},
		"figure.double":          {"double vassal", "vasallo doble", "vassalo duplo", "двойной подданный"},
		"figure.builder":         {"builder", "constructor", "construtor", "строитель"},
		"figure.pig":             {"pig", "cerdo", "porco", "свинья"},
		"figure.shadow":          {"shadow", "sombra", "sombra", "тень"},
	}
	holds := map[string][4]string{
		"feature.road.on":       {"road", "camino", "estrada", "дорогу"},
		"feature.city.on":       {"city", "ciudad", "cidade", "город"},
		"feature.cloister.on":   {"cloister", "monasterio", "mosteiro", "монастырь"},
		"feature.field.on":      {"field", "campo", "campo", "поле"},
		"goods.wine.count":      {"wine", "vino", "vinho", "вино"},
		"goods.grain.count":     {"grain", "grano", "grãos", "зерно"},
		"goods.cloth.count":     {"cloth", "tela", "tecido", "ткань"},
		"turn.place":            {"tile", "loseta", "peça", "тайл"},
		"rules.turn.3":          {"feature", "zona", "área", "объект"},
		"rules.points.4":        {"farmer", "campesino", "camponês", "фермер"},
		"rules.points.1":        {"crossing", "cruce", "cruzamento", "перекрёст"},
		"rules.points.2":        {"fountain", "fuente", "fonte", "фонтан"},
		"rules.fairs.3":         {"draw pile", "mazo", "pilha", "колода"},
		"rules.allornothing.1":  {"inn", "posada", "estalagem", "трактир"},
		"rules.allornothing.2":  {"cathedral", "catedral", "catedral", "собор"},
		"rules.fairs.title":     {"Fairs & Crafts", "Ferias y oficios", "Feiras e ofícios", "Ярмарки и мастера"},
		"rules.allornothing.3":  {"Double vassal", "Vasallo doble", "Vassalo duplo", "Двойной подданный"},
		"figure.farmer":         {"farmer", "campesino", "camponês", "фермер"},
		"turn.figure":           {"figure", "figura", "figura", "фигур"},
		"rules.shadow.1":        {"shadow", "sombra", "sombra", "тень"},
		"figure.double.count":   {"double vassals", "vasallos dobles", "vassalos duplos", "двойных подданных"},
		"describe.crossing":     {"crossing", "cruce", "cruzamento", "перекрёст"},
		"storage.damaged.title": {"saved game", "partida guardada", "partida salva", "игр"},
	}
	files := readMessages(t)
	for i, code := range []string{"en", "es", "pt", "ru"} {
		for id, want := range exact {
			if got := files[code][id][""]; got != want[i] {
				t.Errorf("%s.json: %s is %q, the term here is %q", code, id, got, want[i])
			}
		}
		for id, want := range holds {
			m := files[code][id]
			if got := m[""] + m["other"]; !strings.Contains(got, want[i]) {
				t.Errorf("%s.json: %s lacks the term %q: %q", code, id, want[i], got)
			}
		}
		// Terms of Middle Ages in which such a word stands for something else.
		own := strings.NewReplacer("ficha de moneda extra", "", "ficha de propiedad", "",
			"крестьянин", "", "крестьянина", "", "{{.count}} крестьян", "")
		// Other words for the same things, which would only confuse.
		for _, stray := range map[string][]string{
			"en": {"meeple", "monastery", "knight", "tile stack", "follower"},
			"es": {"ficha", "ladrillo", "seguidor", "claustro", "granja", "baldosa", "pieza"},
			"pt": {"azulejo", "seguidor", "claustro", "ladrilho", "fazenda", "monastério", "caminho"},
			"ru": {"плитк", "мипл", "аббатств", "крестьян", "трасс", "таверн"},
		}[code] {
			for id, m := range files[code] {
				for _, text := range m {
					if strings.Contains(own.Replace(strings.ToLower(text)), stray) {
						t.Errorf("%s.json: %s says %q: %q", code, id, stray, text)
					}
				}
			}
		}
	}
}

// TestLog: a line of the log begins with the player's name, so that a screen
// can set it in bold.
func TestLog(t *testing.T) {
	for code, file := range readMessages(t) {
		for id, m := range file {
			if !strings.HasPrefix(id, "log.") && !strings.HasPrefix(id, "score.") {
				continue
			}
			for _, text := range m {
				if strings.Contains(text, "{{.Name}}") && !strings.HasPrefix(text, "{{.Name}} ") {
					t.Errorf("%s.json: %s does not begin with the name: %q", code, id, text)
				}
			}
		}
	}
}

func TestPage(t *testing.T) {
	pages, err := locales.Page()
	if err != nil {
		t.Fatal(err)
	}
	for code, file := range readMessages(t) {
		n := 0
		for id, m := range file {
			if !strings.HasPrefix(id, "page.") {
				continue
			}
			n++
			if got := pages[code][id]; got != m[""] || len(parts(got)) > 0 {
				t.Errorf("%s: %s is %q, want %q, without parts", code, id, got, m[""])
			}
		}
		if len(pages[code]) != n {
			t.Errorf("%s: %d messages for the page, want %d", code, len(pages[code]), n)
		}
	}
}
