package art

import (
	"slices"
	"testing"
)

func TestSVG(t *testing.T) {
	got := new(path).svg("M1 -2L3.5 4 .25 -.75Q5 6 7 8C9 10.125 11 12 13 14ZM0 0L1 1")
	want := new(path).move(1, -2).line(3.5, 4).line(.25, -.75).quad(5, 6, 7, 8).cubic(9, 10.125, 11, 12, 13, 14).close().move(0, 0).line(1, 1)
	if !slices.Equal(got.verbs, want.verbs) || !slices.Equal(got.points, want.points) {
		t.Errorf("got %v %v, want %v %v", got.verbs, got.points, want.verbs, want.points)
	}
	defer func() {
		if recover() == nil {
			t.Error("no panic about a letter that is not known")
		}
	}()
	new(path).svg("M1 2A3 4")
}
