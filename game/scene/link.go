package scene

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
	"vassals/rules/link"
	"vassals/rules/vassals"
)

// What stands in the address of the page: ?lang=, ?game=, ?players=,
// ?expansions= and ?continue, and a game itself after #r=, where no server gets
// to see it, with ?at= after so many of its moves. Other parts are none of the app's.

// fragment is what stands before a game in the fragment of an address.
const fragment = "r="

// address reads the address of the page.
func (a *App) address() *url.URL {
	u, err := url.Parse(a.page.Address())
	if err != nil {
		return &url.URL{} // a browser has no such address
	}
	return u
}

// addressBefore gives the address of the page up to the first of some marks.
func (a *App) addressBefore(marks string) string {
	address := a.page.Address()
	if i := strings.IndexAny(address, marks); i >= 0 {
		address = address[:i]
	}
	return address
}

// arrive shows the start screen, and what the address of the page asks for. What
// cannot be understood is told there.
func (a *App) arrive(u *url.URL) {
	q := u.Query()
	if q.Has("lang") && !a.words.SetLanguage(q.Get("lang")) {
		a.misread("lang=" + q.Get("lang"))
	}
	a.tellLanguage()
	a.home()
	defer a.tellMisread()
	s, ok := a.base.(*start)
	if !ok {
		return
	}
	if game := q.Get("game"); slices.Contains(games, game) {
		s.passing = true
		s.chooseGame(game)
		s.passing = false
	} else if q.Has("game") {
		a.misread("game=" + game)
	}
	s.preset(q)
	if a.embed != nil {
		a.settle(s, u, q)
		return
	}
	switch text, ok := strings.CutPrefix(u.Fragment, fragment); {
	case ok:
		s.openLink(text, q)
	case q.Has("continue") && s.saved != nil:
		s.goOn()
	}
}

// misread notes a part of the address that was not understood.
func (a *App) misread(part string) {
	quoted := rules.Clip(part) // the text has quotes of its language around it
	a.unread = append(a.unread, quoted[1:len(quoted)-1])
}

// tellMisread says what of the address was not understood, all at once.
func (a *App) tellMisread() {
	if len(a.unread) > 0 {
		a.open(a.linkTrouble(a.words.Tf("link.misread", map[string]any{"Part": strings.Join(a.unread, " · ")})))
	}
	a.unread = nil
}

// linkTrouble says why the page does not show what its address asks for.
func (a *App) linkTrouble(text string) screen {
	return &question{app: a, title: a.t("link.title"), text: text, yes: a.t("button.close")}
}

// preset fills in the start screen as the address asks. It is not kept: the
// next visit finds what the player chose.
func (s *start) preset(q url.Values) {
	a, set := s.app, s.setup
	set.Players = slices.Clone(set.Players)
	expanded := !q.Has("expansions") || s.expand(&set, q.Get("expansions"))
	if !expanded {
		a.misread("expansions=" + q.Get("expansions"))
	}
	seated := !q.Has("players") || s.seat(&set, q.Get("players"))
	switch {
	case !seated:
		a.misread("players=" + q.Get("players"))
	case !expanded:
	case set.game() == "vassals" && len(set.Players) == 6 && !set.has("allornothing"):
		a.open(a.linkTrouble(a.t("start.six")))
	case set.check() != nil:
		a.misread("players=" + q.Get("players"))
	default:
		s.setup = set
		a.stale = true
	}
}

// expand puts the expansions of an address into a setup. It reports whether the
// text means any, or none.
func (s *start) expand(set *setup, text string) bool {
	set.Expansions = nil
	for name := range strings.SplitSeq(text, ",") {
		if _, ok := vassals.ParseSet(name); ok && !set.has(name) {
			set.Expansions = append(set.Expansions, name)
		} else if name != "" {
			return false
		}
	}
	slices.SortFunc(set.Expansions, func(a, b string) int { return slices.Index(expansions, a) - slices.Index(expansions, b) })
	if !set.has("allornothing") {
		for i, p := range set.Players {
			if p.Color == art.Pink.String() {
				set.Players[i].Color = s.freeColor(*set, art.Red).String()
			}
		}
	}
	return true
}

