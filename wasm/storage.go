//go:build js

package main

// storageError is why the browser's storage did not do as it was told.
type storageError struct{ op, key, reason string }

func (e *storageError) Error() string {
	switch e.reason {
	case "denied":
		return "storage: " + e.op + " " + e.key + ": the browser forbids it"
	case "full":
		return "storage: " + e.op + " " + e.key + ": the storage is full"
	}
	return "storage: " + e.op + " " + e.key + ": the storage is broken"
}

// Full reports whether space is all that is missing.
func (e *storageError) Full() bool { return e.reason == "full" }

// Load implements scene.Page.
func (p *page) Load(key string) (value string, ok bool, err error) {
	r := p.host.Call("load", key)
	if !r.Get("ok").Bool() {
		return "", false, &storageError{"load", key, r.Get("err").String()}
	}
	if v := r.Get("value"); !v.IsNull() {
		return v.String(), true, nil
	}
	return "", false, nil
}

// Store implements scene.Page.
func (p *page) Store(key, value string) error {
	if r := p.host.Call("store", key, value); !r.Get("ok").Bool() {
		return &storageError{"store", key, r.Get("err").String()}
	}
	return nil
}

// Remove implements scene.Page.
func (p *page) Remove(key string) error {
	if r := p.host.Call("remove", key); !r.Get("ok").Bool() {
		return &storageError{"remove", key, r.Get("err").String()}
	}
	return nil
}

// Keys implements scene.Page.
func (p *page) Keys(prefix string) ([]string, error) {
	r := p.host.Call("keys", prefix)
	if !r.Get("ok").Bool() {
		return nil, &storageError{"keys", prefix, r.Get("err").String()}
	}
	list := r.Get("value")
	keys := make([]string, list.Length())
	for i := range keys {
		keys[i] = list.Index(i).String()
	}
	return keys, nil
}

// Persist implements scene.Page.
func (p *page) Persist() { p.host.Call("persist") }
