package scene

import (
	"slices"
	"strconv"

	"vassals/game/art"
	"vassals/game/layout"
	"vassals/rules"
)

// newPlayer gives a person a name and a colour that nobody has.
func (s *start) newPlayer(set setup) rules.Player {
	p := rules.Player{Color: s.freeColor(set, 0).String()}
	for i := 1; i <= len(colors); i++ {
		p.Name = s.app.t("start.name." + strconv.Itoa(i))
		if !slices.ContainsFunc(set.Players, func(q rules.Player) bool { return q.Name == p.Name }) {
			break
		}
	}
	return p
}

// freeColor gives the first colour from c on that nobody has.
func (s *start) freeColor(set setup, c art.Color) art.Color {
	for i := range colors {
		next := colors[(int(c)+i)%len(colors)]
		if next == art.Pink && (!set.has("allornothing") || set.Game == agesGame) {
			continue
		}
		if !slices.ContainsFunc(set.Players, func(q rules.Player) bool { return q.Color == next.String() }) {
			return next
		}
	}
	return c
}

func (s *start) drawPlayers(u *ui, r layout.Rect) float64 {
	a, y := s.app, r.Y
	u.text(layout.Rect{X: r.X, Y: y, W: r.W * .5, H: 44}, a.t("start.players"), headingStyle, left, 1)
	u.say(2, a.t("start.players"))
	order, orderIcon := a.t("start.order.listed"), art.People
	if s.setup.ByLot {
		order, orderIcon = a.t("start.order.lot"), art.Dice
	}
	ow := min(r.W*.5, 160)
	u.button("order", a.t("start.players")+": "+order, layout.Rect{X: r.X + r.W - ow, Y: y, W: ow, H: 44}, light, orderIcon, order,
		func() { s.setup.ByLot = !s.setup.ByLot; s.changed() })
	y += 48
	for i := range s.setup.Players {
		s.drawPlayer(u, i, layout.Rect{X: r.X, Y: y, W: r.W, H: 48})
		y += 48
	}
	if n := len(s.setup.Players); n < s.setup.most() {
		row := layout.Rect{X: r.X, Y: y, W: r.W, H: 46}
		if n == 5 && !s.setup.has("allornothing") {
			u.text(layout.Rect{X: r.X + 12, Y: y, W: r.W - 12, H: 46}, a.t("start.six"), hintStyle, left, 2)
		} else {
			u.icon(art.Plus, r.X+22, y+23, 22, faint)
			u.text(layout.Rect{X: r.X + 54, Y: y, W: r.W - 60, H: 46}, a.t("start.add"), bodyStyle.in(faint).sized(18), left, 1)
			u.area("add", a.t("start.add"), row, func() {
				s.setup.Players = append(s.setup.Players, s.newPlayer(s.setup))
				s.changed()
			})
		}
		y += 48
	}
	return y + 4
}

func (s *start) drawPlayer(u *ui, i int, r layout.Rect) {
	a, p := s.app, s.setup.Players[i]
	n := strconv.Itoa(i + 1)
	u.sprite(art.Badge{Color: colorOf(p)}, layout.Rect{X: r.X + 4, Y: r.Y + 6, W: 36, H: 36})
	u.area("color "+n, a.words.Tf("start.color.of", map[string]any{"Name": p.Name, "Color": a.t("color." + p.Color)}), layout.Rect{X: r.X, Y: r.Y, W: 46, H: 48}, func() {
		others := s.setup // one's own colour comes round again when there is no other
		others.Players = slices.Delete(slices.Clone(others.Players), i, i+1)
		s.setup.Players[i].Color = s.freeColor(others, (colorOf(p)+1)%art.Color(len(colors))).String()
		s.changed()
	})
	x := r.X + r.W
	if len(s.setup.Players) > 2 {
		x -= 44
		u.icon(art.Cross, x+22, r.Y+24, 20, faint)
		u.area("remove "+n, a.words.Tf("start.remove", map[string]any{"Name": p.Name}), layout.Rect{X: x, Y: r.Y + 2, W: 44, H: 44}, func() {
			s.setup.Players = slices.Delete(s.setup.Players, i, i+1)
			s.changed()
		})
	}
	if i > 0 && !s.setup.ByLot {
		x -= 44
		u.icon(art.Up, x+22, r.Y+24, 20, faint)
		u.area("up "+n, a.words.Tf("start.up", map[string]any{"Name": p.Name}), layout.Rect{X: x, Y: r.Y + 2, W: 44, H: 44}, func() {
			ps := s.setup.Players
			ps[i-1], ps[i] = ps[i], ps[i-1]
			s.changed()
		})
	}
	seat := 58.0
	if r.W >= 380 {
		seat = 176
	}
	x -= seat + 2
	a.seatButton(u, "seat "+n, p, layout.Rect{X: x, Y: r.Y + 2, W: seat, H: touch}, func() {
		a.open(newPicker(a, s.setup.Game, p.Bot, func(bot string) { s.sit(i, bot) }))
	})
	box := layout.Rect{X: r.X + 54, Y: r.Y + 2, W: x - r.X - 60, H: 44}
	u.name(box, p.Name, nameStyle.sized(19), left)
	u.say(0, p.Name+", "+a.t("color."+p.Color)+", "+a.seatText(p.Bot))
	u.area("name "+n, a.words.Tf("start.name.of", map[string]any{"Number": i + 1}), box, func() {
		a.page.Edit(a.toPage(box), a.t("start.name"), p.Name, 40, func(text string, ok bool) {
			if ok && text != "" && i < len(s.setup.Players) {
				s.setup.Players[i].Name = text
				s.changed()
			}
		})
	})
	u.sprite(art.Fill{Color: line}, layout.Rect{X: r.X, Y: r.Y + 47, W: r.W, H: 1})
}
