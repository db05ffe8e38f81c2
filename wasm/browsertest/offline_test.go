package browsertest

import (
	"math/rand/v2"
	"testing"
)

// keeps waits until the service worker keeps a whole version.
func (p *page) keeps() {
	p.t.Helper()
	p.eval("navigator.serviceWorker.ready.then(() => true)")
}

// The page that is worked on always comes from the server, and a new version of
// it asks for nothing.
func TestServedFresh(t *testing.T) {
	p := player{open(t, small, "en"), rand.New(rand.NewPCG(3, 3)), false}
	p.keeps()
	p.load()
	if _, ok := p.find("renew"); ok {
		t.Error("the same version asks to be renewed")
	}
	p.begin(2)
	p.step()
	p.quiet()
}
