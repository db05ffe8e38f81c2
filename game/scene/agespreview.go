package scene

import (
	"strings"

	ages "vassals/rules/middleages"
)

// fact is a line of what a tile brings: what for, how many coins, and why.
type fact struct {
	label string
	coins int
	text  string
	free  bool  // it is not about coins
	hit   []int // the players who are attacked
	pay   []int // the players who pay
}

// taken gives the tile that the player takes in this turn, 0 for none, and
// where it lies.
func (t *agesTable) taken() (ages.Tile, ages.Spot) {
	st := t.match.State()
	if st.Step() != ages.StepTurn {
		return 0, ages.Spot{}
	}
	at := st.Lord(st.Player())
	return st.TileAt(at), at
}

// facts tells what taking a tile would bring a player now, with a choice for
// its effect.
func (t *agesTable) facts(player int, tile ages.Tile, c ages.Choice) []fact {
	a, st := t.app, t.match.State()
	p := st.Preview(player, tile, c)
	effect := fact{label: a.t("ages.effect"), coins: p.Coins() - p.Income, text: t.effectText(player, tile, c, p)}
	effect.free = effect.coins == 0
	effect.hit = p.Loses
	for q, n := range p.Pays {
		if n > 0 {
			effect.pay = append(effect.pay, q)
		}
	}
	income := fact{label: a.t("ages.income"), coins: p.Income, text: t.incomeText(player, tile, c)}
	return []fact{effect, income}
}

// effectText says what the effect of a tile does.
func (t *agesTable) effectText(player int, tile ages.Tile, c ages.Choice, p ages.Preview) string {
	a, w, st := t.app, t.app.words, t.match.State()
	switch c.Kind {
	case ages.RecoverChoice:
		return w.Tf("ages.effect.recovered", map[string]any{"Property": w.Property(c.Property)})
	case ages.ScoutChoice:
		return w.Tf("ages.effect.scouted", map[string]any{"Tile": t.tileName(st.TileAt(c.Spot))})
	case ages.CoinChoice:
		return w.Tf("ages.effect.coined", map[string]any{"Property": w.Property(c.Property)})
	case ages.TokenChoice:
		return w.Tf("ages.effect.tokened", map[string]any{"Property": w.Property(c.Property), "Type": w.Property(c.Type)})
	}
	own := func(sym ages.Symbol) int {
		n := st.Symbols(player, sym)
		if st.Symbol(tile) == sym {
			n++
		}
		return n
	}
	switch st.Property(tile) {
	case ages.Field:
		return w.N("symbol.peasant.count", own(ages.Peasant))
	case ages.Market:
		return w.N("symbol.chest.count", own(ages.Chest))
	case ages.Village:
		if len(st.Cemetery(player)) == 0 {
			return a.t("ages.effect.graves")
		}
		return a.t("ages.effect.recover")
	case ages.Wall:
		return a.t("ages.effect.scout")
	case ages.Church:
		if st.CoinTokens() == 0 || !t.hasSpace(player) {
			return a.t("ages.effect.full")
		}
		return a.t("ages.effect.coin")
	case ages.Palace:
		if st.PropertyTokens() == 0 || !t.hasSpace(player) {
			return a.t("ages.effect.full")
		}
		return a.t("ages.effect.token")
	}
	return t.rivalsText(p)
}

// hasSpace reports whether a token has room under one of a player's properties.
func (t *agesTable) hasSpace(player int) bool {
	for p := range ages.Property(ages.Properties) {
		if kind, _ := t.match.State().Token(player, p); kind == ages.NoChoice {
			return true
		}
	}
	return false
}

// rivalsText says who is attacked, with the tile that is lost, or who pays.
func (t *agesTable) rivalsText(p ages.Preview) string {
	a, w := t.app, t.app.words
	var lost, paid []string
	for _, e := range p.Events {
		if e.Kind == ages.EventLose {
			lost = append(lost, t.players()[e.Player].Name+" ("+t.tileName(e.Tile)+")")
		}
	}
	for q, n := range p.Pays {
		if n > 0 {
			paid = append(paid, t.players()[q].Name+" "+itoa(n))
		}
	}
	switch {
	case len(lost) > 0:
		return w.Tf("ages.effect.attack", map[string]any{"Names": strings.Join(lost, ", ")})
	case len(paid) > 0:
		return w.Tf("ages.effect.from", map[string]any{"Names": strings.Join(paid, ", ")})
	}
	return a.t("ages.effect.none")
}

// incomeText says what a property pays for when a tile is added to it.
func (t *agesTable) incomeText(player int, tile ages.Tile, c ages.Choice) string {
	w, st := t.app.words, t.match.State()
	p := st.Property(tile)
	kind, also := st.Token(player, p)
	if c.Property == p && (c.Kind == ages.CoinChoice || c.Kind == ages.TokenChoice) {
		kind, also = c.Kind, c.Type
	}
	var parts []string
	for _, q := range t.paysFor(p, kind, also) {
		n := st.Count(player, q)
		if q == p {
			n++
		}
		if c.Kind == ages.RecoverChoice && c.Property == q {
			n++
		}
		if n > 0 {
			parts = append(parts, w.Properties(q, n))
		}
	}
	if kind == ages.CoinChoice {
		parts = append(parts, t.app.t("ages.each"))
	}
	return strings.Join(parts, ", ")
}

// paysFor gives the types that a property pays for, with what lies under it.
func (t *agesTable) paysFor(p ages.Property, kind ages.ChoiceKind, also ages.Property) []ages.Property {
	list := append([]ages.Property(nil), t.match.State().Edition().Incomes[p].Pays...)
	if kind == ages.TokenChoice {
		list = append(list, also)
	}
	return list
}

// told gives the tile that the panel tells about, and what it brings whom: one
// that was asked for, or the one that is taken.
func (t *agesTable) told() (tile ages.Tile, player int, facts []fact) {
	st := t.match.State()
	if st.Step() == ages.StepOver {
		return 0, 0, nil
	}
	player = st.Player()
	if look := st.TileAt(t.turn.look); look != 0 {
		return look, player, t.hinted(t.facts(player, look, ages.Choice{}))
	}
	if st.Step() == ages.StepOpening {
		return 0, player, nil
	}
	tile, _ = t.taken()
	if tile == 0 {
		return 0, player, nil
	}
	return tile, player, t.hinted(t.facts(player, tile, t.turn.choice))
}

// hinted leaves the facts out where no such hint is wanted.
func (t *agesTable) hinted(list []fact) []fact {
	if !t.app.set.hint(hintInfo) {
		return nil
	}
	return list
}

// next tells what the tile to which the lord goes would bring after this turn.
func (t *agesTable) next() (tile ages.Tile, coins int, ok bool) {
	st := t.match.State()
	if t.turn.lord == 0 || !t.app.set.hint(hintInfo) {
		return 0, 0, false
	}
	tile = st.TileAt(ages.Spot{Row: int8(st.NextRow()), Position: t.turn.lord})
	player, m := st.Player(), t.move()
	if st.Step() == ages.StepTurn && t.asks() != ages.NoChoice && m.Choice.Kind == ages.NoChoice {
		m.Choice = t.turn.choices[0] // any will do: a move must have one
		if t.asks() == ages.ScoutChoice {
			m.Choice = ages.Choice{}
		}
	}
	after := st.Clone()
	if after.Play(m) != nil {
		return 0, 0, false
	}
	p := after.Preview(player, tile, ages.Choice{})
	return tile, p.Coins(), true
}
