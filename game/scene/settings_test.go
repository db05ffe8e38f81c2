package scene

import "testing"

// What is chosen in the settings holds at once and after a new start.
func TestSettingsAreKept(t *testing.T) {
	page := newFakePage("en")
	a := newTestApp(t, page, windows[0])
	a.SetReducedMotion(false)
	if page.volume < .6 || page.volume > .7 || page.saver {
		t.Errorf("at first: volume %g, saver %v", page.volume, page.saver)
	}
	perform(t, a, "settings")
	perform(t, a, "louder")
	if page.volume != 1 {
		t.Errorf("at the loudest: volume %g", page.volume)
	}
	if err := a.Perform("louder"); err == nil {
		t.Error("louder than the loudest")
	}
	for range loudest - 1 {
		perform(t, a, "quieter")
	}
	if page.volume <= 0 || page.volume > .05 || a.Perform("quieter") == nil {
		t.Errorf("at the quietest: volume %g", page.volume)
	}
	for _, id := range []string{"motion", "saver", "fullscreen", "hint dead"} {
		perform(t, a, id)
	}
	if !page.saver || !page.filled || a.motion() || a.set.hint(hintDead) {
		t.Error("a switch does nothing")
	}
	quiet := page.volume
	perform(t, a, "sound")
	if page.volume != 0 {
		t.Errorf("mute: volume %g", page.volume)
	}
	perform(t, a, "purist")

	again := newFakePage("en")
	again.stored = page.stored
	b := newTestApp(t, again, windows[0])
	if again.volume != 0 || !again.saver || !b.set.Still || b.set.hint(hintSpots) {
		t.Error("not all is remembered")
	}
	perform(t, b, "settings")
	perform(t, b, "sound")
	if again.volume != quiet {
		t.Errorf("after mute: volume %g, want the one of before, %g", again.volume, quiet)
	}
}

// Where the system asks for less motion the switch says so, and cannot be used.
func TestMotionOfTheSystem(t *testing.T) {
	a := newTestApp(t, newFakePage("en"), windows[0])
	perform(t, a, "settings")
	if !shows(a, a.t("settings.motion.system")) || a.Perform("motion") == nil {
		t.Error("the switch does not say that the system decides")
	}
	a.SetReducedMotion(false)
	if perform(t, a, "motion"); shows(a, a.t("settings.motion.system")) {
		t.Error("the switch does not say that it decides")
	}
}
