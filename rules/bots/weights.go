package bots

// weights are what a bot's judgement is made of. A share of 1 of something is
// worth a point.
type weights struct {
	// Chances. What is asked is how many of the tiles left would do, how many
	// draws are left to whom, and how much of them is used for it.
	cityMine, cityOther   float64 // use of a fitting tile for a city by those who lead in it, by others
	roadMine, roadOther   float64
	cloisMine, cloisOther float64
	crowd                 float64 // each further open end makes all of them harder by so much
	extend                float64 // a tile that goes on without closing, as a part of one that closes
	open                  float64 // tiles that fit a spot that has no neighbour yet, as a part of all

	// Features.
	growCity, growRoad float64 // tiles that each open end brings until completion
	loser              float64 // what those who do not lead may still hope for
	join               float64 // of what joining two features would change

	// Fields.
	field     float64 // of the points that a field would bring
	fieldLate float64 // of that, what is uncertain at the beginning of the game
	fieldGrow float64 // points that a field still gains, at the beginning of the game

	// Figures.
	hand    float64 // what the first free vassal brings, with the whole game ahead
	spare   float64 // what each further one brings, as a part of the one before
	soon    float64 // of a figure on a feature that will be complete
	tempo   float64 // draws after which half of a vassal's worth is reached
	double  float64 // a double in hand instead of a vassal
	builder float64 // a builder in hand
	pigHand float64
	shadow  float64
	extra   float64 // an extra tile of the builder

	goods float64

	// Temperament.
	like  [4]float64 // what a figure put on a feature seems worth more, by PartKind
	haste float64    // what a figure that comes home seems worth more
	steal float64    // what a figure beside a rival's on a city or road seems worth more
	spite float64    // of what rivals have, on top

	best  float64 // of the best rival, the rest of the mean of the rivals
	noise float64 // points by which the judgement is off at random
}

// plain is the judgement of the levels.
var plain = weights{
	cityMine: 0.37, cityOther: 0.145, roadMine: 0.425, roadOther: 0.03, cloisMine: 0.47, cloisOther: 0.028,
	crowd: 1.15, extend: 0.23, open: 0.17,
	growCity: 0.08, growRoad: 0.27, loser: 0.017, join: 0.66,
	field: 1, fieldLate: 0.52, fieldGrow: 4.9,
	hand: 22.9, spare: 0.81, soon: 0.555, tempo: 18.8, double: 5, builder: 2.5, pigHand: 2.5, shadow: 11, extra: 1,
	goods: 1.1, best: 0.5,
}
