package words

import (
	"slices"
	"strings"
	"testing"

	"vassals/rules/vassals"
)

func TestNew(t *testing.T) {
	tests := []struct {
		give string
		want string
	}{
		{"", "en"},
		{"en-GB", "en"},
		{"es-419", "es"},
		{"pt-PT", "pt"},
		{"pt-BR,en-US", "pt"},
		{"ru-RU", "ru"},
		{"uk", "ru"},
		{"de", "en"},
		{"de,es", "es"},
		{"fr-CA,ru", "ru"},
		{"zh-Hans-CN", "en"},
		{"no such,*,,ru", "ru"},
	}
	for _, tt := range tests {
		if got := New(strings.Split(tt.give, ",")).Language(); got != tt.want {
			t.Errorf("New(%q) speaks %s, want %s", tt.give, got, tt.want)
		}
	}
}

func TestSetLanguage(t *testing.T) {
	w := New(nil)
	for _, l := range Languages() {
		if !w.SetLanguage(l.Code) || w.Language() != l.Code {
			t.Errorf("SetLanguage(%q) leaves %q", l.Code, w.Language())
		}
	}
	if got, want := w.T("app.name"), "Подданные"; got != want {
		t.Errorf("app.name is %q, want %q", got, want)
	}
	if w.SetLanguage("de") || w.Language() != "ru" {
		t.Errorf("a language that the game lacks changes it to %q", w.Language())
	}
	if !w.SetLanguage("pt-BR") || w.Language() != "pt" {
		t.Errorf("pt-BR leaves %q", w.Language())
	}
	w.SetLanguage("es")
	if got, want := w.T("app.name"), "Vasallos"; got != want {
		t.Errorf("after another change app.name is %q, want %q", got, want)
	}
}

func TestMisses(t *testing.T) {
	w := New([]string{"ru"})
	if got := w.T("no.such"); got != "no.such" {
		t.Errorf("an unknown message reads %q, want its id", got)
	}
	if got := w.N("no.such.count", 3); got != "no.such.count" {
		t.Errorf("an unknown message with a number reads %q, want its id", got)
	}
	if got, want := w.Tf("turn.place", nil), "… кладёт тайл"; got != want {
		t.Errorf("without its part a message reads %q, want %q", got, want)
	}
	want := []string{"ru: no.such", "ru: no.such.count", "ru: turn.place"}
	if got := w.Misses(); !slices.Equal(got, want) {
		t.Errorf("misses %q, want %q", got, want)
	}
}

// TestUntrusted: names come from people and are shown as they are.
func TestUntrusted(t *testing.T) {
	w := New([]string{"en"})
	for _, name := range []string{"{{.Name}}", "<b>", "%s", "\x00", "🏰", ""} {
		if got, want := w.Tf("turn.place", Data{"Name": name}), name+" places the tile"; got != want {
			t.Errorf("with the name %q a message reads %q", name, got)
		}
	}
	if m := w.Misses(); len(m) > 0 {
		t.Errorf("misses %v", m)
	}
}

func TestNoGarbage(t *testing.T) {
	w := New([]string{"pt"})
	w.T("button.place")
	w.N("tiles.left", 46)
	if n := testing.AllocsPerRun(100, func() {
		w.T("button.place")
		w.N("tiles.left", 46)
	}); n > 0 {
		t.Errorf("asking again allocates %v times", n)
	}
}

func TestPlurals(t *testing.T) {
	tests := []struct {
		code, id string
		n        int
		want     string
	}{
		{"en", "tiles.left", 0, "0 tiles left"},
		{"en", "tiles.left", 1, "1 tile left"},
		{"en", "points.of", 21, "Zoë: 21 points"},
		{"en", "points.of", -3, "Zoë: −3 points"},
		{"es", "tiles.left", 0, "Quedan 0 losetas"},
		{"es", "tiles.left", 1, "Queda 1 loseta"},
		{"es", "points.of", 1000000, "Zoë: 1000000 de puntos"},
		{"pt", "tiles.left", 0, "Resta 0 peça"},
		{"pt", "tiles.left", 2, "Restam 2 peças"},
		{"ru", "tiles.left", 1, "Остался 1 тайл"},
		{"ru", "tiles.left", 21, "Остался 21 тайл"},
		{"ru", "tiles.left", 22, "Осталось 22 тайла"},
		{"ru", "tiles.left", 11, "Осталось 11 тайлов"},
		{"ru", "points.of", 101, "Zoë: 101 очко"},
		{"ru", "points.of", 0, "Zoë: 0 очков"},
	}
	for _, tt := range tests {
		if got := New([]string{tt.code}).N(tt.id, tt.n, Data{"Name": "Zoë"}); got != tt.want {
			t.Errorf("%s: %s of %d is %q, want %q", tt.code, tt.id, tt.n, got, tt.want)
		}
	}
}