// seat puts the players of an address into a setup: so many people, or these
// names, in which a level or an opponent after a colon makes a bot. It reports
// whether the text means any.
func (s *start) seat(set *setup, text string) bool {
	if n, err := strconv.Atoi(text); err == nil {
		if n < 2 || n > len(colors) {
			return false
		}
		set.Players = set.Players[:min(n, len(set.Players))]
		for len(set.Players) < n {
			set.Players = append(set.Players, s.newPlayer(*set))
		}
		for i := range set.Players {
			set.Players[i].Bot = ""
		}
		return true
	}
	list := strings.Split(text, ",")
	if len(list) > len(colors) {
		return false
	}
	set.Players = nil
	for _, name := range list {
		p := s.newPlayer(*set)
		if before, bot, ok := strings.Cut(name, ":"); ok {
			if !knownBot(bot) {
				return false
			}
			name, p.Bot = before, bot
		}
		p.Name = name // the rules say what names may be
		set.Players = append(set.Players, p)
	}
	return true
}

// openLink shows the game of a link, which is one more among the saved ones.
func (s *start) openLink(text string, q url.Values) {
	a := s.app
	rec, err := readLink(text)
	a.dropLink()
	if err != nil {
		a.open(a.linkTrouble(a.t("link.broken")))
		return
	}
	at, ok := atOf(q, rec)
	a.takeUp(upTo(rec, at))
	if !ok {
		a.misread("at=" + q.Get("at"))
	}
}

// atOf gives after how many moves an address wants to see a game: all, where it
// does not say. ok is false where it says something that cannot be.
func atOf(q url.Values, rec *rules.Record) (at int, ok bool) {
	if !q.Has("at") {
		return len(rec.Moves), true
	}
	at, err := strconv.Atoi(q.Get("at"))
	if err != nil || at < 0 || at > len(rec.Moves) {
		return len(rec.Moves), false
	}
	return at, true
}

// takeUp goes on with the game of a record that came from elsewhere: the one
// kept, if there is one. It has been played through already.
func (a *App) takeUp(rec *rules.Record) {
	if id := a.store.find(rec); id != "" {
		a.resume(id)
		return
	}
	if err := a.play(rec, false); err != nil {
		a.note(err.Error()) // it was played once already
	}
}

// dropLink takes the game out of the page's address: from now on it is in the
// storage, and goes on there.
func (a *App) dropLink() {
	a.page.SetAddress(a.addressBefore("#"))
}

// Link gives the game under way as a link has it, "" when there is none; of one
// that is looked at, all of it.
func (a *App) Link() string {
	if v, ok := a.base.(*viewer); ok {
		return link.Encode(v.rec)
	}
	if rec := a.Record(); rec != nil {
		return link.Encode(rec)
	}
	return ""
}

// Return gives an address at which the page, loaded anew, shows what it shows
// now, "" where no game is under way.
func (a *App) Return() string {
	text := a.Link()
	if text == "" {
		return ""
	}
	u := a.address()
	q := u.Query()
	q.Del("at")
	if a.embed != nil {
		q.Set("at", itoa(len(a.Record().Moves)))
		q.Set("mode", a.embed.mode)
		q.Set("lang", a.words.Language())
	}
	u.RawQuery, u.Fragment = q.Encode(), fragment+text
	return u.String()
}

// copyLink puts a link to a game on the clipboard, or shows it where the browser
// refuses that.
func (a *App) copyLink(rec *rules.Record) {
	address := a.addressBefore("?#") + "#" + fragment + link.Encode(rec)
	a.page.Copy(address, func(ok bool) {
		if ok {
			a.note(a.t("link.copied"))
			return
		}
		room := a.room().Inset(margin)
		box := layout.Rect{X: room.X, Y: room.Y + room.H/3, W: room.W, H: touch}
		a.page.Edit(a.toPage(box), a.t("menu.link"), address, len(address), func(string, bool) {})
	})
}
