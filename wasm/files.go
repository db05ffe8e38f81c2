//go:build js

package main

// Save implements scene.Page.
func (p *page) Save(name, text string) { p.host.Call("save", name, text) }

// Open implements scene.Page.
func (p *page) Open(done func(text string, ok bool)) {
	p.opened = done
	p.host.Call("open")
}

// endOpen hands on what is in the file.
func (p *page) endOpen(text string, ok bool) {
	done := p.opened
	p.opened = nil
	if done != nil {
		done(text, ok)
	}
}