// TestSentences has the sentences that are composed, in each language.
func TestSentences(t *testing.T) {
	tests := []struct {
		name string
		give func(w *Words) string
		want [4]string // en, es, pt, ru
	}{
		{"nobody", func(w *Words) string { return w.List(nil) }, [4]string{}},
		{"one", func(w *Words) string { return w.List([]string{"Ana"}) }, [4]string{"Ana", "Ana", "Ana", "Ana"}},
		{"three", func(w *Words) string { return w.List([]string{"Ana", "Bo", "Cy"}) },
			[4]string{"Ana, Bo and Cy", "Ana, Bo y Cy", "Ana, Bo e Cy", "Ana, Bo и Cy"}},
		{"before i", func(w *Words) string { return w.List([]string{"Ana", "Inés"}) },
			[4]string{"Ana and Inés", "Ana e Inés", "Ana e Inés", "Ana и Inés"}},
		{"before ie", func(w *Words) string { return w.List([]string{"Ana", "Hielo"}) },
			[4]string{"Ana and Hielo", "Ana y Hielo", "Ana e Hielo", "Ana и Hielo"}},
		{"spot", func(w *Words) string { return w.Spot(-3, -2) },
			[4]string{"2 north, 3 west", "2 al norte, 3 al oeste", "2 ao norte, 3 a oeste", "на 2 к северу, на 3 к западу"}},
		{"claim", func(w *Words) string { return w.Claim("vassal", "road", "N") }, [4]string{
			"Put a vassal on the road, north", "Poner un vasallo en el camino, al norte",
			"Colocar um vassalo na estrada, ao norte", "Поставить подданного на дорогу, на севере"}},
		{"claim half", func(w *Words) string { return w.Claim("pig", "field", "WNW") }, [4]string{
			"Put the pig in the field, west, towards north", "Poner el cerdo en el campo, al oeste, hacia el norte",
			"Colocar o porco no campo, a oeste, mais ao norte", "Поставить свинью на поле, на западе, на север от середины"}},
		{"claim middle", func(w *Words) string { return w.Claim("shadow", "cloister", "C") }, [4]string{
			"Put the shadow in the cloister", "Poner la sombra en el monasterio",
			"Colocar a sombra no mosteiro", "Поставить тень в монастырь"}},
		{"claimed", func(w *Words) string { return w.Claimed("Ana", "builder", "city") }, [4]string{
			"Ana puts the builder in the city.", "Ana pone el constructor en la ciudad.",
			"Ana coloca o construtor na cidade.", "Ana ставит строителя в город."}},
		{"scored", func(w *Words) string { return w.Scored("Ana", "city", []string{"Ana"}, 8) }, [4]string{
			"Ana finishes a city: 8 points.", "Ana completa una ciudad: 8 puntos.",
			"Ana completa uma cidade: 8 pontos.", "Ana завершает город: 8 очков."}},
		{"scored for another", func(w *Words) string { return w.Scored("Ana", "road", []string{"Bo"}, 21) }, [4]string{
			"Ana finishes a road: 21 points for Bo.", "Ana completa un camino: 21 puntos para Bo.",
			"Ana completa uma estrada: 21 pontos para Bo.", "Ana завершает дорогу, Bo получает 21 очко."}},
		{"scored together", func(w *Words) string { return w.Scored("Ana", "road", []string{"Ana", "Bo"}, 3) }, [4]string{
			"Ana finishes a road: 3 points each for Ana and Bo.", "Ana completa un camino: 3 puntos cada uno para Ana y Bo.",
			"Ana completa uma estrada: 3 pontos cada para Ana e Bo.", "Ana завершает дорогу, Ana и Bo получают по 3 очка."}},
		{"scored by nobody", func(w *Words) string { return w.Scored("Ana", "cloister", nil, 9) }, [4]string{
			"Ana finishes an unclaimed cloister.", "Ana completa un monasterio sin dueño.",
			"Ana completa um mosteiro sem dono.", "Ana завершает ничей монастырь."}},
		{"winner", func(w *Words) string { return w.Winners([]string{"Ana"}, 96) },
			[4]string{"Ana wins with 96 points", "Ana gana con 96 puntos", "Ana vence com 96 pontos", "Ana побеждает: 96 очков"}},
		{"winners", func(w *Words) string { return w.Winners([]string{"Ana", "Bo"}, 61) }, [4]string{
			"Ana and Bo share the victory: 61 points each", "Ana y Bo comparten la victoria con 61 puntos",
			"Ana e Bo dividem a vitória com 61 pontos", "Ana и Bo делят победу: по 61 очку"}},
		{"goods", func(w *Words) string { return w.Goods(2, 0, 1) },
			[4]string{"2 wine and 1 cloth", "2 de vino y 1 de tela", "2 de vinho e 1 de tecido", "вино — 2 и ткань — 1"}},
		{"no goods", func(w *Words) string { return w.Goods(0, 0, 0) }, [4]string{}},
		{"supply", func(w *Words) string { return w.Supply(map[string]int{"pig": 1, "vassal": 5, "shadow": 0}) }, [4]string{
			"In hand: 5 vassals and 1 pig", "En la mano: 5 vasallos y 1 cerdo",
			"Na mão: 5 vassalos e 1 porco", "В запасе: 5 подданных и 1 свинья"}},
		{"no supply", func(w *Words) string { return w.Supply(nil) }, [4]string{
			"No figures in hand", "Sin figuras en la mano", "Nenhuma figura na mão", "Фигур в запасе нет"}},
	}
	for i, code := range []string{"en", "es", "pt", "ru"} {
		w := New([]string{code})
		for _, tt := range tests {
			if got := tt.give(w); got != tt.want[i] {
				t.Errorf("%s: %s: %q, want %q", code, tt.name, got, tt.want[i])
			}
		}
		if m := w.Misses(); len(m) > 0 {
			t.Errorf("%s: misses %v", code, m)
		}
	}
}

