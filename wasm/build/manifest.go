package build

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	_ "image/jpeg" // the screenshots
	_ "image/png"  // the icons
	"os"
	"path/filepath"

	"vassals/locales"
)

// Colours of the manifest: those of the splash (static/style.css).
const (
	themeColor      = "#4a331f"
	backgroundColor = "#2b1d12"
)

// games are those that the shortcuts of the installed app begin.
var games = []string{"vassals", "middleages"}

// text is a text of the manifest in the default language, and the texts in the
// others for the browsers that know of them.
type text struct {
	id    string
	pages map[string]map[string]string
}

// into puts the text into a member of the manifest and its "_localized" twin.
func (t text) into(object map[string]any, member string) {
	object[member] = t.pages["en"][t.id]
	others := map[string]string{}
	for code, page := range t.pages {
		if code != "en" {
			others[code] = page[t.id]
		}
	}
	object[member+"_localized"] = others
}

// manifest gives the web app manifest, with all addresses relative.
func manifest(static string) ([]byte, error) {
	pages, err := locales.Page()
	if err != nil {
		return nil, err
	}
	m := map[string]any{
		// Not the default, which is the start address: that may change.
		"id":               "vassals",
		"lang":             "en",
		"dir":              "ltr",
		"start_url":        "./",
		"scope":            "./",
		"display":          "standalone",
		"orientation":      "any",
		"theme_color":      themeColor,
		"background_color": backgroundColor,
		"categories":       []string{"games", "entertainment"},
		// A shortcut goes to its address in the window that there is.
		"launch_handler": map[string]any{"client_mode": []string{"navigate-existing", "auto"}},
	}
	text{"page.name", pages}.into(m, "name")
	text{"page.name", pages}.into(m, "short_name")
	text{"page.description", pages}.into(m, "description")

	icons := []any{}
	for _, i := range []struct{ name, purpose string }{
		{"icon-192", "any"}, {"icon-512", "any"}, {"maskable-192", "maskable"}, {"maskable-512", "maskable"},
	} {
		icon, err := picture(static, "icons/"+i.name+".png")
		if err != nil {
			return nil, err
		}
		icon["purpose"] = i.purpose
		icons = append(icons, icon)
	}
	m["icons"] = icons

	shots := []any{}
	for _, s := range []struct{ name, form, label string }{
		{"game", "wide", "page.shot.game"}, {"start", "narrow", "page.shot.start"}, {"final", "narrow", "page.shot.final"},
	} {
		shot, err := picture(static, "pictures/"+s.name+".jpg")
		if err != nil {
			return nil, err
		}
		shot["form_factor"] = s.form
		text{s.label, pages}.into(shot, "label")
		shots = append(shots, shot)
	}
	m["screenshots"] = shots

	shortcuts := []any{}
	for _, s := range append([]string{"continue"}, games...) {
		url := "./?game=" + s
		if s == "continue" {
			url = "./?continue"
		}
		shortcut := map[string]any{"url": url, "icons": []any{icons[0]}}
		text{"page.shortcut." + s, pages}.into(shortcut, "name")
		shortcuts = append(shortcuts, shortcut)
	}
	m["shortcuts"] = shortcuts

	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	if err := e.Encode(m); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// picture gives a file of static/ as the manifest lists pictures.
func picture(static, name string) (map[string]any, error) {
	f, err := os.Open(filepath.Join(static, filepath.FromSlash(name)))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	c, format, err := image.DecodeConfig(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return map[string]any{
		"src":   name,
		"sizes": fmt.Sprintf("%dx%d", c.Width, c.Height),
		"type":  "image/" + format,
	}, nil
}
