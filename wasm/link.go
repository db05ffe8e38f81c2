//go:build js

package main

// Copy implements scene.Page.
func (p *page) Copy(text string, done func(ok bool)) {
	p.copied = done
	p.host.Call("copy", text)
}

// endCopy hands on whether the clipboard took the text.
func (p *page) endCopy(ok bool) {
	done := p.copied
	p.copied = nil
	if done != nil {
		done(ok)
	}
}

// Address implements scene.Page.
func (p *page) Address() string { return p.host.Call("address").String() }

// SetAddress implements scene.Page.
func (p *page) SetAddress(address string) { p.host.Call("setAddress", address) }

// Renew implements scene.Page.
func (p *page) Renew() { p.host.Call("renew") }