func TestTile(t *testing.T) {
	kind := func(name string) vassals.Kind {
		return vassals.Kind(slices.IndexFunc(vassals.Tiles, func(t vassals.Tile) bool { return t.Name == name }))
	}
	tests := []struct {
		tile     string
		rotation vassals.Rotation
		want     string
	}{
		{"cloister-road", 1, "cloister, road from west to the cloister, 1 field"},
		{"cathedral", 2, "city on all sides with a cathedral"},
		{"corner-bend-fountain-inn", 0, "city north and west with a fountain, road from east to south with an inn, 2 fields"},
		{"corner-bend-fountain-inn", 1, "city north and east with a fountain, road from south to west with an inn, 2 fields"},
		{"crossing-three-inn", 0, "crossing of roads from east, south and west, inn on the road from east, 3 fields"},
		{"cap-bridge-house", 0, "city north, road from south to the city, road from west to a house, bridge, the roads do not meet, 3 fields"},
		{"band-cap-cloth", 0, "city east and west with cloth, city south, 2 fields"},
	}
	en := New([]string{"en"})
	for _, tt := range tests {
		if got := en.Tile(kind(tt.tile), tt.rotation); got != tt.want {
			t.Errorf("%s turned %d times: %q, want %q", tt.tile, tt.rotation, got, tt.want)
		}
	}
	ru := New([]string{"ru"})
	want := "город на севере и на западе с фонтаном, дорога с востока на юг с трактиром, 2 поля"
	if got := ru.Tile(kind("corner-bend-fountain-inn"), 0); got != want {
		t.Errorf("in Russian: %q, want %q", got, want)
	}
}

// TestTilesDiffer: those who do not see the tiles can tell apart all that
// differ in more than their fields.
func TestTilesDiffer(t *testing.T) {
	for _, l := range Languages() {
		w := New([]string{l.Code})
		seen := make(map[string]string)
		for k := range vassals.Tiles {
			kind := vassals.Kind(k)
			for r := range vassals.Rotation(4) {
				text := w.Tile(kind, r)
				if other, ok := seen[text]; ok && other != kind.String() {
					t.Errorf("%s: %s and %s are both %q", l.Code, other, kind, text)
				}
				seen[text] = kind.String()
			}
		}
		if m := w.Misses(); len(m) > 0 {
			t.Errorf("%s: misses %v", l.Code, m)
		}
	}
}

func TestRules(t *testing.T) {
	tests := []struct {
		give       []vassals.Set
		sections   int
		paragraphs int
	}{
		{nil, 4, 19},
		{[]vassals.Set{vassals.Fairs}, 5, 24},
		{[]vassals.Set{vassals.AllOrNothing}, 5, 23},
		{[]vassals.Set{vassals.Shadow}, 5, 21},
		{[]vassals.Set{vassals.Fairs, vassals.AllOrNothing, vassals.Shadow}, 7, 32},
	}
	for _, l := range Languages() {
		w := New([]string{l.Code})
		for _, tt := range tests {
			rules := w.Rules(tt.give...)
			paragraphs := 0
			for _, s := range rules {
				paragraphs += len(s.Paragraphs)
			}
			if len(rules) != tt.sections || paragraphs != tt.paragraphs {
				t.Errorf("%s: rules with %v have %d sections and %d paragraphs, want %d and %d",
					l.Code, tt.give, len(rules), paragraphs, tt.sections, tt.paragraphs)
			}
		}
		all := w.Rules(vassals.Fairs, vassals.AllOrNothing, vassals.Shadow)
		for i, s := range sections {
			for j, p := range s.paragraphs {
				got := all[i].Paragraphs[j]
				if p.term != (got.Term != "") || len(got.Term) > 60 {
					t.Errorf("%s: the term of %s is %q", l.Code, p.id, got.Term)
				}
			}
		}
		if m := w.Misses(); len(m) > 0 {
			t.Errorf("%s: misses %v", l.Code, m)
		}
	}
}
